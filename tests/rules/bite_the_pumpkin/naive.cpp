#include "rules/bite_the_pumpkin/naive.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace sounder::naive {
namespace {

constexpr char pig = 'P', pumpkin = 'o', broccoli = 'b', tree = 'T', empty = '.';
constexpr int most_listed_bites = 512;
constexpr int most_idle_rounds = 20;

bool on_board(int rank, int file) { return rank >= 0 && rank < 8 && file >= 0 && file < 8; }

std::string text_of(const Bite& bite) {
  Bite sorted = bite;
  std::sort(sorted.begin(), sorted.end(),
            [](const Pair& a, const Pair& b) { return a.pig == b.pig ? a.vegetable < b.vegetable : a.pig < b.pig; });
  std::string text = "bite";
  for (const Pair& pair : sorted) text += " " + name_of(pair.pig) + "x" + name_of(pair.vegetable);
  return text;
}

Bite bite_in(const std::string& text) {
  std::istringstream words(text);
  std::string word;
  words >> word;
  Bite bite;
  while (words >> word) bite.push_back({spot_named(word.substr(0, 2)), spot_named(word.substr(3, 2))});
  return bite;
}

Meaning meaning_of(const Bite& bite) {
  Meaning meaning;
  for (const Pair& pair : bite) {
    meaning.eaten.insert(pair.vegetable);
    meaning.eaters.insert(pair.pig);
  }
  return meaning;
}

char kind_of(int seat) { return seat == 2 ? pumpkin : broccoli; }
int seat_of(char kind) { return kind == pumpkin ? 2 : 3; }
char other(char kind) { return kind == pumpkin ? broccoli : pumpkin; }

}  // namespace

std::string name_of(Spot s) { return {static_cast<char>('a' + s.file), static_cast<char>('1' + s.rank)}; }
Spot spot_named(const std::string& name) { return {name.at(1) - '1', name.at(0) - 'a'}; }
Meaning meaning_of(const std::string& bite_text) { return meaning_of(bite_in(bite_text)); }

Meadow::Meadow(int seats, Help help, bool auto_bite, const std::vector<std::string>& trees)
    : seats_(seats), help_(help), auto_bite_(auto_bite) {
  for (auto& rank : board_)
    for (char& cell : rank) cell = empty;
  for (const std::string& name : trees) board_[spot_named(name).rank][spot_named(name).file] = tree;
  left_[pumpkin] = seats == 2 ? 20 : 18;  // BP-3
  left_[broccoli] = seats == 2 ? 0 : 18;
  for (char kind : {pumpkin, broccoli}) out_[kind] = home_[kind] = false;
  for (char kind : {pig, pumpkin, broccoli}) placed_[kind] = 0;
}

Meadow Meadow::in_play(int seats, bool auto_bite, const std::string& picture, int supply) {
  Meadow meadow(seats, {}, auto_bite, {});
  for (int rank = 0; rank < 8; ++rank)
    for (int file = 0; file < 8; ++file)
      meadow.board_[rank][file] = picture.at(static_cast<std::size_t>(9 * (7 - rank) + file));
  meadow.setup_ = false;
  meadow.left_[pumpkin] = supply;
  meadow.left_[broccoli] = seats == 2 ? 0 : supply;
  meadow.asks_ = Asks::plant;
  meadow.seat_ = seats;
  return meadow;
}

std::string Meadow::picture() const {
  std::string text;
  for (int rank = 7; rank >= 0; --rank) {
    for (int file = 0; file < 8; ++file) text += board_[rank][file];
    text += '\n';
  }
  return text;
}

bool Meadow::next_to(Spot s, const std::string& kinds) const {
  for (int up = -1; up <= 1; ++up)
    for (int right = -1; right <= 1; ++right) {
      if (up == 0 && right == 0) continue;
      if (!on_board(s.rank + up, s.file + right)) continue;
      if (kinds.find(board_[s.rank + up][s.file + right]) != std::string::npos) return true;
    }
  return false;
}

