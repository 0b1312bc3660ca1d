#include "bots/external/transcript.h"

#include <cerrno>
#include <cstdio>
#include <memory>
#include <mutex>
#include <system_error>

namespace sounder::bots {
namespace {

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

struct Transcript {
  std::mutex writing;
  std::unique_ptr<std::FILE, CloseFile> file;
  int programs = 0;

  void write(int program, transcript::Mark mark, std::string_view line) {
    std::fprintf(file.get(), "%d %c %.*s\n", program, static_cast<char>(mark), static_cast<int>(line.size()),
                 line.data());
    std::fflush(file.get());
  }
};

Transcript& the_transcript() {
  static Transcript transcript;
  return transcript;
}

}  // namespace

Expected<void> write_transcript(const std::string& file) {
  Transcript& transcript = the_transcript();
  const std::lock_guard lock(transcript.writing);
  transcript.file.reset(std::fopen(file.c_str(), "we"));
  if (transcript.file) return {};
  return error(file + ": cannot be written (" + std::generic_category().message(errno) + ")");
}

int transcript::begin(std::string_view command) {
  Transcript& transcript = the_transcript();
  const std::lock_guard lock(transcript.writing);
  if (!transcript.file) return 0;
  transcript.write(++transcript.programs, Mark::started, command);
  return transcript.programs;
}

void transcript::add(int program, Mark mark, std::string_view line) {
  if (program == 0) return;
  Transcript& transcript = the_transcript();
  const std::lock_guard lock(transcript.writing);
  while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.remove_suffix(1);
  if (transcript.file) transcript.write(program, mark, line);
}

}  // namespace sounder::bots
