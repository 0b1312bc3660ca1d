// Wild pigs: lanes from Back to Front, the two markets side by side, one line per seat; in a fight the ways to pay, at
// a boss its thresholds.
//
//   F feral  C cunning  M massive  H hybrid     M2 with two weights     F! enraged     8/0/1 cost in red/blue/green
//   + new stock  = carryover                    A3 C0 W2 M1 attack, conversion, wild and mass tokens of an opponent
//
// Where a screen is too low for everything, headings go first; then what the seat in turn can buy is explained before
// other cards, which are named with their cost where there is no room; then opponents share lines.
#include <algorithm>
#include <optional>
#include <utility>

#include "terminal/pictures/wild_pigs_cards.h"

namespace sounder::terminal {
namespace {

using boost::json::array;
using boost::json::object;
using boost::json::value;
using namespace boars;

const i18n::Localizer& english() {
  static const i18n::Localizer localizer("en", Setup{"wild-pigs", 0, {}, {}});
  return localizer;
}

using Lines = std::vector<std::string>;

class Picture {
 public:
  Picture(const object& view, const Frame& frame)
      : view_(view),
        frame_(frame),
        words_(frame.localizer ? *frame.localizer : english()),
        width_(std::max(40, frame.width)) {}

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
      bosses();
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
  // How much is left out so that all fits: nothing; headings; what cards do that can't be bought now; a line for each
  // opponent.
  enum class Density { full, bare, terse, dense };

  TextLine line() const { return TextLine(frame_.style, width_); }
  void put(const TextLine& line) { lines_.push_back(line.end()); }
  bool acts(const object& seat) const { return text(seat, "seat") == text(view_, "turn"); }

  void heading() {
    TextLine head = line();
    head.add(words_.say(text(view_, "era")), Ink::bold);
    if (flag(view_, "at_boss"))
      head.add("  " + words_.say("boss", {{"name", words_.card("bosses", boss_here())},
                                          {"rule", words_.say(text(view_, "boss_rule"))}}));
    else
      head.add(" " + words_.say("round", {{"n", number(view_, "round")}, {"of", number(view_, "rounds")}}));
    std::string order;
    for (const value& seat : list(view_, "order")) order += " " + std::string(seat.get_string());
    if (!order.empty()) head.add("   " + words_.say("order") + order);
    if (!flag(view_, "at_boss")) head.add("   " + words_.counted("to_come", number(view_, "deck_left")));
    if (density_ >= Density::terse) head.add("   " + words_.say("shortened"), Ink::faint);
    put(head);
  }

  void lanes() {
    const int cell = (width_ - 3) / 3;
    if (density_ == Density::full) {
      TextLine head = line();
      head.add("   ");
      for (const char* where : {"back", "mid", "front"}) head.cell(words_.say(where), cell, Ink::faint);
      put(head);
    }
    int lane_number = 0;
    std::string attacks;
    std::string in_short;
    for (const value& entry : list(view_, "lanes")) {
      const object& lane = entry.get_object();
      TextLine row = line();
      row.add(std::to_string(++lane_number), Ink::bold).add("  ");
      for (const char* where : {"back", "mid", "front"}) pig(row, lane, where, cell);
      put(row);
      const object& attack = part(part(lane, "front"), "will_attack");
      if (attack.empty()) continue;
      attacks += "  " + words_.counted("lane", lane_number) + " " + harm(attack);
      in_short += " " + std::to_string(lane_number) + ":" + harm_in_short(attack);
    }
    if (attacks.empty()) return;
    const std::string when = words_.say("attacks", {{"who", text(view_, "turn")}});
    const bool fits = columns(when) + columns(attacks) <= width_;
    put(line()
            .add(fits ? when : words_.say("attacks_by_lane", {{"who", text(view_, "turn")}}), Ink::bold)
            .add(fits ? attacks : in_short));
  }

  void pig(TextLine& row, const object& lane, const char* where, int cell) const {
    const object& pig = part(lane, where);
    if (pig.empty()) return void(row.cell(".", cell, Ink::faint));
    const std::string breed = text(pig, "type");
    std::string sign(beginning(words_.term("breed", breed), 1));
    if (const int weights = number(pig, "weights")) sign += std::to_string(weights);
    if (flag(pig, "enraged")) sign += "!";
    const std::string worth =
        price(part(pig, "cost")) + " " + std::to_string(number(pig, "vp")) + words_.say("vp_letters");
    row.cell(sign, 4, ink_of(breed));
    row.cell(words_.card("threats", pig), cell - 6 - static_cast<int>(worth.size()))
        .add(" ")
        .cell(worth, static_cast<int>(worth.size()) + 1, ink_of(breed));
  }

