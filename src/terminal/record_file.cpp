#include "terminal/record_file.h"

#include <filesystem>

#include "match/file.h"

namespace sounder::terminal {
namespace fs = std::filesystem;
namespace {

bool holds_something(const std::string& file) {
  std::error_code error;
  return fs::is_regular_file(file, error) && fs::file_size(file, error) > 0;
}

// Choices that the others may not know yet are asked again when the match goes on.
std::string shareable(const Record& record) { return to_json(record.without_secrets()); }

tl::unexpected<Error> exists(const std::string& file) {
  return error(file + ": exists already, expected the name of a new file");
}

}  // namespace

Expected<RecordFile> RecordFile::named(const std::string& file, const std::string& continued) {
  RecordFile kept;
  kept.file_ = file;
  std::error_code error;
  const bool same = !continued.empty() && fs::equivalent(file, continued, error);
  if (!same && holds_something(file)) return exists(file);
  kept.own_.insert(file);
  return kept;
}

Expected<void> RecordFile::keep(const Record& record) {
  if (!kept()) return {};
  return write_document(file_, shareable(record));
}

Expected<std::string> RecordFile::save(const Record& record, const std::string& file) {
  std::string target = file.empty() ? file_ : file;
  const std::string stem(record.match.game().facts().id);
  for (int number = 1; target.empty(); ++number) {
    const std::string candidate = stem + (number == 1 ? "" : "-" + std::to_string(number)) + ".json";
    if (own_.contains(candidate) || !fs::exists(candidate)) target = candidate;
  }
  if (!own_.contains(target) && holds_something(target)) return exists(target);
  SOUNDER_TRY(write_document(target, shareable(record)));
  own_.insert(target);
  return target;
}

}  // namespace sounder::terminal
