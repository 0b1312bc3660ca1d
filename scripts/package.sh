#!/usr/bin/env bash
# package.sh [--program FILE]: builds the program with the app inside (the preset `release`) and writes
# build/sounder_VERSION_ARCHITECTURE.deb; the last line is its path. --program takes one that is built already.
set -uo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
source "$root/scripts/packages.sh"
source "$root/scripts/build.sh"

program=
while (($#)); do
  case $1 in
    --program)
      [[ -x ${2-} ]] || { echo "package.sh: --program wants a built program" >&2; exit 2; }
      program=$(readlink -f "$2")
      shift 2
      ;;
    *) echo "package.sh: unknown word \"$1\", expected --program" >&2; exit 2 ;;
  esac
done

if [[ $program ]]; then
  need package || exit 1
else
  need run web wasm package && build wasm engines && build release sounder || exit 1
  program=$root/build/release/sounder
fi

folder=$root/build/package
rm -rf "$folder"
mkdir -p "$folder"
log=$folder/package.log
# With the time of the commit, not of the day, in the package: the same program gives the same bytes.
SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct 2>/dev/null) && export SOURCE_DATE_EPOCH
if ! { cmake -S "$root/packaging/debian" -B "$folder" -DSOUNDER_PROGRAM="$program" && (cd "$folder" && cpack -G DEB); } >"$log" 2>&1 </dev/null; then
  build_failed package "$log"
  exit 1
fi
made=("$folder"/sounder_*.deb)
mv "${made[0]}" "$root/build/" && echo "$root/build/${made[0]##*/}"