  // "1 wound, +1 weight"
  std::string harm(const object& attack) const {
    std::string words;
    const auto more = [&](const std::string& what) { words += (words.empty() ? "" : ", ") + what; };
    if (const int n = number(attack, "wounds")) more(words_.counted("wounds", n));
    if (const int n = number(attack, "steals")) more(words_.counted("cubes", n));
    if (const int n = number(attack, "weights")) more(words_.counted("weights", n));
    return words.empty() ? words_.say("in_vain") : words;
  }
  // "1w,+1"
  std::string harm_in_short(const object& attack) const {
    std::string words;
    const auto more = [&](const std::string& what) { words += (words.empty() ? "" : ",") + what; };
    if (const int n = number(attack, "wounds")) more(std::to_string(n) + words_.say("wound_letter"));
    if (const int n = number(attack, "steals")) more(std::to_string(n) + words_.say("cube_letter"));
    if (const int n = number(attack, "weights")) more("+" + std::to_string(n));
    return words.empty() ? "-" : words;
  }

  void thresholds() {
    int place = 0;
    for (const value& entry : list(boss_here(), "thresholds")) {
      const object& threshold = entry.get_object();
      TextLine row = line();
      row.add(std::to_string(++place), Ink::bold)
          .add("  ")
          .cell(words_.card("bosses", threshold), 22)
          .cell(price(part(threshold, "cost")), 9)
          .add(words_.gains(part(threshold, "reward")), Ink::green);
      if (threshold.contains("penalty"))
        row.add("; " + words_.say("unpaid") + " ").add(words_.gains(part(threshold, "penalty")), Ink::red);
      std::string paid;
      for (const value& seat : list(threshold, "paid_by")) paid += " " + std::string(seat.get_string());
      if (!paid.empty()) row.add("; " + words_.say("paid_by") + paid);
      put(row);
    }
  }

  const object& boss_here() const {
    const array& bosses = list(view_, "bosses");
    const auto here = [&](const value& boss) { return text(boss.get_object(), "era") == text(view_, "era"); };
    return std::find_if(bosses.begin(), bosses.end(), here)->get_object();
  }

  // A line for each boss that does not show its thresholds above (WP-38). Where there is little room, only what is
  // still to come.
  void bosses() {
    for (const value& entry : list(view_, "bosses")) {
      const object& boss = entry.get_object();
      const bool shown = flag(view_, "at_boss") && &boss == &boss_here();
      const bool finished = flag(boss, "finished");
      if (shown || (finished && density_ == Density::dense)) continue;
      std::optional<TextLine> row(line());
      row->add(words_.say("boss_of_" + text(boss, "era")), finished ? Ink::faint : Ink::bold);
      if (finished) row->add(" " + words_.say("finished"), Ink::faint);
      for (const value& of : list(boss, "thresholds")) {
        const object& threshold = of.get_object();
        const std::string cost = "  " + price(part(threshold, "cost"));
        const std::string reward = " " + words_.gains(part(threshold, "reward"));
        if (density_ != Density::dense && !row->fits(columns(cost + reward))) {
          put(*row);
          row.emplace(line()).add("  ");
        }
        row->add(cost, finished ? Ink::faint : Ink::bold).add(reward, finished ? Ink::faint : Ink::green);
        if (threshold.contains("penalty") && width_ >= 110)
          row->add(" (" + words_.say("unpaid") + " " + words_.gains(part(threshold, "penalty")) + ")",
                   finished ? Ink::faint : Ink::red);
      }
      put(*row);
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
    if (density_ == Density::full)
      put(line().cell(words_.say("upgrades"), half, Ink::faint).cell(words_.say("weapons"), half, Ink::faint));
    side_by_side(upgrades, weapons);
  }

  void side_by_side(const std::vector<Offer>& left, const std::vector<Offer>& right) {
    const int half = width_ / 2;
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
      TextLine row = line();
      ware(row, i < left.size() ? &left[i] : nullptr, half);
      ware(row, i < right.size() ? &right[i] : nullptr, half);
      put(row);
    }
  }

