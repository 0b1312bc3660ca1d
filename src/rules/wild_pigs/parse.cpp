// Text to moves. A text is first read, whatever the state; then it is looked up among the legal moves; if it is not
// there, the reason is found.
#include <charconv>

#include "rules/wild_pigs/turn_flow.h"
#include "rules/words.h"

namespace sounder::wild_pigs {
namespace {

using Answer = ParsedMove<Move>;
using Kind = Move::Kind;

std::optional<int> number_in(std::string_view word) {
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc{} || end != word.data() + word.size() || number < 0 || number > 99) return std::nullopt;
  return number;
}

// Out of line: there are many of them, and every byte comes down the line before anybody plays in a browser.
template <class Sentence, class... Given>
[[gnu::noinline]] Answer refused(const Sentence& sentence, const Given&... given) {
  return Answer::refused(sentence(given...));
}

template <std::size_t n>
std::vector<std::string_view> choices(const std::array<std::string_view, n>& names) {
  return {names.begin(), names.end()};
}

// Reads one text; knows the words and the table, not what is legal.
class Reader {
 public:
  Reader(const Options& options, const State& state, std::string_view text)
      : o_(options), s(state), words_(words_of(text)) {}

  Answer read() {
    if (words_.empty()) return refused(messages::nothing_said);
    const std::string_view verb = words_[0];
    const bool of_chance = verb == "threat" || verb == "stock" || verb == "first" || verb == "extra";
    if (s.phase <= Phase::free_weapon && !of_chance) return refused(messages::no_draw);
    if (verb == "fight") return fight();
    if (verb == "threshold") return threshold();
    if (verb == "with") return with();
    if (verb == "pay") return pay();
    if (verb == "stance") return term(Move::re_stance, 1, stance_names, messages::no_stance);
    if (verb == "free")
      return word(1) == "stance" ? term(Move::free_stance, 2, stance_names, messages::no_stance)
                                 : refused(messages::form_free);
    if (verb == "prepare") return term(Move::prepare, 1, token_names, messages::no_token);
    if (verb == "buy") return buy();
    if (verb == "extend") return extend();
    if (verb == "convert") return convert();
    if (verb == "use") return use();
    if (verb == "wild") return term(Move::wild_cube, 1, colour_names, messages::no_colour);
    if (verb == "lose") return lose();
    if (verb == "threat" || verb == "stock") return card(verb);
    if (verb == "first") return first();
    if (verb == "extra") return extra();
    for (const auto& [name, move] : {std::pair{"bare", Move::with(0)}, {"pass", Move::pass()}, {"end", Move::end()}})
      if (verb == name) return words_.size() == 1 ? Answer::legal(move) : refused(messages::nothing_follows, verb);
    return refused(messages::no_move, verb);
  }

 private:
  std::string_view word(std::size_t i) const { return i < words_.size() ? words_[i] : std::string_view{}; }

  template <class Term, std::size_t n, class Refusal>
  Answer term(Move (*move_with)(Term), std::size_t place, const std::array<std::string_view, n>& names,
              const Refusal& expected) const {
    const auto found = term_named<Term>(names, word(place));
    if (!found || words_.size() != place + 1) return Answer::refused(expected(choices(names)));
    return Answer::legal(move_with(*found));
  }

  Answer fight() const {
    const auto lane = number_in(word(2));
    if (word(1) != "lane" || !lane || words_.size() > 4) return refused(messages::form_fight);
    if (*lane < 1 || *lane > o_.lanes()) return refused(messages::no_lane, *lane, o_.lanes());
    const auto front = s.lanes[*lane - 1].frontmost();
    if (!front) return refused(messages::lane_empty, *lane);
    Row row = *front;
    if (words_.size() == 4) {
      const auto named = term_named<Row>(row_names, word(3));
      if (!named) return refused(messages::no_row, word(3), choices(row_names));
      row = *named;
    }
    return Answer::legal(Move::fight(*lane - 1, row));
  }

  Answer threshold() const {
    const auto number = number_in(word(1));
    const int count = o_.cards.bosses[at(s.era)].count;
    if (!number || *number < 1 || *number > count || words_.size() != 2) return refused(messages::no_threshold, count);
    return Answer::legal(Move::threshold(*number - 1));
  }

  // Ids with commas between; of two copies the one with fewer uses left is meant first.
  Answer with() const {
    const PlayerState& player = s.player();
    int set = 0;
    for (std::size_t i = 1; i < words_.size(); ++i) {
      std::string_view id = words_[i];
      if (id.ends_with(',')) id.remove_suffix(1);
      int place = 0;
      while (place < player.owned[at(Ware::weapon)] &&
             ((set >> place & 1) || o_.cards.weapons.id(player.weapons[place].card) != id))
        ++place;
      if (place == player.owned[at(Ware::weapon)]) return refused(messages::no_weapon, id, set != 0);
      set |= 1 << place;
    }
    if (set == 0) return refused(messages::form_with);
    return Answer::legal(Move::with(set));
  }

  // "2 wild R" at word i: adds it to the move, or says what is wrong.
  Message wild_at(std::size_t i, Move& move) const {
    const auto number = number_in(word(i));
    const auto colour = term_named<Colour>(colour_names, word(i + 2));
    if (!number || *number < 1 || *number > most_tokens || word(i + 1) != "wild" || !colour)
      return messages::form_wild();
    if (move.cubes[at(*colour)]) return messages::wild_twice(*colour);
    move.cubes[at(*colour)] = static_cast<std::uint8_t>(*number);
    return {};
  }

