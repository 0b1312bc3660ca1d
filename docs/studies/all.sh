#!/usr/bin/env bash
# Runs every study again:  docs/studies/all.sh FOLDER [BINARY]
# FOLDER gets one folder per study with its report, and NAME.txt with what was printed and how long it took.
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
folder=${1:?expected a folder for the results}
sounder=${2:-$here/../../sounder}
mkdir -p "$folder"
for file in "$here"/*.toml; do
  name=$(basename "$file" .toml)
  grep -q '^\[target\]' "$file" && continue # a search, for lab tune
  [[ -e $folder/$name ]] && { echo "$name: is there already" >&2; continue; }
  begin=$(date +%s)
  "$sounder" lab run "$file" --out "$folder/$name" >"$folder/$name.txt"
  echo "$name: $(($(date +%s) - begin)) s" | tee -a "$folder/$name.txt"
done
