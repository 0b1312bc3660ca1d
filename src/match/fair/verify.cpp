#include "match/fair/verify.h"

#include "match/fair/fair_chance.h"

namespace sounder {

std::unique_ptr<ChanceSource> source_of(const DiceNote& dice, std::uint64_t otherwise) {
  if (const auto* fair = std::get_if<FairDice>(&dice))
    return fair->secret ? std::make_unique<FairChance>(*fair) : nullptr;
  const auto* seeded = std::get_if<SeedNote>(&dice);
  return std::make_unique<SeededChance>(seeded ? seeded->seed : otherwise);
}

bool lacks_dice(const Record& record) {
  const auto* fair = std::get_if<FairDice>(&record.dice);
  return record.match.turn().is_over() && record.match.draws() > 0 &&
         (record.dice.index() == 0 || (fair && !fair->secret));
}

Expected<std::string> verify(const Record& record, const std::string& where) {
  const Match& match = record.match;
  const auto* fair = std::get_if<FairDice>(&record.dice);
  if (fair && fair->secret)
    if (const std::string own = commitment_of(*fair->secret); own != fair->commitment)
      return error(where + ".dice.commitment: found \"" + fair->commitment +
                   "\", expected the SHA-256 of the secret, \"" + own + "\"");
  const std::string moves =
      std::to_string(match.steps().size()) + (match.steps().size() == 1 ? " move is legal" : " moves are legal");
  const std::string end = (match.turn().is_over() ? ", the result is right" : ", the match is not over") +
                          std::string(record.is_practice() ? ", it was practice" : "");
  if (match.draws() == 0) return moves + end + "; no dice were rolled";
  if (fair && !fair->secret && match.turn().is_over())
    return moves + end + "; the dice can't be checked: the record lacks their secret";
  if (fair && !fair->secret)
    return moves + end + "; the dice can be checked when the match is over and their secret is told";
  if (record.dice.index() == 0)
    return moves + end + "; the record does not say where its " + std::to_string(match.draws()) +
           " chance moves came from";
  const auto source = source_of(record.dice, 0);
  Match again(match.game_ptr());
  for (std::size_t i = 0; i < match.steps().size(); ++i) {
    const Step& step = match.steps()[i];
    if (step.seat == Seat::nobody) {
      const AnyMove drawn = source->draw(match.game(), again.state(), again.draws());
      if (drawn != step.move)
        return error(where + ": move " + std::to_string(i + 1) + " \"" + match.game().text(again.state(), step.move) +
                     "\": the dice gave \"" + match.game().text(again.state(), drawn) + "\"");
    }
    again.play(step.seat, step.move);
  }
  const std::string kind = fair ? "the committed secret and the nonces" : "the seed";
  return moves + end + "; all " + std::to_string(match.draws()) + " chance moves follow from " + kind;
}

}  // namespace sounder
