"""The bridge: every question and order of the page, as JSON; and any other input."""

from __future__ import annotations

import json
import traceback
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.handlers import messages
from pycore.handlers.bridge import ORDERS, Bridge
from pycore.handlers.faults import Refused
from pycore.handlers.routes import ROUTES
from pycore.puzzles.sudoku import PUZZLE
from pycore.search.events import PLACED, unpack
from tests.support.clocks import ticking
from tests.support.typed_messages import wrong

pytestmark = pytest.mark.pyodide

WIKIPEDIA = PUZZLE.examples[0].given.replace(" ", "")


def task(puzzle: str, givens: dict[str, str] | None = None, **options: str) -> dict[str, Any]:
    return {"puzzle": puzzle, "options": options, "givens": givens or {}, "start": "", "moves": []}


def ask(bridge: Bridge, type_: str, **fields: Any) -> Any:
    """The answer to a question, which is a message that the protocol knows."""
    told = bridge.ask(json.dumps({"type": type_, "id": 7, **fields}))
    while told is None:
        told = bridge.go_on(7)
    answer = json.loads(told)
    assert wrong(answer, messages.Answer) == []
    assert answer["id"] == 7
    return answer


def order(bridge: Bridge, type_: str, job: int) -> Any:
    """The progress of a job after an order, as the protocol knows it; None for none."""
    told = bridge.order(json.dumps({"type": type_, "job": job}))
    if told is None:
        return None
    assert wrong(json.loads(told), messages.Progress) == []
    return json.loads(told)


def run_to_end(bridge: Bridge, job: int) -> Any:
    progress = order(bridge, "run", job)
    while progress["state"] == "running":
        progress = order(bridge, "run", job)
    return progress


SUDOKU = task("sudoku", {str(c): v for c, v in enumerate(WIKIPEDIA) if v != "."})
FLIP = {**task("flip-it"), "start": "●●_●●●"}

ASKED: list[tuple[str, dict[str, Any], str]] = [
    ("show", {"puzzle": "magic-star", "options": {"order": "7"}}, "shown"),
    ("show", {"puzzle": "flip-it", "options": {}}, "shown"),
    ("show", {"puzzle": "chess", "options": {}}, "refused"),
    ("check", {"task": task("magic-star", {"0": "1", "1": "1"})}, "checked"),
    ("read", {"puzzle": "magic-star", "options": {}, "text": "1 2 4" + " ." * 9}, "givens"),
    ("read", {"puzzle": "magic-star", "options": {}, "text": "?"}, "refused"),
    ("bring", {"text": WIKIPEDIA, "certain": False}, "brought"),
    ("bring", {"text": "?", "certain": False}, "refused"),
    ("enter", {"puzzle": "nonogram", "options": {"runs": "5"}, "change": None}, "sheet"),
    ("export", {"task": SUDOKU}, "exported"),
    ("export", {"task": FLIP}, "exported"),
    ("fit", {"task": FLIP}, "position"),
    ("fit", {"task": {**FLIP, "moves": [[0, 1]]}}, "position"),
    ("paste", {"task": FLIP, "text": "bb_bb"}, "position"),
    ("edit", {"task": FLIP, "spot": 0, "face": "white"}, "position"),
    ("edit", {"task": FLIP, "spot": 99, "face": "white"}, "refused"),
    ("whyNot", {"task": FLIP, "source": 0, "target": 2}, "reason"),
    ("whyNot", {"task": FLIP, "source": 1, "target": None}, "reason"),
    ("plan", {"task": task("magic-square"), "strategy": "compiled"}, "planned"),
    ("plan", {"task": SUDOKU, "strategy": "propagate"}, "refused"),
    (
        "program",
        {"task": SUDOKU, "strategy": "backtrack", "language": "python", "form": None},
        "written",
    ),
    ("open", {"job": 1, "task": task("magic-star"), "strategy": "prune"}, "opened"),
    ("open", {"job": 1, "task": FLIP, "strategy": "iterative-deepening"}, "opened"),
    ("open", {"job": 1, "task": FLIP, "strategy": "prune"}, "refused"),
    ("assist", {"job": 1, "task": SUDOKU, "aid": "hint", "request": {}}, "opened"),
    ("race", {"job": 1, "task": task("magic-ring"), "limit": 1}, "opened"),
    ("race", {"job": 1, "task": task("magic-ring"), "limit": -1}, "refused"),
    ("list", {"job": 1, "first": 0, "count": 60}, "refused"),
    ("share", {"job": 1}, "refused"),
    ("parts", {"job": 1, "done": [], "lost": [], "more": True}, "refused"),
    (
        "help",
        {"job": 1, "task": task("magic-star"), "strategy": "compiled", "plan": "?"},
        "refused",
    ),
    ("select", {"job": 2, "of": 1, "kind": None, "by": "", "values": [], "order": None}, "refused"),
]


