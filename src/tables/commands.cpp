// What commands would do, or why not. Nothing here changes a table.
#include <algorithm>
#include <map>

#include "tables/draft.h"
#include "tables/names.h"

namespace sounder::tables {
namespace {

namespace to_server = protocol::to_server;
using protocol::Clock;

constexpr std::size_t most_texts = 64;     // of a plan
constexpr std::size_t longest_text = 400;  // of a move
constexpr std::size_t nonce_digits = 32;
constexpr std::string_view stand_in = "bot:casual";  // who plays for participant who is away
constexpr Time one_second = 1000;

tl::unexpected<Refusal> because(const Error& error) {
  return tl::make_unexpected(Refusal{Code::refused, error.message, error.because});
}

std::vector<Seat> list_of(SeatSet seats) {
  std::vector<Seat> list;
  for (const Seat seat : seats) list.push_back(seat);
  return list;
}

}  // namespace

// One command at one moment. Each overload adds to the draft or says why not.
class Commands {
 public:
  using Answer = Checked<void>;

  Commands(const Table& table, Person person, const Moment& moment, std::string command)
      : table_(table),
        moment_(moment),
        draft_{table.seq_, person, std::move(command), moment.now},
        seat_(table.seat_of(person)) {}

  Events events() { return std::move(draft_.events); }

  Answer carry_out(const to_server::Join& join) {
    if (draft_.person != 0) return no(Code::not_now, "you have a seat here");
    if (table_.stage_ != Stage::gathering)
      return no(Code::not_now, table_.is_live() ? "the match has begun" : "the table has ended");
    if (auto wrong = wrong_with_commit(join.commit)) return no(Code::refused, *wrong);
    SOUNDER_TRY(name(join.name));
    SOUNDER_TRY(below(most_with_talk));
    const auto seat = join.seat ? join.seat : first_open();
    if (!seat || !table_.has_seat(*seat) || table_.seat_state(*seat).as != "open")
      return no(Code::full, "there is no open seat");
    draft_.person = table_.newest_ + 1;
    draft_.add(event::Joined{draft_.person, *seat, table_.has_dice() ? join.commit : std::nullopt}, join.name);
    return {};
  }

  Answer carry_out(const to_server::Commit& promise) {
    SOUNDER_TRY(seated(Stage::gathering));
    if (!table_.has_dice()) return no(Code::not_now, "this game has no dice");
    if (!self().commit.empty()) return no(Code::not_now, "a promise is not changed");
    if (auto wrong = wrong_with_commit(promise.commit)) return no(Code::refused, *wrong);
    draft_.add(event::Committed{promise.commit});
    return {};
  }

  Answer carry_out(const to_server::Place& place) {
    SOUNDER_TRY(hosting(Stage::gathering));
    if (!table_.has_seat(place.seat)) return no(Code::refused, "there is no such seat");
    if (place.seat == seat_) return no(Code::refused, "this is your own seat");
    if (!can_be_set_to(table_.made_.game, place.as))
      return no(Code::refused, "a seat is open, closed, or a bot of the game");
    SOUNDER_TRY(below(most_with_talk));
    draft_.add(event::Placed{place.seat, place.as});
    return {};
  }

  Answer carry_out(const to_server::Arrange& arrange) {
    SOUNDER_TRY(seated(Stage::gathering));
    SeatSet all;
    std::size_t moved = 0;
    for (std::size_t i = 0; i < arrange.order.size(); ++i) {
      if (table_.has_seat(arrange.order[i])) all |= arrange.order[i];
      moved += arrange.order[i] != seat_at(i);
    }
    if (arrange.order.size() != table_.seats_.size() || static_cast<std::size_t>(all.size()) != table_.seats_.size())
      return no(Code::refused, "every seat is named once");
    const Seat now_mine = arrange.order[static_cast<std::size_t>(index_of(*seat_))];
    const bool to_open = moved == 2 && now_mine != *seat_ && table_.seat_state(now_mine).as == "open";
    if (!table_.is_host(draft_.person) && !to_open) return no(Code::not_yours, "only the host does that");
    SOUNDER_TRY(below(most_with_talk));
    draft_.add(event::Arranged{arrange.order});
    return {};
  }

