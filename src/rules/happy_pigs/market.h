// The numbers of the market (HP-1, HP-2, HP-5), as content: what is in the reserve, what it costs, what everybody
// starts with.
#pragma once

#include "rules/happy_pigs/land.h"
#include "rules/seat.h"

namespace sounder::happy_pigs {

constexpr int most_money_at_start = 500;
constexpr int most_price = 40;
constexpr int most_purchases = 10;  // before round one
constexpr int most_items = 50;      // of a kind in the reserve

struct Market {
  std::int16_t money = 0;           // of each seat at the start
  std::uint8_t purchases = 0;       // things each seat may buy before round one
  std::uint8_t unused_action = 0;   // what an action not taken pays
  PerGood<std::uint8_t> prices{};   // field: the second one; the first is free
  std::uint8_t field_step = 0;      // how much dearer every further field is
  PerGood<std::uint8_t> reserve{};  // fields: the seats' first ones included

  int field_price(int nth) const { return nth <= 1 ? 0 : prices[at(Good::field)] + (nth - 2) * field_step; }
};

// {"money", "purchases", "unused_action", "prices": {by good}, "field_step", "reserve": {by good}}
template <class Node>
void read_market(Market& market, Node& file) {
  market.money = static_cast<std::int16_t>(file.field("money").number(0, most_money_at_start));
  market.purchases = static_cast<std::uint8_t>(file.field("purchases").number(0, most_purchases));
  market.unused_action = static_cast<std::uint8_t>(file.field("unused_action").number(0, most_price));
  file.object("prices", [&](Node& prices) {
    for (Good good : all_goods)
      market.prices[at(good)] = static_cast<std::uint8_t>(prices.field(name_of(good)).number(0, most_price));
  });
  market.field_step = static_cast<std::uint8_t>(file.field("field_step").number(0, most_price));
  file.object("reserve", [&](Node& reserve) {
    for (Good good : all_goods) {
      const int least = good == Good::field ? max_seats : 0;
      const int most = good == Good::field ? most_fields : is_item(good) ? most_items : most_pigs_of_a_size;
      market.reserve[at(good)] = static_cast<std::uint8_t>(reserve.field(name_of(good)).number(least, most));
    }
  });
}

}  // namespace sounder::happy_pigs
