#!/usr/bin/env bash
# How long the lab takes: 10,000 matches with report on all cores, and what a second thread is worth. For docs/performance.md.
#   bench/lab.sh [BINARY [MATCHES]]        the binary is that of the preset `release` unless said otherwise
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
source "$root/scripts/build.sh"
[[ ${1-} ]] || build release sounder
sounder=${1:-$root/build/release/sounder}
matches=${2:-10000}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# seconds GAME BOTS MATCHES [ARGUMENT...]
seconds() {
  local game=$1 bots=$2 n=$3 begin end
  shift 3
  rm -rf "$scratch/out"
  begin=$(date +%s%N)
  "$sounder" lab run "$game" --bots "$bots" --games "$n" --seed 1 --out "$scratch/out" "$@" >"$scratch/said" 2>&1 ||
    { cat "$scratch/said" >&2; exit 1; }
  end=$(date +%s%N)
  echo "$(((end - begin) / 1000000))"
}
in_seconds() { printf '%d.%02d' $(($1 / 1000)) $(($1 % 1000 / 10)); }

echo "load $(cut -d' ' -f1-3 /proc/loadavg), $(nproc) cores; below 0.3 the figures mean something"
echo
echo "| game | bots | matches | seconds, report included | bar |"
echo "|---|---|---|---|---|"
while read -r game bots n bar; do
  echo "| $game | \`$bots\` | $n | $(in_seconds "$(seconds "$game" "$bots" "$n")") | $bar |"
done <<TABLE
bite-the-pumpkin classic $matches 5
bite-the-pumpkin greedy $matches 5
three-little-pigs greedy $matches 10
happy-pigs greedy $matches 30
wild-pigs greedy $matches 60
bite-the-pumpkin casual $matches -
three-little-pigs casual $matches -
happy-pigs casual $((matches / 20)) -
wild-pigs casual $matches -
TABLE
echo
echo "| game | bots | matches | one thread | two threads | times as fast |"
echo "|---|---|---|---|---|---|"
while read -r game bots n; do
  one=$(seconds "$game" "$bots" "$n" --threads 1)
  two=$(seconds "$game" "$bots" "$n" --threads 2)
  times=$((100 * one / (two > 0 ? two : 1)))
  printf '| %s | `%s` | %s | %s | %s | %d.%02d |\n' "$game" "$bots" "$n" "$(in_seconds "$one")" "$(in_seconds "$two")" $((times / 100)) $((times % 100))
done <<TABLE
bite-the-pumpkin classic $((matches * 2))
three-little-pigs greedy $((matches * 2))
happy-pigs greedy $((matches / 5))
wild-pigs greedy $matches
wild-pigs casual $((matches / 5))
TABLE
