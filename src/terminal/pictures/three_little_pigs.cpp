// Dice and stacks on top, below them everybody's houses, built from the ground up: |door|, [window], /roof\. White dice
// have thin frames, black ones double frames. Materials are letters, or words where there is room.
#include <algorithm>
#include <vector>

#include "terminal/pictures/all.h"

namespace sounder::terminal {
namespace {

using Object = boost::json::object;
using Array = boost::json::array;

std::string text_in(const Object& object, std::string_view key) {
  const auto& value = object.at(key);
  return value.is_string() ? std::string(value.as_string()) : std::string();
}
int number_in(const Object& object, std::string_view key) { return static_cast<int>(object.at(key).as_int64()); }
bool flag_in(const Object& object, std::string_view key) { return object.at(key).as_bool(); }
const Array& list_in(const Object& object, std::string_view key) { return object.at(key).as_array(); }

std::string centred(const std::string& text, int width) {
  const int missing = std::max(0, width - columns(text));
  return std::string(static_cast<std::size_t>(missing / 2), ' ') + text +
         std::string(static_cast<std::size_t>(missing - missing / 2), ' ');
}

// A rectangle of text.
struct Block {
  std::vector<std::string> lines;

  int width() const {
    int widest = 0;
    for (const std::string& line : lines) widest = std::max(widest, columns(line));
    return widest;
  }
  // Lines added above, so that things stand on the ground.
  void raise_to(std::size_t height) {
    if (lines.size() < height) lines.insert(lines.begin(), height - lines.size(), "");
  }
  void add_right(const Block& other, int gap) {
    const int indent = lines.empty() ? 0 : width() + gap;
    lines.resize(std::max(lines.size(), other.lines.size()));
    for (std::size_t i = 0; i < other.lines.size(); ++i) lines[i] = padded(lines[i], indent) + other.lines[i];
  }
  std::string text() const {
    std::string all;
    for (const std::string& line : lines) all += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    return all;
  }
};

Ink ink_of(const std::string& material) {
  return material == "straw" ? Ink::yellow : material == "wood" ? Ink::brown : Ink::red;
}

class Picture {
 public:
  Picture(const Object& view, const Frame& frame)
      : view_(view), frame_(frame), style_(frame.style), wide_(frame.width >= 120) {}

  std::string text() const {
    Block top = dice();
    if (frame_.width >= top.width() + 4 + stacks().width()) {
      top.add_right(stacks(), 4);
    } else {
      const Block below = stacks();
      top.lines.insert(top.lines.end(), below.lines.begin(), below.lines.end());
    }
    return headline() + top.text() + street() + awards() + legend();
  }

 private:
  std::string headline() const {
    const Object& end = view_.at("end").as_object();
    std::string right = text("empty_stacks", end);
    if (flag_in(end, "last_turn")) right += ", " + text("last_turn");
    const std::string left = " " + what_happens();
    const int room = frame_.width - columns(left) - columns(right) - 1;
    return style_.paint(Ink::bold, left) + (room > 0 ? std::string(static_cast<std::size_t>(room), ' ') + right : "") +
           "\n";
  }

  std::string what_happens() const {
    const std::string phase = text_in(view_, "phase");
    Object given = {{"turn", view_.at("turn")}, {"seat", view_.at("seat")}, {"rolls", view_.at("rolls_left")}};
    if (phase == "turn_up") given["tile"] = tile(view_.at("uncovered").as_object());
    if (phase == "spin")
      given = {{"turn", view_.at("turn")}, {"seat", wolf().at("seat")}, {"house", wolf().at("house")}};
    if (phase == "buy") given["symbols"] = symbols();
    return text(phase, given);
  }

  std::string symbols() const {
    std::string all;
    for (const auto& [part, number] : view_.at("symbols").as_object())
      if (number.as_int64() > 0)
        all += (all.empty() ? "" : ", ") +
               frame_.localizer->say(Object{{"key", "some.faces"}, {"count", number}, {"face", part}});
    return all;
  }

