#include "played_env.h"

#include <algorithm>

#include "errors.h"
#include "players.h"

namespace sounder::python {

PlayedEnv::PlayedEnv(GameChoice choice, std::uint64_t seed, bool asks_chance)
    : choice_(std::move(choice)),
      game_(game_of(choice_)),
      encoding_(must(rl::encoding_of(game_))),
      asks_chance_(asks_chance),
      seed_(seed),
      dice_(seed) {
  reset(seed);
}

PlayedEnv::PlayedEnv(GameChoice choice, const AnyState& state, Seat player, const std::vector<int>& chosen)
    : PlayedEnv(std::move(choice), 0, true) {
  if (state.bytes().size() != env_->state().bytes().size())
    refuse("a state of another size, expected one of this game");
  env_->set_state(state);
  if (player == Seat::nobody) return;
  ask(player);
  for (const int action : chosen)
    if (env_->is_legal(action)) env_->step(action);  // forced actions are taken without asking
}

// A bot keeps its search tree, which can't be copied.
PlayedEnv::PlayedEnv(const PlayedEnv& other)
    : choice_(other.choice_),
      game_(other.game_),
      encoding_(other.encoding_),
      env_(other.env().copy()),
      asks_chance_(other.asks_chance_),
      seed_(other.seed_),
      dice_(other.dice_) {
  if (other.has_bots()) refuse("a match with bots can't be copied, expected one without bots");
}

void PlayedEnv::reset(std::uint64_t seed) {
  seed_ = seed;
  dice_ = Rng(seed);
  bot_moves_ = 0;
  env_ = encoding_->env();
  for (Seat seat : seats_of(game_->seats()))
    if (const auto& bot = bots_[seat]) bot->begin_match(seat);
  go_on();
}

void PlayedEnv::check_quiet() const {
  if (thinks_) refuse("bots think about this match, expected one call at a time");
}

PlayedEnv::Thinking::Thinking(PlayedEnv& env) : env_(env) {
  env.check_quiet();
  env.thinks_ = true;
}

const rl::Env& PlayedEnv::env() const {
  check_quiet();
  return *env_;
}

void PlayedEnv::check(int action) const {
  const Seat seat = env_->current_player();
  if (seat == Seat::nobody)
    refuse(std::string("no player is to act: ") + (env_->turn().is_over() ? "the match is over" : "chance is to draw"));
  if (!env_->is_legal(action)) {
    const bool known = action >= 0 && action < encoding_->actions();
    refuse("action " + std::to_string(action) + (known ? " (" + encoding_->action_name(action) + ")" : "") +
           " is not legal for " + name_of(seat) + ", expected one of legal_actions()");
  }
}

void PlayedEnv::step(int action) {
  check(action);
  if (env_->step(action)) go_on();
}

void PlayedEnv::ask(Seat seat) {
  if (!turn().decides() || !asked_in(turn()).contains(seat))
    refuse(name_of(seat) + " is not to move, expected one of current_players");
  env_->ask(seat);
}

bool PlayedEnv::has_bots() const {
  return std::any_of(bots_.begin(), bots_.end(), [](const auto& bot) { return bot != nullptr; });
}

void PlayedEnv::seat_bot(Seat seat, const std::string& name) {
  bots_[seat] = must(bots::make_bot(name, game_));
  bots_[seat]->begin_match(seat);
  go_on();
}

std::vector<AnyChance> PlayedEnv::outcomes() const {
  std::vector<AnyChance> outcomes;
  if (turn().is_chance()) game_->chances(env_->state(), outcomes);
  return outcomes;
}

std::vector<std::pair<std::string, std::uint32_t>> PlayedEnv::chances() const {
  std::vector<std::pair<std::string, std::uint32_t>> all;
  for (const AnyChance& outcome : outcomes())
    all.emplace_back(game_->text(env_->state(), outcome.move), outcome.weight);
  return all;
}

std::vector<std::uint32_t> PlayedEnv::weights() const {
  std::vector<std::uint32_t> all;
  for (const AnyChance& outcome : outcomes()) all.push_back(outcome.weight);
  return all;
}

void PlayedEnv::draw(std::size_t outcome) {
  const std::vector<AnyChance> all = outcomes();
  if (outcome >= all.size())
    refuse("outcome " + std::to_string(outcome) + " of chance, expected one below " + std::to_string(all.size()));
  env_->play(all[outcome].move);
  go_on();
}

void PlayedEnv::go_on() {
  for (Turn now = env_->turn(); !now.is_over(); now = env_->turn()) {
    if (now.is_chance()) {
      if (asks_chance_) return;
      env_->draw(dice_);
      continue;
    }
    bots::Bot* bot = nullptr;
    for (const Seat seat : asked_in(now))
      if (!bot && bots_[seat]) {
        bot = bots_[seat].get();
        env_->ask(seat);
      }
    if (!bot) return;
    let_bot_move(*bot);
  }
}

void PlayedEnv::let_bot_move(bots::Bot& bot) {
  env_->play(bots::ask_bot(bot, *game_, env_->state(), env_->current_player(), seed_, bot_moves_++).move);
}

}  // namespace sounder::python
