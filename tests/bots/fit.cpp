// The rule of `bot:fit`, by the cases that the app's tests read, too (web/tests/fit.test.ts).
#include "bots/fit.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "bots/bot.h"
#include "cli/matches.h"
#include "where.h"

namespace sounder::bots {
namespace {

TEST(Fit, moves_the_level_by_the_cases_that_both_programs_share) {
  const boost::json::array cases =
      boost::json::parse(testing_cli::text_of(std::string(where::source) + "/tests/bots/fit.json")).as_array();
  ASSERT_FALSE(cases.empty());
  for (const boost::json::value& one : cases) {
    const boost::json::object& given = one.as_object();
    const auto text = [&](const char* key) { return std::string(given.at(key).as_string()); };
    std::vector<std::string> offered = level_names("wild-pigs");
    if (given.contains("offered")) offered = boost::json::value_to<std::vector<std::string>>(given.at("offered"));
    Fit fit{text("level")};
    EXPECT_EQ(level_met(fit, offered), given.contains("met") ? text("met") : text("level")) << text("says");
    for (const char result : text("results")) fit = after_match(fit, result == 'W', offered);
    EXPECT_EQ(fit, (Fit{text("then"), static_cast<int>(given.at("streak").as_int64())})) << text("says");
  }
}

TEST(Fit, is_no_bot_of_its_own) {
  const auto bot = make_bot("fit", *make_game({"wild-pigs", 2, {}, {}}));
  ASSERT_FALSE(bot);
  EXPECT_EQ(bot.error().message,
            "bot \"fit\" follows one person's results, expected it only in --seats of sounder play");
}

}  // namespace
}  // namespace sounder::bots
