// All that Happy Pigs can say (src/rules/message.h). The words for it stand in content/happy-pigs/words/.
#pragma once

#include "rules/happy_pigs/words.h"
#include "rules/message.h"

namespace sounder::happy_pigs::messages {

using namespace place;

inline constexpr Terms<Size> sizes = {{"size", size_names}};
inline constexpr Terms<Item> items = {{"item", item_names}};
inline constexpr Terms<Good> goods = {{"good", good_names}};
inline constexpr Terms<Action> actions = {{"action", action_names}};
inline constexpr Terms<Season> seasons = {{"season", season_names}};
constexpr CardPlace season_card(const char* name) { return card(name, "deck"); }

inline constexpr auto farmer = say("role.farmer");

// What is asked. A choice comes with the numbers of the card, an action with how many are left and what an unused one
// pays.
inline constexpr auto ask_shop = say("ask.shop", number("things"));
inline constexpr auto ask_choice = say("ask.choose", number("feed"), number("mate"), number("buy"), number("sell"));
inline constexpr auto ask_secret_choice =
    say("ask.choose_in_secret", number("feed"), number("mate"), number("buy"), number("sell"));
inline constexpr auto ask_neutral = say("ask.neutral", number("feed"), number("mate"), number("buy"), number("sell"));
inline constexpr auto ask_feed = say("ask.feed", number("actions"), number("pay"));
inline constexpr auto ask_mate = say("ask.mate", number("actions"), number("pay"));
inline constexpr auto ask_buy = say("ask.buy", number("actions"), number("pay"));
inline constexpr auto ask_sell = say("ask.sell", number("actions"), number("pay"));
inline constexpr auto ask_grow = say("ask.grow", season_card("card"), sizes("pig"));
inline constexpr auto ask_take = say("ask.take", season_card("card"));
inline constexpr auto ask_vaccinate = say("ask.vaccinate", seasons("season"), number("vaccines"));

// What a move is, with what becomes of it.
inline constexpr auto choose = say("move.choose", actions("action"));
inline constexpr auto lay_neutral = say("move.neutral", actions("action"));
inline constexpr auto feed = say("move.feed", sizes("pig"), flag("vaccinated"), flag("supplement"), sizes("becomes"));
inline constexpr auto mate = say("move.mate", flag("amulet"), sizes("newborn"));
inline constexpr auto buy = say("move.buy", goods("good"), number("price"));
inline constexpr auto sell = say("move.sell", sizes("pig"), flag("vaccinated"), number("price"));
inline constexpr auto vaccinate = say("move.vaccinate", sizes("pig"));
inline constexpr auto grow = say("move.grow", sizes("pig"), flag("vaccinated"), sizes("becomes"));
inline constexpr auto take = say("move.take", items("item"));
inline constexpr auto end_shopping = say("move.end_shopping", number("things"));
inline constexpr auto stop = say("move.stop", number("actions"), number("money"));
inline constexpr auto decline = say("move.decline", sizes("pig"));
inline constexpr auto end_vaccinating = say("move.end_vaccinating", number("vaccines"));

inline constexpr auto first = say("chance.first", seat("who"));
inline constexpr auto drawn = say("chance.card", seasons("season"), season_card("card"), number("feed"), number("mate"),
                                  number("buy"), number("sell"));

// What followed.
inline constexpr auto last_card = say("told.last_card", seasons("season"), season_card("card"), number("feed"),
                                      number("mate"), number("buy"), number("sell"));
inline constexpr auto share = say("told.share", seat("who"), actions("action"), number("times"));
inline constexpr auto neutral_share = say("told.neutral_share", actions("action"), number("times"));
inline constexpr auto unused = say("told.unused", seat("who"), number("money"));
inline constexpr auto prize = say("told.prize", seat("who"), number("money"));
inline constexpr auto litter = say("told.litter", seat("who"), number("piglets"));
inline constexpr auto short_litter = say("told.short_litter", seat("who"), number("piglets"), number("wanted"));
inline constexpr auto gift = say("told.gift", seat("who"), items("item"), number("count"));
inline constexpr auto short_gift =
    say("told.short_gift", seat("who"), items("item"), number("count"), number("wanted"));
inline constexpr auto neutral_passes = say("told.neutral_passes", seat("who"));
inline constexpr auto season_ends = say("told.season_ends", seasons("season"));
inline constexpr auto leave = say("told.leave", seat("who"), number("pigs"));
inline constexpr auto last_sale = say("told.last_sale", seat("who"), number("money"));

// Why not: first what the rules are against, then what can't be read.
inline constexpr auto no_pig = say("refuse.no_pig", seat("who"), sizes("pig"));
inline constexpr auto no_vaccinated_pig = say("refuse.no_vaccinated_pig", seat("who"), sizes("pig"));
inline constexpr auto no_unvaccinated_pig = say("refuse.no_unvaccinated_pig", seat("who"), sizes("pig"));
inline constexpr auto all_fed = say("refuse.all_fed", seat("who"), sizes("pig"), flag("vaccinated"));
inline constexpr auto fully_grown = say("refuse.fully_grown");
inline constexpr auto supplement_does_not_help = say("refuse.supplement_does_not_help");
inline constexpr auto no_item = say("refuse.no_item", seat("who"), items("item"));
inline constexpr auto no_parent = say("refuse.no_parent", seat("who"));
inline constexpr auto all_mated = say("refuse.all_mated", seat("who"));
inline constexpr auto not_in_reserve = say("refuse.not_in_reserve", goods("good"));
inline constexpr auto no_room = say("refuse.no_room", seat("who"), sizes("pig"));
inline constexpr auto too_dear = say("refuse.too_dear", seat("who"), goods("good"), number("price"), number("money"));
inline constexpr auto not_on_card = say("refuse.not_on_card", season_card("card"), sizes("pig"));
inline constexpr auto choice_is_final = say("refuse.choice_is_final");
inline constexpr auto not_your_turn = say("refuse.not_your_turn");
inline constexpr auto card_comes_now = say("refuse.card_comes_now");
inline constexpr auto now_first = say("refuse.now_first");
inline constexpr auto is_over = say("refuse.over");
inline constexpr auto not_a_card = say("refuse.not_a_card", seasons("season"), many(text("moves")));
inline constexpr auto not_this = say("refuse.not_this", many(text("moves")));
inline constexpr auto wrong_object = say("refuse.wrong_object", text("verb"), many(text("words")));
inline constexpr auto too_much = say("refuse.too_much", text("word"), many(text("moves")));
inline constexpr auto wrong_item = say("refuse.wrong_item", text("word"), text("verb"), text("item"));

// What a season card does. Prices that change by the same amount are said together.
inline constexpr auto prices_stay = say("effect.prices_stay");
inline constexpr auto cheaper = say("effect.cheaper", many(goods("goods")), number("less"));
inline constexpr auto pigs_cheaper = say("effect.pigs_cheaper", number("less"));
inline constexpr auto dearer = say("effect.dearer", many(sizes("pigs")), number("more"));
inline constexpr auto pigs_dearer = say("effect.pigs_dearer", number("more"));
inline constexpr auto litters = say("effect.litter", number("piglets"));
inline constexpr auto growth = say("effect.grow", sizes("pig"));
inline constexpr auto items_for_all = say("effect.items", items("item"), number("count"));
inline constexpr auto item_of_choice = say("effect.item_of_choice");
inline constexpr auto money_per_pig = say("effect.money_per_pig", number("money"), sizes("pig"), number("most"));
inline constexpr auto money_for_herd = say("effect.money_for_herd", number("money"), number("pigs"));
inline constexpr auto most_pigs = say("effect.most_pigs", number("money"), sizes("pig"));
inline constexpr auto biggest_herd = say("effect.biggest_herd", number("money"));
inline constexpr auto money_for_no_room = say("effect.no_room", number("money"), sizes("pig"));

// clang-format off
inline constexpr auto vocabulary = all_of(
    farmer,
    ask_shop, ask_choice, ask_secret_choice, ask_neutral, ask_feed, ask_mate, ask_buy, ask_sell, ask_grow, ask_take, ask_vaccinate,
    choose, lay_neutral, feed, mate, buy, sell, vaccinate, grow, take, end_shopping, stop, decline, end_vaccinating,
    first, drawn,
    last_card, share, neutral_share, unused, prize, litter, short_litter, gift, short_gift, neutral_passes, season_ends, leave, last_sale,
    no_pig, no_vaccinated_pig, no_unvaccinated_pig, all_fed, fully_grown, supplement_does_not_help, no_item, no_parent, all_mated,
    not_in_reserve, no_room, too_dear, not_on_card, choice_is_final, not_your_turn, card_comes_now, now_first, is_over,
    not_a_card, not_this, wrong_object, too_much, wrong_item,
    prices_stay, cheaper, pigs_cheaper, dearer, pigs_dearer, litters, growth, items_for_all, item_of_choice, money_per_pig,
    money_for_herd, most_pigs, biggest_herd, money_for_no_room);
// clang-format on

}  // namespace sounder::happy_pigs::messages
