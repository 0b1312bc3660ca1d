#!/usr/bin/env bash
# tidy.sh: clang-tidy over all C++ that the preset `debug` compiles, after it is configured and its generated sources are built. It reads
# the unity sources, so the headers of a folder are parsed once.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
cd "$root/build/debug"
jq -r '.[].file' compile_commands.json | grep -vE '/generated/|/mpi/' | sort -u |
  xargs -P "$(nproc)" -n 1 clang-tidy-14 -p . --quiet --checks=-bugprone-suspicious-include --header-filter="^$root/(src|tests|fuzz)/.*"
