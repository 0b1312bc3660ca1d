// Bite the Pumpkin, a game by Giuliano Polverari: a herd of five pigs against a farmer (or two) who plants vegetables.
// Rulings: docs/rules/bite-the-pumpkin.md (BP-1 to BP-18). Perfect information, no chance.
//
//   option         values  default  meaning
//   seats          2, 3    2        herd and farmer; herd, pumpkin farmer and broccoli farmer
//   layout         content classic  where the trees stand (BP-2)
//   novice_help    0, 1, 2 0        extra plantings of the (pumpkin) farmer after setup (BP-7)
//   broccoli_help  0, 1, 2 0        extra plantings of the broccoli farmer, three seats only (BP-7)
//   auto_bite      switch  off      the engine picks the bites
//
// A match: place_pig and plant in turn (setup), then rounds of bite, run and plant until somebody has won.
#pragma once

#include "rules/bite_the_pumpkin/board.h"
#include "rules/game.h"
#include "rules/observation.h"
#include "rules/words.h"

namespace sounder::bite_the_pumpkin {

enum class Vegetable : std::uint8_t { pumpkin, broccoli };
constexpr std::array<Vegetable, 2> all_vegetables = {Vegetable::pumpkin, Vegetable::broccoli};
inline constexpr std::array<std::string_view, 2> vegetable_names = {"pumpkin", "broccoli"};
constexpr Seat farmer_of(Vegetable v) { return v == Vegetable::pumpkin ? Seat::p2 : Seat::p3; }

// What is asked next.
enum class Phase : std::uint8_t { place_pig, plant, bite, run, over };

// How a farmer stands: still planting, out because the herd ate too much (BP-10), home with all planted (BP-15).
enum class FarmerStatus : std::uint8_t { playing, out, home };

// What has happened in this round: no bite and no planting, one at least, or the extra plantings after the setup
// (BP-7).
enum class Round : std::uint8_t { quiet, changed, helping };

template <class T>
using PerVegetable = std::array<T, 2>;
constexpr std::size_t at(Vegetable v) { return static_cast<std::size_t>(v); }
constexpr Vegetable other_than(Vegetable v) {
  return v == Vegetable::pumpkin ? Vegetable::broccoli : Vegetable::pumpkin;
}

struct State {
  Cells pigs = 0;
  PerVegetable<Cells> planted{};  // vegetables on the meadow
  PerVegetable<Cells> eaters{};   // pigs that have eaten one of the kind in this turn: they lie down
  PerVegetable<std::uint8_t> supply{};
  PerVegetable<FarmerStatus> standing{};
  Phase phase = Phase::place_pig;
  Vegetable planting = Vegetable::pumpkin;  // whose farmer plants, in phase plant
  std::uint8_t idle_rounds = 0;             // rounds in succession without a bite or a new vegetable
  Round round = Round::quiet;

  Cells vegetables() const { return planted[0] | planted[1]; }
  Cells lying() const { return eaters[0] | eaters[1]; }
  // What grows on a cell with a vegetable.
  Vegetable kind_on(Cell cell) const { return planted[0] & bit(cell) ? Vegetable::pumpkin : Vegetable::broccoli; }
  bool operator==(const State&) const = default;
};
static_assert(sizeof(State) == 48);

// What each pig eats, one byte a pig in ascending cell order: the pumpkin in the low four bits, the broccoli in the
// high four. 0 is nothing, else it says on which of the eight sides the vegetable lies (bite.cpp).
class Meal {
 public:
  constexpr Meal() = default;
  explicit constexpr Meal(std::uint64_t plates) : plates_(plates) {}
  constexpr int portion(int pig, Vegetable v) const { return static_cast<int>(plates_ >> shift(pig, v)) & 15; }
  constexpr Meal with(int pig, Vegetable v, int portion) const {
    return Meal(plates_ | static_cast<std::uint64_t>(portion) << shift(pig, v));
  }
  constexpr Meal with(Meal other) const { return Meal(plates_ | other.plates_); }
  constexpr Meal only(int pig) const { return Meal(plates_ & std::uint64_t{255} << shift(pig, Vegetable::pumpkin)); }
  constexpr bool empty() const { return plates_ == 0; }
  constexpr std::uint64_t plates() const { return plates_; }
  bool operator==(const Meal&) const = default;

