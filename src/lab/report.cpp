#include "lab/report.h"

namespace sounder::lab {
namespace {

// Until web/ has the real one.
constexpr std::string_view page = R"(<!doctype html><meta charset="utf-8"><title>Sounder lab</title><pre id="out"></pre>
<script type="application/json" id="summary">@SUMMARY@</script>
)";

// Text inside a script element ends at the first "</": JSON may write it in another way.
std::string inside_script(std::string json) {
  for (std::size_t at = 0; (at = json.find("</", at)) != std::string::npos; at += 3) json.replace(at, 2, "<\\/");
  return json;
}

}  // namespace

std::string report_of(const boost::json::object& summary) {
  constexpr std::string_view mark = "@SUMMARY@";
  const std::size_t at = page.find(mark);
  return std::string(page.substr(0, at)) + inside_script(boost::json::serialize(summary)) + std::string(page.substr(at + mark.size()));
}

}  // namespace sounder::lab
