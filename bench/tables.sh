#!/usr/bin/env bash
# How many tables a server bears, and how fast it answers: the figures of docs/performance.md, *Tables*.
#   bench/tables.sh                                                                 all of it, on SQLite
#   bench/tables.sh [--store sqlite|postgresql] [--build DIR] [--in DIR] ARGUMENT...    one measurement:
#     --tables 5000 --sockets 10000 --rate 1000 --seconds 30    live tables
#     --capacity                                                how many moves a second
#     --idle 5000                                               memory of a socket and of a table
#     --restart 10000                                           how soon it is ready again
# The server and those who play share the machine. SQLite is in a fresh folder inside --in (else $TMPDIR or /tmp: a real disk, please);
# PostgreSQL is one of its own (tests/store/postgres.sh), with fsync.
set -uo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
source "$root/scripts/build.sh"

store=sqlite build= in=${TMPDIR:-/tmp} arguments=()
while (($#)); do
  case $1 in
    --store | --build | --in)
      [[ ${2-} ]] || { echo "tables.sh: $1 wants a value" >&2; exit 2; }
      declare "${1#--}=$2"
      shift 2
      ;;
    *) arguments+=("$1"); shift ;;
  esac
done
if [[ ! $build ]]; then
  build wasm engines && build check sounder sounder_tables_bench || exit 1
  build=$root/build/check
fi

# measure ARGUMENT...: with a store of its own.
measure() {
  local folder database=() status=0
  folder=$(mktemp -d -p "$in" sounder-load.XXXXXX) || return 1
  case $store in
    sqlite) ;;
    postgresql)
      mkdir "$folder/postgresql"
      chmod 755 "$folder"
      database=(--database "$(SOUNDER_POSTGRES_FSYNC=on "$root/tests/store/postgres.sh" start "$folder/postgresql" $$)") || return 1
      ;;
    *) echo "tables.sh: unknown store \"$store\", expected sqlite or postgresql" >&2; exit 2 ;;
  esac
  "$build/bench/sounder_tables_bench" --program "$build/sounder" --data "$folder" "${database[@]}" "$@" || status=1
  [[ $store != postgresql ]] || "$root/tests/store/postgres.sh" stop "$folder/postgresql"
  rm -rf "$folder"
  return $status
}

if ((${#arguments[@]})); then
  measure "${arguments[@]}"
else
  status=0
  for arguments in "--tables 5000 --sockets 10000 --rate 1000 --seconds 30" "--capacity" "--idle 5000" "--restart 10000"; do
    printf '\n## %s\n\n' "$arguments"
    measure $arguments || status=1
  done
  exit $status
fi
