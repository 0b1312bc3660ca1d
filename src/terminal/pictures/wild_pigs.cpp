// Wild pigs: lanes from Back to Front, the two markets side by side, a line a seat; in a fight the ways to pay, at a boss its thresholds.
//
//   F feral  C cunning  M massive  H hybrid     M2 with two weights     F! enraged     8/0/1 cost in red/blue/green     + new stock  =
//   carryover
#include <algorithm>

#include "terminal/pictures/all.h"

namespace sounder::terminal {
namespace {

using boost::json::array;
using boost::json::object;
using boost::json::value;

std::string text(const object& of, std::string_view key) {
  const value* found = of.if_contains(key);
  return found && found->is_string() ? std::string(found->get_string()) : std::string();
}
int number(const object& of, std::string_view key) {
  const value* found = of.if_contains(key);
  return found && found->is_int64() ? static_cast<int>(found->get_int64()) : 0;
}
bool flag(const object& of, std::string_view key) {
  const value* found = of.if_contains(key);
  return found && found->is_bool() && found->get_bool();
}
const object& part(const object& of, std::string_view key) {
  static const object nothing;
  const value* found = of.if_contains(key);
  return found && found->is_object() ? found->get_object() : nothing;
}
const array& list(const object& of, std::string_view key) {
  static const array nothing;
  const value* found = of.if_contains(key);
  return found && found->is_array() ? found->get_array() : nothing;
}

// One line that never gets longer than the screen is wide.
class Line {
 public:
  Line(const Style& style, int width) : style_(style), left_(width) {}
  Line& add(std::string_view words, Ink ink = Ink::plain) {
    std::string kept(words.substr(0, static_cast<std::size_t>(std::max(0, left_))));
    left_ -= static_cast<int>(kept.size());
    out_ += style_.paint(ink, kept);
    return *this;
  }
  // The words in a field of so many columns, cut if need be.
  Line& cell(std::string_view words, int width, Ink ink = Ink::plain) {
    const auto room = static_cast<std::size_t>(std::max(0, width));
    std::string kept(words.substr(0, room));
    if (words.size() > room && room > 1) kept.back() = '~';
    add(kept, ink);
    return add(std::string(room - kept.size(), ' '));
  }
  std::string end() const {
    const std::size_t last = out_.find_last_not_of(' ');
    return (last == std::string::npos ? std::string() : out_.substr(0, last + 1)) + "\n";
  }

 private:
  const Style& style_;
  int left_;
  std::string out_;
};

std::string price(const object& cost) {
  return std::to_string(number(cost, "R")) + "/" + std::to_string(number(cost, "B")) + "/" + std::to_string(number(cost, "G"));
}
// "-3B-3G", "+1R": amounts with a sign.
std::string signed_cubes(const object& amounts, char sign) {
  std::string words;
  for (const char* colour : {"R", "B", "G"})
    if (const int n = number(amounts, colour)) words += sign + std::to_string(n) + colour;
  return words;
}
std::string gains(const object& of) {
  std::string words;
  const auto more = [&](const std::string& what) { words += (words.empty() ? "" : ", ") + what; };
  for (const char* colour : {"R", "B", "G"})
    if (const int n = number(of, colour)) more(std::to_string(n) + colour);
  for (const char* what : {"attack", "conversion", "wild", "mass", "vp"})
    if (const int n = number(of, what)) more(std::to_string(n) + " " + what);
  for (const char* what : {"wound", "cube", "token"})
    if (const int n = number(of, std::string(what) + "s")) more(std::to_string(n) + " " + what + (n == 1 ? "" : "s"));
  if (const int n = number(of, "heal")) more("heal " + std::to_string(n));
  if (of.contains("weapon_slot")) more("weapon slot");
  if (of.contains("upgrade_slot")) more("upgrade slot");
  if (of.contains("free_weapon")) more("a weapon");
  if (of.contains("free_stance")) more("free stance");
  return words;
}

std::string income(const object& of) {
  std::string words = signed_cubes(of, '+');
  for (const char* where : {"stance", "least"})
    if (const int n = number(of, where)) words += "+" + std::to_string(n) + " " + where;
  return words;
}

// What a card does, in as few letters as can be read.
std::string effect(const object& card) {
  std::string words;
  const auto more = [&](const std::string& what) {
    if (!what.empty()) words += (words.empty() ? "" : " ") + what;
  };
  if (card.contains("uses")) {
    const std::string day = signed_cubes(part(card, "day"), '-');
    const std::string night = signed_cubes(part(card, "night"), '-');
    more(day == night ? day : day + "|" + night);
    if (flag(card, "reach")) more("reach");
    more("x" + std::to_string(card.contains("uses_left") ? number(card, "uses_left") : number(card, "uses")));
  } else {
    const std::string day = income(part(card, "day"));
    const std::string night = income(part(card, "night"));
    more(day == night ? day : day + "|" + night);
    if (const int n = number(card, "discount")) more("fights -" + std::to_string(n));
    if (card.contains("unlocks_mass")) more("mass");
    if (const int n = number(card, "mass_worth")) more("mass -" + std::to_string(n) + "G");
    if (card.contains("splits_cube")) more("split a cube");
  }
  if (card.contains("on_kill")) more("kill: " + gains(part(card, "on_kill")));
  return words;
}

Ink ink_of(const std::string& breed) {
  return breed == "feral" ? Ink::red : breed == "cunning" ? Ink::blue : breed == "massive" ? Ink::green : Ink::yellow;
}

class Picture {
 public:
  Picture(const object& view, const Frame& frame) : view_(view), frame_(frame), width_(std::max(40, frame.width)) {}

