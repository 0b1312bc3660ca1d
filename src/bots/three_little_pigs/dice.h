// The Three Little Pigs: which dice to keep, computed exactly. A turn has at most two re-rolls and only the counts of
// symbols matter, so backward induction from the value of the final symbols gives the value of every choice: a table,
// without search or sampling.
#pragma once

#include "bots/search_traits.h"
#include "rules/three_little_pigs/three_little_pigs.h"

namespace sounder::bots::three_little_pigs {

using namespace sounder::three_little_pigs;

// How many doors, windows and roofs some dice show.
struct Symbols {
  PerPart<std::uint8_t> of{};

  constexpr int total() const { return of[0] + of[1] + of[2]; }
  constexpr Symbols with(Part part) const {
    Symbols more = *this;
    ++more.of[at(part)];
    return more;
  }
  constexpr bool within(const Symbols& all) const {
    return of[0] <= all.of[0] && of[1] <= all.of[1] && of[2] <= all.of[2];
  }
  constexpr Symbols operator+(const Symbols& other) const {
    Symbols sum = *this;
    for (std::size_t i = 0; i < 3; ++i) sum.of[i] = static_cast<std::uint8_t>(sum.of[i] + other.of[i]);
    return sum;
  }
  // A small number of its own for each: those with fewer symbols come first.
  constexpr std::size_t index() const {
    const auto n = static_cast<std::size_t>(total());
    const auto rest = static_cast<std::size_t>(of[1] + of[2]);
    return n * (n + 1) * (n + 2) / 6 + rest * (rest + 1) / 2 + of[2];
  }
  bool operator==(const Symbols&) const = default;
};

// How many different results up to this many dice can show, by symbol counts.
constexpr std::size_t symbols_up_to(int dice) {
  return static_cast<std::size_t>((dice + 1) * (dice + 2) * (dice + 3) / 6);
}

template <int most>
constexpr auto every_symbols = [] {
  std::array<Symbols, symbols_up_to(most)> all{};
  for (std::uint8_t d = 0; d <= most; ++d)
    for (std::uint8_t w = 0; d + w <= most; ++w)
      for (std::uint8_t r = 0; d + w + r <= most; ++r) {
        const Symbols symbols{{d, w, r}};
        all[symbols.index()] = symbols;
      }
  return all;
}();

// The dice of a turn, as far as the choice depends on them.
struct Shown {
  Symbols white;
  Symbols black;
  int wolves = 0;

  static constexpr Shown of(Dice dice, DiceSet which = all_dice) {
    Shown shown;
    for (int die = 0; die < dice_count; ++die) {
      if (!contains(which, die)) continue;
      if (dice.locked(die)) {
        ++shown.wolves;
        continue;
      }
      Symbols& symbols = colour_of(die) == DieColour::white ? shown.white : shown.black;
      symbols = symbols.with(static_cast<Part>(dice.face(die)));
    }
    return shown;
  }
};

// The expected value of a turn at every moment of its rolling, for each seat, when `mover` keeps the best dice for
// itself.
class DiceTable {
 public:
  // The value of the turn's end for the symbols shown when rolling ends: four dice beside a wolf, else five.
  using Ends = std::array<Shares, symbols_up_to(dice_count)>;

  DiceTable(const Box& box, Seat mover, const Ends& ends, const Shares& wolf_comes)
      : mover_(mover), ends_(ends), wolf_comes_(wolf_comes) {
    for (std::size_t colour = 0; colour < 2; ++colour) {
      float sides = 0;
      for (Face face : all_faces) sides += box.dice[colour][at(face)];
      for (Face face : all_faces) chance_[colour][at(face)] = box.dice[colour][at(face)] / sides;
    }
    fill_last_roll();
    fill(second_roll_, [&](const Symbols& white, const Symbols& black, int wolves) -> const Shares& {
      return best(white, black, [&](const Symbols& kept_white, const Symbols& kept_black) -> const Shares& {
        return last(white_dice - kept_white.total(), black_dice - wolves - kept_black.total(), kept_white + kept_black);
      });
    });
  }

  // Before the first roll.
  Shares turn() const {
    Rolls first_roll;
    fill(first_roll, [&](const Symbols& white, const Symbols& black, int wolves) -> const Shares& {
      return best(white, black, [&](const Symbols& kept_white, const Symbols& kept_black) -> const Shares& {
        return second_roll_[key(kept_white, kept_black, wolves)];
      });
    });
    return first_roll[key({}, {}, 0)];
  }

  // After a roll: the value of rolling `again`; an empty set means to stop.
  const Shares& rolling(Dice dice, int rolls, DiceSet again) const {
    const Shown all = Shown::of(dice);
    if (again == 0) return ends_[(all.white + all.black).index()];
    const Shown kept = Shown::of(dice, static_cast<DiceSet>(all_dice & ~again));
    if (rolls == 1) return second_roll_[key(kept.white, kept.black, kept.wolves)];
    return last(white_dice - kept.white.total(), black_dice - kept.black.total() - kept.wolves,
                kept.white + kept.black);
  }

