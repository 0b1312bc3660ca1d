#!/usr/bin/env bash
# signature.sh PROGRAM: an optimised program plays as tests/match/signature.cpp says, which the sanitized tests hold themselves to.
set -euo pipefail
diff <(sed -nE 's/^ *\{"([a-z-]+)", "([0-9a-f]{16})"\},$/\2  \1/p' "$(dirname "$0")/match/signature.cpp") \
  <("$1" signature --matches 100 | grep -v total)
