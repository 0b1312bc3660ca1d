#!/usr/bin/env python3
"""A bot for every game of Sounder, to start your own from. Python 3, nothing else.

    sounder play happy-pigs --seats "human,cmd:python3 examples/bot.py"
    sounder ladder wild-pigs --bots "random,cmd:python3 examples/bot.py --seed 7"

Sounder writes one JSON object a line to our standard input; we answer on standard
output. docs/bots.md, "Write a bot", has every message. What is for your own eyes goes
to standard error: standard output is for answers only.
"""
import argparse
import json
import random
import sys

# What is usually worth doing, by the first word of a move; all other words count 0.
# Better bots look at turn["view"], which holds everything this seat may know.
WORTH = {
    "bite": 5, "plant": 1,                                    # Bite the Pumpkin
    "buy": 4, "blow": 3, "reroll": 1,                         # The Three Little Pigs
    "sell": 5, "mate": 4, "vaccinate": 3, "feed": 3,          # Happy Pigs
    "with": 3, "pay": 3, "fight": 3, "convert": -1,           # Wild Pigs Will Attack!
    "end": -2, "done": -2, "stop": -2,                        # first do all there is to do
}


def worth(move):
    """How much we like a move, judged by its text alone."""
    words = move.split()
    return WORTH.get(words[0], 0) + 0.1 * len(words)  # more bites, more dice, more weapons


def choose(turn, chance):
    """The answer to a turn: one of turn["moves"]."""
    best = max(worth(move) for move in turn["moves"])
    return chance.choice([move for move in turn["moves"] if worth(move) == best])


def say(**message):
    # Without flush the line would wait in a buffer, and Sounder for it.
    print(json.dumps(message), flush=True)


def main():
    options = argparse.ArgumentParser(description="A simple bot for sounder.")
    options.add_argument("--seed", type=int, help="always choose the same among equals")
    chance = random.Random(options.parse_args().seed)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":    # the first message; both sides say which protocol they speak
            say(type="hello", protocol=2, name="example")
        elif message["type"] == "match":  # a match begins: message["game"], ["seat"], ["options"] ...
            pass
        elif message["type"] == "heard":  # something happened: message["move"], None if it is a secret from us, and ["told"]
            pass
        elif message["type"] == "turn":   # our turn: the only message that must be answered
            say(type="move", move=choose(message, chance))
        elif message["type"] == "over":   # message["result"]; another match may follow
            pass
        elif message["type"] == "bye":
            break


if __name__ == "__main__":
    main()