  Block dice() const {
    Block row;
    int number = 0;
    for (const auto& entry : list_in(view_, "dice")) {
      const Object& die = entry.as_object();
      const bool black = text_in(die, "colour") == "black";
      const std::string side = black ? "║" : "│";
      const std::string mark = flag_in(die, "locked") ? text("locked") : flag_in(die, "kept") ? text("kept") : "";
      row.add_right(
          {{black ? "╔═══╗" : "┌───┐", side + " " + face(text_in(die, "face")) + " " + side, black ? "╚═══╝" : "└───┘",
            style_.paint(Ink::faint, centred(std::to_string(++number), 5)), centred(mark, 5)}},
          1);
    }
    for (std::string& line : row.lines) line = " " + line;
    return row;
  }

  std::string face(const std::string& name) const {
    if (name.empty()) return " ";
    if (name == "wolf") return style_.paint(Ink::magenta, "x");
    return style_.paint(Ink::bold, std::string(1, static_cast<char>(name[0] - 'a' + 'A')));
  }

  // A line a material: its price, then how many tiles are left and whether the top one carries a flowerpot.
  Block stacks() const {
    const Array& all = list_in(view_, "stacks");
    int broadest_price = 0;
    int broadest_part = 0;
    for (const auto& entry : all) {
      const Object& stack = entry.as_object();
      broadest_price = std::max(broadest_price, columns(text("price", stack)) + 2);
      broadest_part = std::max(broadest_part, columns(term("part", text_in(stack, "part"))) + 2);
    }
    const int heading = broadest_material() + 1 + broadest_price;
    std::string head = padded(text("tiles_left"), heading);
    for (std::size_t j = 0; j < 3; ++j)
      head += padded(term("part", text_in(all[j].as_object(), "part")), broadest_part);
    Block block{{style_.paint(Ink::faint, head.substr(0, head.find_last_not_of(' ') + 1))}};
    for (std::size_t i = 0; i < all.size(); i += 3) {
      const Object& first = all[i].as_object();
      const std::string material = text_in(first, "material");
      std::string line = style_.paint(ink_of(material), padded(term("material", material), broadest_material() + 1)) +
                         padded(text("price", first), broadest_price);
      for (std::size_t j = i; j < i + 3; ++j) {
        const Object& stack = all[j].as_object();
        const int left = number_in(stack, "left");
        line += padded(left == 0 ? "-" : std::to_string(left) + (text_in(stack, "top") == "pot" ? " *" : ""),
                       broadest_part);
      }
      block.lines.push_back(line);
    }
    return block;
  }

  // The houses of all seats, as many seats beside one another as there is room for.
  std::string street() const {
    std::string text;
    std::vector<Block> row;
    int used = 0;
    const auto build_row = [&] {
      std::size_t tallest = 0;
      for (const Block& block : row) tallest = std::max(tallest, block.lines.size());
      Block street;
      for (Block& block : row) {
        block.raise_to(tallest);
        street.add_right(block, 0);
      }
      text += street.text();
      row.clear();
      used = 0;
    };
    for (const auto& entry : list_in(view_, "seats")) {
      for (Block& block : lots(entry.as_object())) {
        if (used + block.width() > frame_.width && !row.empty()) build_row();
        used += block.width();
        row.push_back(std::move(block));
      }
    }
    build_row();
    return text;
  }

  // The ground of a seat: its name and points, its houses above them; cut in several when it is too broad for the page.
  std::vector<Block> lots(const Object& seat) const {
    const std::string name = text_in(seat, "seat");
    const bool to_move = text_in(view_, "seat") == name;
    std::vector<Block> all(1);
    for (const auto& entry : list_in(seat, "houses")) {
      Block built = house(name, entry.as_object());
      if (all.back().width() + built.width() > frame_.width) all.emplace_back();
      Block& lot = all.back();
      const std::size_t height = std::max(lot.lines.size(), built.lines.size());
      lot.raise_to(height);
      built.raise_to(height);
      lot.add_right(built, 0);
    }
    for (Block& lot : all) {
      const std::string sign = (to_move ? " > " : "   ") + name + "  " + text("points", seat) + "  ";
      lot.lines.push_back(padded(style_.paint(to_move ? Ink::bold : Ink::plain, sign), lot.width() + 2));
    }
    return all;
  }

