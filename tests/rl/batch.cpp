// Many matches at a time are the same as one after the other.
#include <gtest/gtest.h>

#include <map>

#include "match/registry.h"
#include "rl/encoding.h"

namespace sounder::rl {
namespace {

constexpr std::uint64_t any_seed = 5;

std::unique_ptr<Encoding> numbers(const std::string& game, int seats) {
  return encoding_of(make_game({game, seats, {}, {}}).value()).value();
}

void play_at_random(Batch& batch, int times) {
  std::vector<std::int64_t> actions(static_cast<std::size_t>(batch.size()));
  for (int i = 0; i < times; ++i) {
    batch.choose(actions);
    batch.play(actions);
  }
}

struct Setup {
  const char* game;
  int seats;
};
constexpr Setup setups[] = {{"bite-the-pumpkin", 3}, {"three-little-pigs", 5}, {"happy-pigs", 6}, {"wild-pigs", 2}};
class Batches : public testing::TestWithParam<Setup> {
 protected:
  std::unique_ptr<Encoding> numbers_ = numbers(GetParam().game, GetParam().seats);
};
INSTANTIATE_TEST_SUITE_P(All, Batches, testing::ValuesIn(setups), [](const auto& tried) {
  std::string name = tried.param.game;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

// Match k of a batch is Rng(any_seed, k), whoever plays it and wherever.
TEST_P(Batches, a_row_is_a_match_played_alone) {
  const auto batch = numbers_->batch(3, 1, any_seed);
  std::vector<std::unique_ptr<Env>> courses;
  std::vector<Rng> dice;
  std::vector<std::uint64_t> match = {0, 1, 2};
  const auto go_on = [&](std::size_t row) {
    while (courses[row]->turn().is_chance()) courses[row]->draw(dice[row]);
  };
  for (std::size_t row = 0; row < 3; ++row) {
    courses.push_back(numbers_->env());
    dice.emplace_back(any_seed, row);
    go_on(row);
  }
  std::vector<std::int64_t> actions(3);
  std::vector<std::int16_t> seen(static_cast<std::size_t>(batch->observation_size()));
  for (int step = 0; step < 1500; ++step) {
    batch->choose(actions);
    ASSERT_EQ(batch->first_illegal(actions), -1);
    batch->play(actions);
    for (std::size_t row = 0; row < 3; ++row) {
      courses[row]->step(static_cast<int>(actions[row]));
      go_on(row);
      const bool over = courses[row]->turn().is_over();
      ASSERT_EQ(batch->finished()[row], over);
      const auto rewards = batch->rewards().subspan(row * static_cast<std::size_t>(batch->seats()),
                                                    static_cast<std::size_t>(batch->seats()));
      if (over) {
        const Result result = courses[row]->game().result(courses[row]->state());
        const auto expected = rewards_of(result, batch->seats());
        for (std::size_t seat = 0; seat < rewards.size(); ++seat) {
          ASSERT_EQ(rewards[seat], static_cast<float>(expected[seat]));
          ASSERT_EQ(batch->scores()[row * rewards.size() + seat], result.scores[seat]);
        }
        courses[row] = numbers_->env();
        dice[row] = Rng(any_seed, match[row] += 3);
        go_on(row);
      } else {
        for (const float reward : rewards) ASSERT_EQ(reward, 0.0f);
      }
      ASSERT_EQ(batch->current_player()[row], index_of(courses[row]->current_player()));
      courses[row]->observe(courses[row]->current_player(), seen.data());
      ASSERT_TRUE(std::equal(seen.begin(), seen.end(),
                             batch->observations().begin() + static_cast<std::ptrdiff_t>(row * seen.size())));
      for (int action = 0; action < batch->actions(); ++action)
        ASSERT_EQ(batch->masks()[row * static_cast<std::size_t>(batch->actions()) + static_cast<std::size_t>(action)],
                  courses[row]->is_legal(action));
    }
  }
  EXPECT_GT(batch->matches(), 0u);
}

TEST_P(Batches, any_number_of_threads_plays_the_same) {
  const auto alone = numbers_->batch(7, 1, any_seed);
  const auto many = numbers_->batch(7, 3, any_seed);
  EXPECT_EQ(many->threads(), 3);
  for (Batch* batch : {alone.get(), many.get()}) play_at_random(*batch, 400);
  EXPECT_TRUE(std::equal(alone->observations().begin(), alone->observations().end(), many->observations().begin()));
  EXPECT_TRUE(std::equal(alone->masks().begin(), alone->masks().end(), many->masks().begin()));
  EXPECT_EQ(alone->moves(), many->moves());
  EXPECT_EQ(alone->matches(), many->matches());
}

TEST_P(Batches, from_the_start_again_is_as_the_first_time) {
  const auto batch = numbers_->batch(4, 1, any_seed);
  const std::vector<std::int16_t> at_first(batch->observations().begin(), batch->observations().end());
  play_at_random(*batch, 300);
  batch->reset(any_seed);
  EXPECT_TRUE(std::equal(at_first.begin(), at_first.end(), batch->observations().begin()));
  const auto fresh = numbers_->batch(4, 1, any_seed);
  EXPECT_TRUE(std::equal(fresh->masks().begin(), fresh->masks().end(), batch->masks().begin()));
  EXPECT_EQ(batch->matches(), 0u);
}

TEST_P(Batches, an_action_that_is_not_legal_is_found) {
  const auto batch = numbers_->batch(3, 1, any_seed);
  std::vector<std::int64_t> actions(3);
  batch->choose(actions);
  const auto masks =
      batch->masks().subspan(static_cast<std::size_t>(batch->actions()), static_cast<std::size_t>(batch->actions()));
  actions[1] = std::find(masks.begin(), masks.end(), 0) - masks.begin();
  EXPECT_EQ(batch->first_illegal(actions), 1);
  for (const std::int64_t beyond : {std::int64_t{-1}, std::int64_t{batch->actions()}, std::int64_t{1} << 40}) {
    actions[1] = beyond;
    EXPECT_EQ(batch->first_illegal(actions), 1) << beyond;
  }
}

TEST(Rewards, all_in_all_are_nothing_and_a_victory_alone_is_one) {
  const auto of = [](SeatSet winners, int seats) {
    Result result;
    result.winners = winners;
    const auto rewards = rewards_of(result, seats);
    return std::vector<double>(rewards.begin(), rewards.begin() + seats);
  };
  EXPECT_EQ(of(Seat::p2, 2), (std::vector<double>{-1, 1}));
  EXPECT_EQ(of(seats_of(2), 2), (std::vector<double>{0, 0}));
  EXPECT_EQ(of(Seat::p1, 3), (std::vector<double>{1, -0.5, -0.5}));
  EXPECT_EQ(of(seats_of(2), 3), (std::vector<double>{0.25, 0.25, -0.5}));
}

}  // namespace
}  // namespace sounder::rl
