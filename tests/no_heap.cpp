// No heap while playing: between the start and the end of a match the rules of no game allocate. A program of its own,
// because it replaces operator new to count.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "every_setup.h"
#include "rules/all_games.h"
#include "rules/random_play.h"

namespace {
std::atomic<std::uint64_t> allocations = 0;

void* counted(std::size_t size, std::size_t alignment) {
  ++allocations;
  const std::size_t whole = (size + alignment - 1) / alignment * alignment;
  if (void* memory = std::aligned_alloc(alignment, whole == 0 ? alignment : whole)) return memory;
  throw std::bad_alloc();
}
}  // namespace

// Not inlined, or the compiler takes a free() beside a `new` for a slip.
[[gnu::noinline]] void* operator new(std::size_t size) { return counted(size, alignof(std::max_align_t)); }
[[gnu::noinline]] void* operator new[](std::size_t size) { return counted(size, alignof(std::max_align_t)); }
[[gnu::noinline]] void* operator new(std::size_t size, std::align_val_t alignment) {
  return counted(size, static_cast<std::size_t>(alignment));
}
[[gnu::noinline]] void* operator new[](std::size_t size, std::align_val_t alignment) {
  return counted(size, static_cast<std::size_t>(alignment));
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

namespace sounder {
namespace {

// Everything that search and simulation ask of a game, along one random match; how often the heap was asked for more.
template <Game G>
std::uint64_t allocations_in_a_match(const G& game, std::uint64_t seed) {
  const std::uint64_t before = allocations;
  Rng rng(seed);
  typename G::State state = game.start();
  for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
    ChanceListOf<G> chances;
    if (turn.is_chance()) game.chances(state, chances);
    for (Seat seat : turn.seats) {
      typename G::State imagined = game.imagine(state, seat, rng);
      game.play(imagined, random_step<G, Pick::fast>(game, imagined, turn, rng));
    }
    game.play(state, random_step(game, state, turn, rng));
  }
  const Result result = game.result(state);
  return allocations - before + (result.winners.empty() ? 1 : 0);
}

TEST(NoHeap, the_count_counts) {
  const std::uint64_t before = allocations;
  const std::vector<int> numbers(100);
  const std::string text(1000, 'x');
  EXPECT_EQ(allocations - before, 2u) << numbers.size() << text.size();
}

TEST(NoHeap, no_game_allocates_between_start_and_end) {
  int games = 0;
  for_each_game([&]<class G>() {
    for (const auto& game : every_game<G>(60))
      for (std::uint64_t seed = 0; seed < 5; ++seed)
        ASSERT_EQ(allocations_in_a_match(game->game, seed), 0u) << describe(game->setup()) << ", seed " << seed;
    ++games;
  });
  EXPECT_GT(games, 0);
}

TEST(NoHeap, a_state_of_bite_the_pumpkin_fits_in_a_cache_line) { EXPECT_LE(sizeof(BiteThePumpkin::State), 64u); }

}  // namespace
}  // namespace sounder