  // From the roof down to the number on the doorstep.
  Block house(const std::string& seat, const Object& house) const {
    const int word_width = wide_ ? broadest_material() : 1;
    const int width = word_width + 5;
    Block block;
    for (const auto& entry : list_in(house, "tiles")) {
      const Object& tile = entry.as_object();
      const std::string part = text_in(tile, "part");
      const std::string material = text_in(tile, "material");
      const std::string word = wide_ ? centred(term("material", material), word_width) : material.substr(0, 1);
      const std::string drawn = part == "door"     ? "|" + word + "|"
                                : part == "window" ? "[" + word + "]"
                                                   : "/" + word + "\\";
      block.lines.insert(
          block.lines.begin(),
          padded("  " + style_.paint(ink_of(material), drawn) + (flag_in(tile, "pot") ? "*" : " "), width));
    }
    const int number = number_in(house, "number");
    const auto doorstep = static_cast<std::size_t>(3 + word_width / 2);
    if (blown_on(seat, number))
      block.lines.push_back(padded(
          style_.paint(Ink::magenta, std::string(doorstep - 2, ' ') + "x " + std::to_string(number) + " x"), width));
    else
      block.lines.push_back(style_.paint(changed(seat, house) ? Ink::inverse : Ink::faint,
                                         padded(std::string(doorstep, ' ') + std::to_string(number), width)));
    return block;
  }

  const Object& wolf() const { return view_.at("wolf").as_object(); }
  bool blown_on(const std::string& seat, int house) const {
    return view_.at("wolf").is_object() && text_in(wolf(), "seat") == seat && number_in(wolf(), "house") == house;
  }

  // Whether the house was not there, or otherwise, before the last move.
  bool changed(const std::string& seat, const Object& house) const {
    if (!frame_.before) return false;
    for (const auto& entry : list_in(*frame_.before, "seats")) {
      if (text_in(entry.as_object(), "seat") != seat) continue;
      const Array& houses = list_in(entry.as_object(), "houses");
      return std::none_of(houses.begin(), houses.end(), [&](const auto& old) { return old.as_object() == house; });
    }
    return false;
  }

  std::string awards() const {
    if (!flag_in(view_, "veteran")) return "";
    std::vector<std::string> in_play = {text("awards")};
    std::vector<std::string> at_the_end = {
        text(text_in(view_, "phase") == "over" ? "awards_at_the_end" : "awards_now")};
    for (const auto& entry : list_in(view_, "awards")) {
      const Object& award = entry.as_object();
      const std::string holder = text_in(award, "seat");
      auto& line = text_in(award, "given") == "in play" ? in_play : at_the_end;
      line.push_back(text(text_in(award, "award")) + " +" + std::to_string(number_in(award, "points")) + " " +
                     (holder.empty() ? "-" : holder));
    }
    return flowing(in_play, Ink::plain) + flowing(at_the_end, Ink::plain);
  }

  std::string legend() const {
    std::vector<std::string> signs = {text("door"), text("window"), text("roof"), "* " + text("pot"),
                                      "x " + text("wolf")};
    if (!wide_)
      for (const std::string material : {"straw", "wood", "brick"})
        signs.push_back(material.substr(0, 1) + " " + term("material", material));
    return flowing(signs, Ink::faint);
  }

  // One thing after the other, on as many lines as it takes.
  std::string flowing(const std::vector<std::string>& things, Ink ink) const {
    std::string text;
    std::string line;
    for (const std::string& thing : things) {
      if (!line.empty() && columns(line) + 2 + columns(thing) > frame_.width) {
        text += style_.paint(ink, line) + "\n";
        line.clear();
      }
      line += (line.empty() ? " " : "  ") + thing;
    }
    return text + style_.paint(ink, line) + "\n";
  }

  // In the reader's language: a text of the picture's own (words/*.picture.json), a word of the game's.
  std::string text(const std::string& key, const Object& given = {}) const {
    return frame_.localizer->text("picture." + key, given);
  }
  std::string term(std::string_view set, const std::string& name) const { return frame_.localizer->term(set, name); }
  std::string tile(const Object& kind) const {
    const std::string material = frame_.localizer->term("material", text_in(kind, "material"), "of");
    return text("tile", {{"material", material}, {"part", term("part", text_in(kind, "part"))}});
  }
  int broadest_material() const {
    int broadest = 0;
    for (const char* material : {"straw", "wood", "brick"})
      broadest = std::max(broadest, columns(term("material", material)));
    return broadest;
  }

  const Object& view_;
  const Frame& frame_;
  const Style& style_;
  bool wide_;
};

}  // namespace

std::string draw_three_little_pigs(const boost::json::object& view, const Frame& frame) {
  return Picture(view, frame).text();
}

}  // namespace sounder::terminal