 private:
  static constexpr int shift(int pig, Vegetable v) { return 8 * pig + 4 * static_cast<int>(v); }
  std::uint64_t plates_ = 0;
};

// A move is one word: the kind in the lowest byte, above it a cell, a direction or a meal.
class Move {
 public:
  enum class Kind : std::uint8_t { pig, plant, bite, run };

  constexpr Move() = default;
  static constexpr Move pig(Cell cell) { return Move(Kind::pig, static_cast<std::uint64_t>(cell)); }
  static constexpr Move plant(Cell cell) { return Move(Kind::plant, static_cast<std::uint64_t>(cell)); }
  static constexpr Move run(Direction d) { return Move(Kind::run, static_cast<std::uint64_t>(d)); }
  static constexpr Move bite(Meal meal) { return Move(Kind::bite, meal.plates()); }
  constexpr Kind kind() const { return static_cast<Kind>(word_ & 255); }
  constexpr Cell cell() const { return static_cast<Cell>(word_ >> 8); }
  constexpr Direction direction() const { return static_cast<Direction>(word_ >> 8); }
  constexpr Meal meal() const { return Meal(word_ >> 8); }
  bool operator==(const Move&) const = default;

 private:
  constexpr Move(Kind kind, std::uint64_t what) : word_(static_cast<std::uint64_t>(kind) | what << 8) {}
  std::uint64_t word_ = 0;
};
static_assert(sizeof(Move) == 8);

struct Options {
  std::int8_t seats = 2;
  std::int8_t novice_help = 0;    // for the (pumpkin) farmer
  std::int8_t broccoli_help = 0;  // for the broccoli farmer
  std::int8_t auto_bite = 0;
  Cells trees = 0;  // from the layout
};

class BiteThePumpkin {
 public:
  using Options = bite_the_pumpkin::Options;
  using State = bite_the_pumpkin::State;
  using Move = bite_the_pumpkin::Move;

  static constexpr int pigs = 5;
  static constexpr int setup_vegetables = 5;
  static constexpr int supply_for_two = 20;    // BP-3
  static constexpr int supply_for_three = 18;  // BP-3
  static constexpr int herd_wins_at = 2;       // BP-10
  static constexpr int most_trees = 20;        // BP-2
  // With three seats every empty cell can be closed to both farmers (BP-6), so that pigs could run for ever:
  // after this many rounds without a bite or a planting the match ends, shared by all who are not out.
  static constexpr int most_idle_rounds = 20;  // BP-18

  static constexpr int most_moves = 512;  // BP-17: more bites than this are asked for pig by pig (bite.cpp)
  static constexpr int most_chances = 1;
  static constexpr int actions =
      64 + 64 + 4 + pigs * 81;  // for learners: a pig or a vegetable on a cell, a run, a pig's plate
  static constexpr int longest_path = pigs;

  static constexpr Facts facts = {
      .id = "bite-the-pumpkin",
      .title = "Bite the Pumpkin",
      .designer = "Giuliano Polverari",
      .min_seats = 2,
      .max_seats = 3,
      .rules_version = 1,
      .longest = 1600,  // at most 72 rounds in which something changes, 19 idle ones after each, and the setup
      .chance = false,
  };
  static constexpr std::array<Option<Options>, 3> options_offered = {
      Option<Options>::number("novice_help", &Options::novice_help, 0, 2, 0),
      Option<Options>::number("broccoli_help", &Options::broccoli_help, 0, 2, 0),
      Option<Options>::flag("auto_bite", &Options::auto_bite, false),
  };
  static constexpr std::array<ContentKind, 1> content_kinds = {
      ContentKind{"layout", "classic"},
  };
  static std::string refusal(const Options&);
  static std::span<const MessageDef* const> vocabulary();
  static Message role(const Options&, Seat);
  template <class Node>
  static void read(Options& options, std::string_view kind, Node& file);

