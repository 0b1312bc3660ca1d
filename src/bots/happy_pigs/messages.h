// All reasons that bots of Happy Pigs can give. The sentences are in content/happy-pigs/words/*.why.json.
//
// `rounds` is how many rounds follow this one before the season changes.
#pragma once

#include "bots/difference.h"
#include "rules/happy_pigs/messages.h"

namespace sounder::bots::farming::messages {

using namespace place;
using happy_pigs::messages::actions;
using happy_pigs::messages::sizes;

// A choice: its value alone and shared, in money, and the probability of sharing, in percent.
inline constexpr auto choose =
    say("why.choose", number("actions"), number("alone"), number("shared"), number("company"));
inline constexpr auto hinder = say("why.hinder", seat("who"), actions("action"), number("chance"), number("loss"));
inline constexpr auto hinder_both =
    say("why.hinder_both", seat("who"), actions("action"), number("chance"), number("loss"));

inline constexpr auto feed_safe =
    say("why.feed_safe", sizes("pig"), flag("supplement"), sizes("becomes"), number("more"));
inline constexpr auto feed_covered =
    say("why.feed_covered", sizes("pig"), flag("supplement"), sizes("becomes"), number("more"));
inline constexpr auto feed_at_risk =
    say("why.feed_at_risk", sizes("pig"), flag("supplement"), sizes("becomes"), number("more"), number("rounds"));
inline constexpr auto mate = say("why.mate", flag("amulet"), sizes("newborn"), number("worth"), number("parents"));

inline constexpr auto buy_pig = say("why.buy_pig", number("price"), number("more"), number("rounds"));
inline constexpr auto buy_parent = say("why.buy_parent", number("price"));
inline constexpr auto buy_field =
    say("why.buy_field", number("price"), number("squares"), number("free"), number("all"));
inline constexpr auto buy_vaccine =
    say("why.buy_vaccine", number("price"), number("pigs"), number("stock"), number("rounds"));
inline constexpr auto buy_supplement = say("why.buy_supplement", number("price"), number("young"));
inline constexpr auto buy_amulet = say("why.buy_amulet", number("price"), number("parents"));
inline constexpr auto take_vaccine = say("why.take_vaccine", number("pigs"), number("stock"), number("rounds"));
inline constexpr auto take_supplement = say("why.take_supplement", number("young"));
inline constexpr auto take_amulet = say("why.take_amulet", number("parents"));

// `extra`: the price above the list price.
inline constexpr auto sell = say("why.sell", number("price"), number("extra"), number("squares"));
inline constexpr auto sell_at_risk = say("why.sell_at_risk", number("price"), number("extra"), number("rounds"));
inline constexpr auto vaccinate = say("why.vaccinate", sizes("pig"), number("worth"));
inline constexpr auto grow = say("why.grow", sizes("pig"), sizes("becomes"), number("more"));

inline constexpr auto end_shopping = say("why.end_shopping", number("money"));
inline constexpr auto stop = say("why.stop", number("actions"), number("pay"));
inline constexpr auto stop_is_best = say("why.stop_is_best", number("actions"), number("pay"));

// Against the next best move (difference.h). Of a choice: its expected value in money, and how many times in 100
// somebody shares it. Of the neutral action: what it is expected to cost the opponent.
inline constexpr auto worth_more = difference("why.rather_worth");
inline constexpr auto less_company = difference("why.rather_company");
inline constexpr auto hinders_more = difference("why.rather_hinders");
// Of spending: the value of the pig that stays, how much dearer a pig grows, pigs without a vaccine, what an action
// adds to money and pigs at list prices, free squares.
inline constexpr auto keeps_dearer = difference("why.rather_keeps");
inline constexpr auto grows_dearer = difference("why.rather_grows");
inline constexpr auto fewer_at_risk = difference("why.rather_at_risk");
inline constexpr auto gains_more = difference("why.rather_gains");
inline constexpr auto more_room = difference("why.rather_room");

inline constexpr auto vocabulary =
    all_of(choose, hinder, hinder_both, feed_safe, feed_covered, feed_at_risk, mate, buy_pig, buy_parent, buy_field,
           buy_vaccine, buy_supplement, buy_amulet, take_vaccine, take_supplement, take_amulet, sell, sell_at_risk,
           vaccinate, grow, end_shopping, stop, stop_is_best, worth_more, less_company, hinders_more, keeps_dearer,
           grows_dearer, fewer_at_risk, gains_more, more_room);

}  // namespace sounder::bots::farming::messages
