#include "crowd.h"

#include "glimpse.h"
#include "match/fair/fair_chance.h"

namespace sounder::load {

using namespace protocol;

namespace {

constexpr double patience_to_come_back = 300;  // seconds

}  // namespace

std::string Crowd::fresh_id() {
  static const std::string ours = fresh_nonce().substr(0, 16);
  return ours + '-' + std::to_string(++commands_);
}

// ---- Coming ----

void Crowd::opened(std::size_t number) {
  if (people_.size() < sockets()) people_.resize(sockets());
  tell(number, to_server::Hello{version, "bench"});
}

void Crowd::on(std::size_t number, const to_app::Welcome&) {
  greeted(number);
  if (coming_back_ && sits(number))
    tell(number, to_server::Enter{fresh_id(), tables_[table_of(number)], people_[number].secret, {}});
}

bool Crowd::come_back() {
  coming_back_ = true;
  for (Person& person : people_) person.here = false;
  entered_ = 0;
  back_ = {};
  came_back_at_ = Clock::now();
  open_lines(0);
  const std::size_t all = 2 * tables_.size();
  const bool done = run_until([&] { return entered_ >= all; }, patience_to_come_back, "back", [&] { return entered_; });
  coming_back_ = false;
  return done;
}

void Crowd::on(std::size_t number, const to_app::Entered&) {
  Person& person = people_[number];
  if (!coming_back_ || person.here) return;
  person.here = true;
  ++entered_;
  back_.add(Clock::now() - came_back_at_);
}

// ---- Tables ----

bool Crowd::sit_down(std::size_t tables) {
  tables_.assign(tables, {});
  clear_tables(tables);
  return all_begin();
}

void Crowd::begin(std::size_t table) {
  for (const std::size_t number : {2 * table, 2 * table + 1}) {
    people_[number] = {};
    people_[number].nonce = fresh_nonce();
  }
  to_server::Make make;
  make.id = fresh_id();
  make.game = setup_.games[table % setup_.games.size()];
  make.seats = {"me", "open"};
  make.name = "Ada";
  make.commit = promise_of(people_[2 * table].nonce);
  make.clock = setup_.clock;
  tell(2 * table, make);
}

void Crowd::on(std::size_t number, const to_app::Seated& seated) {
  std::string& table = tables_[table_of(number)];
  people_[number].secret = seated.secret;
  if (number % 2 == 0) {
    table = seated.table;
    to_server::Join join;
    join.id = fresh_id();
    join.table = table;
    join.name = "Ben";
    join.commit = promise_of(people_[other(number)].nonce);
    tell(other(number), join);
  } else {
    tell(other(number), to_server::Start{fresh_id()});
  }
}

void Crowd::on(std::size_t number, const to_app::News& news) {
  Person& person = people_[number];
  if (!news.state || news.state->stage != Stage::revealing || person.revealed) return;
  person.revealed = true;
  tell(number, to_server::Reveal{fresh_id(), person.nonce});
}

void Crowd::begin_to_play(std::size_t number, std::string_view text) {
  Person& person = people_[number];
  if (text.find(R"("situation":{)") == text.npos) return;  // the match has not begun
  const Glimpse seen = glimpse_of(text, rng_.below(1000));
  person.plays = true;
  person.over = seen.over;
  person.question = seen.question;
  person.move = seen.move;
  if (coming_back_ || !people_[other(number)].plays) return;
  forget_move(table_of(number));
  began_to_play();
  go_on(table_of(number));
}

// ---- Listening ----

void Crowd::heard(std::size_t number, std::string_view text) {
  if (text.starts_with(R"({"is":"beat")")) return;
  const bool is_news = text.starts_with(R"({"is":"news")");
  if (is_news && people_[number].plays) return look(number, text);
  const auto message = read_to_app(text);
  if (!message) return note("unreadable: " + message.error().message);
  std::visit([&](const auto& one) { on(number, one); }, *message);
  if (sits(number) && (is_news || std::holds_alternative<to_app::Entered>(*message))) begin_to_play(number, text);
}

void Crowd::on(std::size_t number, const to_app::Ok&) {
  if (sits(number)) answered(number);
}

void Crowd::look(std::size_t number, std::string_view news) {
  Person& person = people_[number];
  const Glimpse seen = glimpse_of(news, rng_.below(1000));
  person.question = seen.question;
  person.move = seen.move;
  person.over = person.over || seen.over;
  saw(number);
}

// Nobody here does what may not be done: it is counted, and the table begins anew.
void Crowd::on(std::size_t number, const to_app::No& no) {
  was_refused();
  note("refused: " + no.words);
  if (!sits(number) || !people_[number].plays || !is_under_way(table_of(number))) return;
  forget_move(table_of(number));
  begin(table_of(number));
}

// ---- Moves ----

void Crowd::go_on(std::size_t table) {
  const Person& one = people_[2 * table];
  const Person& two = people_[2 * table + 1];
  if (one.over || two.over) {
    match_is_over();
    return begin(table);
  }
  if (one.question || two.question) ready(table);
}

std::size_t Crowd::make_move(std::size_t table) {
  const std::size_t by = people_[2 * table].question ? 2 * table : 2 * table + 1;
  const Person& person = people_[by];
  tell(by, to_server::Play{fresh_id(), *person.question, {person.move}});
  return by;
}

}  // namespace sounder::load
