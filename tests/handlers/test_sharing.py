"""A search split among several workers, driven as by the page, in one process."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pycore.assist import count
from pycore.handlers.bridge import Bridge
from pycore.handlers.faults import Refused
from pycore.parallel import count as boards
from tests.handlers.test_bridge import ask, order, task
from tests.support.clocks import ticking
from tests.support.small_pieces import small_pieces

pytestmark = pytest.mark.usefixtures("three_loops")

SQUARE = task("magic-square")
STAR = task("magic-star", order="7")


@pytest.fixture
def three_loops() -> Iterator[None]:
    with small_pieces(3):
        yield


def opened(of: dict[str, Any], strategy: str = "compiled", **more: Any) -> Bridge:
    bridge = Bridge(ticking())
    assert ask(bridge, "open", job=1, task=of, strategy=strategy, **more)["type"] == "opened"
    return bridge


def alone(of: dict[str, Any]) -> tuple[Any, list[Any]]:
    """The last progress of one worker, and its first solutions."""
    bridge = opened(of)
    progress = order(bridge, "run", 1)
    while progress["state"] == "running":
        progress = order(bridge, "run", 1)
    return progress, ask(bridge, "list", job=1, first=0, count=300)["found"]


class Hands:
    """Helpers, and the page that passes parts to them and results back."""

    def __init__(
        self,
        leader: Bridge,
        of: dict[str, Any],
        plan: str,
        number: int,
        strategy: str = "compiled",
    ) -> None:
        self.leader, self.of, self.plan, self.strategy = leader, of, plan, strategy
        self.hands = [self.fresh() for _ in range(number)]
        self.has: list[list[str]] = [[] for _ in self.hands]

    def fresh(self) -> Bridge:
        bridge = Bridge(ticking())
        more = {"task": self.of, "strategy": self.strategy, "plan": self.plan}
        assert ask(bridge, "help", job=5, **more)["type"] == "opened"
        return bridge

    def trade(self, number: int, done: list[str], lost: list[str]) -> bool:
        more = {"done": done, "lost": lost, "more": True}
        parts = ask(self.leader, "parts", job=1, **more)["parts"]
        if parts is None:
            return False
        self.has[number].append(parts)
        told = self.hands[number].order(json.dumps({"type": "do", "job": 5, "parts": parts}))
        self.hear(number, json.loads(told or ""))
        return True

    def hear(self, number: int, progress: Any) -> None:
        done = progress["result"]["done"]
        self.has[number] = self.has[number][len(done) :]
        if done:
            self.trade(number, done, [])

    def work(self, number: int) -> None:
        if self.has[number]:
            self.hear(number, order(self.hands[number], "run", 5))
        else:
            self.trade(number, [], [])

    def die(self, number: int) -> None:
        lost, self.has[number] = self.has[number], []
        self.hands[number] = self.fresh()
        self.trade(number, [], lost)


def shared(leader: Bridge, of: dict[str, Any], number: int = 2) -> Hands:
    plan = ask(leader, "share", job=1)["plan"]
    assert plan
    return Hands(leader, of, plan, number)


@pytest.mark.parametrize("of", [SQUARE, STAR])
@pytest.mark.parametrize("seed", range(3))
def test_it_comes_to_the_same_totals_in_the_same_order(of: dict[str, Any], seed: int) -> None:
    random = Random(seed)
    whole, found = alone(of)
    leader = opened(of)
    progress = order(leader, "run", 1)
    hands = shared(leader, of)
    before = progress
    while progress["state"] == "running":
        number = random.randrange(2)
        if random.random() < 0.05:
            hands.die(number)
        hands.work(number)
        if random.random() < 0.3:
            progress = order(leader, "run", 1)
            for name in ("nodes", "solutions", "listed", "finished"):
                assert progress[name] >= before[name]
            before = progress
    for name in ("nodes", "cuts", "found", "solutions", "listed", "dropped", "verdict"):
        assert progress[name] == whole[name]
    assert ask(leader, "list", job=1, first=0, count=300)["found"] == found


@pytest.mark.pyodide
def test_it_is_kept_and_goes_on_with_as_many_workers_as_there_are() -> None:
    whole, _ = alone(SQUARE)
    random = Random(4)
    checkpoint: str | None = None
    finished = 0.0
    progress: Any = {"state": "running"}
    visits = 0
    while progress["state"] == "running":
        leader = opened(SQUARE, **({"from": checkpoint} if checkpoint else {}))
        assert order(leader, "run", 1)["finished"] >= finished
        if visits % 2 == 0:
            hands = shared(leader, SQUARE, 2)
            for _ in range(random.randrange(10, 20)):
                hands.work(random.randrange(2))
        for _ in range(random.randrange(5)):
            progress = order(leader, "run", 1)
        kept = ask(leader, "checkpoint", job=1)
        checkpoint, finished = kept["checkpoint"], kept["finished"]
        assert finished <= progress["finished"]  # without results of others that wait
        visits += 1
    assert checkpoint is None
    assert visits > 3
    for name in ("nodes", "cuts", "found", "solutions"):
        assert progress[name] == whole[name]


def test_what_tells_its_steps_or_is_over_is_not_shared() -> None:
    assert ask(opened(SQUARE, "prune"), "share", job=1)["plan"] is None
    leader = opened(task("magic-square", order="3"))
    while order(leader, "run", 1)["state"] != "done":
        pass
    assert ask(leader, "share", job=1)["plan"] is None
    told = ask(leader, "parts", job=1, done=[], lost=[], more=True)
    assert told["faults"][0]["words"]["en"] == "This search is not shared."


def test_stop_holds_and_nothing_is_handed_out_any_more() -> None:
    leader = opened(SQUARE)
    order(leader, "run", 1)
    shared(leader, SQUARE, 0)
    stopped = order(leader, "stop", 1)
    assert stopped["state"] == "stopped"
    assert "(stopped)" in stopped["verdict"]["en"]
    assert ask(leader, "parts", job=1, done=[], lost=[], more=True)["parts"] is None


def test_who_has_another_plan_does_not_help() -> None:
    more = {"task": STAR, "strategy": "compiled", "plan": "0123456789abcdef"}
    told = ask(Bridge(ticking()), "help", job=5, **more)
    assert "a different search" in told["faults"][0]["words"]["en"]


TOO_DEEP = pytest.param("[" * 100_000, marks=pytest.mark.native)  # a page's stack ends before


@pytest.mark.pyodide
@pytest.mark.parametrize("done", ["", "7", "[7]", "{}", '[{"branch": [1]}]', TOO_DEEP])
def test_what_is_damaged_is_refused_and_nothing_is_counted(done: str) -> None:
    leader = opened(SQUARE)
    order(leader, "run", 1)
    shared(leader, SQUARE, 0)
    before = order(leader, "pause", 1)
    told = ask(leader, "parts", job=1, done=[done], lost=[], more=True)
    assert "damaged" in told["faults"][0]["words"]["en"]
    assert order(leader, "pause", 1) == before


@pytest.mark.parametrize("parts", ["", "7", "{}", '{"parts": [], "room": 1}'])
def test_what_is_no_bundle_is_refused(parts: str) -> None:
    leader = opened(SQUARE)
    order(leader, "run", 1)
    [hand] = shared(leader, SQUARE, 1).hands
    for bridge in (hand, leader):
        job = 5 if bridge is hand else 1
        with pytest.raises(Refused):
            bridge.order(json.dumps({"type": "do", "job": job, "parts": parts}))


GRIDS = task("sudoku", size="4")


def counting(of: dict[str, Any] = GRIDS, **more: Any) -> Bridge:
    bridge = Bridge(ticking())
    opened = ask(bridge, "assist", job=1, task=of, aid="count", request={}, **more)
    assert opened["type"] == "opened"
    return bridge


@pytest.mark.parametrize("seed", range(2))
def test_a_count_without_listing_is_shared_and_kept_too(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(count, "BOARDS_A_PAUSE", 1)
    monkeypatch.setattr(boards, "PARTS", 5)
    random = Random(seed)
    leader = counting()
    order(leader, "step", 1)
    progress = order(leader, "step", 1)
    hands = Hands(leader, GRIDS, ask(leader, "share", job=1)["plan"], 2, "count")
    for _ in range(random.randrange(6)):
        number = random.randrange(2)
        if random.random() < 0.2:
            hands.die(number)
        hands.work(number)
        progress = order(leader, "step", 1)
    if seed % 2 and progress["state"] != "done":
        leader = counting(**{"from": ask(leader, "checkpoint", job=1)["checkpoint"]})
        assert ask(leader, "share", job=1)["plan"]
    while progress["state"] != "done":
        before = progress["finished"]
        progress = order(leader, "step", 1)
        assert progress["finished"] >= before
    assert progress["result"]["total"] == "288"
    assert progress["verdict"]["en"] == "Exactly 288 solutions."


@pytest.mark.parametrize("seed", range(2))
def test_a_count_of_sums_is_done_in_parts_from_the_first(seed: int) -> None:
    random = Random(seed)
    leader = counting(SQUARE)
    hands = Hands(leader, SQUARE, ask(leader, "share", job=1)["plan"], 2, "count")
    for _ in range(20):
        number = random.randrange(2)
        if random.random() < 0.1:
            hands.die(number)
        hands.work(number)
        order(leader, "step", 1)
    checkpoint = ask(leader, "checkpoint", job=1)["checkpoint"]
    nodes = [ended(counting(SQUARE, **{"from": checkpoint})), ended(counting(SQUARE))]
    assert nodes[0] == nodes[1]


def ended(leader: Bridge) -> int:
    """The nodes of a count of the squares, run to its end."""
    progress = order(leader, "run", 1)
    while progress["state"] == "running":
        progress = order(leader, "run", 1)
    assert progress["result"]["total"] == "7,040"
    nodes: int = progress["nodes"]
    return nodes


@pytest.mark.parametrize(
    ("of", "total"),
    [
        (task("magic-star", {"0": "1", "1": "2", "2": "4", "3": "12"}), "1"),
        (task("magic-star", {"0": "1", "1": "2", "2": "3", "3": "4"}), "0"),
        (task("magic-square", order="3"), "8"),
    ],
)
def test_what_is_too_small_to_be_cut_is_counted_all_the_same(
    of: dict[str, Any], total: str
) -> None:
    leader = counting(of)
    progress = order(leader, "run", 1)
    while progress["state"] == "running":
        progress = order(leader, "run", 1)
    assert progress["result"]["total"] == total
