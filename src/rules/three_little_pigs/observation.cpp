// The observation encoding of The Three Little Pigs.
//
// Actions      0        stop; 1..31 the sets of dice to roll again, die 1 the lowest bit
//              32..     a purchase, 37 places for each of the nine kinds of tile: a new house, house 1, 2, ...
//              365      done
//              366..    a house to blow on, 36 for each of the seats after the one who moves
//
// Observation  8        what comes next (one of them 1)
//              6        rolls made, tiles bought, turns begun, options veteran and two_tiles, and the kind of tile that
//                       can't be bought again this turn, counted from 1
//              20       for each die whether it shows a door, a window, a roof, a wolf; nothing before it is rolled
//              4        how many dice show each of them
//              3        symbols left to spend while buying: doors, windows, roofs
//              27       for each kind of tile: tiles left, flowerpots among those face down, the top (0 none, 1 plain,
//              2 with a pot) 91 each  for each seat, the viewer's own first, then those after it (the audience sees p1
//              first):
//                       10 whose turn it is and what counts, 3 the houses after the sixth, 6 x 13 the first six houses
// The box is not among them: it is the same in all matches with these options.
#include "rules/observation.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "rules/three_little_pigs/build.h"
#include "rules/three_little_pigs/names.h"

namespace sounder::three_little_pigs {
namespace {

constexpr int places = 1 + Box::most_houses;
constexpr int first_buy = 1 << dice_count;
constexpr int done = first_buy + TileKind::count * places;
constexpr int first_blow = done + 1;
static_assert(first_blow + (most_seats - 1) * Box::most_houses == ThreeLittlePigs::actions);

// Seats as one of them sees them: itself, the next one, ...
Seat seat_after(Seat seat, int steps, int seats) {
  const int index = index_of(seat) + steps;
  return seat_at(index < seats ? index : index - seats);
}
int steps_to(Seat from, Seat to, int seats) { return (index_of(to) - index_of(from) + seats) % seats; }

constexpr std::array<std::string_view, 8> phase_names = {"turn up a top", "first seat", "roll", "choose dice",
                                                         "buy",           "blow",       "spin", "match over"};
constexpr std::array<std::string_view, 6> common_names = {"rolls made", "tiles bought", "turns begun",
                                                          "veteran",    "any tiles",    "kind not to be bought again"};
constexpr std::array<std::string_view, 3> stack_names = {"left", "unseen pots", "top"};
constexpr std::array<std::string_view, 13> seat_names = {"has the turn",
                                                         "houses",
                                                         "roofed houses",
                                                         "points before awards",
                                                         "pots under a roof",
                                                         "tallest house",
                                                         "first straw house",
                                                         "first wood house",
                                                         "first brick house",
                                                         "house the wolf blows on",
                                                         "further houses without a door",
                                                         "further houses with a door",
                                                         "further roofed houses"};
constexpr std::array<std::string_view, 13> house_names = {
    "straw door",          "wood door",           "brick door",          "door has a pot",       "straw roof",
    "wood roof",           "brick roof",          "plain straw windows", "potted straw windows", "plain wood windows",
    "potted wood windows", "plain brick windows", "potted brick windows"};

constexpr int houses_seen = 6;  // in random play a seat has more in one of 10,000 positions
constexpr int numbers_a_seat = static_cast<int>(seat_names.size() + houses_seen * house_names.size());
constexpr int common_numbers = static_cast<int>(phase_names.size() + common_names.size()) + (dice_count + 1) * 4 + 3 +
                               TileKind::count * static_cast<int>(stack_names.size());

// Numbers that are written together, at one go. All that follows is without branches where nobody can foresee them: a
// learner asks millions of times a second.
template <int size>
using Row = std::array<std::int16_t, size>;

template <std::size_t size>
std::int16_t* write(const std::array<std::int16_t, size>& row, std::int16_t* out) {
  std::memcpy(out, row.data(), sizeof row);
  return out + size;
}

// One of several numbers is 1: row n has it in place n, and the row after the last has none.
template <int size>
constexpr auto one_of = [] {
  std::array<Row<size>, size + 1> rows{};
  for (std::size_t i = 0; i < size; ++i) rows[i][i] = 1;
  return rows;
}();

std::int16_t* write_dice(const State& s, std::int16_t* out) {
  const unsigned blank = s.rolls == 0 ? all_dice : s.rolling;
  Row<4> showing{};
  for (int die = 0; die < dice_count; ++die) {
    const std::size_t blank_row = blank >> die & 1 ? 4 : 0;
    const Row<4>& row = one_of<4>[std::max(at(s.dice.face(die)), blank_row)];
    for (std::size_t face = 0; face < 4; ++face) showing[face] = static_cast<std::int16_t>(showing[face] + row[face]);
    out = write(row, out);
  }
  return write(showing, out);
}

// Bytes become numbers, eight at a time; the last eight begin where they must to end with the last byte.
template <int size>
std::int16_t* widen(const void* from, std::int16_t* out) {
  for (int i = 0; i < size; i += 8) {
    const int at = std::min(i, size - 8);
    std::array<std::uint8_t, 8> bytes;
    std::memcpy(bytes.data(), static_cast<const std::uint8_t*>(from) + at, sizeof bytes);
    Row<8> numbers;
    for (std::size_t k = 0; k < 8; ++k) numbers[k] = bytes[k];
    write(numbers, out + at);
  }
  return out + size;
}

std::int16_t* write_stacks(const State& s, std::int16_t* out) {
  static_assert(sizeof(Stack) == stack_names.size() && sizeof(Top) == 1, "a stack is its three numbers");
  return widen<sizeof s.stacks>(s.stacks.data(), out);
}

// Doors, the pot on a door, roofs; the last one is written over.
constexpr auto ends_of_a_house = [] {
  std::array<Row<8>, House::most_ends> rows{};
  for (const bool pot : {false, true})
    for (int door = 0; door <= 3; ++door)
      for (int roof = 0; roof <= 3; ++roof) {
        House house;
        if (door > 0) house.add({static_cast<Material>(door - 1), Part::door}, pot);
        if (roof > 0) house.add({static_cast<Material>(roof - 1), Part::roof}, false);
        Row<8>& row = rows[house.ends()];
        for (std::size_t m = 0; m < 3; ++m) row[m] = house.has_door() && at(house.door()) == m;
        row[3] = house.door_has_pot();
        for (std::size_t m = 0; m < 3; ++m) row[4 + m] = house.roofed() && at(house.roof()) == m;
      }
  return rows;
}();

// Plain and potted ones.
constexpr auto windows_of_a_house = [] {
  std::array<Row<2>, 256> rows{};
  for (std::size_t code = 0; code < rows.size(); ++code)
    rows[code] = {static_cast<std::int16_t>(code & 15), static_cast<std::int16_t>(code >> 4)};
  return rows;
}();

std::int16_t* write_house(const House& house, std::int16_t* out) {
  write(ends_of_a_house[house.ends()], out);
  out += 7;
  out = write(windows_of_a_house[house.coded_windows(Material::straw)], out);
  out = write(windows_of_a_house[house.coded_windows(Material::wood)], out);
  return write(windows_of_a_house[house.coded_windows(Material::brick)], out);
}

// What the roofed houses of a seat are worth.
struct Worth {
  int roofed = 0;
  int points = 0;
  int pots = 0;
  int tallest = 0;

