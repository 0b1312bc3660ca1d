// Bite the Pumpkin a second time, slow and plain, to check the engine against: a char a cell, loops, texts for moves.
// Written from the rulings alone (BP-1 to BP-15); shares no code with src/rules.
//
// A picture of the meadow is eight lines from rank 8 down to rank 1: `P` pig, `o` pumpkin, `b` broccoli, `T` tree, `.`
// empty.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace sounder::naive {

struct Spot {
  int rank, file;  // 0..7
  bool operator==(const Spot&) const = default;
  // Cell order: a1, b1, ..., h1, a2, ...
  bool operator<(const Spot& other) const { return rank != other.rank ? rank < other.rank : file < other.file; }
};
std::string name_of(Spot);
Spot spot_named(const std::string&);

struct Pair {
  Spot pig, vegetable;
};
using Bite = std::vector<Pair>;

// Two bites with the same eaten set and the same eater set are the same move (BP-8).
struct Meaning {
  std::set<Spot> eaten, eaters;
  bool operator<(const Meaning& other) const {
    return eaten != other.eaten ? eaten < other.eaten : eaters < other.eaters;
  }
  bool operator==(const Meaning&) const = default;
};
Meaning meaning_of(const std::string& bite_text);

enum class Asks { pig, plant, bite, run, nothing };

class Meadow {
 public:
  // How many extra plantings each farmer has (BP-7).
  struct Help {
    int pumpkin = 0;
    int broccoli = 0;
  };
  Meadow(int seats, Help, bool auto_bite, const std::vector<std::string>& trees);

  // In the middle of play: a farmer is to plant (with three seats the broccoli farmer), each farmer has `supply` left.
  static Meadow in_play(int seats, bool auto_bite, const std::string& picture, int supply);

  std::vector<std::string> moves() const;
  void play(const std::string& text);  // throws std::logic_error if it is no legal move
  Asks asks() const { return asks_; }
  bool bites_one_by_one() const;      // because there are more than 512 different bites
  int seat() const { return seat_; }  // 1 herd, 2 pumpkins (or the farmer), 3 broccoli; 0 when it is over
  const std::set<int>& winners() const { return winners_; }
  std::string picture() const;
  int left(char kind) const { return left_.at(kind); }  // what the farmer still has to plant
  bool is_out(char kind) const { return out_.at(kind); }
  bool is_home(char kind) const { return home_.at(kind); }

 private:
  char at(Spot s) const { return board_[s.rank][s.file]; }
  bool next_to(Spot, const std::string& kinds) const;  // among the eight neighbours
  bool orthogonally_next_to(Spot, char kind) const;    // among the four
  std::vector<Spot> all_of(char what) const;           // in cell order
  std::vector<Spot> pig_spots() const;                 // BP-5
  std::vector<Spot> plant_spots(char kind) const;      // BP-6, BP-13
  std::vector<Bite> maximal_bites(char kind) const;    // BP-8
  std::map<Meaning, Bite> bites() const;               // BP-9; stops when there are more than 512
  std::vector<Pair> single_bites() const;
  void extend(char kind, const std::vector<Spot>& pigs, std::size_t next, Bite so_far,
              std::map<Meaning, Bite>& found) const;

  void place_next();
  bool may_have_extra(char kind) const;  // BP-7
  void herd_turn();
  void go_on_biting();
  void eat(const Bite&);
  void eat_automatically();
  void count();
  void run(int ranks, int files);
  void farmer_turn(char kind);
  void plant(char kind, Spot);
  void after_farmer(char kind);
  void end_round();
  void win(std::set<int> winners);
  bool in_setup() const { return setup_; }

  char board_[8][8];
  int seats_;
  Help help_;
  bool auto_bite_;
  bool setup_ = true;
  std::map<char, int> left_;
  std::map<char, int> placed_;
  std::map<char, bool> out_, home_;
  std::map<char, std::set<Spot>> ate_;  // by kind: the pigs that have eaten one in this turn
  Asks asks_ = Asks::pig;
  int seat_ = 1;
  int idle_rounds_ = 0;
  bool something_happened_ = false;
  std::set<int> winners_;
};

}  // namespace sounder::naive
