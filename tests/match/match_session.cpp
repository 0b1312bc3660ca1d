// The session: what a wish would do, what is stored, whom it waits for, what eyes get, and what may be taken back.
#include "match/match_session.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "i18n/english.h"
#include "match/fair_dice.h"
#include "match/played.h"
#include "match/situation.h"
#include "toys/registered.h"

namespace sounder {
namespace {

using How = Undo::How;

MatchSession session_of(const GamePtr& game, std::vector<Player> players, std::uint64_t seed = 1) {
  return MatchSession(Record{Match(game), std::move(players), SeedNote{seed}}, std::make_shared<SeededChance>(seed));
}

MatchSession pumpkins(std::vector<Player> players) {
  return session_of(game_of({"bite-the-pumpkin", 2, {}, {}}), std::move(players));
}

void take(MatchSession& session, const Expected<Entries>& entries) {
  ASSERT_TRUE(entries) << i18n::english(entries.error());
  for (const Entry& entry : *entries) session.apply(entry);
}

void play(MatchSession& session, std::initializer_list<const char*> texts) {
  for (const char* text : texts) take(session, session.check(Play{session.match().turn().first, {text}}));
}

template <class Command>
std::string refusal(const MatchSession& session, const Command& command) {
  const auto entries = session.check(command);
  return entries ? "taken" : i18n::english(session.game(), entries.error().because);
}

// Two people and a pig beside two pumpkins: the herd bites, then runs, in one turn.
MatchSession before_a_bite(std::vector<Player> players) {
  MatchSession session = pumpkins(std::move(players));
  play(session,
       {"pig e2", "plant c8", "pig h8", "plant d8", "pig h7", "plant a8", "pig h6", "plant d1", "pig h5", "plant f1"});
  return session;
}

// The seats' choices of a Happy Pigs round, made in secret; p1 sits before a bot that has chosen.
MatchSession before_a_choice(std::vector<Player> players) {
  MatchSession session = session_of(game_of({"happy-pigs", 2, {{"neutral", 2}}, {}}), std::move(players), 3);
  while (session.at() < 200 && session.match().turn().seats.size() != 2) {
    if (session.needs().draw) {
      take(session, session.check(Draw{}));
      continue;
    }
    play(session, {"done"});
  }
  return session;
}

TEST(MatchSession, a_move_is_answered_with_the_draws_that_follow) {
  MatchSession session = session_of(toys::truffle_guess(2), {"a", "b"});
  EXPECT_TRUE(session.needs().draw);
  take(session, session.check(Draw{}));
  EXPECT_FALSE(session.needs().draw);
  take(session, session.check(Play{Seat::p1, {"guess low"}}));
  const auto entries = session.check(Play{Seat::p2, {"guess high"}});
  ASSERT_TRUE(entries);
  ASSERT_EQ(entries->size(), 2u);
  EXPECT_EQ(std::get<Step>((*entries)[0]).seat, Seat::p2);
  EXPECT_EQ(std::get<Step>((*entries)[1]).seat, Seat::nobody);
}

TEST(MatchSession, without_dice_somebody_else_draws) {
  MatchSession session(Record{Match(toys::truffle_guess(2)), {"a", "b"}, {}});
  EXPECT_TRUE(session.needs().draw);
  EXPECT_EQ(refusal(session, Draw{}), "Nothing is to be drawn now.");
  MatchSession with_dice = session_of(toys::truffle_guess(2), {"a", "b"});
  const auto drawn = with_dice.check(Draw{});
  ASSERT_TRUE(drawn);
  for (const Entry& entry : *drawn) session.apply(entry);
  EXPECT_FALSE(session.needs().draw);
}

TEST(MatchSession, checking_changes_nothing) {
  const MatchSession session = before_a_bite({"ann", "ben"});
  const AnyState before = session.match().state();
  ASSERT_TRUE(session.check(Play{Seat::p1, {"bite e2xd1", "run north"}}));
  EXPECT_FALSE(session.check(Play{Seat::p1, {"bite e2xd1", "run nowhere"}}));
  EXPECT_EQ(session.match().state(), before);
  EXPECT_EQ(session.seq(), 10u);
}

TEST(MatchSession, a_plan_is_played_whole_or_not_at_all) {
  MatchSession session = before_a_bite({"ann", "ben"});
  EXPECT_NE(refusal(session, Play{Seat::p1, {"bite e2xd1", "run nowhere"}}), "taken");
  take(session, session.check(Play{Seat::p1, {"bite e2xd1", "run north"}}));
  EXPECT_EQ(session.at(), 12u);
}

TEST(MatchSession, it_says_whom_it_waits_for) {
  MatchSession session = pumpkins({"ann", "bot:casual"});
  EXPECT_EQ(session.needs().people, SeatSet(Seat::p1));
  play(session, {"pig d5"});
  EXPECT_EQ(session.needs().thinking, SeatSet(Seat::p2));
  EXPECT_TRUE(session.needs().people.empty());
  MatchSession over = session_of(game_of({"bite-the-pumpkin", 2, {}, {}}), {"a", "b"});
  const Match whole = played(over.match().game_ptr(), SeededChance(1));
  for (const Step& step : whole.steps()) over.apply(step);
  EXPECT_TRUE(over.needs().people.empty() && over.needs().thinking.empty() && !over.needs().draw);
  EXPECT_EQ(refusal(over, Play{Seat::p1, {"run north"}}), "The match is over.");
}

TEST(MatchSession, who_is_not_asked_is_refused) {
  EXPECT_EQ(refusal(pumpkins({"ann", "ben"}), Play{Seat::p2, {"plant a1"}}), "p2 is not to move now.");
}

// ---- Taking back ----

TEST(Undo, within_ones_own_turn_is_free) {
  MatchSession session = before_a_bite({"ann", "ben"});
  const AnyState before = session.match().state();
  play(session, {"bite e2xd1"});
  EXPECT_EQ(session.undo_of(Seat::p1).how, How::freely);
  take(session, session.check(TakeBack{Seat::p1}));
  EXPECT_EQ(session.match().state(), before);
  EXPECT_EQ(session.at(), 10u);
  EXPECT_EQ(session.seq(), 12u) << "an undo is an event, too";
  play(session, {"bite e2xf1", "run north"});
  EXPECT_NE(session.undo_of(Seat::p1).how, How::freely) << "the turn has passed";
}

TEST(Undo, of_nothing_is_refused) {
  EXPECT_EQ(refusal(pumpkins({"ann", "ben"}), TakeBack{Seat::p1}), "There is nothing of your own to take back.");
}

TEST(Undo, across_others_moves_needs_the_people_there) {
  MatchSession session = pumpkins({"ann", "ben"});
  play(session, {"pig d5", "plant a1"});
  EXPECT_EQ(session.undo_of(Seat::p1).how, How::when_agreed);
  EXPECT_EQ(refusal(session, TakeBack{Seat::p1}), "p2 must agree to that.");
  EXPECT_EQ(refusal(session, TakeBack{Seat::p1, {}, {}, true}), "p2 must agree to that.")
      << "practice is for those alone among bots";
  take(session, session.check(TakeBack{Seat::p1, {}, Seat::p2}));
  EXPECT_EQ(session.at(), 0u);
  EXPECT_FALSE(session.record().is_practice());
  EXPECT_NE(to_json(session.record()).find(R"({"back_to":0,"by":"p1","agreed":["p2"]})"), std::string::npos)
      << to_json(session.record());
}

TEST(Undo, alone_among_bots_one_may_go_back_anywhere_as_practice) {
  MatchSession session = pumpkins({"ann", "bot:casual"});
  play(session, {"pig d5", "plant a1", "pig d6", "plant a2"});
  EXPECT_EQ(session.undo_of(Seat::p1).how, How::as_practice);
  EXPECT_EQ(refusal(session, TakeBack{Seat::p1}),
            "Something has happened since. Going back makes this match practice.");
  take(session, session.check(TakeBack{Seat::p1, 0, {}, true}));
  EXPECT_EQ(session.at(), 0u);
  EXPECT_TRUE(session.record().is_practice());
  const std::string text = to_json(session.record());
  EXPECT_NE(text.find("\"practice\":true"), std::string::npos) << text;
}

// HP-17: what was chosen in secret is shown when all have chosen. Whoever saw it can't choose again.
TEST(Undo, HP_17_stops_where_the_choices_were_revealed) {
  for (const bool with_bot : {false, true}) {
    MatchSession session = before_a_choice({"ann", with_bot ? "bot:casual" : "ben"});
    ASSERT_EQ(session.match().turn().seats.size(), 2u);
    take(session, session.check(Play{Seat::p2, {"choose mate"}}));
    take(session, session.check(Play{Seat::p1, {"choose feed"}}));
    const Undo undo = session.undo_of(Seat::p1);
    EXPECT_EQ(undo.how, with_bot ? How::as_practice : How::no);
    EXPECT_EQ(refusal(session, TakeBack{Seat::p1, {}, Seat::p2}),
              with_bot ? "Something has happened since. Going back makes this match practice."
                       : "Something has become known since: that can’t be taken back.");
  }
}

TEST(Undo, one_may_go_back_before_any_decision_and_knows_the_price) {
  MatchSession alone = before_a_bite({"ann", "bot:casual"});
  play(alone, {"bite e2xd1"});
  const std::vector<Reach> undos = alone.reaches_of(Seat::p1);
  ASSERT_EQ(undos.size(), 2u);
  EXPECT_EQ(undos[0].how, How::freely);
  EXPECT_EQ(undos[0].to, 10u);
  EXPECT_EQ(undos[1].how, How::as_practice);
  EXPECT_EQ(undos[1].to, 0u);
  take(alone, alone.check(TakeBack{Seat::p1, 4, {}, true}));
  EXPECT_EQ(alone.at(), 4u);
  EXPECT_EQ(alone.match().turn().seats, SeatSet(Seat::p1));
  EXPECT_TRUE(alone.record().is_practice());
  EXPECT_TRUE(pumpkins({"ann", "ben"}).reaches_of(Seat::p1).empty());
}

// The prices of all decisions in one go are those that each of them has when it is asked for by itself.
TEST(Undo, a_decision_has_one_price) {
  std::vector<struct Setup> setups;
  for (const char* id : {"bite-the-pumpkin", "three-little-pigs", "happy-pigs", "wild-pigs"})
    setups.push_back({id, 2, {}, {}});
  setups.push_back({"happy-pigs", 2, {{"together", 1}}, {}});
  for (const struct Setup& setup : setups) {
    for (const char* other : {"ben", "bot:random"}) {
      MatchSession session = session_of(game_of(setup), {"ann", other}, 5);
      Rng rng(11);
      for (int moves = 0; moves < 120 && !session.match().turn().is_over(); ++moves) {
        const Seat mover = session.needs().draw ? Seat::nobody : session.match().turn().first;
        if (mover == Seat::nobody) {
          take(session, session.check(Draw{}));
          continue;
        }
        session.apply(Step{mover, session.game().any_move(session.match().state(), mover, rng)});
        for (Seat seat : session.people()) {
          const std::vector<Reach> undos = session.reaches_of(seat);
          for (std::size_t i = 0; i < session.at(); ++i) {
            if (session.match().steps()[i].seat != seat || session.game().inside_a_move(session.state_at(i))) continue;
            const auto found = std::ranges::find_if(undos, [&](const Reach& undo) { return undo.to <= i; });
            const Undo expected = session.undo_of(seat, i);
            ASSERT_EQ(found == undos.end() ? How::no : found->how, expected.how)
                << setup.game << " with " << other << ", move " << i + 1;
            ASSERT_EQ(found == undos.end() ? SeatSet() : found->ask, expected.ask);
          }
        }
      }
    }
  }
}

TEST(Undo, a_secret_choice_stays_made_until_the_others_agree) {
  MatchSession session = before_a_choice({"ann", "ben"});
  take(session, session.check(Play{Seat::p1, {"choose feed"}}));
  EXPECT_EQ(session.undo_of(Seat::p1).how, How::when_agreed);
}

// ---- What eyes get ----

TEST(MatchSession, what_a_viewer_gets_in_parts_is_what_it_gets_at_once) {
  MatchSession session = before_a_bite({"ann", "ben"});
  const Delta first = session.since(Seat::p2, 0);
  EXPECT_EQ(first.stories.size(), 10u);
  play(session, {"bite e2xd1"});
  const Delta second = session.since(Seat::p2, first.seq);
  EXPECT_EQ(second.kept, 10u);
  ASSERT_EQ(second.stories.size(), 1u);
  EXPECT_EQ(second.stories[0].number, 11u);
  take(session, session.check(TakeBack{Seat::p1}));
  const Delta third = session.since(Seat::p2, second.seq);
  EXPECT_EQ(third.kept, 10u);
  EXPECT_TRUE(third.stories.empty());
  const auto said = session.said(second.seq);
  ASSERT_EQ(said.size(), 1u);
  EXPECT_EQ(i18n::english(session.game(), said[0]), "p1 takes that back.");
  EXPECT_TRUE(session.said(session.seq()).empty());
  play(session, {"bite e2xf1"});
  const Delta of_both = session.since(Seat::p2, first.seq);
  EXPECT_EQ(of_both.kept, 10u);
  EXPECT_EQ(of_both.stories.size(), 1u);
  EXPECT_EQ(session.since(Seat::p2, session.seq()).stories.size(), 0u);
}

TEST(MatchSession, a_secret_choice_is_hidden_from_other_viewers) {
  MatchSession session = before_a_choice({"ann", "ben"});
  const Seq before = session.seq();
  take(session, session.check(Play{Seat::p1, {"choose feed"}}));
  EXPECT_FALSE(session.since(Seat::p1, before).stories[0].telling.hidden);
  EXPECT_TRUE(session.since(Seat::p2, before).stories[0].telling.hidden);
  EXPECT_TRUE(session.since(Seat::nobody, before).stories[0].telling.hidden);
}

TEST(MatchSession, a_seat_may_be_taken_over) {
  MatchSession session = pumpkins({"ann", "ben"});
  play(session, {"pig d5"});
  take(session, session.check(Sit{Seat::p2, Player("bot:greedy")}));
  EXPECT_EQ(session.needs().thinking, SeatSet(Seat::p2));
  const auto back = parse_record(to_json(session.record()), "record");
  ASSERT_TRUE(back) << back.error().message;
  EXPECT_EQ(back->players[1].is, "bot:greedy");
  EXPECT_EQ(to_json(*back), to_json(session.record()));
}

// ---- Records of version 2 ----

TEST(MatchSession, a_record_in_progress_has_no_secret_choice_even_one_taken_back) {
  MatchSession session = before_a_choice({"ann", "ben"});
  const std::size_t open = session.at();
  take(session, session.check(Play{Seat::p1, {"choose feed"}}));
  take(session, session.check(TakeBack{Seat::p1, {}, Seat::p2}));
  take(session, session.check(Play{Seat::p1, {"choose mate"}}));
  const Record shared = session.record().without_secrets();
  EXPECT_EQ(shared.match.steps().size(), open);
  const std::string text = to_json(shared);
  EXPECT_EQ(text.find("choose"), std::string::npos) << text;
  EXPECT_TRUE(parse_record(text, "record"));
}

TEST(MatchSession, a_secret_choice_taken_back_is_in_no_record_in_progress) {
  MatchSession session = before_a_choice({"ann", "ben"});
  take(session, session.check(Play{Seat::p1, {"choose feed"}}));
  take(session, session.check(TakeBack{Seat::p1, {}, Seat::p2}));
  take(session, session.check(Sit{Seat::p2, Player("bot:greedy")}));
  const std::string text = to_json(session.record().without_secrets());
  EXPECT_EQ(text.find("choose"), std::string::npos) << text;
  const auto back = parse_record(text, "record");
  ASSERT_TRUE(back) << i18n::english(back.error());
  EXPECT_EQ(back->match.state(), session.match().state());
  EXPECT_EQ(back->players, session.players());
}

// Chosen, seen what the bot had chosen, taken back: the record says that this was practice though it can't say what was
// chosen.
TEST(MatchSession, practice_stays_practice_where_its_moves_are_left_out) {
  MatchSession session = before_a_choice({"bot:casual", "ann"});
  take(session, session.check(Play{Seat::p1, {"choose mate"}}));
  take(session, session.check(Play{Seat::p2, {"choose feed"}}));
  take(session, session.check(TakeBack{Seat::p2, {}, {}, true}));
  const auto back = parse_record(to_json(session.record().without_secrets()), "record");
  ASSERT_TRUE(back) << i18n::english(back.error());
  EXPECT_TRUE(back->is_practice());
  EXPECT_TRUE(parse_record(to_json(*back), "record")->is_practice());
}

TEST(MatchSession, fair_dice_of_a_running_match_may_be_kept_elsewhere) {
  FairDice dice = dice_of({1, 2, 3}, {"00ff", ""});
  dice.secret.reset();
  const std::string text = to_json({Match(game_of({"happy-pigs", 2, {}, {}})), {"a", "b"}, dice});
  EXPECT_EQ(text.find("secret"), std::string::npos);
  const auto back = parse_record(text, "record");
  ASSERT_TRUE(back) << back.error().message;
  EXPECT_FALSE(std::get<FairDice>(back->dice).secret);
  EXPECT_EQ(to_json(*back), text);
}

TEST(MatchSession, a_record_can_not_hide_that_somebody_went_back_across_what_became_known) {
  MatchSession session = before_a_choice({"ann", "bot:casual"});
  take(session, session.check(Play{Seat::p2, {"choose mate"}}));
  take(session, session.check(Play{Seat::p1, {"choose feed"}}));
  take(session, session.check(TakeBack{Seat::p1, {}, {}, true}));
  const std::string text = to_json(session.record());
  ASSERT_TRUE(parse_record(text, "record"));
  const auto forged =
      parse_record(with(with(text, ",\"practice\":true}", "}"), "  \"practice\":true,\n", ""), "record");
  ASSERT_FALSE(forged);
  EXPECT_NE(forged.error().message.find("back_to"), std::string::npos) << forged.error().message;
}

// Entries kept one by one after the record lead where the session is.
TEST(MatchSession, entries_kept_apart_lead_to_the_same_table) {
  MatchSession session = before_a_bite({"ann", "bot:greedy"});
  MatchSession kept(*parse_record(to_json(session.record()), "record"));
  std::string entries = "[";
  const auto keep = [&](const Expected<Entries>& some) {
    ASSERT_TRUE(some);
    for (const Entry& entry : *some) {
      JsonWriter out(entries);
      if (entries.size() > 1) entries += ",";
      write_entry(out, session.game(), session.match().state(), entry);
      session.apply(entry);
    }
  };
  keep(session.check(Play{Seat::p1, {"bite e2xd1"}}));
  keep(session.check(TakeBack{Seat::p1}));
  keep(session.check(Play{Seat::p1, {"bite e2xf1", "run north"}}));
  entries += "]";
  ASSERT_TRUE(kept.follow(entries));
  EXPECT_EQ(to_json(kept.record()), to_json(session.record()));
  EXPECT_EQ(kept.state_at(kept.at()), session.match().state());
  for (const char* wrong : {R"(["xyzzy"])", R"([{"back_to":99,"by":"p1"}])", "[7]", "7", "[", R"([{"seat":"p1"}])"})
    EXPECT_FALSE(kept.follow(wrong)) << wrong;
  EXPECT_EQ(to_json(kept.record()), to_json(session.record()));
}

// A session that is told every event is the same session, whatever was wished for in between.
TEST(MatchSession, whoever_follows_the_events_has_the_same_table) {
  for (const char* id : {"bite-the-pumpkin", "three-little-pigs", "happy-pigs", "wild-pigs"}) {
    MatchSession session = session_of(game_of({id, 2, {}, {}}), {"ann", "bot:random"}, 5);
    MatchSession follower(Record{Match(session.match().game_ptr()), session.players(), SeedNote{5}});
    Rng rng(7);
    Seq seen = 0;
    std::vector<std::size_t> numbers;  // of the moves p2 was told of
    for (int command = 0; command < 400 && !session.match().turn().is_over(); ++command) {
      Expected<Entries> entries = Entries{};
      if (session.needs().draw) {
        entries = session.check(Draw{});
      } else if (rng.below(8) == 0) {
        entries = session.check(TakeBack{Seat::p1, {}, {}, rng.below(2) == 0});
      } else {
        const Seat seat = session.match().turn().first;
        const AnyMove move = session.game().any_move(session.match().state(), seat, rng);
        entries = session.check(Play{seat, {session.game().text(session.match().state(), move)}});
      }
      if (!entries) continue;
      const Seq before = session.seq();
      for (const Entry& entry : *entries) session.apply(entry), follower.apply(entry);
      ASSERT_EQ(session.seq(), before + entries->size());
      ASSERT_EQ(follower.match().state(), session.match().state());
      ASSERT_EQ(session.state_at(session.at()), session.match().state());
      const Delta delta = session.since(Seat::p2, seen);
      seen = delta.seq;
      numbers.resize(delta.kept);
      for (const Story& story : delta.stories) numbers.push_back(story.number);
      ASSERT_EQ(numbers.size(), session.at());
    }
    for (std::size_t i = 0; i < numbers.size(); ++i) ASSERT_EQ(numbers[i], i + 1);
    const std::string text = to_json(session.record());
    const auto back = parse_record(text, id);
    ASSERT_TRUE(back) << i18n::english(back.error());
    EXPECT_EQ(to_json(*back), text);
    EXPECT_EQ(back->seq(), session.seq());
  }
}

}  // namespace
}  // namespace sounder
