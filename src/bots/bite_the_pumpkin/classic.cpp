// `classic`: the bots of the designer's simulator, written from their description. Each side looks two steps ahead and
// counts the vegetables that the pigs threaten. The herd places its pigs on different rows and columns.
#include "bots/bite_the_pumpkin/reach.h"
#include "bots/bite_the_pumpkin/search_traits.h"
#include "match/adapter.h"
#include "rules/bite_the_pumpkin/bite.h"

namespace sounder::bots {

using namespace bite_the_pumpkin;

namespace {

class Classic final : public Bot {
 public:
  explicit Classic(std::shared_ptr<const Adapter<BiteThePumpkin>> game) : game_(std::move(game)) {}

  Advice think(const AnyState& imagined, Seat seat, Rng& rng, const Budget&) override {
    const State& s = imagined.as<State>();
    MoveListOf<BiteThePumpkin> moves;
    game_->game.moves(s, seat, moves);
    Move chosen = moves[0];
    int best = 0;
    std::uint32_t ties = 0;
    for (const Move& move : moves) {
      const int worth = worth_of(s, move);
      if (ties == 0 || worth > best) {
        best = worth;
        chosen = move;
        ties = 1;
      } else if (worth == best && rng.below(++ties) == 0) {
        chosen = move;
      }
    }
    return {AnyMove::of(chosen)};
  }

 private:
  int worth_of(const State& s, Move move) const {
    switch (move.kind()) {
      case Move::Kind::pig: return -shared_lines(s.pigs, move.cell());
      case Move::Kind::plant: {
        const Cells own = s.planted[at(s.planting)] | bit(move.cell());
        return -threatened(s.pigs, own) - after_best_run(s.pigs, 0, s.vegetables() | own, own, 1);
      }
      case Move::Kind::bite: {
        const Bites bites = bites_of(s, move.meal());
        const Cells left = s.vegetables() & ~bites.all_eaten();
        return count(bites.all_eaten()) +
               after_best_run(s.pigs, s.lying() | bites.all_eaters(), left, prey(s) & left, 2);
      }
      case Move::Kind::run: return after_run_and_more(s.pigs, s.lying(), s.vegetables(), prey(s), move.direction(), 2);
    }
    return 0;
  }

  // How many pigs stand in the same row or column.
  static int shared_lines(Cells pigs, Cell cell) {
    return count(pigs & (rank_1 << (index_of(cell) / 8 * 8))) + count(pigs & (file_a << (index_of(cell) % 8)));
  }

  static int threatened(Cells pigs, Cells food) { return count(food & around(pigs)); }

  // The vegetables of farmers who are not out.
  static Cells prey(const State& s) {
    Cells food = 0;
    for (Vegetable v : all_vegetables)
      if (s.standing[at(v)] == FarmerStatus::playing) food |= s.planted[at(v)];
    return food;
  }

  // What is threatened after a run, and after the best further ones.
  int after_run_and_more(Cells pigs, Cells lying, Cells vegetables, Cells food, Direction d, int steps) const {
    const Cells there = after_run(pigs, lying, game_->game.options().trees | vegetables, d);
    return threatened(there, food) + after_best_run(there, 0, vegetables, food, steps - 1);
  }
  int after_best_run(Cells pigs, Cells lying, Cells vegetables, Cells food, int steps) const {
    if (steps == 0) return 0;
    int best = 0;
    for (Direction d : pumpkin::all_directions)
      best = std::max(best, after_run_and_more(pigs, lying, vegetables, food, d, steps));
    return best;
  }

  std::shared_ptr<const Adapter<BiteThePumpkin>> game_;
};

}  // namespace

std::unique_ptr<Bot> SearchTraits<BiteThePumpkin>::make_own(std::string_view name, const GamePtr& game) {
  if (name != "classic") return nullptr;
  return std::make_unique<Classic>(typed<BiteThePumpkin>(game));
}

}  // namespace sounder::bots
