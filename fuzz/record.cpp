// Any bytes as a record: refused in one line, or a match that writes and reads back to the same record.
#include "match/fair/verify.h"
#include "walk.h"

using namespace sounder;
using namespace sounder::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const auto record = parse_record({reinterpret_cast<const char*>(bytes), size}, "record");
  if (!record) {
    if (record.error().message.empty()) broken("refused without a reason");
    return 0;
  }
  const std::string text = to_json(*record);
  const auto back = parse_record(text, "record");
  if (!back) broken("what was written is refused: " + back.error().message);
  if (back->match.state().hash() != record->match.state().hash()) broken("what was written leads to another state");
  if (to_json(*back) != text) broken("what was written reads back differently");
  if (const auto verdict = verify(*record, "record"); !verdict && verdict.error().message.empty())
    broken("not verified, without a reason");
  return 0;
}
