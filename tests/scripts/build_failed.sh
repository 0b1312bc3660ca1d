#!/usr/bin/env bash
# build_failed.sh SOURCE: what ./sounder says in one line when a build fails names the cause, whoever met it.
set -uo pipefail
root=$1
source "$root/scripts/build.sh"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0
failed=0

# says WHAT EXPECTED: the line for the log on standard input has these words.
says() {
  cat >"$scratch/log"
  local line
  line=$(build_failed dev "$scratch/log" 2>&1)
  if [[ $line == *"$2"* && $line != *$'\n'* ]]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'not ok %s: "%s"\n    lacks "%s"\n' "$1" "$line" "$2"
  fi
}

says "a compiler's error" "failed: src/rules/seat.h:3:1: error: 'Seet' does not name a type; the whole log" <<LOG
[1/2] Building CXX object a.o
FAILED: a.o
/usr/bin/c++ -Werror -o a.o
../../src/rules/seat.h:3:1: error: 'Seet' does not name a type
LOG
says "a linker's" "undefined reference to \`sounder::start()'" <<LOG
[2/2] Linking CXX executable sounder
FAILED: sounder
: && /usr/bin/c++ a.o -o sounder && :
/usr/bin/ld: a.o: in function \`main':
main.cpp:(.text+0x5): undefined reference to \`sounder::start()'
collect2: error: ld returned 1 exit status
LOG
says "two definitions" "multiple definition of \`version'" <<LOG
/usr/bin/ld: b.o:(.data+0x0): multiple definition of \`version'; a.o:(.data+0x0): first defined here
collect2: error: ld returned 1 exit status
LOG
says "a missing library" "cannot find -lsodium" <<LOG
/usr/bin/ld: cannot find -lsodium: No such file or directory
collect2: error: ld returned 1 exit status
LOG
says "the browser's linker" "wasm-ld: error: a.o: undefined symbol: draw" <<LOG
wasm-ld: error: a.o: undefined symbol: draw
em++: error: failed (returned 1)
LOG
says "a program that says no error" "Killed" <<LOG
[1/2] Generating the report's page
FAILED: report_page.cpp
Killed
ninja: build stopped: subcommand failed.
LOG
says "nobody" "no error was named" </dev/null

echo "$passed passed, $failed failed"
[[ $failed -eq 0 ]]
