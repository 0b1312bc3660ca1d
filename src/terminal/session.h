// One match being played at a terminal: the inside of play.h.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "i18n/localizer.h"
#include "match/match_session.h"
#include "terminal/cards.h"
#include "terminal/play.h"
#include "terminal/seating.h"

namespace sounder::terminal {

class Choices;

class PlaySession {
 public:
  PlaySession(Console& console, PlaySetup plan, Bots bots);
  Expected<int> run();

 private:
  enum class Outcome { still_asked, moved, taken_back, left, input_ended, interrupted };

  // session.cpp: the course of the match.
  void begin_bots();
  void introduce();
  Expected<Outcome> let_bot_move(Seat seat);
  Expected<void> play_move(Seat seat, const AnyMove& move);
  Expected<void> take(const Entries& entries);
  void apply(const Step& step);
  void apply(const TakenBack& back);
  Expected<void> keep(bool by_person);
  void apply(const SatDown&) {}  // nobody changes seats at a terminal while a match goes on
  std::string heard(const AnyState& before, const Step& step) const;
  int say_goodbye(Outcome outcome);
  void count_result();
  Expected<int> finish();

  // question.cpp: one decision of one person.
  Expected<Outcome> ask(Seat seat);
  bool must_be_alone(Seat seat) const;
  std::optional<Outcome> hand_over(Seat seat);
  void show_question(Seat seat, int moves, const AnyState* before);
  void refuse(const Error& error);
  std::string did_you_mean(const std::vector<std::string>& names) const;
  InputLine next_line();
  InputLine next_line_or_resize();
  void offer_to_save();

  // question.cpp: what can be said beside a move.
  struct Command {
    std::string_view word;
    Expected<Outcome> (PlaySession::*obey)(const std::string& rest, Seat seat, const Choices& choices);
    const MessageDef& about;
  };
  static const std::array<Command, 10> commands;
  Expected<Outcome> list_moves(const std::string& rest, Seat seat, const Choices& choices);
  Expected<Outcome> give_hint(const std::string& rest, Seat seat, const Choices& choices);
  Expected<Outcome> take_back(const std::string& rest, Seat seat, const Choices& choices);
  Expected<Outcome> show_board(const std::string& rest, Seat seat, const Choices& choices);
  Expected<Outcome> show_rules(const std::string& rest, Seat seat, const Choices& choices);
  Expected<Outcome> show_legend(const std::string& rest, Seat seat, const Choices& choices);
  Expected<Outcome> show_card(const std::string& rest, Seat seat, const Choices& choices);
  Expected<Outcome> save(const std::string& rest, Seat seat, const Choices& choices);
  Expected<Outcome> leave(const std::string& rest, Seat seat, const Choices& choices);
  Expected<Outcome> help(const std::string& rest, Seat seat, const Choices& choices);

  const AnyGame& game() const { return session_.game(); }
  const Match& match() const { return session_.match(); }
  Message kept_in() const;
  bool can_be_resumed() const { return plan_.autosave && plan_.autosave->holds_match(); }
  std::int64_t moves_made() const { return static_cast<std::int64_t>(match().steps().size()); }
  void write_wrapped(std::string_view text, int indent = 0);
  std::string say(const Message& message) const { return localizer_.say(message); }
  std::string label_of(Seat seat) const { return label(localizer_, game(), seat); }
  bots::Bot& bot_of(Seat seat) { return *bots_[index_of(seat)]; }
  std::string forfeit_of(Seat seat);
  template <class Tell>
  void for_each_bot(Tell&& tell);

  Console& console_;
  PlaySetup plan_;  // its record is in `session_`
  MatchSession session_;
  Bots bots_;
  std::unique_ptr<bots::Bot> adviser_;  // made when a hint is asked for
  SeatSet people_;
  i18n::Localizer localizer_;
  CardIndex cards_;
  std::vector<std::string> story_;          // one line per move, as all people here may hear it
  std::optional<AnyState> shown_;           // what the last picture showed
  std::optional<InputLine> early_;          // an answer given before the first question
  std::optional<std::size_t> saved_moves_;  // how long the match was when it was saved
  bool alone_ = false;                      // the screen shows what only the seat to move may know
};

}  // namespace sounder::terminal
