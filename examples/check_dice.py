#!/usr/bin/env python3
"""Checks the dice of a Sounder record without any of Sounder's code. Python 3, nothing else.

    check_dice.py match.json                                              The Three Little Pigs, Happy Pigs
    sounder show match.json --all | check_dice.py match.json --weights -  any game

What could come is worked out from docs/rules/ and content/, or told by --weights; docs/fairness.md has how draws are made.
Exit status 0: all is right; 1: something does not fit; 2: it can't be checked. One line says why.
"""
import argparse, hashlib, hmac, itertools, json, math, pathlib, struct, sys

class Wrong(Exception): pass  # the dice are not what was promised

def ticket(secret, nonces, number, total):
    """Draw `number`: one of 0 ... total-1, each as likely as the others."""
    for block in itertools.count():
        text = "|".join([*nonces, str(number), str(block)])
        for word in struct.unpack(">4Q", hmac.new(secret, text.encode(), "sha256").digest()):
            if word < 2**64 - 2**64 % total:
                return word % total

def three_little_pigs(box, moves):
    """Of every draw: which move it is, and what could come how often (TP-2 to TP-5, TP-16, TP-17)."""
    letters = {"door": "D", "window": "W", "roof": "R", "wolf": "x"}
    faces = [[(letters[face], box[die].get(face, 0)) for face in letters] for die in ["white_die"] * 2 + ["black_die"] * 3]
    dice, seen = "?????", []
    for at, words in enumerate(move.split() for move in moves):
        if words[0] == "top":  # of this stack, what nobody has seen yet
            stack = box[words[1]][words[2] + "s"]
            there = {"pot": stack.get("pots", 0), "plain": stack["tiles"] - stack.get("pots", 0)}
            yield at, [(" ".join([*words[:3], kind]), there[kind] - seen.count([*words[:3], kind])) for kind in there]
            seen.append(words)
        elif words[0] == "spin":
            yield at, [(f"spin {name}", box["spinner"][name]) for name in ("straw", "wood", "brick")]
        elif words[0] == "roll":  # all five, or those that were chosen just before; die 1 changes fastest
            rolled = moves[at - 1].split()[1:] if moves[at - 1].startswith("reroll ") else "12345"
            ways = itertools.product(*[faces[i] if str(i + 1) in rolled else [(dice[i], 1)] for i in (4, 3, 2, 1, 0)])
            yield at, [("roll " + "".join(face for face, _ in way[::-1]), math.prod(weight for _, weight in way)) for way in ways]
            dice = words[1]

def happy_pigs(deck, moves):  # four cards a season, each time one of those that have not come yet (HP-6)
    drawn = [at for at, move in enumerate(moves) if move.startswith("card ")]
    for i, at in enumerate(drawn):
        cards, gone = deck[("spring", "summer", "autumn", "winter")[i // 4]], [moves[other] for other in drawn[i // 4 * 4:i]]
        yield at, [("card " + card["name"], 1) for card in cards if "card " + card["name"] not in gone]

def draws_of(record, moves, weights):
    if weights:
        lines = [json.loads(line) for line in (sys.stdin if weights == "-" else open(weights, encoding="utf-8"))]
        if [line["at"] for line in lines] != list(range(len(moves) + 1)):
            raise ValueError("the weights are not what `sounder show FILE --all` says of this record")
        return [(line["at"], [(one["move"], one["weight"]) for one in line["chances"]]) for line in lines[:-1] if line["chances"]]
    kind, rules = {"three-little-pigs": ("box", three_little_pigs), "happy-pigs": ("deck", happy_pigs)}.get(record["game"], ("", None))
    if not rules:
        raise ValueError(f"what could come in {record['game']} has to be told with --weights; see --help")
    chosen = record["content"][kind]
    file = pathlib.Path(__file__).resolve().parent.parent / "content" / record["game"] / f"{chosen.get('name')}.json"
    seats = [(f"first p{seat}", 1) for seat in range(1, len(record["seats"]) + 1)]  # who begins (TP-5, HP-5)
    begins = [(at, seats) for at, move in enumerate(moves) if move.startswith("first ")]
    return sorted([*begins, *rules(chosen.get("document") or json.loads(file.read_text(encoding="utf-8")), moves)])

def check(record, promised, weights, tell):
    dice, moves = record.get("dice", {}), []
    if dice.get("kind") != "fair" or "secret" not in dice:
        raise ValueError("there is no secret of fair dice in it" + " yet" * ("commitment" in dice))
    for entry in record["moves"]:  # what was taken back does not count, nor who sits where
        moves = moves + [entry] if isinstance(entry, str) else moves[:entry.get("back_to", len(moves))]
    secret, nonces = bytes.fromhex(dice["secret"]), dice["nonces"]
    if not hashlib.sha256(secret).hexdigest() == dice["commitment"] == promised.get("commitment", dice["commitment"]):
        raise Wrong("the secret is not the promised one")
    for seat, (nonce, commit) in enumerate(itertools.zip_longest(nonces, promised.get("commits", []), fillvalue=""), 1):
        if nonce and commit and hashlib.sha256(nonce.encode()).hexdigest() != commit:
            raise Wrong(f"the nonce of p{seat} is not the promised one")
        tell(f"p{seat}: {nonce or 'no nonce'}" + ((", as promised" if nonce else ", though one was promised") if commit else ""))
    draws = list(draws_of(record, moves, weights))
    for number, (at, chances) in enumerate(draws):
        ends = list(itertools.accumulate(weight for _, weight in chances))
        total = ends[-1]
        drawn = ticket(secret, nonces, number, total) if 0 < total < 2**32 else total
        found = next((move for (move, _), end in zip(chances, ends) if drawn < end), "nothing")
        tell(f"draw {number}, move {at + 1}: ticket {drawn} of {total}: {found}")
        if found != moves[at]:
            raise Wrong(f'move {at + 1} is "{moves[at]}", the dice gave "{found}"')
    return len(draws)

if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("record", help="a match that is over")
    options.add_argument("--weights", metavar="FILE", help="what `sounder show RECORD --all` says; - for standard input")
    options.add_argument("--promised", metavar="FILE", help='what was seen before the match: {"commitment": "...", "commits": ["...", ""]}')
    options.add_argument("--list", action="store_true", help="tell every nonce and every draw")
    asked = options.parse_args()
    try:
        record, promised = (json.loads(pathlib.Path(file).read_text("utf-8")) if file else {} for file in (asked.record, asked.promised))
        count = check(record, promised, asked.weights, print if asked.list else str)
        print(f"{asked.record}: the secret fits its commitment, and all {count} draws follow from it and the nonces")
    except Exception as why:  # whatever a file may hold: one line
        print(f"{asked.record}: {why if type(why) in (Wrong, ValueError) else f'this can not be read: {why!r}'}", file=sys.stderr)
        sys.exit(1 if isinstance(why, Wrong) else 2)
