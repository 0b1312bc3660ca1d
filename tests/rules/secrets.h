// What a game says of its secrets, held against imagined worlds: what somebody can't tell apart must not be told apart
// by what that somebody is shown, told or refused. Each question answers with the first violation in words, or with
// nothing.
#pragma once

#include <string>
#include <vector>

#include "match/match.h"

namespace sounder::properties {

// A game that says nothing of secrets has none: nobody imagines another world, and all see the same.
std::string has_no_secrets(const AnyGame&, const AnyState&, Rng&);

// `hidden_from`, `describe` and `tell` of a step that is about to be made.
std::string steps_are_told_with_care(const AnyGame&, const AnyState& before, const Step&, Rng&);

// `reveals`: after a step that is said to make nothing known, nobody knows more than before but the step itself.
std::string nothing_becomes_known_unsaid(const AnyGame&, const AnyState& before, const Step&, Rng&);

// `secret_from`: who must not look at the screen of a seat that is asked.
std::string screens_are_for_those_who_may_look(const AnyGame&, const AnyState&, Rng&);

// Why these texts are no moves says nothing that the seat can't know.
std::string refusals_keep_secrets(const AnyGame&, const AnyState&, const std::vector<std::string>& texts, Rng&);

// `secret_steps`: what a record in progress leaves out.
std::string records_keep_secrets(const Match&);

}  // namespace sounder::properties
