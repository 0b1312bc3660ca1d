// A table among friends: who may do what, and when.
#include <gtest/gtest.h>

#include "tables/friends.h"

namespace sounder::tables {
namespace {

using Kind = to_server::Propose::Kind;

// ---- Gathering ----

TEST(Gathering, the_host_sits_where_they_said_and_others_join) {
  Evening evening(wish("happy-pigs", {"open", "me", "bot:casual"}));
  EXPECT_EQ(evening.table.seat_of(1), Seat::p2);
  EXPECT_TRUE(evening.table.is_host(1));
  EXPECT_EQ(evening.table.seat_of(evening.join("Ben")), Seat::p1);
  EXPECT_EQ(evening.send(to_server::Join{.id = {}, .table = "table", .name = "Cleo"}, 0),
            "full: there is no open seat");
  const auto state = evening.table.state(Seat::p2, 0);
  EXPECT_EQ(state.places[0].name, "Ben");
  EXPECT_FALSE(state.places[0].here);
  EXPECT_TRUE(state.places[1].here);
  EXPECT_EQ(state.places[2].is, "bot:casual");
  EXPECT_EQ(state.host, Seat::p2);
}

TEST(Gathering, what_can_not_be_made_is_refused) {
  const auto made = [](to_server::Make make) { return refusal(Table::make(games(), make, {"t", secret_of(1), 0})); };
  EXPECT_EQ(made(wish("chess", {"me", "open"})).substr(0, 7), "refused");
  EXPECT_EQ(made(wish("happy-pigs", {"open", "open"})), "refused: one seat is me");
  EXPECT_EQ(made(wish("happy-pigs", {"me", "me"})).substr(0, 7), "refused");
  EXPECT_EQ(made(wish("happy-pigs", {"me", "bot:genius"})).substr(0, 7), "refused");
  EXPECT_EQ(made(wish("happy-pigs", {"me", "cmd:rm"})).substr(0, 7), "refused");
  auto strange = wish("happy-pigs", {"me", "open"});
  strange.options = protocol::Json{R"({"mud": 3})"};
  EXPECT_NE(made(strange).find("mud"), std::string::npos);
  auto clock = wish("happy-pigs", {"me", "open"});
  clock.clock = {.kind = Clock::Kind::move};
  EXPECT_EQ(made(clock), "refused: a move has 5 seconds to a day");
  auto name = wish("happy-pigs", {"me", "open"});
  name.name = "Casual bot";
  EXPECT_EQ(made(name), "bad_name: bots or the server are called so");
}

TEST(Gathering, only_the_host_sets_seats_and_starts) {
  Evening evening(wish("happy-pigs", {"me", "open", "open"}));
  const Person ben = evening.join("Ben");
  EXPECT_EQ(evening.send(to_server::Place{.id = {}, .seat = Seat::p3, .as = "bot:casual"}, ben),
            "not_yours: only the host does that");
  EXPECT_EQ(evening.send(to_server::Start{}, ben), "not_yours: only the host does that");
  EXPECT_EQ(evening.send(to_server::Place{.id = {}, .seat = Seat::p3, .as = "bot:casual"}, 1), "done");
  EXPECT_EQ(evening.send(to_server::Place{.id = {}, .seat = Seat::p1, .as = "open"}, 1),
            "refused: this is your own seat");
  EXPECT_EQ(evening.send(to_server::Place{.id = {}, .seat = Seat::p4, .as = "open"}, 1),
            "refused: there is no such seat");
  EXPECT_EQ(evening.send(to_server::Place{.id = {}, .seat = Seat::p2, .as = "open"}, 1), "done");
  EXPECT_FALSE(evening.table.seat_of(ben)) << "the host needs the seat for somebody else";
}

TEST(Gathering, who_leaves_frees_the_seat_and_the_host_ends_the_table) {
  Evening evening(wish("happy-pigs", {"me", "open"}));
  const Person ben = evening.join("Ben");
  EXPECT_EQ(evening.send(to_server::Leave{}, ben), "done");
  EXPECT_EQ(evening.table.state({}, 0).places[1].is, "open");
  EXPECT_EQ(evening.send(to_server::Leave{}, ben), "not_yours: you have no seat here");
  evening.join("Cleo");
  EXPECT_EQ(evening.send(to_server::Leave{}, 1), "done");
  EXPECT_EQ(evening.table.stage(), Stage::ended);
  EXPECT_FALSE(evening.table.record());
}

TEST(Gathering, whoever_comes_and_goes_keeps_nobody_out_and_is_forgotten) {
  Evening evening(wish("happy-pigs", {"me", "open", "open"}));
  const Person ben = evening.join("Ben");
  for (int i = 0; i < 300; ++i) EXPECT_EQ(evening.send(to_server::Leave{}, evening.join("Eve")), "done") << i;
  const Person cleo = evening.join("Cleo");
  EXPECT_EQ(cleo, Person{303}) << "no number is given twice: a secret is of one person";
  for (const Table& table : {evening.table, evening.rebuilt()}) {
    EXPECT_EQ(table.people(), (std::vector<Person>{1, ben, cleo}));
    EXPECT_TRUE(table.has_forgotten(ben + 1)) << "the table would grow";
    for (const Person person : {Person{1}, ben, cleo - 1, cleo, cleo + 1})
      EXPECT_FALSE(table.has_forgotten(person)) << person;
  }
  evening.start();
  EXPECT_EQ(evening.table.stage(), Stage::playing);
}

TEST(Gathering, seats_that_nobody_sits_in_are_left_out_at_the_start) {
  Evening evening(wish("happy-pigs", {"open", "me", "closed", "open"}));
  const Person ben = evening.join("Ben", Seat::p4);
  evening.start();
  EXPECT_EQ(evening.table.seat_of(1), Seat::p1);
  EXPECT_EQ(evening.table.seat_of(ben), Seat::p2);
  EXPECT_EQ(evening.table.session()->game().seats(), 2);
}

TEST(Gathering, too_few_can_not_start) {
  Evening evening(wish("happy-pigs", {"me", "open"}));
  EXPECT_EQ(evening.send(to_server::Start{}, 1).substr(0, 7), "refused");
  EXPECT_EQ(evening.table.stage(), Stage::gathering);
}

TEST(Gathering, nobody_joins_a_match_that_has_begun) {
  Evening evening = pumpkins();
  EXPECT_EQ(evening.send(to_server::Join{.id = {}, .table = "table", .name = "Cleo"}, 0),
            "not_now: the match has begun");
  evening.take(evening.table.check_end(evening.moment()));
  EXPECT_EQ(evening.send(to_server::Join{.id = {}, .table = "table", .name = "Cleo"}, 0),
            "not_now: the table has ended");
}

TEST(Gathering, a_join_that_is_sent_again_is_known_by_its_id_and_promise) {
  Evening evening(wish("happy-pigs", {"me", "open", "open"}));
  const to_server::Join join{
      .id = "0123456789abcdef", .table = "table", .name = "Ben", .commit = promise_of(nonce_of(2))};
  EXPECT_EQ(evening.send(join, 0), "done");
  EXPECT_EQ(evening.table.joined_by(join.id, join.commit), Person{2});
  EXPECT_FALSE(evening.table.joined_by(join.id, promise_of(nonce_of(3))));
  EXPECT_EQ(evening.send(to_server::Join{.id = "1", .table = "table", .name = "Cleo"}, 0), "done");
  EXPECT_FALSE(evening.table.joined_by("1", std::nullopt)) << "anybody could guess it";
}

TEST(Gathering, rows_do_not_tell_the_ids_with_which_people_sat_down) {
  auto make = wish("happy-pigs", {"me", "open"});
  make.id = "the making, which is a secret";
  Evening evening(make);
  const to_server::Join join{
      .id = "the joining, another secret", .table = "table", .name = "Ben", .commit = promise_of(nonce_of(2))};
  EXPECT_EQ(evening.send(join, 0), "done");
  for (const Event& row : evening.rows) {
    EXPECT_EQ(row.command.find("secret"), std::string::npos) << row.command;
    if (row.command.empty()) continue;
    EXPECT_FALSE(evening.table.made_by(row.command)) << "what the rows hold is no id";
    EXPECT_FALSE(evening.table.joined_by(row.command, join.commit));
    EXPECT_FALSE(evening.table.done(row.person, row.command));
  }
  for (const Table& table : {evening.table, evening.rebuilt()}) {
    EXPECT_TRUE(table.made_by(make.id));
    EXPECT_FALSE(table.made_by(join.id));
    EXPECT_FALSE(table.made_by(""));
    EXPECT_EQ(table.joined_by(join.id, join.commit), Person{2});
  }
}

// ---- The dice ----

TEST(DiceOfATable, nobody_is_asked_before_everybody_has_shown_their_nonce) {
  Evening evening(wish("three-little-pigs", {"me", "open"}));
  const Person ben = evening.join("Ben");
  EXPECT_EQ(evening.send(to_server::Start{}, 1), "done");
  EXPECT_EQ(evening.table.stage(), Stage::revealing);
  EXPECT_EQ(evening.table.session(), nullptr);
  EXPECT_EQ(evening.send(to_server::Reveal{.id = {}, .nonce = nonce_of(9)}, 1),
            "refused: this is not the nonce that was promised");
  EXPECT_EQ(evening.send(to_server::Reveal{.id = {}, .nonce = nonce_of(1)}, 1), "done");
  EXPECT_EQ(evening.send(to_server::Reveal{.id = {}, .nonce = nonce_of(1)}, 1),
            "not_now: nothing of yours is to be shown");
  EXPECT_EQ(evening.table.stage(), Stage::revealing);
  EXPECT_EQ(evening.send(to_server::Reveal{.id = {}, .nonce = nonce_of(2)}, ben), "done");
  EXPECT_EQ(evening.table.stage(), Stage::playing);
  EXPECT_FALSE(evening.table.session()->needs().draw);
}

TEST(DiceOfATable, who_does_not_show_in_ten_seconds_counts_as_empty) {
  Evening evening(wish("three-little-pigs", {"me", "open"}));
  evening.join("Ben");
  EXPECT_EQ(evening.send(to_server::Start{}, 1), "done");
  EXPECT_EQ(evening.send(to_server::Reveal{.id = {}, .nonce = nonce_of(1)}, 1), "done");
  EXPECT_EQ(evening.table.next_due(evening.moment()), evening.now + 10'000);
  evening.let_time_pass(9'999);
  EXPECT_EQ(evening.table.stage(), Stage::revealing);
  evening.let_time_pass(1);
  EXPECT_EQ(evening.table.stage(), Stage::playing);
  const auto dice = evening.table.state({}, 0).dice.value();
  EXPECT_EQ(dice.nonces, (std::vector<std::string>{nonce_of(1), ""}));
  EXPECT_NE(dice.commits[1], "");
  const auto ready = std::find_if(evening.rows.begin(), evening.rows.end(), [](const Event& event) {
    return std::holds_alternative<event::DiceReady>(event.what);
  });
  EXPECT_EQ(std::get<event::DiceReady>(ready->what).missing, std::vector<Seat>{Seat::p2});
}

TEST(DiceOfATable, time_that_the_server_was_down_does_not_count) {
  Evening evening(wish("three-little-pigs", {"me", "open"}));
  evening.join("Ben");
  EXPECT_EQ(evening.send(to_server::Start{}, 1), "done");
  evening.up_time = [](Time from, Time to) { return (to - from) / 10; };
  evening.let_time_pass(60'000);
  EXPECT_EQ(evening.table.stage(), Stage::revealing);
  evening.let_time_pass(40'000);
  EXPECT_EQ(evening.table.stage(), Stage::playing);
}

TEST(DiceOfATable, a_game_without_chance_has_none) {
  Evening evening(wish("bite-the-pumpkin", {"me", "open"}));
  evening.join("Ben");
  EXPECT_EQ(evening.send(to_server::Start{}, 1), "done");
  EXPECT_EQ(evening.table.stage(), Stage::playing);
  EXPECT_FALSE(evening.table.state({}, 0).dice);
}

TEST(DiceOfATable, the_secret_is_told_when_it_is_over_and_not_before) {
  Evening evening = two_at(wish("three-little-pigs", {"me", "open"}));
  EXPECT_FALSE(evening.table.state({}, 0).dice->secret);
  EXPECT_EQ(evening.table.record()->find("secret"), std::string::npos);
  Rng rng(1);
  evening.play_to_the_end(rng);
  EXPECT_EQ(evening.table.stage(), Stage::over);
  EXPECT_TRUE(evening.table.state({}, 0).dice->secret);
  EXPECT_NE(evening.table.record()->find("secret"), std::string::npos);
}

// ---- Playing ----

TEST(Playing, a_move_quotes_its_question) {
  Evening evening = pumpkins();
  const EventSeq question = evening.table.question_of(Seat::p1).value();
  EXPECT_FALSE(evening.table.question_of(Seat::p2));
  EXPECT_EQ(evening.send(to_server::Play{.id = {}, .question = question + 1, .texts = {"pig e2"}}, 1),
            "outdated: this is not what is asked now");
  EXPECT_EQ(evening.send(to_server::Play{.id = {}, .question = question, .texts = {"pig e2"}}, 2),
            "outdated: this is not what is asked now");
  EXPECT_EQ(evening.send(to_server::Play{.id = {}, .question = question, .texts = {"pig e2"}}, 0),
            "not_yours: you have no seat here");
  EXPECT_EQ(evening.send(to_server::Play{.id = {}, .question = question, .texts = {"pig z9"}}, 1).substr(0, 7),
            "refused");
  EXPECT_EQ(evening.send(to_server::Play{.id = {}, .question = question, .texts = {"pig e2"}}, 1), "done");
  EXPECT_EQ(evening.send(to_server::Play{.id = {}, .question = question, .texts = {"pig e2"}}, 1),
            "outdated: this is not what is asked now");
}

TEST(Playing, the_rules_refusal_is_a_message) {
  Evening evening = pumpkins();
  const auto events = evening.check(
      to_server::Play{.id = "x", .question = evening.table.question_of(Seat::p1).value(), .texts = {"pig z9"}}, 1);
  ASSERT_FALSE(events);
  const auto no = answer_of(events.error(), "x");
  EXPECT_EQ(no.re, "x");
  EXPECT_NE(no.because->text.find("\"key\":\"refuse."), std::string::npos);
}

TEST(Playing, a_number_of_another_history_is_outdated) {
  Evening evening = pumpkins();
  Moment moment = evening.moment();
  moment.epoch = "now";
  const auto said = [&](const ToServer& command) { return refusal(evening.table.check(command, 1, moment)); };
  to_server::Play play{
      .id = "p", .question = evening.table.question_of(Seat::p1).value(), .texts = {"pig e2"}, .epoch = "before"};
  EXPECT_EQ(said(play), "outdated: the tables were set back since");
  play.epoch = "now";
  EXPECT_EQ(said(play), "done");
  EXPECT_EQ(said(to_server::Undo{.id = "u", .seq = evening.table.seq(), .epoch = "before"}),
            "outdated: the tables were set back since");
  EXPECT_EQ(said(to_server::Agree{.id = "a", .number = 1, .yes = true, .epoch = "before"}),
            "outdated: the tables were set back since");
}

TEST(Playing, a_resend_finds_the_first_answer) {
  Evening evening = pumpkins();
  const to_server::Play play{
      .id = "mine", .question = evening.table.question_of(Seat::p1).value(), .texts = {"pig e2"}};
  EXPECT_EQ(evening.send(play, 1), "done");
  EXPECT_EQ(evening.table.done(1, "mine"), evening.table.seq());
  EXPECT_FALSE(evening.table.done(2, "mine")) << "another person's command";
  EXPECT_FALSE(evening.table.done(1, "other"));
  EXPECT_EQ(evening.rebuilt().done(1, "mine"), evening.table.seq());
  const EventSeq first = evening.table.seq();
  for (int i = 0; i < 40; ++i, evening.now += 1000)
    EXPECT_EQ(evening.send(to_server::Say{.id = {}, .text = "Hurry up"}, 1), "done");
  EXPECT_EQ(evening.table.done(1, "mine"), first) << "however much was said since";
}

// Plays on until both are asked at once.
Evening both_asked() {
  auto make = wish("happy-pigs", {"me", "open"});
  make.options = protocol::Json{R"({"first_seat": "p1"})"};  // so p1 has one choice, p2 the neutral one, too
  Evening evening = two_at(make);
  Rng rng(3);
  while (evening.table.session()->match().turn().seats.size() != 2) evening.play_any(rng);
  return evening;
}

std::string any_text(const Table& table, Seat seat, std::uint64_t seed = 1) {
  Rng rng(seed);
  const MatchSession& session = *table.session();
  return session.game().text(session.match().state(), session.game().any_move(session.match().state(), seat, rng));
}

TEST(Playing, a_secret_choice_leaves_the_others_question_as_it_is) {
  Evening evening = both_asked();
  const EventSeq asked = evening.table.question_of(Seat::p2).value();
  EXPECT_EQ(evening.play(1, {any_text(evening.table, Seat::p1)}), "done");
  EXPECT_EQ(evening.table.question_of(Seat::p2), asked);
  EXPECT_FALSE(evening.table.question_of(Seat::p1));
  EXPECT_EQ(evening.undo(1), "done");
  EXPECT_EQ(evening.send(to_server::Agree{.id = {}, .number = evening.table.seq(), .yes = true}, 2), "done");
  EXPECT_EQ(evening.table.question_of(Seat::p2), asked);
  EXPECT_EQ(evening.table.question_of(Seat::p1), evening.table.seq());
}

TEST(Playing, a_bots_answer_counts_only_for_what_it_was_asked) {
  Evening evening(wish("bite-the-pumpkin", {"me", "bot:casual"}));
  evening.start();
  EXPECT_EQ(evening.play(1, {"pig e2"}), "done");
  const auto asked = evening.table.bots_asked(evening.here);
  ASSERT_EQ(asked.size(), 1u);
  EXPECT_EQ(asked[0].bot, "casual");
  EXPECT_TRUE(evening.table.acts_alone());
  EXPECT_EQ(
      refusal(evening.table.check_bot(Seat::p2, asked[0].question - 1, {"plant c8"}, evening.moment())).substr(0, 8),
      "outdated");
  EXPECT_EQ(refusal(evening.table.check_bot(Seat::p1, asked[0].question, {"plant c8"}, evening.moment())).substr(0, 8),
            "outdated");
  evening.take(
      evening.table.check_bot(Seat::p2, asked[0].question, {any_text(evening.table, Seat::p2)}, evening.moment()));
  EXPECT_TRUE(evening.table.bots_asked(evening.here).empty());
}

// ---- Taking back ----

// A pig beside two pumpkins: the herd bites, then runs, in one turn.
Evening before_a_bite(UndoRule rule = UndoRule::free) {
  Evening evening = pumpkins(rule);
  Person person = 1;
  for (const char* text :
       {"pig e2", "plant c8", "pig h8", "plant d8", "pig h7", "plant a8", "pig h6", "plant d1", "pig h5", "plant f1"}) {
    EXPECT_EQ(evening.play(person, {text}), "done");
    person = 3 - person;
  }
  return evening;
}

TEST(TakingBack, inside_ones_own_turn_is_free) {
  Evening evening = before_a_bite();
  EXPECT_EQ(evening.play(1, {"bite e2xd1"}), "done");
  EXPECT_EQ(evening.undo(1), "done");
  EXPECT_EQ(evening.table.session()->at(), 10u);
  EXPECT_FALSE(evening.table.state({}, 0).proposal);
}

TEST(TakingBack, across_others_moves_takes_their_agreement) {
  Evening evening = before_a_bite();
  EXPECT_EQ(evening.undo(1), "done");
  const auto proposal = evening.table.state({}, 0).proposal.value();
  EXPECT_EQ(proposal.kind, protocol::Proposal::Kind::undo);
  EXPECT_EQ(proposal.to, 8u);
  EXPECT_EQ(proposal.waits, std::vector<Seat>{Seat::p2});
  EXPECT_EQ(evening.table.session()->at(), 10u);
  EXPECT_EQ(evening.send(to_server::Agree{.id = {}, .number = proposal.number, .yes = true}, 1),
            "not_yours: you are not asked");
  EXPECT_EQ(evening.send(to_server::Agree{.id = {}, .number = 1, .yes = true}, 2),
            "outdated: this is not proposed any more");
  EXPECT_EQ(evening.send(to_server::Agree{.id = {}, .number = proposal.number, .yes = true}, 2), "done");
  EXPECT_EQ(evening.table.session()->at(), 8u);
  EXPECT_FALSE(evening.table.state({}, 0).proposal);
}

TEST(TakingBack, a_no_leaves_all_as_it_is) {
  Evening evening = before_a_bite();
  EXPECT_EQ(evening.undo(1), "done");
  EXPECT_EQ(evening.send(to_server::Agree{.id = {}, .number = evening.table.seq(), .yes = false}, 2), "done");
  EXPECT_FALSE(evening.table.state({}, 0).proposal);
  EXPECT_EQ(evening.table.session()->at(), 10u);
}

TEST(TakingBack, a_proposal_can_be_withdrawn_and_lapses_when_somebody_plays_on) {
  Evening evening = before_a_bite();
  EXPECT_EQ(evening.undo(1), "done");
  EXPECT_EQ(evening.undo(1), "not_now: another proposal is waiting");
  EXPECT_EQ(evening.send(to_server::Agree{.id = {}, .number = evening.table.seq(), .yes = false}, 1), "done");
  EXPECT_FALSE(evening.table.state({}, 0).proposal);
  EXPECT_EQ(evening.undo(1), "done");
  EXPECT_EQ(evening.play(1, {"bite e2xd1"}), "done");
  EXPECT_FALSE(evening.table.state({}, 0).proposal);
}

TEST(TakingBack, never_across_what_became_known) {
  Evening evening = two_at(wish("three-little-pigs", {"me", "open"}));
  Rng rng(5);
  const Seat first = evening.table.session()->match().turn().first;
  while (evening.table.session()->match().turn().seats.contains(first)) evening.play_any(rng);
  const auto refused =
      evening.check(to_server::Undo{.id = "u", .seq = evening.table.seq(), .to = 0}, evening.person_at(first));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().because.key(), "refuse.became_known");
}

TEST(TakingBack, a_table_may_have_everything_agreed_or_nothing_taken_back) {
  Evening agreed = before_a_bite(UndoRule::agreed);
  EXPECT_EQ(agreed.play(1, {"bite e2xd1"}), "done");
  EXPECT_EQ(agreed.undo(1), "done");
  EXPECT_EQ(agreed.table.session()->at(), 11u) << "it is only proposed";
  EXPECT_NE(agreed.table.frames(Seat::p1, 0)[0].find("\"how\":\"when_agreed\""), std::string::npos);
  EXPECT_EQ(agreed.table.frames(Seat::p1, 0)[0].find("\"how\":\"freely\""), std::string::npos);
  Evening never = before_a_bite(UndoRule::never);
  EXPECT_EQ(never.play(1, {"bite e2xd1"}), "done");
  const auto refused = never.check(to_server::Undo{.id = "u", .seq = never.table.seq()}, 1);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().because.key(), "refuse.no_taking_back");
  EXPECT_NE(never.table.frames(Seat::p1, 0)[0].find("\"undo\":[]"), std::string::npos);
}

TEST(TakingBack, of_what_somebody_has_not_seen_is_outdated) {
  Evening evening = before_a_bite();
  const EventSeq seen = evening.table.seq() - 1;
  EXPECT_EQ(evening.send(to_server::Undo{.id = {}, .seq = seen}, 1), "outdated: something has happened since");
  const EventSeq last = evening.table.seq();
  EXPECT_EQ(evening.send(to_server::Say{.id = {}, .text = "hm"}, 2), "done");
  EXPECT_EQ(evening.send(to_server::Undo{.id = {}, .seq = last}, 1), "done") << "talk changes nothing";
}

TEST(TakingBack, alone_among_bots_it_is_practice) {
  Evening evening(wish("bite-the-pumpkin", {"me", "bot:casual"}));
  evening.start();
  Rng rng(1);
  for (int i = 0; i < 4; ++i) evening.play_any(rng);
  EXPECT_EQ(evening.undo(1), "done");
  EXPECT_TRUE(evening.table.session()->record().is_practice());
}

TEST(TakingBack, nothing_is_taken_back_behind_the_back_of_who_is_away) {
  Evening evening = before_a_bite();
  evening.here = Seat::p1;
  EXPECT_EQ(evening.send(to_server::Propose{.id = {}, .kind = Kind::bot, .seat = Seat::p2}, 1), "done");
  EXPECT_EQ(evening.undo(1), "done");
  EXPECT_EQ(evening.table.state({}, 0).proposal->waits, std::vector<Seat>{Seat::p2});
  EXPECT_EQ(evening.table.session()->at(), 10u);
}

// ---- Who is away ----

TEST(StandIns, a_bot_takes_an_absent_seat_when_the_others_here_agree_and_gives_it_back) {
  Evening evening(wish("happy-pigs", {"me", "open", "open"}));
  evening.join("Ben");
  evening.join("Cleo");
  evening.start();
  EXPECT_EQ(evening.send(to_server::Propose{.id = {}, .kind = Kind::bot, .seat = Seat::p3}, 1),
            "not_now: they are here");
  evening.here.erase(Seat::p3);
  EXPECT_EQ(evening.send(to_server::Propose{.id = {}, .kind = Kind::bot, .seat = Seat::p3}, 1), "done");
  EXPECT_EQ(evening.table.state({}, 0).proposal->waits, std::vector<Seat>{Seat::p2});
  EXPECT_EQ(evening.send(to_server::Agree{.id = {}, .number = evening.table.seq(), .yes = true}, 2), "done");
  EXPECT_EQ(evening.table.state({}, 0).places[2].by, "bot:casual");
  EXPECT_EQ(evening.table.state({}, 0).places[2].is, "person");
  EXPECT_EQ(evening.play(3, {"done"}), "not_now: a bot plays for you: take your seat back first");
  EXPECT_EQ(evening.send(to_server::Return{}, 3), "done");
  EXPECT_FALSE(evening.table.state({}, 0).places[2].by);
  EXPECT_EQ(evening.send(to_server::Return{}, 3), "not_now: the seat is yours");
  EXPECT_EQ(evening.rebuilt().state({}, 0), evening.table.state({}, 0));
}

TEST(StandIns, where_nobody_else_is_here_nobody_is_asked) {
  Evening evening = pumpkins();
  evening.here = Seat::p1;
  EXPECT_EQ(evening.send(to_server::Propose{.id = {}, .kind = Kind::bot, .seat = Seat::p2}, 1), "done");
  EXPECT_EQ(evening.table.state({}, 0).places[1].by, "bot:casual");
}

TEST(StandIns, who_comes_back_in_time_makes_the_proposal_lapse) {
  Evening evening(wish("happy-pigs", {"me", "open", "open"}));
  evening.join("Ben");
  evening.join("Cleo");
  evening.start();
  evening.here.erase(Seat::p3);
  while (!evening.table.question_of(Seat::p3)) {
    Rng rng(1);
    evening.play_any(rng);
  }
  EXPECT_EQ(evening.send(to_server::Propose{.id = {}, .kind = Kind::bot, .seat = Seat::p3}, 1), "done");
  EXPECT_EQ(evening.play(3, {any_text(evening.table, Seat::p3)}), "done");
  EXPECT_FALSE(evening.table.state({}, 0).proposal);
}

TEST(StandIns, take_no_seat_of_somebody_who_is_back) {
  Evening evening(wish("happy-pigs", {"me", "open", "open"}));
  evening.join("Ben");
  evening.join("Cleo");
  evening.start();
  evening.here.erase(Seat::p3);
  EXPECT_EQ(evening.send(to_server::Propose{.id = {}, .kind = Kind::bot, .seat = Seat::p3}, 1), "done");
  evening.here |= Seat::p3;
  EXPECT_EQ(evening.send(to_server::Agree{.id = {}, .number = evening.table.seq(), .yes = true}, 2), "done");
  EXPECT_FALSE(evening.table.state({}, 0).places[2].by);
  EXPECT_FALSE(evening.table.state({}, 0).proposal) << "there is nothing to agree to any more";
  EXPECT_FALSE(evening.table.next_due(evening.moment()));
  EXPECT_EQ(evening.rebuilt().state({}, 0), evening.table.state({}, 0));
}

TEST(Ending, everybody_who_plays_must_agree) {
  Evening evening = pumpkins();
  EXPECT_EQ(evening.send(to_server::Propose{.id = {}, .kind = Kind::end}, 2), "done");
  EXPECT_EQ(evening.table.stage(), Stage::playing);
  EXPECT_EQ(evening.send(to_server::Agree{.id = {}, .number = evening.table.seq(), .yes = true}, 1), "done");
  EXPECT_EQ(evening.table.stage(), Stage::ended);
  EXPECT_FALSE(evening.table.question_of(Seat::p1));
  EXPECT_EQ(evening.play(1, {"pig e2"}).substr(0, 7), "not_now");
}

TEST(Ending, who_is_replaced_meanwhile_is_not_waited_for) {
  Evening evening = pumpkins();
  EXPECT_EQ(evening.send(to_server::Propose{.id = {}, .kind = Kind::end}, 1), "done");
  evening.here = Seat::p1;
  EXPECT_EQ(evening.send(to_server::Agree{.id = {}, .number = evening.table.seq(), .yes = false}, 1), "done");
  EXPECT_EQ(evening.send(to_server::Propose{.id = {}, .kind = Kind::bot, .seat = Seat::p2}, 1), "done");
  EXPECT_EQ(evening.send(to_server::Propose{.id = {}, .kind = Kind::end}, 1), "done");
  EXPECT_EQ(evening.table.stage(), Stage::ended) << "nobody else plays";
}

TEST(Ending, the_server_may_end_a_match) {
  Evening evening = pumpkins();
  evening.take(evening.table.check_end(evening.moment()));
  EXPECT_EQ(evening.table.stage(), Stage::ended);
  EXPECT_FALSE(evening.table.check_end(evening.moment()));
}

// ---- Talk ----

TEST(Talk, lines_and_reactions_are_kept_the_last_fifty) {
  Evening evening = pumpkins();
  EXPECT_EQ(evening.send(to_server::Say{.id = {}, .text = "Hello, Ben 🐷"}, 1), "done");
  EXPECT_EQ(evening.send(to_server::React{.id = {}, .reaction = protocol::Reaction::oink}, 2), "done");
  const auto lines = evening.table.lines();
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[0].text, "Hello, Ben 🐷");
  EXPECT_EQ(lines[0].name, "Ada");
  EXPECT_EQ(lines[1].reaction, protocol::Reaction::oink);
  EXPECT_EQ(evening.table.lines(lines[0].number).size(), 1u);
  for (int i = 0; i < 60; ++i, evening.now += 1000)
    EXPECT_EQ(evening.send(to_server::Say{.id = {}, .text = "again"}, 1), "done");
  EXPECT_EQ(evening.table.lines().size(), 50u);
}

TEST(Talk, is_ten_at_once_and_then_one_a_second_for_each_person) {
  Evening evening = pumpkins();
  const auto say = [&](Person person) { return evening.send(to_server::Say{.id = {}, .text = "Oink"}, person); };
  const std::string too_much = "limit: that was too much talk at once; wait a second";
  EXPECT_EQ(evening.send(to_server::Rename{.id = {}, .name = "Dora"}, 1), "done");
  EXPECT_EQ(evening.send(to_server::React{.id = {}, .reaction = protocol::Reaction::oink}, 1), "done");
  for (int i = 0; i < 8; ++i) EXPECT_EQ(say(1), "done") << i;
  EXPECT_EQ(say(1), too_much);
  EXPECT_EQ(evening.send(to_server::Rename{.id = {}, .name = "Dora 2"}, 1), too_much);
  EXPECT_EQ(evening.send(to_server::React{.id = {}, .reaction = protocol::Reaction::oink}, 1), too_much);
  EXPECT_EQ(say(2), "done") << "another person";
  EXPECT_EQ(evening.play(1, {"pig e2"}), "done") << "moves are no talk";
  evening.table = evening.rebuilt();
  EXPECT_EQ(say(1), too_much) << "it follows from the events";
  evening.now += 1000;
  EXPECT_EQ(say(1), "done");
  EXPECT_EQ(say(1), too_much);
  evening.now += 60'000;
  for (int i = 0; i < 10; ++i) EXPECT_EQ(say(1), "done") << i;
  EXPECT_EQ(say(1), too_much);
}

TEST(Talk, makes_no_table_grow_without_end_and_the_match_goes_on) {
  Evening evening = pumpkins();
  Rng rng(1);
  while (evening.table.stage() == Stage::playing && evening.table.session()->at() < 4) evening.play_any(rng);
  const auto talk_until = [&](EventSeq seq) {
    while (evening.table.seq() < seq) {
      evening.now += 1000;
      const auto events = evening.check(to_server::Say{.id = {}, .text = "Oink"}, 1);
      ASSERT_TRUE(events) << refusal(events);
      ASSERT_TRUE(evening.table.apply(events->front()));
    }
  };
  talk_until(most_with_talk - 2);
  const std::size_t bytes = evening.table.bytes();
  talk_until(most_with_talk);
  EXPECT_EQ(evening.table.bytes(), bytes) << "what was said before the last fifty lines is forgotten";
  evening.now += 60'000;
  const std::string enough = "limit: this table has too many events; only the match goes on";
  EXPECT_EQ(evening.send(to_server::Say{.id = {}, .text = "Oink"}, 1), enough);
  EXPECT_EQ(evening.send(to_server::React{.id = {}, .reaction = protocol::Reaction::oink}, 2), enough);
  EXPECT_EQ(evening.send(to_server::Rename{.id = {}, .name = "Dora"}, 2), enough);
  EXPECT_EQ(evening.undo(1), enough);
  EXPECT_EQ(evening.send(to_server::Propose{.id = {}, .kind = Kind::end}, 1), "done") << "an end can be agreed on";
  EXPECT_EQ(evening.send(to_server::Agree{.id = {}, .number = evening.table.seq(), .yes = false}, 1), "done");
  evening.play_to_the_end(rng);
  EXPECT_EQ(evening.table.stage(), Stage::over);
}

TEST(Talk, proposals_make_no_table_grow_without_end) {
  Evening evening = pumpkins();
  while (evening.table.seq() < most_with_proposals) {
    evening.take(evening.check(to_server::Propose{.id = {}, .kind = Kind::end}, 1));
    evening.take(evening.check(to_server::Agree{.id = {}, .number = evening.table.seq(), .yes = false}, 1));
    ASSERT_FALSE(HasFailure());
  }
  EXPECT_EQ(evening.send(to_server::Propose{.id = {}, .kind = Kind::end}, 1),
            "limit: this table has too many events; only the match goes on");
  Rng rng(1);
  evening.play_to_the_end(rng);
  EXPECT_EQ(evening.table.stage(), Stage::over);
}

TEST(Talk, what_is_too_long_or_not_text_is_refused) {
  Evening evening = pumpkins();
  const auto say = [&](const std::string& text) { return evening.send(to_server::Say{.id = {}, .text = text}, 1); };
  EXPECT_EQ(say(std::string(301, 'x')), "too_long: a line has at most 300 bytes");
  EXPECT_EQ(say("a\nb").substr(0, 7), "refused");
  EXPECT_EQ(say("\xff").substr(0, 7), "refused");
  EXPECT_EQ(say("abc\xe2\x80\xae"
                "def")
                .substr(0, 7),
            "refused")
      << "the direction is overridden";
  EXPECT_EQ(say("  ").substr(0, 7), "refused");
  EXPECT_EQ(evening.send(to_server::Say{.id = {}, .text = "hello"}, 0), "not_yours: you have no seat here");
}

TEST(Talk, erased_words_leave_everything_else_as_it_was) {
  Evening evening = pumpkins();
  EXPECT_EQ(evening.send(to_server::Say{.id = {}, .text = "a secret"}, 1), "done");
  EXPECT_EQ(evening.play(1, {"pig e2"}), "done");
  for (Event& row : evening.rows) {
    EXPECT_EQ(body_of(row).find("secret"), std::string::npos);
    EXPECT_EQ(body_of(row).find("Ada"), std::string::npos);
    row.word.clear();
  }
  Table erased = evening.rebuilt();
  EXPECT_EQ(erased.state({}, 0).places[0].name, "");
  EXPECT_EQ(erased.lines()[0].text, "");
  EXPECT_EQ(erased.frames(Seat::p2, 0), evening.table.frames(Seat::p2, 0));
  EXPECT_EQ(erased.record()->find("Ada"), std::string::npos);
}

TEST(Talk, a_new_name_is_shown_everywhere) {
  Evening evening = pumpkins();
  EXPECT_EQ(evening.send(to_server::Say{.id = {}, .text = "hello"}, 1), "done");
  EXPECT_EQ(evening.send(to_server::Rename{.id = {}, .name = "Ben"}, 1), "bad_name: somebody here is called so");
  EXPECT_EQ(evening.send(to_server::Rename{.id = {}, .name = "Dora"}, 1), "done");
  EXPECT_EQ(evening.table.lines()[0].name, "Dora");
  EXPECT_EQ(evening.table.state({}, 0).places[0].name, "Dora");
  EXPECT_NE(evening.table.record()->find("Dora"), std::string::npos);
}

// ---- Once more ----

TEST(Rematch, everybody_is_one_seat_on_and_promises_anew) {
  Evening evening(wish("three-little-pigs", {"me", "bot:casual", "open"}));
  evening.join("Ben");
  evening.start();
  const to_server::Rematch again{.id = "again", .commit = promise_of(nonce_of(5))};
  EXPECT_FALSE(evening.table.check_rematch(again, 2, {"next", secret_of(9), evening.now})) << "it is not over";
  Rng rng(2);
  evening.play_to_the_end(rng);
  EXPECT_FALSE(evening.table.check_rematch(again, 0, {"next", secret_of(9), evening.now}));
  const auto events = evening.table.check_rematch(again, 2, {"next", secret_of(9), evening.now});
  ASSERT_TRUE(events);
  evening.take(events->here);
  EXPECT_EQ(evening.table.state({}, 0).next, "next");
  EXPECT_FALSE(evening.table.check_rematch(again, 1, {"other", secret_of(9), evening.now}));
  auto next = Table::rebuild(games(), "next", secret_of(9), events->there);
  ASSERT_TRUE(next);
  EXPECT_EQ(next->seat_of(1), Seat::p2);
  EXPECT_EQ(next->seat_of(2), Seat::p1);
  EXPECT_TRUE(next->is_host(2)) << "who asked first";
  const auto state = next->state({}, 0);
  EXPECT_EQ(state.places[2].is, "bot:casual");
  EXPECT_EQ(state.places[1].name, "Ada");
  EXPECT_EQ(state.dice->commits, (std::vector<std::string>{promise_of(nonce_of(5)), "", ""}));
  EXPECT_NE(state.dice->commitment, evening.table.state({}, 0).dice->commitment);
  const auto promise =
      next->check(ToServer(to_server::Commit{.id = "c", .commit = promise_of(nonce_of(6))}), 1, evening.moment());
  ASSERT_TRUE(promise);
  EXPECT_TRUE(next->apply(promise->front()));
  EXPECT_FALSE(
      next->check(ToServer(to_server::Commit{.id = "d", .commit = promise_of(nonce_of(7))}), 1, evening.moment()));
}

// ---- Rows ----

TEST(Rows, what_can_not_have_happened_is_refused) {
  Evening evening = pumpkins();
  Event event{evening.table.seq() + 1, 0, 1, "", event::MatchAdvanced{{R"(["pig z9"])"}, {}}, ""};
  EXPECT_FALSE(Table(evening.table).apply(event));
  event.what = event::Left{};
  event.seq += 1;
  EXPECT_FALSE(Table(evening.table).apply(event)) << "an event is missing";
  EXPECT_FALSE(read_body(R"({"is":"left","why":"bored"})"));
  EXPECT_FALSE(read_body(R"({"is":"vanished"})"));
}

TEST(Rows, who_comes_back_is_shown_what_is_new) {
  Evening evening = before_a_bite();
  const EventSeq seen = evening.table.seq();
  EXPECT_EQ(evening.play(1, {"bite e2xd1"}), "done");
  const std::string frame = evening.table.frames(Seat::p2, seen)[0];
  EXPECT_NE(frame.find("\"kept\":10,\"stories\":[{\"number\":11"), std::string::npos) << frame;
  EXPECT_NE(evening.table.frames(Seat::p2, 0)[0].find("\"kept\":0"), std::string::npos);
  EXPECT_NE(evening.table.frames(Seat::p2, 999)[0].find("\"kept\":0"), std::string::npos)
      << "who has seen more has seen another table";
  EXPECT_EQ(evening.undo(1), "done");
  EXPECT_NE(evening.table.frames(Seat::p2, evening.table.seq() - 1)[0].find("told.taken_back"), std::string::npos);
}

}  // namespace
}  // namespace sounder::tables
