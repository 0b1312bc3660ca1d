#!/usr/bin/env bash
# web_report.sh FILE.cpp: builds web/dist/report.html if something it is made of has changed, and writes it as C++. CMake calls it, once
# a preset; the page is built once for all.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
source "$root/scripts/web.sh"
web_modules
(
  flock 9
  cd "$root/web"
  page=dist/report.html
  if [[ ! -f $page ]] || [[ $(find src/report src/shared tools report.html vite.config.ts package-lock.json -newer $page) ]]; then
    npx --no-install vite build --logLevel warn
    touch $page
  fi
) 9>"$root/web/.npm-lock"
node "$root/web/tools/embed.mjs" "$root/web/dist/report.html" "$1"
