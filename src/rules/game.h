// The game concept: what every game is to the rest of Sounder.
//
// A game is an immutable value: its rules with the chosen options and content in hand. It answers questions about
// states, which are plain bytes (trivially copyable, no padding, no pointer): copying is a memcpy, hashing and
// comparing are free, searching needs no undo. Chance is explicit and late: a die or a deck has no hidden future, only
// weighted outcomes when it is asked. Forced steps are never asked: wherever a seat is to decide it has at least two
// moves.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "rules/hash.h"
#include "rules/json_writer.h"
#include "rules/kind_set.h"
#include "rules/message.h"
#include "rules/move_list.h"
#include "rules/options.h"
#include "rules/rng.h"
#include "rules/seat.h"

namespace sounder {

struct Facts {
  std::string_view id;     // "bite-the-pumpkin"
  std::string_view title;  // "Bite the Pumpkin"
  std::string_view designer;
  int min_seats;
  int max_seats;
  int rules_version;  // grows when the same moves would lead elsewhere
  int longest;        // no match has more moves than this, chance moves included
  bool chance;        // whether anything is drawn in its matches, whatever the options
};

// Who is to act: one seat or several at the same time, chance, or nobody because the match is over. `first` is the seat
// that programs ask which go seat by seat. Several seats either choose in secret, without knowing each other's choice,
// or act `together` on one board: then each move takes effect at once, and a later seat finds what the earlier ones
// have left.
struct Turn {
  enum class Kind : std::uint8_t { decide, chance, over };
  Kind kind = Kind::over;
  SeatSet seats = {};
  Seat first = Seat::nobody;
  bool together = false;

  static constexpr Turn decide(SeatSet seats) { return {Kind::decide, seats, seats.front()}; }
  static constexpr Turn act_together(SeatSet seats, Seat first) { return {Kind::decide, seats, first, true}; }
  static constexpr Turn chance() { return {.kind = Kind::chance}; }
  static constexpr Turn over() { return {.kind = Kind::over}; }
  constexpr bool decides() const { return kind == Kind::decide; }
  constexpr bool is_chance() const { return kind == Kind::chance; }
  constexpr bool is_over() const { return kind == Kind::over; }
};

// How a match ended. Rank 1 is best; equal ranks are shared.
struct Result {
  PerSeat<std::int32_t> scores{};
  PerSeat<std::uint8_t> ranks{};
  SeatSet winners = {};
};

// What a text means: a legal move, or the reason why not.
template <class Move>
struct ParsedMove {
  std::optional<Move> move;
  Message reason;

