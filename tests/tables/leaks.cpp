// Two evenings that differ only in what somebody can't know send them the same bytes.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "match/registry.h"
#include "tables/friends.h"

namespace sounder::tables {
namespace {

constexpr std::size_t most_alternatives = 3;
constexpr std::size_t most_draws = 8;

std::vector<Seat> viewers_of(const Table& table) {
  std::vector<Seat> viewers = {Seat::nobody};
  for (int i = 0; i < table.session()->game().seats(); ++i) viewers.push_back(seat_at(i));
  return viewers;
}

Viewer viewer(Seat eyes) { return eyes == Seat::nobody ? Viewer::audience() : Viewer(eyes); }

// Rules keep this promise by tests of their own: then nothing that is sent may tell the two apart.
bool can_tell_apart(const Table& one, const Table& two, Seat eyes) {
  const AnyGame& game = one.session()->game();
  return game.view(one.session()->match().state(), viewer(eyes)) !=
         game.view(two.session()->match().state(), viewer(eyes));
}

// What these eyes are told when they try things.
std::string tries(Evening evening, Seat eyes) {
  const Person person = evening.person_at(eyes);
  return evening.undo(person) + evening.undo(person, 0) +
         evening.send(to_server::Propose{.id = "p", .kind = to_server::Propose::Kind::end}, person);
}

struct Found {
  int secrets = 0;  // choices that were hidden from somebody
  int pairs = 0;
  int by_seats = 0;  // looks
  int by_watchers = 0;
};

void expect_same_for(const Evening& one, const Evening& two, Seat eyes, Found& found) {
  const auto index = static_cast<std::size_t>(index_of(eyes));
  ASSERT_EQ(one.shown[index], two.shown[index]) << "frames differ for " << name_of(eyes);
  ASSERT_EQ(all_of(one.table, eyes, one.moment()), all_of(two.table, eyes, two.moment())) << "for " << name_of(eyes);
  ASSERT_EQ(tries(one, eyes), tries(two, eyes));
  ++(eyes == Seat::nobody ? found.by_watchers : found.by_seats);
}

// Goes on with the same moves in both, as long as there are any, and looks after each.
void go_on(Evening& one, Evening& two, Seat chooser, Seat eyes, Rng& rng, Found& found) {
  for (int i = 0; i < 12; ++i) {
    if (can_tell_apart(one.table, two.table, eyes)) return;
    expect_same_for(one, two, eyes, found);
    if (testing::Test::HasFatalFailure() || one.table.stage() != Stage::playing || two.table.stage() != Stage::playing)
      return;
    const MatchSession& session = *one.table.session();
    SeatSet asked = session.match().turn().seats;
    if (asked != two.table.session()->match().turn().seats) return;
    if (asked.size() > 1) asked.erase(chooser);
    const Seat seat = asked.front();
    const std::string text =
        session.game().text(session.match().state(), session.game().any_move(session.match().state(), seat, rng));
    if (!two.table.session()->check(Play{seat, {text}})) return;
    const Person person = one.person_at(seat);
    ASSERT_EQ(one.play(person, {text}), "done");
    ASSERT_EQ(two.play(person, {text}), "done");
  }
}

// Before a choice that is a secret to somebody: another choice, and the same evening goes on.
void compare_choices(const Evening& before, Seat seat, const AnyMove& move, Rng& rng, Found& found) {
  const MatchSession& session = *before.table.session();
  const AnyState& state = session.match().state();
  std::vector<AnyMove> moves;
  session.game().moves(state, seat, moves);
  std::size_t tried = 0;
  for (const AnyMove& other : moves) {
    if (other == move || tried == most_alternatives) continue;
    ++tried;
    for (const Seat eyes : viewers_of(before.table)) {
      if (eyes == seat) continue;
      Evening one = before;
      Evening two = before;
      const Person person = before.person_at(seat);
      ASSERT_EQ(one.play(person, {session.game().text(state, move)}), "done");
      ASSERT_EQ(two.play(person, {session.game().text(state, other)}), "done");
      if (can_tell_apart(one.table, two.table, eyes) || one.table.stage() != two.table.stage()) continue;
      ++found.pairs;
      ASSERT_NE(all_of(one.table, seat, one.moment()), all_of(two.table, seat, two.moment()))
          << "who chose knows what they chose";
      Rng same = rng;
      go_on(one, two, seat, eyes, same, found);
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

// A draw that is a secret to somebody: another card, in an event that is otherwise the same.
void compare_draws(const Evening& before, const Events& events, Found& found) {
  Evening one = before;
  one.take(events);
  const MatchSession& after = *one.table.session();
  const std::size_t last = after.at() - 1;
  if (after.match().steps()[last].seat != Seat::nobody) return;
  const AnyState at_the_draw = after.state_at(last);
  std::vector<AnyChance> chances;
  after.game().chances(at_the_draw, chances);
  const std::size_t stride = chances.size() / most_draws + 1;
  for (std::size_t i = 0; i < chances.size(); i += stride) {
    const AnyChance& chance = chances[i];
    if (chance.move == after.match().steps()[last].move) continue;
    Events other = events;
    auto& happened = std::get<event::MatchAdvanced>(other.back().what);
    auto entries = boost::json::parse(happened.entries.text).as_array();
    entries.back() = after.game().text(at_the_draw, chance.move);
    happened.entries.text = boost::json::serialize(entries);
    Evening two = before;
    two.take(other);
    if (testing::Test::HasFatalFailure()) return;
    for (const Seat eyes : viewers_of(before.table)) {
      if (can_tell_apart(one.table, two.table, eyes) ||
          one.table.session()->match().turn().seats != two.table.session()->match().turn().seats)
        continue;
      if (one.table.session()->match().state() == two.table.session()->match().state()) continue;
      ++found.pairs;
      expect_same_for(one, two, eyes, found);
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

Evening everybody_at(std::string_view game, int seats, std::string_view options) {
  std::vector<std::string> words(static_cast<std::size_t>(seats), "open");
  words[0] = "me";
  auto make = wish(std::string(game), words);
  make.options = protocol::Json{std::string(options)};
  Evening evening(make);
  for (int i = 1; i < seats; ++i) evening.join("Friend " + std::string(1, static_cast<char>('A' + i)));
  evening.start();
  evening.eyes = seats_of(seats);
  evening.eyes |= Seat::nobody;
  return evening;
}

Found look_for_leaks(std::string_view game, int seats, std::uint64_t seed, std::string_view options = "{}") {
  Found found;
  Evening evening = everybody_at(game, seats, options);
  Rng rng(seed);
  for (int i = 0; i < 400 && evening.table.stage() == Stage::playing && found.pairs < 60; ++i) {
    evening.shown = {};
    const MatchSession& session = *evening.table.session();
    const AnyState state = session.match().state();
    std::vector<Seat> asked;
    for (const Seat seat : session.match().turn().seats) asked.push_back(seat);
    const Seat seat = asked[rng.below(static_cast<std::uint32_t>(asked.size()))];
    const AnyMove move = session.game().any_move(state, seat, rng);
    if (!session.game().hidden_from(state, seat, move).empty()) {
      ++found.secrets;
      if (rng.below(3) == 0) compare_choices(evening, seat, move, rng, found);
    }
    if (testing::Test::HasFatalFailure()) return found;
    const auto events = evening.check(
        to_server::Play{
            .id = {}, .question = evening.table.question_of(seat).value(), .texts = {session.game().text(state, move)}},
        evening.person_at(seat));
    EXPECT_TRUE(events);
    if (rng.below(4) == 0) compare_draws(evening, *events, found);
    if (testing::Test::HasFatalFailure()) return found;
    evening.take(events);
  }
  return found;
}

class Leaks : public testing::TestWithParam<const char*> {};

TEST_P(Leaks, nobody_is_sent_what_they_can_not_know) {
  const auto line = find_game(GetParam());
  ASSERT_TRUE(line);
  Found all;
  for (int seats = (*line)->facts->min_seats; seats <= std::min((*line)->facts->max_seats, 4); ++seats) {
    SCOPED_TRACE(std::to_string(seats) + " seats");
    const Found found = look_for_leaks(GetParam(), seats, static_cast<std::uint64_t>(seats));
    if (HasFatalFailure()) return;
    all.secrets += found.secrets;
    all.pairs += found.pairs;
    EXPECT_EQ(found.pairs > 0, found.by_seats > 0 && found.by_watchers > 0);
  }
  EXPECT_EQ(all.pairs > 0, all.secrets > 0) << "secrets were chosen, and nobody could have chosen otherwise";
  EXPECT_EQ(all.secrets > 0, std::string_view(GetParam()) == "happy-pigs")
      << "the other games have no secrets (docs/rules/)";
}

// Where all act at the same time only the choices are secrets.
TEST(LeaksTogether, acting_together_tells_nobody_what_they_can_not_know) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Found found =
        look_for_leaks("happy-pigs", seats, static_cast<std::uint64_t>(10 + seats), R"({"together": true})");
    EXPECT_GT(found.pairs, 0) << seats << " seats";
    EXPECT_GT(found.by_watchers, 0) << seats << " seats";
  }
}

INSTANTIATE_TEST_SUITE_P(AllGames, Leaks,
                         testing::Values("bite-the-pumpkin", "three-little-pigs", "happy-pigs", "wild-pigs"),
                         [](const auto& one) {
                           std::string name = one.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace sounder::tables
