// What guests ask for.
#include <algorithm>
#include <boost/asio/post.hpp>

#include "server/hub.h"
#include "server/opening.h"
#include "server/secrets.h"
#include "server/storing.h"

namespace sounder::server {
namespace {

using namespace protocol;

constexpr std::size_t shortest_remembered_id =
    16;  // a command without a secret is known again by its id, which nobody may guess
constexpr std::size_t longest_id = 64;
constexpr std::uint64_t oldest_app = 1;  // the protocol that an app must speak at least
constexpr std::size_t most_looked_at = 64;
constexpr Time code_lasts = 10 * 60'000;
constexpr Time rest_of_a_guesser = 1'000;
constexpr const char* too_many_guesses = "too many wrong secrets and codes came from your address; wait a while";
constexpr std::ptrdiff_t most_secrets =
    32;  // of one person: as many devices, or resends of the command that sat him down

bool has_enough_secrets(const HeldRoom& held, tables::Person person) {
  const auto is_his = [&](const store::SecretRow& row) { return row.person == static_cast<int>(person); };
  return std::count_if(held.secrets.begin(), held.secrets.end(), is_his) >= most_secrets;
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
    std::is_same_v<Command, to_server::Undo> || std::is_same_v<Command, to_server::Propose>;

}  // namespace

// ---- Coming and going ----

void Hub::receive(Opening&& opening, const std::string& address) {
  const auto guest = std::make_shared<Guest>(std::move(opening), *this, limits_, clock_, address);
  guest->start();
}

void Hub::came(Socket& socket) {
  auto& guest = static_cast<Guest&>(socket);
  ++sockets_;
  Neighbours& neighbours = addresses_[guest.address];
  ++neighbours.sockets;
  metrics_.set(Metrics::Level::sockets, static_cast<double>(sockets_));
  log_.debug("came").from(guest.address);
  beats_[next_beat_++ % std::size(beats_)].push_back(std::static_pointer_cast<Guest>(socket.shared_from_this()));
  if (neighbours.sockets <= limits_.sockets_an_address) return;
  tell(guest, to_app::No{{}, Code::limit, "there are too many sockets from your address", {}});
  let_go(guest, Closing::come_back_later, "too many sockets from your address", "too_many");
}

void Hub::gone(Socket& socket) {
  auto& guest = static_cast<Guest&>(socket);
  --sockets_;
  --addresses_[guest.address].sockets;
  metrics_.set(Metrics::Level::sockets, static_cast<double>(sockets_));
  stand_up(guest);
  log_.debug("gone").from(guest.address);
  if (leaving_) boost::asio::post(context_, [this] { finish_draining(); });
}

void Hub::too_slow(Socket& socket) {
  metrics_.count_closed("too_slow");
  log_.info("too_slow").from(static_cast<Guest&>(socket).address);
}

void Hub::let_go(Guest& guest, Closing code, std::string_view words, std::string_view why) {
  metrics_.count_closed(why);
  guest.close_after_sending(code, words);
}

void Hub::sit(const GuestPtr& guest, HeldRoom& held, tables::Person person) {
  if (guest->at == &held && guest->person == person) return;
  stand_up(*guest);
  guest->at = &held;
  guest->person = person;
  held.guests.push_back(guest);
  held.left_at.erase(person);
  presence_changed(held);
}

void Hub::stand_up(Guest& guest) {
  HeldRoom* held = guest.at;
  if (!held) return;
  stand_up(guest, *held);
  presence_changed(*held);
  hall_.settle(*held);
}

void Hub::stand_up(Guest& guest, HeldRoom& held) {
  if (guest.person != 0) held.went(guest.person, clock_.now(), limits_.short_absence);
  guest.at = nullptr;
  guest.person = 0;
  std::erase_if(held.guests, [&](const GuestPtr& other) { return other.get() == &guest; });
}

// ---- Listening ----

void Hub::heard(Socket& socket, std::string text, bool within_limits) {
  const auto guest = std::static_pointer_cast<Guest>(socket.shared_from_this());
  const auto message = read_to_server(text);
  const std::string_view kind = message ? kind_of(*message) : "unreadable";
  const std::string id = message ? id_of(*message) : id_in(text);
  if (!within_limits)  // at most once a second: the socket rests
    return say_no(guest, kind, id, Code::limit, "that was too much at once; wait a second");
  if (!message) return say_no(guest, kind, id, Code::unreadable, message.error().message);
  if (id.size() > longest_id) return say_no(guest, kind, id, Code::too_long, "an id has at most 64 bytes");
  if (!guest->greeted && !std::holds_alternative<to_server::Hello>(*message))
    return say_no(guest, kind, id, Code::not_now, "say hello first");
  std::visit([&](const auto& command) { on(guest, command); }, *message);
}

bool Hub::count(Socket& socket) {
  auto& guest = static_cast<Guest&>(socket);
  const Time now = clock_.now();
  const bool own = guest.messages.take(limits_.messages, now);
  return addresses_[guest.address].messages.take(limits_.messages_an_address, now) && own;
}

// Reading them can't be slowed down. Closed later: a read is under way.
void Hub::pinged_too_often(Socket& socket) {
  boost::asio::post(context_, [this, guest = std::static_pointer_cast<Guest>(socket.shared_from_this())] {
    if (guest->is_closing()) return;
    metrics_.count_closed("pings");
    guest->close(Closing::come_back_later, "too many pings");
  });
}

void Hub::on(const GuestPtr& guest, const to_server::Hello& hello) {
  if (hello.v < oldest_app) return tell(*guest, to_app::Outdated{protocol::version, settings_.build});
  guest->greeted = true;
  guest->knows_other_version = hello.v >= 2;
  welcome(*guest);
}

void Hub::welcome(Guest& guest) {
  to_app::Welcome welcome{protocol::version, settings_.build, static_cast<std::uint64_t>(clock_.now()), {}};
  if (!notices_.announcement.empty()) welcome.notice = notices_.announcement;
  tell(guest, welcome);
  if (const auto what = trouble_now(); what != to_app::Trouble::What::none) tell(guest, to_app::Trouble{what});
}

void Hub::on(const GuestPtr&, const to_server::Beat&) {}  // that he is there was noticed when it came

// ---- Tables ----

void Hub::on(const GuestPtr& guest, const to_server::Make& make) {
  if (draining_) return say_no(guest, make.called, make.id, Code::draining, "the server takes no tables now");
  if (!addresses_[guest->address].tables.take(limits_.tables_an_address, clock_.now()))
    return say_no(guest, make.called, make.id, Code::limit,
                  "too many tables were made from your address; wait a while");
  const bool remembered = make.id.size() >= shortest_remembered_id;
  const std::string table = remembered ? table_id_for("make", make.id) : fresh_table_id();
  make_at(guest, make, table, clock_.now());
}

void Hub::make_at(const GuestPtr& guest, const to_server::Make& make, const std::string& table, Time received) {
  with_room(table, [this, guest, make, table, received](HeldRoom* held, Code code) {
    if (held && !held->room->made_by(make.id))
      return say_no(guest, make.called, make.id, Code::not_now, "choose another id");
    if (held)
      return seat_again(guest, *held, 1, make.id, Enters::yes);  // the same command came before: only its host knows it
    if (code == Code::storage) return say_no(guest, make.called, make.id, code, "nothing can be stored now");
    if (code == Code::other_version) return say_no_table(guest, make.called, make.id, code);
    if (hall_.find(table)) return make_at(guest, make, table, received);  // and is being stored
    const FairDice::Secret dice = *fresh_dice(0).secret;
    const auto events = tables::Room::make(house_, make, {table, dice, received});
    if (!events) return say_no(guest, make.called, make.id, events.error());
    auto storing = std::make_shared<Storing>();
    storing->table = table;
    storing->wish.guest = guest;
    storing->wish.id = make.id;
    storing->wish.kind = make.called;
    storing->joined = 1;
    storing->secret = fresh_secret();
    storing->secrets.push_back({1, hash_of(storing->secret)});
    store_table(*events, dice, std::move(storing));
  });
}

void Hub::on(const GuestPtr& guest, const to_server::Enter& enter) {
  if (!enter.secret)
    return with_room(enter.table, [this, guest, enter](HeldRoom* held, Code code) {
      if (!held) return say_no_table(guest, enter.called, enter.id, code);
      enter_as(guest, *held, 0, enter.id, seen_before(enter));
    });
  with_person(guest, enter.table, *enter.secret,
              [this, guest, enter](HeldRoom* held, tables::Person person, Code code) {
                if (!held) return say_no_table(guest, enter.called, enter.id, code);
                if (person == 0) return say_no(guest, enter.called, enter.id, code, "that secret is of no seat here");
                enter_as(guest, *held, person, enter.id, seen_before(enter));
              });
}

// A number of another history says nothing of this one.
tables::Number Hub::seen_before(const to_server::Enter& enter) const {
  return enter.epoch == notices_.epoch ? enter.since.value_or(0) : 0;
}

// Counts a wrong secret or code. False: too many came from this address; the socket rests after each. Right ones are
// always taken: nobody is locked out by a neighbour who guesses.
bool Hub::may_guess_on(Guest& guest) {
  const Time now = clock_.now();
  if (addresses_[guest.address].guesses.take(limits_.guesses_an_address, now)) return true;
  guest.rest_until(now + rest_of_a_guesser);
  return false;
}

// Whose secret it is. Wrong ones are counted; where others serve the same tables they may know a newer one.
void Hub::with_person(const GuestPtr& guest, const std::string& table, const std::string& secret, ThenWithPerson then) {
  with_room(table, [this, guest, table, secret, then](HeldRoom* held, Code code) {
    if (!held) return then(nullptr, 0, code);
    if (const tables::Person person = held->person_with(secret)) return then(held, person, {});
    if (!may_guess_on(*guest)) return then(held, 0, Code::limit);
    if (!store_->several_servers()) return then(held, 0, Code::not_yours);
    held->behind = true;
    held->waiting.push_back([secret, then](HeldRoom* again, Code trouble) {
      const tables::Person person = again ? again->person_with(secret) : 0;
      then(again, person, again ? Code::not_yours : trouble);
    });
    boost::asio::post(context_, [this, table] {
      if (HeldRoom* again = hall_.find(table)) go_on(*again);
    });
  });
}

void Hub::enter_as(const GuestPtr& guest, HeldRoom& held, tables::Person person, const std::string& command,
                   tables::Number since) {
  metrics_.count_command("enter", "ok");
  sit(guest, held, person);
  const tables::Room& room = *held.room;
  const tables::Moment moment = moment_at(held, clock_.now());
  const Seat eyes = held.eyes_of(*guest);
  to_app::Entered entered;
  entered.re = command;
  entered.seq = held.head;
  entered.now = static_cast<std::uint64_t>(moment.now);
  if (eyes != Seat::nobody) entered.seat = eyes;
  entered.host = room.is_host(person);
  entered.state = room.state(moment.here, held.watching());
  entered.times = room.times(moment);
  entered.lines = room.lines();
  for (std::string& frame : room.frames(eyes, since > held.head ? 0 : since))
    entered.frames.push_back({std::move(frame)});
  if (entered.seat) entered.question = room.question_of(eyes);
  entered.epoch = notices_.epoch;
  guest->seen = held.head;
  tell(*guest, entered);
}

void Hub::on(const GuestPtr& guest, const to_server::Join& join) {
  with_room(join.table, [this, guest, join, received = clock_.now()](HeldRoom* held, Code code) {
    if (!held) return say_no_table(guest, join.called, join.id, code);
    Wish wish;
    wish.guest = guest;
    wish.id = join.id;
    wish.kind = join.called;
    wish.received = received;
    wish.commit = join.commit;
    wish.check = [join](const tables::Room& room, const tables::Moment& moment) { return room.check(join, 0, moment); };
    add(*held, std::move(wish));
  });
}

void Hub::on(const GuestPtr& guest, const to_server::Look& look) {
  if (look.tables.size() > most_looked_at)
    return say_no(guest, look.called, look.id, Code::limit, "at most 64 tables at once");
  struct Looking {
    to_app::Tables answer;
    std::size_t left;
    bool too_many_wrong = false;
  };
  const auto looking = std::make_shared<Looking>(Looking{{look.id, {}}, look.tables.size()});
  looking->answer.tables.resize(look.tables.size());
  if (look.tables.empty()) return tell(*guest, looking->answer);
  for (std::size_t i = 0; i < look.tables.size(); ++i) {
    looking->answer.tables[i].table = look.tables[i].table;
    with_person(guest, look.tables[i].table, look.tables[i].secret,
                [this, guest, looking, i](HeldRoom* held, tables::Person person, Code code) {
                  if (held && person != 0) looking->answer.tables[i] = held->room->summary(person);
                  if (code == Code::other_version) looking->answer.tables[i].other_version = true;
                  looking->too_many_wrong |= held && person == 0 && code == Code::limit;
                  if (--looking->left > 0) return;
                  if (looking->too_many_wrong)
                    return say_no(guest, to_server::Look::called, looking->answer.re, Code::limit, too_many_guesses);
                  tell(*guest, looking->answer);
                });
  }
}

void Hub::on(const GuestPtr& guest, const to_server::Record& record) {
  if (!guest->at) return say_no(guest, record.called, record.id, Code::not_now, "enter a table first");
  with_room(guest->at->id, [this, guest, record](HeldRoom* held, Code code) {
    if (!held) return say_no_table(guest, record.called, record.id, code);
    const auto text = held->room->record();
    if (!text) return say_no(guest, record.called, record.id, Code::not_now, "the match has not begun");
    tell(*guest, to_app::Record{record.id, Json{*text}});
  });
}

// ---- Other devices ----

void Hub::on(const GuestPtr& guest, const to_server::Code& wish) {
  if (!guest->at || guest->person == 0)
    return say_no(guest, wish.called, wish.id, Code::not_yours, "you have no seat here");
  if (has_enough_secrets(*guest->at, guest->person))
    return say_no(guest, wish.called, wish.id, Code::limit, "this seat has been given to too many devices");
  const std::string code = fresh_code();
  const Time until = clock_.now() + code_lasts;
  const store::Code row{hash_of(code), guest->at->id, static_cast<int>(guest->person), until};
  readers_.add(row.table, [this, guest, wish, code, row](const std::atomic<bool>&) {
    const bool kept = store_->keep_code(row, row.until - code_lasts).has_value();
    boost::asio::post(context_, [this, guest, wish, code, row, kept] {
      if (!kept) return say_no(guest, wish.called, wish.id, Code::storage, "nothing can be stored now");
      metrics_.count_command(wish.called, "ok");
      tell(*guest, to_app::Code{wish.id, code, static_cast<std::uint64_t>(row.until)});
    });
  });
}

void Hub::on(const GuestPtr& guest, const to_server::Redeem& redeem) {
  const std::string secret = fresh_secret();
  readers_.add("", [this, guest, redeem, secret, now = clock_.now()](const std::atomic<bool>&) {
    auto code = store_->redeem_code(hash_of(tidy_code(redeem.code)), hash_of(secret), now);
    boost::asio::post(context_, [this, guest, redeem, secret, code = std::move(code)] {
      if (!code) return say_no(guest, redeem.called, redeem.id, Code::storage, "nothing can be stored now");
      if (!*code && !may_guess_on(*guest))
        return say_no(guest, redeem.called, redeem.id, Code::limit, too_many_guesses);
      if (!*code)
        return say_no(guest, redeem.called, redeem.id, Code::unknown, "that code is wrong, was used, or is too old");
      give_secret(guest, (*code)->table, static_cast<tables::Person>((*code)->person), secret, redeem.id, Enters::no);
    });
  });
}

// A resend of a command that sat somebody down: the first secret may not have arrived, so there is another. Not for who
// has left since, or was put out.
void Hub::seat_again(const GuestPtr& guest, HeldRoom& held, tables::Person person, const std::string& command,
                     Enters enters) {
  if (!held.room->seat_of(person))
    return say_no(guest, "join", command, Code::not_yours, "that seat is not yours any more");
  if (has_enough_secrets(held, person))
    return say_no(guest, "join", command, Code::limit, "this was asked too often; enter with the secret that came");
  const std::string secret = fresh_secret();
  readers_.add(held.id, [this, guest, table = held.id, person, secret, command, enters](const std::atomic<bool>&) {
    const bool kept = store_->add_secret(table, {static_cast<int>(person), hash_of(secret)}).has_value();
    boost::asio::post(context_, [this, guest, table, person, secret, command, enters, kept] {
      if (!kept) return say_no(guest, "join", command, Code::storage, "nothing can be stored now");
      give_secret(guest, table, person, secret, command, enters);
    });
  });
}

// The secret is stored; the room in memory, if it is there, may not know it yet.
void Hub::give_secret(const GuestPtr& guest, const std::string& table, tables::Person person, const std::string& secret,
                      const std::string& command, Enters enters) {
  with_room(table, [this, guest, person, secret, command, enters](HeldRoom* held, Code code) {
    if (!held) return say_no_table(guest, "redeem", command, code);
    if (!held->room->seat_of(person))
      return say_no(guest, "redeem", command, Code::not_yours, "that seat is not yours any more");
    if (held->person_with(secret) == 0) held->secrets.push_back({static_cast<int>(person), hash_of(secret)});
    seat(guest, *held, person, secret, command);
    if (enters == Enters::yes) enter_as(guest, *held, person, command, 0);
  });
}

void Hub::seat(const GuestPtr& guest, const HeldRoom& held, tables::Person person, const std::string& secret,
               const std::string& command) {
  tell(*guest,
       to_app::Seated{command, held.id, held.room->seat_of(person).value(), secret, held.room->is_host(person)});
}

// ---- All other commands are for the room ----

template <class Command>
void Hub::on(const GuestPtr& guest, const Command& command) {
  if (!guest->at) return say_no(guest, command.called, command.id, Code::not_now, "enter a table first");
  if (guest->person == 0) return say_no(guest, command.called, command.id, Code::not_yours, "you only watch here");
  if (makes_logs_longer<Command> && !addresses_[guest->address].talk.take(limits_.talk_an_address, clock_.now()))
    return say_no(guest, command.called, command.id, Code::limit, "that was too much at once; wait a second");
  Wish wish;
  wish.guest = guest;
  wish.person = guest->person;
  wish.id = command.id;
  wish.kind = command.called;
  wish.received = clock_.now();
  wish.check = [command, person = guest->person](const tables::Room& room, const tables::Moment& moment) {
    return room.check(command, person, moment);
  };
  add(*guest->at, std::move(wish));
}

// Once more: the new table is stored first, then this one is told where it is. Its id follows from this table's, so
// that whoever asks after a crash between the two finds it.
void Hub::on(const GuestPtr& guest, const to_server::Rematch& rematch) {
  if (!guest->at) return say_no(guest, rematch.called, rematch.id, Code::not_now, "enter a table first");
  if (guest->person == 0) return say_no(guest, rematch.called, rematch.id, Code::not_yours, "you only watch here");
  with_room(guest->at->id,
            [this, guest, rematch, person = guest->person, received = clock_.now()](HeldRoom* held, Code code) {
              if (!held) return say_no(guest, rematch.called, rematch.id, code, "nothing can be stored now");
              make_rematch(guest, *held, person, rematch, received);
            });
}

void Hub::make_rematch(const GuestPtr& guest, HeldRoom& held, tables::Person person, const to_server::Rematch& rematch,
                       Time received) {
  if (const auto seq = held.room->done(person, rematch.id)) return say_ok(guest, rematch.called, rematch.id, *seq);
  if (draining_) return say_no(guest, rematch.called, rematch.id, Code::draining, "the server takes no tables now");
  if (storage_down_) return say_no(guest, rematch.called, rematch.id, Code::storage, "nothing can be stored now");
  const tables::Birth birth{table_id_for("rematch", held.id), *fresh_dice(0).secret, received};
  const auto both = held.room->check_rematch(rematch, person, birth);
  if (!both) return say_no(guest, rematch.called, rematch.id, both.error());
  if (!addresses_[guest->address].tables.take(limits_.tables_an_address, clock_.now()))
    return say_no(guest, rematch.called, rematch.id, Code::limit,
                  "too many tables were made from your address; wait a while");
  Wish here;
  here.guest = guest;
  here.person = person;
  here.id = rematch.id;
  here.kind = rematch.called;
  here.received = received;
  here.check = [rematch, person, birth](const tables::Room& room,
                                        const tables::Moment&) -> tables::Checked<tables::Events> {
    SOUNDER_TRY(const auto again, room.check_rematch(rematch, person, birth));
    return again.here;
  };
  auto storing = std::make_shared<Storing>();
  storing->table = birth.id;
  storing->secrets = held.secrets;  // whoever has a secret here has it there
  storing->then = [this, guest, table = held.id, here](store::Outcome outcome) {
    if (outcome == store::Outcome::failed)
      return say_no(guest, here.kind, here.id, Code::storage, "nothing can be stored now");
    with_room(table, [this, guest, here](HeldRoom* again, Code code) {
      if (!again) return say_no(guest, here.kind, here.id, code, "nothing can be stored now");
      add(*again, here);
    });
  };
  store_rematch(both->there, birth.dice, storing);
}

// Unless somebody was faster. A name in memory tells nothing: whoever asks for a table that is not there holds it for a
// moment.
void Hub::store_rematch(const tables::Events& events, const FairDice::Secret& dice,
                        const std::shared_ptr<Storing>& storing) {
  with_room(storing->table, [this, events, dice, storing](HeldRoom* there, Code code) {
    if (there || code == Code::other_version) return storing->then(store::Outcome::lost_race);
    if (code == Code::storage) return storing->then(store::Outcome::failed);
    if (hall_.find(storing->table)) return store_rematch(events, dice, storing);  // and it is being stored
    store_table(events, dice, storing);
  });
}

// ---- Answers ----

void Hub::say_ok(const GuestPtr& guest, std::string_view kind, const std::string& command, tables::Number seq) {
  metrics_.count_command(kind, "ok");
  tell(*guest, to_app::Ok{command, seq});
}

// An app of protocol 1 knows no tables of another version: to it there is no such table.
void Hub::say_no(const GuestPtr& guest, std::string_view kind, const std::string& command, const tables::Refusal& why) {
  metrics_.count_command(kind, protocol::word_of(why.code));
  auto no = tables::answer_of(why, command.empty() ? std::nullopt : std::optional(command));
  if (no.code == Code::other_version && !guest->knows_other_version) no.code = Code::unknown;
  tell(*guest, no);
}

void Hub::say_no(const GuestPtr& guest, std::string_view kind, const std::string& command, Code code,
                 const std::string& words) {
  say_no(guest, kind, command, tables::Refusal{code, words, {}});
}

void Hub::say_no_table(const GuestPtr& guest, std::string_view kind, const std::string& command, Code code) {
  say_no(guest, kind, command, code,
         code == Code::storage         ? "nothing can be read now"
         : code == Code::other_version ? "another version of Sounder has made the table"
                                       : "there is no such table");
}

}  // namespace sounder::server
