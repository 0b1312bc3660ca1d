#include "bots/hint.h"

#include <algorithm>
#include <cmath>

#include "bots/messages.h"

namespace sounder::bots {
namespace {

struct Row {
  const AnyMove* move;
  std::optional<int> percent;
  std::uint64_t visits;
};

int percent(double share) { return static_cast<int>(std::lround(100 * share)); }

// Puts a row behind the first `fixed` ones, by the number as it is shown, equal ones by visits.
void add(std::vector<Row>& rows, std::ptrdiff_t fixed, Row row) {
  const auto place = std::find_if(rows.begin() + fixed, rows.end(), [&](const Row& one) {
    return one.percent != row.percent ? one.percent < row.percent : one.visits < row.visits;
  });
  rows.insert(place, row);
}

std::vector<Row> rows_of_draw(const Advice& advice) {
  std::vector<Row> rows;
  for (const Considered& one : advice.considered)
    if (one.chosen && *one.chosen > 0) add(rows, 0, {&one.move, percent(*one.chosen), one.visits});
  return rows;
}

// The chosen move comes first. A later row that promises more was examined too seldom to be preferred: up to one point
// more counts as equal, and with a larger difference the row is left out.
std::vector<Row> rows_of_search(const Advice& advice, bool with_numbers) {
  constexpr std::uint64_t seldom = 10;
  constexpr int equal = 1;
  const auto row = [&](const Considered& one) {
    return Row{&one.move, with_numbers && one.visits > 0 ? std::optional(percent(one.share)) : std::nullopt,
               one.visits};
  };
  const auto chosen = std::find_if(advice.considered.begin(), advice.considered.end(),
                                   [&](const Considered& one) { return one.move == advice.move; });
  if (chosen == advice.considered.end()) return {{&advice.move, std::nullopt, 0}};
  std::vector<Row> rows = {row(*chosen)};
  for (const Considered& one : advice.considered) {
    if (one.move == advice.move || one.visits == 0 || seldom * one.visits < rows[0].visits) continue;
    Row next = row(one);
    if (next.percent && rows[0].percent) {
      if (*next.percent > *rows[0].percent + equal) continue;
      next.percent = std::min(*next.percent, *rows[0].percent);
    }
    add(rows, 1, next);
  }
  return rows;
}

// How many of the first three rows are as good as the first, to one point; 0 if not all of them.
int as_good_as_the_first(const std::vector<Hint::Line>& best) {
  const std::size_t count = std::min<std::size_t>(3, best.size());
  if (count < 2 || !best[0].percent || !best[count - 1].percent) return 0;
  return *best[0].percent - *best[count - 1].percent <= 1 ? static_cast<int>(count) : 0;
}

// The reason by numbers alone, if nothing else speaks for the move.
Message why_in_numbers(const Hint& hint) {
  const auto& best = hint.best;
  if (!best[0].percent) return {};
  const int promised = *best[0].percent;
  if (hint.drawn) return messages::drawn(promised);
  if (best.size() < 2 || !best[1].percent) return messages::promises(promised);
  const int lead = promised - *best[1].percent;
  return lead <= 1 ? messages::as_much(promised, best[1].message) : messages::ahead(promised, best[1].message, lead);
}

Message why(const Hint& hint, const Message& reason) {
  if (hint.proven) return reason;
  if (const int many = as_good_as_the_first(hint.best))
    return reason.empty() ? messages::alike(many) : messages::and_alike(reason, many);
  return reason.empty() ? why_in_numbers(hint) : reason;
}

}  // namespace

Hint hint_for(Bot& bot, const AnyGame& game, const AnyState& state, Seat seat, std::uint64_t seed,
              std::uint64_t move_number, const Budget& budget, std::size_t most_lines) {
  Budget advising = budget;
  advising.explain = true;
  advising.advise = true;
  const Advice advice = ask_bot(bot, game, state, seat, seed, move_number, advising);
  Rng rng(seed, move_number);
  const AnyState imagined = game.imagine(state, seat, rng);
  Hint hint;
  hint.simulations = advice.simulations;
  hint.proven = advice.proven;
  hint.drawn = std::any_of(advice.considered.begin(), advice.considered.end(),
                           [](const Considered& one) { return one.chosen.has_value(); });
  std::vector<Row> rows = hint.drawn ? rows_of_draw(advice) : rows_of_search(advice, !hint.proven);
  const auto wins = hint.proven ? hint.proven : bot.wins_after(imagined, seat, *rows[0].move);
  if (wins) {
    if (*wins) {
      rows.resize(1);
      rows[0].percent = 100;
      hint.proven = true;
    }
    for (Row& row : rows)
      if (!*wins) row.percent.reset();
  }
  if (rows.size() > most_lines) rows.resize(most_lines);
  for (const Row& row : rows)
    hint.best.push_back({game.text(state, *row.move), game.describe(state, *row.move), row.percent, row.visits});
  Message reason;
  if (rows.size() > 1 && !wins && as_good_as_the_first(hint.best) == 0)
    reason = bot.difference(imagined, seat, *rows[0].move, *rows[1].move);
  hint.why = why(hint, reason.empty() ? bot.reason(imagined, seat, *rows[0].move) : reason);
  return hint;
}

// Whole percents in millionths: printed fractions differ between machines, and more digits would be no better known.
void write(JsonWriter& json, const Hint& hint, Seat seat, std::string_view bot) {
  json.field("seat", name_of(seat)).field("bot", bot).field("simulations", hint.simulations).key("best").begin_array();
  for (const Hint::Line& line : hint.best) {
    json.begin_object().key("move").begin_object().field("text", line.move);
    write_fields(json, line.message);
    json.end_object();
    if (line.percent)
      json.field(hint.drawn ? "chosen_in_millionths" : "share_in_millionths", std::int64_t{10'000} * *line.percent);
    if (line.visits > 0) json.field("visits", line.visits);
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
