// The observation encoding of Bite the Pumpkin.
//
// Actions      0..63    a pig on a cell, a1 b1 .. h8
//              64..127  a vegetable on a cell
//              128..131 a run: north, south, east, west
//              132..    what a pig eats, 81 plates each for pigs 1 to 5 in ascending cell order: the side on which its
//              pumpkin lies (0 none)
//                       + 9 x that of its broccoli. A bite is five of them, one a pig; all other moves are one action.
//
// Observation  planes of 64 cells, a1 b1 .. h8: pigs, trees, pumpkins, pigs that have eaten a pumpkin in this turn;
// with three seats
//              broccoli, pigs that have eaten broccoli. Then
//              5        what is asked: place_pig, plant, bite, run, over (one of them 1)
//              seats    who is asked: herd, pumpkin farmer, broccoli farmer
//              seats    who looks on, likewise; none for the audience
//              4 each   for each farmer: supply, vegetables on the meadow, is out, is home
//              4        rounds in succession without a change, whether this one has seen one, options novice_help and
//              auto_bite
//              2        with three seats: whether extra vegetables are planted after the setup, option broccoli_help
#include "rules/observation.h"

#include <cstring>
#include <span>
#include <vector>

#include "rules/bite_the_pumpkin/bite_the_pumpkin.h"