  Answer carry_out(const to_server::Host& host) {
    SOUNDER_TRY(seated(Stage::gathering));
    const Person next = table_.has_seat(host.seat) ? table_.seat_state(host.seat).person : 0;
    if (next == 0) return no(Code::refused, "nobody sits there");
    if (next == table_.host_) return no(Code::not_now, "they are the host");
    const auto before = table_.seat_of(table_.host_);
    const bool orphaned = host.seat == *seat_ && (!before || table_.is_long_gone(*before, moment_));
    if (!table_.is_host(draft_.person) && !orphaned) return no(Code::not_yours, "only the host does that");
    SOUNDER_TRY(below(most_with_talk));
    draft_.add(event::Hosted{next});
    return {};
  }

  Answer carry_out(const to_server::Rename& rename) {
    SOUNDER_TRY(seated());
    if (!table_.is_live()) return no(Code::not_now, "the match is over");
    SOUNDER_TRY(name(rename.name));
    SOUNDER_TRY(talking());
    draft_.add(event::Renamed{}, rename.name);
    return {};
  }

  Answer carry_out(const to_server::Start&) {
    SOUNDER_TRY(hosting(Stage::gathering));
    std::vector<Seat> order;
    for (std::size_t i = 0; i < table_.seats_.size(); ++i)
      if (const std::string& as = table_.seats_[i].as; as != "open" && as != "closed") order.push_back(seat_at(i));
    const auto game = table_.game_for(order.size());
    if (!game)
      return no(Code::refused,
                "so it can't be played by " + std::to_string(order.size()) + ": " + game.error().message);
    draft_.add(event::Started{order});
    if (std::none_of(table_.people_.begin(), table_.people_.end(),
                     [](const auto& one) { return one.seat && !one.commit.empty(); }))
      ready_dice(**game, {});
    return {};
  }

  Answer carry_out(const to_server::Reveal& reveal) {
    SOUNDER_TRY(seated(Stage::revealing));
    if (self().commit.empty() || !self().nonce.empty()) return no(Code::not_now, "nothing of yours is to be shown");
    if (!is_hex(reveal.nonce, nonce_digits) || promise_of(reveal.nonce) != self().commit)
      return no(Code::refused, "this is not the nonce that was promised");
    draft_.add(event::Revealed{reveal.nonce});
    SeatSet missing = unshown();
    missing.erase(*seat_);
    if (missing.empty()) finish_revealing({}, {{*seat_, reveal.nonce}});
    return {};
  }

  Answer carry_out(const to_server::Play& play) {
    SOUNDER_TRY(playing());
    SOUNDER_TRY(of_now(play.epoch));
    return moves(*seat_, play.question, play.texts);
  }

  // A person's or a bot's.
  Answer moves(Seat seat, EventSeq question, const std::vector<std::string>& texts) {
    if (table_.question_of(seat) != question) return outdated(seat, texts);
    if (texts.empty() || texts.size() > most_texts)
      return no(Code::refused, "expected one move, or the moves of a plan");
    for (const std::string& text : texts)
      if (text.size() > longest_text) return no(Code::too_long, "the text is longer than any move");
    if (table_.clock_runs(seat) && table_.left_of(seat, moment_) <= 0) return no(Code::not_now, "your time is out");
    const auto entries = table_.session_->check(sounder::Play{seat, texts});
    if (!entries) return because(entries.error());
    advance(*entries, banks_after_play(seat, *entries));
    return {};
  }

  Answer carry_out(const to_server::Undo& undo) {
    SOUNDER_TRY(playing());
    SOUNDER_TRY(of_now(undo.epoch));
    if (table_.heads_.back().event > undo.seq || undo.seq > table_.seq_)
      return no(Code::outdated, "something has happened since");
    SOUNDER_TRY(below(most_with_talk));
    const auto to = undo.to ? std::optional(static_cast<std::size_t>(*undo.to)) : std::nullopt;
    const sounder::Undo price = table_.session_->undo_of(*seat_, to);
    if (price.how == sounder::Undo::How::when_agreed) {
      if (table_.proposal_) return no(Code::not_now, "another proposal is waiting");
      propose({event::Proposed::Kind::undo, *seat_, std::nullopt, price.to, list_of(price.ask), std::nullopt});
      return {};
    }
    return take_back({*seat_, to, {}, price.how == sounder::Undo::How::as_practice});
  }

