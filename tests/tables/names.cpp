// What people may be called.
#include "tables/names.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "match/file.h"
#include "tables/game_cache.h"
#include "where.h"

namespace sounder::tables {
namespace {

TEST(Names, have_one_to_24_characters) {
  EXPECT_FALSE(wrong_with_name("A"));
  EXPECT_FALSE(wrong_with_name("Zoë-Łucja d'Àrc 王 🐷"));
  std::string name;
  for (int i = 0; i < 24; ++i) name += "é";
  EXPECT_FALSE(wrong_with_name(name)) << "characters count, not bytes";
  EXPECT_TRUE(wrong_with_name(name + "e"));
  EXPECT_TRUE(wrong_with_name(""));
  EXPECT_TRUE(wrong_with_name(" Ada"));
  EXPECT_TRUE(wrong_with_name("\u3000"));
}

TEST(Names, have_nothing_that_can_not_be_seen) {
  for (const char* name : {"a\tb", "a\x7f", "a\u0085b", "a\u200bb", "a\u202eb", "a\u2066b", "\ufeffa", "a\u00adb",
                           "a\u061cb", "a\ue000", "a\U000e0041"})
    EXPECT_TRUE(wrong_with_name(name)) << name;
}

TEST(Names, have_more_than_accents) {
  for (const char* name : {"\u0301", "\u0301\u0302", "\u0301 \u0301", "\u20dd", "\u0e34", "\u064b"})
    EXPECT_TRUE(wrong_with_name(name)) << name;
  EXPECT_TRUE(wrong_with_name("A\u0301\u0302\u0303\u0304\u0305"));
  for (const char* name : {"Zoe\u0308", "Thi\u0323\u0302", "สมศรี", "हिन्दी", "שָׁלוֹם", "1️⃣", "👨‍👩‍👧"})
    EXPECT_EQ(wrong_with_name(name), std::nullopt) << name;
}

TEST(Names, of_those_who_look_after_a_server_are_taken_in_three_languages) {
  const GameCache games;
  for (const char* name :
       {"Administrator", "Moderatore", "Modérateur",      "MODERATRICE", "Amministratore", "Administrateur",
        "Mod",           "Staff",      "Support",         "Owner",       "Nessuno",        "Personne",
        "Moderatori",    "The Mod 2",  "Administratrice", "Ada (staff)", "Le modérateur",  "L'amministratore",
        "Robots",        "Pig Support"})
    EXPECT_TRUE(games.is_ours(name)) << name;
  for (const char* name : {"Modesto", "Moderato", "Owner of Pigs", "Nessuno 2 Pigs", "Ospite", "Staffan", "Supportina",
                           "Personne d'autre"})
    EXPECT_FALSE(games.is_ours(name)) << name;
}

TEST(Names, are_utf_8) {
  for (const char* name : {"\xff", "\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x82", "a\x80"})
    EXPECT_TRUE(wrong_with_name(name));
}

TEST(Names, that_look_alike_have_one_key) {
  EXPECT_EQ(name_key("Ada"), name_key("a d a"));
  EXPECT_EQ(name_key("Zoe"), name_key("ZOË"));
  EXPECT_EQ(name_key("Ada"), name_key("Аdа")) << "with Cyrillic letters";
  EXPECT_EQ(name_key("Bot"), name_key("b0t"));
  EXPECT_EQ(name_key("Ada"), name_key("Ａｄａ")) << "full width";
  EXPECT_EQ(name_key("Zoe"), name_key("Zoe\u0308"));
  EXPECT_EQ(name_key("Ali"), name_key("AIi")) << "with a capital i";
  EXPECT_EQ(name_key("Emma"), name_key("Ernrna"));
  EXPECT_EQ(name_key("Thị"), name_key("thi"));
  EXPECT_NE(name_key("Ada"), name_key("Ida"));
  EXPECT_NE(name_key("🐷"), name_key("🐗"));
  EXPECT_NE(name_key("!!"), name_key("??"));
  EXPECT_FALSE(name_key("??").empty());
}

TEST(Names, have_letters_that_are_what_they_are) {
  for (const char* name :
       {"𝐂𝐚𝐬𝐮𝐚𝐥 𝐛𝐨𝐭", "Ⓒasual ⓑⓞⓣ", "🅱ot", "ꜱᴇʀᴠᴇʀ", "ᶜᵃˢᵘᵃˡ", "ℂasual", "Ꮪerver", "ꓢꓰꓣ", "Ⅽasuaⅼ", "ɑda"})
    EXPECT_EQ(wrong_with_name(name), "it has letters that stand in for others") << name;
}

TEST(Names, are_of_one_alphabet_where_two_look_alike) {
  for (const char* name : {"Саsual", "Ѕerver", "Αda", "Аdа", "Bоt", "sеrvеr", "Adа", "ոo"})
    EXPECT_EQ(wrong_with_name(name), "it has letters of two alphabets that look alike") << name;
  for (const char* name : {"Анна", "Мария-Луиза", "Ελένη", "Արամ", "Żółć", "Nguyễn Thị", "李小龍 Bruce", "דוד", "فاطمة",
                           "O'Brien", "ʻOlelo", "🇮🇹 Ada"})
    EXPECT_EQ(wrong_with_name(name), std::nullopt) << name;
}

TEST(Names, that_one_takes_for_ours_are_taken) {
  const GameCache games;
  for (const char* name : {"Casual bot 2",
                           "2 Casual bots' bot",
                           "CasuaI bot",
                           "casuaIbot7",
                           "The server",
                           "the  SERVER!",
                           "Server 1",
                           "Server-2",
                           "Ada (bot)",
                           "[BOT] Ada",
                           "🤖 Casual bot",
                           "b-o-t",
                           "C.a.s.u.a.l b0t",
                           "rnaster robot",
                           "80t",
                           "b07",
                           "L'admin",
                           "Il sistema",
                           "Le serveur",
                           "Sounder Team",
                           "Game server",
                           "Вот",
                           "ѕуѕтем",
                           "Ｓｅｒｖｅｒ",
                           "🇧 🇴 🇹",
                           "Sërvér",
                           "The you",
                           "Host 3",
                           "Bot débutant (3)",
                           "Robot maître",
                           "сервер bot"})
    EXPECT_TRUE(games.is_ours(name)) << name;
  for (const char* name :
       {"Botticelli 2",    "Abbot",        "Observer", "Serverin", "Ian",    "The Strong", "Il Forte",
        "Master 2",        "Host of Pigs", "Anna",     "Анна",     "Tu-Anh", "Mila",       "Arno",
        "Bob the Builder", "Robotnik",     "Systema",  "007",      "🐷",      "王"})
    EXPECT_FALSE(games.is_ours(name)) << name;
}

TEST(Names, of_bots_and_the_server_are_taken) {
  const GameCache games;
  for (const char* name : {"bot:casual", "Bot:anything", "cmd:./x", "BOT", "Casual bot", "casual  BOT",
                           "b0t casuaI:", "Server", "Sounder", "ѕоundеr"})
    EXPECT_TRUE(games.is_ours(name)) << name;
  for (const char* name : {"Ada", "Botticelli", "Robert", "Strong", "Master of Pigs", "Bo"})
    EXPECT_FALSE(games.is_ours(name)) << name;
}

// "bot": "{level} bot", "level_casual": "Casual".
TEST(Names, of_bots_are_taken_in_every_language) {
  const GameCache games;
  for (const std::string language : {"en", "it", "fr"}) {
    const auto text = read_document(std::string(where::source) + "/content/shell/words/" + language + ".json");
    ASSERT_TRUE(text);
    const auto document = boost::json::parse(*text);
    const auto& texts = document.at("texts").as_object();
    int levels = 0;
    for (const auto& [key, value] : texts) {
      if (!key.starts_with("level_")) continue;
      std::string name(texts.at("bot").as_string());
      name.replace(name.find("{level}"), 7, value.as_string().c_str());
      EXPECT_TRUE(games.is_ours(name)) << name;
      ++levels;
    }
    EXPECT_EQ(levels, 5);
    EXPECT_TRUE(games.is_ours(std::string_view(texts.at("title").as_string())));
    EXPECT_TRUE(games.is_ours(std::string_view(texts.at("you").as_string())));
  }
}

}  // namespace
}  // namespace sounder::tables
