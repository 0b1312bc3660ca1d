// The farms: every field to scale, a unit two columns wide and one line high, with the pigs on it; above them the
// season card and the market, beside them where the screen is wide.
#include <algorithm>
#include <vector>

#include "terminal/pictures/all.h"

namespace sounder::terminal {
namespace {

namespace json = boost::json;

constexpr int unit_columns = 2;
constexpr int gap = 2;           // between farms
constexpr int panel_width = 38;  // of card and market where they stand beside the farms
constexpr int wide = 120;        // from this width on they do
constexpr int other_lines = 5;   // of the screen: title, story and prompt
constexpr int least_other_lines = 3;

int number(const json::object& object, std::string_view key) { return static_cast<int>(object.at(key).as_int64()); }
std::string text(const json::object& object, std::string_view key) { return std::string(object.at(key).as_string()); }
bool flag(const json::object& object, std::string_view key) { return object.at(key).as_bool(); }
std::string shown(const json::object& object, std::string_view key) { return std::to_string(number(object, key)); }

// The same with its terms in the reader's words.
json::object worded(json::object given, const i18n::Localizer& localizer) {
  for (const auto& [key, set] : {std::pair{"season", "season"}, {"choice", "action"}})
    if (given.contains(key)) given[key] = localizer.term(set, text(given, key));
  return given;
}

// A piece of screen: a letter a column, of one or more bytes, with its ink.
class Sheet {
 public:
  Sheet(int width, int height)
      : width_(width), lines_(static_cast<std::size_t>(height), std::vector<Column>(static_cast<std::size_t>(width))) {}

  int width() const { return width_; }
  int height() const { return static_cast<int>(lines_.size()); }
  // What does not fit is left out.
  void write(int x, int y, std::string_view what, Ink ink) {
    const auto goes_on = [](char byte) { return (byte & 0xC0) == 0x80; };  // of a letter with several bytes
    for (std::size_t at = 0; at < what.size() && x < width_; ++x) {
      std::size_t end = at + 1;
      while (end < what.size() && goes_on(what[end])) ++end;
      lines_[y][x] = {std::string(what.substr(at, end - at)), ink};
      at = end;
    }
  }
  // The first columns of a line, in as few strokes as it has inks.
  std::string line(int y, int columns, const Style& style) const {
    const std::vector<Column>& line = lines_[y];
    const std::size_t end = std::min(line.size(), static_cast<std::size_t>(columns));
    std::string out;
    for (std::size_t from = 0; from < end;) {
      std::string letters;
      const Ink ink = line[from].ink;
      for (; from < end && line[from].ink == ink; ++from) letters += line[from].letter;
      out += style.paint(ink, letters);
    }
    return out;
  }

