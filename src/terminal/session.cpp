#include "terminal/session.h"

#include <algorithm>

#include "i18n/messages.h"
#include "match/fair/verify.h"
#include "match/messages.h"
#include "terminal/fit_file.h"
#include "terminal/scene.h"

namespace sounder::terminal {
namespace {

constexpr std::size_t story_looked_back = 40;  // moves of a continued match that are told again

// A person alone with bots is "you"; where several share the screen nobody is.
i18n::People people_at(const Bots& bots) {
  i18n::People people;
  for (std::size_t i = 0; i < bots.size(); ++i)
    if (!bots[i]) people.you |= seat_at(i);
  if (people.you.size() != 1) people.you = {};
  return people;
}

// The dice first: the record goes with them.
MatchSession on_the_table(PlaySetup& plan) {
  std::shared_ptr<const ChanceSource> dice = source_of(plan.record.dice, plan.thinking);
  return MatchSession(std::move(plan.record), std::move(dice));
}

}  // namespace

Expected<int> play(Console& console, PlaySetup plan) {
  SOUNDER_TRY(auto bots, seat_bots(plan.record.players, plan.record.match.game_ptr()));
  return PlaySession(console, std::move(plan), std::move(bots)).run();
}

PlaySession::PlaySession(Console& console, PlaySetup plan, Bots bots)
    : console_(console),
      plan_(std::move(plan)),
      session_(on_the_table(plan_)),
      bots_(std::move(bots)),
      people_(session_.people()),
      localizer_(plan_.language, session_.game().setup(), people_at(bots_)),
      cards_(localizer_, session_.game().setup()) {
  for (const Step& step : match().steps()) {
    const bool recent = story_.size() + story_looked_back >= match().steps().size();
    story_.push_back(recent ? story_line(story_.size() + 1, heard(session_.state_at(story_.size()), step))
                            : std::string());
  }
}

template <class Tell>
void PlaySession::for_each_bot(Tell&& tell) {
  for (Seat seat : seats_of(game().seats()))
    if (bots_[index_of(seat)]) tell(bot_of(seat), seat);
}

// Of a match that goes on they hear what has happened in it.
void PlaySession::begin_bots() {
  for_each_bot([&](bots::Bot& bot, Seat seat) {
    bot.begin_match(seat);
    for (std::size_t i = 0; i < session_.at() && bot.listens(); ++i)
      bots::tell(bot, game(), seat, session_.state_at(i), match().steps()[i], i + 1);
  });
}

Expected<int> PlaySession::run() {
  SOUNDER_TRY(plan_.file.keep(session_.record()));
  begin_bots();
  introduce();
  while (!match().turn().is_over()) {
    if (interrupted()) return say_goodbye(Outcome::interrupted);
    const Needs needs = session_.needs();
    if (needs.draw) {
      SOUNDER_TRY(const auto drawn, session_.check(sounder::Draw{}));
      SOUNDER_TRY(take(drawn));
      continue;
    }
    const Seat first = match().turn().first;
    const Seat seat = needs.asked().contains(first) ? first : needs.people.front();
    SOUNDER_TRY(const auto outcome, needs.people.contains(seat) ? ask(seat) : let_bot_move(seat));
    if (outcome != Outcome::moved && outcome != Outcome::taken_back) return say_goodbye(outcome);
  }
  return finish();
}

Expected<PlaySession::Outcome> PlaySession::let_bot_move(Seat seat) {
  const bots::Budget budget{.time = plan_.budget, .stopped = &interrupted()};
  const bots::Advice advice =
      bots::ask_bot(bot_of(seat), game(), match().state(), seat, plan_.thinking, match().steps().size(), budget);
  if (interrupted()) return Outcome::interrupted;  // it was not done thinking
  const std::string forfeit = forfeit_of(seat);
  console_.write(forfeit);
  SOUNDER_TRY(play_move(seat, advice.move));
  // Where the screen is drawn again at the next question, the story is what stays.
  if (console_.clears() && !forfeit.empty()) story_.back() += " (" + forfeit.substr(0, forfeit.size() - 1) + ")";
  return Outcome::moved;
}

// A line that says why the seat's bot does not play itself any more; empty if there is nothing new to say.
std::string PlaySession::forfeit_of(Seat seat) {
  const std::string why = bot_of(seat).forfeit();
  return why.empty() ? why : label_of(seat) + ": " + printable(why) + "\n";
}

void PlaySession::introduce() {
  const Style style = console_.canvas().style;
  if (console_.clears()) console_.clear();
  const std::size_t moves = match().steps().size();
  console_.write(title(localizer_, game(), style,
                       say(moves == 0 ? i18n::messages::new_match() : i18n::messages::goes_on(moves_made()))));
  if (console_.asks())
    for (const std::string& line :
         wrapped(localizer_.text("about") + " " + say(i18n::messages::game_by(game().facts().designer)),
                 console_.canvas().width))
      console_.write(line + "\n");
  for (std::size_t i = 0; i < session_.players().size(); ++i)
    console_.write("  " + label_of(seat_at(i)) + ": " + shown_name(localizer_, session_.players()[i]) +
                   (plan_.fits && !session_.players()[i].is_person() ? " " + say(i18n::messages::matches_you()) : "") +
                   "\n");
  for_each_bot([&](bots::Bot&, Seat seat) { console_.write(forfeit_of(seat)); });
  if (const auto* fair = std::get_if<FairDice>(&session_.record().dice); fair && game().facts().chance)
    for (const std::string& line :
         {say(i18n::messages::fair_dice()), "  " + fair->commitment, "  " + say(i18n::messages::fair_dice_check())})
      write_wrapped(line, 2);
  if (plan_.file.kept()) write_wrapped(say(i18n::messages::kept_from_now(printable(plan_.file.name()))));
  if (people_.empty() || !console_.asks() || !console_.clears() || match().turn().is_over()) return;
  for (const std::string& line : wrapped(say(i18n::messages::enter_begins()), console_.canvas().width))
    console_.write(style.paint(Ink::faint, line) + "\n");
  console_.write("> ");
  early_ = next_line();
  if (early_->kind == InputLine::Kind::text && early_->text.empty()) early_.reset();
}

// What all people at this screen may hear; without people, what an audience may.
std::string PlaySession::heard(const AnyState& before, const Step& step) const {
  return localizer_.told(game(), before, step, people_.empty() ? SeatSet(Seat::nobody) : people_);
}

Expected<void> PlaySession::play_move(Seat seat, const AnyMove& move) {
  return session_.check(Play{seat, {game().text(match().state(), move)}}).and_then([&](const Entries& entries) {
    return take(entries);
  });
}

// A kept match is as it was asked last, with what the person answered: bots may decide again after a crash.
Expected<void> PlaySession::keep(bool by_person) {
  SOUNDER_TRY(plan_.file.keep(session_.record()));
  if (!plan_.autosave || !by_person || session_.at() == 0) return {};
  if (const auto kept = plan_.autosave->keep(session_.record()); !kept) {
    write_wrapped(printable(kept.error().message));
    plan_.autosave.reset();
  }
  return {};
}

// Kept first, told then.
Expected<void> PlaySession::take(const Entries& entries) {
  const std::size_t before = story_.size();
  const Step* own = std::get_if<Step>(&entries.front());
  for (const Entry& entry : entries) std::visit([&](const auto& event) { apply(event); }, entry);
  SOUNDER_TRY(keep(!own || people_.contains(own->seat)));
  const Turn turn = match().turn();
  if (alone_ && own && !(turn.decides() && turn.first == own->seat)) {
    console_.wipe();
    alone_ = false;
  }
  for (std::size_t i = before; i < story_.size(); ++i)  // a line that goes into a file or a pipe stays one line
    console_.write(console_.asks() ? end_of_story(story_, i + 1, console_.canvas().width, 0) : story_[i] + "\n");
  return {};
}

void PlaySession::apply(const Step& step) {
  for_each_bot(
      [&](bots::Bot& bot, Seat seat) { bots::tell(bot, game(), seat, match().state(), step, session_.at() + 1); });
  story_.push_back(story_line(session_.at() + 1, heard(match().state(), step)));
  session_.apply(step);
}

void PlaySession::apply(const TakenBack& back) {
  session_.apply(back);
  story_.resize(session_.at());
  saved_moves_.reset();
  for_each_bot([&](bots::Bot& bot, Seat) {
    if (bot.listens()) bot.hear({session_.at(), back.by, std::nullopt, {match_messages::taken_back(back.by)}});
  });
}

Message PlaySession::kept_in() const {
  if (plan_.file.kept()) return i18n::messages::in_file(printable(plan_.file.name()));
  if (can_be_resumed()) return i18n::messages::can_be_resumed();
  return saved_moves_ == match().steps().size() ? i18n::messages::saved() : i18n::messages::not_kept();
}

// Wrapped for a person; into a file or a pipe as one line.
void PlaySession::write_wrapped(std::string_view text, int indent) {
  if (!console_.asks()) return console_.write(std::string(text) + "\n");
  for (const std::string& line : wrapped(text, console_.canvas().width, indent)) console_.write(line + "\n");
}

int PlaySession::say_goodbye(Outcome outcome) {
  if (alone_) console_.wipe();
  if (console_.asks() && outcome != Outcome::left) console_.write("\n");  // the cursor stands behind the question
  using i18n::messages::Leaving;
  const Leaving how = outcome == Outcome::interrupted ? Leaving::interrupted
                      : outcome == Outcome::left      ? Leaving::left
                                                      : Leaving::input_ended;
  if (plan_.autosave && session_.at() > 0) static_cast<void>(keep(true));
  write_wrapped(say(i18n::messages::goodbye(how, moves_made(), kept_in())));
  return outcome == Outcome::interrupted ? left_by_interrupt : 0;
}

// Where the bots match the person, the level may move for the next match.
void PlaySession::count_result() {
  if (!plan_.fits || session_.record().is_practice()) return;
  const bool won = game().result(match().state()).winners.contains(people_.front());
  const auto counted = count_for_fit(plan_.fit_folder, game().facts().id, game().seats(), won);
  if (!counted) return write_wrapped(printable(counted.error().message));
  if (counted->moved)
    write_wrapped(say(won ? i18n::messages::fit_up(counted->fit.level) : i18n::messages::fit_down(counted->fit.level)));
}

Expected<int> PlaySession::finish() {
  for_each_bot([&](bots::Bot& bot, Seat) { bot.end_match(game().result(match().state())); });
  const Canvas canvas = console_.canvas();
  const Viewer viewer = people_.size() == 1 ? Viewer(people_.front()) : Viewer::audience();
  const std::string board = picture(localizer_, game(), match().state(), viewer, canvas, shown_ ? &*shown_ : nullptr);
  const std::string end = ending(localizer_, game(), match().state(), canvas.style);
  const std::string standing = say(i18n::messages::over_after(moves_made()));
  if (console_.clears() && console_.asks() && !people_.empty()) {
    console_.clear();
    console_.write(title(localizer_, game(), canvas.style, standing) + board);
    console_.write(end_of_story(story_, story_.size(), canvas.width, canvas.height - count_lines(board) - 6));
  } else {
    console_.write("\n" + title(localizer_, game(), canvas.style, standing) + board);
  }
  console_.write(end);
  count_result();
  if (plan_.autosave) plan_.autosave->remove();
  if (console_.asks() && !plan_.file.kept() && saved_moves_ != match().steps().size()) {
    offer_to_save();
    return 0;
  }
  write_wrapped(say(i18n::messages::in_all(moves_made(), kept_in())));
  return 0;
}

}  // namespace sounder::terminal