bool Meadow::orthogonally_next_to(Spot s, char kind) const {
  if (on_board(s.rank + 1, s.file) && board_[s.rank + 1][s.file] == kind) return true;
  if (on_board(s.rank - 1, s.file) && board_[s.rank - 1][s.file] == kind) return true;
  if (on_board(s.rank, s.file + 1) && board_[s.rank][s.file + 1] == kind) return true;
  if (on_board(s.rank, s.file - 1) && board_[s.rank][s.file - 1] == kind) return true;
  return false;
}

std::vector<Spot> Meadow::all_of(char what) const {
  std::vector<Spot> spots;
  for (int rank = 0; rank < 8; ++rank)
    for (int file = 0; file < 8; ++file)
      if (board_[rank][file] == what) spots.push_back({rank, file});
  return spots;
}

// BP-5: not next to a vegetable while any empty cell satisfies that; if none does, any empty cell.
std::vector<Spot> Meadow::pig_spots() const {
  std::vector<Spot> quiet;
  for (Spot s : all_of(empty))
    if (!next_to(s, {pumpkin, broccoli})) quiet.push_back(s);
  return quiet.empty() ? all_of(empty) : quiet;
}

// BP-6: a pumpkin and a broccoli are never orthogonal neighbours.
std::vector<Spot> Meadow::plant_spots(char kind) const {
  std::vector<Spot> spots;
  for (Spot s : all_of(empty))
    if (!orthogonally_next_to(s, other(kind))) spots.push_back(s);
  return spots;
}

// Pig by pig: it eats nothing, or one of the vegetables beside it that is still there. At the end nobody may be left
// who could still eat: each pig next to a vegetable must eat one.
void Meadow::extend(char kind, const std::vector<Spot>& pigs, std::size_t next, Bite so_far,
                    std::map<Meaning, Bite>& found) const {
  const Meaning so_far_means = meaning_of(so_far);
  const auto could_eat = [&](Spot p) {
    std::vector<Spot> food;
    for (int rank = std::max(0, p.rank - 1); rank <= std::min(7, p.rank + 1); ++rank)
      for (int file = std::max(0, p.file - 1); file <= std::min(7, p.file + 1); ++file)
        if (board_[rank][file] == kind && !so_far_means.eaten.contains({rank, file})) food.push_back({rank, file});
    return food;
  };
  if (next < pigs.size()) {
    extend(kind, pigs, next + 1, so_far, found);
    for (Spot food : could_eat(pigs[next])) {
      Bite more = so_far;
      more.push_back({pigs[next], food});
      extend(kind, pigs, next + 1, more, found);
    }
    return;
  }
  for (Spot p : pigs)
    if (!so_far_means.eaters.contains(p) && !could_eat(p).empty()) return;
  found.emplace(so_far_means, so_far);
}

std::vector<Bite> Meadow::maximal_bites(char kind) const {
  std::vector<Spot> hungry;
  for (Spot p : all_of(pig))
    if (!ate_.contains(kind) || !ate_.at(kind).contains(p)) hungry.push_back(p);
  std::map<Meaning, Bite> found;
  extend(kind, hungry, 0, {}, found);
  std::vector<Bite> different;
  for (const auto& [meaning, bite] : found) different.push_back(bite);
  return different;
}

// BP-9: each kind is matched on its own.
std::map<Meaning, Bite> Meadow::bites() const {
  std::map<Meaning, Bite> all;
  const std::vector<Bite> of_broccoli = maximal_bites(broccoli);
  for (const Bite& first : maximal_bites(pumpkin))
    for (const Bite& second : of_broccoli) {
      Bite both = first;
      both.insert(both.end(), second.begin(), second.end());
      all.emplace(meaning_of(both), both);
      if (static_cast<int>(all.size()) > most_listed_bites) return all;
    }
  return all;
}

std::vector<Pair> Meadow::single_bites() const {
  std::vector<Pair> singles;
  for (Spot p : all_of(pig))
    for (char kind : {pumpkin, broccoli})
      for (Spot v : all_of(kind)) {
        const bool beside = std::abs(p.rank - v.rank) <= 1 && std::abs(p.file - v.file) <= 1;
        const bool had_one = ate_.contains(kind) && ate_.at(kind).contains(p);
        if (beside && !had_one) singles.push_back({p, v});
      }
  return singles;
}

