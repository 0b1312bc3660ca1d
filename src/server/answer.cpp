#include "server/answer.h"

namespace sounder::server {
namespace {

// Everything comes from here, and nothing that is written into a page runs.
constexpr std::string_view content_policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors "
    "'none'";

// Whom a header tells something: what pages may do says nothing about a picture or a part of a page's own script, and
// every byte comes before the first move.
enum class Concerns { everything, whatever_runs, pages };
struct CarefulHeader {
  std::string_view name;
  std::string_view value;
  Concerns concerns;
};
constexpr CarefulHeader careful_headers[] = {
    {"Content-Security-Policy", content_policy, Concerns::whatever_runs},
    {"X-Content-Type-Options", "nosniff", Concerns::everything},
    {"Referrer-Policy", "no-referrer", Concerns::pages},
    {"Cross-Origin-Opener-Policy", "same-origin", Concerns::pages},
    {"Cross-Origin-Resource-Policy", "same-origin", Concerns::everything},
    {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()", Concerns::pages},
};

// A page runs its scripts under its own policy; a worker has that of its file, and is named one.
bool is_worker(std::string_view path, std::string_view type) {
  return type.starts_with("text/javascript") &&
         (!path.starts_with("/assets/") || path.find("worker") != std::string_view::npos);
}

bool concerns(const CarefulHeader& header, std::string_view path, std::string_view type) {
  const bool page = type.starts_with("text/html");
  return header.concerns == Concerns::everything || page ||
         (header.concerns == Concerns::whatever_runs && is_worker(path, type));
}

constexpr std::string_view forever = "max-age=31536000, immutable";
constexpr std::string_view ask_again = "no-cache";
constexpr std::string_view never_keep = "no-store";

constexpr std::string_view nothing_here =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" "
    "content=\"width=device-width\"><title>Nothing "
    "here</title>"
    "<h1>There is nothing here</h1><p><a href=\"/\">To the games</a></p></html>\n";

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

// Takes what stands before the separator off the front of a text.
std::string_view take_until(std::string_view& text, char separator) {
  const std::size_t at = text.find(separator);
  const std::string_view part = trimmed(text.substr(0, at));
  text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
  return part;
}

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

// "q=0", "q=0.000"
bool says_no(std::string_view parameter) {
  return parameter.size() >= 3 && lower(parameter[0]) == 'q' && parameter[1] == '=' &&
         parameter.substr(2).find_first_not_of("0.") == std::string_view::npos;
}

// Tags are compared without the mark of a weak one, as a GET may.
bool lists_tag(std::string_view list, std::string_view tag) {
  while (!list.empty()) {
    std::string_view one = take_until(list, ',');
    if (one == "*") return true;
    if (one.starts_with("W/")) one.remove_prefix(2);
    if (one == tag) return true;
  }
  return false;
}

struct Coded {
  std::string_view coding;  // empty for the file as it is
  std::string_view bytes;
};

Coded best_coding(const File& file, std::string_view accepted) {
  if (!file.brotli.empty() && accepts(accepted, "br")) return {"br", file.brotli};
  if (!file.gzip.empty() && accepts(accepted, "gzip")) return {"gzip", file.gzip};
  return {"", file.plain};
}

Answer with_headers(int status, std::string_view path, std::string_view type, std::string_view keeping,
                    std::string_view body) {
  Answer made;
  made.status = status;
  made.body = body;
  made.headers.emplace_back("Content-Type", type);
  made.headers.emplace_back("Cache-Control", keeping);
  for (const CarefulHeader& header : careful_headers)
    if (concerns(header, path, type)) made.headers.emplace_back(header.name, header.value);
  return made;
}

}  // namespace

bool accepts(std::string_view list, std::string_view coding) {
  while (!list.empty()) {
    std::string_view parameters = take_until(list, ',');
    if (!same_word(take_until(parameters, ';'), coding)) continue;
    while (!parameters.empty())
      if (says_no(take_until(parameters, ';'))) return false;
    return true;
  }
  return false;
}

Answer plain_answer(int status, std::string text, const Request& request) {
  const auto made = std::make_shared<const std::string>(std::move(text));
  Answer plain = with_headers(status, "", "text/plain; charset=utf-8", never_keep, *made);
  plain.made = made;
  plain.send_body = request.method != "HEAD";
  return plain;
}

Answer answer(Files files, const Request& request) {
  const bool only_headers = request.method == "HEAD";
  if (request.method != "GET" && !only_headers) {
    Answer refused =
        with_headers(405, "", "text/plain; charset=utf-8", never_keep, "Only GET and HEAD are answered here.\n");
    refused.headers.emplace_back("Allow", "GET, HEAD");
    return refused;
  }
  const std::string_view path = request.target.substr(0, request.target.find('?'));
  const File* file = find(files, path == "/" ? "/index.html" : path);
  if (!file) {
    Answer missing = with_headers(404, "", "text/html; charset=utf-8", never_keep, nothing_here);
    missing.send_body = !only_headers;
    return missing;
  }
  const Coded coded = best_coding(*file, request.accept_encoding);
  const std::string tag =
      '"' + std::string(file->tag) + (coded.coding.empty() ? "" : "-") + std::string(coded.coding) + '"';
  Answer found = with_headers(200, file->path, file->type, file->forever ? forever : ask_again, coded.bytes);
  if (!file->forever) found.headers.emplace_back("ETag", tag);  // what is named after its content never changes
  found.headers.emplace_back("Vary", "Accept-Encoding");
  if (!coded.coding.empty()) found.headers.emplace_back("Content-Encoding", coded.coding);
  if (lists_tag(request.if_none_match, tag)) found.status = 304;
  found.send_body = !only_headers && found.status == 200;
  return found;
}

}  // namespace sounder::server
