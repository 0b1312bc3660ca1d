// Moves as text and back: `first p2`, `choose feed`, `feed piglet+supplement vaccinated`, `buy field`, `card Pig Show`.
// A refusal says why.
#include "rules/happy_pigs/happy_pigs.h"
#include "rules/happy_pigs/messages.h"
#include "rules/words.h"

namespace sounder::happy_pigs {
namespace {

using Answer = ParsedMove<Move>;

constexpr std::array<std::string_view, 12> verb_names = {"card", "choose",    "neutral", "feed", "mate", "buy",
                                                         "sell", "vaccinate", "grow",    "take", "done", "first"};

// What follows a verb.
enum class Object : std::uint8_t { nothing, card, action, size, pig, good, item, seat };
constexpr std::array<Object, 12> objects = {Object::card,    Object::action, Object::action,  Object::pig,
                                            Object::nothing, Object::good,   Object::pig,     Object::size,
                                            Object::pig,     Object::item,   Object::nothing, Object::seat};

std::span<const std::string_view> names_of(Object object) {
  switch (object) {
    case Object::action: return action_names;
    case Object::size:
    case Object::pig: return size_names;
    case Object::good: return good_names;
    case Object::item: return item_names;
    case Object::seat: return std::span(HappyPigs::first_seat_names).subspan(1);
    default: return {};
  }
}

using Examples = std::vector<std::string_view>;

// What could be typed. Where one may stop `done` goes with it.
Examples examples_of(Verb verb) {
  switch (verb) {
    case Verb::choose: return {"`choose feed`", "`choose mate`", "`choose buy`", "`choose sell`"};
    case Verb::neutral: return {"`neutral feed`", "`neutral mate`", "`neutral buy`", "`neutral sell`"};
    case Verb::feed: return {"`feed small`", "`feed piglet+supplement`", "`feed small vaccinated`", "`done`"};
    case Verb::mate: return {"`mate`", "`mate+amulet`", "`done`"};
    case Verb::buy: return {"`buy average`", "`buy vaccine`", "`buy field`", "`done`"};
    case Verb::sell: return {"`sell big`", "`sell big vaccinated`", "`done`"};
    case Verb::vaccinate: return {"`vaccinate small`", "`done`"};
    case Verb::grow: return {"`grow piglet`", "`grow piglet vaccinated`", "`done`"};
    case Verb::take: return {"`take vaccine`", "`take supplement`", "`take amulet`"};
    default: return {"`done`"};
  }
}

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
        return Answer::refused(messages::wrong_item(words[holder], verb_names[at(verb)], item));
      move.with_item = true;
      words[holder] = words[holder].substr(0, plus);
    }
  }
  std::size_t read = 1;
  if (object != Object::nothing) {
    const auto names = names_of(object);
    const auto found = words.size() > read ? std::find(names.begin(), names.end(), words[read]) : names.end();
    if (found == names.end())
      return Answer::refused(messages::wrong_object(verb_names[at(verb)], {names.begin(), names.end()}));
    move.what = static_cast<std::uint8_t>(found - names.begin());
    ++read;
  }
  if (object == Object::pig && words.size() > read && words[read] == "vaccinated") {
    move.vaccinated = true;
    ++read;
  }
  if (words.size() > read) return Answer::refused(messages::too_much(words[read], examples_of(verb)));
  return Answer::legal(move);
}

// The tile a move takes out of the reserve.
Good tile_wanted(const Move& move) {
  switch (move.verb) {
    case Verb::feed: return good_of(fed_size(move));
    case Verb::grow: return good_of(grown(move.size()));
    case Verb::mate: return good_of(newborn(move));
    case Verb::take: return good_of(move.item());
    default: return move.good();
  }
}

Item item_used(const Move& move) {
  return move.verb == Verb::vaccinate ? Item::vaccine : move.verb == Verb::mate ? Item::amulet : Item::supplement;
}

Message no_such_pig(const Farm& farm, const Move& move) {
  if (move.vaccinated) return messages::no_vaccinated_pig(move.seat, move.size());
  const bool safe_ones = farm.herd.count({move.size(), true}) > 0;
  return safe_ones ? messages::no_unvaccinated_pig(move.seat, move.size()) : messages::no_pig(move.seat, move.size());
}