 private:
  struct Column {
    std::string letter = " ";
    Ink ink = Ink::plain;
  };
  int width_;
  std::vector<std::vector<Column>> lines_;
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
void draw_pig(Sheet& sheet, const json::object& pig, const json::object* farm_before, int grid_columns) {
  const int width = number(pig, "width") * unit_columns;
  const int height = number(pig, "height");
  const int x = 1 + number(pig, "field") * grid_columns + number(pig, "x") * unit_columns;
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
std::string headline(const json::object& view, const json::object& farm, const i18n::Localizer& localizer) {
  const std::string phase = text(view, "phase");
  std::string line = (is_asked(view, farm) ? ">" : " ") + text(farm, "seat") + " " + shown(farm, "money");
  if (farm.contains("choice")) {
    line += " " + localizer.term("action", text(farm, "choice"));
    if (phase == "act") line += " " + shown(farm, "actions");
  } else if (flag(farm, "has_chosen")) {
    line += " " + localizer.text("picture.has_chosen");
  } else if (phase == "shop" && number(farm, "actions") > 0) {
    line += " " + localizer.text("picture.buys", farm);
  }
  return line;
}

std::string items_line(const json::object& farm) {
  const auto& items = farm.at("items").as_object();
  return "v" + shown(items, "vaccine") + " s" + shown(items, "supplement") + " a" + shown(items, "amulet");
}

// A farm for which there is no room, in one line: " p3 40 feed, 2 fields: B+ B+ A p p, v1 s2 a0".
std::string summary(const json::object& view, const json::object& farm, int width, const i18n::Localizer& localizer) {
  std::string pigs;
  for (const auto& pig : farm.at("pigs").as_array()) pigs += " " + letter_of(pig.as_object());
  const std::string fields = localizer.text("picture.fields", farm) + ":";
  Sheet line(width, 1);
  const std::string words = headline(view, farm, localizer) + ", " + items_line(farm) + ", " + fields + pigs;
  line.write(0, 0, words, Ink::plain);
  return line.line(0, std::min(width, columns(words)), Style(false));
}

Sheet draw_farm(const json::object& view, const json::object& farm, const json::object* farm_before,
                const i18n::Localizer& localizer) {
  const int field_width = number(view, "field_width");
  const int field_height = number(view, "field_height");
  const int fields = number(farm, "fields");
  const int fields_a_grid = flag(view, "pairs") ? 2 : 1;  // no wall between two fields of a grid
  const std::string title = headline(view, farm, localizer);
  std::string wall = "+";
  std::string grass = "|";
  for (int field = 0; field < fields; ++field) {
    wall += std::string(static_cast<std::size_t>(field_width * unit_columns), '-');
    for (int i = 0; i < field_width; ++i) grass += " .";
    if (field % fields_a_grid == fields_a_grid - 1 || field == fields - 1) {
      wall += "+";
      grass += "|";
    }
  }
  Sheet sheet(std::max(columns(wall), columns(title)), field_height + 3);
  sheet.write(0, 0, title, title[0] == '>' ? Ink::bold : Ink::plain);
  sheet.write(0, 1, wall, Ink::brown);
  for (int row = 0; row < field_height; ++row) sheet.write(0, 2 + row, grass, Ink::faint);
  sheet.write(0, 2 + field_height, wall, Ink::brown);
  sheet.write(1, 2 + field_height, items_line(farm), Ink::yellow);
  for (const auto& pig : farm.at("pigs").as_array())
    draw_pig(sheet, pig.as_object(), farm_before, fields_a_grid * field_width * unit_columns + 1);
  return sheet;
}

using Lines = std::vector<std::string>;

// Which farms stand on which row, as far as the width goes.
std::vector<std::vector<std::size_t>> rows_of(const std::vector<Sheet>& sheets, const std::vector<bool>& drawn,
                                              int width) {
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
Lines draw_farms(const json::object& view, const Frame& frame, const i18n::Localizer& localizer, int width,
                 int height) {
  const auto& farms = view.at("farms").as_array();
  std::vector<Sheet> sheets;
  std::vector<bool> drawn(farms.size(), false);
  const auto* viewer = view.if_contains("viewer");
  for (std::size_t i = 0; i < farms.size(); ++i) {
    const auto& farm = farms[i].as_object();
    const json::object* before = frame.before ? &frame.before->at("farms").as_array().at(i).as_object() : nullptr;
    sheets.push_back(draw_farm(view, farm, before, localizer));
    drawn[i] = viewer ? farm.at("seat") == *viewer : false;
  }
  const auto lines_needed = [&] {
    const auto in_full = std::count(drawn.begin(), drawn.end(), true);
    return static_cast<int>(rows_of(sheets, drawn, width).size()) * sheets[0].height() +
           static_cast<int>(farms.size() - in_full);
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
      for (std::size_t i : row)
        line += (i == row.front() ? "" : std::string(gap, ' ')) + sheets[i].line(y, width, frame.style);
      lines.push_back(line);
    }
  for (std::size_t i = 0; i < farms.size(); ++i)
    if (!drawn[i]) lines.push_back(summary(view, farms[i].as_object(), width, localizer));
  return lines;
}

std::string card_line(std::string_view key, const json::object& card, const i18n::Localizer& localizer) {
  json::object named = worded(card, localizer);
  named["name"] = localizer.card("deck", text(card, "id"), text(card, "name"));
  return localizer.text(key, named);
}

// "big 15/18 (50)": what it costs, what it sells for where that differs, how many are left.
std::string good_line(const json::object& good, const i18n::Localizer& localizer) {
  std::string line = localizer.text("picture.good", good);
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

std::string neutral_line(const json::object& tiles, const i18n::Localizer& localizer) {
  if (tiles.contains("choice")) return localizer.text("picture.neutral_laid", worded(tiles, localizer));
  return localizer.text(flag(tiles, "has_chosen") ? "picture.neutral_in_secret" : "picture.neutral", tiles);
}

// Round, card, market and neutral tiles in lines of at most `width` columns.
Lines draw_market(const json::object& view, const Style& style, const i18n::Localizer& localizer, int width,
                  bool with_effects = true) {
  Lines lines;
  const auto add = [&](Ink ink, const auto& words) {
    for (const std::string& line : broken(words, width)) lines.push_back(style.paint(ink, line));
  };
  if (const auto* first = view.if_contains("first")) {
    const json::object moment = {
        {"round", view.at("round")}, {"rounds", view.at("rounds")}, {"season", view.at("season")}, {"first", *first}};
    add(Ink::bold, localizer.text(number(view, "round") == 0 ? "picture.before_the_year" : "picture.round",
                                  worded(moment, localizer)));
  } else {
    add(Ink::bold, localizer.text("picture.who_begins"));
  }
  if (const auto* card = view.if_contains("card")) {
    add(Ink::cyan, card_line("picture.card", card->as_object(), localizer));
    std::string effects;
    for (const auto& effect : card->as_object().at("effect").as_array())
      effects += (effects.empty() ? "" : " ") + localizer.say(effect.as_object());
    if (with_effects) add(Ink::cyan, effects);
  }
  if (const auto* card = view.if_contains("next_card"))
    add(Ink::faint, card_line("picture.next_card", card->as_object(), localizer));
  Lines goods = {localizer.text("picture.market")};
  for (const auto& good : view.at("market").as_array()) goods.push_back(good_line(good.as_object(), localizer) + ",");
  goods.back().pop_back();
  add(Ink::yellow, goods);
  if (const auto* neutral = view.if_contains("neutral"))
    add(Ink::magenta, neutral_line(neutral->as_object(), localizer));
  return lines;
}

}  // namespace

std::string draw_happy_pigs(const json::object& view, const Frame& frame) {
  const i18n::Localizer& localizer = *frame.localizer;
  const bool beside = frame.width >= wide;
  Lines market = draw_market(view, frame.style, localizer, beside ? panel_width : frame.width);
  const int above = beside ? 0 : static_cast<int>(market.size());
  const Lines farms = draw_farms(view, frame, localizer, beside ? frame.width - panel_width - gap : frame.width,
                                 frame.height - other_lines - above - 1);
  // The longest effects change prices, which the market shows, too.
  if (!beside && above + static_cast<int>(farms.size()) > frame.height - least_other_lines)
    market = draw_market(view, frame.style, localizer, frame.width, false);
  Lines picture;
  if (!beside) {
    picture = market;
    picture.insert(picture.end(), farms.begin(), farms.end());
  } else {
    for (std::size_t i = 0; i < std::max(market.size(), farms.size()); ++i)
      picture.push_back(padded(i < market.size() ? market[i] : "", panel_width + gap) +
                        (i < farms.size() ? farms[i] : ""));
  }
  // Who knows the letters by heart misses nothing.
  if (static_cast<int>(picture.size()) < frame.height - least_other_lines)
    for (const std::string& line : broken(localizer.text("picture.legend"), frame.width))
      picture.push_back(frame.style.paint(Ink::faint, line));
  std::string text;
  for (const std::string& line : picture) text += line + "\n";
  return text;
}

}  // namespace sounder::terminal
