// The result of tuning, for a person and as files: the evidence, the content, and an experiment that measures it again.
#pragma once

#include "lab/tune.h"

namespace sounder::lab {

// The original and the finalists with their measurements on fresh seeds, and a verdict on every part of the target.
std::string tune_words(const TuneTask& task, const Tuned& tuned);

struct TextFile {
  std::string name;
  std::string text;
};
// tune.json, confirm.toml, and the content files of every finalist.
std::vector<TextFile> files_of(const TuneTask& task, const Tuned& tuned);

}  // namespace sounder::lab
