# Stages of ./test: each runs a command into a log, says in one line how it went, how long it took and how much processor time, and
# adds to the counts. A stage that has passed with exactly the same files and packages does not run again: it counts as it did then.
# Expects $root.

passed=0
failed=0
logs=$root/build/test-logs
proofs=$root/build/test-passed # a file a stage: of what it has passed, and how much
inputs=                        # what the stages that follow are tests of; nothing: they run always

# tests_of [PATHSPEC...]: the stages that follow are tests of these files and of the packages that are installed. Without git nobody knows.
tests_of() {
  local files=
  inputs=
  [[ $# -gt 0 ]] && files=$(cd "$root" && git ls-files -co --exclude-standard -z -- "$@" 2>/dev/null | sort -z | xargs -0 -r sha256sum 2>/dev/null)
  [[ $files ]] && inputs=$(sha256sum < <(echo "$files" && dpkg-query -W 2>/dev/null))
}

# stage NAME COMMAND...: what the command's log says it passed and failed; without such words the stage itself is one test.
stage() {
  local name=$1 log=$logs/${1//[^a-z]/-}.log began=$EPOCHREALTIME cpu cpu_before status=0 good bad
  shift
  count_cpu
  cpu_before=$cpu
  good=$(passed_before "$name")
  if [[ $good ]]; then
    passed=$((passed + good))
    report "$name" "$began" "$cpu_before" "$good" 0 unchanged
    return
  fi
  "$@" >"$log" 2>&1 || status=$?
  read -r good bad < <(counts_in "$log" "$status")
  passed=$((passed + good))
  failed=$((failed + bad))
  report "$name" "$began" "$cpu_before" "$good" "$bad"
  if [[ $bad -eq 0 ]]; then prove "$name" "$good"; else explain "$log"; fi
}

# How many tests a stage has passed with the same inputs; nothing where it has not.
passed_before() {
  local proof=$proofs/${1//[^a-z]/-} of good
  [[ $inputs && -f $proof ]] || return 0
  { read -r of && read -r good; } <"$proof"
  [[ $of == "$inputs" ]] && echo "$good"
}

prove() {
  [[ $inputs ]] || return 0
  mkdir -p "$proofs"
  printf '%s\n' "$inputs" "$2" >"$proofs/${1//[^a-z]/-}"
}

# build_stage PRESET [TARGET...]: a build counts only when it fails.
build_stage() {
  local began=$EPOCHREALTIME cpu cpu_before
  count_cpu
  cpu_before=$cpu
  if build "$@"; then
    report "build $1" "$began" "$cpu_before" 0 0
  else
    failed=$((failed + 1))
    report "build $1" "$began" "$cpu_before" 0 1
    return 1
  fi
}

# report NAME BEGAN CPU_BEFORE PASSED FAILED [VERDICT]
report() {
  local verdict=${6:-ok} cpu
  [[ $5 -eq 0 ]] || verdict=FAILED
  count_cpu
  printf '%-9s %-26s %6d passed %6d failed %8.1f s %8.1f s cpu\n' "$verdict" "$1" "$4" "$5" "$(seconds_since "$2")" \
    "$(awk "BEGIN { print $cpu - $3 }")"
}

# Sets `cpu` to the processor time, in seconds, of everything this shell has started and waited for. Not in a subshell, which would
# tell of its own.
count_cpu() {
  mkdir -p "$logs"
  times >"$logs/times"
  cpu=$(tr , . <"$logs/times" | awk -F '[ms ]+' 'NR == 2 { print $1 * 60 + $2 + $3 * 60 + $4 }')
}

seconds_since() {
  local now=$EPOCHREALTIME
  local micro=$((${now/[.,]/} - ${1/[.,]/}))
  printf '%d.%06d' $((micro / 1000000)) $((micro % 1000000))
}

# How many tests a log says passed and failed. A command that ended badly has failed at least once.
counts_in() {
  awk -v status="$2" '
    /^\[  PASSED  \] [0-9]+ tests?\./ { good += $4; spoke = 1 }
    /^\[  FAILED  \] [0-9]+ tests?, listed below/ { bad += $4; spoke = 1 }
    /tests passed, [0-9]+ tests failed out of [0-9]+/ { good += $NF - $4; bad += $4; spoke = 1 }
    /^[0-9]+ passed, [0-9]+ failed$/ { good += $1; bad += $3; spoke = 1 }
    /^[0-9]+ [a-z]+(, [0-9]+ [a-z]+)* in [0-9.]+s/ { # pytest
      for (i = 2; i <= NF; ++i) {
        if ($i ~ /^passed/) good += $(i - 1)
        if ($i ~ /^(failed|error)/) bad += $(i - 1)
      }
      spoke = 1
    }
    END {
      if (status != 0 && bad == 0) bad = 1
      else if (status == 0 && !spoke) good = 1
      print good + 0, bad + 0
    }' "$1"
}

# What a reader wants to see of a log in which something failed: which tests, then what they say, without colours.
explain() {
  sed 's/\x1b\[[0-9;]*m//g' "$1" | grep -aE '^ *FAIL  |^E   |^FAILED |\[  FAILED  \]|Failure$|^broken|Error: |ERROR:|runtime error|not ok|\*\*\*Failed|error:|Expected|Which is|Actual|^ +❯ tests/' |
    awk '!seen[$0]++' | head -24 | sed 's/^/        /'
  echo "        the whole log is ${1#"$PWD"/}"
}