  // What can be bought comes first. As many cards as there is room for are explained, two a line; the others are named,
  // four a line.
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
      TextLine row = line();
      for (std::size_t k = i; k < std::min(cards.size(), i + in_a_row); ++k) {
        const std::string cost = price(part(*cards[k].card, "cost"));
        const int name = cell - 4 - static_cast<int>(cost.size());
        row.cell(cards[k].sign(), 2).cell(words_.ware(*cards[k].card), name).add(" ").add(cost, Ink::bold).add(" ");
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
    const bool may_buy = buyer && !flag(part(view_, "deeds"), "bought") &&
                         list(*buyer, kind).size() < static_cast<std::size_t>(number(*buyer, slots));
    for (const auto& [shelf, fresh] : {std::pair{"new_stock", true}, {"carryover", false}})
      for (const value& entry : list(market, shelf)) {
        const object& card = entry.get_object();
        const auto same = [&](const Offer& offer) { return text(*offer.card, "id") == text(card, "id"); };
        auto known = std::find_if(all.begin(), all.end(), same);
        if (known == all.end())
          known = all.insert(all.end(), {&card, false, false, may_buy && can_pay(*buyer, part(card, "cost"))});
        (fresh ? known->fresh : known->carried) = true;
      }
    return all;
  }

  // With cubes and, where they buy, with wild tokens.
  bool can_pay(const object& buyer, const object& cost) const {
    int missing = 0;
    for (const char* colour : {"R", "B", "G"})
      missing += std::max(0, number(cost, colour) - number(part(buyer, "cubes"), colour));
    return missing <= (flag(view_, "wild_buys") ? number(part(buyer, "tokens"), "wild") : 0);
  }

  void ware(TextLine& row, const Offer* offer, int width) const {
    if (!offer) return void(row.cell("", width));
    const object& card = *offer->card;
    const int vp = number(card, "vp");
    const std::string does = (vp ? std::to_string(vp) + words_.say("vp_letters") + " " : "") + words_.effect(card);
    // A long effect takes room from the name, which need not be typed in full.
    const int most = width >= 50 ? 27 : 15;
    const int name = std::clamp(width - 10 - columns(does), 7, most);
    row.cell(offer->sign(), 2).cell(words_.ware(card), name).add(" ").cell(price(part(card, "cost")), 6, Ink::bold);
    row.cell(does, width - name - 10).add(" ");
  }

  void fight() {
    const object& fight = part(view_, "fight");
    TextLine head = line();
    head.add(fight.contains("threshold") ? words_.counted("threshold", number(fight, "threshold"))
                                         : words_.counted("fight", number(fight, "lane")),
             Ink::bold);
    head.add(" " + words_.say("costs", {{"cost", price(part(fight, "cost"))}}));
    if (const std::string off = signed_cubes(part(fight, "steady"), '-'); !off.empty())
      head.add(", " + words_.say("by_itself", {{"off", off}}));
    if (const int open = number(fight, "open_discount")) head.add(", " + words_.counted("open", open));
    put(head);
    const array& plans = list(fight, "plans");
    constexpr std::size_t enough = 6;  // worth a denser picture
    const auto most = static_cast<std::size_t>(std::clamp(room_ - 2, 1, 10));
    const std::size_t shown = std::min(most, plans.size());
    unexplained_ = density_ != Density::dense && shown < std::min(enough, plans.size());
    for (std::size_t i = 0; i < shown; ++i) put(line().add("  " + plan(plans[i].get_object())));
    if (const int more = number(fight, "plan_count") - static_cast<int>(shown); more > 0)
      put(line().add("  " + words_.counted("more_ways", more), Ink::faint));
  }

  // "with pike; pay 1 attack: 2R 1B": what to type, and the cubes it takes.
  std::string plan(const object& plan) const {
    std::string words;
    for (const value& text : list(plan, "texts"))
      words += (words.empty() ? "" : "; ") + words_.with_names(std::string(text.get_string()), armed());
    std::string cubes;
    for (const value& paid : list(plan, "paid"))
      if (const object& part = paid.get_object(); text(part, "key") == "amount.cubes")
        cubes += (cubes.empty() ? "" : " ") + std::to_string(number(part, "n")) + text(part, "colour");
    return words + ": " + (cubes.empty() ? words_.say("no_cubes") : cubes);
  }

