// The report's page as web/ builds it, in pieces. Its source is generated at the build (cmake/embed_report.cmake).
#pragma once

#include <span>
#include <string_view>

namespace sounder::lab {

struct ReportPage {
  std::span<const std::string_view> before;  // the numbers of a run
  std::span<const std::string_view> after;
};
ReportPage report_page();

}  // namespace sounder::lab
