#!/usr/bin/env bash
# Kills a server that people play on, again and again, and looks whether anything that was acknowledged is lost.
#   scripts/crash.sh [--kills N] [--store sqlite|postgresql] [--servers N] [--evenings N] [--seed N] [--build DIR]
# Several servers (PostgreSQL) stand behind an nginx and are killed in turn: packaging/nginx/sounder.conf is what it reads.
# The last line has the counts. PostgreSQL is one of its own, in a folder of its own (tests/store/postgres.sh).
set -uo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")

kills=20 store=sqlite servers=1 evenings=6 seed=1 build=$root/build/dev
while (($#)); do
  case $1 in
    --kills | --store | --servers | --evenings | --seed | --build)
      [[ ${2-} ]] || { echo "crash.sh: $1 wants a value" >&2; exit 2; }
      declare "${1#--}=$2"
      shift 2
      ;;
    *) echo "crash.sh: unknown word \"$1\", expected --kills, --store, --servers, --evenings, --seed or --build" >&2; exit 2 ;;
  esac
done
for program in "$build/sounder" "$build/tests/crash/sounder_crash"; do
  [[ -x $program ]] || { echo "crash.sh: $program is not built (targets sounder, sounder_crash)" >&2; exit 1; }
done

[[ $servers == 1 || $store == postgresql ]] || { echo "crash.sh: several servers need --store postgresql" >&2; exit 2; }

folder=$(mktemp -d)
status=0
case $store in
  sqlite) database=sqlite:$folder/sounder.db ;;
  postgresql) database=$("$root/tests/store/postgres.sh" start "$folder" $$) || exit 1 ;;
  *) echo "crash.sh: unknown store \"$store\", expected sqlite or postgresql" >&2; exit 2 ;;
esac
"$build/tests/crash/sounder_crash" --program "$build/sounder" --database "$database" --kills "$kills" --servers "$servers" --folder "$folder" --evenings "$evenings" --seed "$seed" || status=1
[[ $store != postgresql ]] || "$root/tests/store/postgres.sh" stop "$folder"
if ((status)); then echo "crash.sh: what was stored is kept in $folder" >&2; else rm -rf "$folder"; fi
exit $status
