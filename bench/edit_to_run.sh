#!/usr/bin/env bash
# What an edit costs: adds a constant to each FILE, builds until ./sounder would run again, and puts the file back as it was.
#   bench/edit_to_run.sh [FILE...]
# Prints the build steps, wall seconds and processor seconds of each. Build first; the machine should be quiet.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."
files=("$@")
((${#files[@]})) || files=(src/rules/{bite_the_pumpkin/bite_the_pumpkin,three_little_pigs/turn_flow,happy_pigs/turn_flow,wild_pigs/fight}.cpp
  src/rules/{bite_the_pumpkin/bite_the_pumpkin,three_little_pigs/three_little_pigs,happy_pigs/happy_pigs,wild_pigs/wild_pigs}.h src/match/content.h)
for file in "${files[@]}"; do
  [[ -f $file ]] || { echo "edit_to_run: no file \"$file\", expected a source file of this repository" >&2; exit 2; }
done
ninja -C build/dev sounder >/dev/null || { echo "edit_to_run: the preset dev does not build" >&2; exit 1; }

saved=$(mktemp)
log=$(mktemp)
trap 'rm -f "$saved" "$log"' EXIT
TIMEFORMAT='%R %U %S'
printf '%-52s %6s %8s %8s\n' file steps "wall s" "cpu s"
for file in "${files[@]}"; do
  cp -p "$file" "$saved"
  trap 'cp -p "$saved" "$file"; rm -f "$saved" "$log"' EXIT
  echo "inline constexpr int edited_$RANDOM$RANDOM = 0;" >>"$file"
  read -r wall user system < <({ time ninja -C build/dev sounder >"$log"; } 2>&1)
  steps=$(grep -oE '^\[[0-9]+' "$log" | tail -n 1 | tr -d '[')
  printf '%-52s %6d %8.1f %8.1f\n' "$file" "$steps" "$wall" "$(awk "BEGIN { print $user + $system }")"
  cp -p "$saved" "$file"
  trap 'rm -f "$saved" "$log"' EXIT
done
ninja -C build/dev sounder >/dev/null
