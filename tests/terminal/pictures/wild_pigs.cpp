// The picture in the terminal.
#include "terminal/pictures.h"

#include <boost/json.hpp>

#include "rules/random_play.h"
#include "rules/wild_pigs/table.h"

namespace sounder::wild_pigs {
namespace {

boost::json::object view_of(const Table& table) {
  return boost::json::parse(table.any->view(AnyState::of(table.s), Viewer::audience())).as_object();
}

// As much of a name as a narrow column shows of it.
std::string beginning_of(std::string name) {
  while (terminal::columns(name) > 6) {
    while ((static_cast<unsigned char>(name.back()) & 0xc0) == 0x80) name.pop_back();
    name.pop_back();
  }
  return name;
}

// Whatever can be bought is named, and what it costs.
void expect_wares_named(const Table& table, const i18n::Localizer& localizer, const std::string& picture) {
  MoveListOf<WildPigs> moves;
  if (!table.turn().decides() || table.s.phase != Phase::act) return;
  table.game().moves(table.s, table.s.seat(), moves);
  for (const Move& move : moves) {
    if (move.kind != Move::Kind::buy) continue;
    const Ware ware = static_cast<Ware>(move.how);
    const Cubes& cost = table.cards().cost(ware, move.what);
    const std::string price =
        std::to_string(cost.of[0]) + "/" + std::to_string(cost.of[1]) + "/" + std::to_string(cost.of[2]);
    const bool upgrade = ware == Ware::upgrade;
    const auto& cards = table.cards();
    const std::string_view own = upgrade ? cards.upgrades.name(move.what) : cards.weapons.name(move.what);
    const std::string name =
        beginning_of(localizer.card(upgrade ? "upgrades" : "weapons", cards.id(ware, move.what), own));
    ASSERT_NE(picture.find(name), std::string::npos) << name << "\n" << picture;
    ASSERT_NE(picture.find(price), std::string::npos) << price << "\n" << picture;
  }
}

// Every picture fits its width and, with title, story, question and prompt, a screen of 24 rows; in every language.
TEST(WildPigsPicture, fits_the_screen) {
  const terminal::Style plain(false);
  for (int edition : {0, 1})
    for (int seats = 2; seats <= 5; ++seats) {
      Table table(sounder::Setup{"wild-pigs", seats, {{"edition", edition}}, {}});
      const i18n::Localizer languages[] = {i18n::Localizer("en", table.any->setup()),
                                           i18n::Localizer("it", table.any->setup()),
                                           i18n::Localizer("fr", table.any->setup())};
      table.s = table.game().start();
      Rng rng(seats);
      for (Turn turn = table.turn(); !turn.is_over(); turn = table.turn()) {
        table.game().play(table.s, random_step(table.game(), table.s, turn, rng));
        if (rng.below(5)) continue;
        const auto view = view_of(table);
        for (const i18n::Localizer& localizer : languages)
          for (int width : {80, 132}) {
            const std::string picture = terminal::draw(
                "wild-pigs", view,
                {.style = plain, .width = width, .before = nullptr, .height = 24, .localizer = &localizer});
            int rows = 0;
            for (std::size_t begin = 0; begin < picture.size(); ++rows) {
              const std::size_t end = picture.find('\n', begin);
              ASSERT_LE(terminal::columns(picture.substr(begin, end - begin)), width) << picture;
              begin = end + 1;
            }
            ASSERT_LE(rows, 19) << picture;
            ASSERT_EQ(picture.find("[picture"), std::string::npos) << picture;
            expect_wares_named(table, localizer, picture);
          }
      }
    }
}

// A line for each boss, from the first round on, with what its thresholds cost.
TEST(WildPigsPicture, WP38_both_bosses_are_shown_with_what_they_cost) {
  const terminal::Style plain(false);
  for (int edition : {0, 1})
    for (const char* language : {"en", "it", "fr"}) {
      const Table table(sounder::Setup{"wild-pigs", 2, {{"edition", edition}}, {}});
      const i18n::Localizer localizer(language, table.any->setup());
      for (const auto& [width, height] : {std::pair{80, 24}, {132, 40}}) {
        const std::string picture = terminal::draw(
            "wild-pigs", view_of(table),
            {.style = plain, .width = width, .before = nullptr, .height = height, .localizer = &localizer});
        for (const Boss& boss : table.cards().bosses)
          for (int i = 0; i < boss.count; ++i) {
            const Cubes& cost = boss.thresholds[i].cost;
            const std::string price =
                std::to_string(cost.of[0]) + "/" + std::to_string(cost.of[1]) + "/" + std::to_string(cost.of[2]);
            EXPECT_NE(picture.find(" " + price + " "), std::string::npos) << price << "\n" << picture;
          }
      }
    }
}

TEST(WildPigsPicture, speaks_the_language_of_its_reader) {
  Table table;
  table.put(1, Row::front, "swine-flurry");
  table.put(2, Row::mid, "sowmo");
  const terminal::Style plain(false);
  const auto drawn = [&](const char* language) {
    const i18n::Localizer localizer(language, table.any->setup());
    return terminal::draw("wild-pigs", view_of(table),
                          {.style = plain, .width = 100, .before = nullptr, .height = 40, .localizer = &localizer});
  };
  EXPECT_EQ(drawn("en").substr(0, 17), "DAY round 1 of 6 ");
  EXPECT_EQ(drawn("it").substr(0, 20), "GIORNO turno 1 di 6 ");
  EXPECT_NE(drawn("it").find("Raffica Suina"), std::string::npos);
  EXPECT_NE(drawn("it").find("Attacchi quando p1 chiude:  corsia 1 1 ferita"), std::string::npos) << drawn("it");
  EXPECT_NE(drawn("fr").find("Sumotruie"), std::string::npos);
}

TEST(WildPigsPicture, a_narrow_screen_leaves_out_no_number_of_a_seat_and_no_reward_of_a_boss) {
  Table table;
  table.p(1).wounds = 2;
  table.p(2).wounds = 3;
  table.tokens(1, 1, 2, 3, 4);
  table.tokens(2, 4, 3, 2, 1);
  const terminal::Style plain(false);
  for (int width : {50, 60, 80, 120}) {
    const std::string picture =
        terminal::draw("wild-pigs", view_of(table), {.style = plain, .width = width, .before = nullptr, .height = 60});
    for (const char* part : {"wounds 2", "wounds 3", " VP", "attack 1 conv 2 wild 3 mass 4",
                             "attack 4 conv 3 wild 2 mass 1", "weapon slot, a weapon", "4 vp", "6 vp"})
      EXPECT_NE(picture.find(part), std::string::npos) << width << ": " << part << "\n" << picture;
  }
}

TEST(WildPigsPicture, a_fight_shows_what_to_type_and_the_cubes_it_takes) {
  Table table;
  table.put(1, Row::front, "grunt");  // 6R
  table.arm(1, "pig-whistle");        // 2R less
  table.tokens(1, 1, 0, 0, 0);
  table.p(1).pool = cubes(6, 0, 0);
  table.play("fight lane 1");
  const terminal::Style plain(false);
  const std::string picture =
      terminal::draw("wild-pigs", view_of(table), {.style = plain, .width = 80, .before = nullptr});
  EXPECT_NE(picture.find("  with Pig Whistle; pay 1 attack: 2R\n"), std::string::npos) << picture;
}

}  // namespace
}  // namespace sounder::wild_pigs
