// Who sits where, as records keep it (match/entry.h).
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "i18n/localizer.h"
#include "match/entry.h"
#include "match/registry.h"

namespace sounder::terminal {

using Players = std::vector<Player>;  // one per seat

// A program of one's own, "cmd:./mybot". Only the command line may name one, never a record: who opens a file starts
// nothing.
bool is_program(const Player& player);

// One person in the first seat, bots in the others.
Players default_players(int seats);

// Reads `--seats`: "human,bot:greedy,cmd:./mybot", or the number of seats for the default players.
Expected<Players> players_from(std::string_view list, const Facts& facts);

// Gives every seat of `bot:fit` the level that matches the person, as `folder` has it (fit_file.h). Returns whether the
// result counts for it: of one person against such bots alone.
Expected<bool> meet_fit(Players& players, std::string_view game, const std::filesystem::path& folder);

// One per seat, none where a person sits.
using Bots = std::vector<std::unique_ptr<bots::Bot>>;
Expected<Bots> seat_bots(const Players& players, const GamePtr& game);

// A person by name, if they have one; a bot as what it is.
std::string shown_name(const i18n::Localizer& localizer, const Player& player);

// "p1 herd"; the role is left out where a game has none.
std::string label(const i18n::Localizer& localizer, const AnyGame& game, Seat seat);

}  // namespace sounder::terminal
