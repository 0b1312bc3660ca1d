// The value of each feature in victory points, at the first turn and at the boss turn of the day and of the night, with
// linear interpolation between them. Fitted by least squares to self-play of the search with these very values (a few
// thousand matches of two seats per edition, some moves at random), repeated, towards the later values of the
// positions.
#pragma once

#include "bots/wild_pigs/features.h"

namespace sounder::wild_pigs {

using Worth = std::array<float, features>;

struct Over {
  float dawn, dusk, nightfall, end;
};

// clang-format off
constexpr std::array<std::array<Over, features>, 2> worths = {{
    {{  // edition: rulebook
        {45.92f, 27.27f, 22.67f, -6.65f},  // always
        {0.15f, 0.17f, 0.05f, 0.16f},  // red_for_boss
        {0.14f, 0.1f, 0.05f, 0.09f},  // blue_for_boss
        {0.05f, 0.17f, 0.05f, 0.25f},  // green_for_boss
        {0.07f, 0.1f, 0.05f, 0.02f},  // red_beyond
        {0.05f, 0.07f, 0.05f, 0.07f},  // blue_beyond
        {0.05f, 0.05f, 0.05f, 0.01f},  // green_beyond
        {0.42f, 0.44f, 0.4f, 0.2f},  // attack_tokens
        {0.24f, 0.24f, 0.24f, 0.09f},  // conversion_tokens
        {0.61f, 0.6f, 0.87f, 0.3f},  // wild_tokens
        {0.4f, 1.02f, 0.4f, 0.2f},  // mass_tokens
        {0.09f, 0.1f, 0.09f, 0.1f},  // free_stances
        {0, 0, 0.01f, 0},  // upgrade_slots
        {0, 0.22f, 0, 1.12f},  // weapon_slots
        {1.25f, 0.83f, 0.87f, 0.77f},  // empty_upgrade_slots
        {0.69f, -0.04f, 0.11f, -0.5f},  // empty_weapon_slots
        {0.31f, 0.33f, 0.33f, 0},  // red_income
        {0.01f, 0.45f, 1.6f, 0.1f},  // blue_income
        {0.01f, 0.52f, 0.33f, 0},  // green_income
        {0.31f, 0.4f, 0.45f, 0.18f},  // stance_income
        {0.07f, 0.62f, 0.54f, 0.13f},  // least_income
        {0, 0.22f, 0, 0},  // income_by_night
        {0.2f, 0.73f, 0.01f, 0},  // discount
        {0, 0, 0.05f, 0.73f},  // heavy_mass
        {0, 0, 0, 0},  // heavy_mass_tokens
        {0, 0, 0.14f, 0.78f},  // forge
        {0, 0.58f, 0.12f, 0.21f},  // split
        {0, 0, 0, 0.81f},  // on_kill
        {0.03f, 0.09f, 0.09f, 0.02f},  // red_weapons
        {0.05f, 0.07f, 0.08f, 0.01f},  // blue_weapons
        {0.07f, 0.11f, 0.08f, 0},  // green_weapons
        {0.01f, 0.05f, 0, 0},  // weapons_by_night
        {0, 0.01f, 0.19f, 0.05f},  // reach
        {0.06f, -2.36f, -3.31f, 3.29f},  // aggressive
        {-0.23f, -2.3f, -2.51f, 2.87f},  // tactical
        {-0.35f, -2.03f, -3.14f, 3.38f},  // hunkered
        {0, 0, 0, 0},  // wounds
        {-0.85f, 0, 0, 0},  // third_wound
        {-0.02f, -0.45f, -0.61f, -0.11f},  // fourth_wound
        {2.63f, 5.12f, 5.26f, 5.29f},  // fifth_wound
        {0, -0.62f, -1.35f, -2.47f},  // eighth_wound
        {0, 0, 0, 0},  // ninth_wound
        {-0.16f, -0.36f, 0, 0},  // coming_wounds
        {0, -0.01f, 0, 0},  // coming_thefts
        {0, 0, 0, -0.01f},  // coming_weights
        {0.51f, 0, -0.01f, 0},  // main_open
        {-1.15f, -0.15f, -0.94f, -0.75f},  // buy_open
        {0, -6.63f, 0, -4.01f},  // boss_open
        {0.27f, 0.01f, 0, 0},  // best_fight
        {1.2f, 0.21f, 0.3f, 0},  // second_fight
        {0.4f, 0.18f, 0.2f, 0.1f},  // nearest_fight
        {0.28f, 0, 0.32f, 0.05f},  // best_fight_now
        {0.4f, 0.75f, 0.4f, 0.41f},  // payable_vp
    }},
    {{  // edition: later
        {56.3f, 38.33f, 33.5f, 3.44f},  // always
        {0.18f, 0.21f, 0.05f, 0.02f},  // red_for_boss
        {0.06f, 0.17f, 0.05f, 0.01f},  // blue_for_boss
        {0.05f, 0.13f, 0.05f, 0.01f},  // green_for_boss
        {0.31f, 0.06f, 0.05f, 0.01f},  // red_beyond
        {0.12f, 0.05f, 0.05f, 0.01f},  // blue_beyond
        {0.18f, 0.05f, 0.05f, 0.01f},  // green_beyond
        {0.61f, 0.54f, 0.4f, 0.2f},  // attack_tokens
        {0.24f, 0.23f, 0.23f, 0.08f},  // conversion_tokens
        {0.61f, 0.6f, 0.65f, 0.3f},  // wild_tokens
        {1.29f, 1.2f, 0.43f, 0.2f},  // mass_tokens
        {0.1f, 0.09f, 0.08f, 0.08f},  // free_stances
        {0, 0, 0, 0.59f},  // upgrade_slots
        {0, 0.2f, 0.01f, 0.13f},  // weapon_slots
        {1.2f, 0.93f, 1.39f, -0.25f},  // empty_upgrade_slots
        {0.03f, -0.1f, -0.25f, -0.01f},  // empty_weapon_slots
        {0.42f, 0.23f, 0.31f, 0.02f},  // red_income
        {0.07f, 0.04f, 1.6f, 0.1f},  // blue_income
        {0.02f, 0.21f, 0.18f, 0.07f},  // green_income
        {1.09f, 0.21f, 0.38f, 0.08f},  // stance_income
        {0.87f, 0.45f, 0.57f, 0.24f},  // least_income
        {0, 0.19f, 0, 0},  // income_by_night
        {0.02f, 0.71f, 0.12f, 0},  // discount
        {0, 0.01f, 0.01f, 0},  // heavy_mass
        {0, 0, 0.01f, 0},  // heavy_mass_tokens
        {0, 0, 0.29f, 0.32f},  // forge
        {0.25f, 0.91f, 0.43f, 0},  // split
        {0, 0, 0, 0.01f},  // on_kill
        {0, 0.1f, 0.06f, 0},  // red_weapons
        {0, 0.04f, 0.05f, 0.01f},  // blue_weapons
        {0.06f, 0.11f, 0.05f, 0},  // green_weapons
        {0.09f, 0.03f, 0, 0},  // weapons_by_night
        {0, 0.04f, 0.2f, 0},  // reach
        {-0.62f, -0.9f, -2.46f, 0.24f},  // aggressive
        {-0.98f, -0.97f, -2.23f, 0.19f},  // tactical
        {-1.15f, -0.82f, -2.53f, 0.3f},  // hunkered
        {-1.57f, -0.88f, -1.04f, -0.7f},  // wounds
        {-2.53f, -0.05f, 0, 0},  // third_wound
        {-1.88f, -0.61f, -0.45f, 0},  // fourth_wound
        {11.8f, 8.18f, 8.47f, 7.57f},  // fifth_wound
        {-0.43f, -3.29f, -3.29f, -1.79f},  // eighth_wound
        {-0.06f, -1.08f, -0.21f, 0},  // ninth_wound
        {-1.3f, -0.57f, -2.99f, -0.09f},  // coming_wounds
        {-0.06f, -0.23f, -0.01f, 0},  // coming_thefts
        {0, 0, 0, 0},  // coming_weights
        {0.42f, -0.01f, 0.01f, 0.33f},  // main_open
        {-0.95f, -0.26f, -1.45f, -0.64f},  // buy_open
        {0, -7.47f, 0, -9.18f},  // boss_open
        {0.29f, 0.01f, 0, 0.14f},  // best_fight
        {1.3f, 0.24f, 0.06f, 0.07f},  // second_fight
        {0.19f, 0.37f, -0.01f, 0},  // nearest_fight
        {0.14f, 0, 0.47f, 0.2f},  // best_fight_now
        {0.4f, 0.91f, 0.4f, 0.98f},  // payable_vp
    }},
}};
// clang-format on

// By edition, era and turns done.
using Worths = std::array<PerEra<std::array<Worth, hours_per_era>>, 2>;

constexpr Worths worth_by_hour() {
  Worths all{};
  for (std::size_t edition = 0; edition < 2; ++edition)
    for (std::size_t f = 0; f < features; ++f) {
      const Over& over = worths[edition][f];
      for (std::size_t hour = 0; hour < hours_per_era; ++hour) {
        const float late = static_cast<float>(hour) / rounds_per_era;
        all[edition][0][hour][f] = over.dawn + (over.dusk - over.dawn) * late;
        all[edition][1][hour][f] = over.nightfall + (over.end - over.nightfall) * late;
      }
    }
  return all;
}

inline const Worth& worth_at(const Options& options, const Hour& hour) {
  static constexpr Worths all = worth_by_hour();
  return all[static_cast<std::size_t>(options.edition)][at(hour.era)][static_cast<std::size_t>(hour.done)];
}

}  // namespace sounder::wild_pigs
