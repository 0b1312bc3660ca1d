// Weights of the features of prospects.h, as logits of winning. Fitted to self-play of bots with these very weights,
// one move in twelve at random: three or four rounds of 1,500 (five seats) to 6,000 matches (two seats), each followed
// by a softmax regression on the winner. Five seats, veteran: the features of four seats, the order of turns of the
// plain game.
#pragma once

#include <array>
#include <cstddef>

namespace sounder::bots::three_little_pigs {

enum class Fact {
  points,              // tens, as if the match ended now, without end_awards
  points_of_the_next,  // the same, for the seat that rolls next
  houses,              // roofed, in fours
  best_open,           // points of the best house without a roof, in tens
  other_open,          // points of the others
  has_open,            // any
  next_has_open,       // best_open, for the seat that rolls next
  roofs_dear,          // with an open house: by how much the cheapest roof costs more than two symbols
  at_risk,             // expected loss of the wolf's best target, in tens
  pots,                // in roofed houses, in twos; veteran only, as the next three
  tallest,             // roofed with a door, in fours
  pure_house,          // an open house of one material whose award is still free
  end_awards,          // points of awards that it would get now and may lose again, in tens
  second_to_move,      // after the seat that rolls next; then the third, fourth and fifth
  third_to_move,
  fourth_to_move,
  fifth_to_move,
};
constexpr std::size_t fact_count = 17;

// Tiles to the end, for each seat.
constexpr std::array<float, 4> moments = {0.5f, 1.0f, 2.0f, 4.0f};

using Weights = std::array<std::array<float, fact_count>, moments.size()>;  // a row for each moment

// clang-format off
constexpr std::array<Weights, 8> learned = {{
    // 2 seats
    {{{3.12f, 0.17f, 0.39f, 0.93f, 0.47f, 0.24f, 1.34f, -0.73f, -0.87f, 0, 0, 0, 0, -0.57f, 0, 0, 0},
      {2.26f, 0.09f, 0.30f, 1.22f, 0.65f, 0.09f, 0.43f, -0.24f, -0.78f, 0, 0, 0, 0, -0.44f, 0, 0, 0},
      {2.03f, 0.06f, 0.59f, 1.69f, 1.29f, 0.06f, -0.02f, -0.04f, -0.44f, 0, 0, 0, 0, -0.44f, 0, 0, 0},
      {1.98f, 0.19f, 0.13f, 1.60f, 1.63f, 0.05f, -0.02f, 0, -0.50f, 0, 0, 0, 0, -0.41f, 0, 0, 0}}},
    // 3 seats
    {{{2.55f, 0.29f, -0.18f, 1.14f, 0.33f, 0.38f, 0.71f, -0.64f, -0.84f, 0, 0, 0, 0, -0.02f, -0.44f, 0, 0},
      {1.58f, -0.02f, 0.02f, 1.15f, 0.23f, 0.03f, 0.07f, 0.02f, -0.65f, 0, 0, 0, 0, -0.15f, -0.36f, 0, 0},
      {1.59f, 0.16f, -0.05f, 1.29f, 0.36f, 0.06f, 0.12f, 0.19f, -0.59f, 0, 0, 0, 0, -0.14f, -0.39f, 0, 0},
      {1.87f, -0.17f, -0.16f, 1.38f, 1.36f, -0.06f, 0.03f, 0, -1.16f, 0, 0, 0, 0, -0.18f, -0.36f, 0, 0}}},
    // 4 seats
    {{{2.05f, 0.26f, 0.17f, 1.04f, 0.19f, 0.69f, 0.57f, -0.60f, -0.83f, 0, 0, 0, 0, 0.16f, -0.07f, -0.33f, 0},
      {1.47f, -0.05f, 0.14f, 1.18f, 0.64f, -0.03f, -0.21f, 0.06f, -0.60f, 0, 0, 0, 0, -0.21f, -0.31f, -0.46f, 0},
      {1.38f, 0.12f, 0.27f, 1.08f, 0.64f, 0.02f, 0.20f, 0.05f, -0.71f, 0, 0, 0, 0, -0.06f, -0.19f, -0.37f, 0},
      {1.61f, -0.14f, -0.27f, 1.18f, 1.02f, -0.02f, -0.33f, -0.03f, -1.21f, 0, 0, 0, 0, -0.08f, -0.21f, -0.33f, 0}}},
    // 5 seats
    {{{2.10f, 0.28f, 0.03f, 1.34f, 0.32f, 1.05f, 0.43f, -0.91f, -1.06f, 0, 0, 0, 0, 0.21f, 0.06f, -0.09f, -0.27f},
      {0.77f, -0.04f, 1.04f, 0.99f, 0.54f, 0.18f, -0.20f, -0.18f, -0.47f, 0, 0, 0, 0, -0.14f, -0.19f, -0.25f, -0.29f},
      {1.07f, 0.03f, 0.93f, 0.68f, -0.13f, 0.33f, -0.03f, -0.16f, -0.68f, 0, 0, 0, 0, -0.11f, -0.16f, -0.30f, -0.37f},
      {1.65f, 0.32f, 0.27f, 0.36f, 0.65f, 0.28f, -0.11f, 0.63f, -1.67f, 0, 0, 0, 0, -0.06f, -0.12f, -0.25f, -0.34f}}},
    // 2 seats, veteran
    {{{2.32f, -0.05f, 0.86f, 1.04f, 0.63f, 0.16f, 1.47f, -0.65f, -0.10f, 0.47f, 0.33f, 0.16f, 0.91f, -0.85f, 0, 0, 0},
      {1.75f, 0.08f, 1.00f, 1.45f, 0.67f, -0.06f, 0.39f, -0.08f, -0.29f, 0.38f, 0.23f, 0.07f, 0.32f, -0.50f, 0, 0, 0},
      {1.81f, 0.04f, 0.91f, 1.90f, 1.24f, 0.07f, 0.23f, -0.68f, -0.61f, 0.29f, -0.12f, 0.20f, 0.26f, -0.42f, 0, 0, 0},
      {2.02f, 0.42f, 0.22f, 0.55f, 2.00f, 0.09f, -0.18f, 0, -0.52f, 0.41f, -0.13f, 0.76f, 0.13f, -0.43f, 0, 0, 0}}},
    // 3 seats, veteran
    {{{2.09f, 0.29f, 0.16f, 1.75f, 0.46f, 0.19f, 0.64f, -0.78f, -0.70f, 0.24f, -0.06f, -0.17f, 0.92f, -0.11f, -0.63f, 0, 0},
      {1.31f, 0.03f, 0.50f, 1.62f, 0.54f, -0.12f, 0.04f, 0.04f, -0.34f, 0.23f, 0.05f, 0.04f, 0.24f, -0.17f, -0.37f, 0, 0},
      {1.50f, 0.19f, 0.50f, 1.63f, 0.69f, -0.08f, 0.11f, -0.54f, -0.44f, 0.20f, -0.10f, 0.10f, 0.04f, -0.17f, -0.38f, 0, 0},
      {2.12f, -0.38f, 0.03f, 0.83f, 1.42f, 0.07f, 0.21f, 0, -1.64f, 0.08f, -0.17f, 0.36f, 0.10f, -0.17f, -0.37f, 0, 0}}},
    // 4 seats, veteran
    {{{1.88f, 0.33f, 0.09f, 1.19f, 0.03f, 0.45f, 0.53f, -0.51f, -0.65f, 0.17f, -0.12f, 0.25f, 1.00f, 0.12f, -0.09f, -0.31f, 0},
      {1.52f, -0.14f, 0.47f, 1.81f, 0.19f, -0.12f, 0.06f, -0.30f, -0.82f, 0.15f, -0.01f, 0.23f, -0.10f, -0.22f, -0.29f, -0.41f, 0},
      {1.06f, 0.23f, 0.94f, 0.27f, 0.59f, 0.12f, 0.03f, -0.05f, -0.77f, 0.11f, 0, 0.49f, 0.15f, -0.08f, -0.20f, -0.30f, 0},
      {1.77f, -0.06f, -0.07f, 0.21f, 0.29f, -0.01f, -0.54f, 0.15f, -1.01f, 0.06f, -0.07f, 0.59f, 0.24f, -0.09f, -0.20f, -0.36f, 0}}},
    // 5 seats, veteran
    {{{1.88f, 0.33f, 0.09f, 1.19f, 0.03f, 0.45f, 0.53f, -0.51f, -0.65f, 0.17f, -0.12f, 0.25f, 1.00f, 0.21f, 0.06f, -0.09f, -0.27f},
      {1.52f, -0.14f, 0.47f, 1.81f, 0.19f, -0.12f, 0.06f, -0.30f, -0.82f, 0.15f, -0.01f, 0.23f, -0.10f, -0.14f, -0.19f, -0.25f, -0.29f},
      {1.06f, 0.23f, 0.94f, 0.27f, 0.59f, 0.12f, 0.03f, -0.05f, -0.77f, 0.11f, 0, 0.49f, 0.15f, -0.11f, -0.16f, -0.30f, -0.37f},
      {1.77f, -0.06f, -0.07f, 0.21f, 0.29f, -0.01f, -0.54f, 0.15f, -1.01f, 0.06f, -0.07f, 0.59f, 0.24f, -0.06f, -0.12f, -0.25f, -0.34f}}},
}};
// clang-format on

inline const Weights& weights_for(int seats, bool veteran) { return learned[seats - 2 + (veteran ? 4 : 0)]; }

}  // namespace sounder::bots::three_little_pigs
