#!/usr/bin/env python3
"""What a turn of The Three Little Pigs can buy, computed exactly from the box: straw_wood_brick.py [BOX]

Prints how likely each tile is for a pig that rolls for it, how many points a turn is worth with each choice of
materials, and what the wolf takes of houses. BOX is a content file, by default the classic box.
"""
import functools
import itertools
import json
import pathlib
import sys

here = pathlib.Path(__file__).resolve().parent
materials, parts = ("straw", "wood", "brick"), ("door", "window", "roof")
most_open = 3  # unfinished houses; more would add nothing
rounds = 12  # of value iteration: the last changes a figure by less than a thousandth


def ways(dice, faces):
    """All results of equal dice, as counts of each face with their probability."""
    sides = sum(faces)
    results = {}
    for roll in itertools.product(range(len(faces)), repeat=dice):
        chance = 1.0
        for face in roll:
            chance *= faces[face] / sides
        counts = tuple(roll.count(face) for face in range(len(faces)))
        results[counts] = results.get(counts, 0) + chance
    return [(counts, chance) for counts, chance in results.items() if chance > 0]


def subsets(counts):
    return itertools.product(*(range(n + 1) for n in counts))


def add(a, b):
    return tuple(x + y for x, y in zip(a, b))


class Turn:
    """Three rolls of two white and three black dice (TP-6, TP-7)."""

    def __init__(self, box):
        white, black = ([box[die].get(face, 0) for face in (*parts, "wolf")] for die in ("white_die", "black_die"))
        self.white = [ways(n, white[:3]) for n in range(3)]
        self.black = [ways(n, black) for n in range(4)]

    def best(self, ends, wolf):
        """The mean of `ends(symbols)` if dice are kept for the largest first number of it; `wolf` if the wolf comes."""
        ends, roll = functools.cache(ends), None
        for _ in range(3):
            roll = self.roll(ends, wolf, roll)
        return roll((0, 0, 0), (0, 0, 0), 0)

    def roll(self, ends, wolf, next_roll):
        """The mean after rolling all dice that are not kept, and choosing for the next roll."""

        @functools.cache
        def chosen(white, black, wolves):
            most = ends(add(white, black))
            if next_roll:
                for kept in itertools.product(subsets(white), subsets(black)):
                    if kept != (white, black):
                        most = max(most, next_roll(*kept, wolves), key=lambda found: found[0])
            return most

        @functools.cache
        def rolled(white, black, wolves):
            sums = [0.0] * len(wolf)
            for more_white, chance_white in self.white[2 - sum(white)]:
                for more, chance_black in self.black[3 - sum(black) - wolves]:
                    wolves_now = wolves + more[3]
                    found = wolf if wolves_now >= 2 else chosen(add(white, more_white), add(black, more[:3]), wolves_now)
                    for i, number in enumerate(found):
                        sums[i] += chance_white * chance_black * number
            return sums

        return rolled


class Builder:
    """A pig that builds alone for ever: how many points a turn brings in the long run.

    A door or window starts a house or goes into one, a roof closes one; tiles count when they are bought. `kept` is the
    part of a tile's points that the wolf leaves."""

    def __init__(self, box, turn, allowed, kept):
        self.price = [box[m]["price"] for m in materials]
        self.gain = {}
        for m, part in itertools.product(allowed, range(3)):
            stack = box[materials[m]][parts[part] + "s"]
            extra = box["bonus"]["house"] if part == 2 else box["bonus"]["pot"] * stack["pots"] / stack["tiles"]
            self.gain[m, part] = kept[m] * (box[materials[m]]["points"] + extra)
        self.turn = turn
        self.ahead = [0.0] * (most_open + 1)

    def purchases(self, symbols, houses):
        """Every way to buy up to two different tiles: (points, tiles by material, houses then open)."""
        yield 0, (0, 0, 0), houses
        for first in self.gain:
            left = list(symbols)
            left[first[1]] -= self.price[first[0]]
            if left[first[1]] < 0:
                continue
            for then in self.placed(first, houses):
                one = tuple(int(m == first[0]) for m in range(3))
                yield self.gain[first], one, then
                for second in self.gain:
                    if second == first or left[second[1]] < self.price[second[0]]:
                        continue
                    both = tuple(one[m] + int(m == second[0]) for m in range(3))
                    for last in self.placed(second, then):
                        yield self.gain[first] + self.gain[second], both, last

    @staticmethod
    def placed(tile, houses):
        if tile[1] == 2:
            return [houses - 1] if houses > 0 else []
        return [n for n in (houses, houses + 1) if 0 < n <= most_open]

    def play(self, houses):
        """The best turn: value, points, tiles by material, chance of each number of open houses after it, the wolf."""

        def result(points, tiles, then):
            return [points + self.ahead[then], points, *tiles, *(float(n == then) for n in range(most_open + 1)), 0.0]

        def ends(symbols):
            return max((result(*one) for one in self.purchases(symbols, houses)), key=lambda found: found[0])

        wolf = result(0, (0, 0, 0), houses)
        wolf[-1] = 1.0
        return self.turn.best(ends, wolf)

    def in_the_long_run(self):
        """Points a turn, tiles of each material a turn, the probability of the wolf."""
        for _ in range(rounds):
            value = [self.play(houses)[0] for houses in range(most_open + 1)]
            self.ahead = [one - value[0] for one in value]
        turns = [self.play(houses) for houses in range(most_open + 1)]
        often = [1.0] + [0.0] * most_open
        for _ in range(500):
            often = [sum(often[a] * turns[a][5 + b] for a in range(most_open + 1)) for b in range(most_open + 1)]
        mean = [sum(often[a] * turns[a][i] for a in range(most_open + 1)) for i in range(len(turns[0]))]
        return mean[1], mean[2:5], mean[-1]


