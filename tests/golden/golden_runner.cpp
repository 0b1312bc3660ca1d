// The golden-game runner itself: what it fills in, and what it refuses.
#include <gtest/gtest.h>

#include "golden/golden.h"

namespace sounder::golden {
namespace {

const std::string head = "game: bite-the-pumpkin\nseats: 2\n\n";
const std::string opening = "1 p1 pig a1\n2 p2 plant h8\n3 p1 pig b1\n4 p2 plant h7\n";

std::string refusal(const std::string& text) {
  const auto again = retold(text);
  return again ? "told: " + *again : again.error().message;
}

TEST(GoldenRunner, fills_in_numbers_views_result_and_hash_and_keeps_comments) {
  const std::string text =
      "# Before.\ngame: bite-the-pumpkin\nseats: 2\noptions: novice_help=1 auto_bite=off\n\n# After the head.\n7 p1 "
      "pig a1\n";
  const auto again = retold(text + "view audience\n# Now bots.\nbots: 3 random greedy\n");
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_TRUE(again->starts_with(
      "# Before.\ngame: bite-the-pumpkin\nseats: 2\noptions: novice_help=1\n\n# After the head.\n1 p1 pig a1\n"));
  EXPECT_NE(again->find("\nview audience: {"), std::string::npos);
  EXPECT_NE(again->find("}\n# Now bots.\n2 p2 plant "), std::string::npos);
  EXPECT_NE(again->find("\nresult: p"), std::string::npos);
  EXPECT_NE(again->find("\nhash: "), std::string::npos);
  EXPECT_EQ(*retold(*again), *again);
}

TEST(GoldenRunner, changed_outcome_is_not_given_back) {
  const std::string good = *retold(head + opening + "bots: 3 random greedy\n");
  std::string bad = good;
  bad.replace(bad.find("result: p"), 10, "result: p9");
  EXPECT_EQ(*retold(bad), good);
}

TEST(GoldenRunner, names_the_line_of_what_is_wrong) {
  EXPECT_NE(refusal(head + opening + "5 p1 pig a1\n").find("line 8: \"pig a1\": "), std::string::npos)
      << refusal(head + opening + "5 p1 pig a1\n");
  EXPECT_EQ(refusal(head + opening + "5 p2 plant a8\n"), "line 8: p2 is not to move");
  EXPECT_EQ(refusal(head + opening + "5 chance roll 6\n"), "line 8: chance is not to move");
  EXPECT_EQ(refusal(head + opening + "5 p3 pig a5\n"), "line 8: \"p3\" is no seat");
  EXPECT_EQ(refusal(head + opening + "pig a5\n"), "line 8: expected NUMBER, SEAT or chance, and a move");
  EXPECT_EQ(refusal(head + opening + "view p3\n"), "line 8: expected view of a seat or of the audience");
  EXPECT_EQ(refusal(head + opening), "the match is not over after 4 moves");
  EXPECT_EQ(refusal(head), "no moves");
  EXPECT_EQ(refusal("1 p1 pig a1\n"), "line 1: expected \"game: ...\" first");
  EXPECT_NE(refusal("game: chess\n").find("line 1: unknown game \"chess\""), std::string::npos);
  EXPECT_NE(
      refusal("game: bite-the-pumpkin\noptions: speed=1\n").find("line 2: bite-the-pumpkin: unknown option \"speed\""),
      std::string::npos);
  EXPECT_NE(refusal("game: bite-the-pumpkin\nseats: 7\n").find("line 2: expected a number of seats"),
            std::string::npos);
  EXPECT_NE(refusal(head + "bots: 1 greedy\n").find("line 4: expected a seed and one bot for each of 2 seats"),
            std::string::npos);
}

TEST(GoldenRunner, moves_after_the_end_are_refused) {
  const std::string whole = *retold(head + opening + "bots: 3 random greedy\n");
  const std::string moves = whole.substr(0, whole.find("result:"));
  EXPECT_NE(refusal(moves + "99 p1 run north\n").find("the match is over"), std::string::npos);
}

}  // namespace
}  // namespace sounder::golden
