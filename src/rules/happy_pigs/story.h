// Numbers, cards and happenings in words for people.
#pragma once

#include <string>

#include "rules/happy_pigs/course.h"

namespace sounder::happy_pigs {

std::string in_words(const Effect&);  // "Big pigs sell for 3 more."

}  // namespace sounder::happy_pigs
