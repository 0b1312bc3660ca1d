// The farms: every field to scale, a unit two columns wide and one line high, with the pigs on it; above them the season card and
// the market, beside them where the screen is wide.
#include <algorithm>
#include <vector>

#include "terminal/pictures/all.h"

namespace sounder::terminal {
namespace {

namespace json = boost::json;

constexpr int unit_columns = 2;
constexpr int gap = 2;           // between farms
constexpr int panel_width = 30;  // of card and market where they stand beside the farms
constexpr int wide = 112;        // from this width on they do
constexpr int other_lines = 5;   // of the screen: title, story and prompt

int number(const json::object& object, std::string_view key) { return static_cast<int>(object.at(key).as_int64()); }
std::string text(const json::object& object, std::string_view key) { return std::string(object.at(key).as_string()); }
bool flag(const json::object& object, std::string_view key) { return object.at(key).as_bool(); }
std::string shown(const json::object& object, std::string_view key) { return std::to_string(number(object, key)); }

// A piece of screen: characters with their ink.
class Sheet {
 public:
  Sheet(int width, int height)
      : width_(width),
        letters_(static_cast<std::size_t>(height), std::string(static_cast<std::size_t>(width), ' ')),
        inks_(static_cast<std::size_t>(height), std::vector<Ink>(static_cast<std::size_t>(width), Ink::plain)) {}

  int width() const { return width_; }
  int height() const { return static_cast<int>(letters_.size()); }
  // What does not fit is left out.
  void write(int x, int y, std::string_view what, Ink ink) {
    for (std::size_t i = 0; i < what.size() && x + static_cast<int>(i) < width_; ++i) {
      letters_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x) + i] = what[i];
      inks_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x) + i] = ink;
    }
  }
  // The first columns of a line, in as few strokes as it has inks.
  std::string line(int y, int columns, const Style& style) const {
    const std::string letters = letters_[static_cast<std::size_t>(y)].substr(0, static_cast<std::size_t>(columns));
    const std::vector<Ink>& inks = inks_[static_cast<std::size_t>(y)];
    std::string out;
    for (std::size_t from = 0; from < letters.size();) {
      std::size_t to = from;
      while (to < letters.size() && inks[to] == inks[from]) ++to;
      out += style.paint(inks[from], std::string_view(letters).substr(from, to - from));
      from = to;
    }
    return out;
  }

 private:
  int width_;
  std::vector<std::string> letters_;
  std::vector<std::vector<Ink>> inks_;
};

std::string letter_of(const json::object& pig) {
  const std::string size = text(pig, "size");
  const std::string letter = size == "piglet" ? "p" : size == "small" ? "s" : size == "average" ? "A" : "B";
  return letter + (flag(pig, "vaccinated") ? "+" : "");
}

bool same_place(const json::object& one, const json::object& other) {
  for (const char* key : {"size", "vaccinated", "field", "x", "y", "width"})
    if (one.at(key) != other.at(key)) return false;
  return true;
}

// /A+--\   the letter of its size, + when vaccinated, * when fed; bold where it did not stand before.
// |    |
// \*___/
void draw_pig(Sheet& sheet, const json::object& pig, const json::object* farm_before, int side) {
  const int width = number(pig, "width") * unit_columns;
  const int height = number(pig, "height");
  const int x = 1 + number(pig, "field") * (side * unit_columns + 1) + number(pig, "x") * unit_columns;
  const int y = 2 + number(pig, "y");
  bool fresh = farm_before != nullptr;
  if (farm_before)
    for (const auto& other : farm_before->at("pigs").as_array())
      if (same_place(pig, other.as_object())) fresh = false;
  const Ink ink = fresh ? Ink::bold : flag(pig, "vaccinated") ? Ink::green : Ink::pink;
  const std::string middle(static_cast<std::size_t>(width) - 2, ' ');
  sheet.write(x, y, "/" + std::string(middle.size(), '-') + "\\", ink);
  for (int row = 1; row < height - 1; ++row) sheet.write(x, y + row, "|" + middle + "|", ink);
  sheet.write(x, y + height - 1, "\\" + std::string(middle.size(), '_') + "/", ink);
  sheet.write(x + 1, y + (height > 2 ? 1 : 0), letter_of(pig), ink);
  if (flag(pig, "fed")) sheet.write(x + 1, y + height - 1, "*", ink);
}

bool is_asked(const json::object& view, const json::object& farm) {
  const auto& asked = view.at("asked").as_array();
  return std::find(asked.begin(), asked.end(), farm.at("seat")) != asked.end();
}

