#include "benches.h"

int main(int count, char** words) {
  benchmark::Initialize(&count, words);
  if (benchmark::ReportUnrecognizedArguments(count, words)) return 2;
  sounder::bench::add_matches();
  sounder::bench::add_steps();
  sounder::bench::add_encoding();
  sounder::bench::add_records();
  sounder::bench::add_situations();
  sounder::bench::add_search();
  sounder::bench::add_solve();
  sounder::bench::add_lab();
  const bool some = benchmark::RunSpecifiedBenchmarks() > 0;
  benchmark::Shutdown();
  return some ? 0 : 2;
}
