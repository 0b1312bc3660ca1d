#include "golden/golden.h"
#include "i18n/english.h"

#include <charconv>

#include "bots/bot.h"
#include "match/hex.h"
#include "match/match.h"
#include "match/registry.h"
#include "rules/words.h"

namespace sounder::golden {
namespace {

// "key: rest" gives the rest.
std::optional<std::string_view> after(std::string_view key, std::string_view line) {
  if (!line.starts_with(key)) return std::nullopt;
  line.remove_prefix(key.size());
  const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
  return line.substr(begin);
}

std::optional<std::uint64_t> number_in(std::string_view word) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return number;
}

std::string who(Seat seat) { return seat == Seat::nobody ? "chance" : name_of(seat); }

// "novice_help=1 layout=orchard": what differs from the default, in the order in which the game offers it.
std::string unusual_choices(const AnyGame& game) {
  const GameEntry& line = **find_game(game.facts().id);
  std::string text;
  for (const OptionSpec& option : line.options)
    if (const int value = game.setup().options.at(option.id); value != option.default_value)
      text += " " + option.id + "=" + option.text_of(value);
  for (const ContentKind& kind : line.content_kinds)
    if (const auto& choice = game.setup().content.at(std::string(kind.id)); choice.name != kind.default_value)
      text += " " + std::string(kind.id) + "=" + choice.name;
  return text;
}

// What followed a move, in English.
std::string what_followed(const AnyGame& game, const AnyState& before, const AnyMove& move) {
  Narration narration;
  game.tell(before, move, narration);
  std::string told;
  for (const Told& one : narration) {
    const std::string sentence = i18n::english(game, one.message);
    if (!sentence.empty()) told += (told.empty() ? "" : " ") + sentence;
  }
  return told;
}

class Teller {
 public:
  Expected<std::string> retell(std::string_view text) {
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      const std::string_view line = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
      ++line_number_;
      if (auto taken = take(line); !taken)
        return error("line " + std::to_string(line_number_) + ": " + taken.error().message);
    }
    if (!match_) return error("no moves");
    if (!match_->turn().is_over())
      return error("the match is not over after " + std::to_string(match_->steps().size()) + " moves");
    write_end();
    return story_;
  }

 private:
  Expected<void> take(std::string_view line) {
    if (line.empty() || line.starts_with('#')) return keep(line);
    if (line.starts_with("    ") || line.starts_with("result:") || line.starts_with("hash:"))
      return {};  // written anew
    if (!match_ && is_head(line)) return read_head(line);
    if (auto begun = begin_match(); !begun) return begun;
    if (const auto viewer = after("view ", line)) return show_view(*viewer);
    if (const auto rest = after("bots:", line)) return let_bots_play(*rest);
    return read_move(line);
  }

  Expected<void> keep(std::string_view line) {
    if (match_ || setup_.game.empty())
      add(line);
    else
      pending_ += std::string(line) + "\n";  // between the head and the first move
    return {};
  }

  static bool is_head(std::string_view line) {
    return after("game:", line) || after("seats:", line) || after("options:", line);
  }

  Expected<void> read_head(std::string_view line) {
    if (const auto game = after("game:", line)) {
      setup_.game = *game;
      if (auto known = find_game(setup_.game); !known) return tl::make_unexpected(known.error());
      return {};
    }
    if (setup_.game.empty()) return error("expected \"game: ...\" first");
    if (const auto seats = after("seats:", line)) {
      const auto number = number_in(*seats);
      if (!number || *number > max_seats) return error("expected a number of seats");
      setup_.seats = static_cast<int>(*number);
      return {};
    }
    for (std::string_view choice : words_of(*after("options:", line))) {
      const std::size_t equals = choice.find('=');
      if (equals == std::string_view::npos) return error("\"" + std::string(choice) + "\" is not NAME=VALUE");
      if (auto chosen = choose(setup_, choice.substr(0, equals), choice.substr(equals + 1)); !chosen) return chosen;
    }
    return {};
  }

