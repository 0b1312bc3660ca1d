#!/usr/bin/env bash
# words.sh SAYS OUT.cpp: holds the catalogues against what the program SAYS prints, and writes them compiled: into web/src/generated for
# the browser, and as C++.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
source "$root/scripts/web.sh"
web_modules
"$1" >"$2.vocabulary.json"
(
  flock 9
  node "$root/web/tools/words.mjs" "$2.vocabulary.json" "$root/content" "$root/web/src/generated" "$2"
) 9>"$root/web/.words-lock"
