#include "bots/hint.h"

#include <algorithm>
#include <cmath>

#include "bots/messages.h"

namespace sounder::bots {
namespace {

std::int64_t percent(double share) { return std::lround(100 * share); }

// The reason by numbers alone, if the bot has no reason of its own.
Message why_in_numbers(const std::vector<Hint::Line>& best) {
  if (best[0].visits == 0) return {};
  const std::int64_t promised = percent(best[0].share);
  if (best.size() < 2 || best[1].visits == 0) return messages::promises(promised);
  const double lead = best[0].share - best[1].share;
  if (std::abs(lead) < 0.01) return messages::as_much(promised, best[1].message);
  if (lead < 0) return messages::less_tried(promised, best[1].message, percent(-lead));
  return messages::ahead(promised, best[1].message, percent(lead));
}

}  // namespace

Hint hint_for(Bot& bot, const AnyGame& game, const AnyState& state, Seat seat, std::uint64_t seed,
              std::uint64_t move_number, const Budget& budget, std::size_t most_lines) {
  Budget explaining = budget;
  explaining.explain = true;
  const Advice advice = ask_bot(bot, game, state, seat, seed, move_number, explaining);
  Hint hint{{}, {}, advice.simulations, advice.proven};
  // The chosen move first, then the others in order.
  Considered chosen{advice.move, 0, 0};
  for (const Considered& one : advice.considered)
    if (one.move == advice.move) chosen = one;
  std::size_t lines = 0;
  const auto add = [&](const Considered& one) {
    if (lines++ < most_lines && (lines == 1 || one.visits > 0))
      hint.best.push_back({game.text(state, one.move), game.describe(state, one.move), one.share, one.visits});
  };
  add(chosen);
  for (const Considered& one : advice.considered)
    if (!(one.move == advice.move)) add(one);
  Rng rng(seed, move_number);
  hint.why = bot.reason(game.imagine(state, seat, rng), seat, advice.move);
  if (hint.why.empty()) hint.why = why_in_numbers(hint.best);
  return hint;
}

// Shares are whole numbers: printed fractions differ between machines.
void write(JsonWriter& json, const Hint& hint, Seat seat, std::string_view bot) {
  json.field("seat", name_of(seat)).field("bot", bot).field("simulations", hint.simulations).key("best").begin_array();
  for (const Hint::Line& line : hint.best) {
    json.begin_object().key("move").begin_object().field("text", line.move);
    write_fields(json, line.message);
    json.end_object();
    if (line.visits > 0) json.field("share_in_millionths", std::lround(1e6 * line.share)).field("visits", line.visits);
    json.end_object();
  }
  json.end_array();
  if (hint.proven) json.field("proven", *hint.proven ? "win" : "loss");
  json.key("why");
  if (hint.why.empty())
    json.null();
  else
    sounder::write(json, hint.why);
}

}  // namespace sounder::bots
