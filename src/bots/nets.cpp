#include "bots/nets.h"

#include <bit>
#include <cstring>

#include "rules/words.h"

namespace sounder::bots {
namespace {

constexpr std::string_view first_line = "sounder nets 1";

// The next line of the text at the head of a file, without its end.
std::string_view take_line(std::string_view& bytes) {
  const std::size_t end = bytes.find('\n');
  const std::string_view line = bytes.substr(0, end);
  bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
  return line;
}

std::string line_of(const NetForm& form, int first) {
  return "net " + std::to_string(form.inputs) + " " + std::to_string(first) + " " + std::to_string(Net::second) + " " +
         std::to_string(form.outputs) + " " + std::string(form.name);
}

auto refused(std::string_view game, const std::string& found, const std::string& expected) {
  return trouble("nets of " + std::string(game) + ": found \"" + found + "\", expected \"" + expected + "\"");
}

}  // namespace

Expected<std::vector<Net>> read_nets(std::string_view bytes, std::string_view game, std::span<const NetForm> forms) {
  if (const std::string_view line = take_line(bytes); line != first_line)
    return refused(game, std::string(line.substr(0, 40)), std::string(first_line));
  const std::string of_game = "game " + std::string(game);
  if (const std::string_view line = take_line(bytes); line != of_game) return refused(game, std::string(line.substr(0, 40)), of_game);
  std::string_view line = take_line(bytes);
  while (line.starts_with("made ")) line = take_line(bytes);
  // How wide the first layer is, is the trainer's business.
  std::vector<int> widths;
  for (const NetForm& form : forms) {
    int first = Net::block;
    while (first <= Net::widest && line != line_of(form, first)) first += Net::block;
    if (first > Net::widest) return refused(game, std::string(line.substr(0, 80)), line_of(form, Net::block));
    widths.push_back(first);
    line = take_line(bytes);
  }
  if (line != "numbers") return refused(game, std::string(line.substr(0, 80)), "numbers");
  std::vector<Net> nets;
  static_assert(std::endian::native == std::endian::little);
  for (std::size_t i = 0; i < forms.size(); ++i) {
    const std::size_t count = Net::numbers(forms[i].inputs, widths[i], forms[i].outputs);
    if (bytes.size() < 2 * count)
      return refused(game, std::to_string(bytes.size()) + " bytes", std::to_string(2 * count) + " for " + std::string(forms[i].name));
    std::vector<std::int16_t> numbers(count);
    std::memcpy(numbers.data(), bytes.data(), 2 * count);
    bytes.remove_prefix(2 * count);
    nets.emplace_back(forms[i].inputs, widths[i], forms[i].outputs, numbers.data());
  }
  if (!bytes.empty()) return refused(game, std::to_string(bytes.size()) + " bytes more", "the end");
  return nets;
}

#ifdef __EMSCRIPTEN__
std::span<const BuiltInNets> built_in_nets() { return {}; }  // they come down the line
#endif

}  // namespace sounder::bots
