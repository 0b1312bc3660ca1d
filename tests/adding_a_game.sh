#!/usr/bin/env bash
# adding_a_game.sh: adds a toy game by the steps of docs/adding-a-game.md to a copy of this tree, and plays it in the terminal, in the
# lab and in the browser's engine. What this tree has compiled comes from ccache. The copy is kept where KEEP says.
set -uo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
copy=${KEEP:-$(mktemp -d)}
[[ ${KEEP-} ]] || trap 'rm -rf "$copy"' EXIT
passed=0
failed=0

# holds WHAT COMMAND...: one test; what the command said is shown when it fails.
holds() {
  local what=$1 said
  shift
  if said=$("$@" 2>&1); then
    passed=$((passed + 1))
    echo "ok $what"
  else
    failed=$((failed + 1))
    echo "not ok $what"
    tail -n 15 <<<"$said" | sed 's/^/    /'
    return 1
  fi
}

finish() {
  echo "$passed passed, $failed failed"
  [[ $failed -eq 0 ]]
  exit
}

make_copy() {
  mkdir -p "$copy"
  (cd "$root" && git ls-files -z --cached --others --exclude-standard | xargs -0 -I{} sh -c 'test -e "$1" && printf "%s\0" "$1"' _ {} |
    tar --null -cf - -T -) | tar -xf - -C "$copy"
  mkdir -p "$root/web/node_modules"
  ln -sfn "$root/web/node_modules" "$copy/web/node_modules"
}

# The steps of docs/adding-a-game.md: rules, the list, what it says. The rules are the tests' own toy.
add_game() {
  local rules=$copy/src/rules/truffle_guess
  mkdir -p "$rules" "$copy/content/truffle-guess"
  cp "$root/tests/toys/truffle_guess.h" "$rules/truffle_guess.h"
  echo 'namespace sounder { using toys::TruffleGuess; }' >>"$rules/truffle_guess.h"
  cp -R "$root/tests/toys/truffle-guess/." "$copy/content/truffle-guess/"
  echo "truffle-guess" >>"$copy/games.txt"
}

build_preset() { (cd "$copy" && cmake --preset "$1" && cmake --build --preset "$1" --target "$2") </dev/null; }

sounder() { "$copy/build/dev/sounder" "$@"; }

is_listed() { sounder games | grep -q "truffle-guess"; }

# Every level plays a whole match, and its record holds.
bots_play() {
  local level
  for level in random greedy novice casual strong; do
    sounder play truffle-guess --seats "bot:$level,bot:random" --seed 1 --record "$copy/$level.json" </dev/null &&
      sounder verify "$copy/$level.json" || return 1
  done
}

# A person types moves at the prompt, to the end of the match, and is told in words what happens.
person_plays() {
  local language said
  for language in en it fr; do
    said=$(printf 'guess low\nguess high\n' |
      sounder play truffle-guess --seats human,bot:casual --seed 3 --language $language --record "$copy/$language.json") || return 1
    echo "$said"
    grep -q '"result"' "$copy/$language.json" || return 1
    case $language in
      en) grep -q "You guess low\." <<<"$said" ;;
      it) grep -q "Dici basso\." <<<"$said" ;;
      fr) grep -q "Vous dites bas\." <<<"$said" ;;
    esac || return 1
  done
}

# A catalogue without one of the sentences fails the build, which names it.
missing_sentence_is_named() {
  local words=$copy/content/truffle-guess/words/it.json said
  cp "$words" "$copy/whole.json"
  grep -v '"told.right"' "$copy/whole.json" >"$words"
  said=$(build_preset dev sounder 2>&1)
  local status=$?
  cp "$copy/whole.json" "$words"
  echo "$said"
  [[ $status -ne 0 ]] && grep -q "it.json: told.right has no sentence" <<<"$said"
}

lab_runs() {
  sounder lab run truffle-guess --games 300 --bots greedy,random --seed 1 --out "$copy/study" && [[ -s $copy/study/report.html ]]
}

# The engine plays whole matches of the game to the same states as the program.
engine_plays() {
  sounder signature --list truffle-guess --seats 3 --matches 50 >"$copy/native.txt" && node --input-type=module -e '
    import { readFileSync } from "node:fs";
    const [folder] = process.argv.slice(1);
    const { loadEngine } = await import(`${folder}/src/wasm/engine.mjs`);
    const engine = await loadEngine(readFileSync(`${folder}/build/wasm/engine-truffle-guess.wasm`));
    const native = readFileSync(`${folder}/native.txt`, "utf8").trim().split("\n");
    const { hashes } = engine.ask("final_hashes", "truffle-guess", 3, native.length);
    if (native.length !== 50 || new Set(hashes).size < 20) throw new Error("nothing to compare");
    if (hashes.join() !== native.join()) throw new Error("the engine plays other matches than the program");
  ' "$copy"
}

make_copy
add_game
holds "the program builds with one more line in games.txt" build_preset dev sounder || finish
holds "the game is listed" is_listed
holds "bots of all levels play it" bots_play
holds "a person plays it in the terminal" person_plays
holds "the lab measures it" lab_runs
holds "a sentence that is missing is named" missing_sentence_is_named
holds "the modules are in order" python3 "$copy/tests/checks/modules_check.py" "$copy"
if command -v em++ >/dev/null; then
  holds "the browser's engine builds" build_preset wasm engine-truffle-guess && holds "the engine plays it" engine_plays
else
  echo "em++ is not there: the browser's engine was not tried"
fi
finish
