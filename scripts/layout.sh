#!/usr/bin/env bash
# layout.sh: clang-format over C++, Biome's format and lint over web/. Changes nothing.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
source "$root/scripts/web.sh"
cd "$root"
git ls-files -co --exclude-standard '*.cpp' '*.h' | xargs clang-format-14 --dry-run --Werror
web_modules
cd web
npm run --silent format:check
npm run --silent lint