// ">p2 45 feed 3": who is to move, money, and what is known of the action.
std::string headline(const json::object& view, const json::object& farm) {
  const std::string phase = text(view, "phase");
  std::string line = (is_asked(view, farm) ? ">" : " ") + text(farm, "seat") + " " + shown(farm, "money");
  if (const auto* choice = farm.if_contains("choice")) {
    line += " " + std::string(choice->as_string());
    if (phase == "act") line += " " + shown(farm, "actions");
  } else if (flag(farm, "has_chosen")) {
    line += " chosen";
  } else if (phase == "shop" && number(farm, "actions") > 0) {
    line += " buys " + shown(farm, "actions");
  }
  return line;
}

std::string items_line(const json::object& farm) {
  const auto& items = farm.at("items").as_object();
  return "v" + shown(items, "vaccine") + " s" + shown(items, "supplement") + " a" + shown(items, "amulet");
}

// A farm for which there is no room, in one line: " p3 40 feed, 2 fields: B+ B+ A p p, v1 s2 a0".
std::string summary(const json::object& view, const json::object& farm, int width) {
  std::string pigs;
  for (const auto& pig : farm.at("pigs").as_array()) pigs += " " + letter_of(pig.as_object());
  const std::string fields = shown(farm, "fields") + (number(farm, "fields") == 1 ? " field:" : " fields:");
  return (headline(view, farm) + ", " + items_line(farm) + ", " + fields + pigs).substr(0, static_cast<std::size_t>(width));
}

Sheet draw_farm(const json::object& view, const json::object& farm, const json::object* farm_before) {
  const int side = number(view, "field_side");
  const int fields = number(farm, "fields");
  const int pitch = side * unit_columns + 1;
  Sheet sheet(1 + pitch * fields, side + 3);
  const std::string title = headline(view, farm);
  sheet.write(0, 0, title, title[0] == '>' ? Ink::bold : Ink::plain);
  std::string wall = "+";
  std::string grass = "|";
  for (int field = 0; field < fields; ++field) {
    wall += std::string(static_cast<std::size_t>(pitch) - 1, '-') + "+";
    for (int i = 0; i < side; ++i) grass += " .";
    grass += "|";
  }
  sheet.write(0, 1, wall, Ink::brown);
  for (int row = 0; row < side; ++row) sheet.write(0, 2 + row, grass, Ink::faint);
  sheet.write(0, 2 + side, wall, Ink::brown);
  sheet.write(1, 2 + side, items_line(farm), Ink::yellow);
  for (const auto& pig : farm.at("pigs").as_array()) draw_pig(sheet, pig.as_object(), farm_before, side);
  return sheet;
}

using Lines = std::vector<std::string>;

// Which farms stand on which row, as far as the width goes.
std::vector<std::vector<std::size_t>> rows_of(const std::vector<Sheet>& sheets, const std::vector<bool>& drawn, int width) {
  std::vector<std::vector<std::size_t>> rows;
  int used = 0;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    if (!drawn[i]) continue;
    if (rows.empty() || used + gap + sheets[i].width() > width) {
      rows.emplace_back();
      used = -gap;
    }
    rows.back().push_back(i);
    used += gap + sheets[i].width();
  }
  return rows;
}

// The viewer's farm always in full, the others as far as there are lines for them, else in one line each.
Lines draw_farms(const json::object& view, const Frame& frame, int width, int height) {
  const auto& farms = view.at("farms").as_array();
  std::vector<Sheet> sheets;
  std::vector<bool> drawn(farms.size(), false);
  const auto* viewer = view.if_contains("viewer");
  for (std::size_t i = 0; i < farms.size(); ++i) {
    const auto& farm = farms[i].as_object();
    const json::object* before = frame.before ? &frame.before->at("farms").as_array().at(i).as_object() : nullptr;
    sheets.push_back(draw_farm(view, farm, before));
    drawn[i] = viewer ? farm.at("seat") == *viewer : false;
  }
  const auto lines_needed = [&] {
    const auto in_full = std::count(drawn.begin(), drawn.end(), true);
    return static_cast<int>(rows_of(sheets, drawn, width).size()) * sheets[0].height() + static_cast<int>(farms.size() - in_full);
  };
  for (const bool asked : {true, false})
    for (std::size_t i = 0; i < farms.size(); ++i) {
      if (drawn[i] || is_asked(view, farms[i].as_object()) != asked) continue;
      drawn[i] = true;
      const bool alone = std::count(drawn.begin(), drawn.end(), true) == 1;
      if (!alone && lines_needed() > height) drawn[i] = false;
    }
  Lines lines;
  for (const auto& row : rows_of(sheets, drawn, width))
    for (int y = 0; y < sheets[0].height(); ++y) {
      std::string line;
      for (std::size_t i : row) line += (i == row.front() ? "" : std::string(gap, ' ')) + sheets[i].line(y, width, frame.style);
      lines.push_back(line);
    }
  for (std::size_t i = 0; i < farms.size(); ++i)
    if (!drawn[i]) lines.push_back(summary(view, farms[i].as_object(), width));
  return lines;
}

