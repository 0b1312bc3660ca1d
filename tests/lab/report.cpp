// The report's page around a run's numbers.
#include "lab/report.h"

#include <gtest/gtest.h>

namespace sounder::lab {
namespace {

std::size_t times(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; at += part.size()) ++found;
  return found;
}

constexpr const char* opening = R"(<script type="application/json" id="summary">)";

std::string numbers_in(const std::string& page) {
  const std::size_t begin = page.find(opening) + std::string_view(opening).size();
  return page.substr(begin, page.find("</script>", begin) - begin);
}

TEST(LabReport, is_one_whole_page_with_the_numbers_in_place_of_the_mark) {
  const boost::json::object summary{{"title", "Layouts"}, {"seed", 7}};
  const std::string page = report_of(summary);
  EXPECT_TRUE(page.starts_with("<!doctype html>"));
  EXPECT_NE(page.find("</html>"), std::string::npos);
  EXPECT_EQ(times(page, "@SUMMARY@"), 0u);
  EXPECT_EQ(times(page, opening), 1u);
  EXPECT_EQ(boost::json::parse(numbers_in(page)), boost::json::value(summary));
}

TEST(LabReport, asks_for_no_other_file) {
  const std::string page = report_of({});
  EXPECT_EQ(times(page, "<script src"), 0u);
  EXPECT_EQ(times(page, "stylesheet"), 0u);
  EXPECT_EQ(times(page, "import("), 0u);
}

TEST(LabReport, a_title_cannot_break_out_of_its_element) {
  const boost::json::object summary{{"title", "</script><script>alert(1)</script><!--<script>"}};
  const std::string page = report_of(summary);
  EXPECT_EQ(times(page, "alert(1)</script>"), 0u);
  EXPECT_EQ(numbers_in(page).find('<'), std::string::npos);
  EXPECT_EQ(boost::json::parse(numbers_in(page)), boost::json::value(summary));
}

}  // namespace
}  // namespace sounder::lab
