// Kinds of move for statistics: a verb, what it is about, and whether an item goes with it.
#include "rules/happy_pigs/happy_pigs.h"

namespace sounder::happy_pigs {
namespace {

constexpr std::size_t verbs = at(Verb::first) + 1;

// A verb has a kind for each thing it may name, and where an item may go with it one more for each.
struct Sort {
  int things;
  int ways;  // 2: with or without an item
  int first = 0;
};
constexpr std::array<Sort, verbs> numbered() {
  std::array<Sort, verbs> sorts = {};
  const auto set = [&](Verb verb, std::size_t things, int ways = 1) {
    sorts[at(verb)] = {static_cast<int>(things), ways};
  };
  set(Verb::choose, all_actions.size());
  set(Verb::neutral, all_actions.size());
  set(Verb::feed, all_sizes.size(), 2);
  set(Verb::mate, 1, 2);
  set(Verb::buy, all_goods.size());
  set(Verb::sell, all_sizes.size());
  set(Verb::vaccinate, all_sizes.size());
  set(Verb::grow, all_sizes.size());
  set(Verb::take, all_items.size());
  set(Verb::done, 1);
  int next = 0;
  for (Sort& sort : sorts) {
    sort.first = next;
    next += sort.things * sort.ways;
  }
  return sorts;
}
constexpr std::array<Sort, verbs> sorts = numbered();

}  // namespace

int HappyPigs::kinds() const { return sorts.back().first; }

int HappyPigs::kind(const State&, const Move& move) const {
  const Sort& sort = sorts[at(move.verb)];
  return sort.first + sort.ways * move.what + move.with_item;
}

std::string HappyPigs::kind_name(int kind) const {
  std::size_t verb = sorts.size() - 1;
  while (sorts[verb].first > kind || sorts[verb].things == 0) --verb;
  const Sort& sort = sorts[verb];
  Move example{static_cast<Verb>(verb)};
  example.what = static_cast<std::uint8_t>((kind - sort.first) / sort.ways);
  example.with_item = (kind - sort.first) % sort.ways != 0;
  return text({}, example);
}

}  // namespace sounder::happy_pigs
