"""A bot that plays properly until it does what its first argument says, at the turn that its second argument says (usually 1).
The third argument is a file, for those deeds that write something down."""
import json
import os
import subprocess
import sys
import time

what = sys.argv[1]
when = int(sys.argv[2]) if len(sys.argv) > 2 else 1


def say(message):
    print(json.dumps(message), flush=True)


def crash():
    raise SystemExit("it all went wrong")


def abort():
    os.abort()


def hang():
    while True:
        time.sleep(1)


def close():
    os.close(1)
    hang()


def leave_a_child():
    """Its child would stay for a long time, and its number is written down."""
    child = subprocess.Popen(["sleep", "1000"])
    with open(sys.argv[3], "a") as numbers:
        numbers.write(f"{os.getpid()}\n{child.pid}\n")
    hang()


def flood():
    while True:
        say({"type": "chatter"})


def send(text):
    return lambda: os.write(1, text)


deeds = {
    "crash": crash,
    "abort": abort,
    "hang": hang,
    "close": close,
    "leave-a-child": leave_a_child,
    "flood": flood,
    "nonsense": send(b"the best move is north\n"),
    "binary": send(b"\xff\xfe\x00\x1b[31m\n"),
    "list": send(b"[1,2,3]\n"),
    "illegal": send(b'{"type":"move","move":"castle"}\n'),
    "no-move": send(b'{"type":"move"}\n'),
    "index": send(b'{"type":"move","move":100000}\n'),
    "negative": send(b'{"type":"move","move":-1}\n'),
    "deep": send(b"[" * 60000 + b"\n"),
    "long": send(b"x" * (1 << 20)),
}

if what == "crash-at-once":
    crash()
if what == "deaf":
    hang()
if what == "debug-first":
    print("loading the weights ...", flush=True)
if what == "kind":
    print('\n{"type":"progress","percent":100}\n', flush=True)
turn = 0
for line in sys.stdin:
    if what == "log":
        with open(sys.argv[3], "a") as log:
            log.write(line)
    message = json.loads(line)
    if message["type"] == "hello" and what != "mute":
        say({"type": "hello", "protocol": {"protocol-1": 1, "protocol-3": 3}.get(what, 2), "mood": "good"})
    if message["type"] == "match":
        turn = 0
    if message["type"] == "turn":
        turn += 1
        if turn == when and what in deeds:
            deeds[what]()
        say({"type": "move", "move": 0, "because": ["it", "is", "first"]})
