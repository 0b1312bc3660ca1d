#include "rules/properties.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "match/match.h"
#include "match/record.h"
#include "rules/random_play.h"
#include "rules/secrets.h"

namespace sounder::properties {
namespace {

const std::string holds;

// A random state to look at, with how it came about.
struct Look {
  const AnyGame& game;
  AnyState state;
  Turn turn;
  Rng& rng;

  std::string at(const std::string& what) const {
    return what + " (seen by p1: " + game.view(state, Viewer(Seat::p1)).substr(0, 600) + ")";
  }
};

std::string named(const AnyGame& game, const AnyState& s, const AnyMove& m) { return "\"" + game.text(s, m) + "\""; }

// One uniformly random step, chance or decision. Where several seats are to move, the first of them does.
AnyMove random_step_of(const AnyGame& game, const AnyState& state, Turn turn, Rng& rng) {
  if (turn.is_chance()) return game.draw(state, rng);
  std::vector<AnyMove> moves;
  game.moves(state, turn.first, moves);
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

// A decision has at least two moves, no two are equal or read the same, and each text parses back to its move.
std::string moves_are_sound(Look& look) {
  if (!look.turn.decides()) return holds;
  if (look.turn.seats.empty()) return look.at("a decision without a seat");
  for (Seat seat : look.turn.seats) {
    std::vector<AnyMove> moves;
    look.game.moves(look.state, seat, moves);
    if (moves.size() < 2) return look.at("a forced step is asked as a decision of " + name_of(seat));
    std::set<std::string> texts;
    for (const auto& move : moves) {
      const std::string text = look.game.text(look.state, move);
      if (!texts.insert(text).second) return look.at("two moves read \"" + text + "\"");
      const auto parsed = look.game.parse(look.state, seat, text);
      if (!parsed.move) return look.at("\"" + text + "\" is listed but refused: " + json_of(parsed.reason));
      if (!(*parsed.move == move))
        return look.at("\"" + text + "\" parses to " + named(look.game, look.state, *parsed.move));
    }
    std::vector<AnyMove> again;
    look.game.moves(look.state, seat, again);
    if (!std::equal(moves.begin(), moves.end(), again.begin(), again.end()))
      return look.at("the order of moves is not stable");
    if (look.game.prompt(look.state, seat).empty()) return look.at("no prompt for " + name_of(seat));
  }
  return holds;
}

// What is not a move is refused with a reason, whoever says it.
std::string nonsense_is_refused(Look& look) {
  for (const char* text : {"", " ", "xyzzy", "pig", "p1: p1:", "\x01\xff", "-1", "999999999999999999999"}) {
    for (int i = 0; i < look.game.seats(); ++i) {
      const auto parsed = look.game.parse(look.state, seat_at(i), text);
      if (parsed.move)
        return look.at("\"" + std::string(text) + "\" is taken for " + named(look.game, look.state, *parsed.move));
      if (parsed.reason.empty()) return look.at("\"" + std::string(text) + "\" is refused without a reason");
    }
  }
  for (int i = 0; look.turn.decides() && i < look.game.seats(); ++i) {
    const Seat seat = seat_at(i);
    if (look.turn.seats.contains(seat)) continue;
    std::vector<AnyMove> moves;
    look.game.moves(look.state, look.turn.first, moves);
    if (look.game.parse(look.state, seat, look.game.text(look.state, moves[0])).move)
      return look.at(name_of(seat) + " can move though it is not its turn");
  }
  return holds;
}

// Outcomes of chance are at least two, different, with weights; they parse back; a draw is one of them, as often as its
// weight says.
std::string chance_is_sound(Look& look, int draws) {
  if (!look.turn.is_chance()) return holds;
  if (!look.game.facts().chance) return look.at("chance is asked in a game without chance");
  std::vector<AnyChance> chances;
  look.game.chances(look.state, chances);
  if (chances.size() < 2) return look.at("chance without a choice");
  std::map<std::string, std::uint32_t> weights;
  std::uint64_t total = 0;
  for (const auto& chance : chances) {
    const std::string text = look.game.text(look.state, chance.move);
    if (chance.weight == 0) return look.at("\"" + text + "\" has no weight");
    if (!weights.emplace(text, chance.weight).second) return look.at("two outcomes read \"" + text + "\"");
    const auto parsed = look.game.parse(look.state, Seat::nobody, text);
    if (!parsed.move || !(*parsed.move == chance.move))
      return look.at("the outcome \"" + text + "\" does not parse back");
    total += chance.weight;
  }
  if (total > UINT32_MAX) return look.at("the weights add up to more than 32 bits");
  std::map<std::string, int> seen;
  for (int i = 0; i < draws; ++i) {
    const std::string text = look.game.text(look.state, look.game.draw(look.state, look.rng));
    if (!weights.contains(text)) return look.at("\"" + text + "\" is drawn but not an outcome");
    ++seen[text];
  }
  for (const auto& [text, weight] : weights) {
    const double share = static_cast<double>(weight) / static_cast<double>(total);
    const double deviation = std::sqrt(draws * share * (1 - share));
    // The 5 is for outcomes so rare that a few hits are no wonder: among 576 rolls one comes five times where 0.2 are
    // expected.
    if (std::abs(seen[text] - draws * share) > 7 * deviation + 5)
      return look.at("\"" + text + "\" came " + std::to_string(seen[text]) + " times in " + std::to_string(draws) +
                     ", expected about " + std::to_string(draws * share));
  }
  return holds;
}

// What a viewer can't know does not show: re-imagining it for a seat changes neither the view of that seat or of the
// audience, nor who is to move, nor that seat's moves and texts.
std::string nothing_leaks(Look& look) {
  const auto view = [&](const AnyState& s, Viewer viewer) { return look.game.view(s, viewer); };
  for (int i = 0; i < look.game.seats(); ++i) {
    const Seat seat = seat_at(i);
    const AnyState other = look.game.imagine(look.state, seat, look.rng);
    if (other == look.state) continue;  // the same world looks the same
    const Turn turn = look.game.turn(other);
    if (turn.kind != look.turn.kind || !(turn.seats == look.turn.seats))
      return look.at(name_of(seat) + " imagines another turn");
    if (view(other, seat) != view(look.state, seat))
      return look.at("the view of " + name_of(seat) + " shows what it can't know");
    if (view(other, Viewer::audience()) != view(look.state, Viewer::audience()))
      return look.at("the audience sees a secret");
    if (!turn.seats.contains(seat)) continue;
    std::vector<AnyMove> moves;
    std::vector<AnyMove> imagined;
    look.game.moves(look.state, seat, moves);
    look.game.moves(other, seat, imagined);
    if (!std::equal(moves.begin(), moves.end(), imagined.begin(), imagined.end()))
      return look.at("the moves of " + name_of(seat) + " show a secret");
    for (const auto& move : moves) {
      if (look.game.text(look.state, move) != look.game.text(other, move))
        return look.at("the text of a move shows a secret");
      if (!(look.game.describe(look.state, move) == look.game.describe(other, move)))
        return look.at("what a move is shows a secret");
    }
    if (!(look.game.prompt(look.state, seat) == look.game.prompt(other, seat)))
      return look.at("the prompt shows a secret");
  }
  return holds;
}

// Views are JSON objects, for every seat and for the audience.
std::string views_are_json(Look& look) {
  for (int i = 0; i <= look.game.seats(); ++i) {
    const Viewer viewer = i == look.game.seats() ? Viewer::audience() : Viewer(seat_at(i));
    boost::json::error_code error;
    const auto json = boost::json::parse(look.game.view(look.state, viewer), error);
    if (error || !json.is_object()) return look.at("a view is not a JSON object");
  }
  return holds;
}

// Equal states hash equal and compare equal; playing the same move on copies gives equal states.
std::string states_are_values(Look& look, const Typed& typed) {
  if (const std::string wrong = typed.flaw_of_copy(look.state); !wrong.empty()) return look.at(wrong);
  if (look.turn.is_over()) return holds;
  AnyState one = look.state;
  AnyState two = look.state;
  const AnyMove move = random_step_of(look.game, look.state, look.turn, look.rng);
  look.game.play(one, move);
  look.game.play(two, move);
  if (!(one == two)) return look.at("the same move led to two states");
  if (look.game.describe(look.state, move).empty())
    return look.at("nothing to tell of " + named(look.game, look.state, move));
  return holds;
}

// Where several seats move at once, the order in which their moves arrive does not matter.
std::string order_of_secrets_is_free(Look& look) {
  if (look.turn.seats.size() < 2) return holds;
  std::vector<AnyMove> chosen;
  for (Seat seat : look.turn.seats) {
    std::vector<AnyMove> moves;
    look.game.moves(look.state, seat, moves);
    chosen.push_back(moves[look.rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  AnyState forwards = look.state;
  AnyState backwards = look.state;
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    look.game.play(forwards, chosen[i]);
    look.game.play(backwards, chosen[chosen.size() - 1 - i]);
  }
  return forwards == backwards ? holds : look.at("the order of simultaneous moves matters");
}

// A fast random move is a legal one.
std::string fast_moves_are_legal(Look& look) {
  if (!look.turn.decides()) return holds;
  for (Seat seat : look.turn.seats) {
    std::vector<AnyMove> moves;
    look.game.moves(look.state, seat, moves);
    const AnyMove move = look.game.any_move(look.state, seat, look.rng);
    if (std::find(moves.begin(), moves.end(), move) == moves.end())
      return look.at("a fast random move is not in the list");
  }
  return holds;
}

// Statistics count a move under a kind that the game has; the kind's name is how the move's text begins.
std::string kinds_are_sound(Look& look) {
  if (look.game.kinds() == 0 || !look.turn.decides()) return holds;
  std::vector<AnyMove> moves;
  look.game.moves(look.state, look.turn.first, moves);
  for (const AnyMove& move : moves) {
    const int kind = look.game.kind(look.state, move);
    if (kind < 0 || kind >= look.game.kinds()) return look.at(named(look.game, look.state, move) + " is of no kind");
    const std::string name = look.game.kind_name(kind);
    if (name.empty() || !(look.game.text(look.state, move) + " ").starts_with(name + " "))
      return look.at(named(look.game, look.state, move) + " is counted as \"" + name + "\"");
  }
  return holds;
}

// No two kinds have the same name.
std::string kinds_are_told_apart(const AnyGame& game) {
  std::set<std::string> names;
  for (int kind = 0; kind < game.kinds(); ++kind)
    if (!names.insert(game.kind_name(kind)).second) return "two kinds are called \"" + game.kind_name(kind) + "\"";
  return holds;
}

// The end: somebody has won, winners have rank 1 and nobody else has.
std::string result_is_sound(Look& look) {
  if (!look.turn.is_over()) return holds;
  const Result result = look.game.result(look.state);
  if (result.winners.empty()) return look.at("a match without a winner");
  for (int i = 0; i < look.game.seats(); ++i) {
    if ((result.ranks[i] == 1) != result.winners.contains(seat_at(i))) return look.at("ranks and winners disagree");
    for (int j = 0; j < look.game.seats(); ++j)
      if (result.ranks[i] < result.ranks[j] && result.scores[i] < result.scores[j])
        return look.at("a better rank with a lower score");
  }
  for (int i = look.game.seats(); i < max_seats; ++i)
    if (result.winners.contains(seat_at(i))) return look.at("an empty seat has won");
  return holds;
}

// What the game says of its secrets where a step is about to be made. `typed_in` is what was typed in this match
// before.
std::string secrets_are_kept(const Match& match, const Step& step, const std::vector<std::string>& typed_in, Rng& rng) {
  const AnyGame& game = match.game();
  const AnyState& before = match.state();
  for (const std::string& wrong :
       {steps_are_told_with_care(game, before, step, rng), nothing_becomes_known_unsaid(game, before, step, rng),
        screens_are_for_those_who_may_look(game, before, rng), refusals_keep_secrets(game, before, typed_in, rng),
        records_keep_secrets(match)})
    if (!wrong.empty()) return wrong;
  return holds;
}

}  // namespace

std::string whole_match(const AnyGame& game, const Typed& typed, std::uint64_t seed, int draws) {
  Rng rng(seed);
  if (const std::string wrong = kinds_are_told_apart(game); !wrong.empty()) return wrong;
  Look look{game, game.start(), {}, rng};
  Match before(GamePtr(GamePtr{}, &game));  // up to the last step; not the game's owner
  std::optional<Step> last;
  std::vector<std::string> typed_in = {"xyzzy"};
  const auto about_the_last_step = [&] {
    if (!last) return holds;
    return typed.has_secrets ? secrets_are_kept(before, *last, typed_in, rng)
                             : has_no_secrets(game, before.state(), rng);
  };
  for (int steps = 0;; ++steps) {
    if (steps > game.facts().longest)
      return "a match longer than " + std::to_string(game.facts().longest) + " moves, seed " + std::to_string(seed);
    look.turn = game.turn(look.state);
    for (const std::string& wrong :
         {moves_are_sound(look), nonsense_is_refused(look), chance_is_sound(look, draws), nothing_leaks(look),
          views_are_json(look), states_are_values(look, typed), order_of_secrets_is_free(look),
          fast_moves_are_legal(look), kinds_are_sound(look), result_is_sound(look), about_the_last_step()})
      if (!wrong.empty()) return "seed " + std::to_string(seed) + ", step " + std::to_string(steps) + ": " + wrong;
    if (last) before.play(last->seat, last->move);
    if (look.turn.is_over()) return holds;
    // Any of the seats to move may be the one who moves.
    Turn turn = look.turn;
    if (turn.decides()) turn.first = any_seat(turn.seats, rng);
    const AnyMove move = random_step_of(game, look.state, turn, rng);
    last = Step{turn.is_chance() ? Seat::nobody : turn.first, move};
    typed_in.push_back(game.text(look.state, move));
    if (typed_in.size() > 6) typed_in.erase(typed_in.begin() + 1);
    game.play(look.state, move);
  }
}

bool asks_chance(const AnyGame& game, std::uint64_t seed) {
  Rng rng(seed);
  AnyState state = game.start();
  Turn turn = game.turn(state);
  for (; turn.decides(); turn = game.turn(state)) game.play(state, random_step_of(game, state, turn, rng));
  return turn.is_chance();
}

std::string text_play_equals_move_play(const GamePtr& game, std::uint64_t seed) {
  Rng rng(seed);
  Match match(game);
  AnyState from_text = game->start();
  for (Turn turn = match.turn(); !turn.is_over(); turn = match.turn()) {
    const Step step{turn.is_chance() ? Seat::nobody : turn.first, random_step_of(*game, match.state(), turn, rng)};
    const auto read = parse_step(*game, from_text, step_text(*game, match.state(), step));
    if (!read.move)
      return "seed " + std::to_string(seed) + ": " + step_text(*game, match.state(), step) +
             " is refused: " + json_of(read.reason);
    game->play(from_text, read.move->move);
    match.play(step.seat, step.move);
    if (!(from_text == match.state()))
      return "seed " + std::to_string(seed) + ": text and move lead to different states";
  }
  const Record record{match, std::vector<Player>(static_cast<std::size_t>(game->seats())), {}};
  const std::string json = to_json(record);
  const auto back = parse_record(json, "record");
  if (!back) return "seed " + std::to_string(seed) + ": " + back.error().message;
  if (!(back->match.state() == match.state()))
    return "seed " + std::to_string(seed) + ": the record leads to another state";
  if (to_json(*back) != json) return "seed " + std::to_string(seed) + ": the record reads back differently";
  return holds;
}

}  // namespace sounder::properties
