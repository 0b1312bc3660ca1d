// Scenes for the tests of Happy Pigs: farms as short texts, moves as text, and back.
//
// A herd is written with a letter a pig: `p` piglet, `s` small, `A` average, `B` big, with `+` behind it when
// vaccinated: "BB+sp".
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "match/adapter.h"
#include "rules/happy_pigs/happy_pigs.h"

namespace sounder::happy_pigs {

using Choices = std::map<std::string, int>;

class Farmyard {
 public:
  // From the start of a match, with the built-in deck and market unless given others (JSON). p1 begins, unless told
  // otherwise.
  explicit Farmyard(int seats, const Choices& options = {}, const std::string& deck = {},
                    const std::string& market = {});

  // Sets up what a test is about; tiles come out of the reserve and go back to it.
  Farmyard& herd(Seat, std::string_view pigs);
  Farmyard& money(Seat, int money);
  Farmyard& items(Seat, int vaccines, int supplements, int amulets);
  Farmyard& fields(Seat, int fields);
  Farmyard& reserve(Good, int left);
  // The choices of a round, from 1, with its card face up and the token where it is then.
  Farmyard& round(int number, std::string_view card);

  Farmyard& play(Seat, std::string_view text);  // throws with the reason if it is refused
  Farmyard& play(Seat, std::initializer_list<const char*> texts);
  Farmyard& card(std::string_view name);
  Farmyard& choose(std::initializer_list<const char*> actions);  // of p1, p2, ...
  // Plays it, and says what is told of it: to whoever may know everything, or to these ears.
  std::string told(Seat, std::string_view text, SeatSet ears = {});

  Farm& farm(Seat seat) { return state.farm(seat); }
  std::string herd(Seat) const;
  std::vector<std::string> moves() const { return moves(seat()); }
  std::vector<std::string> moves(Seat) const;
  std::vector<std::string> cards() const;                  // that can be drawn now
  std::string refusal(Seat, std::string_view text) const;  // empty if it is legal
  std::string prompt(Seat) const;
  std::string effect(const Card&) const;  // of a card, all its sentences
  Turn turn() const { return game().turn(state); }
  Seat seat() const { return turn().first; }
  std::string view(Viewer viewer) const { return any->view(AnyState::of(state), viewer); }
  const HappyPigs& game() const { return any->game; }

  std::shared_ptr<const Adapter<HappyPigs>> any;
  State state;
};

constexpr Seat p1 = Seat::p1, p2 = Seat::p2, p3 = Seat::p3, p4 = Seat::p4, p5 = Seat::p5;

// The heads of a herd written with letters.
Heads heads_of(std::string_view pigs);

using Texts = std::vector<std::string>;

}  // namespace sounder::happy_pigs
