// People who play at tables through sockets.
#include "server/secrets.h"
#include "server/server_fixture.h"
#include "store/store.h"

namespace sounder::server {
namespace {

using namespace protocol;
using namespace std::chrono_literals;
using Code = to_app::No::Code;

class EveryGame : public Tables, public ::testing::WithParamInterface<const char*> {};

TEST_P(EveryGame, two_play_to_the_end) {
  serve();
  Player ada("Ada", 1), bob("Bob", 2);
  sit_down(GetParam(), ada, bob);
  EXPECT_TRUE(play_on({&ada, &bob}, 60s)) << ada.situation();
  EXPECT_EQ(ada.stage(), Stage::over);
  EXPECT_EQ(ada.seq(), bob.seq());
  EXPECT_GT(ada.acknowledged().size(), 5u);
}

INSTANTIATE_TEST_SUITE_P(Tables, EveryGame,
                         ::testing::Values("bite-the-pumpkin", "three-little-pigs", "happy-pigs", "wild-pigs"),
                         [](const auto& game) {
                           std::string name = game.param;
                           for (char& c : name)
                             if (c == '-') c = '_';
                           return name;
                         });

// ---- Nothing is lost, nothing is done twice ----

TEST_F(Tables, a_resend_gets_the_first_answer) {
  serve();
  Player ada("Ada", 1), bob("Bob", 2);
  sit_down("bite-the-pumpkin", ada, bob);
  ASSERT_TRUE(play_on({&ada, &bob}, 20s, 6));
  while (!ada.question() || ada.waits()) {
    ASSERT_TRUE(ada.listen(50ms));
    bob.listen(1ms);
    bob.act();
  }
  const to_server::Play move{"the-same-command", *ada.question(), {ada.moves().front()}};
  Client& client = ada.client();
  ASSERT_TRUE(client.send(move));
  const auto first = client.wait_for<to_app::Ok>();
  ASSERT_TRUE(first);
  ASSERT_TRUE(client.send(move));
  const auto second = client.wait_for<to_app::Ok>();
  ASSERT_TRUE(second);
  EXPECT_EQ(*first, *second);
  stop();
  serve();  // the answer is in the row, not in memory
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(ada.client().wait_for<to_app::Entered>());
  ASSERT_TRUE(ada.client().send(move));
  const auto third = ada.client().wait_for<to_app::Ok>();
  ASSERT_TRUE(third);
  EXPECT_EQ(third->seq, first->seq);
}

TEST_F(Tables, who_did_not_hear_that_he_sits_asks_again_and_sits_there) {
  serve();
  Client one(port());
  one.send(to_server::Hello{version, "test"});
  to_server::Make make = table_of("bite-the-pumpkin", {"me", "open"});
  make.id = "an id of this making that is long";
  make.name = "Ada";
  one.send(make);
  const auto first = one.wait_for<to_app::Seated>();
  ASSERT_TRUE(first);
  Client two(port());
  two.send(to_server::Hello{version, "test"});
  two.send(make);
  const auto second = two.wait_for<to_app::Seated>();
  ASSERT_TRUE(second);
  EXPECT_EQ(second->table, first->table);
  EXPECT_EQ(second->seat, first->seat);
  EXPECT_NE(second->secret, first->secret);

  const to_server::Join join{"an id of this joining that is long", first->table, "Bob", {}, {}};
  two.send(join);
  const auto seated = two.wait_for<to_app::Seated>();
  ASSERT_TRUE(seated);
  Client three(port());
  three.send(to_server::Hello{version, "test"});
  three.send(join);
  const auto again = three.wait_for<to_app::Seated>();
  ASSERT_TRUE(again);
  EXPECT_EQ(again->seat, seated->seat);
  three.send(to_server::Join{"somebody else, with another id", first->table, "Eve", {}, {}});
  const auto full = three.wait_for<to_app::No>();
  ASSERT_TRUE(full);
  EXPECT_EQ(full->code, Code::full);
}

TEST_F(Tables, what_brought_about_several_events_is_answered_alike_again) {
  serve();
  Player ada("Ada", 1), bob("Bob", 2);
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(bob.connect(port()));
  ASSERT_TRUE(ada.make(table_of("bite-the-pumpkin", {"me", "open"})));
  ASSERT_TRUE(bob.join(ada.table()));
  const to_server::Start start{"begin"};
  ada.client().send(start);
  const auto first = ada.client().wait_for<to_app::Ok>();
  ASSERT_TRUE(first);
  ada.client().send(start);
  const auto second = ada.client().wait_for<to_app::Ok>();
  ASSERT_TRUE(second);
  EXPECT_EQ(second->seq, first->seq);
  EXPECT_EQ(first->seq, 4u) << "the event that the command brought about first";
}

TEST_F(Tables, who_was_put_out_gets_no_seat_by_asking_again) {
  serve();
  Player ada("Ada", 1);
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(ada.make(table_of("bite-the-pumpkin", {"me", "open"})));
  Client bob(port());
  bob.send(to_server::Hello{version, "test"});
  const to_server::Join join{"an id of this joining that is long", ada.table(), "Bob", {}, {}};
  bob.send(join);
  ASSERT_TRUE(bob.wait_for<to_app::Seated>());
  bob.send(to_server::Code{"code"});
  const auto code = bob.wait_for<to_app::Code>();
  ASSERT_TRUE(code);
  ada.client().send(to_server::Place{"out", Seat::p2, "open"});
  ASSERT_TRUE(ada.client().wait_for<to_app::Ok>());
  bob.send(join);
  const auto no = bob.wait_for<to_app::No>();
  ASSERT_TRUE(no);
  EXPECT_EQ(no->code, Code::not_yours);
  bob.send(to_server::Redeem{"redeem", code->code});
  const auto neither = bob.wait_for<to_app::No>();
  ASSERT_TRUE(neither);
  EXPECT_EQ(neither->code, Code::not_yours);
  bob.send(to_server::Join{"a new id, for he asks once more", ada.table(), "Bob", {}, {}});
  const auto seated = bob.wait_for<to_app::Seated>();
  ASSERT_TRUE(seated);
  EXPECT_EQ(seated->seat, Seat::p2);
}

TEST_F(Tables, a_stolen_database_gives_no_seat) {
  serve();
  Client one(port());
  one.send(to_server::Hello{version, "test"});
  to_server::Make make = table_of("bite-the-pumpkin", {"me", "open"});
  make.id = "an id of this making that is long";
  make.name = "Ada";
  one.send(make);
  const auto seated = one.wait_for<to_app::Seated>();
  ASSERT_TRUE(seated);
  const to_server::Join join{"an id of this joining that is long", seated->table, "Bob", {}, {}};
  one.send(join);
  ASSERT_TRUE(one.wait_for<to_app::Seated>());
  stop();
  std::vector<std::string> stolen;
  {
    const auto store = store::Store::open("sqlite:" + folder() + "/sounder.db");
    ASSERT_TRUE(store);
    const auto loaded = (*store)->load(seated->table);
    ASSERT_TRUE(loaded && *loaded);
    for (const auto& row : (*loaded)->events)
      if (!row.command.empty()) stolen.push_back(row.command);
  }
  ASSERT_EQ(stolen.size(), 2u);
  serve();
  Client thief(port());
  thief.send(to_server::Hello{version, "test"});
  for (const std::string& id : stolen) {
    to_server::Make made = make;
    made.id = id;
    thief.send(made);
    const auto other = thief.wait_for<to_app::Seated>();
    ASSERT_TRUE(other);
    EXPECT_NE(other->table, seated->table);
    to_server::Join joined = join;
    joined.id = id;
    joined.name = "Eve";
    thief.send(joined);
    const auto no = thief.wait_for<to_app::No>();
    ASSERT_TRUE(no);
    EXPECT_EQ(no->code, Code::full);
  }
}

TEST_F(Tables, after_a_restart_the_match_goes_on) {
  serve();
  Player ada("Ada", 1), bob("Bob", 2);
  sit_down("three-little-pigs", ada, bob);
  ASSERT_TRUE(play_on({&ada, &bob}, 20s, 20));
  stop();
  EXPECT_TRUE(ada.listen_until([&] { return !ada.is_connected(); }));
  EXPECT_EQ(ada.client().close_code(), 1012) << ada.client().close_reason();
  serve();
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(bob.connect(port()));
  EXPECT_TRUE(play_on({&ada, &bob}, 60s));
  EXPECT_EQ(ada.situation().substr(0, 50), bob.situation().substr(0, 50));
}

// Two would not hear of each other, and friends at them wait for ever.
TEST_F(Tables, a_SQLite_database_has_one_server_at_a_time) {
  serve();
  TableSettings settings;
  settings.database = "sqlite:" + folder() + "/sounder.db";
  const auto second = Server::listen("127.0.0.1", 0, {}, {}, settings);
  ASSERT_FALSE(second);
  EXPECT_NE(second.error().message.find("is served by another process"), std::string::npos) << second.error().message;
  stop();
  EXPECT_TRUE(Server::listen("127.0.0.1", 0, {}, {}, settings));
}

TEST_F(Tables, who_comes_back_gets_what_he_missed) {
  serve();
  Player ada("Ada", 1), bob("Bob", 2);
  sit_down("bite-the-pumpkin", ada, bob);
  ASSERT_TRUE(play_on({&ada, &bob}, 20s, 10));
  const std::uint64_t seen = bob.seq();
  bob.disconnect();
  EXPECT_TRUE(ada.listen_until([&] { return ada.act(), ada.seq() > seen || !ada.question(); }));
  ASSERT_TRUE(bob.connect(port()));
  EXPECT_TRUE(play_on({&ada, &bob}, 60s));
  EXPECT_EQ(ada.seq(), bob.seq());
}

TEST_F(Tables, bots_play_by_themselves_also_after_a_restart) {
  serve();
  Player ada("Ada", 1);
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(ada.make(table_of("three-little-pigs", {"me", "bot:random", "bot:greedy"})));
  ASSERT_TRUE(ada.command(to_server::Start{}));
  ASSERT_TRUE(play_on({&ada}, 30s, 12));
  stop();
  serve();
  ASSERT_TRUE(ada.connect(port()));
  EXPECT_TRUE(play_on({&ada}, 60s));
  EXPECT_EQ(ada.stage(), Stage::over);
}

TEST_F(Tables, time_runs_out_and_a_bot_plays_on) {
  serve();
  Player ada("Ada", 1), bob("Bob", 2);
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(bob.connect(port()));
  to_server::Make make = table_of("bite-the-pumpkin", {"me", "open"});
  make.clock.kind = protocol::Clock::Kind::move;
  make.clock.seconds = 5;
  ASSERT_TRUE(ada.make(make)) << ada.refusal()->words;
  ASSERT_TRUE(bob.join(ada.table()));
  ASSERT_TRUE(ada.command(to_server::Start{}));
  ASSERT_TRUE(ada.listen_until([&] { return !ada.waits() && ada.stage() == Stage::playing; }));
  const std::uint64_t start = ada.acknowledged().rbegin()->second;
  ASSERT_TRUE(ada.listen_until([&] { return ada.seq() >= start + 3; })) << "the match, the time-out, the bot's move";
  stop();
  const auto store = store::Store::open("sqlite:" + folder() + "/sounder.db");
  ASSERT_TRUE(store);
  const auto rows = (*store)->load(ada.table(), start);
  ASSERT_TRUE(rows && *rows);
  const auto& events = (*rows)->events;
  ASSERT_GE(events.size(), 3u);
  EXPECT_GE(events[1].at, events[0].at + 5'000) << "nobody moved before";
}

// ---- Who may what ----

TEST_F(Tables, a_wrong_secret_is_no_seat_and_there_are_not_many_guesses) {
  serve([](TableSettings& settings) { settings.limits.guesses_an_address = {.001, 3}; });
  Player ada("Ada", 1);
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(ada.make(table_of("bite-the-pumpkin", {"me", "open"})));
  Client eve(port());
  eve.send(to_server::Hello{version, "test"});
  for (int i = 0; i < 5; ++i) {
    eve.send(to_server::Enter{"guess", ada.table(), "AAAAAAAAAAAAAAAAAAAAAA", {}});
    const auto no = eve.wait_for<to_app::No>();
    ASSERT_TRUE(no);
    EXPECT_EQ(no->code, i < 3 ? Code::not_yours : Code::limit);
  }
  eve.send(to_server::Enter{"right", ada.table(), ada.secret(), {}});
  EXPECT_TRUE(eve.wait_for<to_app::Entered>()) << "who knows it is let in";
  eve.send(to_server::Enter{"none", "aaaabbbbcccc", {}, {}});
  const auto unknown = eve.wait_for<to_app::No>();
  ASSERT_TRUE(unknown);
  EXPECT_EQ(unknown->code, Code::unknown);
}

TEST_F(Tables, whoever_watches_can_do_nothing_and_knows_nothing) {
  serve();
  Player ada("Ada", 1), bob("Bob", 2);
  sit_down("bite-the-pumpkin", ada, bob);
  ASSERT_TRUE(play_on({&ada, &bob}, 20s, 6));
  Client eve(port());
  eve.send(to_server::Hello{version, "test"});
  eve.send(to_server::Enter{"watch", ada.table(), {}, {}});
  const auto entered = eve.wait_for<to_app::Entered>();
  ASSERT_TRUE(entered);
  EXPECT_FALSE(entered->seat);
  EXPECT_FALSE(entered->question);
  eve.send(to_server::Play{"mine", ada.question().value_or(5), {"pig a1"}});
  const auto no = eve.wait_for<to_app::No>();
  ASSERT_TRUE(no);
  EXPECT_EQ(no->code, Code::not_yours);
}

TEST_F(Tables, an_answer_to_an_old_question_is_outdated) {
  serve();
  Player ada("Ada", 1), bob("Bob", 2);
  sit_down("bite-the-pumpkin", ada, bob);
  ASSERT_TRUE(ada.listen_until([&] { return ada.question().has_value(); }));
  ada.client().send(to_server::Play{"old", *ada.question() - 1, {ada.moves().front()}});
  const auto no = ada.client().wait_for<to_app::No>();
  ASSERT_TRUE(no);
  EXPECT_EQ(no->code, Code::outdated);
  bob.client().send(to_server::Play{"not mine", *ada.question(), {ada.moves().front()}});
  const auto another = bob.client().wait_for<to_app::No>();
  ASSERT_TRUE(another);
  EXPECT_TRUE(another->code == Code::not_now || another->code == Code::outdated || another->code == Code::not_yours);
}

TEST_F(Tables, another_device_gets_a_secret_for_a_code_once) {
  serve();
  Player ada("Ada", 1);
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(ada.make(table_of("bite-the-pumpkin", {"me", "open"})));
  ada.client().send(to_server::Code{"code"});
  const auto code = ada.client().wait_for<to_app::Code>();
  ASSERT_TRUE(code);
  EXPECT_EQ(code->code.size(), 10u);
  Client phone(port());
  phone.send(to_server::Hello{version, "test"});
  std::string typed = code->code.substr(0, 4) + " " + code->code.substr(4);
  for (char& c : typed) c = static_cast<char>(std::tolower(c));
  phone.send(to_server::Redeem{"redeem", typed});
  const auto seated = phone.wait_for<to_app::Seated>();
  ASSERT_TRUE(seated);
  EXPECT_EQ(seated->table, ada.table());
  EXPECT_NE(seated->secret, ada.secret());
  phone.send(to_server::Enter{"enter", seated->table, seated->secret, {}});
  const auto entered = phone.wait_for<to_app::Entered>();
  ASSERT_TRUE(entered);
  EXPECT_EQ(entered->seat, ada.seat());
  phone.send(to_server::Redeem{"again", code->code});
  const auto no = phone.wait_for<to_app::No>();
  ASSERT_TRUE(no);
  EXPECT_EQ(no->code, Code::unknown);
}

TEST_F(Tables, my_tables_say_how_they_stand) {
  serve();
  Player ada("Ada", 1), bob("Bob", 2);
  sit_down("bite-the-pumpkin", ada, bob);
  ASSERT_TRUE(play_on({&ada, &bob}, 20s, 6));
  Client home(port());
  home.send(to_server::Hello{version, "test"});
  home.send(to_server::Look{"look", {{ada.table(), ada.secret()}, {ada.table(), "wrong"}, {"aaaabbbbcccc", "x"}}});
  const auto tables = home.wait_for<to_app::Tables>();
  ASSERT_TRUE(tables);
  ASSERT_EQ(tables->tables.size(), 3u);
  EXPECT_EQ(tables->tables[0].stage, Stage::playing);
  EXPECT_EQ(tables->tables[0].seat, Seat::p1);
  EXPECT_FALSE(tables->tables[1].stage);
  EXPECT_FALSE(tables->tables[2].stage);
}

TEST_F(Tables, a_rematch_is_a_table_with_the_same_secrets) {
  serve();
  Player ada("Ada", 1), bob("Bob", 2);
  sit_down("bite-the-pumpkin", ada, bob);
  ASSERT_TRUE(play_on({&ada, &bob}, 60s));
  ada.client().send(to_server::Rematch{"once more", {}});
  ASSERT_TRUE(ada.client().wait_for<to_app::Ok>());
  const auto news = ada.client().wait_for<to_app::News>();
  ASSERT_TRUE(news && news->state && news->state->next);
  bob.client().send(to_server::Enter{"enter", *news->state->next, bob.secret(), {}});
  const auto entered = bob.client().wait_for<to_app::Entered>();
  ASSERT_TRUE(entered);
  EXPECT_EQ(entered->seat, Seat::p1) << "everybody one seat on";
  EXPECT_EQ(entered->state.stage, Stage::gathering);
}

// Its id follows from this table's: somebody may ask for it before it is there.
TEST_F(Tables, a_rematch_is_made_though_somebody_looks_for_it_just_then) {
  serve();
  Player ada("Ada", 1), bob("Bob", 2);
  sit_down("bite-the-pumpkin", ada, bob);
  ASSERT_TRUE(play_on({&ada, &bob}, 60s));
  const std::string next = table_id_for("rematch", ada.table());
  for (int i = 0; i < 20; ++i)
    ada.client().send(to_server::Enter{"enter", fresh_table_id(), {}, {}});  // readers have something to do
  ada.client().send(to_server::Enter{"enter", next, {}, {}});
  ada.client().send(to_server::Rematch{"once more", {}});
  ASSERT_TRUE(ada.client().wait_for<to_app::Ok>());
  bob.client().send(to_server::Enter{"enter", next, bob.secret(), {}});
  const auto entered = bob.client().wait_for<to_app::Entered>();
  ASSERT_TRUE(entered) << "what everybody was told is there";
  EXPECT_EQ(entered->state.stage, Stage::gathering);
}

TEST_F(Tables, the_record_of_a_match_can_be_had) {
  serve();
  Player ada("Ada", 1), bob("Bob", 2);
  sit_down("three-little-pigs", ada, bob);
  ASSERT_TRUE(play_on({&ada, &bob}, 60s));
  ada.client().send(to_server::Record{"record"});
  const auto record = ada.client().wait_for<to_app::Record>();
  ASSERT_TRUE(record);
  EXPECT_TRUE(parse_record(record->record.text, "record"));
}

TEST_F(Tables, an_old_app_is_told_so) {
  serve();
  Client old(port());
  old.send(to_server::Hello{0, "of yore"});
  EXPECT_TRUE(old.wait_for<to_app::Outdated>());
}

}  // namespace
}  // namespace sounder::server