namespace sounder::bite_the_pumpkin {
namespace {

constexpr int cells = 64;
constexpr int directions = static_cast<int>(direction_names.size());
constexpr int sides = 9;  // on which a vegetable lies, and nothing to eat
constexpr int plates = sides * sides;

constexpr int first_plant = cells;
constexpr int first_run = first_plant + cells;
constexpr int first_plate = first_run + directions;
static_assert(first_plate + BiteThePumpkin::pigs * plates == BiteThePumpkin::actions);

int plate_of(Meal meal, int pig) {
  return meal.portion(pig, Vegetable::pumpkin) + sides * meal.portion(pig, Vegetable::broccoli);
}

Move move_of_one(int action) {
  if (action < first_plant) return Move::pig(static_cast<Cell>(action));
  if (action < first_run) return Move::plant(static_cast<Cell>(action - first_plant));
  return Move::run(static_cast<Direction>(action - first_run));
}

// In the order of the steps of bite.cpp: cells count up eastwards, then northwards.
constexpr std::array<std::string_view, sides> side_names = {"nothing", "south-west", "south", "south-east", "west",
                                                            "east",    "north-west", "north", "north-east"};

std::string plate_name(int plate) {
  const auto side_of = [](int side) { return std::string(side_names[side]); };
  const int pumpkin = plate % sides;
  const int broccoli = plate / sides;
  if (plate == 0) return "nothing";
  if (broccoli == 0) return "pumpkin " + side_of(pumpkin);
  if (pumpkin == 0) return "broccoli " + side_of(broccoli);
  return "pumpkin " + side_of(pumpkin) + ", broccoli " + side_of(broccoli);
}

// Eight cells at a time: a bit each becomes a number each.
using Rank = std::array<std::int16_t, 8>;
constexpr auto ranks = [] {
  std::array<Rank, 256> table{};
  for (unsigned set = 0; set < table.size(); ++set)
    for (unsigned file = 0; file < 8; ++file) table[set][file] = static_cast<std::int16_t>(set >> file & 1);
  return table;
}();

std::int16_t* write_plane(Cells plane, std::int16_t* out) {
  for (int rank = 0; rank < 8; ++rank, plane >>= 8, out += 8) std::memcpy(out, ranks[plane & 255].data(), sizeof(Rank));
  return out;
}

// One of `size` numbers is 1, or none if there is no such place.
std::int16_t* write_one_of(int size, int place, std::int16_t* out) {
  for (int i = 0; i < size; ++i) *out++ = i == place;
  return out;
}

constexpr int phases = 5;
constexpr int numbers_a_farmer = 4;
constexpr int common_numbers = 4;
constexpr int numbers_for_three = 2;
constexpr int planes_for_two = 4;
constexpr int planes_for_three = 6;

constexpr std::array<std::string_view, planes_for_three> plane_names = {
    "pig on ",      "tree on ",
    "pumpkin on ",  "pig that has eaten a pumpkin on ",
    "broccoli on ", "pig that has eaten broccoli on "};
constexpr std::array<std::string_view, phases> phase_names = {"place a pig", "plant", "bite", "run", "match over"};
constexpr std::array<std::string_view, 3> role_names = {"herd", "pumpkin farmer", "broccoli farmer"};
constexpr std::array<std::string_view, numbers_a_farmer> farmer_numbers = {": supply", ": on the meadow", ": is out",
                                                                           ": is home"};
constexpr std::array<std::string_view, common_numbers> common_names = {"idle rounds", "changed this round",
                                                                       "novice_help", "auto_bite"};
constexpr std::array<std::string_view, numbers_for_three> names_for_three = {"extra plantings", "broccoli_help"};

}  // namespace

Path BiteThePumpkin::path(const State&, Move move) const {
  Path path;
  const auto add = [&](int action) { path.add(static_cast<std::uint16_t>(action)); };
  switch (move.kind()) {
    case Move::Kind::pig: add(index_of(move.cell())); break;
    case Move::Kind::plant: add(first_plant + index_of(move.cell())); break;
    case Move::Kind::run: add(first_run + static_cast<int>(move.direction())); break;
    case Move::Kind::bite:
      for (int pig = 0; pig < pigs; ++pig) add(first_plate + plates * pig + plate_of(move.meal(), pig));
      break;
  }
  return path;
}

std::string BiteThePumpkin::action_name(int action) const {
  if (action < first_plate) return text({}, move_of_one(action));
  const int served = action - first_plate;
  return "pig " + std::to_string(1 + served / plates) + " eats " + plate_name(served % plates);
}

bool BiteThePumpkin::single_actions(const State& s, Seat, ActionSet<actions>& set) const {
  switch (s.phase) {
    case Phase::place_pig: set.add_row(0, pig_cells(s)); return true;
    case Phase::plant: set.add_row(first_plant, plant_cells(s, s.planting)); return true;
    case Phase::run: set.add_row(first_run, (1u << directions) - 1); return true;
    default: return false;
  }
}

Move BiteThePumpkin::move_of(const State&, Seat, int action) const { return move_of_one(action); }

int BiteThePumpkin::observation_size() const {
  const int planes = three() ? planes_for_three : planes_for_two;
  return planes * cells + phases + 2 * options_.seats + numbers_a_farmer * (options_.seats - 1) + common_numbers +
         (three() ? numbers_for_three : 0);
}

void BiteThePumpkin::observe(const State& s, Viewer viewer, std::int16_t* out) const {
  out = write_plane(s.pigs, out);
  out = write_plane(options_.trees, out);
  const int farmers = options_.seats - 1;
  for (int i = 0; i < farmers; ++i) {
    out = write_plane(s.planted[i], out);
    out = write_plane(s.eaters[i], out);
  }
  out = write_one_of(phases, static_cast<int>(s.phase), out);
  const Seat asked = s.phase == Phase::plant ? farmer_of(s.planting) : s.phase == Phase::over ? Seat::nobody : Seat::p1;
  out = write_one_of(options_.seats, index_of(asked), out);
  out = write_one_of(options_.seats, index_of(viewer.seat()), out);
  for (int i = 0; i < farmers; ++i) {
    *out++ = s.supply[i];
    *out++ = static_cast<std::int16_t>(count(s.planted[i]));
    *out++ = s.standing[i] == FarmerStatus::out;
    *out++ = s.standing[i] == FarmerStatus::home;
  }
  *out++ = s.idle_rounds;
  *out++ = s.round != Round::quiet;
  *out++ = options_.novice_help;
  *out++ = options_.auto_bite;
  if (!three()) return;
  *out++ = s.round == Round::helping;
  *out++ = options_.broccoli_help;
}

// All names in the order of the numbers.
std::string BiteThePumpkin::observation_name(int number) const {
  std::vector<std::string> names;
  const auto add = [&](std::string_view of, std::string_view what) {
    names.push_back(std::string(of) + std::string(what));
  };
  for (int plane = 0; plane < (three() ? planes_for_three : planes_for_two); ++plane)
    for (int cell = 0; cell < cells; ++cell) add(plane_names[plane], cell_name(static_cast<Cell>(cell)));
  for (const std::string_view phase : phase_names) add("phase: ", phase);
  const std::span<const std::string_view> roles(role_names.data(), static_cast<std::size_t>(options_.seats));
  for (const std::string_view role : roles) add("asked: ", role);
  for (const std::string_view role : roles) add("viewer: ", role);
  for (const std::string_view farmer : roles.subspan(1))
    for (const std::string_view what : farmer_numbers) add(farmer, what);
  for (const std::string_view what : common_names) add("", what);
  if (three())
    for (const std::string_view what : names_for_three) add("", what);
  return names[number];
}

}  // namespace sounder::bite_the_pumpkin

namespace sounder {
static_assert(HasFastActions<BiteThePumpkin>);
}
