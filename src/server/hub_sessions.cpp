// What sessions ask for.
#include <algorithm>
#include <boost/asio/post.hpp>

#include "server/hub.h"
#include "server/pending_commit.h"
#include "server/secrets.h"
#include "server/upgrade_request.h"
#include "tables/names.h"

namespace sounder::server {
namespace {

using namespace protocol;

constexpr std::size_t shortest_remembered_id =
    16;  // a command without a secret is known again by its id, which nobody may guess
constexpr std::size_t longest_id = 64;
constexpr std::uint64_t oldest_app = 1;  // the protocol that an app must speak at least
constexpr std::size_t most_looked_at = 64;
constexpr Time code_lasts = 10 * 60'000;
constexpr Time rest_of_a_guess = 1'000;
constexpr const char* too_many_guesses = "too many wrong secrets and codes came from your address; wait a while";
constexpr std::ptrdiff_t most_secrets =
    32;  // of one person: as many devices, or resends of the command that sat him down

bool has_enough_secrets(const TableActor& actor, tables::Person person) {
  const auto is_his = [&](const store::SecretRow& row) { return row.person == static_cast<int>(person); };
  return std::count_if(actor.secrets.begin(), actor.secrets.end(), is_his) >= most_secrets;
}

// The id of a command; beats and greetings have none.
template <class Command>
std::string id_of(const Command& command) {
  if constexpr (requires { command.id; })
    return command.id;
  else
    return {};
}

std::string id_of(const ToServer& message) {
  return std::visit([](const auto& command) { return id_of(command); }, message);
}

std::string_view kind_of(const ToServer& message) {
  return std::visit([](const auto& command) { return std::string_view(command.called); }, message);
}

// Commands that can be repeated for ever without a match going on.
template <class Command>
constexpr bool makes_logs_longer =
    std::is_same_v<Command, to_server::Say> || std::is_same_v<Command, to_server::React> ||
    std::is_same_v<Command, to_server::Rename> || std::is_same_v<Command, to_server::Place> ||
    std::is_same_v<Command, to_server::Undo> || std::is_same_v<Command, to_server::Propose> ||
    std::is_same_v<Command, to_server::Arrange> || std::is_same_v<Command, to_server::Host> ||
    std::is_same_v<Command, to_server::AddTime>;

}  // namespace

// ---- Coming and going ----

void Hub::receive(UpgradeRequest&& upgrade, const std::string& address, bool from_here) {
  const auto session = std::make_shared<Session>(std::move(upgrade), *this, limits_, clock_, address);
  session->from_here = from_here;
  session->start();
}

void Hub::on_open(Socket& socket) {
  auto& session = static_cast<Session&>(socket);
  ++sockets_;
  Neighbours& neighbours = addresses_[session.address];
  ++neighbours.sockets;
  metrics_.set(Metrics::Level::sockets, static_cast<double>(sockets_));
  log_.debug("came").from(session.address);
  beats_[next_beat_++ % std::size(beats_)].push_back(std::static_pointer_cast<Session>(socket.shared_from_this()));
  if (neighbours.sockets <= limits_.sockets_an_address) return;
  tell(session, to_app::No{{}, Code::limit, "there are too many sockets from your address", {}});
  let_go(session, Closing::come_back_later, "too many sockets from your address", "too_many");
}

void Hub::on_close(Socket& socket) {
  auto& session = static_cast<Session&>(socket);
  --sockets_;
  --addresses_[session.address].sockets;
  metrics_.set(Metrics::Level::sockets, static_cast<double>(sockets_));
  stand_up(session);
  log_.debug("gone").from(session.address);
  if (leaving_) boost::asio::post(context_, [this] { finish_draining(); });
}

void Hub::too_slow(Socket& socket) {
  metrics_.count_closed("too_slow");
  log_.info("too_slow").from(static_cast<Session&>(socket).address);
}

void Hub::let_go(Session& session, Closing code, std::string_view words, std::string_view why) {
  metrics_.count_closed(why);
  session.close_after_sending(code, words);
}

void Hub::sit(const SessionPtr& session, TableActor& actor, tables::Person person) {
  if (session->at == &actor && session->person == person) return;
  stand_up(*session);
  session->at = &actor;
  session->person = person;
  if (actor.known_since == 0) actor.known_since = clock_.now();
  actor.sessions.push_back(session);
  actor.left_at.erase(person);
  presence_changed(actor);
}

void Hub::stand_up(Session& session) {
  TableActor* actor = session.at;
  if (!actor) return;
  stand_up(session, *actor);
  presence_changed(*actor);
  cache_.settle(*actor);
}

void Hub::stand_up(Session& session, TableActor& actor) {
  if (session.person != 0) actor.went(session.person, clock_.now(), limits_.short_absence);
  session.at = nullptr;
  session.person = 0;
  std::erase_if(actor.sessions, [&](const SessionPtr& other) { return other.get() == &session; });
}

// ---- Listening ----

void Hub::on_message(Socket& socket, std::string text, bool within_limits) {
  const auto session = std::static_pointer_cast<Session>(socket.shared_from_this());
  const auto message = read_to_server(text);
  const std::string_view kind = message ? kind_of(*message) : "unreadable";
  const std::string id = message ? id_of(*message) : id_in(text);
  if (!within_limits)  // at most once a second: the socket rests
    return say_no(session, kind, id, Code::limit, "that was too much at once; wait a second");
  if (!message) return say_no(session, kind, id, Code::unreadable, message.error().message);
  if (id.size() > longest_id) return say_no(session, kind, id, Code::too_long, "an id has at most 64 bytes");
  if (!session->greeted && !std::holds_alternative<to_server::Hello>(*message))
    return say_no(session, kind, id, Code::not_now, "say hello first");
  std::visit([&](const auto& command) { on(session, command); }, *message);
}

bool Hub::count(Socket& socket) {
  auto& session = static_cast<Session&>(socket);
  const Time now = clock_.now();
  const bool own = session.messages.take(limits_.messages, now);
  return addresses_[session.address].messages.take(limits_.messages_an_address, now) && own;
}

// Reading them can't be slowed down. Closed later: a read is under way.
void Hub::pinged_too_often(Socket& socket) {
  boost::asio::post(context_, [this, session = std::static_pointer_cast<Session>(socket.shared_from_this())] {
    if (session->is_closing()) return;
    metrics_.count_closed("pings");
    session->close(Closing::come_back_later, "too many pings");
  });
}

void Hub::on(const SessionPtr& session, const to_server::Hello& hello) {
  if (hello.v < oldest_app) return tell(*session, to_app::Outdated{protocol::version, settings_.build});
  session->greeted = true;
  session->knows_other_version = hello.v >= 2;
  welcome(*session);
}

void Hub::welcome(Session& session) {
  to_app::Welcome welcome{protocol::version, settings_.build, static_cast<std::uint64_t>(clock_.now()), {}};
  if (!notices_.announcement.empty()) welcome.notice = notices_.announcement;
  tell(session, welcome);
  if (const auto what = trouble_now(); what != to_app::Trouble::What::none) tell(session, to_app::Trouble{what});
}

void Hub::on(const SessionPtr&, const to_server::Beat&) {}  // that he is there was noticed when it came

// ---- Tables ----

void Hub::on(const SessionPtr& session, const to_server::Make& make) {
  if (draining_) return say_no(session, make.called, make.id, Code::draining, "the server takes no tables now");
  if (!addresses_[session->address].tables.take(limits_.tables_an_address, clock_.now()))
    return say_no(session, make.called, make.id, Code::limit,
                  "too many tables were made from your address; wait a while");
  const bool remembered = make.id.size() >= shortest_remembered_id;
  const std::string table = remembered ? table_id_for("make", make.id) : fresh_table_id();
  make_at(session, make, table, clock_.now());
}

void Hub::make_at(const SessionPtr& session, const to_server::Make& make, const std::string& table, Time received) {
  with_table(table, [this, session, make, table, received](TableActor* actor, Code code) {
    if (actor && !actor->table->made_by(make.id))
      return say_no(session, make.called, make.id, Code::not_now, "choose another id");
    if (actor)
      return seat_again(session, *actor, 1, make.id,
                        Enters::yes);  // the same command came before: only its host knows it
    if (code == Code::storage) return say_no(session, make.called, make.id, code, "nothing can be stored now");
    if (code == Code::other_version) return say_no_table(session, make.called, make.id, code);
    if (cache_.find(table)) return make_at(session, make, table, received);  // and is being stored
    const FairDice::Secret dice = *fresh_dice(0).secret;
    const auto events = tables::Table::make(games_, make, {table, dice, received});
    if (!events) return say_no(session, make.called, make.id, events.error());
    auto commit = std::make_shared<PendingCommit>();
    commit->table = table;
    commit->command.session = session;
    commit->command.id = make.id;
    commit->command.kind = make.called;
    commit->joined = 1;
    commit->secret = fresh_secret();
    commit->secrets.push_back({1, hash_of(commit->secret)});
    store_table(*events, dice, std::move(commit));
  });
}

void Hub::on(const SessionPtr& session, const to_server::Enter& enter) {
  if (!enter.secret)
    return with_table(enter.table, [this, session, enter](TableActor* actor, Code code) {
      if (!actor) return say_no_table(session, enter.called, enter.id, code);
      const std::string name = enter.name.value_or("");
      session->name = tables::wrong_with_name(name) || games_.is_ours(name) ? "" : name;
      enter_as(session, *actor, 0, enter.id, seen_before(enter));
    });
  with_person(session, enter.table, *enter.secret,
              [this, session, enter](TableActor* actor, tables::Person person, Code code) {
                if (!actor) return say_no_table(session, enter.called, enter.id, code);
                if (person == 0) return say_no(session, enter.called, enter.id, code, "that secret is of no seat here");
                enter_as(session, *actor, person, enter.id, seen_before(enter));
              });
}

// A number of another history says nothing of this one.
tables::EventSeq Hub::seen_before(const to_server::Enter& enter) const {
  return enter.epoch == notices_.epoch ? enter.since.value_or(0) : 0;
}

// Counts a wrong secret or code. False: too many came from this address; the socket rests a second for each. Right ones
// are always taken, also beside wrong ones in one `look`: nobody is locked out by a neighbour who guesses.
bool Hub::may_guess_on(Session& session) {
  const Time now = clock_.now();
  if (addresses_[session.address].guesses.take(limits_.guesses_an_address, now)) return true;
  session.rest_longer(rest_of_a_guess);
  return false;
}

// Whose secret it is. Wrong ones are counted; where others serve the same tables they may know a newer one.
void Hub::with_person(const SessionPtr& session, const std::string& table, const std::string& secret,
                      ThenWithPerson then) {
  with_table(table, [this, session, table, secret, then](TableActor* actor, Code code) {
    if (!actor) return then(nullptr, 0, code);
    if (const tables::Person person = actor->person_with(secret)) return then(actor, person, {});
    if (!may_guess_on(*session)) return then(actor, 0, Code::limit);
    if (!store_->several_servers()) return then(actor, 0, Code::not_yours);
    actor->behind = true;
    actor->waiting.push_back([secret, then](TableActor* again, Code failed) {
      const tables::Person person = again ? again->person_with(secret) : 0;
      then(again, person, again ? Code::not_yours : failed);
    });
    boost::asio::post(context_, [this, table] {
      if (TableActor* again = cache_.find(table)) go_on(*again);
    });
  });
}

void Hub::enter_as(const SessionPtr& session, TableActor& actor, tables::Person person, const std::string& command,
                   tables::EventSeq since) {
  metrics_.count_command("enter", "ok");
  sit(session, actor, person);
  const tables::Table& table = *actor.table;
  const tables::Moment moment = moment_at(actor, clock_.now());
  const Seat viewer = actor.viewer_of(*session);
  to_app::Entered entered;
  entered.re = command;
  entered.seq = actor.head;
  entered.now = static_cast<std::uint64_t>(moment.now);
  if (viewer != Seat::nobody) entered.seat = viewer;
  entered.host = table.is_host(person);
  entered.state = table.state(moment.here, actor.watching());
  for (protocol::Place& place : entered.state.places)
    if (place.is == "person" && !place.here)
      place.away = static_cast<std::uint64_t>(std::max<Time>(moment.away_for(place.seat), 0));
  entered.times = table.times(moment);
  entered.lines = table.lines();
  for (std::string& frame : table.frames(viewer, since > actor.head ? 0 : since))
    entered.frames.push_back({std::move(frame)});
  if (entered.seat) entered.question = table.question_of(viewer);
  entered.epoch = notices_.epoch;
  session->seen = actor.head;
  tell(*session, entered);
  look_ahead(actor);  // one of two who is back has the seat again; bots that rested go on
}

void Hub::on(const SessionPtr& session, const to_server::Join& join) {
  with_table(join.table, [this, session, join, received = clock_.now()](TableActor* actor, Code code) {
    if (!actor) return say_no_table(session, join.called, join.id, code);
    PendingCommand command;
    command.session = session;
    command.id = join.id;
    command.kind = join.called;
    command.received = received;
    command.commit = join.commit;
    command.check = [join](const tables::Table& table, const tables::Moment& moment) {
      return table.check(join, 0, moment);
    };
    add(*actor, std::move(command));
  });
}

void Hub::on(const SessionPtr& session, const to_server::Look& look) {
  if (look.tables.size() > most_looked_at)
    return say_no(session, look.called, look.id, Code::limit, "at most 64 tables at once");
  struct Looking {
    to_app::Tables answer;
    std::size_t left;
  };
  const auto looking = std::make_shared<Looking>(Looking{{look.id, {}}, look.tables.size()});
  looking->answer.tables.resize(look.tables.size());
  if (look.tables.empty()) return tell(*session, looking->answer);
  for (std::size_t i = 0; i < look.tables.size(); ++i) {
    looking->answer.tables[i].table = look.tables[i].table;
    with_person(session, look.tables[i].table, look.tables[i].secret,
                [session, looking, i](TableActor* actor, tables::Person person, Code code) {
                  if (actor && person != 0) looking->answer.tables[i] = actor->table->summary(person);
                  if (code == Code::other_version) looking->answer.tables[i].other_version = true;
                  if (--looking->left == 0) tell(*session, looking->answer);
                });
  }
}

void Hub::on(const SessionPtr& session, const to_server::Record& record) {
  if (!session->at) return say_no(session, record.called, record.id, Code::not_now, "enter a table first");
  with_table(session->at->id, [this, session, record](TableActor* actor, Code code) {
    if (!actor) return say_no_table(session, record.called, record.id, code);
    const auto text = actor->table->record();
    if (!text) return say_no(session, record.called, record.id, Code::not_now, "the match has not begun");
    tell(*session, to_app::Record{record.id, Json{*text}});
  });
}

// ---- Other devices ----

// Where this machine is in its networks concerns nobody but who sits at it.
void Hub::on(const SessionPtr& session, const to_server::Reach& reach) {
  const tables::Table* table = session->at && session->at->table ? &*session->at->table : nullptr;
  if (!session->from_here || !table || !table->is_host(session->person) || !settings_.reach)
    return say_no(session, reach.called, reach.id, Code::not_yours, "only a host on the server's own machine is told");
  Reachable found = settings_.reach();
  metrics_.count_command(reach.called, "ok");
  tell(*session, to_app::Reach{reach.id, std::move(found.origins), found.only_here});
}

void Hub::on(const SessionPtr& session, const to_server::Code& command) {
  if (!session->at || session->person == 0)
    return say_no(session, command.called, command.id, Code::not_yours, "you have no seat here");
  if (has_enough_secrets(*session->at, session->person))
    return say_no(session, command.called, command.id, Code::limit, "this seat has been given to too many devices");
  const std::string code = fresh_code();
  const Time until = clock_.now() + code_lasts;
  const store::Code row{hash_of(code), session->at->id, static_cast<int>(session->person), until};
  readers_.add(row.table, [this, session, command, code, row](const std::atomic<bool>&) {
    const bool kept = store_->keep_code(row, row.until - code_lasts).has_value();
    boost::asio::post(context_, [this, session, command, code, row, kept] {
      if (!kept) return say_no(session, command.called, command.id, Code::storage, "nothing can be stored now");
      metrics_.count_command(command.called, "ok");
      tell(*session, to_app::Code{command.id, code, static_cast<std::uint64_t>(row.until)});
    });
  });
}

void Hub::on(const SessionPtr& session, const to_server::Redeem& redeem) {
  const std::string secret = fresh_secret();
  readers_.add("", [this, session, redeem, secret, now = clock_.now()](const std::atomic<bool>&) {
    auto code = store_->redeem_code(hash_of(tidy_code(redeem.code)), hash_of(secret), now);
    boost::asio::post(context_, [this, session, redeem, secret, code = std::move(code)] {
      if (!code) return say_no(session, redeem.called, redeem.id, Code::storage, "nothing can be stored now");
      if (!*code && !may_guess_on(*session))
        return say_no(session, redeem.called, redeem.id, Code::limit, too_many_guesses);
      if (!*code)
        return say_no(session, redeem.called, redeem.id, Code::unknown, "that code is wrong, was used, or is too old");
      give_secret(session, (*code)->table, static_cast<tables::Person>((*code)->person), secret, redeem.id, Enters::no);
    });
  });
}

// A resend of a command that sat somebody down: the first secret may not have arrived, so there is another. Not for who
// has left since, or was put out.
void Hub::seat_again(const SessionPtr& session, TableActor& actor, tables::Person person, const std::string& command,
                     Enters enters) {
  if (!actor.table->seat_of(person))
    return say_no(session, "join", command, Code::not_yours, "that seat is not yours any more");
  if (has_enough_secrets(actor, person))
    return say_no(session, "join", command, Code::limit, "this was asked too often; enter with the secret that came");
  const std::string secret = fresh_secret();
  readers_.add(actor.id, [this, session, table = actor.id, person, secret, command, enters](const std::atomic<bool>&) {
    const bool kept = store_->add_secret(table, {static_cast<int>(person), hash_of(secret)}).has_value();
    boost::asio::post(context_, [this, session, table, person, secret, command, enters, kept] {
      if (!kept) return say_no(session, "join", command, Code::storage, "nothing can be stored now");
      give_secret(session, table, person, secret, command, enters);
    });
  });
}

// The secret is stored; the table in memory, if it is there, may not know it yet.
void Hub::give_secret(const SessionPtr& session, const std::string& table, tables::Person person,
                      const std::string& secret, const std::string& command, Enters enters) {
  with_table(table, [this, session, person, secret, command, enters](TableActor* actor, Code code) {
    if (!actor) return say_no_table(session, "redeem", command, code);
    if (!actor->table->seat_of(person))
      return say_no(session, "redeem", command, Code::not_yours, "that seat is not yours any more");
    if (actor->person_with(secret) == 0) actor->secrets.push_back({static_cast<int>(person), hash_of(secret)});
    seat(session, *actor, person, secret, command);
    if (enters == Enters::yes) enter_as(session, *actor, person, command, 0);
  });
}

void Hub::seat(const SessionPtr& session, const TableActor& actor, tables::Person person, const std::string& secret,
               const std::string& command) {
  tell(*session,
       to_app::Seated{command, actor.id, actor.table->seat_of(person).value(), secret, actor.table->is_host(person)});
}

// ---- All other commands are for the table ----

template <class Command>
void Hub::on(const SessionPtr& session, const Command& command) {
  if (!session->at) return say_no(session, command.called, command.id, Code::not_now, "enter a table first");
  if (session->person == 0) return say_no(session, command.called, command.id, Code::not_yours, "you only watch here");
  if (makes_logs_longer<Command> && !addresses_[session->address].talk.take(limits_.talk_an_address, clock_.now()))
    return say_no(session, command.called, command.id, Code::limit, "that was too much at once; wait a second");
  PendingCommand pending;
  pending.session = session;
  pending.person = session->person;
  pending.id = command.id;
  pending.kind = command.called;
  pending.received = clock_.now();
  pending.check = [command, person = session->person](const tables::Table& table, const tables::Moment& moment) {
    return table.check(command, person, moment);
  };
  add(*session->at, std::move(pending));
}

// Once more: the new table is stored first, then this one is told where it is. Its id follows from this table's, so
// that a second request finds it after a crash between the two.
void Hub::on(const SessionPtr& session, const to_server::Rematch& rematch) {
  if (!session->at) return say_no(session, rematch.called, rematch.id, Code::not_now, "enter a table first");
  if (session->person == 0) return say_no(session, rematch.called, rematch.id, Code::not_yours, "you only watch here");
  with_table(session->at->id,
             [this, session, rematch, person = session->person, received = clock_.now()](TableActor* actor, Code code) {
               if (!actor) return say_no(session, rematch.called, rematch.id, code, "nothing can be stored now");
               make_rematch(session, *actor, person, rematch, received);
             });
}

void Hub::make_rematch(const SessionPtr& session, TableActor& actor, tables::Person person,
                       const to_server::Rematch& rematch, Time received) {
  if (const auto seq = actor.table->done(person, rematch.id)) return say_ok(session, rematch.called, rematch.id, *seq);
  if (draining_) return say_no(session, rematch.called, rematch.id, Code::draining, "the server takes no tables now");
  if (storage_down_) return say_no(session, rematch.called, rematch.id, Code::storage, "nothing can be stored now");
  const tables::Birth birth{table_id_for("rematch", actor.id), *fresh_dice(0).secret, received};
  const auto both = actor.table->check_rematch(rematch, person, birth);
  if (!both) return say_no(session, rematch.called, rematch.id, both.error());
  if (!addresses_[session->address].tables.take(limits_.tables_an_address, clock_.now()))
    return say_no(session, rematch.called, rematch.id, Code::limit,
                  "too many tables were made from your address; wait a while");
  PendingCommand here;
  here.session = session;
  here.person = person;
  here.id = rematch.id;
  here.kind = rematch.called;
  here.received = received;
  here.check = [rematch, person, birth](const tables::Table& table,
                                        const tables::Moment&) -> tables::Checked<tables::Events> {
    SOUNDER_TRY(const auto again, table.check_rematch(rematch, person, birth));
    return again.here;
  };
  auto commit = std::make_shared<PendingCommit>();
  commit->table = birth.id;
  commit->secrets = actor.secrets;  // secrets of this table are valid there
  commit->then = [this, session, table = actor.id, here](store::Outcome outcome) {
    if (outcome == store::Outcome::failed)
      return say_no(session, here.kind, here.id, Code::storage, "nothing can be stored now");
    with_table(table, [this, session, here](TableActor* again, Code code) {
      if (!again) return say_no(session, here.kind, here.id, code, "nothing can be stored now");
      add(*again, here);
    });
  };
  store_rematch(both->there, birth.dice, commit);
}

// Unless somebody was faster. A name in memory proves nothing: a request for a table that does not exist holds the name
// for a moment.
void Hub::store_rematch(const tables::Events& events, const FairDice::Secret& dice,
                        const std::shared_ptr<PendingCommit>& commit) {
  with_table(commit->table, [this, events, dice, commit](TableActor* there, Code code) {
    if (there || code == Code::other_version) return commit->then(store::Outcome::lost_race);
    if (code == Code::storage) return commit->then(store::Outcome::failed);
    if (cache_.find(commit->table)) return store_rematch(events, dice, commit);  // and it is being stored
    store_table(events, dice, commit);
  });
}

// ---- Answers ----

void Hub::say_ok(const SessionPtr& session, std::string_view kind, const std::string& command, tables::EventSeq seq) {
  metrics_.count_command(kind, "ok");
  tell(*session, to_app::Ok{command, seq});
}

// An app of protocol 1 knows no tables of another version: to it there is no such table.
void Hub::say_no(const SessionPtr& session, std::string_view kind, const std::string& command,
                 const tables::Refusal& why) {
  metrics_.count_command(kind, protocol::word_of(why.code));
  auto no = tables::answer_of(why, command.empty() ? std::nullopt : std::optional(command));
  if (no.code == Code::other_version && !session->knows_other_version) no.code = Code::unknown;
  tell(*session, no);
}

void Hub::say_no(const SessionPtr& session, std::string_view kind, const std::string& command, Code code,
                 const std::string& words) {
  say_no(session, kind, command, tables::Refusal{code, words, {}});
}

void Hub::say_no_table(const SessionPtr& session, std::string_view kind, const std::string& command, Code code) {
  say_no(session, kind, command, code,
         code == Code::storage         ? "nothing can be read now"
         : code == Code::other_version ? "another version of Sounder has made the table"
                                       : "there is no such table");
}

}  // namespace sounder::server
