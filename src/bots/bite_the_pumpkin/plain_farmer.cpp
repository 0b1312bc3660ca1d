#include "bots/bite_the_pumpkin/plain_farmer.h"

#include "bots/bite_the_pumpkin/exposure.h"

namespace sounder::bots::pumpkin {
namespace {

constexpr int pigs_in_all = BiteThePumpkin::pigs;
constexpr int plantings_tried = 4;
constexpr int far_from_the_end = 4;  // turns of the herd; with this many left, comparing plantings pays

// The pumpkins at the end if nothing more is bitten, less the number that the herd may leave when it wins: how many it
// must bite.
constexpr int needed(int pumpkins, int turns) { return pumpkins + turns - BiteThePumpkin::herd_wins_at; }

// How many of the pigs stand beside two pumpkins or more.
int beside_two(Cells pigs, Cells pumpkins) {
  int pigs_so = 0;
  while (pigs) pigs_so += count(neighbours(take_lowest(pigs)) & pumpkins) >= 2;
  return pigs_so;
}

// Whether the herd can't bite enough in its turns, if `quiet` cells are left to plant on that no pig reaches.
// `standing` pumpkins are on the meadow; those that pigs may be near are in the set.
bool too_little(Cells pigs, Cells pumpkins, int standing, int turns, int quiet) {
  if (quiet == 0) return false;
  const int now = std::min(count(pigs & around(pumpkins)), count(pumpkins & around(pigs)));
  const int wanted = needed(standing, turns);
  const int others = pigs_in_all * (turns - 1);
  if (wanted > now + others) return true;
  // A cell must be left for the planting after the next one, too, that is not beside a pig that has bitten: one is
  // planted on, and on others pigs may stand.
  if (turns == 1 || wanted <= others || quiet < 2 + pigs_in_all) return false;
  return wanted > others + std::min(now, beside_two(pigs, pumpkins));
}

// All the different bites: maximal matchings of pigs to pumpkins (BP-8).
class Ways {
 public:
  struct Way {
    Cells eaten;
    Cells eaters;
  };

  Ways(Cells hungry, Cells pumpkins) {
    Cells reached = 0;
    while (hungry) {
      const Cell pig = take_lowest(hungry);
      const Cells reach = neighbours(pig) & pumpkins;
      guests_[guest_count_++] = {bit(pig), reach};
      open_ |= (reach & (reach - 1)) | (reach & reached);
      reached |= reach;
    }
    if (open_)
      next(0, {0, 0}, 0);
    else
      add({reached, all_guests()});
  }

  bool too_many() const { return too_many_; }
  const Way* begin() const { return ways_.data(); }
  const Way* end() const { return ways_.data() + size_; }

 private:
  struct Guest {
    Cells pig;
    Cells reach;
  };

  Cells all_guests() const {
    Cells all = 0;
    for (std::size_t i = 0; i < guest_count_; ++i) all |= guests_[i].pig;
    return all;
  }
  void next(std::size_t i, Way way, Cells must_be_eaten) {
    if (i == guest_count_) {
      if ((must_be_eaten & ~way.eaten) == 0) add(way);
      return;
    }
    const Guest& guest = guests_[i];
    for (Cells left = guest.reach & ~way.eaten; left;)
      next(i + 1, {way.eaten | bit(take_lowest(left)), way.eaters | guest.pig}, must_be_eaten);
    next(i + 1, way, must_be_eaten | guest.reach);
  }
  void add(Way way) {
    for (const Way& other : *this)
      if (other.eaten == way.eaten && other.eaters == way.eaters) return;
    if (size_ == ways_.size())
      too_many_ = true;
    else
      ways_[size_++] = way;
  }