@pytest.mark.parametrize(("type_", "fields", "answered"), ASKED)
def test_a_question_is_answered(type_: str, fields: dict[str, Any], answered: str) -> None:
    assert ask(Bridge(ticking()), type_, **fields)["type"] == answered


def test_every_question_is_asked_here() -> None:
    of_a_search = {"checkpoint", "why", "follows"}  # asked elsewhere, of one that runs
    assert {type_ for type_, _, _ in ASKED} == ROUTES.keys() - of_a_search


def test_a_search_is_run_listed_and_closed() -> None:
    bridge = Bridge(ticking())
    opened = ask(bridge, "open", job=3, task=task("magic-ring", sum="12"), strategy="prune")
    assert (opened["job"], opened["values"]) == (3, list(range(1, 9)))
    assert order(bridge, "step", 3)["state"] == "paused"
    assert [unpack(event).kind for event in bridge.events(3)] == [PLACED]
    progress = run_to_end(bridge, 3)
    assert (progress["state"], progress["listed"], progress["dropped"]) == ("done", 8, 0)
    listed = ask(bridge, "list", job=3, first=6, count=60)
    assert (listed["first"], len(listed["found"])) == (6, 2)
    assert order(bridge, "close", 3) is None
    assert order(bridge, "run", 3) is None
    assert len(bridge.events(3)) == 0
    assert ask(bridge, "list", job=3, first=0, count=1)["type"] == "refused"


def test_a_stopped_search_lets_go_and_stays_stopped() -> None:
    bridge = Bridge(ticking())
    ask(bridge, "open", job=1, task=task("magic-star"), strategy="generate-and-test")
    assert order(bridge, "slice", 1)["state"] == "paused"
    assert order(bridge, "stop", 1)["state"] == "stopped"
    bridge.let_go(1)
    bridge.let_go(2)
    assert order(bridge, "run", 1)["state"] == "stopped"


REQUESTS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "hint": (SUDOKU, {"filled": [], "removed": []}),
    "grade": (SUDOKU, {}),
    "shared": (SUDOKU, {}),
    "count": (task("sudoku", size="4"), {}),
    "generate": (task("sudoku", size="4"), {"seed": "5", "level": "easy"}),
    "random": (task("sudoku", size="4"), {"seed": "5"}),
    "position": (task("flip-it", {}), {"seed": "5", "moves": "8"}),
    "batch": (task("sudoku"), {"text": f"{WIKIPEDIA}\nhello\n"}),
}


@pytest.mark.parametrize("aid", REQUESTS)
def test_an_aid_tells_what_the_protocol_says(aid: str) -> None:
    bridge = Bridge(ticking())
    about, options = REQUESTS[aid]
    ask(bridge, "assist", job=1, task=about, aid=aid, request=options)
    assert run_to_end(bridge, 1)["result"]
    assert len(ask(bridge, "list", job=1, first=0, count=9)["found"]) == 2 * (aid == "batch")


def test_a_race_tells_laps() -> None:
    bridge = Bridge(ticking())
    ask(bridge, "race", job=1, task=task("magic-ring", {"0": "1"}, sum="12"), limit=60)
    rows = run_to_end(bridge, 1)["rows"]
    assert len(rows) == 10
    assert [wrong(row, messages.Lap) for row in rows] == [[]] * 10


# ---- whatever else may come ----

anything = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=5,
)


@given(st.sampled_from(ASKED), st.data())
def test_a_field_of_any_other_type_is_refused_or_answered(
    asked: tuple[str, dict[str, Any], str], data: st.DataObject
) -> None:
    type_, fields, _ = asked
    name = data.draw(st.sampled_from(sorted(fields)))
    changed = {**fields, name: data.draw(anything)}
    if data.draw(st.booleans()):
        del changed[name]
    ask(Bridge(ticking()), type_, **changed)


