#include "server/link_page.h"

namespace sounder::server {
namespace {

constexpr std::string_view origin_mark = "@ORIGIN@";

std::string filled(std::string_view page, std::string_view origin) {
  std::string made;
  for (std::size_t at = 0; (at = page.find(origin_mark)) != page.npos; page.remove_prefix(at + origin_mark.size()))
    made.append(page.substr(0, at)).append(origin);
  return made.append(page);
}

}  // namespace

std::string requested_origin(const OriginPolicy& origins, std::string_view host, std::string_view forwarded_proto) {
  for (const std::string& known : origins.origins)
    if (!host.empty() && may_open({}, known, host)) return known;
  const std::string seen = (forwarded_proto == "https" ? "https://" : "http://") + std::string(host);
  return is_origin(seen) ? seen : "";
}

std::optional<Answer> link_page(Files files, const Request& request, std::string_view origin) {
  if (!request.target.starts_with("/?")) return std::nullopt;
  const std::string_view game = request.target.substr(2, request.target.find_first_of("&=", 2) - 2);
  const File* page = find(files, "/link/" + std::string(game) + ".html");
  if (!page) return std::nullopt;
  Answer made = answer(files, {request.method, page->path, "", ""});
  if (made.status != 200) return made;
  made.made = std::make_shared<const std::string>(filled(page->plain, origin));
  made.body = *made.made;
  // Made for this request: without the tag of the file.
  std::erase_if(made.headers, [](const auto& header) { return header.first == "ETag"; });
  return made;
}

}  // namespace sounder::server
