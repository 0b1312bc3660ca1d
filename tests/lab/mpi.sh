#!/usr/bin/env bash
# A run over MPI writes byte for byte what one process writes, whatever the number of ranks, and whatever interrupts it.
#   mpi.sh SOUNDER      a build with SOUNDER_MPI
set -uo pipefail
sounder=$(readlink -f "$1")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1

# Several ranks a core, as whoever runs the tests, and without asking the kernel for what containers forbid.
export OMPI_MCA_btl_vader_single_copy_mechanism=none OMPI_MCA_btl=self,vader
mpirun=(mpirun --oversubscribe --allow-run-as-root)
mpi() { "${mpirun[@]}" "$@"; }

passed=0
failed=0
# check NAME COMMAND...: one test; shows what the command says when it fails.
check() {
  local name=$1 said
  shift
  if said=$("$@" 2>&1); then
    echo "ok $name"
    passed=$((passed + 1))
  else
    printf 'not ok %s\n%s\n' "$name" "$said"
    failed=$((failed + 1))
  fi
}

experiment() {
  cat <<END
title = "two cases"
matches = $1
seed = 7
luck_matches = 5
judgements = 1
[[variant]]
name = "pumpkin"
game = "bite-the-pumpkin"
bots = "greedy"
[[variant]]
name = "pigs"
game = "three-little-pigs"
seats = 2
bots = ["greedy", "random"]
END
}
experiment 150 >short.toml
experiment 40000 >long.toml

# same FOLDER FOLDER: every file of a run, and that there is something in them.
same() {
  local file
  for file in results.jsonl run.json summary.csv report.html; do
    [[ -s $1/$file ]] || { echo "$1/$file is missing or empty"; return 1; }
  done
  diff -rq "$1" "$2"
}

# ---- The same bytes ----
short_run() {
  local out=$1
  shift
  mpi "$@" "$sounder" lab run short.toml --out "$out" && same short "$out"
}
"$sounder" lab run short.toml --threads 2 --out short >short.txt || exit 1
check "1 rank" short_run ranks1 -n 1
check "2 ranks" short_run ranks2 -n 2
check "4 ranks" short_run ranks4 -n 4

with_threads() { mpi -n 2 --bind-to none "$sounder" lab run short.toml --threads 3 --out threads && same short threads; }
check "2 ranks with 3 threads each" with_threads

only_rank_0_speaks() { mpi -n 4 "$sounder" lab run short.toml 2>said.err | diff - <(grep -v '^In short' short.txt | sed '$d'); }
check "only rank 0 speaks" only_rank_0_speaks

until_known() {
  local rule="win-rate of p1 within 9 %"
  "$sounder" lab run long.toml --until "$rule" --out until1 && mpi -n 4 "$sounder" lab run long.toml --until "$rule" --out until4 &&
    same until1 until4 && (($(wc -l <until1/results.jsonl) < 4000))
}
check "stopped by --until" until_known

sharded() {
  "$sounder" lab run short.toml --shard 2/3 --out shard1 && mpi -n 3 "$sounder" lab run short.toml --shard 2/3 --out shard3 && same shard1 shard3
}
check "a shard" sharded

# ---- Interrupted ----
# disturb FOLDER HOW COMMAND...: does HOW to the job as soon as it has written something more.
disturb() {
  local folder=$1 how=$2 before job
  shift 2
  before=$(stat -c %s "$folder/results.jsonl" 2>/dev/null || echo 0)
  "${mpirun[@]}" "$@" >disturbed.txt 2>&1 &
  job=$!
  until (($(stat -c %s "$folder/results.jsonl" 2>/dev/null || echo 0) > before)); do
    kill -0 $job 2>/dev/null || break
    sleep 0.02
  done
  $how $job
  wait $job
  status=$?
  cat disturbed.txt
}
# What the folder says is done has grown and is not all; every line that counts is there.
kept_some() {
  [[ $(jq .complete "$1/run.json") == false ]] || { echo "it was finished, expected an interrupted run"; return 1; }
  (($(jq .done "$1/run.json") > $2)) || { echo "nothing was kept"; return 1; }
  (($(head -c "$(jq .bytes "$1/run.json")" "$1/results.jsonl" | wc -l) == $(jq '[.tallies[].matches] | add' "$1/run.json")))
}
# signal_rank RANK SIGNAL JOB
signal_rank() {
  local pid
  for pid in $(cat "/proc/$3"/task/*/children); do
    if grep -zqx "OMPI_COMM_WORLD_RANK=$1" "/proc/$pid/environ"; then kill "-$2" "$pid"; fi
  done
}
interrupt_rank_0() { signal_rank 0 INT "$1"; }
ctrl_c() { kill -INT "$1"; }
# Once more is booked than before, so that there is something to keep.
kill_rank_2() {
  until (($(jq .done cut/run.json) > booked_before)) || ! kill -0 "$1" 2>/dev/null; do sleep 0.05; done
  signal_rank 2 KILL "$1"
}

interrupted() {
  disturb cut interrupt_rank_0 -n 4 "$sounder" lab run long.toml --out cut
  ((status == 0)) && grep -q 'Interrupted: what was finished is counted and kept' disturbed.txt && kept_some cut 0
}
check "rank 0 is interrupted: what was finished is kept" interrupted
ctrl_c_at_mpirun() {
  local before
  before=$(jq .done cut/run.json)
  disturb cut ctrl_c -n 4 "$sounder" lab run long.toml --out cut --resume
  kept_some cut "$before"
}
check "Ctrl-C at mpirun, in a resumed run" ctrl_c_at_mpirun
a_rank_dies() {
  local before
  before=$(jq .done cut/run.json)
  booked_before=$before
  disturb cut kill_rank_2 -n 4 "$sounder" lab run long.toml --out cut --resume
  ((status != 0)) && grep -q 'rank 2' disturbed.txt && kept_some cut "$before"
}
check "a rank dies: mpirun says which, what was booked is kept" a_rank_dies
resumed() {
  "$sounder" lab run long.toml --out long && mpi -n 3 "$sounder" lab run long.toml --out cut --resume && same long cut
}
check "resumed after all that, it is the whole run" resumed

# ---- Refused ----
# refused WORDS COMMAND...: one line of ours with these words, status 2. mpirun adds a paragraph of its own.
refused() {
  local words=$1 status=0
  shift
  mpi "$@" >refused.out 2>refused.err || status=$?
  cat refused.err
  ((status == 2)) && [[ ! -s refused.out ]] && (($(grep -c -- "$words" refused.err) == 1))
}
check "no such game" refused 'unknown game "chess"' -n 4 "$sounder" lab run chess
check "a wrong number" refused 'expected a whole number' -n 4 "$sounder" lab run happy-pigs --games many
check "an unknown command" refused 'unknown command "walk"' -n 4 "$sounder" lab walk
check "the folder holds a run already" refused 'holds a run already' -n 4 "$sounder" lab run short.toml --out short
check "ranks that differ" refused 'rank 1 on .*: is about to do' -n 1 "$sounder" lab run short.toml --out differ : -n 1 "$sounder" lab run long.toml
check "one rank can't" refused 'rank 1 on .*: none.toml' -n 1 "$sounder" lab run short.toml --out differ : -n 1 "$sounder" lab run none.toml
check "and then no folder is made" test ! -e differ

echo "$passed passed, $failed failed"
[[ $failed -eq 0 ]]
