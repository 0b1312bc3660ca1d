// Wild pigs: lanes from Back to Front, the two markets side by side, a line a seat; in a fight the ways to pay, at a boss its thresholds.
//
//   F feral  C cunning  M massive  H hybrid     M2 with two weights     F! enraged     8/0/1 cost in red/blue/green
//   + new stock  = carryover                    A3 C0 W2 M1 attack, conversion, wild and mass tokens of an opponent
//
// Where a screen is too low for everything, headings go first; then what the seat in turn can buy is explained before other cards, which
// are named with their cost where there is no room; then opponents share lines.
#include <algorithm>
#include <utility>

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

// The beginning of a text that takes at most so many columns.
std::string_view beginning(std::string_view words, int width) {
  if (static_cast<int>(words.size()) <= width) return words;
  std::size_t end = 0;
  for (std::size_t next = 0; next < words.size(); end = next) {
    for (++next; next < words.size() && (words[next] & 0xC0) == 0x80;) ++next;  // a letter in UTF-8
    if (columns(words.substr(0, next)) > width) break;
  }
  return words.substr(0, columns(words) <= width ? words.size() : end);
}

// One line that never gets longer than the screen is wide.
class Line {
 public:
  Line(const Style& style, int width) : style_(style), left_(width) {}
  Line& add(std::string_view words, Ink ink = Ink::plain) {
    const std::string_view kept = beginning(words, std::max(0, left_));
    left_ -= columns(kept);
    out_ += style_.paint(ink, kept);
    return *this;
  }
  // The words in a field of so many columns, cut if need be.
  Line& cell(std::string_view words, int width, Ink ink = Ink::plain) {
    const int room = std::max(0, width);
    std::string kept(columns(words) <= room ? words : beginning(words, room - 1));
    if (columns(words) > room && room > 1) kept += '~';
    add(kept, ink);
    return add(std::string(static_cast<std::size_t>(std::max(0, room - columns(kept))), ' '));
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
  if (card.contains("on_kill")) {
    std::string won = gains(part(card, "on_kill"));
    for (const auto& [full, brief] : {std::pair{"conversion", "conv"}, {"free stance", "stance"}})
      if (const std::size_t at = won.find(full); at != std::string::npos) won.replace(at, std::string_view(full).size(), brief);
    more("kill:" + won);
  }
  return words;
}

Ink ink_of(const std::string& breed) {
  return breed == "feral" ? Ink::red : breed == "cunning" ? Ink::blue : breed == "massive" ? Ink::green : Ink::yellow;
}

using Lines = std::vector<std::string>;

class Picture {
 public:
  Picture(const object& view, const Frame& frame) : view_(view), frame_(frame), width_(std::max(40, frame.width)) {}

  std::string draw() {
    constexpr int other_lines = 5;  // title, two of the story, question, prompt
    const int room = frame_.height - other_lines;
    for (Density density : {Density::full, Density::bare, Density::terse, Density::dense}) {
      density_ = density;
      lines_.clear();
      unexplained_ = false;
      heading();
      if (flag(view_, "at_boss"))
        thresholds();
      else
        lanes();
      const Lines above = std::exchange(lines_, {});
      for (const value& seat : list(view_, "seats"))
        if (density_ != Density::dense || acts(seat.get_object())) player(seat.get_object());
      if (density_ == Density::dense) opponents();
      const Lines seats = std::exchange(lines_, above);
      room_ = room - static_cast<int>(above.size() + seats.size());
      if (view_.contains("fight"))
        fight();
      else if (text(view_, "phase") != "over")
        markets();
      lines_.insert(lines_.end(), seats.begin(), seats.end());
      if (static_cast<int>(lines_.size()) <= room && !unexplained_) break;
    }
    std::string whole;
    for (const std::string& line : lines_) whole += line;
    return whole;
  }

 private:
  // How much is left out so that all fits: nothing; headings; what cards do that can't be bought now; a line for each opponent.
  enum class Density { full, bare, terse, dense };

  Line line() const { return Line(frame_.style, width_); }
  void put(const Line& line) { lines_.push_back(line.end()); }
  bool acts(const object& seat) const { return text(seat, "seat") == text(view_, "turn"); }