  static ParsedMove legal(const Move& move) { return {move, {}}; }
  static ParsedMove refused(Message reason) { return {std::nullopt, std::move(reason)}; }
};

// Reading of content files: a game has `template <class Node> static void read(Options&, std::string_view kind, Node&
// file)`. The node is a strict cursor over JSON that remembers the first thing wrong and where (src/match/content.h).

// Says in words what a type lacks to be a game; `check_game<MyGame>()` in its header turns that into compiler
// errors.
template <class G>
consteval bool check_game() {
  using Options = typename G::Options;
  using State = typename G::State;
  using Move = typename G::Move;
  static_assert(std::is_trivially_copyable_v<State>,
                "Game: State must be trivially copyable (no strings, vectors, pointers to own)");
  static_assert(std::is_trivially_copyable_v<Move>, "Game: Move must be trivially copyable");
  static_assert(std::is_trivially_copyable_v<Options>, "Game: Options must be trivially copyable");
  static_assert(std::has_unique_object_representations_v<State>,
                "Game: State must have no padding bytes; order or fill its fields");
  static_assert(std::has_unique_object_representations_v<Move>,
                "Game: Move must have no padding bytes; order or fill its fields");
  static_assert(std::equality_comparable<State> && std::equality_comparable<Move>,
                "Game: State and Move need operator== (= default)");
  static_assert(sizeof(State) <= 1024, "Game: State must fit in 1 KB");
  static_assert(sizeof(Move) <= 16, "Game: Move must fit in 16 bytes");
  static_assert(G::most_moves > 1 && G::most_chances > 0,
                "Game: most_moves and most_chances say how long its lists can get");
  static_assert(std::same_as<decltype(G::facts), const Facts>, "Game: needs `static constexpr Facts facts`");
  static_assert(
      requires {
        G::options_offered;
        G::content_kinds;
      },
      "Game: needs `options_offered` and `content_kinds` (arrays, may be empty)");
  static_assert(
      requires(Options o) {
        { o.seats } -> std::convertible_to<int>;
      },
      "Game: Options needs `std::int8_t seats`");
  static_assert(
      requires(const Options& o) {
        { G::refusal(o) } -> std::same_as<std::string>;
      },
      "Game: needs `static std::string refusal(const Options&)`: why these options don't go together, or empty");
  static_assert(std::constructible_from<G, const Options&>, "Game: must be constructible from its Options");
  static_assert(
      requires(const G& g) {
        { g.options() } -> std::same_as<const Options&>;
      },
      "Game: needs `const Options& options() const`");
  static_assert(
      requires(const G& g) {
        { g.start() } -> std::same_as<State>;
      },
      "Game: needs `State start() const`");
  static_assert(
      requires(const G& g, const State& s) {
        { g.turn(s) } -> std::same_as<Turn>;
      },
      "Game: needs `Turn turn(const State&) const`");
  static_assert(
      requires(const G& g, const State& s, Seat p, MoveListOf<G>& out) { g.moves(s, p, out); },
      "Game: needs `void moves(const State&, Seat, MoveListOf<G>&) const`: every legal move, no two alike, in a stable "
      "order");
  static_assert(
      requires(const G& g, const State& s, ChanceListOf<G>& out) { g.chances(s, out); },
      "Game: needs `void chances(const State&, ChanceListOf<G>&) const`: every outcome with its weight");
  static_assert(
      requires(const G& g, const State& s, Rng& r) {
        { g.draw(s, r) } -> std::same_as<Move>;
      },
      "Game: needs `Move draw(const State&, Rng&) const`: one outcome of chance, fast");
  static_assert(
      requires(const G& g, State& s, Move m) { g.play(s, m); }, "Game: needs `void play(State&, Move) const`");
  static_assert(
      requires(const G& g, const State& s) {
        { g.result(s) } -> std::same_as<Result>;
      },
      "Game: needs `Result result(const State&) const`");
  static_assert(
      requires(const G& g, const State& s, Seat p, Rng& r) {
        { g.imagine(s, p, r) } -> std::same_as<State>;
      },
      "Game: needs `State imagine(const State&, Seat, Rng&) const`: a state this seat can't tell from the true one");
  static_assert(
      requires(const G& g, const State& s, Move m) {
        { g.text(s, m) } -> std::same_as<std::string>;
      },
      "Game: needs `std::string text(const State&, Move) const`");
  static_assert(
      requires(const G& g, const State& s, Seat p, std::string_view t) {
        { g.parse(s, p, t) } -> std::same_as<ParsedMove<Move>>;
      },
      "Game: needs `ParsedMove<Move> parse(const State&, Seat, std::string_view) const` (Seat::nobody for chance)");
  static_assert(
      requires(const Options& o, Seat p) {
        { G::role(o, p) } -> std::same_as<Message>;
      },
      "Game: needs `static Message role(const Options&, Seat)`: what a seat is called, may be empty");
  static_assert(
      requires(const G& g, const State& s, Seat p) {
        { g.prompt(s, p) } -> std::same_as<Message>;
      },
      "Game: needs `Message prompt(const State&, Seat) const`: what is asked of the seat");
  static_assert(
      requires(const G& g, const State& s, Move m) {
        { g.describe(s, m) } -> std::same_as<Message>;
      },
      "Game: needs `Message describe(const State&, Move) const`: what a move is, or a draw");
  static_assert(
      requires(const G& g, const State& s, Move m, Narration& narration) { g.tell(s, m, narration); },
      "Game: needs `void tell(const State& before, Move, Narration&) const`: adds what followed the move itself");
  static_assert(
      requires {
        { G::vocabulary() } -> std::convertible_to<std::span<const MessageDef* const>>;
      },
      "Game: needs `static std::span<const MessageDef* const> vocabulary()`: all that it can say");
  static_assert(
      requires(const G& g, const State& s, Viewer v, JsonWriter& w) { g.view(s, v, w); },
      "Game: needs `void view(const State&, Viewer, JsonWriter&) const`: what that viewer may know, built from "
      "nothing");
  return true;
}

template <class G>
concept Game = check_game<G>();

// A game may know a quicker way to a uniformly random legal move than listing them all.
template <class G>
concept HasFastMove = requires(const G& g, const typename G::State& s, Seat p, Rng& r) {
  { g.any_move(s, p, r) } -> std::same_as<typename G::Move>;
};

// A game may ask for one move in several steps (a fight: target, weapons, payment). Where it says so, the step before
// belongs to the same move, and taking back takes back all of it.
template <class G>
concept HasLongMoves = requires(const G& g, const typename G::State& s) {
  { g.inside_a_move(s) } -> std::same_as<bool>;
};

// A game with secrets says what is hidden from whom; without this hook everybody may know everything. The conformance
// test checks it against imagined states. Sets of seats have Seat::nobody for the audience.
template <class G>
concept HasSecrets = requires(const G& g, const typename G::State& s, Seat p, typename G::Move m) {
  // Who can't see which move was made (mover `nobody`: what was drawn).
  { g.hidden_from(s, p, m) } -> std::same_as<SeatSet>;
  // Who must not look at the screen of a seat that is asked: it shows a secret, or the answer is one.
  { g.secret_from(s, p) } -> std::same_as<SeatSet>;
  // How many of the last steps a record in progress must leave out: from the first whose choice is still a secret.
  { g.secret_steps(s) } -> std::same_as<int>;
  // Whether this decision makes something known, so that nothing before it may be taken back. (A draw always does.)
  { g.reveals(s, p, m) } -> std::same_as<bool>;
};

// Several moves of one seat as one offer: a way to pay for a fight, with all that the rules ask for one after the
// other. Nothing is drawn between them and nobody else moves.
template <class Move>
struct MovePlan {
  std::vector<Move> moves;
  Message message;
};

// A game may offer such plans to a seat that is asked, beside its moves.
template <class G>
concept HasPlans = requires(const G& g, const typename G::State& s, Seat p,
                            std::vector<MovePlan<typename G::Move>>& out) {
  g.plans(s, p, out);
};

// A game may say under which kind a decision is counted where moves are compared over many matches: `buy pike with 1
// wild B` is a `buy pike`. Kinds are numbers from 0, so that counting needs no text; a name is how the notation of its
// moves begins. Without them every text is a kind of its own.
template <class G>
concept HasKinds = requires(const G& g, const typename G::State& s, typename G::Move m, int kind) {
  { g.kinds() } -> std::same_as<int>;
  { g.kind(s, m) } -> std::same_as<int>;
  { g.kind_name(kind) } -> std::same_as<std::string>;
};

// A game with kinds may know a quicker way than listing all moves to which kinds a seat is offered: it adds them to the
// set and says how many moves there are.
template <class G>
concept HasFastOffer = HasKinds<G> && requires(const G& g, const typename G::State& s, Seat p, KindSet& kinds) {
  { g.offer(s, p, kinds) } -> std::same_as<int>;
};

// A map of the board for statistics over many matches: which cells are taken, when a turn begins or at the end. Cell
// number i is in column i % columns and row i / columns; the first row is drawn lowest.
struct BoardMap {
  std::string name;  // "pumpkins that survive"
  bool at_the_end;
  std::vector<std::string> columns;
  std::vector<std::string> rows;
  std::uint64_t ground = 0;  // cells where something else always stands
  std::string ground_name = {};

  std::size_t size() const { return columns.size() * rows.size(); }
};

// A game may have such maps, each of at most 64 cells. `cells_on_map` says which are taken; nothing when the moment
// does not count.
template <class G>
concept HasMaps = requires(const G& g, const typename G::State& s, std::size_t map) {
  { g.maps() } -> std::same_as<std::vector<BoardMap>>;
  { g.cells_on_map(s, map) } -> std::same_as<std::optional<std::uint64_t>>;
};

// Something that befalls a seat and that no move says: that its secret choice turned out to be nobody else's.
struct Incident {
  Seat seat;
  int which;  // of the game's `incident_names`
};

// A game may tell such events to those who count: what a decision, about to be played, brings about.
template <class G>
concept HasIncidents = requires(const G& g, const typename G::State& s, typename G::Move m,
                                std::vector<Incident>& out) {
  std::span<const std::string_view>(G::incident_names);
  g.events(s, m, out);
};

}  // namespace sounder
