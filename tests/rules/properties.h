// What must hold for every game, as questions about one random match. Each answers with the first violation in words,
// or with nothing; so that the tests of games expect nothing, and the tests of the tests expect something.
#pragma once

#include <boost/json.hpp>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "match/adapter.h"
#include "match/match.h"
#include "match/record.h"
#include "rules/random_play.h"
#include "rules/secrets.h"

namespace sounder::properties {

inline const std::string holds;

// A random state to look at, with how it came about.
template <Game G>
struct Look {
  const Adapter<G>& any;
  const G& game;
  typename G::State state;
  Turn turn;
  Rng& rng;

  std::string at(const std::string& what) const {
    return what + " (seen by p1: " + any.view(AnyState::of(state), Viewer(Seat::p1)).substr(0, 600) + ")";
  }
};

template <Game G>
std::string describe(const G& game, const typename G::State& s, const typename G::Move& m) {
  return "\"" + game.text(s, m) + "\"";
}

// A decision has at least two moves, no two are equal or read the same, and each text parses back to its move.
template <Game G>
std::string moves_are_sound(Look<G>& look) {
  if (!look.turn.decides()) return holds;
  if (look.turn.seats.empty()) return look.at("a decision without a seat");
  for (Seat seat : look.turn.seats) {
    MoveListOf<G> moves;
    look.game.moves(look.state, seat, moves);
    if (moves.size() < 2) return look.at("a forced step is asked as a decision of " + name_of(seat));
    std::set<std::string> texts;
    for (const auto& move : moves) {
      const std::string text = look.game.text(look.state, move);
      if (!texts.insert(text).second) return look.at("two moves read \"" + text + "\"");
      const auto parsed = look.game.parse(look.state, seat, text);
      if (!parsed.move) return look.at("\"" + text + "\" is listed but refused: " + json_of(parsed.reason));
      if (!(*parsed.move == move)) return look.at("\"" + text + "\" parses to " + describe(look.game, look.state, *parsed.move));
    }
    MoveListOf<G> again;
    look.game.moves(look.state, seat, again);
    if (!std::equal(moves.begin(), moves.end(), again.begin(), again.end())) return look.at("the order of moves is not stable");
    if (look.any.prompt(AnyState::of(look.state), seat).empty()) return look.at("no prompt for " + name_of(seat));
  }
  return holds;
}

// What is not a move is refused with a reason, whoever says it.
template <Game G>
std::string nonsense_is_refused(Look<G>& look) {
  for (const char* text : {"", " ", "xyzzy", "pig", "p1: p1:", "\x01\xff", "-1", "999999999999999999999"}) {
    for (int i = 0; i < look.any.seats(); ++i) {
      const auto parsed = look.game.parse(look.state, seat_at(i), text);
      if (parsed.move) return look.at("\"" + std::string(text) + "\" is taken for " + describe(look.game, look.state, *parsed.move));
      if (parsed.reason.empty()) return look.at("\"" + std::string(text) + "\" is refused without a reason");
    }
  }
  for (int i = 0; look.turn.decides() && i < look.any.seats(); ++i) {
    const Seat seat = seat_at(i);
    if (look.turn.seats.contains(seat)) continue;
    MoveListOf<G> moves;
    look.game.moves(look.state, look.turn.seats.front(), moves);
    if (look.game.parse(look.state, seat, look.game.text(look.state, moves[0])).move)
      return look.at(name_of(seat) + " can move though it is not its turn");
  }
  return holds;
}

// Outcomes of chance are at least two, different, with weights; they parse back; a draw is one of them, as often as its weight says.
template <Game G>
std::string chance_is_sound(Look<G>& look, int draws) {
  if (!look.turn.is_chance()) return holds;
  ChanceListOf<G> chances;
  look.game.chances(look.state, chances);
  if (chances.size() < 2) return look.at("chance without a choice");
  std::map<std::string, std::uint32_t> weights;
  std::uint64_t total = 0;
  for (const auto& chance : chances) {
    const std::string text = look.game.text(look.state, chance.move);
    if (chance.weight == 0) return look.at("\"" + text + "\" has no weight");
    if (!weights.emplace(text, chance.weight).second) return look.at("two outcomes read \"" + text + "\"");
    const auto parsed = look.game.parse(look.state, Seat::nobody, text);
    if (!parsed.move || !(*parsed.move == chance.move)) return look.at("the outcome \"" + text + "\" does not parse back");
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
    // The 5 is for outcomes so rare that a few hits are no wonder: among 576 rolls one comes five times where 0.2 are expected.
    if (std::abs(seen[text] - draws * share) > 7 * deviation + 5)
      return look.at("\"" + text + "\" came " + std::to_string(seen[text]) + " times in " + std::to_string(draws) + ", expected about " +
                     std::to_string(draws * share));
  }
  return holds;
}

// What a viewer can't know does not show: re-imagining it for a seat changes neither the view of that seat or of the
// audience, nor who is to move, nor that seat's moves and texts.
template <Game G>
std::string nothing_leaks(Look<G>& look) {
  const auto view = [&](const typename G::State& s, Viewer viewer) { return look.any.view(AnyState::of(s), viewer); };
  for (int i = 0; i < look.any.seats(); ++i) {
    const Seat seat = seat_at(i);
    const auto other = look.game.imagine(look.state, seat, look.rng);
    const Turn turn = look.game.turn(other);
    if (turn.kind != look.turn.kind || !(turn.seats == look.turn.seats)) return look.at(name_of(seat) + " imagines another turn");
    if (view(other, seat) != view(look.state, seat)) return look.at("the view of " + name_of(seat) + " shows what it can't know");
    if (view(other, Viewer::audience()) != view(look.state, Viewer::audience())) return look.at("the audience sees a secret");
    if (!turn.seats.contains(seat)) continue;
    MoveListOf<G> moves;
    MoveListOf<G> imagined;
    look.game.moves(look.state, seat, moves);
    look.game.moves(other, seat, imagined);
    if (!std::equal(moves.begin(), moves.end(), imagined.begin(), imagined.end()))
      return look.at("the moves of " + name_of(seat) + " show a secret");
    for (const auto& move : moves) {
      if (look.game.text(look.state, move) != look.game.text(other, move)) return look.at("the text of a move shows a secret");
      if (!(look.any.describe(AnyState::of(look.state), AnyMove::of(move)) == look.any.describe(AnyState::of(other), AnyMove::of(move))))
        return look.at("what a move is shows a secret");
    }
    if (!(look.any.prompt(AnyState::of(look.state), seat) == look.any.prompt(AnyState::of(other), seat)))
      return look.at("the prompt shows a secret");
  }
  return holds;
}

// Views are JSON objects, for every seat and for the audience.
template <Game G>
std::string views_are_json(Look<G>& look) {
  for (int i = 0; i <= look.any.seats(); ++i) {
    const Viewer viewer = i == look.any.seats() ? Viewer::audience() : Viewer(seat_at(i));
    boost::json::error_code error;
    const auto json = boost::json::parse(look.any.view(AnyState::of(look.state), viewer), error);
    if (error || !json.is_object()) return look.at("a view is not a JSON object");
  }
  return holds;
}

// Equal states hash equal and compare equal; playing the same move on copies gives equal states.
template <Game G>
std::string states_are_values(Look<G>& look) {
  const typename G::State copy = look.state;
  if (!(copy == look.state) || hash_of(copy) != hash_of(look.state)) return look.at("a copy differs");
  if (AnyState::of(look.state).hash() != hash_of(look.state)) return look.at("AnyState hashes otherwise");
  if (look.turn.is_over()) return holds;
  typename G::State one = look.state;
  typename G::State two = look.state;
  const auto move = random_step(look.game, look.state, look.turn, look.rng);
  look.game.play(one, move);
  look.game.play(two, move);
  if (!(one == two)) return look.at("the same move led to two states");
  if (look.any.describe(AnyState::of(look.state), AnyMove::of(move)).empty())
    return look.at("nothing to tell of " + describe(look.game, look.state, move));
  return holds;
}

// Where several seats move at once, the order in which their moves arrive does not matter.
template <Game G>
std::string order_of_secrets_is_free(Look<G>& look) {
  if (look.turn.seats.size() < 2) return holds;
  std::vector<typename G::Move> chosen;
  for (Seat seat : look.turn.seats) {
    MoveListOf<G> moves;
    look.game.moves(look.state, seat, moves);
    chosen.push_back(moves[static_cast<int>(look.rng.below(static_cast<std::uint32_t>(moves.size())))]);
  }
  typename G::State forwards = look.state;
  typename G::State backwards = look.state;
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    look.game.play(forwards, chosen[i]);
    look.game.play(backwards, chosen[chosen.size() - 1 - i]);
  }
  return forwards == backwards ? holds : look.at("the order of simultaneous moves matters");
}

