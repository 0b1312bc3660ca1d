# Stages of ./test: each runs a command into a log, says in one line how it went and how long it took, and adds to the counts.
# Expects $root.

passed=0
failed=0
logs=$root/build/test-logs

# stage NAME COMMAND...: what the command's log says it passed and failed; without such words the stage itself is one test.
stage() {
  local name=$1 log=$logs/${1//[^a-z]/-}.log began=$EPOCHREALTIME status=0 good bad
  shift
  mkdir -p "$logs"
  "$@" >"$log" 2>&1 || status=$?
  read -r good bad < <(counts_in "$log" "$status")
  passed=$((passed + good))
  failed=$((failed + bad))
  report "$name" "$began" "$good" "$bad"
  [[ $bad -eq 0 ]] || explain "$log"
}

# build_stage PRESET [TARGET...]: a build counts only when it fails.
build_stage() {
  local began=$EPOCHREALTIME
  if build "$@"; then
    report "build $1" "$began" 0 0
  else
    failed=$((failed + 1))
    report "build $1" "$began" 0 1
    return 1
  fi
}

report() {
  local verdict=ok
  [[ $4 -eq 0 ]] || verdict=FAILED
  printf '%-7s %-26s %6d passed %6d failed %8.1f s\n' "$verdict" "$1" "$3" "$4" "$(seconds_since "$2")"
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
    END {
      if (status != 0 && bad == 0) bad = 1
      else if (status == 0 && !spoke) good = 1
      print good + 0, bad + 0
    }' "$1"
}

# What a reader wants to see of a log in which something failed.
explain() {
  grep -aE '\[  FAILED  \]|Failure$|^broken|ERROR:|runtime error|not ok|\*\*\*Failed|error:|Expected|Which is|Actual' "$1" | sort -u | head -12 | sed 's/^/        /'
  echo "        the whole log is ${1#"$PWD"/}"
}