std::string card_line(const json::object& card) {
  std::string line = text(card, "name") + " (" + text(card, "season") + "): ";
  for (const char* action : {"feed", "mate", "buy", "sell"})
    line += std::string(action == std::string("feed") ? "" : ", ") + action + " " + shown(card, action);
  return line;
}

// "big 15/18 (50)": what it costs, what it sells for where that differs, how many are left.
std::string good_line(const json::object& good) {
  std::string line = text(good, "good");
  if (good.contains("price")) line += " " + shown(good, "price");
  if (good.contains("sells_for") && good.at("sells_for") != good.at("price")) line += "/" + shown(good, "sells_for");
  return line + " (" + shown(good, "left") + ")";
}

// Words in lines of at most `width` columns.
Lines broken(const Lines& words, int width) {
  Lines lines;
  for (const std::string& word : words) {
    if (lines.empty() || columns(lines.back()) + 1 + columns(word) > width)
      lines.push_back(word);
    else
      lines.back() += " " + word;
  }
  return lines;
}
Lines broken(const std::string& words, int width) {
  Lines split;
  for (std::size_t at = 0; at <= words.size();) {
    const std::size_t end = std::min(words.find(' ', at), words.size());
    split.push_back(words.substr(at, end - at));
    at = end + 1;
  }
  return broken(split, width);
}

// Round, card, market and neutral tiles in lines of at most `width` columns.
Lines draw_market(const json::object& view, const Style& style, int width) {
  Lines lines;
  const auto add = [&](Ink ink, const auto& words) {
    for (const std::string& line : broken(words, width)) lines.push_back(style.paint(ink, line));
  };
  const int round = number(view, "round");
  add(Ink::bold, round == 0 ? "Before round 1: everybody buys; " + text(view, "first") + " is first"
                            : "Round " + std::to_string(round) + " of " + shown(view, "rounds") + ", " + text(view, "season") + "; " +
                                  text(view, "first") + " is first");
  if (const auto* card = view.if_contains("card")) {
    add(Ink::cyan, card_line(card->as_object()));
    add(Ink::cyan, text(card->as_object(), "effect"));
  }
  if (const auto* card = view.if_contains("next_card")) add(Ink::faint, "Next: " + card_line(card->as_object()));
  Lines goods = {"Market:"};
  for (const auto& good : view.at("market").as_array()) goods.push_back(good_line(good.as_object()) + ",");
  goods.back().pop_back();
  add(Ink::yellow, goods);
  if (const auto* neutral = view.if_contains("neutral")) {
    const auto& tiles = neutral->as_object();
    const std::string laid = tiles.contains("choice")    ? ", laid: " + text(tiles, "choice")
                             : flag(tiles, "has_chosen") ? ", laid in secret"
                                                         : "";
    add(Ink::magenta, "Neutral tiles: " + text(tiles, "holder") + laid);
  }
  return lines;
}

}  // namespace

std::string draw_happy_pigs(const json::object& view, const Frame& frame) {
  const bool beside = frame.width >= wide;
  const Lines market = draw_market(view, frame.style, beside ? panel_width : frame.width);
  const int above = beside ? 0 : static_cast<int>(market.size());
  const Lines farms =
      draw_farms(view, frame, beside ? frame.width - panel_width - gap : frame.width, frame.height - other_lines - above - 1);
  std::string picture;
  if (!beside) {
    for (const Lines* part : {&market, &farms})
      for (const std::string& line : *part) picture += line + "\n";
  } else {
    for (std::size_t i = 0; i < std::max(market.size(), farms.size()); ++i)
      picture += padded(i < market.size() ? market[i] : "", panel_width + gap) + (i < farms.size() ? farms[i] : "") + "\n";
  }
  return picture + frame.style.paint(Ink::faint, "p piglet, s small, A average, B big; + vaccinated, * fed; v s a items") + "\n";
}

}  // namespace sounder::terminal