// A fast random move is a legal one.
template <Game G>
std::string fast_moves_are_legal(Look<G>& look) {
  if (!look.turn.decides()) return holds;
  for (Seat seat : look.turn.seats) {
    MoveListOf<G> moves;
    look.game.moves(look.state, seat, moves);
    const auto move = look.any.any_move(AnyState::of(look.state), seat, look.rng).template as<typename G::Move>();
    if (std::find(moves.begin(), moves.end(), move) == moves.end()) return look.at("a fast random move is not in the list");
  }
  return holds;
}

// Statistics count a move under a kind that the game has; the kind's name is how the move's text begins.
template <Game G>
std::string kinds_are_sound([[maybe_unused]] Look<G>& look) {
  if constexpr (HasKinds<G>) {
    if (!look.turn.decides()) return holds;
    MoveListOf<G> moves;
    look.game.moves(look.state, look.turn.seats.front(), moves);
    for (const auto& move : moves) {
      const int kind = look.game.kind(look.state, move);
      if (kind < 0 || kind >= look.game.kinds()) return look.at(describe(look.game, look.state, move) + " is of no kind");
      const std::string name = look.game.kind_name(kind);
      if (name.empty() || !(look.game.text(look.state, move) + " ").starts_with(name + " "))
        return look.at(describe(look.game, look.state, move) + " is counted as \"" + name + "\"");
    }
  }
  return holds;
}

