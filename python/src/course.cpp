#include "course.h"

#include <algorithm>

#include "errors.h"

namespace sounder::python {

NumberedMatch::NumberedMatch(GameChoice choice, std::uint64_t seed, bool asks_chance)
    : choice_(std::move(choice)),
      game_(game_of(choice_)),
      numbers_(must(rl::encoding_of(game_))),
      asks_chance_(asks_chance),
      seed_(seed),
      dice_(seed) {
  reset(seed);
}

NumberedMatch::NumberedMatch(GameChoice choice, const AnyState& state, Seat asked, const std::vector<int>& chosen)
    : NumberedMatch(std::move(choice), 0, true) {
  if (state.bytes().size() != course_->state().bytes().size())
    refuse("a state of another size, expected one of this game");
  course_->set_state(state);
  if (asked == Seat::nobody) return;
  ask(asked);
  for (const int action : chosen)
    if (course_->is_legal(action)) course_->step(action);  // what was forced comes by itself
}

// Bots have thoughts of their own, which can't be copied.
NumberedMatch::NumberedMatch(const NumberedMatch& other)
    : choice_(other.choice_),
      game_(other.game_),
      numbers_(other.numbers_),
      course_(other.course().copy()),
      asks_chance_(other.asks_chance_),
      seed_(other.seed_),
      dice_(other.dice_) {
  if (other.has_bots()) refuse("a match with bots can't be copied, expected one in which all seats are asked");
}

void NumberedMatch::reset(std::uint64_t seed) {
  seed_ = seed;
  dice_ = Rng(seed);
  bot_moves_ = 0;
  course_ = numbers_->course();
  for (Seat seat : seats_of(game_->seats()))
    if (const auto& bot = bots_[seat]) bot->begin_match(seat);
  go_on();
}

void NumberedMatch::check_quiet() const {
  if (thinks_) refuse("bots think about this match, expected one call at a time");
}

NumberedMatch::Thinking::Thinking(NumberedMatch& match) : match_(match) {
  match.check_quiet();
  match.thinks_ = true;
}

const rl::Env& NumberedMatch::course() const {
  check_quiet();
  return *course_;
}

void NumberedMatch::check(int action) const {
  const Seat seat = course_->current_player();
  if (seat == Seat::nobody)
    refuse(std::string("nobody is asked for an action: ") +
           (course_->turn().is_over() ? "the match is over" : "chance is to draw"));
  if (!course_->is_legal(action)) {
    const bool known = action >= 0 && action < numbers_->actions();
    refuse("action " + std::to_string(action) + (known ? " (" + numbers_->action_name(action) + ")" : "") +
           " is not legal for " + name_of(seat) + ", expected one of its mask");
  }
}

void NumberedMatch::act(int action) {
  check(action);
  if (course_->step(action)) go_on();
}

void NumberedMatch::ask(Seat seat) {
  if (!turn().decides() || !turn().seats.contains(seat)) refuse(name_of(seat) + " is not asked for a move here");
  course_->ask(seat);
}

bool NumberedMatch::has_bots() const {
  return std::any_of(bots_.begin(), bots_.end(), [](const auto& bot) { return bot != nullptr; });
}

void NumberedMatch::seat_bot(Seat seat, const std::string& name) {
  bots_[seat] = must(bots::make_bot(name, game_));
  bots_[seat]->begin_match(seat);
  go_on();
}

std::vector<AnyChance> NumberedMatch::outcomes() const {
  std::vector<AnyChance> outcomes;
  if (turn().is_chance()) game_->chances(course_->state(), outcomes);
  return outcomes;
}

std::vector<std::pair<std::string, std::uint32_t>> NumberedMatch::chances() const {
  std::vector<std::pair<std::string, std::uint32_t>> all;
  for (const AnyChance& outcome : outcomes())
    all.emplace_back(game_->text(course_->state(), outcome.move), outcome.weight);
  return all;
}

std::vector<std::uint32_t> NumberedMatch::weights() const {
  std::vector<std::uint32_t> all;
  for (const AnyChance& outcome : outcomes()) all.push_back(outcome.weight);
  return all;
}

void NumberedMatch::draw(std::size_t outcome) {
  const std::vector<AnyChance> all = outcomes();
  if (outcome >= all.size())
    refuse("outcome " + std::to_string(outcome) + " of chance, expected one below " + std::to_string(all.size()));
  course_->play(all[outcome].move);
  go_on();
}

void NumberedMatch::go_on() {
  for (Turn now = course_->turn(); !now.is_over(); now = course_->turn()) {
    if (now.is_chance()) {
      if (asks_chance_) return;
      course_->draw(dice_);
      continue;
    }
    bots::Bot* bot = nullptr;
    for (const Seat seat : now.seats)
      if (!bot && bots_[seat]) {
        bot = bots_[seat].get();
        course_->ask(seat);
      }
    if (!bot) return;
    let_bot_move(*bot);
  }
}

void NumberedMatch::let_bot_move(bots::Bot& bot) {
  course_->play(bots::ask_bot(bot, *game_, course_->state(), course_->current_player(), seed_, bot_moves_++).move);
}

}  // namespace sounder::python