  explicit BiteThePumpkin(const Options& options) : options_(options) {}
  const Options& options() const { return options_; }

  State start() const;
  Turn turn(const State&) const;
  void moves(const State&, Seat, List<Move, most_moves>&) const;
  void chances(const State&, List<Chance<Move>, most_chances>&) const {}
  Move draw(const State&, Rng&) const { return {}; }
  Move any_move(const State&, Seat, Rng&) const;
  void play(State&, Move) const;
  Result result(const State&) const;
  State imagine(const State& state, Seat, Rng&) const { return state; }  // perfect information

  std::string text(const State&, Move) const;
  // Where something goes matters, what exactly is bitten does not.
  int kinds() const;
  int kind(const State&, Move) const;
  std::string kind_name(int kind) const;
  int offer(const State&, Seat, KindSet&) const;
  ParsedMove<Move> parse(const State&, Seat, std::string_view) const;
  Message prompt(const State&, Seat) const;
  Message describe(const State&, Move) const;
  // What the rules did after the move: forced plantings and passes, bites without a choice, a farmer going out or home.
  void tell(const State& before, Move, Narration& out) const;
  void view(const State&, Viewer, JsonWriter&) const;

  // Pigs once all stand, and what is left of each vegetable when the match is over.
  std::vector<BoardMap> maps() const;
  std::optional<std::uint64_t> cells_on_map(const State&, std::size_t map) const;

  // For learners (observation.cpp). A bite is chosen pig by pig.
  Path path(const State&, Move) const;
  std::string action_name(int action) const;
  bool single_actions(const State&, Seat, ActionSet<actions>&) const;
  Move move_of(const State&, Seat, int action) const;
  int observation_size() const;
  void observe(const State&, Viewer, std::int16_t* out) const;
  std::string observation_name(int number) const;

  // Where a piece may go now: phase place_pig and plant.
  Cells pig_cells(const State&) const;
  Cells plant_cells(const State&, Vegetable) const;
  Cells occupied(const State& s) const { return options_.trees | s.pigs | s.vegetables(); }

 private:
  void place_pig(State&, Cell) const;
  void begin_herd_turn(State&) const;
  void settle_bites(State&) const;
  void count_vegetables(State&) const;
  void begin_farmer_turn(State&, Vegetable first) const;
  void finish_farmer_turn(State&, Vegetable planted) const;
  bool setup_is_complete(const State&) const;
  void help_novices(State&) const;
  [[gnu::cold]] void plant_without_choice(State&, Vegetable, Cells) const;
  void plant(State&, Vegetable, Cell) const;
  [[gnu::cold]] void go_home(State&, Vegetable) const;
  void tell_meal(const State&, Meal) const;

  bool three() const { return options_.seats == 3; }
  int stock() const { return three() ? supply_for_three : supply_for_two; }
  int planted_so_far(const State& s, Vegetable v) const { return stock() - s.supply[at(v)]; }
  std::span<const Vegetable> vegetables_in_play() const { return std::span(all_vegetables).first(three() ? 2 : 1); }
  Options options_;
  Narration* narration_ = nullptr;  // who listens while a move is played: nobody but in `tell`
};

// The layout file: {"trees": ["a6", ...]} beside the keys every content file has.
template <class Node>
void BiteThePumpkin::read(Options& options, std::string_view, Node& file) {
  Cells trees = 0;
  file.list("trees", 0, most_trees, [&](Node& entry) {
    const auto cell = cell_named(entry.text());
    if (!cell) return entry.refuse("a cell from a1 to h8");
    if (trees & bit(*cell)) return entry.refuse("every cell at most once");
    trees |= bit(*cell);
  });
  options.trees = trees;
}

}  // namespace sounder::bite_the_pumpkin

namespace sounder {
using bite_the_pumpkin::BiteThePumpkin;
static_assert(check_game<BiteThePumpkin>());
}  // namespace sounder