  Answer carry_out(const to_server::Propose& propose_this) {
    SOUNDER_TRY(playing());
    if (table_.proposal_) return no(Code::not_now, "another proposal is waiting");
    SOUNDER_TRY(below(most_with_proposals));
    SeatSet others = table_.session_->people();
    others.erase(*seat_);
    if (propose_this.kind == to_server::Propose::Kind::end) {
      const auto draw = propose_this.draw.value_or(false) ? std::optional(true) : std::nullopt;
      if (others.empty()) return end(draw.has_value());
      propose({event::Proposed::Kind::end, *seat_, std::nullopt, std::nullopt, list_of(others), draw});
      return {};
    }
    const auto absent = propose_this.seat;
    if (!absent || !table_.plays_itself(*absent) || absent == seat_)
      return no(Code::refused, "that is nobody who could be away");
    if (moment_.here.contains(*absent)) return no(Code::not_now, "they are here");
    if (!table_.is_long_gone(*absent, moment_)) return no(Code::not_now, "they have not been away for long enough");
    // Who is away can't be asked.
    SeatSet present;
    for (const Seat seat : others)
      if (seat != *absent && moment_.here.contains(seat)) present |= seat;
    if (present.empty()) return sit(*absent, Player(stand_in));
    propose({event::Proposed::Kind::bot, *seat_, absent, std::nullopt, list_of(present), std::nullopt});
    return {};
  }

  Answer carry_out(const to_server::Resign&) {
    SOUNDER_TRY(playing());
    draft_.add(event::Resigned{});
    constexpr int enough_to_go_on = 2;
    SeatSet others = table_.session_->people();
    others.erase(*seat_);
    if (others.size() >= enough_to_go_on) return sit(*seat_, Player(stand_in));
    draft_.add(event::Ended{event::Ended::Why::resigned, *seat_});
    return {};
  }

  Answer carry_out(const to_server::AddTime& add) {
    SOUNDER_TRY(playing());
    const Clock& clock = table_.made_.clock;
    if (!table_.plays_itself(add.seat) || add.seat == *seat_)
      return no(Code::refused, "time is given to another person");
    if (clock.kind == Clock::Kind::none) return no(Code::not_now, "there is no clock");
    if (clock.kind != Clock::Kind::match && !table_.clock_runs(add.seat))
      return no(Code::not_now, "their clock does not run");
    SOUNDER_TRY(below(most_with_proposals));
    const std::uint64_t seconds = clock.kind == Clock::Kind::match  ? 60
                                  : clock.kind == Clock::Kind::move ? clock.seconds.value_or(0)
                                                                    : 24 * 60 * 60;
    draft_.add(event::TimeAdded{add.seat, seconds * static_cast<std::uint64_t>(one_second)});
    return {};
  }

  Answer carry_out(const to_server::Agree& agree) {
    SOUNDER_TRY(seated());
    SOUNDER_TRY(of_now(agree.epoch));
    const auto& proposal = table_.proposal_;
    if (!proposal || proposal->number != agree.number) return no(Code::outdated, "this is not proposed any more");
    if (proposal->by == *seat_ && !agree.yes) {
      draft_.add(event::Withdrawn{});
      return {};
    }
    const bool asked = std::find(proposal->waits.begin(), proposal->waits.end(), *seat_) != proposal->waits.end();
    if (!asked) return no(Code::not_yours, "you are not asked");
    draft_.add(event::Answered{agree.yes});
    if (agree.yes && proposal->waits.size() == 1) return fulfil();
    return {};
  }