Message why_not(const HappyPigs& game, const State& s, const Move& move, Obstacle obstacle) {
  switch (obstacle) {
    case Obstacle::none: return {};
    case Obstacle::no_such_pig: return no_such_pig(s.farm(move.seat), move);
    case Obstacle::all_fed: return messages::all_fed(move.seat, move.size(), move.vaccinated);
    case Obstacle::fully_grown: return messages::fully_grown();
    case Obstacle::item_does_not_help: return messages::supplement_does_not_help();
    case Obstacle::no_item: return messages::no_item(move.seat, item_used(move));
    case Obstacle::no_parent: return messages::no_parent(move.seat);
    case Obstacle::all_mated: return messages::all_mated(move.seat);
    case Obstacle::not_in_reserve: return messages::not_in_reserve(tile_wanted(move));
    case Obstacle::no_room: return messages::no_room(move.seat, size_of(tile_wanted(move)));
    case Obstacle::no_money:
      return messages::too_dear(move.seat, move.good(), game.buying_price(s, move.seat, move.good()),
                                s.farm(move.seat).money);
    case Obstacle::not_on_card:
      return messages::not_on_card(name_of(game.card_of(s, s.round)), game.card_of(s, s.round).effect.size());
  }
  return {};
}

Answer parse_card(const HappyPigs& game, const State& s, std::string_view text) {
  const Season season = season_of(s.drawn);
  std::vector<std::string> moves;
  for (std::uint8_t place : game.unseen_cards(s)) {
    const std::string_view name = game.options().deck.card(season, place).name();
    if (text.starts_with("card ") && text.substr(5) == name) return Answer::legal({Verb::card, Seat::nobody, place});
    moves.push_back("`card " + std::string(name) + "`");
  }
  return Answer::refused(messages::not_a_card(season, {moves.begin(), moves.end()}));
}

// HP-5: who begins.
Answer parse_first(const HappyPigs& game, std::string_view text) {
  for (Seat seat : seats_of(game.options().seats))
    if (text == "first " + sounder::name_of(seat))
      return Answer::legal({Verb::first, Seat::nobody, static_cast<std::uint8_t>(index_of(seat))});
  return Answer::refused(messages::now_first());
}

}  // namespace

std::string HappyPigs::text(const State& s, Move move) const {
  const std::string verb(verb_names[at(move.verb)]);
  if (move.verb == Verb::card)
    return verb + " " + std::string(options_.deck.card(season_of(s.drawn), move.what).name());
  if (move.verb == Verb::mate) return move.with_item ? "mate+amulet" : verb;
  const auto names = names_of(objects[at(move.verb)]);
  if (names.empty()) return verb;
  return verb + " " + std::string(names[move.what]) + (move.with_item ? "+supplement" : "") +
         (move.vaccinated ? " vaccinated" : "");
}

ParsedMove<Move> HappyPigs::parse(const State& s, Seat seat, std::string_view text) const {
  const Turn now = turn(s);
  if (now.is_over()) return Answer::refused(messages::is_over());
  if (s.phase == Phase::first_seat)
    return seat == Seat::nobody ? parse_first(*this, text) : Answer::refused(messages::now_first());
  if (now.is_chance())
    return seat == Seat::nobody ? parse_card(*this, s, text) : Answer::refused(messages::card_comes_now());
  // HP-20: who waits for something to do is told what is missing.
  const bool waits = seat != Seat::nobody && now.together && acts(s, seat) && !now.seats.contains(seat);
  if (seat == Seat::nobody || (!now.seats.contains(seat) && !waits)) {
    const bool chosen = seat != Seat::nobody && s.phase == Phase::choose && s.farm(seat).choice != Action::none;
    return Answer::refused(chosen ? messages::choice_is_final() : messages::not_your_turn());
  }
  const Verb asked = verb_asked(s, seat);
  const bool may_vaccinate = may_vaccinate_now(s);  // HP-12
  Examples expected = examples_of(asked);
  if (may_vaccinate && s.farm(seat).items[at(Item::vaccine)] > 0)
    expected.insert(expected.end() - 1, "`vaccinate small`");
  const Words words = words_of(text);
  if (words.empty()) return Answer::refused(messages::not_this(expected));
  const auto found = std::find(verb_names.begin(), verb_names.end(), words[0].substr(0, words[0].find('+')));
  const Verb verb = static_cast<Verb>(found - verb_names.begin());
  const bool may_stop = asked != Verb::choose && asked != Verb::neutral && asked != Verb::take;
  if (found == verb_names.end() ||
      (verb != asked && !(verb == Verb::done && may_stop) && !(verb == Verb::vaccinate && may_vaccinate)) ||
      (verb != Verb::mate && words[0] != *found))
    return Answer::refused(messages::not_this(expected));
  Answer answer = read_words(verb, seat, words);
  if (!answer.move) return answer;
  if (const Obstacle what = obstacle(s, *answer.move); what != Obstacle::none)
    return Answer::refused(why_not(*this, s, *answer.move, what));
  if (waits) return Answer::refused(messages::not_your_turn());
  return answer;
}

}  // namespace sounder::happy_pigs
