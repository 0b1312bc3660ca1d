// Nets: the same answers by whatever instructions, files that are refused, and what levels do with them.
#include "bots/net.h"

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/nets.h"
#include "bots/samples.h"
#include "match/registry.h"
#include "rules/rng.h"

namespace sounder::bots {
namespace {

Net random_net(int inputs, int first, int outputs, Rng& rng) {
  std::vector<std::int16_t> numbers(Net::numbers(inputs, first, outputs));
  for (std::int16_t& number : numbers) number = static_cast<std::int16_t>(rng.next());
  return {inputs, first, outputs, numbers.data()};
}

TEST(Net, AnswersAlikeHoweverItIsWorkedOut) {
  Rng rng(1);
  int different = 0;
  Net::Answer last{};
  for (int round = 0; round < 200; ++round) {
    const Net net = random_net(40, round % 2 ? 32 : 96, 1 + round % 4, rng);
    Inputs inputs;
    for (int i = 0; i < round % 30; ++i)
      inputs.add(static_cast<int>(rng.below(40)), static_cast<int>(rng.below(4000)) - 2000);
    const Net::Answer answer = net.answer(inputs);
    EXPECT_EQ(answer, net.scalar_answer(inputs)) << "round " << round;
    different += answer != last;
    last = answer;
  }
  EXPECT_GT(different, 150) << "nets that always say the same would agree, too";
}

constexpr std::array<NetForm, 2> forms = {NetForm{"2 seats", 3, 1}, NetForm{"3 seats", 3, 1}};

std::string file_of(const std::string& head, std::size_t nets) {
  return head + std::string(nets * 2 * Net::numbers(3, 32, 1), '\0');
}

std::string refusal(const std::string& bytes) {
  const auto nets = read_nets(bytes, "chess", forms);
  return nets ? "" : nets.error().message;
}

TEST(Net, AFileIsReadWholeOrRefusedWithWhatWasExpected) {
  const std::string head =
      "sounder nets 1\ngame chess\nmade by hand\nnet 3 32 16 1 2 seats\nnet 3 32 16 1 3 seats\nnumbers\n";
  ASSERT_EQ(refusal(file_of(head, 2)), "");
  EXPECT_EQ(read_nets(file_of(head, 2), "chess", forms)->size(), 2u);
  EXPECT_EQ(refusal(""), "nets of chess: expected a file that begins with \"sounder nets 1\"");
  EXPECT_EQ(refusal("sounder nets 1\ngame go\n"), "nets of chess: expected nets of this game");
  EXPECT_EQ(refusal(file_of(head, 1)), "nets of chess: expected more numbers");
  EXPECT_EQ(refusal(file_of(head, 2) + "x"), "nets of chess: expected the end after the last number");
  for (const char* wrong :
       {"net 4 32 16 1 2", "net 3 33 16 1 2", "net 3 0 16 1 2", "net 3 160 16 1 2", "net 3 32 8 1 2", "net 3 32 16 2 2",
        "net 3 32 16 1 4", "net 3 32 16", "nut 3 32 16 1 2", "net 99999999999999 32 16 1 2"}) {
    std::string other = head;
    other.replace(other.find("net 3"), 15, wrong);
    EXPECT_EQ(refusal(file_of(other, 2)), "nets of chess: expected a net of its form for 2 seats") << wrong;
  }
}

TEST(Net, EveryBuiltInFileIsOfAGameThatAsksIt) {
  EXPECT_FALSE(built_in_nets().empty());
  for (const BuiltInNets& file : built_in_nets()) {
    EXPECT_FALSE(misses_nets(file.game)) << file.game;
    EXPECT_TRUE(give_nets(file.game, file.bytes)) << file.game;
  }
}

TEST(Net, ALevelThatAsksOnePlaysAnotherGameWithoutIt) {
  for (const BuiltInNets& file : built_in_nets()) {
    const GamePtr game = make_game({std::string(file.game), 0, {}, {}}).value();
    SelfPlayPlan plan;
    plan.bots.assign(static_cast<std::size_t>(game->seats()), "strong");
    plan.matches = 1;
    plan.share = 1;
    const auto without_end = [](std::uint64_t) { return true; };
    const Samples with = samples(game, plan, without_end).value();
    ASSERT_TRUE(give_nets(file.game, {}));
    EXPECT_TRUE(misses_nets(file.game, "strong"));
    EXPECT_FALSE(misses_nets(file.game, "greedy"));
    const Samples without = samples(game, plan, without_end).value();
    ASSERT_TRUE(give_nets(file.game, file.bytes));
    EXPECT_NE(with.input, without.input) << file.game;
    EXPECT_EQ(with.input, samples(game, plan, without_end)->input) << file.game;
  }
}

TEST(Net, GamesWithoutOneSayIt) {
  EXPECT_FALSE(give_nets("chess", "anything"));
  EXPECT_FALSE(misses_nets("chess"));
}

}  // namespace
}  // namespace sounder::bots