def percent(share):
    return f"{100 * share:.1f} %"


def single_tiles(box, turn):
    print("One tile, if the pig rolls for nothing else:")
    print("material  part    price  paid for   points a turn")
    for m, part in itertools.product(materials, range(3)):
        price = box[m]["price"]

        def ends(symbols, price=price, part=part):
            return [float(symbols[part] >= price)]

        chance = turn.best(ends, [0.0])[0]
        print(f"{m:<9} {parts[part]:<7} {price:>5}  {percent(chance):>8}   {chance * box[m]['points']:.2f}")


def long_run(box, turn):
    spinner = [box["spinner"][m] / sum(box["spinner"].values()) for m in materials]
    print("\nA pig that builds alone for ever, two different tiles a turn:")
    print("materials           points a turn  tiles a turn  straw, wood, brick      wolf")
    for allowed in ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)):
        show(Builder(box, turn, allowed, (1, 1, 1)), " + ".join(materials[m] for m in allowed))
    print("\nAll materials, each tile counted with what the wolf leaves of it if he visits its house this often:")
    print("visits              points a turn  tiles a turn  straw, wood, brick      wolf")
    for visits in (0.25, 0.5, 1, 2):
        kept = [(1 - lost) ** visits for lost in spinner]
        show(Builder(box, turn, (0, 1, 2), kept), str(visits))


def show(builder, name):
    points, tiles, wolf = builder.in_the_long_run()
    shares = ", ".join(f"{100 * n / sum(tiles):.0f} %" for n in tiles)
    print(f"{name:<19} {points:13.2f}  {sum(tiles):12.2f}  {shares:<22} {percent(wolf):>6}")


def visits(box):
    print("\nWhat one visit of the wolf takes of a house with door, window and roof, on average:")
    print("door, window, roof    worth  taken  part")
    for house in ((0, 0, 0), (1, 1, 1), (2, 2, 2), (0, 0, 1), (0, 1, 1), (0, 0, 2), (0, 1, 2)):
        points = sum(box[materials[m]]["points"] for m in house) + box["bonus"]["house"]
        sectors = [box["spinner"][m] for m in materials]
        taken = 0
        for m in set(house):
            left = [one for one in house if one != m]
            stands = house[2] != m and left != [house[2]]  # a roof alone falls (TP-12)
            worth = sum(box[materials[one]]["points"] for one in left) + box["bonus"]["house"] if stands else 0
            taken += sectors[m] * (points - worth)
        taken /= sum(sectors)
        print(f"{', '.join(materials[m] for m in house):<20} {points:>6} {taken:6.2f}  {percent(taken / points):>6}")


def main():
    file = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else here / "../../content/three-little-pigs/classic.json"
    box = json.loads(file.read_text(encoding="utf-8"))
    turn = Turn(box)
    single_tiles(box, turn)
    long_run(box, turn)
    visits(box)


if __name__ == "__main__":
    main()