bool Meadow::bites_one_by_one() const {
  return asks_ == Asks::bite && static_cast<int>(bites().size()) > most_listed_bites;
}

std::vector<std::string> Meadow::moves() const {
  std::vector<std::string> texts;
  if (asks_ == Asks::pig)
    for (Spot s : pig_spots()) texts.push_back("pig " + name_of(s));
  if (asks_ == Asks::plant)
    for (Spot s : plant_spots(kind_of(seat_))) texts.push_back("plant " + name_of(s));
  if (asks_ == Asks::run) texts = {"run north", "run south", "run east", "run west"};
  if (asks_ == Asks::bite) {
    const auto all = bites();
    if (static_cast<int>(all.size()) > most_listed_bites)
      for (const Pair& one : single_bites()) texts.push_back(text_of({one}));
    else
      for (const auto& [meaning, bite] : all) texts.push_back(text_of(bite));
  }
  return texts;
}

void Meadow::play(const std::string& text) {
  bool legal = false;
  for (const std::string& move : moves())
    if (move == text || (asks_ == Asks::bite && text.starts_with("bite ") && meaning_of(move) == meaning_of(text)))
      legal = true;
  if (!legal) throw std::logic_error("not legal: " + text);
  if (asks_ == Asks::pig) {
    const Spot s = spot_named(text.substr(4));
    board_[s.rank][s.file] = pig;
    ++placed_[pig];
    place_next();
  } else if (asks_ == Asks::plant) {
    plant(kind_of(seat_), spot_named(text.substr(6)));
  } else if (asks_ == Asks::bite) {
    eat(bite_in(text));
    go_on_biting();
  } else if (asks_ == Asks::run) {
    const std::string where = text.substr(4);
    run(where == "north" ? 1 : where == "south" ? -1 : 0, where == "east" ? 1 : where == "west" ? -1 : 0);
  }
}

// BP-4: one piece in turn, herd first, until each has placed 5. BP-7: then the novices' extra plantings.
void Meadow::place_next() {
  if (placed_[pumpkin] < placed_[pig]) {
    seat_ = 2;
    farmer_turn(pumpkin);
  } else if (seats_ == 3 && placed_[broccoli] < placed_[pig]) {
    seat_ = 3;
    farmer_turn(broccoli);
  } else if (placed_[pig] < 5) {
    seat_ = 1;
    asks_ = Asks::pig;
    const std::vector<Spot> spots = pig_spots();
    if (spots.size() == 1) play("pig " + name_of(spots[0]));
  } else if (may_have_extra(pumpkin)) {
    seat_ = 2;
    farmer_turn(pumpkin);
  } else if (seats_ == 3 && may_have_extra(broccoli)) {
    seat_ = 3;
    farmer_turn(broccoli);
  } else {
    setup_ = false;
    herd_turn();
  }
}

// A farmer without a legal cell loses the rest.
bool Meadow::may_have_extra(char kind) const {
  return placed_.at(kind) < 5 + (kind == pumpkin ? help_.pumpkin : help_.broccoli) && !plant_spots(kind).empty();
}

void Meadow::herd_turn() {
  seat_ = 1;
  ate_.clear();
  something_happened_ = false;
  if (auto_bite_) eat_automatically();
  go_on_biting();
}

// As long as there is something to eat: one possibility is no decision.
void Meadow::go_on_biting() {
  if (single_bites().empty()) return count();
  const auto all = bites();
  if (all.size() > 1) {
    asks_ = Asks::bite;
    return;
  }
  eat(all.begin()->second);
  count();
}