 private:
  using Rolls = std::array<Shares, symbols_up_to(white_dice) * symbols_up_to(black_dice) * 2>;
  static constexpr std::size_t blacks = symbols_up_to(black_dice);
  static constexpr std::size_t key(const Symbols& white, const Symbols& black, int wolves) {
    return (white.index() * blacks + black.index()) * 2 + static_cast<std::size_t>(wolves);
  }

  const Shares& last(int white, int black, const Symbols& kept) const {
    return last_roll_[white * (black_dice + 1) + black][kept.index()];
  }
  Shares& last(int white, int black, const Symbols& kept) {
    return last_roll_[white * (black_dice + 1) + black][kept.index()];
  }

  // The mean over the faces of one die: `then(part)` for symbols, `wolf` for the wolf.
  template <class Then>
  Shares mean(DieColour colour, Then&& then, const Shares& wolf) const {
    const auto& chance = chance_[static_cast<std::size_t>(colour)];
    Shares sum{};
    for (Part part : all_parts) {
      const Shares& one = then(part);
      for (std::size_t i = 0; i < max_seats; ++i) sum[i] += chance[at(part)] * one[i];
    }
    for (std::size_t i = 0; i < max_seats; ++i) sum[i] += chance[at(Face::wolf)] * wolf[i];
    return sum;
  }

  // The last roll, by the number of dice rolled and the dice kept. One die more is a mean over values that are known.
  void fill_last_roll() {
    for (int white = 0; white <= white_dice; ++white)
      for (int black = 0; black <= black_dice; ++black)
        for (int wolves = 0; wolves <= 1; ++wolves) {
          const int kept = dice_count - white - black - wolves;
          if (kept < 0 || black + wolves > black_dice) continue;
          const std::size_t first = kept == 0 ? 0 : symbols_up_to(kept - 1);
          for (std::size_t i = first; i < symbols_up_to(kept); ++i) {
            const Symbols& symbols = every_symbols<dice_count>[i];
            Shares& worth = last(white, black, symbols);
            if (white > 0)
              worth = mean(
                  DieColour::white,
                  [&](Part part) -> const Shares& { return last(white - 1, black, symbols.with(part)); }, wolf_comes_);
            else if (black > 0)
              worth = mean(
                  DieColour::black,
                  [&](Part part) -> const Shares& { return last(white, black - 1, symbols.with(part)); },
                  wolves > 0 ? wolf_comes_ : last(white, black - 1, symbols));
            else
              worth = ends_[i];
          }
        }
  }

  // A roll before the last, by the dice kept of each colour. When all dice are known the best choice is taken, else the
  // mean over the next die.
  template <class Choose>
  void fill(Rolls& rolls, Choose&& choose) const {
    for (int white = white_dice; white >= 0; --white)
      for (int lying = black_dice; lying >= 0; --lying)
        for (int wolves = std::min(lying, 1); wolves >= 0; --wolves)
          for_each_of(white, [&](const Symbols& whites) {
            for_each_of(lying - wolves, [&](const Symbols& kept) {
              Shares& worth = rolls[key(whites, kept, wolves)];
              if (white < white_dice)
                worth = mean(
                    DieColour::white,
                    [&](Part part) -> const Shares& { return rolls[key(whites.with(part), kept, wolves)]; },
                    wolf_comes_);
              else if (lying < black_dice)
                worth = mean(
                    DieColour::black,
                    [&](Part part) -> const Shares& { return rolls[key(whites, kept.with(part), wolves)]; },
                    wolves > 0 ? wolf_comes_ : rolls[key(whites, kept, 1)]);
              else
                worth = choose(whites, kept, wolves);
            });
          });
  }

  template <class Do>
  static void for_each_of(int dice, Do&& act) {
    for (std::size_t i = dice == 0 ? 0 : symbols_up_to(dice - 1); i < symbols_up_to(dice); ++i)
      act(every_symbols<black_dice>[i]);
  }

  // The best of stopping and of keeping a set of dice, whose value is `keeping(white, black)`.
  template <class Keeping>
  const Shares& best(const Symbols& whites, const Symbols& blacks_shown, Keeping&& keeping) const {
    const Shares* most = &ends_[(whites + blacks_shown).index()];
    for (std::size_t w = 0; w <= whites.index(); ++w) {
      const Symbols& white = every_symbols<white_dice>[w];
      if (!white.within(whites)) continue;
      for (std::size_t b = 0; b <= blacks_shown.index(); ++b) {
        const Symbols& black = every_symbols<black_dice>[b];
        if (!black.within(blacks_shown)) continue;
        const Shares& worth = keeping(white, black);
        if (worth[mover_] > (*most)[mover_]) most = &worth;
      }
    }
    return *most;
  }

  Seat mover_;
  Ends ends_;
  Shares wolf_comes_;
  std::array<std::array<float, 4>, 2> chance_{};                     // by DieColour and Face
  std::array<Ends, (white_dice + 1) * (black_dice + 1)> last_roll_;  // by dice rolled, then what is kept
  Rolls second_roll_;                                                // by `key`
};

}  // namespace sounder::bots::three_little_pigs
