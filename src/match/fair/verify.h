// Were the dice of a record what they were said to be?
#pragma once

#include <memory>
#include <string>

#include "match/chance.h"
#include "match/record.h"

namespace sounder {

// Checks what parsing can't: that the secret is the one that was committed to, and that the chance moves are those of
// the record's dice. MessageDef what was checked. `where` is what messages call the record.
Expected<std::string> verify(const Record&, const std::string& where);

// A match that is over, and whose dice nobody can check: the record lacks them, or their secret.
bool lacks_dice(const Record&);

// The source that goes on where the record's dice left off; seeded by `otherwise` if it names none. None
// where the dice are somebody else's: fair ones whose secret the record does not have.
std::unique_ptr<ChanceSource> source_of(const DiceNote&, std::uint64_t otherwise);

}  // namespace sounder
