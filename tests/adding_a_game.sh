#!/usr/bin/env bash
# adding_a_game.sh: follows docs/adding-a-game.md in a copy of this tree. scripts/new-game writes the skeleton of a game there, and a toy
# of the tests with dice, secrets and three languages is added by hand. Both are played in the terminal, in the lab and in the browser's
# engine. What this tree has compiled comes from ccache. The copy is kept where KEEP says.
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

add_skeleton() { "$copy/scripts/new-game" my-game; }

# A second one of the same name, and a name that is no id, are refused.
refuses_names() { ! "$copy/scripts/new-game" my-game && ! "$copy/scripts/new-game" "My Game"; }

# The same steps by hand: rules, the list, what it says. The rules are the tests' own toy.
add_toy() {
  local rules=$copy/src/rules/truffle_guess
  mkdir -p "$rules" "$copy/content/truffle-guess"
  cp "$root/tests/toys/truffle_guess.h" "$rules/truffle_guess.h"
  echo 'namespace sounder { using toys::TruffleGuess; }' >>"$rules/truffle_guess.h"
  cp -R "$root/tests/toys/truffle-guess/." "$copy/content/truffle-guess/"
  echo "truffle-guess" >>"$copy/games.txt"
}

# build_preset PRESET TARGET [-DOPTION=VALUE...]
build_preset() { (cd "$copy" && cmake --preset "$1" "${@:3}" && cmake --build --preset "$1" --target "$2") </dev/null; }

sounder() { "$copy/build/dev/sounder" "$@"; }

is_listed() { sounder games | grep "$1"; }

# Every level plays a whole match, and its record holds.
bots_play() {
  local level
  for level in random greedy novice casual strong; do
    sounder play "$1" --seats "bot:$level,bot:random" --seed 1 --record "$copy/$1-$level.json" </dev/null &&
      sounder verify "$copy/$1-$level.json" || return 1
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

# The skeleton has English sentences only: another language shows them. 15 stones, and the bot never takes the last one before us.
person_plays_skeleton() {
  local said
  said=$(yes "take 1" | sounder play my-game --seats human,bot:random --seed 1 --language it --record "$copy/skeleton.json")
  echo "$said"
  grep -q '"result"' "$copy/skeleton.json" && grep -q "You take 1 stone\." <<<"$said"
}

# Its own tests, as the guide runs them: conformance and the rules.
skeleton_tests() {
  build_preset debug sounder_my_game_tests && "$copy/build/debug/tests/rules/my_game/sounder_my_game_tests"
}

# A language that lacks a sentence gets the English one; a release refuses it, with the sentence's name.
missing_sentence_is_named() {
  local words=$copy/content/truffle-guess/words/it.json said refused
  grep -v '"told.right"' "$copy/tests/toys/truffle-guess/words/it.json" >"$words"
  said=$(build_preset dev sounder -DSOUNDER_STRICT_WORDS=OFF 2>&1)
  local status=$?
  refused=$(build_preset dev sounder -DSOUNDER_STRICT_WORDS=ON 2>&1)
  local strict=$?
  cp "$copy/tests/toys/truffle-guess/words/it.json" "$words"
  echo "$said"
  echo "$refused"
  [[ $status -eq 0 && $strict -ne 0 ]] && grep -q "it.json lacks 1 text; English is shown" <<<"$said" &&
    grep -q "it.json: told.right has no sentence" <<<"$refused"
}

lab_runs() {
  sounder lab run "$1" --games 300 --bots greedy,random --seed 1 --out "$copy/study-$1" && [[ -s $copy/study-$1/report.html ]]
}

# The engine plays whole matches of the game to the same states as the program.
engine_plays() {
  sounder signature --list "$1" --seats 3 --matches 50 >"$copy/native.txt" && node --input-type=module -e '
    import { readFileSync } from "node:fs";
    const [folder, game] = process.argv.slice(1);
    const { loadEngine } = await import(`${folder}/src/wasm/engine.mjs`);
    const engine = await loadEngine(readFileSync(`${folder}/build/wasm/engine-${game}.wasm`));
    const native = readFileSync(`${folder}/native.txt`, "utf8").trim().split("\n");
    const { hashes } = engine.ask("final_hashes", game, 3, native.length);
    if (native.length !== 50 || new Set(hashes).size < 3) throw new Error("nothing to compare");
    if (hashes.join() !== native.join()) throw new Error("the engine plays other matches than the program");
  ' "$copy" "$1"
}

make_copy
holds "new-game writes a skeleton" add_skeleton || finish
holds "new-game refuses a name that is taken or no id" refuses_names
for check in modules types messages rulings; do
  holds "the $check check passes" python3 "$copy/tests/checks/${check}_check.py" "$copy"
done
add_toy
holds "the program builds with two more lines in games.txt" build_preset dev sounder || finish
for game in my-game truffle-guess; do
  holds "$game is listed" is_listed $game
  holds "bots of all levels play $game" bots_play $game
  holds "the lab measures $game" lab_runs $game
done
holds "a person plays truffle-guess in the terminal, in three languages" person_plays
holds "a person plays the skeleton in the terminal" person_plays_skeleton
holds "the tests of the skeleton pass" skeleton_tests
holds "a sentence that is missing is English, and a release names it" missing_sentence_is_named
if command -v em++ >/dev/null; then
  for game in my-game truffle-guess; do
    holds "the browser's engine of $game builds" build_preset wasm engine-$game && holds "the engine plays $game" engine_plays $game
  done
else
  echo "em++ is not there: the browser's engine was not tried"
fi
finish
