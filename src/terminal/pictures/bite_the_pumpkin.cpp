// The meadow: ranks 8 to 1 from top to bottom, files a to h, and beside it the seats and the legend. Every piece has a
// shape of its own, so that nothing is told by colour alone; what changed is marked.
#include <algorithm>
#include <array>
#include <vector>

#include "rules/words.h"
#include "terminal/pictures/all.h"

namespace sounder::terminal {
namespace {

using boost::json::object;

enum class Piece { none, tree, pig, lying_pig, pumpkin, broccoli };

// How a piece looks: two lines where there is room, else a letter.
struct Look {
  std::array<std::string_view, 2> shape;
  std::string_view letter;
  int ink;                // on the meadow, of the 256-colour palette
  std::string_view name;  // a key of the picture's texts
};
constexpr std::array<Look, 6> looks = {{
    {{"    ", "    "}, ".", 65, ""},
    {{" /\\ ", "/||\\"}, "T", 22, "picture.tree"},
    {{"^..^", "(oo)"}, "P", 125, "picture.pig"},
    {{" zZ ", "(--)"}, "p", 90, "picture.lying_pig"},
    {{" ,/ ", "(())"}, "O", 130, "picture.pumpkin"},
    {{"(%%)", " || "}, "B", 24, "picture.broccoli"},
}};
constexpr const Look& look_of(Piece piece) { return looks[static_cast<std::size_t>(piece)]; }

// What happened on a cell since the viewer looked last.
enum class Change { none, arrived, eaten, left };
constexpr std::array<std::string_view, 4> change_marks = {" ", "*", "x", "'"};

constexpr std::array<int, 2> meadow = {193, 150};  // light and less light, like a chessboard
constexpr int fresh = 222;                         // where something arrived or was eaten
constexpr int red = 160;

constexpr int size = 8;

bool lists(const object& view, std::string_view key, std::string_view cell) {
  const auto* cells = view.if_contains(key);
  if (!cells) return false;
  return std::any_of(cells->as_array().begin(), cells->as_array().end(),
                     [&](const auto& name) { return name.as_string() == cell; });
}

Piece piece_on(const object& view, std::string_view cell) {
  if (lists(view, "trees", cell)) return Piece::tree;
  if (lists(view, "lying", cell)) return Piece::lying_pig;
  if (lists(view, "pigs", cell)) return Piece::pig;
  if (lists(view, "pumpkins", cell)) return Piece::pumpkin;
  if (lists(view, "broccoli", cell)) return Piece::broccoli;
  return Piece::none;
}

bool is_pig(Piece piece) { return piece == Piece::pig || piece == Piece::lying_pig; }
bool is_vegetable(Piece piece) { return piece == Piece::pumpkin || piece == Piece::broccoli; }

Change change_of(Piece before, Piece now) {
  if (now == before || (is_pig(now) && is_pig(before))) return Change::none;
  if (now != Piece::none) return Change::arrived;
  return is_vegetable(before) ? Change::eaten : Change::left;
}

struct Square {
  Piece piece;
  Change change;
  int ground;
};

Square square_at(const object& view, const Frame& frame, int file, int rank) {
  const std::string cell = {static_cast<char>('a' + file), static_cast<char>('1' + rank)};
  const Piece piece = piece_on(view, cell);
  const Change change = frame.before ? change_of(piece_on(*frame.before, cell), piece) : Change::none;
  const bool marked = change == Change::arrived || change == Change::eaten;
  return {piece, change, marked ? fresh : meadow[(file + rank) % 2]};
}

std::string paint(const Frame& frame, const Square& square, int ink, std::string_view text) {
  return frame.style.paint(Paint{ink, square.ground, true}, text);
}

// One of the two lines of a square, five columns: the shape and its mark.
std::string large_square(const Frame& frame, const Square& square, std::size_t line) {
  const Look& look = look_of(square.piece);
  if (square.piece != Piece::none) {
    const bool marked = line == 0 && square.change == Change::arrived;
    return paint(frame, square, look.ink, look.shape[line]) + paint(frame, square, red, marked ? change_marks[1] : " ");
  }
  if (line == 0 || square.change == Change::none) {
    const std::string_view empty = line == 1 && !frame.style.coloured() ? "  .  " : "     ";
    return paint(frame, square, look.ink, empty);
  }
  const std::string mark(change_marks[static_cast<std::size_t>(square.change)]);
  return paint(frame, square, square.change == Change::eaten ? red : look.ink, " " + mark + mark + "  ");
}

// Three columns: the letter and its mark, or on an empty square what became of it.
std::string small_square(const Frame& frame, const Square& square) {
  const Look& look = look_of(square.piece);
  const std::string_view mark = change_marks[static_cast<std::size_t>(square.change)];
  if (square.piece != Piece::none)
    return paint(frame, square, look.ink, " " + std::string(look.letter)) + paint(frame, square, red, mark);
  const std::string_view empty = frame.style.coloured() ? " " : look.letter;
  const std::string_view shown = square.change == Change::none ? empty : mark;
  return paint(frame, square, square.change == Change::eaten ? red : look.ink, " " + std::string(shown) + " ");
}

using Lines = std::vector<std::string>;

Lines board(const object& view, const Frame& frame, bool large) {
  Lines lines;
  for (int rank = size - 1; rank >= 0; --rank) {
    const std::string name = frame.style.paint(Ink::faint, std::string(1, static_cast<char>('1' + rank)));
    for (std::size_t line = 0; line < (large ? 2u : 1u); ++line) {
      std::string text = " " + (large && line == 0 ? " " : name) + " ";
      for (int file = 0; file < size; ++file) {
        const Square square = square_at(view, frame, file, rank);
        text += large ? large_square(frame, square, line) : small_square(frame, square);
      }
      lines.push_back(text);
    }
  }
  std::string files = "   ";
  for (int file = 0; file < size; ++file)
    files += padded((large ? "  " : " ") + std::string(1, static_cast<char>('a' + file)), large ? 5 : 3);
  lines.push_back(frame.style.paint(Ink::faint, files));
  return lines;
}

std::size_t count_of(const object& view, std::string_view key) { return view.at(key).as_array().size(); }

// What a seat is, as the rules call it.
std::string role_of(const i18n::Localizer& localizer, const object& farmer, bool alone) {
  if (alone) return localizer.text("role.farmer");
  return localizer.text(farmer.at("vegetable").as_string() == "pumpkin" ? "role.pumpkins" : "role.broccoli");
}

// Everybody's standing: the herd, and each farmer's vegetables.
Lines seats(const object& view, const Frame& frame) {
  const i18n::Localizer& localizer = *frame.localizer;
  Lines lines = {
      frame.style.paint(Ink::bold, "p1 " + localizer.text("role.herd")),
      "   " + localizer.text("picture.pigs", {{"pigs", count_of(view, "pigs")}, {"lying", count_of(view, "lying")}})};
  const auto& farmers = view.at("farmers").as_array();
  for (const auto& entry : farmers) {
    const object& farmer = entry.as_object();
    const std::string seat(farmer.at("seat").as_string());
    const std::string standing = localizer.text("picture.standing", farmer);
    lines.push_back(frame.style.paint(Ink::bold, seat + " " + role_of(localizer, farmer, farmers.size() == 1)) +
                    (standing.empty() ? "" : ", " + standing));
    lines.push_back("   " + localizer.text("picture.planted", farmer));
  }
  return lines;
}

std::vector<Piece> pieces_in_play(const object& view) {
  std::vector<Piece> pieces = {Piece::pig, Piece::lying_pig, Piece::pumpkin, Piece::tree};
  if (view.contains("broccoli")) pieces.insert(pieces.begin() + 3, Piece::broccoli);
  return pieces;
}

// The shapes with their names, two in a row.
Lines large_legend(const object& view, const Frame& frame) {
  const Square ground{Piece::none, Change::none, meadow[0]};
  const auto pieces = pieces_in_play(view);
  Lines lines;
  for (std::size_t i = 0; i < pieces.size(); i += 2) {
    lines.emplace_back();
    for (std::size_t line = 0; line < 2; ++line) {
      std::string text;
      for (std::size_t k = i; k < std::min(i + 2, pieces.size()); ++k) {
        const Look& look = look_of(pieces[k]);
        text += padded(paint(frame, ground, look.ink, look.shape[line]) +
                           (line == 1 ? " " + frame.localizer->text(look.name) : ""),
                       16);
      }
      lines.push_back(text);
    }
  }
  return lines;
}

Lines small_legend(const object& view, const Frame& frame) {
  std::vector<std::string> entries;
  const Square ground{Piece::none, Change::none, meadow[0]};
  for (Piece piece : pieces_in_play(view))
    entries.push_back(paint(frame, ground, look_of(piece).ink, look_of(piece).letter) + " " +
                      frame.localizer->text(look_of(piece).name));
  const std::size_t half = (entries.size() + 1) / 2;
  return {in_words({entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(half)}, ", "),
          in_words({entries.begin() + static_cast<std::ptrdiff_t>(half), entries.end()}, ", ")};
}

std::string marks(const Frame& frame) {
  return frame.style.paint(Ink::faint, frame.before ? frame.localizer->text("picture.marks") : "");
}

void append(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

}  // namespace

// The seats and the legend stand beside the board; in a narrow window below it.
std::string draw_bite_the_pumpkin(const object& view, const Frame& frame) {
  const bool large = frame.height >= 24 && frame.width >= 80;
  Lines left = board(view, frame, large);
  Lines right = seats(view, frame);
  append(right, large ? large_legend(view, frame) : small_legend(view, frame));
  if (right.size() + 1 < left.size()) right.emplace_back();
  if (right.size() < left.size()) right.push_back(marks(frame));
  if (frame.width < 60) {
    append(left, right);
    right.clear();
  }
  std::string text;
  for (std::size_t i = 0; i < left.size(); ++i) {
    const std::string line =
        padded(left[i], large ? 43 : 27) + (i < right.size() ? (large ? "   " : "  ") + right[i] : "");
    text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  return text;
}

}  // namespace sounder::terminal
