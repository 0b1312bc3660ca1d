#include "rules/bite_the_pumpkin/scene.h"

#include <stdexcept>

#include "i18n/localizer.h"
#include "match/content.h"

namespace sounder::bite_the_pumpkin {
namespace {

constexpr std::string_view pieces = "PobT.";

}  // namespace

std::string plain(std::string_view picture) {
  std::string text;
  int cells = 0;
  for (char c : picture) {
    if (c == ' ' || c == '\n') continue;
    if (pieces.find(c) == std::string_view::npos) throw std::runtime_error(std::string("no piece: ") + c);
    text += c;
    if (++cells % 8 == 0) text += '\n';
  }
  if (cells != 64) throw std::runtime_error("a picture with " + std::to_string(cells) + " cells");
  return text;
}

std::string picture_of(const Options& options, const State& s) {
  std::string text;
  for (int rank = 7; rank >= 0; --rank) {
    for (int file = 0; file < 8; ++file) {
      const Cells cell = Cells{1} << (8 * rank + file);
      std::string here;
      if (s.pigs & cell) here += 'P';
      if (s.planted[at(Vegetable::pumpkin)] & cell) here += 'o';
      if (s.planted[at(Vegetable::broccoli)] & cell) here += 'b';
      if (options.trees & cell) here += 'T';
      if (here.size() > 1) throw std::runtime_error("two pieces in one cell: " + here);  // BP-1
      text += here.empty() ? "." : here;
    }
    text += '\n';
  }
  return text;
}

Scene::Scene(Options options, std::string_view picture, int supply) : game(options) {
  const std::string text = plain(picture);
  Cells trees = 0;
  for (int rank = 0; rank < 8; ++rank)
    for (int file = 0; file < 8; ++file) {
      const Cells cell = Cells{1} << (8 * rank + file);
      const char piece = text[static_cast<std::size_t>(9 * (7 - rank) + file)];
      if (piece == 'P') state.pigs |= cell;
      if (piece == 'o') state.planted[at(Vegetable::pumpkin)] |= cell;
      if (piece == 'b') state.planted[at(Vegetable::broccoli)] |= cell;
      if (piece == 'T') trees |= cell;
    }
  options.trees = trees;
  game = BiteThePumpkin(options);
  const auto left = static_cast<std::uint8_t>(supply);
  state.supply = {left, options.seats == 3 ? left : std::uint8_t{0}};
  state.phase = Phase::plant;
  state.planting = options.seats == 3 ? Vegetable::broccoli : Vegetable::pumpkin;
}

Scene& Scene::play(std::string_view text) {
  if (over()) throw std::runtime_error("over before " + std::string(text));
  const auto parsed = game.parse(state, seat(), text);
  if (!parsed.move) throw std::runtime_error(std::string(text) + ": " + english(parsed.reason));
  game.play(state, *parsed.move);
  return *this;
}

Scene& Scene::play_all(std::initializer_list<const char*> texts) {
  for (const char* text : texts) play(text);
  return *this;
}

std::vector<std::string> Scene::moves() const {
  std::vector<std::string> texts;
  if (over()) return texts;
  MoveListOf<BiteThePumpkin> list;
  game.moves(state, seat(), list);
  for (const Move& move : list) texts.push_back(game.text(state, move));
  return texts;
}

std::string Scene::refusal(std::string_view text) const {
  const auto parsed = game.parse(state, over() ? Seat::p1 : seat(), text);
  return parsed.move ? std::string{} : english(parsed.reason);
}

std::string Scene::english(const Message& message) const {
  return i18n::Localizer("en", Setup{"bite-the-pumpkin", game.options().seats, {}, {}}).say(message);
}

Cells cells(std::initializer_list<const char*> names) {
  Cells all = 0;
  for (const char* name : names) all |= bit(*cell_named(name));
  return all;
}

Cells trees_of(std::string_view layout) {
  const ContentFile* file = find_built_in("bite-the-pumpkin", "layout", layout);
  if (!file) throw std::runtime_error("no layout " + std::string(layout));
  Cells trees = 0;
  for (const auto& tree : file->document.as_object().at("trees").as_array())
    trees |= bit(*cell_named(*tree.if_string()));
  return trees;
}

naive::Meadow naive_meadow(const Options& options) {
  std::vector<std::string> trees;
  for (Cells rest = options.trees; rest;) trees.push_back(name_of(take_lowest(rest)));
  return naive::Meadow(options.seats, {options.novice_help, options.broccoli_help}, options.auto_bite != 0, trees);
}

}  // namespace sounder::bite_the_pumpkin