  // What was proposed is done. Nobody takes the seat of participant who is back.
  Answer fulfil() {
    const protocol::Proposal& proposal = *table_.proposal_;
    using Kind = protocol::Proposal::Kind;
    if (proposal.kind == Kind::end) return end(proposal.draw.value_or(false));
    if (proposal.kind == Kind::bot && moment_.here.contains(*proposal.seat)) {
      draft_.add(event::Withdrawn{});
      return {};
    }
    if (proposal.kind == Kind::bot) return sit(*proposal.seat, Player(stand_in));
    const auto to = static_cast<std::size_t>(*proposal.to);
    return take_back({proposal.by, to, table_.session_->undo_of(proposal.by, to).ask, false});
  }

  Answer carry_out(const to_server::Return&) {
    SOUNDER_TRY(seated(Stage::playing));
    if (table_.plays_itself(*seat_)) return no(Code::not_now, "the seat is yours");
    if (self().out_of_time) return no(Code::not_now, "your time for the match is out: the bot stays");
    if (table_.seat_state(*seat_).why == protocol::StandIn::resigned) return no(Code::not_now, "you have resigned");
    return sit(*seat_, Player());
  }

  Answer carry_out(const to_server::Say& say) {
    SOUNDER_TRY(seated());
    if (say.text.size() > longest_line) return no(Code::too_long, "a line has at most 300 bytes");
    if (auto wrong = wrong_with_line(say.text)) return no(Code::refused, *wrong);
    SOUNDER_TRY(talking());
    draft_.add(event::Said{}, say.text);
    return {};
  }

  Answer carry_out(const to_server::React& react) {
    SOUNDER_TRY(seated());
    SOUNDER_TRY(talking());
    draft_.add(event::Reacted{react.reaction, react.sign});
    return {};
  }

  Answer carry_out(const to_server::Leave&) {
    SOUNDER_TRY(seated(Stage::gathering));
    if (table_.is_host(draft_.person))
      draft_.add(event::Ended{event::Ended::Why::host, std::nullopt});
    else
      draft_.add(event::Left{});
    return {};
  }

  template <class Other>
  Answer carry_out(const Other&) {
    return no(Code::unknown, "this is not for a table");
  }

  Answer time_out(Seat seat) {
    draft_.add(event::TimedOut{seat});
    return sit(seat, Player(stand_in));
  }

  Answer hand_back(Seat seat) { return sit(seat, Player()); }

  // Everybody has shown what they promised, or is waited for no longer.
  void finish_revealing(SeatSet missing, const std::map<Seat, std::string>& just_shown) {
    const auto game = table_.game_for(table_.seats_.size());
    if (game) ready_dice(**game, missing, just_shown);
  }

  SeatSet unshown() const {
    SeatSet seats;
    for (const auto& person : table_.people_)
      if (person.seat && !person.commit.empty() && person.nonce.empty()) seats |= *person.seat;
    return seats;
  }

 private:
  const Table::Participant& self() const { return *table_.participant(draft_.person); }

  Answer seated() const {
    if (!seat_) return no(Code::not_yours, "you have no seat here");
    return {};
  }
  Answer seated(Stage stage) const {
    if (table_.stage_ != stage)
      return no(Code::not_now, "not at this stage: " + std::string(protocol::word_of(table_.stage_)));
    return seated();
  }
  Answer hosting(Stage stage) const {
    SOUNDER_TRY(seated(stage));
    if (!table_.is_host(draft_.person)) return no(Code::not_yours, "only the host does that");
    return {};
  }
  // In the match, oneself.
  Answer playing() const {
    SOUNDER_TRY(seated(Stage::playing));
    if (!table_.plays_itself(*seat_)) return no(Code::not_now, "a bot plays for you: take your seat back first");
    return {};
  }

  // Who acts together with others may have been asked no more because another took what was wanted: that is the reason.
  tl::unexpected<Refusal> outdated(Seat seat, const std::vector<std::string>& texts) const {
    Refusal refusal{Code::outdated, "this is not what is asked now", {}};
    if (table_.stage_ == Stage::playing && table_.session_->match().turn().together && texts.size() == 1)
      if (auto tried = table_.session_->check(sounder::Play{seat, texts}); !tried)
        refusal.because = std::move(tried.error().because);
    return tl::make_unexpected(std::move(refusal));
  }

