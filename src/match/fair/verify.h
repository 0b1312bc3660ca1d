// Whether the dice of a record are what it claims.
#pragma once

#include <memory>
#include <string>

#include "match/chance.h"
#include "match/record.h"

namespace sounder {

// Checks what parsing can't: that the secret matches its commitment, and that the chance moves are those of the
// record's dice. Returns what was checked. `where` is the record's name in messages.
Expected<std::string> verify(const Record&, const std::string& where);

// A finished match whose dice nobody can check: the record lacks the source or its secret.
bool lacks_dice(const Record&);

// The source that continues the record's draws; seeded by `otherwise` if the record names none. None if the dice belong
// to a server: fair ones whose secret the record lacks.
std::unique_ptr<ChanceSource> source_of(const DiceNote&, std::uint64_t otherwise);

}  // namespace sounder
