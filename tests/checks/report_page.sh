#!/usr/bin/env bash
# report_page.sh: scripts/web_report.sh builds the report page when something it is made of has changed, and only then. An earlier one
# looked for a folder that was gone, and so built the page every time.
set -euo pipefail
root=$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
built() { stat -c '%i %y' "$root/web/dist/report.html"; }
"$root/scripts/web_report.sh" "$made/first.cpp" 2>"$made/said"
before=$(built)
"$root/scripts/web_report.sh" "$made/second.cpp" 2>>"$made/said"
[[ $(built) == "$before" ]] || { echo "FAILED report_page: nothing has changed, and the page was built again" >&2; exit 1; }
[[ ! -s $made/said ]] || { echo "FAILED report_page: it says $(head -1 "$made/said")" >&2; exit 1; }
cmp "$made/first.cpp" "$made/second.cpp"