// No two kinds have the same name.
template <Game G>
std::string kinds_are_told_apart([[maybe_unused]] const G& game) {
  if constexpr (HasKinds<G>) {
    std::set<std::string> names;
    for (int kind = 0; kind < game.kinds(); ++kind)
      if (!names.insert(game.kind_name(kind)).second) return "two kinds are called \"" + game.kind_name(kind) + "\"";
  }
  return holds;
}

// The end: somebody has won, winners have rank 1 and nobody else has.
template <Game G>
std::string result_is_sound(Look<G>& look) {
  if (!look.turn.is_over()) return holds;
  const Result result = look.game.result(look.state);
  if (result.winners.empty()) return look.at("a match without a winner");
  for (int i = 0; i < look.any.seats(); ++i) {
    if ((result.ranks[i] == 1) != result.winners.contains(seat_at(i))) return look.at("ranks and winners disagree");
    for (int j = 0; j < look.any.seats(); ++j)
      if (result.ranks[i] < result.ranks[j] && result.scores[i] < result.scores[j]) return look.at("a better rank with a lower score");
  }
  for (int i = look.any.seats(); i < max_seats; ++i)
    if (result.winners.contains(seat_at(i))) return look.at("an empty seat has won");
  return holds;
}

// What the game says of its secrets where a step is about to be made. `typed` is what was typed in this match before.
template <Game G>
std::string secrets_are_kept(const Match& match, const Step& step, const std::vector<std::string>& typed, Rng& rng) {
  const AnyGame& game = match.game();
  const AnyState& before = match.state();
  if constexpr (!HasSecrets<G>) return has_no_secrets(game, before, rng);
  for (const std::string& wrong : {steps_are_told_with_care(game, before, step, rng), nothing_becomes_known_unsaid(game, before, step, rng),
                                   screens_are_for_those_who_may_look(game, before, rng), refusals_keep_secrets(game, before, typed, rng),
                                   records_keep_secrets(match)})
    if (!wrong.empty()) return wrong;
  return holds;
}

