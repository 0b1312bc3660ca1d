// One line a game that has a value of its own.
#pragma once

#include "bots/bite_the_pumpkin.h"
#include "bots/wild_pigs.h"
