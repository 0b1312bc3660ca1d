# The stages of ./test --full beyond those of ./test, and docs/log/full-test.md. Sourced by ./test. Programs need no Open MPI, so the
# one with it is built after the tests of the package.
step "build wasm encodings" build wasm encodings
suites dev -L full
step "configure mpi" configure dev -DSOUNDER_TESTS=ON -DSOUNDER_MPI=ON && step "build mpi" build dev sounder && suites dev -R '^mpi$'
step "build debug, whole" build debug && suites debug -L unit -LE sanitized && suites debug -L full
step "configure tsan" configure tsan
step "build tsan" build tsan sounder_server_tests sounder_several_tests sounder_store_tests sounder_rl_tests sounder_lab_tests &&
  TSAN_OPTIONS=halt_on_error=1 suites tsan -R '^(server|several|store|rl|lab)'
{
  echo "# The last run of ./test --full"
  echo
  echo "$(date -u +%Y-%m-%d), commit $(git -C "$root" rev-parse --short HEAD), $(nproc) cores, $(. /etc/os-release && echo "$PRETTY_NAME"): $passed passed, $failed failed."
  echo
  echo '```'
  cat "$logs/table"
  echo '```'
} >"$root/docs/log/full-test.md"
