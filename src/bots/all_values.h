// One line a game that has a value of its own.
#pragma once

#include "bots/bite_the_pumpkin.h"
#include "bots/happy_pigs.h"
#include "bots/three_little_pigs.h"
#include "bots/wild_pigs.h"
