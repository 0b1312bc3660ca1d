#include "rules/happy_pigs/farmyard.h"

#include <stdexcept>

#include "i18n/english.h"
#include "match/registry.h"
#include "rules/happy_pigs/story.h"

namespace sounder::happy_pigs {
namespace {

constexpr std::string_view letters = "psAB";

Herd herd_of(std::string_view pigs) {
  Herd herd;
  for (std::size_t i = 0; i < pigs.size(); ++i) {
    const std::size_t size = letters.find(pigs[i]);
    if (size == std::string_view::npos) throw std::invalid_argument("no pig: " + std::string(pigs));
    const bool vaccinated = i + 1 < pigs.size() && pigs[i + 1] == '+';
    herd.add({static_cast<Size>(size), vaccinated});
    if (vaccinated) ++i;
  }
  return herd;
}

void move_tiles(std::uint8_t& reserve, int before, int now) {
  reserve = static_cast<std::uint8_t>(reserve + before - now);
}

}  // namespace

Heads heads_of(std::string_view pigs) { return herd_of(pigs).heads(); }

Farmyard::Farmyard(int seats, const Choices& options, const std::string& deck, const std::string& market) {
  Setup setup{"happy-pigs", seats, options, {}};
  setup.options.emplace("first_seat", 1);
  if (!deck.empty()) setup.content["deck"] = {"", deck, ""};
  if (!market.empty()) setup.content["market"] = {"", market, ""};
  auto made = make_game(setup);
  if (!made) throw std::invalid_argument(made.error().message);
  any = std::dynamic_pointer_cast<const Adapter<HappyPigs>>(*made);
  state = game().start();
}

Farmyard& Farmyard::herd(Seat seat, std::string_view pigs) {
  const Herd now = herd_of(pigs);
  for (Size size : all_sizes) move_tiles(state.reserve[at(size)], farm(seat).herd.count(size), now.count(size));
  farm(seat).herd = now;
  if (!game().fits(now.heads(), farm(seat).fields)) throw std::invalid_argument("too many pigs: " + std::string(pigs));
  return *this;
}

Farmyard& Farmyard::money(Seat seat, int money) {
  farm(seat).money = static_cast<std::int16_t>(money);
  return *this;
}

Farmyard& Farmyard::items(Seat seat, int vaccines, int supplements, int amulets) {
  const PerItem<int> now = {vaccines, supplements, amulets};
  for (Item item : all_items) {
    move_tiles(state.reserve[at(good_of(item))], farm(seat).items[at(item)], now[at(item)]);
    farm(seat).items[at(item)] = static_cast<std::uint8_t>(now[at(item)]);
  }
  return *this;
}

Farmyard& Farmyard::fields(Seat seat, int fields) {
  move_tiles(state.reserve[at(Good::field)], farm(seat).fields, fields);
  farm(seat).fields = static_cast<std::uint8_t>(fields);
  return *this;
}

Farmyard& Farmyard::reserve(Good good, int left) {
  state.reserve[at(good)] = static_cast<std::uint8_t>(left);
  return *this;
}

// The other cards of the year are any.
Farmyard& Farmyard::round(int number, std::string_view card) {
  const Deck& deck = game().options().deck;
  const int index = number - 1;
  const Season season = season_of(index);
  int wanted = 0;
  while (deck.card(season, wanted).name() != card)
    if (++wanted == deck.size(season)) throw std::invalid_argument("no such card: " + std::string(card));
  for (int round = 0; round < rounds; ++round) state.cards[round] = static_cast<std::uint8_t>(round % rounds_a_season);
  for (int round = 0; round < rounds; ++round)
    if (season_of(round) == season && state.cards[round] == wanted) state.cards[round] = state.cards[index];
  state.cards[index] = static_cast<std::uint8_t>(wanted);
  state.drawn = static_cast<std::uint8_t>(game().cards_known(index));
  for (int round = state.drawn; round < rounds; ++round) state.cards[round] = 0;
  state.round = static_cast<std::uint8_t>(index);
  state.phase = Phase::choose;
  state.first = seat_at((game().options().first_seat - 1 + index) % game().options().seats);
  state.acting = state.first;
  for (Farm& farm : state.farms) farm.actions = 0;
  return *this;
}

Farmyard& Farmyard::play(Seat seat, std::string_view text) {
  const auto parsed = game().parse(state, seat, text);
  if (!parsed.move) throw std::invalid_argument(std::string(text) + ": " + i18n::english(*any, parsed.reason));
  game().play(state, *parsed.move);
  return *this;
}

Farmyard& Farmyard::play(Seat seat, std::initializer_list<const char*> texts) {
  for (const char* text : texts) play(seat, text);
  return *this;
}

Farmyard& Farmyard::card(std::string_view name) { return play(Seat::nobody, "card " + std::string(name)); }

Farmyard& Farmyard::choose(std::initializer_list<const char*> actions) {
  int seat = 0;
  for (const char* action : actions) play(seat_at(seat++), "choose " + std::string(action));
  return *this;
}

std::string Farmyard::told(Seat seat, std::string_view text, SeatSet ears) {
  const auto parsed = game().parse(state, seat, text);
  if (!parsed.move) return "refused: " + i18n::english(*any, parsed.reason);
  const AnyState before = AnyState::of(state);
  game().play(state, *parsed.move);
  return i18n::Localizer("en", any->setup()).told(*any, before, {seat, AnyMove::of(*parsed.move)}, ears);
}

std::string Farmyard::herd(Seat seat) const {
  std::string pigs;
  for (auto pig = all_pigs.rbegin(); pig != all_pigs.rend(); ++pig)
    for (int i = 0; i < state.farm(seat).herd.count(*pig); ++i)
      pigs += letters[at(pig->size)] + std::string(pig->vaccinated ? "+" : "");
  return pigs;
}

std::vector<std::string> Farmyard::moves(Seat seat) const {
  MoveListOf<HappyPigs> moves;
  game().moves(state, seat, moves);
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(game().text(state, move));
  return texts;
}

std::vector<std::string> Farmyard::cards() const {
  ChanceListOf<HappyPigs> chances;
  game().chances(state, chances);
  std::vector<std::string> texts;
  for (const auto& chance : chances) texts.push_back(game().text(state, chance.move));
  return texts;
}

std::string Farmyard::refusal(Seat seat, std::string_view text) const {
  const auto parsed = game().parse(state, seat, text);
  return parsed.move ? std::string() : i18n::english(*any, parsed.reason);
}

std::string Farmyard::prompt(Seat seat) const { return i18n::english(*any, game().prompt(state, seat)); }

std::string Farmyard::effect(const Card& card) const {
  std::string sentences;
  for (const Message& effect : effects_of(card))
    sentences += (sentences.empty() ? "" : " ") + i18n::english(*any, effect);
  return sentences;
}

}  // namespace sounder::happy_pigs