  std::string draw() {
    heading();
    if (flag(view_, "at_boss"))
      thresholds();
    else
      lanes();
    if (view_.contains("fight"))
      fight();
    else if (text(view_, "phase") != "over")
      markets();
    for (const value& seat : list(view_, "seats")) player(seat.get_object());
    return text_;
  }

 private:
  Line line() const { return Line(frame_.style, width_); }
  void put(const Line& line) { text_ += line.end(); }

  void heading() {
    Line head = line();
    std::string era = text(view_, "era");
    for (char& c : era) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    head.add(era, Ink::bold);
    if (flag(view_, "at_boss"))
      head.add("  boss " + text(part(view_, "boss"), "name") + " (" + text(part(view_, "boss"), "rule") + ")");
    else
      head.add(" round " + std::to_string(number(view_, "round")) + " of 6");
    std::string order;
    for (const value& seat : list(view_, "order")) order += " " + std::string(seat.get_string());
    if (!order.empty()) head.add("   order" + order);
    if (!flag(view_, "at_boss")) head.add("   " + std::to_string(number(view_, "deck_left")) + " pigs to come");
    put(head);
  }

  void lanes() {
    const int cell = (width_ - 3) / 3;
    put(line().add("   ").cell("Back", cell, Ink::faint).cell("Mid", cell, Ink::faint).cell("Front", cell, Ink::faint));
    int lane_number = 0;
    std::string attacks;
    for (const value& entry : list(view_, "lanes")) {
      const object& lane = entry.get_object();
      Line row = line();
      row.add(std::to_string(++lane_number), Ink::bold).add("  ");
      for (const char* where : {"back", "mid", "front"}) pig(row, lane, where, cell);
      put(row);
      attacks += attack(part(lane, "front"), lane_number);
    }
    const std::string seat = text(view_, "turn");
    if (!attacks.empty()) put(line().add("Attacks when " + seat + " ends:", Ink::bold).add(attacks));
  }

  void pig(Line& row, const object& lane, const char* where, int cell) const {
    const object& pig = part(lane, where);
    if (pig.empty()) return void(row.cell(".", cell, Ink::faint));
    const std::string breed = text(pig, "type");
    std::string sign(1, static_cast<char>(std::toupper(static_cast<unsigned char>(breed[0]))));
    if (const int weights = number(pig, "weights")) sign += std::to_string(weights);
    if (flag(pig, "enraged")) sign += "!";
    const std::string worth = price(part(pig, "cost")) + " " + std::to_string(number(pig, "vp")) + "vp";
    row.cell(sign, 4, ink_of(breed));
    row.cell(text(pig, "name"), cell - 6 - static_cast<int>(worth.size()))
        .add(" ")
        .cell(worth, static_cast<int>(worth.size()) + 1, ink_of(breed));
  }

  static std::string attack(const object& pig, int lane) {
    const object& attack = part(pig, "will_attack");
    if (attack.empty()) return {};
    std::string words;
    if (const int n = number(attack, "wounds")) words += std::to_string(n) + (n == 1 ? " wound" : " wounds");
    if (const int n = number(attack, "steals")) words += (words.empty() ? "" : ", ") + std::to_string(n) + " cubes";
    if (number(attack, "weights")) words += std::string(words.empty() ? "" : ", ") + "+1 weight";
    return "  lane " + std::to_string(lane) + " " + (words.empty() ? "in vain" : words);
  }

  void thresholds() {
    int place = 0;
    for (const value& entry : list(part(view_, "boss"), "thresholds")) {
      const object& threshold = entry.get_object();
      Line row = line();
      row.add(std::to_string(++place), Ink::bold)
          .add("  ")
          .cell(text(threshold, "name"), 22)
          .cell(price(part(threshold, "cost")), 9)
          .add(gains(part(threshold, "reward")), Ink::green);
      if (threshold.contains("penalty")) row.add("; unpaid: ").add(gains(part(threshold, "penalty")), Ink::red);
      std::string paid;
      for (const value& seat : list(threshold, "paid_by")) paid += " " + std::string(seat.get_string());
      if (!paid.empty()) row.add("; paid by" + paid);
      put(row);
    }
  }

  // Upgrades to the left, weapons to the right; what is new above what was carried over.
  void markets() {
    const int half = width_ / 2;
    put(line().cell("Upgrades (+ new, = carried over)", half, Ink::faint).cell("Weapons", half, Ink::faint));
    const auto left = shelves("upgrades");
    const auto right = shelves("weapons");
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
      Line row = line();
      ware(row, i < left.size() ? left[i] : nullptr, half);
      ware(row, i < right.size() ? right[i] : nullptr, half);
      put(row);
    }
  }

