"""The checkpoints that a page stores, and jobs opened from them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pycore.assist import count as counting
from pycore.codegen import function
from pycore.handlers.bridge import Bridge
from pycore.search.placements import compiled
from tests.handlers.test_bridge import FLIP, ask, order, run_to_end, task
from tests.support.clocks import ticking

pytestmark = pytest.mark.pyodide

SQUARE = task("magic-square", {"0": "16"}, order="4")
LATIN = task("latin-square", {"0": "1"}, order="5")
OLDER = json.loads(Path(__file__).with_name("older_checkpoints.json").read_text("utf-8"))
"""Checkpoints of earlier versions, and their results: entries are only added, never changed."""
COUNT = {"task": LATIN, "aid": "count", "request": {}}


@pytest.fixture(autouse=True)
def short_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiled search and a count that pause at every chance."""
    compiled.forget()
    monkeypatch.setattr(function, "WORK", 0)
    monkeypatch.setattr(counting, "BOARDS_A_PAUSE", 1)


def begun(type_: str, **fields: Any) -> Bridge:
    """A bridge with the job 1, and a slice of 30 looks at the clock."""
    bridge = Bridge(ticking())
    assert ask(bridge, type_, job=1, **fields)["type"] == "opened"
    return bridge


@pytest.mark.parametrize("strategy", ["compiled", "forced"])
def test_a_search_goes_on_where_it_stood(strategy: str) -> None:
    straight = begun("open", task=SQUARE, strategy=strategy)
    first = begun("open", task=SQUARE, strategy=strategy)
    told = order(first, "run", 1)
    answer = ask(first, "checkpoint", job=1)
    kept = answer["checkpoint"]
    assert json.loads(kept)["of"] == {"task": SQUARE, "strategy": strategy}
    assert [answer["nodes"], answer["solutions"]] == [told["nodes"], told["solutions"]]
    second = begun("open", task=SQUARE, strategy=strategy, **{"from": kept})
    again = order(second, "pause", 1)
    for field in ("nodes", "cuts", "found", "solutions", "finished"):
        assert again[field] == told[field], field
    assert (again["earlier"], again["listed"], again["dropped"]) == (told["listed"], 0, 0)

    whole, end = run_to_end(straight, 1), run_to_end(second, 1)
    for field in ("nodes", "cuts", "found", "solutions", "verdict", "finished"):
        assert end[field] == whole[field], field
    assert end["earlier"] + end["listed"] == whole["listed"]
    listed = ask(second, "list", job=1, first=0, count=9)["found"]
    assert listed == ask(straight, "list", job=1, first=end["earlier"], count=9)["found"]
    assert ask(second, "checkpoint", job=1)["checkpoint"] is None


def test_a_count_goes_on_where_it_stood() -> None:
    straight, first = begun("assist", **COUNT), begun("assist", **COUNT)
    told = order(first, "run", 1)
    assert told["state"] == "running"
    kept = ask(first, "checkpoint", job=1)["checkpoint"]
    second = begun("assist", **COUNT, **{"from": kept})
    again = order(second, "pause", 1)
    assert again["finished"] == pytest.approx(told["finished"])
    assert again["elapsed"] == told["elapsed"]
    assert run_to_end(second, 1)["result"] == run_to_end(straight, 1)["result"]
    assert ask(second, "checkpoint", job=1)["checkpoint"] is None


@pytest.mark.parametrize("older", OLDER)
def test_what_an_earlier_version_kept_goes_on(older: dict[str, Any]) -> None:
    fields = {name: value for name, value in older["opened"].items() if name != "type"}
    bridge = begun(older["opened"]["type"], **fields, **{"from": json.dumps(older["kept"])})
    order(bridge, "run", 1)
    end = run_to_end(bridge, 1)
    assert {name: end[name] for name in older["end"]} == older["end"]


def test_what_cannot_be_kept_is_not() -> None:
    for bridge in (
        begun("open", task=FLIP, strategy="iterative-deepening"),
        begun("race", task=task("magic-ring"), limit=1),
        begun("assist", task=LATIN, aid="shared", request={}),
    ):
        order(bridge, "run", 1)
        assert ask(bridge, "checkpoint", job=1)["checkpoint"] is None
    assert ask(Bridge(), "checkpoint", job=1)["type"] == "refused"


def test_what_is_no_checkpoint_of_this_job_is_refused() -> None:
    bridge = begun("open", task=SQUARE, strategy="compiled")
    order(bridge, "run", 1)
    search = ask(bridge, "checkpoint", job=1)["checkpoint"]
    bridge = begun("assist", **COUNT)
    order(bridge, "run", 1)
    count = ask(bridge, "checkpoint", job=1)["checkpoint"]
    square, flip = ({"task": of, "strategy": "prune"} for of in (SQUARE, FLIP))
    compiled_square = {"task": SQUARE, "strategy": "compiled"}
    other = {"task": task("magic-square", {"0": "15"}, order="4"), "strategy": "compiled"}
    for type_, fields, wrong in (
        ("open", square, search),
        ("open", other, search),
        ("open", compiled_square, count),
        ("open", compiled_square, search.replace("1", "2", 1)),
        ("open", compiled_square, search[:-9]),
        ("open", compiled_square, "[" * 9999),
        ("open", compiled_square, "1" * 9999),
        ("open", compiled_square, 5),
        ("open", flip, search),
        ("assist", COUNT, search),
        ("assist", COUNT | {"task": task("latin-square", {"0": "2"}, order="5")}, count),
        ("assist", COUNT | {"aid": "shared"}, count),
    ):
        bridge = Bridge(ticking())
        answer = ask(bridge, type_, job=1, **fields, **{"from": wrong})
        assert answer["type"] == "refused", wrong
        assert len(answer["faults"]) == 1
        assert order(bridge, "run", 1) is None