  // Not more than a table keeps.
  Answer below(EventSeq most) const {
    if (table_.seq_ >= most) return no(Code::limit, "this table has too many events; only the match goes on");
    return {};
  }
  Answer talking() const {
    SOUNDER_TRY(below(most_with_talk));
    if (self().talked_until + talk_interval > moment_.now + talk_at_once)
      return no(Code::limit, "that was too much talk at once; wait a second");
    return {};
  }

  // What was asked before the tables were set back is not asked now, though its number may be there again.
  Answer of_now(const std::optional<std::string>& epoch) const {
    if (epoch && *epoch != moment_.epoch) return no(Code::outdated, "the tables were set back since");
    return {};
  }

  Answer name(const std::string& name) const {
    if (auto wrong = wrong_with_name(name)) return no(Code::bad_name, *wrong);
    if (table_.games_->is_ours(name)) return no(Code::bad_name, "bots or the server are called so");
    for (const auto& other : table_.people_)
      if (other.number != draft_.person && other.seat && !other.name.empty() && name_key(other.name) == name_key(name))
        return no(Code::bad_name, "somebody here is called so");
    return {};
  }

  std::optional<Seat> first_open() const {
    for (std::size_t i = 0; i < table_.seats_.size(); ++i)
      if (table_.seats_[i].as == "open") return seat_at(i);
    return std::nullopt;
  }

  // The dice are settled, and what the match draws before anybody is asked is drawn.
  void ready_dice(const AnyGame& game, SeatSet missing, const std::map<Seat, std::string>& just_shown = {}) {
    draft_.person = 0;
    draft_.add(event::DiceReady{list_of(missing)});
    if (!game.turn(game.start()).is_chance()) return;
    draft_.add(event::MatchAdvanced{{first_draws(game, just_shown)}, {}});
  }

  std::string first_draws(const AnyGame& game, const std::map<Seat, std::string>& just_shown) const {
    FairDice dice{table_.dice_, {}, table_.made_.commitment};
    for (std::size_t i = 0; i < static_cast<std::size_t>(game.seats()); ++i)
      dice.nonces.push_back(nonce_of(i, just_shown));
    const FairChance source(std::move(dice));
    AnyState state = game.start();
    std::string text;
    JsonWriter out(text);
    out.begin_array();
    for (std::uint64_t number = 0; game.turn(state).is_chance(); ++number) {
      const Step step{Seat::nobody, source.draw(game, state, number)};
      write_entry(out, game, state, step);
      game.play(state, step.move);
    }
    out.end_array();
    return text;
  }

  std::string nonce_of(std::size_t seat, const std::map<Seat, std::string>& just_shown) const {
    if (table_.stage_ != Stage::revealing) return {};  // the start itself: nobody has promised anything
    const auto shown = just_shown.find(seat_at(seat));
    if (shown != just_shown.end()) return shown->second;
    const auto* person = table_.participant(table_.seats_[seat].person);
    return person ? person->nonce : std::string();
  }

  // ---- The match ----

  void advance(const Entries& entries, std::vector<Bank> banks) {
    std::string text;
    JsonWriter out(text);
    out.begin_array();
    AnyState state = table_.session_->match().state();
    for (const Entry& entry : entries) {
      write_entry(out, table_.session_->game(), state, entry);
      if (const auto* step = std::get_if<Step>(&entry)) table_.session_->game().play(state, step->move);
    }
    out.end_array();
    event::MatchAdvanced advanced{{std::move(text)}, {}};
    if (!banks.empty()) advanced.banks = std::move(banks);
    draft_.add(std::move(advanced));
  }

  Answer take_back(const TakeBack& command) {
    const auto entries = table_.session_->check(command);
    if (!entries) return because(entries.error());
    advance(*entries, banks_after_take_back(std::get<TakenBack>(entries->front())));
    return {};
  }

  Answer sit(Seat seat, const Player& player) {
    advance(*table_.session_->check(Sit{seat, player}), running_banks());
    return {};
  }

  Answer end(bool draw) {
    draft_.add(event::Ended{draw ? event::Ended::Why::draw : event::Ended::Why::agreed, std::nullopt});
    return {};
  }

  void propose(event::Proposed proposed) { draft_.add(std::move(proposed)); }