  std::array<Guest, pigs_in_all> guests_;
  std::size_t guest_count_ = 0;
  Cells open_ = 0;
  std::array<Way, 128> ways_;
  std::size_t size_ = 0;
  bool too_many_ = false;
};

// What pigs cross and reach with any run.
template <Direction... directions>
Cells lanes_all_around(Cells pigs, Cells open) {
  return (lanes_of<directions>(pigs, open) | ...);
}

}  // namespace

bool PlainFarmer::holds(const State& s, std::uint32_t most) {
  most_ = looked_at_ + most;
  if (s.phase == Phase::plant) return by_planting(s.pigs, s.planted[0], s.supply[0]);
  return s.phase == Phase::run && against_runs(s.pigs, s.lying(), s.planted[0], s.supply[0]);
}

// Runs after which most can be bitten come first: a position that the farmer loses is refuted sooner.
bool PlainFarmer::against_runs(Cells pigs, Cells lying, Cells pumpkins, int to_plant) {
  struct Run {
    Cells pigs;
    int bites;
  };
  std::array<Run, 4> runs;
  std::size_t different = 0;
  const Cells beside_food = around(pumpkins);
  for (Direction d : all_directions) {
    const Cells there = after_run(pigs, lying, trees_ | pumpkins, d);
    const auto same = [&](const Run& run) { return run.pigs == there; };
    if (std::any_of(runs.begin(), runs.begin() + different, same)) continue;
    const int bites = std::min(count(there & beside_food), count(pumpkins & around(there)));
    std::size_t place = different++;
    for (; place > 0 && runs[place - 1].bites < bites; --place) runs[place] = runs[place - 1];
    runs[place] = {there, bites};
  }
  return std::all_of(runs.begin(), runs.begin() + different,
                     [&](const Run& run) { return by_planting(run.pigs, pumpkins, to_plant); });
}

bool PlainFarmer::against_bites(Cells pigs, Cells pumpkins, int to_plant) {
  const Cells hungry = pigs & around(pumpkins);
  if (!hungry) return against_runs(pigs, 0, pumpkins, to_plant);
  const Ways ways(hungry, pumpkins);
  if (ways.too_many()) return false;
  return std::all_of(ways.begin(), ways.end(),
                     [&](const auto& way) { return after_bites(pigs, way.eaters, pumpkins & ~way.eaten, to_plant); });
}

bool PlainFarmer::after_bites(Cells pigs, Cells eaters, Cells pumpkins, int to_plant) {
  if (count(pumpkins) <= BiteThePumpkin::herd_wins_at) return false;
  return eaters == pigs ? by_planting(pigs, pumpkins, to_plant) : against_runs(pigs, eaters, pumpkins, to_plant);
}

bool PlainFarmer::by_planting(Cells pigs, Cells pumpkins, int to_plant) {
  const int turns = to_plant - 1;  // of the herd
  if (turns == 0) return true;     // BP-14
  if (++looked_at_ > most_) return false;
  const Cells empty = ~(trees_ | pigs | pumpkins);
  const Cells quiet = empty & ~around(pigs);
  if (too_little(pigs, pumpkins, count(pumpkins), turns, count(quiet)) || untouched(pigs, pumpkins, turns, quiet))
    return true;
  Cells cells = quiet ? quiet : empty;
  if (turns >= far_from_the_end) {
    const Exposure exposure(trees_, pigs, pumpkins);
    for (int tried = 0; tried < plantings_tried && cells; ++tried) {
      const Cells cell = bit(exposure.least_of(cells));
      if (against_bites(pigs, pumpkins | cell, to_plant - 1)) return true;
      cells &= ~cell;
    }
    return false;
  }
  if (turns > 1) {
    Cells reached = 0;
    Cells reached_twice = 0;
    for (Direction d : all_directions) {
      const Cells there = around(after_run(pigs, 0, trees_ | pumpkins, d));
      reached_twice |= reached & there;
      reached |= there;
    }
    for (const Cells exposed : {reached, reached_twice})
      if (cells & ~exposed) {
        cells &= ~exposed;
        break;
      }
  }
  for (int tried = 0; tried < plantings_tried && cells; ++tried)
    if (against_bites(pigs, pumpkins | bit(take_lowest(cells)), to_plant - 1)) return true;
  return false;
}

// Whether it is enough to plant where no pig comes by in the next turn. That pumpkin changes nothing, so the herd's
// position after each of its runs is known without playing on. Only where the bites have no alternative.
bool PlainFarmer::untouched(Cells pigs, Cells pumpkins, int turns, Cells quiet) const {
  constexpr std::array<int, 4> likely_from = {99, 99, 0, 6};  // pumpkins; with fewer it is seldom enough
  if (turns >= static_cast<int>(likely_from.size()) || count(pumpkins) < likely_from[turns]) return false;
  const Cells eaters = pigs & around(pumpkins);
  for (Cells hungry = eaters, eaten = 0; hungry;) {
    const Cells reach = neighbours(take_lowest(hungry)) & (pumpkins | eaten);
    if ((reach & (reach - 1)) || (reach & eaten)) return false;
    pumpkins &= ~reach;
    eaten |= reach;
  }
  if (count(pumpkins) + 1 <= BiteThePumpkin::herd_wins_at) return false;
  const Cells running = pigs & ~eaters;
  Cells zone = lanes_all_around<Direction::north, Direction::south, Direction::east, Direction::west>(
      running, ~(trees_ | pumpkins | eaters));
  for (Direction d : all_directions) {
    const Cells there = after_run(pigs, eaters, trees_ | pumpkins, d);
    zone |= around(there);
    const int quiet_then = count(~(trees_ | pumpkins | around(there))) - 1;  // except on the cell that was planted
    if (!too_little(there, pumpkins, count(pumpkins) + 1, turns - 1, quiet_then)) return false;
  }
  return (quiet & ~zone) != 0;
}

}  // namespace sounder::bots::pumpkin
