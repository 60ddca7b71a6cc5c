"""Messages of a page: any message gets an answer or a refusal in words, and none stops the others.

right     a message that a page sends; spoiled: parts of it lost, doubled, or of another kind
slices    what a message begins is worked on for a few slices, then dropped or closed
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from pycore.handlers import messages
from pycore.handlers.bridge import ORDERS, Bridge
from pycore.handlers.faults import Refused
from pycore.handlers.routes import ROUTES
from pycore.model.placement import Placement
from pycore.puzzles import all_puzzles
from pycore.search import strategies_for
from tests.fuzz.harness import AT_ONCE, Fuzzer, Tried, Wrong, expect
from tests.fuzz.vocabulary import ODD, options_of, slips, text_of
from tests.support.clocks import ticking
from tests.support.typed_messages import wrong

AIDS = ("hint", "grade", "shared", "count", "generate", "random", "batch", "none")
SLICES = 3
"""Slices that a message is worked on; the clock of these bridges goes on by itself."""

ODD_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 1.5, 1e300, 10**30, float("nan"), float("inf"), "", [], {}),
    *([[]], {"": {}}, [None], {"__proto__": {}}, {"0": 1}, "9" * 5000, ["x"] * 2000),
)


class Sent(NamedTuple):
    """Messages as they are sent, one after the other."""

    texts: tuple[str, ...]


def sent(random: Random) -> Sent:
    """One to four messages, of which most are spoiled."""
    texts: list[str] = []
    for _ in range(random.randint(1, 4)):
        message = right(random)
        if random.random() < 0.8:
            message = spoiled(random, message)
        text = json.dumps(message)
        texts.append(slips(random, text) if random.random() < 0.1 else text)
    return Sent(tuple(texts))


def right(random: Random) -> dict[str, Any]:
    """A message of any kind about a small puzzle."""
    puzzle = random.choice(list(all_puzzles().values()))
    options = options_of(random, puzzle)
    text = text_of(random, puzzle, options)
    made = puzzle.build(puzzle.settings(options))
    entries = {str(n): entry for n, entry in enumerate(text.split()[:40]) if entry != "."}
    is_placement = isinstance(made, Placement)
    task = {
        "puzzle": puzzle.name,
        "options": options,
        "givens": entries if is_placement else {},
        "start": "" if is_placement else text,
        "moves": [] if is_placement else [[0, 1]],
    }
    strategy = random.choice(strategies_for(made)).name
    name = random.choice([*ROUTES, *ORDERS, "close"])
    return {
        "type": name,
        "id": random.randint(0, 3),
        "job": random.randint(0, 2),
        "task": task,
        "puzzle": puzzle.name,
        "options": options,
        "text": text,
        "strategy": strategy,
        "aid": random.choice(AIDS),
        "request": {"seed": "1", "text": text},
        "limit": 1,
        "spot": 0,
        "face": "peg",
        "source": 0,
        "target": random.choice((None, 1)),
        "first": 0,
        "count": 5,
        **({"from": checkpoint(random, task, strategy)} if random.random() < 0.3 else {}),
    }


def checkpoint(random: Random, task: dict[str, Any], strategy: str) -> str:
    """A made-up checkpoint of a search."""
    totals = dict.fromkeys(("nodes", "cuts", "found", "solutions", "listed", "each"), 1)
    at = {"branch": [0, 1, 2], "totals": {**totals, "elapsed": 0.0, "planned": 0.0}}
    of = {"task": task, "strategy": strategy}
    whole = {"version": 1, "of": of, "plan": "0" * 16, "at": at, "check": "00000000"}
    return json.dumps(spoiled(random, whole) if random.random() < 0.5 else whole)


def spoiled(random: Random, value: Any, depth: int = 0) -> Any:
    """The value with some parts lost, named otherwise, or of another kind."""
    chance = random.random()
    if chance < 0.03 + 0.02 * depth:
        return random.choice((*ODD_VALUES, *ODD))
    if isinstance(value, str):
        return slips(random, value) if chance < 0.15 else value
    if isinstance(value, list):
        return [spoiled(random, part, depth + 1) for part in value if random.random() < 0.95]
    if not isinstance(value, dict):
        return value
    fields = [(name, spoiled(random, part, depth + 1)) for name, part in value.items()]
    kept = [field for field in fields if random.random() < 0.98]
    if random.random() < 0.1:
        kept.append((random.choice(ODD), random.choice(ODD_VALUES)))
    return dict(kept)


def check(case: Sent, tried: Tried) -> None:
    """Every message is answered or refused; afterwards the bridge answers as if there had been
    none."""
    bridge = Bridge(ticking())
    for text in case.texts:
        tried["messages"] += 1
        try:
            answer = in_slices(bridge, text)
        except (Refused, ValueError, RecursionError) as refusal:
            # What is no message at all the worker tells as broken: it comes from no page of ours.
            if isinstance(refusal, Refused):
                expect("a refusal has words", bool(str(refusal).strip()), True)
            tried["refused"] += 1
            continue
        if answer is None:
            tried["at work"] += 1
            continue
        expect("an answer that the protocol knows", wrong(answer, messages.Answer), [])
        tried["refused" if answer["type"] == "refused" else "answered"] += 1
    still_there(bridge)


def in_slices(bridge: Bridge, text: str) -> Any:
    """The answer to a question, or None after a few slices and for an order. Raises Refused, or
    ValueError for what is no JSON."""
    message = json.loads(text)
    if isinstance(message, dict) and message.get("type") in (*ORDERS, "close"):
        bridge.order(text)
        return None
    told = bridge.ask(text)
    for _ in range(SLICES):
        if told is not None:
            return json.loads(told)
        told = bridge.go_on(message["id"])
    if told is None:
        bridge.drop(message["id"])
        return None
    return json.loads(told)


def still_there(bridge: Bridge) -> None:
    """The bridge answers a plain question."""
    task = {"puzzle": "magic-star", "options": {}, "givens": {"0": "13"}, "start": "", "moves": []}
    told = bridge.ask(json.dumps({"type": "check", "id": 99, "task": task}))
    if told is None or json.loads(told)["type"] != "checked":
        raise Wrong("the bridge answers on", told)


def simpler(case: Sent) -> Iterator[Sent]:
    """A message less, a field less."""
    for gone in range(len(case.texts)):
        if len(case.texts) > 1:
            yield Sent(case.texts[:gone] + case.texts[gone + 1 :])
    for place, text in enumerate(case.texts):
        try:
            message = json.loads(text)
        except ValueError:
            continue
        if not isinstance(message, dict):
            continue
        for name in message:
            less = json.dumps({key: part for key, part in message.items() if key != name})
            yield Sent((*case.texts[:place], less, *case.texts[place + 1 :]))


FUZZER = Fuzzer(
    "messages",
    "Any message of a page is answered as the protocol says or refused, and the next "
    "message is answered as usual.",
    sent,
    check,
    simpler,
    longest=AT_ONCE,
    short=500,
)