  Expected<void> begin_match() {
    if (match_) return {};
    if (setup_.game.empty()) return error("expected \"game: ...\" first");
    auto game = make_game(setup_);
    if (!game) return tl::make_unexpected(game.error());
    match_.emplace(*game);
    add("game: " + std::string((*game)->facts().id));
    add("seats: " + std::to_string((*game)->seats()));
    if (const std::string options = unusual_choices(**game); !options.empty()) add("options:" + options);
    story_ += pending_.empty() ? "\n" : pending_;
    return {};
  }

  // "12 p1 run north"; the number is written anew.
  Expected<void> read_move(std::string_view line) {
    const Words words = words_of(line);
    if (words.size() < 3 || !number_in(words[0])) return error("expected NUMBER, SEAT or chance, and a move");
    const Turn turn = match_->turn();
    if (turn.is_over()) return error("the match is over");
    Seat seat = Seat::nobody;
    if (words[1] != "chance") {
      const auto named = seat_named(words[1], match_->game().seats());
      if (!named) return error("\"" + std::string(words[1]) + "\" is no seat");
      seat = *named;
    }
    if (turn.is_chance() != (seat == Seat::nobody) || (turn.decides() && !turn.seats.contains(seat)))
      return error(who(seat) + " is not to move");
    const std::string_view text = line.substr(static_cast<std::size_t>(words[2].data() - line.data()));
    auto parsed = match_->game().parse(match_->state(), seat, text);
    if (!parsed.move) return error("\"" + std::string(text) + "\": " + i18n::english(match_->game(), parsed.reason));
    play({seat, *parsed.move});
    return {};
  }

  void play(const Step& step) {
    const AnyGame& game = match_->game();
    const AnyState before = match_->state();
    const std::string text = game.text(before, step.move);
    match_->play(step.seat, step.move);
    add(std::to_string(match_->steps().size()) + " " + who(step.seat) + " " + text);
    if (const std::string more = what_followed(game, before, step.move); !more.empty()) add("    " + more);
  }

  Expected<void> show_view(std::string_view line) {
    const std::string_view name = line.substr(0, line.find(':'));
    const auto seat = seat_named(name, match_->game().seats());
    if (!seat && name != "audience") return error("expected view of a seat or of the audience");
    add("view " + std::string(name) + ": " +
        match_->game().view(match_->state(), seat ? Viewer(*seat) : Viewer::audience()));
    return {};
  }

  // Plays on to the end: a seed and one bot a seat.
  Expected<void> let_bots_play(std::string_view line) {
    const Words words = words_of(line);
    const AnyGame& game = match_->game();
    if (words.size() != static_cast<std::size_t>(game.seats()) + 1 || !number_in(words[0]))
      return error("expected a seed and one bot for each of " + std::to_string(game.seats()) + " seats");
    const std::uint64_t seed = *number_in(words[0]);
    std::vector<std::unique_ptr<bots::Bot>> players;
    for (std::size_t i = 1; i < words.size(); ++i) {
      auto bot = bots::make_bot(words[i], match_->game_ptr());
      if (!bot) return tl::make_unexpected(bot.error());
      players.push_back(std::move(*bot));
    }
    Rng dice(seed);
    for (Turn turn = match_->turn(); !turn.is_over(); turn = match_->turn()) {
      if (turn.is_chance()) {
        play({Seat::nobody, game.draw(match_->state(), dice)});
        continue;
      }
      const Seat seat = turn.first;
      bots::Bot& bot = *players[static_cast<std::size_t>(seat)];
      play({seat, bots::ask_bot(bot, game, match_->state(), seat, seed, match_->steps().size()).move});
    }
    return {};
  }

  void write_end() {
    const Result result = match_->game().result(match_->state());
    std::vector<std::string> winners;
    for (Seat seat : result.winners) winners.push_back(name_of(seat));
    std::string line = "result: " + in_words(winners) + (winners.size() > 1 ? " share" : " wins") + "; scores";
    for (int i = 0; i < match_->game().seats(); ++i)
      line += " " + std::to_string(result.scores[static_cast<std::size_t>(i)]);
    add(line);
    add("hash: " + hex_of(match_->state().hash()));
  }

  void add(std::string_view line) { (story_ += line) += '\n'; }

  Setup setup_;
  std::optional<Match> match_;
  std::string pending_;
  std::string story_;
  int line_number_ = 0;
};

}  // namespace

Expected<std::string> retold(std::string_view text) { return Teller().retell(text); }

}  // namespace sounder::golden
