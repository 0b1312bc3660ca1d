#!/usr/bin/env bash
# words.sh MESSAGES OUT.cpp [--strict]: checks the catalogues against the messages that the program MESSAGES prints, and writes them
# compiled: into web/src/generated for the browser, and as C++. With --strict, a text that a language lacks is an error.
# words.sh MESSAGES --check: only checks, strictly.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
source "$root/scripts/web.sh"
web_modules
if [[ $2 == --check ]]; then
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  "$1" >"$scratch/vocabulary.json"
  node "$root/web/tools/words.mjs" --strict "$scratch/vocabulary.json" "$root/content" "$scratch"
  exit
fi
"$1" >"$2.vocabulary.json"
(
  flock 9
  node "$root/web/tools/words.mjs" ${3-} "$2.vocabulary.json" "$root/content" "$root/web/src/generated" "$2"
) 9>"$root/web/.words-lock"
