#!/usr/bin/env python3
"""Is examples/check_dice.py right about dice, and docs/fairness.md about how they are made? fairness_check.py ROOT SOUNDER

The checker is run on good records and on ones with a draw, the secret or a nonce changed; what it works out by itself must be what the
engine says of matches that are played here; the example of the page is worked out again.
"""
import copy
import hashlib
import hmac
import importlib.util
import json
import pathlib
import subprocess
import sys
import tempfile

root, sounder = pathlib.Path(sys.argv[1]), sys.argv[2]
script = root / "examples" / "check_dice.py"
kept = root / "tests" / "records" / "fair" / "three-little-pigs-three.json"
good = json.loads(kept.read_text(encoding="utf-8"))
commits = [hashlib.sha256(nonce.encode()).hexdigest() if nonce else "" for nonce in good["dice"]["nonces"]]
promised = {"commitment": good["dice"]["commitment"], "commits": commits}
scratch = tempfile.TemporaryDirectory()
folder = pathlib.Path(scratch.name)

spec = importlib.util.spec_from_file_location("check_dice", script)
check_dice = importlib.util.module_from_spec(spec)
sys.dont_write_bytecode = True
spec.loader.exec_module(check_dice)


def written(name, content):
    path = folder / name
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def run(*arguments, given=""):
    done = subprocess.run([sys.executable, script, *arguments], input=given, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def expect(status, words, *arguments, given=""):
    found, said = run(*arguments, given=given)
    assert found == status and words in said, (arguments, found, said)
    assert said.count("\n") == 1 or "--list" in arguments or "--help" in arguments, said


def verify(path):
    return subprocess.run([sounder, "verify", path], capture_output=True, check=False).returncode


def shown(path):
    return subprocess.run([sounder, "show", path, "--all"], capture_output=True, text=True, check=True).stdout


def changed(name, change):
    record = copy.deepcopy(good)
    change(record)
    return written(name, record)


def refused(record, seen=None):
    """Why these dice are wrong; nothing if they are right."""
    try:
        check_dice.check(record, seen or {}, None, str)
    except check_dice.Wrong as wrong:
        return str(wrong)
    return ""


def check_tampering():
    seen = written("seen.json", promised)
    expect(0, "all 63 draws follow", kept)
    expect(0, "p2: ffeeddccbbaa99887766554433221100, as promised\np3: no nonce\n", kept, "--promised", seen, "--list")
    for old in ("three-little-pigs-fair-three", "happy-pigs-fair-three"):
        expect(0, "draws follow", root / "tests" / "records" / "version-1" / f"{old}.json")

    # A draw, changed to something else that could have come.
    draws = list(check_dice.draws_of(good, good["moves"], None))
    for at, chances in draws[::4]:
        record = copy.deepcopy(good)
        record["moves"][at] = next(move for move, weight in chances if weight and move != good["moves"][at])
        assert refused(record).startswith(f"move {at + 1} is "), (at, refused(record))
    spin = next(at for at, _ in draws if good["moves"][at] == "spin wood")
    path = changed("draw.json", lambda record: record["moves"].__setitem__(spin, "spin brick"))
    expect(1, f'move {spin + 1} is "spin brick", the dice gave "spin wood"', path)
    assert verify(path) == 2
    expect(1, "the dice gave", changed("gone.json", lambda record: record["moves"].pop(1)))

    # The secret, alone and with a commitment that fits.
    other = "ff" + good["dice"]["secret"][2:]
    path = changed("secret.json", lambda record: record["dice"].update(secret=other))
    expect(1, "the secret is not the promised one", path)
    assert verify(path) == 2
    fits = hashlib.sha256(bytes.fromhex(other)).hexdigest()
    path = changed("both.json", lambda record: record["dice"].update(secret=other, commitment=fits))
    expect(1, "the dice gave", path)
    expect(1, "the secret is not the promised one", path, "--promised", seen)

    # A nonce: another one, none, or one for who had none.
    for seat, nonce in ((1, "00" * 16), (0, ""), (2, "ab" * 16)):
        path = changed("nonce.json", lambda record: record["dice"]["nonces"].__setitem__(seat, nonce))
        expect(1, "the dice gave", path)
        assert verify(path) == 2
    path = changed("nonce.json", lambda record: record["dice"]["nonces"].__setitem__(1, "00" * 16))
    expect(1, "the nonce of p2 is not the promised one", path, "--promised", seen)
    path = changed("nonce.json", lambda record: record["dice"]["nonces"].__setitem__(0, ""))
    expect(1, "p1: no nonce, though one was promised", path, "--promised", seen, "--list")


def check_bad_input():
    expect(2, "No such file", folder / "none.json")
    expect(2, "can not be read", written("text.json", "dice"))
    expect(2, "can not be read", written("list.json", "[]"))
    expect(2, "can not be read", written("deep.json", "[" * 100000))
    expect(2, "can not be read", changed("no_moves.json", lambda record: record.pop("moves")))
    expect(2, "can not be read", changed("odd.json", lambda record: record["dice"].update(secret=7)))
    expect(2, "can not be read", kept, "--promised", folder / "text.json")
    expect(2, "there is no secret of fair dice in it yet", changed("running.json", lambda record: record["dice"].pop("secret")))
    expect(2, "no secret of fair dice", changed("seeded.json", lambda record: record.update(dice={"kind": "seeded", "seed": 7})))
    expect(2, "not what `sounder show FILE --all` says", kept, "--weights", "-", given='{"at": 0, "chances": []}\n')
    assert run("--help")[0] == 0 and run()[0] == 2
    assert len(script.read_text(encoding="utf-8").splitlines()) < 100


def check_against_the_engine():
    """What the script works out by itself is what the engine says, and is enough for matches of all games."""
    matches = [("three-little-pigs", 2, "box=gale"), ("three-little-pigs", 5, "veteran=true"), ("three-little-pigs", 3, "first_seat=p1"),
               ("happy-pigs", 2, "forecast=true"), ("happy-pigs", 4, "open_actions=true"), ("wild-pigs", 3, "")]
    for number, (game, seats, option) in enumerate(matches):
        path = folder / f"{number}.json"
        subprocess.run([sounder, "play", game, "--seats", ",".join(["bot:random"] * seats), "--record", path, *(["-o", option] if option else [])],
                       stdin=subprocess.DEVNULL, capture_output=True, check=True)
        weights = shown(path)
        expect(0, "draws follow", path, "--weights", "-", given=weights)
        if game == "wild-pigs":
            expect(2, "has to be told with --weights", path)
            continue
        record = json.loads(path.read_text(encoding="utf-8"))
        lines = [json.loads(line) for line in weights.splitlines()]
        told = [(line["at"], [(one["move"], one["weight"]) for one in line["chances"] if one["weight"]]) for line in lines if line["chances"]]
        own = [(at, [one for one in chances if one[1]]) for at, chances in check_dice.draws_of(record, record["moves"], None)]
        assert own == told, (game, option, next(both for both in zip(own, told) if both[0] != both[1]))
        assert refused(record) == ""
    # What was taken back does not count, and gives its numbers back.
    back = copy.deepcopy(good)
    back["practice"] = True
    back["moves"][20:20] = [{"back_to": 12, "by": "p1", "practice": True}, *good["moves"][12:20]]
    path = written("back.json", back)
    assert verify(path) == 0
    expect(0, "all 63 draws follow", path)
    expect(0, "all 63 draws follow", path, "--weights", "-", given=shown(path))


def example():
    """The worked example, line by line, by other means than the script's."""
    dice = good["dice"]
    lines = [f"secret      {dice['secret']}", f"commitment  {dice['commitment']}"]
    for seat, (nonce, commit) in enumerate(zip(dice["nonces"], commits), 1):
        lines += [f"nonce p{seat}    {nonce or '(none)'}"] + ([f"commit p{seat}   {commit}"] if commit else [])
    for number, total, at in ((0, 4, 0), (7, 7776, 7)):
        text = f"{dice['nonces'][0]}|{dice['nonces'][1]}|{dice['nonces'][2]}|{number}|0"
        mac = hmac.new(bytes.fromhex(dice["secret"]), text.encode("ascii"), hashlib.sha256).digest()
        word = int.from_bytes(mac[:8], "big")
        assert word < 2**64 // total * total
        lines += ["", f"message     {text}", f"HMAC        {mac.hex()}", f"first 8     {mac[:8].hex()} = {word}",
                  f"ticket      {word} mod {total} = {word % total}: {good['moves'][at]}"]
    return "\n".join(lines)


page = (root / "docs" / "fairness.md").read_text(encoding="utf-8")
assert f"```\n{example()}\n```" in page, "docs/fairness.md should have this example:\n" + example()
check_tampering()
check_bad_input()
check_against_the_engine()
print("the checker finds good dice good and bad ones bad")
