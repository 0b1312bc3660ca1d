// What tables do without anybody's command: bots move, time runs out, dice are waited for no longer.
#include <sodium.h>

#include <boost/asio/post.hpp>

#include "bots/bot.h"
#include "server/hub.h"

namespace sounder::server {
namespace {

// A deadline that is due and brings nothing would be due again at once.
constexpr Time between_looks = 20;

std::uint64_t random_seed() {
  std::uint64_t seed = 0;
  randombytes_buf(&seed, sizeof seed);  // a known seed would tell what a bot will do
  return seed;
}

// A move for a seat, as text. The bot is made for this one thought: between moves a table holds nothing of it.
Expected<std::string> thought(const GamePtr& game, const AnyState& state, const tables::Table::Asked& asked,
                              std::size_t move_number, const std::atomic<bool>& stopped) {
  SOUNDER_TRY(auto bot, bots::make_bot(asked.bot, game));
  bot->begin_match(asked.seat);
  bots::Budget budget;
  budget.stopped = &stopped;
  const bots::Advice advice = bots::ask_bot(*bot, *game, state, asked.seat, random_seed(), move_number, budget);
  return game->text(state, advice.move);
}

}  // namespace

void Hub::ask_bots(TableActor& actor) {
  const MatchSession* session = actor.table->session();
  if (!session || draining_) return;
  for (const tables::Table::Asked& asked : actor.table->bots_asked(moment_at(actor, clock_.now()).here)) {
    auto& question = actor.thinking[asked.seat];
    if (question == asked.question) continue;
    question = asked.question;
    const GamePtr game = session->match().game_ptr();
    bots_.add(actor.id, [this, id = actor.id, game, state = session->match().state(), asked,
                         move = session->at()](const std::atomic<bool>& stopped) {
      const auto began = std::chrono::steady_clock::now();
      const auto text = thought(game, state, asked, move, stopped);
      const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
      if (stopped) return;
      boost::asio::post(context_, [this, id, asked, text, took] {
        metrics_.bot_thought(took.count());
        take_thought(id, asked, text);
      });
    });
  }
}

void Hub::take_thought(const std::string& id, const tables::Table::Asked& asked, const Expected<std::string>& text) {
  TableActor* actor = cache_.find(id);
  if (!actor) return;
  if (const auto thinking = actor->thinking.find(asked.seat);
      thinking != actor->thinking.end() && thinking->second == asked.question)
    actor->thinking.erase(thinking);
  if (!text) {
    log_.error("bot_without_a_move").with("table", actor->number).with("words", text.error().message);
    return cache_.settle(*actor);
  }
  PendingCommand command;
  command.kind = "bot";
  command.received = clock_.now();
  command.check = [asked, move = *text](const tables::Table& table, const tables::Moment& moment) {
    return table.check_bot(asked.seat, asked.question, {move}, moment);
  };
  add(*actor, std::move(command));
}

void Hub::set_deadline(TableActor& actor) {
  const Time now = clock_.now();
  auto next = actor.table->next_due(moment_at(actor, now));
  if (next) next = std::max(*next, now + between_looks);
  deadlines_.set(actor.id, next);
  wait_for_deadline();
}

void Hub::wait_for_deadline() {
  const auto next = deadlines_.next();
  if (!next || draining_) return;
  if (deadline_timer_.expiry() == clock_.steady(*next) && waits_for_deadline_) return;
  waits_for_deadline_ = true;
  deadline_timer_.expires_at(clock_.steady(*next));
  deadline_timer_.async_wait([this](const boost::system::error_code& error) {
    if (error) return;  // it was set again
    waits_for_deadline_ = false;
    do_due();
  });
}

// While drained they stay due: nobody could have moved.
void Hub::do_due() {
  if (draining_) return;
  for (const std::string& id : deadlines_.due(clock_.now()))
    with_table(id, [this](TableActor* actor, Code) {
      if (!actor) return;
      PendingCommand command;
      command.kind = "time";
      command.received = clock_.now();
      command.check = [](const tables::Table& table, const tables::Moment& moment) -> tables::Checked<tables::Events> {
        return table.due(moment);
      };
      set_deadline(*actor);  // in case nothing is due after all
      add(*actor, std::move(command));
    });
  wait_for_deadline();
}

}  // namespace sounder::server
