// The commands that look at games and records: games, replay, verify, content check, perft, signature, and all help.
#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <sstream>

#include "cli/matches.h"
#include "match/adapter.h"
#include "match/content.h"
#include "match/hex.h"
#include "match/record.h"
#include "match/signature.h"
#include "rules/random_play.h"
#include "where.h"

namespace sounder::testing_cli {
namespace {

TEST(Help, of_every_command_has_an_example_and_fits_eighty_columns) {
  for (const char* command : {"",
                              "play",
                              "games",
                              "replay",
                              "verify",
                              "show",
                              "content",
                              "content check",
                              "perft",
                              "signature",
                              "hint",
                              "ladder",
                              "bot",
                              "solve",
                              "lab",
                              "lab run",
                              "lab compare",
                              "lab merge",
                              "lab tune",
                              "samples",
                              "messages",
                              "serve",
                              "admin",
                              "admin list",
                              "admin export",
                              "admin announce",
                              "admin drain",
                              "admin backup",
                              "completion",
                              "manual"}) {
    std::vector<std::string> arguments;
    std::istringstream words(command);
    for (std::string word; words >> word;) arguments.push_back(word);
    arguments.emplace_back("--help");
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.status, 0) << command;
    EXPECT_EQ(ran.err, "") << command;
    EXPECT_TRUE(contains(ran.out, "Example")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "sounder " + std::string(command))) << ran.out;
    for (const std::string& line : lines_of(ran.out)) EXPECT_LE(line.size(), 80u) << line;
  }
}