  Answer pay() const {
    Move move = Move::pay(0, {}, Move::no_discount);
    if (words_.size() == 2 && word(1) == "cubes") return Answer::legal(move);
    std::size_t i = 1;
    if (word(i + 1) == "attack") {
      const auto number = number_in(word(i));
      if (!number || *number < 1 || *number > most_tokens) return refused(messages::form_attack);
      move.count = static_cast<std::uint8_t>(*number);
      i += 2;
    }
    for (; i < words_.size() && word(i) != "discount"; i += 3)
      if (Message wrong = wild_at(i, move); !wrong.empty()) return Answer::refused(std::move(wrong));
    if (word(i) == "discount") {
      const auto colour = term_named<Colour>(colour_names, word(i + 1));
      if (!colour || words_.size() != i + 2) return refused(messages::form_discount);
      move.how = static_cast<std::uint8_t>(*colour);
    }
    if (words_.size() == 1) return refused(messages::form_pay);
    return Answer::legal(move);
  }

  Answer buy() const {
    for (Ware ware : all_wares) {
      const int card = o_.cards.find(ware, word(1));
      if (card < 0) continue;
      Move move = Move::buy(ware, card, {});
      if (words_.size() == 2) return Answer::legal(move);
      if (word(2) != "with" || words_.size() == 3) return refused(messages::form_buy_with, word(1));
      for (std::size_t i = 3; i < words_.size(); i += 3)
        if (Message wrong = wild_at(i, move); !wrong.empty()) return Answer::refused(std::move(wrong));
      return Answer::legal(move);
    }
    return words_.size() < 2 ? refused(messages::form_buy) : refused(messages::no_ware, word(1));
  }

  Answer extend() const {
    const auto ware = term_named<Ware>(ware_names, word(1));
    if (!ware || words_.size() != 2) return refused(messages::form_extend);
    return Answer::legal(Move::extend(*ware));
  }

  Answer convert() const {
    const auto count = number_in(word(1));
    const auto from = term_named<Colour>(colour_names, word(2));
    const auto to = term_named<Colour>(colour_names, word(4));
    if (!count || !from || word(3) != "to" || !to || words_.size() != 5) return refused(messages::form_convert);
    return Answer::legal(Move::convert(*count, *from, *to));
  }

  Answer use() const {
    const int card = o_.cards.upgrades.find(word(1));
    if (card < 0) return words_.size() < 2 ? refused(messages::form_use) : refused(messages::no_upgrade, word(1));
    if (words_.size() == 3) {
      if (const auto token = term_named<Token>(token_names, word(2))) return Answer::legal(Move::forge(card, *token));
      if (const auto colour = term_named<Colour>(colour_names, word(2)))
        return Answer::legal(Move::split(card, *colour));
    }
    return refused(messages::form_use_for);
  }

  // `lose 1R 1B` or `lose 1 attack`
  Answer lose() const {
    if (const auto token = term_named<Token>(token_names, word(2)); token && word(1) == "1" && words_.size() == 3)
      return Answer::legal(Move::lose(*token));
    Move move = Move::lose(PerColour<std::uint8_t>{});
    for (std::size_t i = 1; i < words_.size(); ++i) {
      const auto number = number_in(words_[i].substr(0, words_[i].size() - 1));
      const auto colour = term_named<Colour>(colour_names, words_[i].substr(words_[i].size() - 1));
      if (!number || !colour || move.cubes[at(*colour)]) return refused(messages::form_lose);
      move.cubes[at(*colour)] = static_cast<std::uint8_t>(*number);
    }
    return Answer::legal(move);
  }

  Answer card(std::string_view verb) const {
    const Ware ware = s.phase == Phase::stock_upgrades ? Ware::upgrade : Ware::weapon;
    const int found = verb == "threat" ? o_.cards.threats[at(s.era)].find(word(1)) : o_.cards.find(ware, word(1));
    if (found < 0 || words_.size() != 2) return refused(messages::no_card);
    return Answer::legal(verb == "threat" ? Move::threat(found) : Move::stock(found));
  }

  Answer first() const {
    const auto seat = seat_named(word(1), o_.seats);
    if (!seat || words_.size() != 2) return refused(messages::no_seat, o_.seats);
    return Answer::legal(Move::first(*seat));
  }

  Answer extra() const {
    int set = 0;
    for (std::size_t i = 1; i < words_.size(); ++i) {
      std::string_view name = words_[i];
      if (name.ends_with(',')) name.remove_suffix(1);
      const auto breed = term_named<Breed>(breed_names, name);
      if (!breed) return refused(messages::no_breed, name, choices(breed_names));
      set |= 1 << at(*breed);
    }
    return Answer::legal(Move::breeds(static_cast<unsigned>(set)));
  }

  const Options& o_;
  const State& s;
  Words words_;
};

}  // namespace

ParsedMove<Move> WildPigs::parse(const State& s, Seat seat, std::string_view text) const {
  const Turn now = turn(s);
  if (now.is_over()) return refused(messages::is_over);
  const bool in_turn = now.is_chance() ? seat == Seat::nobody : now.seats.contains(seat);
  if (!in_turn) return now.is_chance() ? refused(messages::is_chance) : refused(messages::is_turn_of, s.seat());
  const Answer read = Reader(options_, s, text).read();
  if (!read.move) return read;
  if (now.is_chance()) {
    List<Chance<Move>, most_chances> all;
    chances(s, all);
    for (const auto& chance : all)
      if (chance.move == *read.move) return read;
    return refused(messages::not_drawn);
  }
  List<Move, most_moves> legal;
  moves(s, seat, legal);
  if (std::find(legal.begin(), legal.end(), *read.move) != legal.end()) return read;
  return Answer::refused(why_not(options_, s, *read.move));
}

}  // namespace sounder::wild_pigs
