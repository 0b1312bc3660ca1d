#include "match/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "match/json_text.h"

namespace sounder {
namespace {

// A file descriptor that closes itself.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ > STDERR_FILENO) ::close(number_);
  }
  int number() const { return number_; }

 private:
  int number_;
};

std::string reason(int error) { return std::generic_category().message(error); }

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// The permissions of a new file, by the user's umask.
mode_t default_mode() {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

// The target of a link, so that the link remains and its target is replaced.
std::string end_of_links(const std::string& path) {
  std::error_code error;
  const auto end = std::filesystem::weakly_canonical(path, error);
  return error ? path : end.string();
}

}  // namespace

std::string name_of_path(const std::string& path) { return path == "-" ? "standard input" : path; }

Expected<std::string> read_document(const std::string& path) {
  const std::string name = name_of_path(path);
  if (path.empty()) return error("found an empty file name, expected the name of a file");
  const Descriptor file(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.number() < 0) return error(name + ": cannot be read (" + reason(errno) + "), expected a file");
  struct stat about {};
  if (::fstat(file.number(), &about) == 0 && S_ISDIR(about.st_mode))
    return error(name + ": is a directory, expected a file");
  std::string text;
  constexpr std::size_t piece = 64 << 10;
  for (std::size_t used = 0;;) {
    text.resize(std::min(used + piece, largest_document + 1));
    const ssize_t read = ::read(file.number(), text.data() + used, text.size() - used);
    if (read < 0 && errno == EINTR) continue;
    if (read < 0) return error(name + ": cannot be read (" + reason(errno) + "), expected a file");
    used += static_cast<std::size_t>(read);
    if (used > largest_document)
      return error(name + ": is larger than " + std::to_string(largest_document >> 20) +
                   " MiB, expected a smaller file");
    if (read == 0) {
      text.resize(used);
      return text;
    }
  }
}

Expected<void> write_document(const std::string& path, std::string_view text) {
  if (path.empty()) return error("found an empty file name, expected the name of a file to write");
  const auto cannot = [&](const std::string& why) { return error(path + ": cannot be written (" + why + ")"); };
  const std::string target = end_of_links(path);
  struct stat about {};
  // Renaming over a device would replace the device.
  const bool exists = ::stat(target.c_str(), &about) == 0;
  if (exists && !S_ISREG(about.st_mode))
    return error(path + ": is " + (S_ISDIR(about.st_mode) ? "a directory" : "not a regular file") +
                 ", expected a file to write");
  const mode_t mode = exists ? about.st_mode & 07777 : default_mode();
  std::string beside = target + ".XXXXXX";
  const Descriptor file(::mkstemp(beside.data()));
  if (file.number() < 0) return cannot(reason(errno));
  const bool written = write_all(file.number(), text) && ::fchmod(file.number(), mode) == 0 &&
                       ::fsync(file.number()) == 0 && ::rename(beside.c_str(), target.c_str()) == 0;
  if (written) return {};
  const int error = errno;
  ::unlink(beside.c_str());
  return cannot(reason(error));
}

}  // namespace sounder
