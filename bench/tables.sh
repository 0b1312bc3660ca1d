#!/usr/bin/env bash
# How many tables a server bears, and how fast it answers: the figures of docs/performance.md, *Tables*.
#   bench/tables.sh [all]       all that follows, about nine minutes, and at the end a table with every bar
#   bench/tables.sh live        5,000 tables, 10,000 sockets, 1,000 moves a second: how soon moves are acknowledged and seen
#   bench/tables.sh capacity    how many moves a second SQLite bears
#   bench/tables.sh postgresql  how many PostgreSQL bears
#   bench/tables.sh memory      what a socket and a table take, on SQLite, which keeps pages in the process, and on PostgreSQL
#   bench/tables.sh restart     how soon a server with 10,000 live tables is ready again
#   bench/tables.sh prepare     builds all that the others need, so that a quiet hour need not be spent on it
# Several words: these one after the other. Words that begin with -- are for the program behind it, whose --help lists them.
#   --build DIR                 a build with sounder and sounder_tables_bench instead of one of the preset dev
#   --in DIR                    where the databases lie meanwhile, else $TMPDIR or /tmp: a real disk, please
# The server and those who play share the machine. PostgreSQL is one of our own (tests/store/postgres.sh), with fsync.
set -uo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
source "$root/scripts/build.sh"
source "$root/scripts/packages.sh"

build= in=${TMPDIR:-/tmp} wanted=() more=()
while (($#)); do
  case $1 in
    -h | --help) sed -n '2,/^set/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; exit ;;
    --build | --in)
      [[ ${2-} ]] || { echo "tables.sh: $1 wants a value" >&2; exit 2; }
      declare "${1#--}=$(readlink -f "$2")"
      shift 2
      ;;
    --*) more+=("$1" ${2+"$2"}); shift; (($# == 0)) || shift ;;
    all | live | capacity | postgresql | memory | restart | prepare) wanted+=("$1"); shift ;;
    *) echo "tables.sh: unknown word \"$1\"; see bench/tables.sh --help" >&2; exit 2 ;;
  esac
done
[[ " ${wanted[*]-all} " != *" all "* ]] || wanted=(live capacity postgresql memory restart)

if [[ ! $build ]]; then
  need run test web wasm || exit 1
  build wasm engines && configure dev -DSOUNDER_BENCH=ON && build dev sounder sounder_tables_bench || exit 1
  build=$root/build/dev
fi

folder=
results=$(mktemp -p "$in" sounder-results.XXXXXX) || exit 1
tidy_up() {
  [[ ! -d $folder/postgresql/data ]] || "$root/tests/store/postgres.sh" stop "$folder/postgresql"
  rm -rf "$folder"
  folder=
}
trap 'tidy_up; rm -f "$results"' EXIT

# measure ARGUMENT...: with a fresh folder.
measure() {
  "$build/bench/sounder_tables_bench" --program "$build/sounder" --data "$folder" --results "$results" "$@" "${more[@]}"
}
live() { measure --tables 5000 --sockets 10000 --rate 1000 --seconds 30; }
capacity() { measure --tables 5000 --rate 2000 --capacity "$@"; }
# on_postgresql WHAT: the same on a PostgreSQL.
on_postgresql() {
  mkdir "$folder/postgresql" && chmod 755 "$folder" || return 1
  local database
  database=$(SOUNDER_POSTGRES_FSYNC=on "$root/tests/store/postgres.sh" start "$folder/postgresql" $$) || return 1
  "$1" --database "$database"
}
postgresql() { on_postgresql capacity; }
sockets_and_tables() { measure --idle 5000 "$@"; }
memory() {
  local status=0
  sockets_and_tables || status=1
  on_postgresql sockets_and_tables || status=1
  return $status
}
restart() { measure --restart 10000; }

status=0
for what in "${wanted[@]}"; do
  [[ $what != prepare ]] || continue
  folder=$(mktemp -d -p "$in" sounder-load.XXXXXX) || exit 1
  printf '\n## %s, %s\n\n' "$what" "$(date -u +%H:%M:%S)"
  "$what" || status=1
  tidy_up
done
if [[ -s $results ]]; then
  printf '\n## Bars\n\n| what | bar | measured |\n|---|---|---|\n'
  cat "$results"
fi
exit $status