@given(
    st.sampled_from(sorted(REQUESTS)),
    st.dictionaries(
        st.sampled_from(["filled", "removed", "seed", "level", "text", "symmetric"]), anything
    ),
)
def test_any_options_are_understood_or_refused(aid: str, options: dict[str, Any]) -> None:
    bridge = Bridge(ticking())
    answer = ask(bridge, "assist", job=1, task=REQUESTS[aid][0], aid=aid, request=options)
    if answer["type"] == "opened":
        order(bridge, "step", 1)


@pytest.mark.parametrize("type_", ["", "__class__", "answer", "progress", "let_go", "ask", "run"])
def test_only_the_questions_in_the_table_are_answered(type_: str) -> None:
    answer = ask(Bridge(ticking()), type_, task=FLIP, job=1)
    assert answer["faults"][0]["words"]["en"].startswith("There is no question")


@pytest.mark.parametrize("type_", ["", "__init__", "let_go", "progress", "open", None, 3, ["run"]])
def test_only_the_orders_in_the_table_are_obeyed(type_: Any) -> None:
    bridge = Bridge(ticking())
    ask(bridge, "open", job=1, task=FLIP, strategy="breadth-first")
    with pytest.raises(Refused, match="no valid type"):
        bridge.order(json.dumps({"type": type_, "job": 1}))
    assert order(bridge, "run", 1)["state"] in ("running", "done")


@pytest.mark.parametrize("type_", [*ORDERS, "close"])
def test_an_order_to_no_job_is_not_answered(type_: str) -> None:
    assert order(Bridge(ticking()), type_, 1) is None


@given(anything)
def test_a_message_that_is_none_is_refused(message: Any) -> None:
    for hear in (Bridge(ticking()).ask, Bridge(ticking()).order):
        with pytest.raises(Refused, match="The message"):
            hear(json.dumps(message))


def test_a_number_that_is_taken_is_refused_and_its_job_stays() -> None:
    bridge = Bridge(ticking())
    ask(bridge, "open", job=1, task=task("magic-ring", sum="12"), strategy="prune")
    assert ask(bridge, "race", job=1, task=FLIP, limit=1)["type"] == "refused"
    assert run_to_end(bridge, 1)["solutions"] == 8


@pytest.mark.parametrize("aid", ["", "make_grid", "__call__", "batch", "position"])
def test_an_aid_that_a_puzzle_does_not_have_is_refused(aid: str) -> None:
    asked = ask(Bridge(ticking()), "assist", job=1, task=task("magic-star"), aid=aid, request={})
    assert asked["type"] == "refused"


def words_of(answer: Any) -> list[str]:
    return [fault["words"]["en"] for fault in answer["faults"]]


def test_a_text_that_is_too_long_is_refused_before_it_is_read() -> None:
    bridge = Bridge(ticking())
    star = {"puzzle": "magic-star", "options": {}}
    long = ask(bridge, "read", **star, text="." * 20_001)
    assert words_of(long) == ["This text is too long: 20,000 characters at most."]
    batch = {"job": 1, "task": task("sudoku"), "aid": "batch"}
    longer = ask(bridge, "assist", **batch, request={"text": "\n" * 2_000_001})
    assert words_of(longer) == ["This text is too long: 2,000,000 characters at most."]
    assert ask(bridge, "assist", **batch, request={"text": "\n" * 2_000_000})["type"] == "opened"


def test_a_line_of_a_batch_that_is_too_long_is_no_puzzle() -> None:
    bridge = Bridge(ticking())
    options = {"text": f"{'.' * 20_001}\n{WIKIPEDIA}"}
    ask(bridge, "assist", job=1, task=task("sudoku"), aid="batch", request=options)
    told = run_to_end(bridge, 1)["result"]
    assert (told["read"], told["wrong"], told["verdicts"]) == (2, 1, [0, 1, 0])
    [bad, _] = ask(bridge, "list", job=1, first=0, count=2)["found"]
    assert bad["fault"]["en"] == "line 1: This line is too long."


def test_an_error_in_the_standard_library_has_a_traceback() -> None:
    try:
        json.loads("{")
    except ValueError:
        assert "JSONDecodeError" in traceback.format_exc()
