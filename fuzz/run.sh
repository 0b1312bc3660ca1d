#!/usr/bin/env bash
# run.sh BUILD NAME RUNS [SEED]: runs one fuzzer on its seeds, on what once broke something, and on RUNS inputs made of them. An input that
# breaks something is kept in BUILD/found.
set -euo pipefail
build=$1 name=$2 runs=$3 seed=${4:-2026}
kept=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/corpus/$name
fresh=$(mktemp -d)  # inputs that reach something new are not kept, so that the next run begins alike
trap 'rm -rf "$fresh"' EXIT
mkdir -p "$build/found"
[[ -d $kept ]] || kept=
ASAN_OPTIONS=quarantine_size_mb=16 "$build/fuzz/fuzz_$name" "$fresh" "$build/corpus/$name" ${kept:+"$kept"} -dict="$build/corpus/words.dict" \
  -seed="$seed" -runs="$runs" -rss_limit_mb=512 -malloc_limit_mb=64 -timeout=250 -max_len=16384 -artifact_prefix="$build/found/$name-"
