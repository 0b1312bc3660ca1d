#include "lab/report.h"

#include "lab/report_page.h"

namespace sounder::lab {
namespace {

// "</script" would end the script element and "<!--" change how it is read. In JSON a "<" occurs only in strings, which
// can escape it.
std::string inside_script(const std::string& json) {
  std::string out;
  out.reserve(json.size());
  for (const char c : json) {
    if (c == '<')
      out += "\\u003c";
    else
      out += c;
  }
  return out;
}

}  // namespace

std::string report_of(const boost::json::object& summary) {
  const ReportPage page = report_page();
  std::string out;
  for (const std::string_view piece : page.before) out += piece;
  out += inside_script(boost::json::serialize(summary));
  for (const std::string_view piece : page.after) out += piece;
  return out;
}

}  // namespace sounder::lab