  // The weapons of the seat in turn.
  const array& armed() const {
    for (const value& seat : list(view_, "seats"))
      if (acts(seat.get_object())) return list(seat.get_object(), "weapons");
    return list({}, "weapons");
  }

  void player(const object& seat) {
    const object& pool = part(seat, "cubes");
    TextLine row = line();
    row.add(acts(seat) ? "> " : "  ").add(text(seat, "seat"), acts(seat) ? Ink::inverse : Ink::bold).add(" ");
    row.cell(words_.term("stance", text(seat, "stance")), 11);
    for (const auto& [colour, ink] : {std::pair{"R", Ink::red}, {"B", Ink::blue}, {"G", Ink::green}})
      row.cell(std::to_string(number(pool, colour)) + colour, 4, ink);
    std::string tokens;
    for (const char* token : {"attack", "conversion", "wild", "mass"})
      tokens += " " + words_.say(token) + " " + std::to_string(number(part(seat, "tokens"), token));
    const std::string wounds = "  " + words_.counted("has_wounds", number(seat, "wounds"));
    const std::string points = "  " + words_.counted("points", number(seat, "vp"));
    const bool fits = row.fits(columns(tokens + wounds + points));
    row.add(fits ? tokens : "").add(wounds).add(points, Ink::bold);
    const bool wide = width_ >= 110;
    if (wide && !acts(seat)) row.add("  " + belongings(seat, false));
    put(row);
    std::string below = fits ? "" : tokens.substr(1);
    if (acts(seat)) below += (below.empty() ? "" : "  ") + belongings(seat, true);
    if (below.empty()) return;
    for (const std::string& words : wrapped("     " + below, width_, 5)) put(line().add(words));
  }

  // Two to a line.
  void opponents() {
    std::vector<const object*> others;
    for (const value& seat : list(view_, "seats"))
      if (!acts(seat.get_object())) others.push_back(&seat.get_object());
    for (std::size_t i = 0; i < others.size(); i += 2) {
      TextLine row = line();
      for (std::size_t k = i; k < std::min(i + 2, others.size()); ++k)
        row.add(text(*others[k], "seat"), Ink::bold).cell(standing(*others[k]), width_ / 2 - 2);
      put(row);
    }
  }

  // " Bala 2/4/10 A1 C0 W3 M0 2w 14VP"
  std::string standing(const object& seat) const {
    const object& tokens = part(seat, "tokens");
    return " " + std::string(beginning(words_.term("stance", text(seat, "stance")), 4)) + " " +
           price(part(seat, "cubes")) + " " +
           words_.say("standing", {{"attack", number(tokens, "attack")},
                                   {"conversion", number(tokens, "conversion")},
                                   {"wild", number(tokens, "wild")},
                                   {"mass", number(tokens, "mass")},
                                   {"wounds", number(seat, "wounds")},
                                   {"vp", number(seat, "vp")}});
  }

  // What a seat owns, with what it does for the seat in turn.
  std::string belongings(const object& seat, bool explained) const {
    std::string words;
    for (const auto& [key, slots] : {std::pair{"upgrades", "upgrade_slots"}, {"weapons", "weapon_slots"}}) {
      if (!words.empty()) words += "  ";
      words += words_.say("own_" + std::string(key)) + " " + std::to_string(list(seat, key).size()) + "/" +
               std::to_string(number(seat, slots));
      const char* separator = ": ";
      for (const value& card : list(seat, key)) {
        words.append(separator).append(words_.ware(card.get_object()));
        if (explained) words.append(" ").append(words_.effect(card.get_object()));
        separator = ", ";
      }
    }
    if (const int n = number(seat, "free_stances")) words += "  " + words_.counted("free_stances", n);
    return words;
  }

  const object& view_;
  const Frame& frame_;
  const CardWords words_;
  int width_;
  Density density_ = Density::full;
  Lines lines_;
  int room_ = 0;              // lines for the markets or the fight
  bool unexplained_ = false;  // there was no room for what is needed to decide
};

}  // namespace

std::string draw_wild_pigs(const boost::json::object& view, const Frame& frame) { return Picture(view, frame).draw(); }

}  // namespace sounder::terminal
