// The coordinator of a run adds results in the order of the blocks, not in the order in which they come in.
#include "lab/run_coordinator.h"

#include <gtest/gtest.h>

namespace sounder::lab {
namespace {

class RunCoordinatorTest : public ::testing::Test {
 protected:
  RunCoordinatorTest() {
    experiment.cases.resize(2);
    experiment.matches = 3 * block_size;  // 6 blocks
    plan.keep = [this](const BlockResult& block, const Findings&) -> Expected<void> {
      kept += block.lines;
      return {};
    };
  }
  static BlockResult result(const std::string& lines) {
    Tally tally;
    tally.matches = block_size / 2;
    return {lines, {tally, tally}};
  }

  Experiment experiment;  // only its size matters here
  RunPlan plan;
  std::string kept;
};

TEST_F(RunCoordinatorTest, keeps_blocks_in_order_however_they_come_in) {
  RunCoordinator record(experiment, plan, {}, 1);
  for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(record.deal(), i);
  EXPECT_FALSE(record.deal()) << "all are dealt";
  for (std::size_t i : {2, 1, 5}) record.take(i, result(std::to_string(i)));
  EXPECT_EQ(kept, "");
  record.take(0, result("0"));
  EXPECT_EQ(kept, "012");
  record.take(4, result("4"));
  EXPECT_FALSE(record.over());
  record.take(3, result("3"));
  EXPECT_EQ(kept, "012345");
  EXPECT_TRUE(record.over());
  const Findings found = record.close().value();
  EXPECT_TRUE(found.complete);
  EXPECT_EQ(found.tallies[0].matches, 3 * block_size);
  EXPECT_EQ(found.tallies[1].matches, 3 * block_size);
}

TEST_F(RunCoordinatorTest, deals_a_shard_its_own_blocks) {
  plan.shard = {1, 4};
  RunCoordinator record(experiment, plan, {}, 1);
  EXPECT_EQ(record.deal(), 1u);
  EXPECT_EQ(record.deal(), 5u);
  EXPECT_FALSE(record.deal());
  record.take(5, result("5"));
  record.take(1, result("1"));
  EXPECT_EQ(kept, "15");
  const Findings found = record.close().value();
  for (const Tally& tally : found.tallies) EXPECT_EQ(tally.matches, block_size) << "two blocks of both cases";
}

TEST_F(RunCoordinatorTest, a_shard_with_nothing_to_do_is_complete) {
  plan.shard = {6, 7};
  RunCoordinator record(experiment, plan, {}, 1);
  EXPECT_FALSE(record.deal());
  EXPECT_TRUE(record.over());
  EXPECT_TRUE(record.close().value().complete);
}

TEST_F(RunCoordinatorTest, nobody_gets_further_ahead_of_the_writing_than_memory_allows) {
  experiment.matches = 1000 * block_size;
  RunCoordinator record(experiment, plan, {}, 2);
  for (std::size_t i = 0; i < 16; ++i) EXPECT_EQ(record.deal_at_once(), i);
  EXPECT_FALSE(record.deal_at_once());
  record.take(7, result(""));
  EXPECT_FALSE(record.deal_at_once()) << "the first block is still out";
  record.take(0, result(""));
  EXPECT_EQ(record.deal_at_once(), 16u);
  EXPECT_FALSE(record.deal_at_once());
}

TEST_F(RunCoordinatorTest, adds_nothing_after_it_was_stopped) {
  bool go_on = true;
  plan.progress = [&](const Findings&, std::uint64_t) { return go_on; };
  RunCoordinator record(experiment, plan, {}, 1);
  record.take(0, result("0"));
  go_on = false;
  record.look_up();
  EXPECT_TRUE(record.over());
  EXPECT_FALSE(record.deal());
  record.take(1, result("1"));
  EXPECT_EQ(kept, "0");
  const Findings found = record.close().value();
  EXPECT_EQ(found.done, 1u);
  EXPECT_FALSE(found.complete);
}

TEST_F(RunCoordinatorTest, a_result_that_cannot_be_kept_ends_the_run) {
  plan.keep = [](const BlockResult&, const Findings&) -> Expected<void> { return error("the disk is full"); };
  RunCoordinator record(experiment, plan, {}, 1);
  record.take(0, result("0"));
  EXPECT_TRUE(record.over());
  const auto found = record.close();
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().message, "the disk is full");
}

}  // namespace
}  // namespace sounder::lab