  // ---- Time for the whole match ----

  bool has_banks() const { return table_.made_.clock.kind == Clock::Kind::match; }
  Time more() const { return static_cast<Time>(table_.made_.clock.more.value_or(0)) * one_second; }
  Bank bank(Seat seat, Time left) const { return {seat, static_cast<std::uint64_t>(std::max<Time>(left, 0))}; }

  // A seat that has decided gets more time when the turn passes on. Of seats that act together another one's question
  // may end with it, because nothing is left to do.
  std::vector<Bank> banks_after_play(Seat seat, const Entries& entries) const {
    if (!has_banks()) return {};
    const AnyGame& game = table_.session_->game();
    AnyState state = table_.session_->match().state();
    for (const Entry& entry : entries) game.play(state, std::get<Step>(entry).move);
    const SeatSet asked = game.turn(state).seats;
    std::vector<Bank> banks;
    for (const Seat each : table_.persons()) {
      const bool passed_on = !asked.contains(each);
      if (table_.clock_runs(each) && (each == seat || passed_on))
        banks.push_back(bank(each, table_.left_of(each, moment_) + (passed_on ? more() : 0)));
    }
    return banks;
  }

  std::vector<Bank> running_banks() const {
    std::vector<Bank> banks;
    if (!has_banks()) return banks;
    for (const Seat seat : table_.persons())
      if (table_.clock_runs(seat)) banks.push_back(bank(seat, table_.left_of(seat, moment_)));
    return banks;
  }

  // A seat that is asked again gives back what it got for the decision that is taken back.
  std::vector<Bank> banks_after_take_back(const TakenBack& back) const {
    std::vector<Bank> banks = running_banks();
    if (!has_banks()) return banks;
    const SeatSet now = table_.session_->match().turn().seats;
    for (const Seat seat : table_.session_->game().turn(table_.session_->state_at(back.to)).seats)
      if (!now.contains(seat) && table_.plays_itself(seat))
        banks.push_back(bank(seat, std::max(table_.left_of(seat, moment_) - more(), one_second)));
    return banks;
  }

  const Table& table_;
  const Moment& moment_;
  Draft draft_;
  std::optional<Seat> seat_;
};

// ---- The table's answers ----

Checked<Events> Table::check(const ToServer& command, Person person, const Moment& moment) const {
  const std::string id = std::visit(
      [](const auto& one) {
        if constexpr (requires { one.id; })
          return one.id;
        else
          return std::string();
      },
      command);
  if (auto wrong = wrong_with_id(id)) return no(Code::unreadable, *wrong);
  Commands commands(*this, person, moment, id);
  SOUNDER_TRY(std::visit([&](const auto& one) { return commands.carry_out(one); }, command));
  return commands.events();
}

Checked<Events> Table::check_bot(Seat seat, EventSeq question, const std::vector<std::string>& texts,
                                 const Moment& moment) const {
  if (stage_ != Stage::playing || !session_->needs().thinking.contains(seat))
    return no(Code::outdated, "no bot is asked there");
  Commands commands(*this, 0, moment, "");
  SOUNDER_TRY(commands.moves(seat, question, texts));
  return commands.events();
}

Checked<Events> Table::check_end(const Moment& moment) const {
  if (!is_live()) return no(Code::not_now, "it is over");
  return Events{{seq_ + 1, moment.now, 0, "", event::Ended{event::Ended::Why::server, std::nullopt}, ""}};
}

Events Table::due(const Moment& moment) const {
  Commands commands(*this, 0, moment, "");
  if (stage_ == Stage::revealing && next_due(moment) <= moment.now) {
    commands.finish_revealing(commands.unshown(), {});
  } else if (proposal_ && proposal_->waits.empty()) {
    if (!commands.fulfil()) return {};
  } else if (const auto back = handed_back(moment)) {
    if (!commands.hand_back(*back)) return {};
  } else if (stage_ == Stage::playing) {
    for (const Seat seat : persons())
      if (clock_runs(seat) && left_of(seat, moment) <= 0 && !commands.time_out(seat)) return {};
  }
  return commands.events();
}

}  // namespace sounder::tables
