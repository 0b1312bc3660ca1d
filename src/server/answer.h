// What is answered to a request: pure, without sockets.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/file.h"

namespace sounder::server {

struct Request {
  std::string_view method;  // "GET"
  std::string_view target;  // "/index.html?x=1"
  std::string_view accept_encoding;
  std::string_view if_none_match;
};

struct Answer {
  int status = 200;
  std::vector<std::pair<std::string_view, std::string>> headers;  // without length, date and connection
  std::string_view body;
  bool send_body = true;                         // not after HEAD and with 304
  std::shared_ptr<const std::string> made = {};  // holds the body where it is no file's
};

Answer answer(Files files, const Request& request);

// A text that was made for this request, such as /healthz: never kept.
Answer plain_answer(int status, std::string text, const Request& request);

// Whether a list such as "gzip, br;q=0" names a coding and wants it.
bool accepts(std::string_view list, std::string_view coding);

}  // namespace sounder::server