  void add(const Box& box, const House& house) {
    const Row<8>& ends = ends_of_a_house[house.ends()];
    const int counts = house.roofed();  // 1 or 0, for all that follows
    const int door = house.has_door();
    const int windows = house.windows();
    const auto worth = [&](Material m) {
      return (ends[at(m)] + house.windows(m) + ends[4 + at(m)]) * box.points[at(m)];
    };
    roofed += counts;
    points += counts * (worth(Material::straw) + worth(Material::wood) + worth(Material::brick));
    pots += counts * house.pots();
    tallest = std::max(tallest, counts * door * (windows + 2));
  }
};

// Where a house would stand.
std::int16_t* write_no_house(std::int16_t* out) {
  constexpr int size = house_names.size();
  write(Row<8>{}, out);
  write(Row<8>{}, out + size - 8);
  return out + size;
}

void count_further_houses(std::span<const House> houses, std::int16_t* out) {
  for (const House& house : houses) ++out[house.roofed() ? 2 : house.has_door() ? 1 : 0];
}

std::int16_t* write_seat(const Options& options, const State& s, Seat seat, std::int16_t* out) {
  const Box& box = options.box;
  const std::span<const House> houses = s.houses_of(seat);
  const auto seen = std::min<std::size_t>(houses.size(), houses_seen);
  std::int16_t* at_house = out + seat_names.size();
  Worth worth;
  for (std::size_t i = 0; i < houses.size(); ++i) {
    if (i < houses_seen) at_house = write_house(houses[i], at_house);
    worth.add(box, houses[i]);
  }
  for (std::size_t i = seen; i < houses_seen; ++i) at_house = write_no_house(at_house);
  if (!options.is_veteran()) worth.points += worth.pots * box.pot_bonus + worth.roofed * box.house_bonus;
  const auto number = [&](int value) { *out++ = static_cast<std::int16_t>(value); };
  number(s.seat == seat);
  number(static_cast<int>(houses.size()));
  number(worth.roofed);
  number(worth.points);
  number(worth.pots);
  number(worth.tallest);
  for (const Seat first : s.first_of_one_material) number(first == seat);
  number(s.victim == seat ? s.victim_house : 0);
  write(Row<3>{}, out);
  count_further_houses(houses.subspan(seen), out);
  return at_house;
}

}  // namespace

Path ThreeLittlePigs::path(const State& s, Move move) const {
  const auto action = [&] {
    switch (move.kind()) {
      case Move::Kind::reroll: return static_cast<int>(move.rerolled());
      case Move::Kind::buy: return first_buy + places * move.tile().index() + number_of(move.place());
      case Move::Kind::done: return done;
      case Move::Kind::blow:
        return first_blow + Box::most_houses * (steps_to(s.seat, move.seat(), options_.seats) - 1) + move.house() - 1;
      default: return 0;
    }
  };
  Path path;
  path.add(static_cast<std::uint16_t>(action()));
  return path;
}

bool ThreeLittlePigs::single_actions(const State& s, Seat, ActionSet<actions>& set) const {
  if (s.phase == Phase::choose_dice) {
    set.add_row(0, offered_sets(s.dice));
  } else if (s.phase == Phase::buy) {
    const Purchases purchases(box(), s);
    for (int i = 0; i < TileKind::count; ++i) set.add_row(first_buy + places * i, purchases.places(TileKind::nth(i)));
    if (s.bought > 0) set.add(done);  // TP-18
  } else {
    for (int steps = 1; steps < options_.seats; ++steps) {
      const int houses = s.house_count(seat_after(s.seat, steps, options_.seats));
      set.add_row(first_blow + Box::most_houses * (steps - 1), (std::uint64_t{1} << houses) - 1);
    }
  }
  return true;
}

Move ThreeLittlePigs::move_of(const State& s, Seat, int action) const {
  if (action < first_buy) return Move::reroll(static_cast<DiceSet>(action));
  if (action < done)
    return Move::buy(TileKind::nth((action - first_buy) / places), on_house((action - first_buy) % places));
  if (action == done) return Move::done();
  const int blow = action - first_blow;
  return Move::blow(seat_after(s.seat, 1 + blow / Box::most_houses, options_.seats), 1 + blow % Box::most_houses);
}

std::string ThreeLittlePigs::action_name(int action) const {
  if (action < first_blow) return text({}, move_of({}, Seat::p1, action));
  const int blow = action - first_blow;
  return "blow seat +" + std::to_string(1 + blow / Box::most_houses) + " house " +
         std::to_string(1 + blow % Box::most_houses);
}

int ThreeLittlePigs::observation_size() const { return common_numbers + options_.seats * numbers_a_seat; }

void ThreeLittlePigs::observe(const State& s, Viewer viewer, std::int16_t* out) const {
  out = write(one_of<8>[static_cast<std::size_t>(s.phase)], out);
  *out++ = s.rolls;
  *out++ = s.bought;
  *out++ = static_cast<std::int16_t>(s.turns);
  *out++ = options_.veteran;
  *out++ = options_.two_tiles;
  *out++ = s.barred;
  out = write_dice(s, out);
  for (const Part part : all_parts) *out++ = s.symbols[at(part)];
  out = write_stacks(s, out);
  const Seat first = viewer.is_audience() ? Seat::p1 : viewer.seat();
  for (int steps = 0; steps < options_.seats; ++steps)
    out = write_seat(options_, s, seat_after(first, steps, options_.seats), out);
}

// All names in the order of the numbers.
std::string ThreeLittlePigs::observation_name(int number) const {
  std::vector<std::string> names;
  const auto add = [&](const std::string& of, std::string_view what) { names.push_back(of + std::string(what)); };
  for (const std::string_view phase : phase_names) add("phase: ", phase);
  for (const std::string_view what : common_names) add("", what);
  for (int die = 1; die <= dice_count; ++die)
    for (const std::string_view face : face_names) add("die " + std::to_string(die) + ": ", face);
  for (const std::string_view face : face_names) add("dice that show: ", face);
  for (const std::string_view part : part_names) add("to spend: ", part);
  for (int i = 0; i < TileKind::count; ++i)
    for (const std::string_view what : stack_names) add(name_of(TileKind::nth(i)) + "s: ", what);
  for (int steps = 0; steps < options_.seats; ++steps) {
    const std::string seat = steps == 0 ? "own: " : "seat +" + std::to_string(steps) + ": ";
    for (const std::string_view what : seat_names) add(seat, what);
    for (int house = 1; house <= houses_seen; ++house)
      for (const std::string_view what : house_names) add(seat + "house " + std::to_string(house) + ": ", what);
  }
  return names[number];
}

}  // namespace sounder::three_little_pigs

namespace sounder {
static_assert(HasFastActions<ThreeLittlePigs>);
}
