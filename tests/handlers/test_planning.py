"""The bridge during planning: slices, reports, and every way to end it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pycore.handlers import messages
from pycore.handlers.bridge import Bridge
from pycore.plan import derivation
from pycore.search.placements import compiled
from tests.support.clocks import ticking
from tests.support.typed_messages import wrong

pytestmark = pytest.mark.pyodide

LATIN = {
    "puzzle": "latin-square",
    "options": {"order": "6"},
    "givens": {},
    "start": "",
    "moves": [],
}
OPEN = {"type": "open", "id": 7, "job": 1, "task": LATIN, "strategy": "compiled"}
PLAN = {"type": "plan", "id": 8, "task": LATIN, "strategy": "compiled"}


@pytest.fixture
def bridge() -> Bridge:
    """A bridge without cached plans, whose clock advances by 10 ms each time it is read: a slice is
    one or two pieces of work."""
    derivation.forget()
    compiled.forget()
    return Bridge(ticking(0.01))


def asked(bridge: Bridge, question: dict[str, Any]) -> str | None:
    return bridge.ask(json.dumps(question))


def order(bridge: Bridge, type_: str) -> Any:
    told = bridge.order(json.dumps({"type": type_, "job": 1}))
    return told and json.loads(told)


def answer(bridge: Bridge, number: int) -> Any:
    """The answer, however many slices it takes."""
    told = None
    while told is None:
        told = bridge.go_on(number)
    assert wrong(json.loads(told), messages.Answer) == []
    return json.loads(told)


def test_a_search_is_planned_in_slices_and_tells_so(bridge: Bridge) -> None:
    assert asked(bridge, OPEN) is None
    elapsed = []
    while (told := bridge.go_on(7)) is None:
        progress = json.loads(bridge.progress(1) or "")
        assert wrong(progress, messages.Progress) == []
        assert progress["verdict"]["en"] == "planning the search"
        assert (progress["state"], progress["nodes"], progress["finished"]) == ("running", 0, None)
        elapsed.append(progress["elapsed"])
    assert len(elapsed) > 10
    assert elapsed == sorted(set(elapsed))
    opened = json.loads(told)
    assert (opened["type"], opened["job"]) == ("opened", 1)
    assert len(opened["rules"]) == 12
    assert json.loads(bridge.progress(1) or "")["state"] == "paused"
    assert order(bridge, "slice")["verdict"]["en"] != "planning the search"


def test_another_job_goes_on_while_a_search_is_planned(bridge: Bridge) -> None:
    asked(bridge, OPEN)
    asked(bridge, {**OPEN, "id": 9, "job": 2, "strategy": "prune"})
    assert answer(bridge, 9)["job"] == 2
    told = json.loads(bridge.order('{"type": "slice", "job": 2}') or "")
    assert told["nodes"] > 0
    assert answer(bridge, 7)["type"] == "opened"


@pytest.mark.parametrize("end", ["stop", "close"])
def test_a_search_that_is_ended_while_it_is_planned_is_answered(bridge: Bridge, end: str) -> None:
    asked(bridge, OPEN)
    assert bridge.go_on(7) is None
    told = order(bridge, end)
    assert told is None if end == "close" else told["state"] == "stopped"
    bridge.let_go(1)
    assert json.loads(bridge.go_on(7) or "") == {"type": "refused", "id": 7, "faults": []}
    assert bridge.progress(1) is None
    asked(bridge, OPEN)
    assert answer(bridge, 7)["type"] == "opened"


def test_a_number_that_is_taken_again_is_not_taken_away(bridge: Bridge) -> None:
    asked(bridge, OPEN)
    order(bridge, "close")
    asked(bridge, {**OPEN, "id": 9, "strategy": "prune"})
    assert json.loads(bridge.go_on(7) or "")["type"] == "refused"
    assert answer(bridge, 9)["type"] == "opened"
    assert order(bridge, "slice")["nodes"] > 0


def test_orders_while_it_is_planned_do_no_harm(bridge: Bridge) -> None:
    asked(bridge, OPEN)
    assert order(bridge, "pause")["state"] == "paused"
    assert order(bridge, "step")["nodes"] == 0
    assert answer(bridge, 7)["type"] == "opened"


def test_a_plan_is_made_in_slices_and_can_be_dropped(bridge: Bridge) -> None:
    assert asked(bridge, PLAN) is None
    assert bridge.go_on(8) is None
    bridge.drop(8)
    assert asked(bridge, PLAN) is None
    assert answer(bridge, 8)["type"] == "planned"


def test_planning_that_breaks_leaves_no_job(
    bridge: Bridge, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaking(*_: Any) -> Any:
        yield
        raise MemoryError

    monkeypatch.setattr(compiled, "_prepared_to_list", breaking)
    asked(bridge, OPEN)
    with pytest.raises(MemoryError):
        answer(bridge, 7)
    assert bridge.progress(1) is None