void Meadow::eat(const Bite& bite) {
  for (const Pair& pair : bite) {
    const char kind = at(pair.vegetable);
    if ((kind != pumpkin && kind != broccoli) || at(pair.pig) != pig || !ate_[kind].insert(pair.pig).second)
      throw std::logic_error("a bite that can't be: " + text_of(bite));
    if (std::abs(pair.pig.rank - pair.vegetable.rank) > 1 || std::abs(pair.pig.file - pair.vegetable.file) > 1)
      throw std::logic_error("a bite from afar: " + text_of(bite));
    board_[pair.vegetable.rank][pair.vegetable.file] = empty;
    something_happened_ = true;
  }
}

// auto_bite: the pigs in cell order, each the first vegetable in cell order that is left to it.
void Meadow::eat_automatically() {
  for (char kind : {pumpkin, broccoli})
    for (Spot p : all_of(pig))
      for (Spot v : all_of(kind))
        if (!ate_[kind].contains(p) && std::abs(p.rank - v.rank) <= 1 && std::abs(p.file - v.file) <= 1) eat({{p, v}});
}

// BP-10, and BP-15: who is home can't go out any more.
void Meadow::count() {
  if (seats_ == 2) {
    if (all_of(pumpkin).size() <= 2) return win({1});
  } else {
    for (char kind : {pumpkin, broccoli})
      if (!home_[kind] && all_of(kind).size() <= 2) out_[kind] = true;
    if (out_[pumpkin] && out_[broccoli]) return win({1});
    if (out_[pumpkin] && home_[broccoli]) return win({3});
    if (out_[broccoli] && home_[pumpkin]) return win({2});
  }
  bool somebody_stands = false;
  for (Spot p : all_of(pig))
    if (!ate_[pumpkin].contains(p) && !ate_[broccoli].contains(p)) somebody_stands = true;
  if (!somebody_stands) {
    ate_.clear();
    seat_ = 2;
    return farmer_turn(pumpkin);
  }
  asks_ = Asks::run;
}

// BP-11: one step at a time, as long as any standing pig can make one; who is behind another follows it.
void Meadow::run(int ranks, int files) {
  bool moved = true;
  while (moved) {
    moved = false;
    for (Spot p : all_of(pig)) {
      if (ate_[pumpkin].contains(p) || ate_[broccoli].contains(p)) continue;
      if (!on_board(p.rank + ranks, p.file + files) || board_[p.rank + ranks][p.file + files] != empty) continue;
      board_[p.rank][p.file] = empty;
      board_[p.rank + ranks][p.file + files] = pig;
      moved = true;
    }
  }
  ate_.clear();  // BP-12
  seat_ = 2;
  farmer_turn(pumpkin);
}

void Meadow::farmer_turn(char kind) {
  seat_ = seat_of(kind);
  if (out_[kind] || left_[kind] == 0) return after_farmer(kind);
  const std::vector<Spot> spots = plant_spots(kind);
  if (spots.empty()) return after_farmer(kind);  // BP-13: he passes
  if (spots.size() == 1) return plant(kind, spots[0]);
  asks_ = Asks::plant;
}

void Meadow::plant(char kind, Spot s) {
  board_[s.rank][s.file] = kind;
  ++placed_[kind];
  something_happened_ = true;
  if (--left_[kind] == 0) {
    if (seats_ == 2) return win({2});  // BP-14
    home_[kind] = true;                // BP-15
    if (home_[other(kind)]) return win({3});
    if (out_[other(kind)]) return win({seat_of(kind)});
  }
  after_farmer(kind);
}

void Meadow::after_farmer(char kind) {
  if (in_setup()) return place_next();
  if (kind == pumpkin && seats_ == 3) return farmer_turn(broccoli);
  end_round();
}

void Meadow::end_round() {
  idle_rounds_ = something_happened_ ? 0 : idle_rounds_ + 1;
  if (idle_rounds_ < most_idle_rounds) return herd_turn();
  std::set<int> sharing = {1};
  for (char kind : {pumpkin, broccoli})
    if (!out_[kind]) sharing.insert(seat_of(kind));
  win(sharing);
}

void Meadow::win(std::set<int> winners) {
  winners_ = std::move(winners);
  asks_ = Asks::nothing;
  seat_ = 0;
}

}  // namespace sounder::naive
