// What everybody may know (all of it: the game has no secrets).
#include "rules/bite_the_pumpkin/bite_the_pumpkin.h"

namespace sounder::bite_the_pumpkin {
namespace {

void write_cells(JsonWriter& json, std::string_view key, Cells cells) {
  json.key(key).begin_array();
  while (cells) json.value(cell_name(take_lowest(cells)));
  json.end_array();
}

// What a pig can eat now: the food beside it, of the kinds it has not eaten in this turn.
Cells reached(const State& s, Cell pig) {
  Cells food = 0;
  for (Vegetable v : all_vegetables)
    if (!(s.eaters[at(v)] & bit(pig))) food |= neighbours(pig) & s.planted[at(v)];
  return food;
}

constexpr std::array<std::string_view, 5> phase_names = {"place_pig", "plant", "bite", "run", "over"};
constexpr std::array<std::string_view, 3> standing_names = {"playing", "out", "home"};

}  // namespace

void BiteThePumpkin::view(const State& s, Viewer, JsonWriter& json) const {
  json.begin_object();
  json.field("phase", phase_names[static_cast<std::size_t>(s.phase)]);
  write_cells(json, "trees", options_.trees);
  write_cells(json, "pigs", s.pigs);
  write_cells(json, "lying", s.lying());
  write_cells(json, "pumpkins", s.planted[0]);
  if (three()) write_cells(json, "broccoli", s.planted[1]);
  json.key("reach").begin_array();
  for (Cells herd = s.pigs; herd;) {
    const Cell pig = take_lowest(herd);
    const Cells food = reached(s, pig);
    if (!food) continue;
    json.begin_object().field("pig", cell_name(pig));
    write_cells(json, "food", food);
    json.end_object();
  }
  json.end_array();
  json.field("herd", pigs).field("herd_wins_at", herd_wins_at);
  json.key("farmers").begin_array();
  for (Vegetable v : all_vegetables) {
    if (v == Vegetable::broccoli && !three()) break;
    json.begin_object()
        .field("seat", sounder::name_of(farmer_of(v)))
        .field("vegetable", vegetable_names[at(v)])
        .field("stock", stock())
        .field("supply", static_cast<int>(s.supply[at(v)]))
        .field("on_board", count(s.planted[at(v)]))
        .field("standing", standing_names[static_cast<std::size_t>(s.standing[at(v)])])
        .end_object();
  }
  json.end_array();
  json.end_object();
}

std::vector<BoardMap> BiteThePumpkin::maps() const {
  const std::vector<std::string> files = {"a", "b", "c", "d", "e", "f", "g", "h"};
  const std::vector<std::string> ranks = {"1", "2", "3", "4", "5", "6", "7", "8"};
  std::vector<BoardMap> all = {{"where pigs stand", false, files, ranks, options_.trees, "tree"},
                               {"pumpkins that survive", true, files, ranks, options_.trees, "tree"}};
  if (three()) all.push_back({"broccoli that survives", true, files, ranks, options_.trees, "tree"});
  return all;
}

std::optional<std::uint64_t> BiteThePumpkin::cells_on_map(const State& s, std::size_t map) const {
  if (map > 0) return s.planted[map - 1];
  if (s.phase == Phase::place_pig || count(s.pigs) < pigs) return std::nullopt;
  return s.pigs;
}

}  // namespace sounder::bite_the_pumpkin
