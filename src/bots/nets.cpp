#include "bots/nets.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace sounder::bots {
namespace {

constexpr std::string_view first_line = "sounder nets 1";

// The next line of the text at the head of a file, without its end of line.
std::string_view take_line(std::string_view& bytes) {
  const std::size_t end = bytes.find('\n');
  const std::string_view line = bytes.substr(0, end);
  bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
  return line;
}

// The digits at the beginning of a line, and the blank after them.
int take_number(std::string_view& line) {
  int number = 0;
  while (!line.empty() && line[0] >= '0' && line[0] <= '9' && number < 100'000) {
    number = 10 * number + (line[0] - '0');
    line.remove_prefix(1);
  }
  line.remove_prefix(std::min<std::size_t>(1, line.size()));
  return number;
}

// Reads a line "net ..." of the head; the width of the first layer is the file's choice. 0 for any other line.
int width_in(std::string_view line, const NetForm& form) {
  if (!line.starts_with("net ")) return 0;
  line.remove_prefix(4);
  const int inputs = take_number(line);
  const int first = take_number(line);
  const int second = take_number(line);
  const int outputs = take_number(line);
  const bool fits = inputs == form.inputs && second == Net::second && outputs == form.outputs && line == form.name;
  return fits && first % Net::block == 0 && first <= Net::widest ? first : 0;
}

auto refused(std::string_view game, const std::string& expected) {
  return error("nets of " + std::string(game) + ": expected " + expected);
}

}  // namespace

Expected<std::vector<Net>> read_nets(std::string_view bytes, std::string_view game, std::span<const NetForm> forms) {
  if (take_line(bytes) != first_line) return refused(game, "a file that begins with \"sounder nets 1\"");
  if (std::string_view line = take_line(bytes); !line.starts_with("game ") || line.substr(5) != game)
    return refused(game, "nets of this game");
  std::string_view line = take_line(bytes);
  while (line.starts_with("made ")) line = take_line(bytes);
  std::vector<int> widths;
  for (const NetForm& form : forms) {
    widths.push_back(width_in(line, form));
    if (widths.back() == 0) return refused(game, "a net of its form for " + std::string(form.name));
    line = take_line(bytes);
  }
  std::vector<Net> nets;
  static_assert(std::endian::native == std::endian::little);
  for (std::size_t i = 0; i < forms.size(); ++i) {
    const std::size_t count = Net::numbers(forms[i].inputs, widths[i], forms[i].outputs);
    if (line != "numbers" || bytes.size() < 2 * count) return refused(game, "more numbers");
    std::vector<std::int16_t> numbers(count);
    std::memcpy(numbers.data(), bytes.data(), 2 * count);
    bytes.remove_prefix(2 * count);
    nets.emplace_back(forms[i].inputs, widths[i], forms[i].outputs, numbers.data());
  }
  if (!bytes.empty()) return refused(game, "the end after the last number");
  return nets;
}

}  // namespace sounder::bots