  void heading() {
    Line head = line();
    std::string era = text(view_, "era");
    for (char& c : era) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    head.add(era, Ink::bold);
    if (flag(view_, "at_boss"))
      head.add("  boss " + text(part(view_, "boss"), "name") + " (" + text(part(view_, "boss"), "rule") + ")");
    else
      head.add(" round " + std::to_string(number(view_, "round")) + " of " + std::to_string(number(view_, "rounds")));
    std::string order;
    for (const value& seat : list(view_, "order")) order += " " + std::string(seat.get_string());
    if (!order.empty()) head.add("   order" + order);
    if (!flag(view_, "at_boss")) head.add("   " + std::to_string(number(view_, "deck_left")) + " pigs to come");
    if (density_ >= Density::terse) head.add("   (board shows all)", Ink::faint);
    put(head);
  }

  void lanes() {
    const int cell = (width_ - 3) / 3;
    if (density_ == Density::full)
      put(line().add("   ").cell("Back", cell, Ink::faint).cell("Mid", cell, Ink::faint).cell("Front", cell, Ink::faint));
    int lane_number = 0;
    std::string attacks;
    std::string in_short;
    for (const value& entry : list(view_, "lanes")) {
      const object& lane = entry.get_object();
      Line row = line();
      row.add(std::to_string(++lane_number), Ink::bold).add("  ");
      for (const char* where : {"back", "mid", "front"}) pig(row, lane, where, cell);
      put(row);
      attacks += attack(part(lane, "front"), lane_number, {"  lane ", " wound", " cube", "+1 weight", "in vain"});
      in_short += attack(part(lane, "front"), lane_number, {" ", "w", "c", "+1", "-"});
    }
    if (attacks.empty()) return;
    const std::string seat = text(view_, "turn");
    const std::string when = "Attacks when " + seat + " ends:";
    const bool fits = static_cast<int>(when.size() + attacks.size()) <= width_;
    put(line().add(fits ? when : "Attacks by lane when " + seat + " ends:", Ink::bold).add(fits ? attacks : in_short));
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

  struct AttackWords {
    const char *lane, *wound, *cube, *weight, *nothing;
  };
  // "  lane 2 1 wound, +1 weight", or in short " 2:1w,+1".
  static std::string attack(const object& pig, int lane, const AttackWords& say) {
    const object& attack = part(pig, "will_attack");
    if (attack.empty()) return {};
    const bool brief = say.wound[1] == 0;
    std::string words;
    const auto more = [&](const std::string& what) { words += (words.empty() ? "" : brief ? "," : ", ") + what; };
    const auto counted = [&](int n, const char* what) { return std::to_string(n) + what + (n == 1 || brief ? "" : "s"); };
    if (const int n = number(attack, "wounds")) more(counted(n, say.wound));
    if (const int n = number(attack, "steals")) more(counted(n, say.cube));
    if (number(attack, "weights")) more(say.weight);
    return say.lane + std::to_string(lane) + (brief ? ":" : " ") + (words.empty() ? say.nothing : words);
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

  struct Offer {
    const object* card;
    bool fresh;
    bool carried;
    bool buyable;  // by the seat in turn, now

    const char* sign() const { return fresh && carried ? "+=" : fresh ? "+" : "="; }
  };

  // Upgrades to the left, weapons to the right; what is new above what was carried over.
  void markets() {
    const int half = width_ / 2;
    const auto upgrades = offers("upgrades", "upgrade_slots");
    const auto weapons = offers("weapons", "weapon_slots");
    if (density_ >= Density::terse) return in_short(upgrades, weapons);
    if (density_ == Density::full) put(line().cell("Upgrades (+ new, = carried over)", half, Ink::faint).cell("Weapons", half, Ink::faint));
    side_by_side(upgrades, weapons);
  }

  void side_by_side(const std::vector<Offer>& left, const std::vector<Offer>& right) {
    const int half = width_ / 2;
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
      Line row = line();
      ware(row, i < left.size() ? &left[i] : nullptr, half);
      ware(row, i < right.size() ? &right[i] : nullptr, half);
      put(row);
    }
  }

  // What can be bought comes first. As many cards as there is room for are explained, two a line; the others are named, four a line.
  void in_short(const std::vector<Offer>& upgrades, const std::vector<Offer>& weapons) {
    std::vector<Offer> all = upgrades;
    all.insert(all.end(), weapons.begin(), weapons.end());
    const auto rest = std::stable_partition(all.begin(), all.end(), [](const Offer& offer) { return offer.buyable; });
    const auto buyable = static_cast<std::size_t>(rest - all.begin());
    const auto room = static_cast<std::size_t>(std::max(1, room_));
    std::size_t rows = (all.size() + 1) / 2;
    const auto named_rows = [&] { return all.size() <= 2 * rows ? 0 : (all.size() - 2 * rows + 3) / 4; };
    while (rows > 0 && rows + named_rows() > room) --rows;
    unexplained_ = density_ == Density::terse && 2 * rows < buyable;
    const auto middle = all.begin() + static_cast<std::ptrdiff_t>(std::min(all.size(), rows));
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(std::min(all.size(), 2 * rows));
    side_by_side({all.begin(), middle}, {middle, end});
    name_only({end, all.end()}, room - rows);
  }

  void name_only(const std::vector<Offer>& cards, std::size_t room) {
    constexpr std::size_t in_a_row = 4;
    const int cell = width_ / static_cast<int>(in_a_row);
    for (std::size_t i = 0; i < std::min(cards.size(), room * in_a_row); i += in_a_row) {
      Line row = line();
      for (std::size_t k = i; k < std::min(cards.size(), i + in_a_row); ++k) {
        const std::string cost = price(part(*cards[k].card, "cost"));
        const int name = cell - 4 - static_cast<int>(cost.size());
        row.cell(cards[k].sign(), 2).cell(text(*cards[k].card, "id"), name).add(" ").add(cost, Ink::bold).add(" ");
      }
      put(row);
    }
  }

  // The cards of a market, each design once.
  std::vector<Offer> offers(const char* kind, const char* slots) const {
    std::vector<Offer> all;
    const object& market = part(part(view_, "markets"), kind);
    const object* buyer = nullptr;
    for (const value& seat : list(view_, "seats"))
      if (acts(seat.get_object())) buyer = &seat.get_object();
    const bool may_buy =
        buyer && !flag(part(view_, "deeds"), "bought") && list(*buyer, kind).size() < static_cast<std::size_t>(number(*buyer, slots));
    for (const auto& [shelf, fresh] : {std::pair{"new_stock", true}, {"carryover", false}})
      for (const value& entry : list(market, shelf)) {
        const object& card = entry.get_object();
        const auto same = [&](const Offer& offer) { return text(*offer.card, "id") == text(card, "id"); };
        auto known = std::find_if(all.begin(), all.end(), same);
        if (known == all.end()) known = all.insert(all.end(), {&card, false, false, may_buy && can_pay(*buyer, part(card, "cost"))});
        (fresh ? known->fresh : known->carried) = true;
      }
    return all;
  }

  // With cubes and, where they buy, with wild tokens.
  bool can_pay(const object& buyer, const object& cost) const {
    int missing = 0;
    for (const char* colour : {"R", "B", "G"}) missing += std::max(0, number(cost, colour) - number(part(buyer, "cubes"), colour));
    return missing <= (flag(view_, "wild_buys") ? number(part(buyer, "tokens"), "wild") : 0);
  }

  void ware(Line& row, const Offer* offer, int width) const {
    if (!offer) return void(row.cell("", width));
    const object& card = *offer->card;
    const int vp = number(card, "vp");
    const std::string does = (vp ? std::to_string(vp) + "vp " : "") + effect(card);
    // A long effect takes room from the name, which need not be typed in full.
    const int most = width >= 50 ? 27 : 15;
    const int name = std::clamp(width - 10 - static_cast<int>(does.size()), 7, most);
    row.cell(offer->sign(), 2).cell(text(card, "id"), name).add(" ").cell(price(part(card, "cost")), 6, Ink::bold);
    row.cell(does, width - name - 10).add(" ");
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
    constexpr std::size_t enough = 6;  // worth a denser picture
    const auto most = static_cast<std::size_t>(std::clamp(room_ - 2, 1, 10));
    const std::size_t shown = std::min(most, plans.size());
    unexplained_ = density_ != Density::dense && shown < std::min(enough, plans.size());
    for (std::size_t i = 0; i < shown; ++i) put(line().add("  " + plan(plans[i].get_object())));
    if (const int more = number(fight, "plan_count") - static_cast<int>(shown); more > 0)
      put(line().add("  and " + std::to_string(more) + " more ways", Ink::faint));
  }

  // "with pike; pay 1 attack: 2R 1B": what to type, and the cubes it takes.
  static std::string plan(const object& plan) {
    std::string words;
    for (const value& text : list(plan, "texts")) words += (words.empty() ? "" : "; ") + std::string(text.get_string());
    std::string cubes;
    for (const value& paid : list(plan, "paid"))
      if (const object& part = paid.get_object(); text(part, "key") == "amount.cubes")
        cubes += (cubes.empty() ? "" : " ") + std::to_string(number(part, "n")) + text(part, "colour");
    return words + ": " + (cubes.empty() ? "no cubes" : cubes);
  }

  void player(const object& seat) {
    const object& pool = part(seat, "cubes");
    const object& tokens = part(seat, "tokens");
    Line row = line();
    row.add(acts(seat) ? "> " : "  ").add(text(seat, "seat"), acts(seat) ? Ink::inverse : Ink::bold).add(" ");
    row.cell(text(seat, "stance"), 11);
    for (const auto& [colour, ink] : {std::pair{"R", Ink::red}, {"B", Ink::blue}, {"G", Ink::green}})
      row.cell(std::to_string(number(pool, colour)) + colour, 4, ink);
    row.add(" attack " + std::to_string(number(tokens, "attack")) + " conv " + std::to_string(number(tokens, "conversion")) + " wild " +
            std::to_string(number(tokens, "wild")) + " mass " + std::to_string(number(tokens, "mass")));
    row.add("  wounds " + std::to_string(number(seat, "wounds"))).add("  " + std::to_string(number(seat, "vp")) + " VP", Ink::bold);
    const bool wide = width_ >= 110;
    if (wide && !acts(seat)) row.add("  " + belongings(seat, false));
    put(row);
    if (!acts(seat)) return;
    for (const std::string& words : wrapped("     " + belongings(seat, true), width_, 5)) put(line().add(words));
  }

  // Two to a line.
  void opponents() {
    std::vector<const object*> others;
    for (const value& seat : list(view_, "seats"))
      if (!acts(seat.get_object())) others.push_back(&seat.get_object());
    for (std::size_t i = 0; i < others.size(); i += 2) {
      Line row = line();
      for (std::size_t k = i; k < std::min(i + 2, others.size()); ++k)
        row.add(text(*others[k], "seat"), Ink::bold).cell(standing(*others[k]), width_ / 2 - 2);
      put(row);
    }
  }

  // " bala 2/4/10 A1 C0 W3 M0 2w 14VP"
  static std::string standing(const object& seat) {
    std::string words = " " + text(seat, "stance").substr(0, 4) + " " + price(part(seat, "cubes"));
    for (const auto& [sign, token] : {std::pair{" A", "attack"}, {" C", "conversion"}, {" W", "wild"}, {" M", "mass"}})
      words += sign + std::to_string(number(part(seat, "tokens"), token));
    return words + " " + std::to_string(number(seat, "wounds")) + "w " + std::to_string(number(seat, "vp")) + "VP";
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
  Density density_ = Density::full;
  Lines lines_;
  int room_ = 0;              // lines for the markets or the fight
  bool unexplained_ = false;  // there was no room for what is needed to decide
};

}  // namespace

std::string draw_wild_pigs(const boost::json::object& view, const Frame& frame) { return Picture(view, frame).draw(); }

}  // namespace sounder::terminal
