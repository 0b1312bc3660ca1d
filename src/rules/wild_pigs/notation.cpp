// Moves as text: `fight lane 2`, `with pike, lance`, `pay 1 attack 1 wild R discount B`, `buy mudpack with 1 wild B`,
// `end`.
#include "rules/wild_pigs/turn_flow.h"

namespace sounder::wild_pigs {
namespace {

// " 1 wild R 2 wild B"
std::string wild_text(const PerColour<std::uint8_t>& wild) {
  std::string text;
  for (Colour c : all_colours)
    if (wild[at(c)]) text += " " + std::to_string(wild[at(c)]) + " wild " + std::string(colour_names[at(c)]);
  return text;
}

std::string payment_text(Move move) {
  std::string text = "pay";
  if (move.count) text += " " + std::to_string(move.count) + " attack";
  text += wild_text(move.cubes);
  if (move.how != Move::no_discount) text += " discount " + std::string(colour_names[move.how]);
  return text == "pay" ? "pay cubes" : text;
}

std::string weapons_text(const Cards& cards, const PlayerState& player, int set) {
  if (set == 0) return "bare";
  std::string text;
  for (int i = 0; i < player.owned[at(Ware::weapon)]; ++i)
    if (set >> i & 1) text += (text.empty() ? "with " : ", ") + std::string(cards.weapons.id(player.weapons[i].card));
  return text;
}

std::string cubes_text(const Cubes& amounts) {
  std::string text;
  for (Colour c : all_colours)
    if (amounts[c]) text += " " + std::to_string(amounts[c]) + std::string(colour_names[at(c)]);
  return text;
}

std::string breeds_text(int set) {
  std::string text;
  for (Breed breed : all_breeds)
    if (set >> at(breed) & 1) text += (text.empty() ? "extra " : ", ") + std::string(breed_names[at(breed)]);
  return text;
}

}  // namespace

std::string WildPigs::text(const State& s, Move move) const {
  const Cards& cards = options_.cards;
  const auto named = [](std::string_view verb, std::string_view what) {
    return std::string(verb) + " " + std::string(what);
  };
  switch (move.kind) {
    case Move::Kind::breeds: return breeds_text(move.what);
    case Move::Kind::threat: return named("threat", cards.threats[at(s.era)].id(move.what));
    case Move::Kind::stock:
      return named("stock", cards.id(s.phase == Phase::stock_upgrades ? Ware::upgrade : Ware::weapon, move.what));
    case Move::Kind::first: return named("first", name_of(static_cast<Seat>(move.what)));
    case Move::Kind::fight: {
      const std::string lane = "fight lane " + std::to_string(move.what + 1);
      const auto front = s.lanes[move.what].frontmost();
      return front && static_cast<int>(*front) != move.how ? lane + " " + std::string(row_names[move.how])
                                                           : lane;  // WP-27
    }
    case Move::Kind::threshold: return "threshold " + std::to_string(move.what + 1);
    case Move::Kind::with: return weapons_text(cards, s.player(), move.what);
    case Move::Kind::pay: return payment_text(move);
    case Move::Kind::stance: return named("stance", stance_names[move.what]);
    case Move::Kind::free_stance: return named("free stance", stance_names[move.what]);
    case Move::Kind::prepare: return named("prepare", token_names[move.what]);
    case Move::Kind::pass: return "pass";
    case Move::Kind::buy: {
      const std::string wild = wild_text(move.cubes);
      return named("buy", cards.id(static_cast<Ware>(move.how), move.what)) + (wild.empty() ? "" : " with" + wild);
    }
    case Move::Kind::extend: return named("extend", ware_names[move.how]);
    case Move::Kind::convert:
      return "convert " + std::to_string(move.count) + " " + std::string(colour_names[move.what]) + " to " +
             std::string(colour_names[move.how]);
    case Move::Kind::forge:
      return named("use", cards.upgrades.id(move.what)) + " " + std::string(token_names[move.how]);
    case Move::Kind::split:
      return named("use", cards.upgrades.id(move.what)) + " " + std::string(colour_names[move.how]);
    case Move::Kind::lose_cubes: return "lose" + cubes_text(cubes(move.cubes));
    case Move::Kind::lose_token: return "lose 1 " + std::string(token_names[move.what]);
    case Move::Kind::end: return "end";
    case Move::Kind::wild_cube: return named("wild", colour_names[move.what]);
  }
  return {};
}

}  // namespace sounder::wild_pigs
