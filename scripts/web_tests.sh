#!/usr/bin/env bash
# web_tests.sh PROGRAM test|test:full [WORDS FOR VITEST]: the tests of web/ with a built program that embeds the app.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
source "$root/scripts/web.sh"
export SOUNDER_BINARY=$1 SOUNDER_SERVER=$1
web_modules
cd "$root/web"
exec npm run --silent "$2" -- "${@:3}"
