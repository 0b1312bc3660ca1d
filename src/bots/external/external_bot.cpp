#include "bots/external/external_bot.h"

#include <sstream>

#include "bots/external/transcript.h"

namespace sounder::bots {
namespace {

using std::chrono::milliseconds;

// The message that was expected, in words.
std::string expected(std::string_view type) {
  const std::string rest = type == "hello" ? R"("protocol":)" + std::to_string(protocol::version) : R"("move":"...")";
  return ", expected a line like {\"type\":\"" + std::string(type) + "\"," + rest + "}";
}

std::string command_line(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) line += (line.empty() ? "" : " ") + word;
  return line;
}

}  // namespace

Expected<std::unique_ptr<Bot>> make_external_bot(std::string_view name, GamePtr game) {
  std::istringstream command{std::string(name.substr(program_mark.size()))};
  std::vector<std::string> words;
  for (std::string word; command >> word;) words.push_back(word);
  if (words.empty())
    return error("\"" + std::string(name) + "\" names no program, expected cmd:PROGRAM and its arguments");
  return std::make_unique<ExternalBot>(std::move(words), std::move(game));
}

ExternalBot::~ExternalBot() {
  if (process_) post(protocol::bye());
}

void ExternalBot::post(std::string_view line) {
  transcript::add(transcript_, transcript::Mark::sent, line);
  process_->post(line);
}

Expected<void> ExternalBot::start() {
  if (process_) return {};
  auto started = Process::start(words_);
  if (!started) return error("cannot be started (" + started.error().message + "), expected a program");
  process_ = std::move(*started);
  transcript_ = transcript::begin(command_line(words_));
  introduced_ = false;
  post(protocol::hello());
  return {};
}

Expected<bool> ExternalBot::introduce(const Budget& budget) {
  if (introduced_) return true;
  const auto hello = await("hello", time_to_begin, budget);
  if (!hello) return tl::make_unexpected(hello.error());
  if (!*hello) return false;
  if (const auto spoken = protocol::version_of(**hello); !spoken)
    return error("said hello with another protocol, " + spoken.error().message);
  return introduced_ = true;
}

Expected<void> ExternalBot::ready() {
  if (const auto started = start(); !started) return error(end(" ", started.error().message));
  if (const auto introduced = introduce({}); !introduced) return error(end(" ", introduced.error().message));
  return {};
}

void ExternalBot::begin_match(Seat seat) {
  turns_ = 0;
  forfeit_.clear();
  if (const auto started = start(); !started) return give_up(started.error().message);
  post(protocol::match(*game_, seat));
}

void ExternalBot::end_match(const Result& result) {
  if (process_) post(protocol::over(*game_, result));
}

void ExternalBot::hear(const Heard& heard) {
  if (process_) post(protocol::heard(heard));
}

Advice ExternalBot::think(const AnyState& imagined, Seat seat, Rng& rng, const Budget& budget) {
  if (process_) {
    const auto move = ask(imagined, seat, budget);
    if (move && *move) return {**move};
    if (!move) give_up(move.error().message);
  }
  return random_.think(imagined, seat, rng, budget);
}

Expected<std::optional<AnyMove>> ExternalBot::ask(const AnyState& imagined, Seat seat, const Budget& budget) {
  const milliseconds time = budget.time.count() > 0 ? budget.time : default_budget;
  post(protocol::turn(*game_, imagined, seat, ++turns_, time));
  SOUNDER_TRY(const bool introduced, introduce(budget));
  if (!introduced) return std::nullopt;
  SOUNDER_TRY(const auto answer, await("move", time + grace, budget));
  if (!answer) return std::nullopt;
  SOUNDER_TRY(const auto move, protocol::chosen(*answer, *game_, imagined, seat));
  return move;
}

Expected<std::optional<protocol::ProtocolMessage>> ExternalBot::await(std::string_view type, milliseconds limit,
                                                                      const Budget& budget) {
  const auto deadline = Process::Clock::now() + limit;
  std::string line;
  for (;;) {
    switch (process_->receive(line, protocol::longest_answer, deadline, budget.stopped)) {
      case Process::Outcome::ended: return error(process_->fate() + expected(type));
      case Process::Outcome::late:
        return error("did not answer within " + std::to_string(limit.count()) + " ms" + expected(type));
      case Process::Outcome::too_long:
        return error("sent a line of more than " + std::to_string(protocol::longest_answer) + " bytes" +
                     expected(type));
      case Process::Outcome::stopped: return std::nullopt;
      case Process::Outcome::line: break;
    }
    transcript::add(transcript_, transcript::Mark::received, line);
    if (line.find_first_not_of(" \t") == std::string::npos) continue;
    auto message = protocol::read(line, "");
    if (!message) return error("sent " + protocol::quoted(line) + expected(type));
    if (message->type == type) return std::move(*message);
    if (message->type == "move") return error("sent a move before it said hello" + expected(type));
  }
}

void ExternalBot::give_up(const std::string& what) {
  const std::string when = turns_ > 0 ? " at its turn " + std::to_string(turns_) : "";
  forfeit_ = end(" forfeits its seat" + when + ", a random bot plays on: it ", what);
}

std::string ExternalBot::end(const std::string& middle, const std::string& what) {
  const std::string said = process_ ? process_->last_words() : std::string();
  const std::string last = said.empty() ? "" : " (its last words: " + protocol::quoted(said) + ")";
  if (process_) {
    transcript::add(transcript_, transcript::Mark::failed, what + last);
    process_->kill();
  }
  process_.reset();
  // Through `error`, which makes it one line of limited length.
  return error(command_line(words_).substr(0, 120) + middle + what + last).value().message;
}

}  // namespace sounder::bots
