#!/usr/bin/env bash
# web_app.sh FILES.cpp BLOB: builds the browser app with the engines of $SOUNDER_ENGINES (else build/wasm) into web/dist-app, and
# writes it as C++ and a blob. CMake calls it when something in web/ or an engine has changed.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
source "$root/scripts/web.sh"
web_modules
(
  flock 9
  cd "$root/web"
  npx --no-install vite build --config vite.app.config.ts --logLevel warn
  node tools/embed_app.mjs dist-app "$1" "$2"
) 9>"$root/web/.npm-lock"