  std::vector<const object*> shelves(const char* kind) {
    std::vector<const object*> cards;
    const object& market = part(part(view_, "markets"), kind);
    for (const value& card : list(market, "new_stock")) cards.push_back(&card.get_object());
    fresh_ = cards;
    for (const value& card : list(market, "carryover")) cards.push_back(&card.get_object());
    new_.insert(new_.end(), fresh_.begin(), fresh_.end());
    return cards;
  }

  void ware(Line& row, const object* card, int width) const {
    if (!card) return void(row.cell("", width));
    const bool fresh = std::find(new_.begin(), new_.end(), card) != new_.end();
    const int name = width >= 50 ? 27 : 15;
    row.cell(fresh ? "+" : "=", 2).cell(text(*card, "id"), name).add(" ").cell(price(part(*card, "cost")), 6, Ink::bold);
    row.cell(effect(*card), width - name - 10).add(" ");
  }

  void fight() {
    const object& fight = part(view_, "fight");
    const std::string what = fight.contains("threshold") ? "Threshold " + std::to_string(number(fight, "threshold"))
                                                         : "Fight in lane " + std::to_string(number(fight, "lane"));
    Line head = line();
    head.add(what, Ink::bold).add(" costs " + price(part(fight, "cost")));
    if (const std::string off = signed_cubes(part(fight, "steady"), '-'); !off.empty()) head.add(", by itself " + off);
    if (const int open = number(fight, "open_discount")) head.add(", and -" + std::to_string(open) + " in a colour you name");
    put(head);
    const array& plans = list(fight, "plans");
    constexpr std::size_t most = 10;
    const std::size_t shown = std::min(most, plans.size());
    for (std::size_t i = 0; i < shown; ++i) put(line().add("  " + plan(plans[i].get_object())));
    if (const int more = number(fight, "plan_count") - static_cast<int>(shown); more > 0)
      put(line().add("  and " + std::to_string(more) + " more ways", Ink::faint));
  }

  static std::string plan(const object& plan) {
    std::string words;
    for (const value& weapon : list(plan, "weapons")) words += (words.empty() ? "with " : ", ") + std::string(weapon.get_string());
    if (words.empty()) words = "bare";
    words += ": ";
    if (const int n = number(plan, "attack")) words += std::to_string(n) + " attack, ";
    for (const char* colour : {"R", "B", "G"})
      if (const int n = number(part(plan, "wild"), colour)) words += std::to_string(n) + " wild " + colour + ", ";
    if (plan.contains("discount")) words += "discount " + text(plan, "discount") + ", ";
    const std::string cubes = gains(part(plan, "cubes"));
    return words + (cubes.empty() ? "no cubes" : "cubes " + cubes);
  }

  void player(const object& seat) {
    const bool acts = text(seat, "seat") == text(view_, "turn");
    const object& pool = part(seat, "cubes");
    const object& tokens = part(seat, "tokens");
    Line row = line();
    row.add(acts ? "> " : "  ").add(text(seat, "seat"), acts ? Ink::inverse : Ink::bold).add(" ").cell(text(seat, "stance"), 11);
    for (const auto& [colour, ink] : {std::pair{"R", Ink::red}, {"B", Ink::blue}, {"G", Ink::green}})
      row.cell(std::to_string(number(pool, colour)) + colour, 4, ink);
    row.add(" attack " + std::to_string(number(tokens, "attack")) + " conv " + std::to_string(number(tokens, "conversion")) + " wild " +
            std::to_string(number(tokens, "wild")) + " mass " + std::to_string(number(tokens, "mass")));
    row.add("  wounds " + std::to_string(number(seat, "wounds"))).add("  " + std::to_string(number(seat, "vp")) + " VP", Ink::bold);
    const bool wide = width_ >= 110;
    if (wide && !acts) row.add("  " + belongings(seat, false));
    put(row);
    if (acts) put(line().add("     " + belongings(seat, true)));
  }

  // What a seat owns, with what it does for the seat in turn.
  static std::string belongings(const object& seat, bool explained) {
    std::string words;
    for (const auto& [key, slots] : {std::pair{"upgrades", "upgrade_slots"}, {"weapons", "weapon_slots"}}) {
      if (!words.empty()) words += "  ";
      words.append(key).append(" ").append(std::to_string(list(seat, key).size())).append("/").append(std::to_string(number(seat, slots)));
      const char* separator = ": ";
      for (const value& card : list(seat, key)) {
        words.append(separator).append(text(card.get_object(), "id"));
        if (explained) words.append(" ").append(effect(card.get_object()));
        separator = ", ";
      }
    }
    if (const int n = number(seat, "free_stances")) words += "  free stances " + std::to_string(n);
    return words;
  }

  const object& view_;
  const Frame& frame_;
  int width_;
  std::string text_;
  std::vector<const object*> fresh_;
  std::vector<const object*> new_;
};

}  // namespace

std::string draw_wild_pigs(const boost::json::object& view, const Frame& frame) { return Picture(view, frame).draw(); }

}  // namespace sounder::terminal
