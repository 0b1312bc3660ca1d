// Moves as text and back: `choose feed`, `feed piglet+supplement vaccinated`, `buy field`, `card Pig Show`. A refusal says why, in words.
#include <vector>

#include "rules/happy_pigs/happy_pigs.h"
#include "rules/words.h"

namespace sounder::happy_pigs {
namespace {

using Answer = Parsed<Move>;

constexpr std::array<std::string_view, 11> verb_names = {"card", "choose",    "neutral", "feed", "mate", "buy",
                                                         "sell", "vaccinate", "grow",    "take", "done"};

// What follows a verb.
enum class Object : std::uint8_t { nothing, card, action, size, pig, good, item };
constexpr std::array<Object, 11> objects = {Object::card, Object::action, Object::action, Object::pig,  Object::nothing, Object::good,
                                            Object::pig,  Object::size,   Object::pig,    Object::item, Object::nothing};

std::span<const std::string_view> names_of(Object object) {
  switch (object) {
    case Object::action: return action_names;
    case Object::size:
    case Object::pig: return size_names;
    case Object::good: return good_names;
    case Object::item: return item_names;
    default: return {};
  }
}

std::string one_of(std::span<const std::string_view> names) {
  return in_words(std::vector<std::string>(names.begin(), names.end()), " or ");
}

constexpr std::array<std::string_view, 11> examples = {"`card Pig Show`",
                                                       "`choose feed`, `choose mate`, `choose buy` or `choose sell`",
                                                       "`neutral feed`, `neutral mate`, `neutral buy` or `neutral sell`",
                                                       "`feed small`, `feed piglet+supplement`, `feed small vaccinated` or `done`",
                                                       "`mate`, `mate+amulet` or `done`",
                                                       "`buy average`, `buy vaccine`, `buy field` or `done`",
                                                       "`sell big`, `sell big vaccinated` or `done`",
                                                       "`vaccinate small` or `done`",
                                                       "`grow piglet`, `grow piglet vaccinated` or `done`",
                                                       "`take vaccine`, `take supplement` or `take amulet`",
                                                       "`done`"};

// The move the words stand for, whether legal or not.
Answer read_words(Verb verb, Seat seat, Words words) {
  Move move{verb, seat};
  const Object object = objects[at(verb)];
  const std::string_view item = verb == Verb::mate ? "amulet" : verb == Verb::feed ? "supplement" : "";
  // `mate+amulet`, `feed piglet+supplement`: the item hangs on the last word that can take one.
  const std::size_t holder = verb == Verb::mate ? 0 : 1;
  if (!item.empty() && words.size() > holder) {
    const std::size_t plus = words[holder].find('+');
    if (plus != std::string_view::npos) {
      if (words[holder].substr(plus + 1) != item)
        return Answer::refused("`" + std::string(words[holder]) + "`: only +" + std::string(item) + " goes with " +
                               std::string(verb_names[at(verb)]));
      move.with_item = true;
      words[holder] = words[holder].substr(0, plus);
    }
  }
  std::size_t read = 1;
  if (object != Object::nothing) {
    const auto names = names_of(object);
    const auto found = words.size() > read ? std::find(names.begin(), names.end(), words[read]) : names.end();
    if (found == names.end()) return Answer::refused("expected " + one_of(names) + " after " + std::string(verb_names[at(verb)]));
    move.what = static_cast<std::uint8_t>(found - names.begin());
    ++read;
  }
  if (object == Object::pig && words.size() > read && words[read] == "vaccinated") {
    move.vaccinated = true;
    ++read;
  }
  if (words.size() > read)
    return Answer::refused("`" + std::string(words[read]) + "` is too much, expected " + std::string(examples[at(verb)]));
  return Answer::legal(move);
}

std::string pig_name(Size size) { return size == Size::piglet ? "piglet" : std::string(name_of(size)) + " pig"; }
std::string pig_name(Pig pig) { return (pig.vaccinated ? "vaccinated " : "") + pig_name(pig.size); }

std::string with_article(const std::string& noun) { return (noun[0] == 'a' ? "an " : "a ") + noun; }

// The tile a move takes out of the reserve.
Good tile_wanted(const Move& move) {
  switch (move.verb) {
    case Verb::feed: return good_of(grown(move.size(), move.with_item ? 2 : 1));
    case Verb::grow: return good_of(grown(move.size()));
    case Verb::mate: return move.with_item ? Good::small : Good::piglet;
    case Verb::take: return good_of(move.item());
    default: return move.good();
  }
}

std::string in_words(const HappyPigs& game, const State& s, const Move& move, Obstacle obstacle) {
  const Farm& farm = s.farm(move.seat);
  const std::string seat = name_of(move.seat);
  const Good tile = tile_wanted(move);
  const std::string wanted = is_pig(tile) ? pig_name(size_of(tile)) : std::string(name_of(tile));
  switch (obstacle) {
    case Obstacle::none: return {};
    case Obstacle::no_such_pig: {
      const Pig pig{move.size(), move.vaccinated};
      const bool other = farm.herd.count({pig.size, !pig.vaccinated}) > 0;
      const std::string missing = (pig.vaccinated || !other ? "" : "unvaccinated ") + pig_name(pig);
      return seat + " has no " + missing;
    }
    case Obstacle::all_fed: return "every " + pig_name(move.pig()) + " of " + seat + " has been fed in this round (HP-9)";
    case Obstacle::fully_grown: return "a big pig has reached its largest size";
    case Obstacle::item_does_not_help: return "a supplement works only for piglets and small pigs (HP-9)";
    case Obstacle::no_item: {
      const Item item = move.verb == Verb::vaccinate ? Item::vaccine : move.verb == Verb::mate ? Item::amulet : Item::supplement;
      return seat + " has no " + std::string(name_of(item));
    }
    case Obstacle::no_parent: return seat + " has no average or big pig (HP-10)";
    case Obstacle::all_mated: return "every average or big pig of " + seat + " has had its piglet in this round (HP-10)";
    case Obstacle::not_in_reserve: return "there is no " + wanted + " left in the reserve (HP-1)";
    case Obstacle::no_room: return "there is no room for this " + wanted + " on the fields of " + seat + " (HP-3)";
    case Obstacle::no_money:
      return with_article(wanted) + " costs " + std::to_string(game.buying_price(s, move.seat, move.good())) + ", " + seat + " has " +
             std::to_string(farm.money);
    case Obstacle::not_on_card:
      return "the card lets " + with_article(pig_name(game.card_of(s, s.round).effect.size())) + " grow, no other";
  }
  return {};
}

Answer parse_card(const HappyPigs& game, const State& s, std::string_view text) {
  const Season season = season_of(s.drawn);
  std::vector<std::string> names;
  for (std::uint8_t place : game.unseen_cards(s)) {
    const std::string_view name = game.options().deck.card(season, place).name();
    if (text.starts_with("card ") && text.substr(5) == name) return Answer::legal({Verb::card, Seat::nobody, place});
    names.push_back("`card " + std::string(name) + "`");
  }
  return Answer::refused("expected a card of " + std::string(name_of(season)) + " not yet seen: " + sounder::in_words(names, " or "));
}

}  // namespace

std::string HappyPigs::text(const State& s, Move move) const {
  const std::string verb(verb_names[at(move.verb)]);
  if (move.verb == Verb::card) return verb + " " + std::string(options_.deck.card(season_of(s.drawn), move.what).name());
  if (move.verb == Verb::mate) return move.with_item ? "mate+amulet" : verb;
  const auto names = names_of(objects[at(move.verb)]);
  if (names.empty()) return verb;
  return verb + " " + std::string(names[move.what]) + (move.with_item ? "+supplement" : "") + (move.vaccinated ? " vaccinated" : "");
}

Parsed<Move> HappyPigs::parse(const State& s, Seat seat, std::string_view text) const {
  const Turn now = turn(s);
  if (now.is_over()) return Answer::refused("the match is over");
  if (now.is_chance()) return seat == Seat::nobody ? parse_card(*this, s, text) : Answer::refused("a season card is drawn now");
  if (seat == Seat::nobody || !now.seats.contains(seat)) {
    const bool chosen = seat != Seat::nobody && s.phase == Phase::choose && s.farm(seat).choice != Action::none;
    return Answer::refused(chosen ? "a choice once made is final (HP-7)" : "it is not this seat's turn");
  }
  const Verb asked = verb_asked(s, seat);
  const std::string expected = "expected " + std::string(examples[at(asked)]);
  const Words words = words_of(text);
  if (words.empty()) return Answer::refused(expected);
  const auto found = std::find(verb_names.begin(), verb_names.end(), words[0].substr(0, words[0].find('+')));
  const Verb verb = static_cast<Verb>(found - verb_names.begin());
  const bool may_stop = asked != Verb::choose && asked != Verb::neutral && asked != Verb::take;
  if (found == verb_names.end() || (verb != asked && !(verb == Verb::done && may_stop)) || (verb != Verb::mate && words[0] != *found))
    return Answer::refused(expected);
  Answer answer = read_words(verb, seat, words);
  if (!answer.move) return answer;
  if (const Obstacle what = obstacle(s, *answer.move); what != Obstacle::none)
    return Answer::refused(in_words(*this, s, *answer.move, what));
  return answer;
}

}  // namespace sounder::happy_pigs