// Plays one random match and asks every question at every state; those about a step when the state after it has been found sound.
template <Game G>
std::string whole_match(const Adapter<G>& any, std::uint64_t seed, int draws = 200) {
  Rng rng(seed);
  const G& game = any.game;
  if (const std::string wrong = kinds_are_told_apart(game); !wrong.empty()) return wrong;
  Look<G> look{any, game, game.start(), {}, rng};
  Match before(GamePtr(GamePtr{}, &any));  // up to the last step; not the game's owner
  std::optional<Step> last;
  std::vector<std::string> typed = {"xyzzy"};
  for (int steps = 0;; ++steps) {
    if (steps > G::facts.longest) return "a match longer than " + std::to_string(G::facts.longest) + " moves, seed " + std::to_string(seed);
    look.turn = game.turn(look.state);
    for (const std::string& wrong :
         {moves_are_sound(look), nonsense_is_refused(look), chance_is_sound(look, draws), nothing_leaks(look), views_are_json(look),
          states_are_values(look), order_of_secrets_is_free(look), fast_moves_are_legal(look), kinds_are_sound(look), result_is_sound(look),
          last ? secrets_are_kept<G>(before, *last, typed, rng) : holds})
      if (!wrong.empty()) return "seed " + std::to_string(seed) + ", step " + std::to_string(steps) + ": " + wrong;
    if (last) before.play(last->seat, last->move);
    if (look.turn.is_over()) return holds;
    // Any of the seats to move may be the one who moves.
    Turn turn = look.turn;
    if (turn.seats.size() > 1)
      for (auto skip = rng.below(static_cast<std::uint32_t>(turn.seats.size())); skip > 0; --skip) turn.seats.erase(turn.seats.front());
    const auto move = random_step(game, look.state, turn, rng);
    last = Step{turn.is_chance() ? Seat::nobody : turn.seats.front(), AnyMove::of(move)};
    typed.push_back(game.text(look.state, move));
    if (typed.size() > 6) typed.erase(typed.begin() + 1);
    game.play(look.state, move);
  }
}

// A match played from texts is the match played from moves; its record reads back to the same and says the same.
template <Game G>
std::string text_play_equals_move_play(std::shared_ptr<const Adapter<G>> any, std::uint64_t seed) {
  Rng rng(seed);
  Match match(any);
  AnyState from_text = any->start();
  for (Turn turn = match.turn(); !turn.is_over(); turn = match.turn()) {
    const auto move = random_step(any->game, match.state().template as<typename G::State>(), turn, rng);
    const Step step{turn.is_chance() ? Seat::nobody : turn.seats.front(), AnyMove::of(move)};
    const auto read = parse_step(*any, from_text, step_text(*any, match.state(), step));
    if (!read.move)
      return "seed " + std::to_string(seed) + ": " + step_text(*any, match.state(), step) + " is refused: " + json_of(read.reason);
    any->play(from_text, read.move->move);
    match.play(step.seat, step.move);
    if (!(from_text == match.state())) return "seed " + std::to_string(seed) + ": text and move lead to different states";
  }
  const Record record{match, std::vector<Player>(static_cast<std::size_t>(any->seats())), {}};
  const std::string json = to_json(record);
  const auto back = parse_record(json, "record");
  if (!back) return "seed " + std::to_string(seed) + ": " + back.error().message;
  if (!(back->match.state() == match.state())) return "seed " + std::to_string(seed) + ": the record leads to another state";
  if (to_json(*back) != json) return "seed " + std::to_string(seed) + ": the record reads back differently";
  return holds;
}

}  // namespace sounder::properties
