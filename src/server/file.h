// The files of the app as they lie in the program: each as it is and compressed, ready to be sent.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

namespace sounder::server {

struct File {
  std::string_view path;  // "/assets/index-4f1c.js"
  std::string_view type;  // "text/javascript"
  bool forever = false;   // the name changes with the content, so a browser need never ask again
  std::string_view tag;   // of the content, without quotes
  std::string_view plain;
  std::string_view gzip;    // empty where it would not be smaller
  std::string_view brotli;  // the same
};

// In the order of their paths. A path is looked up and never opened, so there is nothing above the root.
using Files = std::span<const File>;

inline const File* find(Files files, std::string_view path) {
  const auto at = std::lower_bound(files.begin(), files.end(), path,
                                   [](const File& file, std::string_view p) { return file.path < p; });
  return at != files.end() && at->path == path ? &*at : nullptr;
}

}  // namespace sounder::server