TEST(Version, is_one_line) {
  const Ran ran = run({"--version"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(
      std::regex_match(ran.out, std::regex("sounder [0-9]+\\.[0-9]+\\.[0-9]+(\\+g[0-9a-f]{7,40}(\\.dirty)?)?\n")))
      << ran.out << "is no version of SemVer with the commit";
  EXPECT_EQ(lines_in(ran.out), 1);
}

TEST(Games, are_listed_with_designer_seats_options_and_content) {
  const Ran all = run({"games"});
  EXPECT_EQ(all.status, 0);
  for (const std::string& id : games()) {
    const GameEntry& line = **find_game(id);
    const Ran one = run({"games", id});
    EXPECT_TRUE(contains(all.out, one.out)) << id;
    EXPECT_TRUE(contains(one.out, std::string(line.facts->title) + " by " + std::string(line.facts->designer)))
        << one.out;
    EXPECT_TRUE(contains(one.out, std::to_string(line.facts->max_seats) + " seats")) << one.out;
    for (const OptionSpec& option : line.options)
      EXPECT_TRUE(contains(
          one.out, option.id + "=" + option.expected() + " (default " + option.text_of(option.default_value) + ")"))
          << one.out;
    for (const ContentKind& kind : line.content_kinds)
      for (const ContentFile* file : built_in_content(id, kind.id)) {
        EXPECT_TRUE(contains(one.out, file->name)) << one.out;
        EXPECT_TRUE(contains(one.out, file->title)) << one.out;
      }
  }
}

// The cells of the row of the table of options in docs/players.md; rows follow the row that names their game.
std::vector<std::string> row_of_option(const std::string& game, const std::string& option) {
  bool of_game = false;
  for (const std::string& line : lines_of(text_of(std::string(where::source) + "/docs/players.md"))) {
    std::vector<std::string> cells;
    std::istringstream row(line);
    for (std::string cell; std::getline(row, cell, '|');) cells.push_back(cell);
    if (cells.size() != 6) continue;
    if (cells[1] != " ") of_game = cells[1] == " " + game + " ";
    if (of_game && contains(cells[2], "`" + option + "`")) return cells;
  }
  return {};
}

TEST(PlayersPage, has_every_option_with_its_values_and_its_default) {
  for (const std::string& id : games()) {
    const GameEntry& game = **find_game(id);
    const std::string title(game.facts->title);
    for (const OptionSpec& option : game.options) {
      const auto cells = row_of_option(title, option.id);
      ASSERT_FALSE(cells.empty()) << title << ": " << option.id;
      const bool quoted = option.kind == OptionSpec::Kind::name;
      const auto in_cell = [&](int value) {
        return quoted ? "`" + option.text_of(value) + "`" : option.text_of(value);
      };
      EXPECT_EQ(cells[4], " " + in_cell(option.default_value) + " ") << title << ": " << option.id;
      EXPECT_TRUE(contains(cells[3], in_cell(option.least)) && contains(cells[3], in_cell(option.most)))
          << title << ": " << option.id << cells[3];
    }
    for (const ContentKind& kind : game.content_kinds) {
      const auto cells = row_of_option(title, std::string(kind.id));
      ASSERT_FALSE(cells.empty()) << title << ": " << kind.id;
      EXPECT_TRUE(cells[4].starts_with(" `" + std::string(kind.default_value) + "`")) << title << ": " << kind.id;
      for (const ContentFile* file : built_in_content(id, kind.id))
        EXPECT_TRUE(contains(cells[3], "`" + file->name + "`")) << title << ": " << kind.id << ": " << file->name;
    }
  }
}

TEST(Replay, without_a_terminal_tells_the_whole_story) {
  const Ran story = run({"replay", "-"}, short_record);
  EXPECT_EQ(story.status, 0) << story.err;
  EXPECT_EQ(story.out,
            "Bite the Pumpkin  2 moves\n  p1 herd: a\n  p2 farmer: b\n   1. p1 places a pig on a1.\n   2. p2 plants a "
            "pumpkin on c4.\n"
            "The match is not over.\n");
  const Ran boards = run({"replay", "-", "--boards"}, short_record);
  EXPECT_FALSE(contains(story.out, "to plant"));
  EXPECT_TRUE(contains(boards.out, "0 on the field, 20 to plant")) << "the start";
  EXPECT_TRUE(contains(boards.out, "1 on the field, 19 to plant")) << boards.out;
  EXPECT_EQ(not_refused(run({"replay", "-", "--seat", "p9"}, short_record), "--seat: found \"p9\""), "");
}

// A record of Happy Pigs in which p2 chooses in secret and p1 has not chosen yet.
std::string up_to_a_secret(const std::string& choice, const std::string& more = {}) {
  return R"({"sounder":2,"game":"happy-pigs","rules":1,"seats":[{"is":"human"},{"is":"human"}],)"
         R"("options":{"neutral":"off"},"moves":["done","done","card Season of Love","p2: choose )" +
         choice + "\"" + more + "]}";
}

TEST(Replay, tells_a_seat_only_what_it_may_know_at_that_moment) {
  const Ran others = run({"replay", "-", "--seat", "p1"}, up_to_a_secret("mate"));
  EXPECT_TRUE(contains(others.out, "\n   4. p2 chooses in secret.\n")) << others.out;
  const Ran own = run({"replay", "-", "--seat", "p2"}, up_to_a_secret("mate"));
  EXPECT_TRUE(contains(own.out, "\n   4. p2 chooses mate.\n")) << own.out;
  const Ran later = run({"replay", "-", "--seat", "p1"}, up_to_a_secret("mate", ",\"p1: choose feed\""));
  EXPECT_TRUE(contains(later.out, "\n   4. p2 chooses in secret.\n")) << later.out;
  EXPECT_TRUE(contains(later.out, " p2 mates 6 times.")) << "what was revealed is told: " << later.out;
}

TEST(Replay, and_show_give_the_same_whatever_is_secret) {
  for (const std::vector<std::string>& words : {std::vector<std::string>{"replay", "-"},
                                                {"replay", "-", "--seat", "p1"},
                                                {"replay", "-", "--seat", "p1", "--boards"},
                                                {"show", "-", "--seat", "p1"},
                                                {"show", "-", "--seat", "p1", "--json"},
                                                {"show", "-", "--seat", "p1", "--all"}}) {
    const Ran one = run(words, up_to_a_secret("mate"));
    EXPECT_EQ(one.status, 0) << one.err;
    EXPECT_EQ(run(words, up_to_a_secret("sell")).out, one.out) << words[0] << " " << words.back();
  }
}

TEST(Verify, says_what_was_checked) {
  EXPECT_EQ(run({"verify", "-"}, short_record).out,
            "standard input: 2 moves are legal, the match is not over; no dice were rolled\n");
}

TEST(Verify, has_a_status_of_its_own_for_a_match_that_is_over_without_its_dice) {
  const Scratch scratch;
  const std::string file = scratch.path("record.json");
  ASSERT_EQ(run({"play", "three-little-pigs", "--seats", "bot:random,bot:random", "--record", file}).status, 0);
  auto record = parse_record(text_of(file), file);
  ASSERT_TRUE(record);
  ASSERT_EQ(run({"verify", file}).status, 0);
  FairDice& dice = std::get<FairDice>(record->dice);
  dice.secret.reset();
  const Ran without_secret = run({"verify", "-"}, to_json(*record));
  EXPECT_EQ(without_secret.status, 3);
  EXPECT_TRUE(contains(without_secret.out, "the record lacks their secret")) << without_secret.out;
  record->dice = {};
  EXPECT_EQ(run({"verify", "-"}, to_json(*record)).status, 3);
  Match begun(record->match.game_ptr());
  for (std::size_t i = 0; i < 12; ++i) begun.play(record->match.steps()[i].seat, record->match.steps()[i].move);
  EXPECT_EQ(run({"verify", "-"}, to_json({begun, record->players, {}})).status, 0) << "it is not over";
}

// Somebody changes one roll of the dice to another legal one: the moves are fine, the dice are not.
TEST(Verify, refuses_dice_that_are_not_those_of_the_record) {
  int forgeries = 0;
  for (const std::string& id : games()) {
    const Scratch scratch;
    const std::string file = scratch.path("record.json");
    ASSERT_EQ(run({"play", id, "--seats", all_seats(id, "bot:random"), "--record", file}).status, 0);
    const auto record = parse_record(text_of(file), file);
    ASSERT_TRUE(record);
    const AnyGame& game = record->match.game();
    Match forged(record->match.game_ptr());
    for (const Step& step : record->match.steps()) {
      if (step.seat != Seat::nobody) break;
      std::vector<AnyChance> chances;
      game.chances(forged.state(), chances);
      for (const AnyChance& chance : chances)
        if (chance.move != step.move) {
          Match other = forged;
          other.play(Seat::nobody, chance.move);
          const std::string text = to_json({other, record->players, record->dice});
          EXPECT_EQ(not_refused(run({"verify", "-"}, text), "the dice gave"), "") << id;
          ++forgeries;
          break;
        }
      forged.play(step.seat, step.move);
    }
  }
  if (forgeries == 0) GTEST_SKIP() << "no game here begins with a roll of dice";
}

TEST(ContentCheck, names_kind_name_and_hash_of_what_is_right) {
  const std::string directory = std::string(where::source) + "/content/bite-the-pumpkin/";
  const Ran ran = run({"content", "check", directory + "classic.json", directory + "hedge.json"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(lines_in(ran.out), 2);
  EXPECT_TRUE(contains(ran.out, "classic.json: ok, layout classic of bite-the-pumpkin, hash " +
                                    find_built_in("bite-the-pumpkin", "layout", "classic")->hash))
      << ran.out;
}

TEST(ContentCheck, has_one_line_for_every_file_right_or_wrong) {
  const Scratch scratch;
  const std::string wrong = scratch.write("wrong.json", "{}");
  const std::string right = std::string(where::source) + "/content/bite-the-pumpkin/classic.json";
  const Ran ran = run({"content", "check", wrong, right, "/nowhere"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(lines_in(ran.out), 1) << ran.out;
  EXPECT_EQ(lines_in(ran.err), 2) << ran.err;
  EXPECT_TRUE(contains(ran.err, wrong + ": the field \"game\" is missing")) << ran.err;
}

TEST(ContentCheck, marks_what_has_the_name_of_built_in_content) {
  const Scratch scratch;
  const std::string start = R"({"game": "bite-the-pumpkin", "kind": "layout", "name": )";
  const std::string mine = scratch.write("mine.json", start + R"("mine", "trees": []})");
  const std::string shadow = scratch.write("shadow.json", start + R"("classic", "trees": []})");
  const std::string built_in = std::string(where::source) + "/content/bite-the-pumpkin/classic.json";
  const Ran ran = run({"content", "check", mine, shadow, built_in});
  EXPECT_EQ(ran.status, 0) << ran.err;
  const auto lines = lines_of(ran.out);
  ASSERT_EQ(lines.size(), 3u) << ran.out;
  EXPECT_FALSE(contains(lines[0], "built-in")) << lines[0];
  EXPECT_TRUE(lines[1].ends_with("; has the name of the built-in layout classic, which differs")) << lines[1];
  EXPECT_FALSE(contains(lines[2], "which differs")) << lines[2];
}

// BP-2, BP-5: on the classic layout 58 cells are free; after a pig on any of them 57 for the farmer.
TEST(Perft, counts_the_ways_to_play) {
  const Ran ran = run({"perft", "bite-the-pumpkin", "--depth", "2", "--divide"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(contains(ran.out, "depth 1: 58 leaves")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "depth 2: 3306 leaves")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "nodes/s")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "\n  pig d6: 57\n")) << ran.out;
  EXPECT_EQ(lines_in(ran.out), 2 + 58);
  EXPECT_TRUE(
      contains(run({"perft", "bite-the-pumpkin", "--depth", "1", "-o", "layout=meadow"}).out, "depth 1: 64 leaves"));
}

TEST(Perft, as_json_has_the_same_counts) {
  const auto json = json_of(run({"perft", "bite-the-pumpkin", "--depth", "2", "--divide", "--json"}).out);
  EXPECT_EQ(json.at("game").as_string(), "bite-the-pumpkin");
  EXPECT_EQ(json.at("seats").as_int64(), 2);
  EXPECT_EQ(json.at("at").as_int64(), 0);
  const auto& depths = json.at("depths").as_array();
  ASSERT_EQ(depths.size(), 2u);
  EXPECT_EQ(depths[0].at("depth").as_int64(), 1);
  EXPECT_EQ(depths[0].at("leaves").as_int64(), 58);
  EXPECT_EQ(depths[1].at("leaves").as_int64(), 58 * 57);
  const auto& divide = json.at("divide").as_array();
  ASSERT_EQ(divide.size(), 58u);
  std::int64_t sum = 0;
  for (const auto& branch : divide) sum += branch.at("leaves").as_int64();
  EXPECT_EQ(sum, 58 * 57);
  EXPECT_EQ(divide[0].at("move").as_string(), "pig a1");
  EXPECT_FALSE(json_of(run({"perft", "bite-the-pumpkin", "--depth", "1", "--json"}).out).contains("divide"));
  EXPECT_EQ(json_of(run({"perft", "--from", "-", "--depth", "1", "--json"}, short_record).out).at("at").as_int64(), 2);
}

// The count of the typed code against the slow way through the move lists of AnyGame, for every game and from its
// middle too.
std::uint64_t slow_perft(const AnyGame& game, const AnyState& state, int depth) {
  if (depth == 0) return 1;
  const Turn turn = game.turn(state);
  std::vector<AnyMove> moves;
  std::vector<AnyChance> chances;
  if (turn.is_chance()) game.chances(state, chances);
  for (const AnyChance& chance : chances) moves.push_back(chance.move);
  if (turn.decides()) game.moves(state, turn.first, moves);
  std::uint64_t leaves = 0;
  for (const AnyMove& move : moves) {
    AnyState next = state;
    game.play(next, move);
    leaves += slow_perft(game, next, depth - 1);
  }
  return leaves;
}

TEST(Perft, equals_a_slow_count_from_any_position) {
  for (const std::string& id : games()) {
    const Scratch scratch;
    const std::string file = scratch.path("record.json");
    const auto game = usual_game(id);
    Match match(game);
    Rng rng(9);
    while (match.steps().size() < 12 && !match.turn().is_over()) {
      const Turn turn = match.turn();
      const Seat seat = turn.is_chance() ? Seat::nobody : turn.first;
      match.play(seat, turn.is_chance() ? game->draw(match.state(), rng) : game->any_move(match.state(), seat, rng));
    }
    scratch.write("record.json", to_json({match, std::vector<Player>(static_cast<std::size_t>(game->seats())), {}}));
    const Ran ran = run({"perft", "--from", file, "--depth", "2"});
    EXPECT_TRUE(contains(ran.out, "depth 2: " + std::to_string(slow_perft(*game, match.state(), 2)) + " leaves"))
        << id << ran.out;
  }
}

TEST(Signature, has_a_line_a_game_and_a_total_and_is_always_the_same) {
  const Ran once = run({"signature", "--matches", "3"});
  EXPECT_EQ(once.status, 0) << once.err;
  EXPECT_EQ(lines_in(once.out), static_cast<int>(games().size()) + 1);
  EXPECT_EQ(run({"signature", "--matches", "3"}).out, once.out);
  EXPECT_NE(run({"signature", "--matches", "4"}).out, once.out);
}

// Match k of the list is the match that random_step plays with Rng(2026, k): what the browser build is compared with.
TEST(Signature, lists_the_ends_of_the_matches_that_random_step_plays) {
  for_each_game([&]<class G>() {
    const auto lines = lines_of(run({"signature", "--list", std::string(G::facts.id), "--matches", "5"}).out);
    ASSERT_EQ(lines.size(), 5u);
    const auto game = std::dynamic_pointer_cast<const Adapter<G>>(usual_game(std::string(G::facts.id)));
    for (std::uint64_t k = 0; k < 5; ++k) {
      Rng rng(signature_seed, k);
      auto state = game->game.start();
      play_randomly(game->game, state, rng);
      EXPECT_EQ(lines[k], hex_of(hash_of(state))) << G::facts.id;
    }
  });
}

}  // namespace
}  // namespace sounder::testing_cli
