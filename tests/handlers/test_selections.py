"""Selections as a page requests them: filtered, sorted, one of each kind, the images of one."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.handlers.bridge import Bridge
from tests.handlers.test_bridge import ask, run_to_end, task

SEARCH, FIRST, SECOND = 1, 2, 3
USUAL: dict[str, Any] = {"of": SEARCH, "kind": None, "by": "", "values": [], "order": None}


@pytest.fixture(scope="module")
def star() -> Bridge:
    """A bridge with all stars found."""
    return searched("magic-star")


@pytest.fixture(scope="module")
def everything(star: Bridge) -> list[Any]:
    """All stars, as they are listed."""
    return listed(star, SEARCH)


def searched(puzzle: str, strategy: str = "compiled", **options: str) -> Bridge:
    bridge = Bridge()
    asked = ask(bridge, "open", job=SEARCH, task=task(puzzle, {}, **options), strategy=strategy)
    assert asked["type"] == "opened"
    run_to_end(bridge, SEARCH)
    return bridge


def select(bridge: Bridge, job: int = FIRST, **options: Any) -> Any:
    """The progress of a finished selection."""
    assert ask(bridge, "select", job=job, **{**USUAL, **options})["type"] == "opened"
    return run_to_end(bridge, job)


def listed(bridge: Bridge, job: int, first: int = 0, count: int = 2000) -> list[Any]:
    found: list[Any] = ask(bridge, "list", job=job, first=first, count=count)["found"]
    return found


def close(bridge: Bridge, *jobs: int) -> None:
    for job in jobs:
        bridge.order(f'{{"type": "close", "job": {job}}}')


@given(
    st.lists(st.tuples(st.integers(0, 11), st.integers(1, 12)), max_size=2),
    st.one_of(st.none(), st.tuples(st.integers(0, 11), st.booleans())),
)
def test_what_fits_comes_in_order(
    star: Bridge,
    everything: list[Any],
    values: list[tuple[int, int]],
    order: tuple[int, bool] | None,
) -> None:
    fitting = [s for s in everything if all(s[cell] == value for cell, value in values)]
    if order:
        cell, down = order
        fitting.sort(key=lambda s: (-s[cell] if down else s[cell], s))
    options = {"cell": order[0], "down": order[1]} if order else None
    progress = select(star, values=list(map(list, values)), order=options)
    chosen = listed(star, FIRST)
    close(star, FIRST)
    assert [each["values"] for each in chosen] == fitting
    assert [everything[each["number"]] for each in chosen] == fitting
    assert progress["listed"] == progress["result"]["fitting"] == len(fitting)
    assert progress["result"]["looked"] == 960


@pytest.mark.parametrize(("by", "kinds", "images"), [("drawing", 80, 12), ("structure", 20, 48)])
def test_the_kinds_of_the_star_part_its_solutions(
    star: Bridge, by: str, kinds: int, images: int
) -> None:
    progress = select(star, by=by)
    assert progress["verdict"]["en"] == f"{kinds} kinds among 960 solutions"
    seen = set()
    for number, kind in enumerate(listed(star, FIRST)):
        assert kind["images"] == images
        assert select(star, SECOND, of=FIRST, kind=number)["listed"] == images
        shown = listed(star, SECOND)
        assert shown[0]["values"] == kind["values"]
        assert shown[0]["how"]["en"] == "as it is"
        seen |= {tuple(each["values"]) for each in shown}
        close(star, SECOND)
    close(star, FIRST)
    assert seen == {tuple(solution) for solution in listed(star, SEARCH)}


def test_images_are_filtered_and_sorted_too(star: Bridge) -> None:
    select(star, by="structure")
    select(star, SECOND, of=FIRST, kind=3, values=[[0, 7]], order={"cell": 2, "down": True})
    fitting = [each["values"] for each in listed(star, SECOND)]
    select(star, SECOND + 1, of=FIRST, kind=3)
    everything = [each["values"] for each in listed(star, SECOND + 1)]
    close(star, FIRST, SECOND, SECOND + 1)
    assert fitting == sorted((s for s in everything if s[0] == 7), key=lambda s: (-s[2], s))
    assert 0 < len(fitting) < len(everything)


def test_ties_among_too_many_solutions_stay_as_they_were_found(
    star: Bridge, everything: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pycore.run.selection.MOST_TIES", 100)
    select(star, order={"cell": 3, "down": False})
    chosen = [each["values"] for each in listed(star, FIRST)]
    select(star, SECOND, values=[[0, 7]], order={"cell": 3, "down": False})
    few = [each["values"] for each in listed(star, SECOND)]
    close(star, FIRST, SECOND)
    assert chosen == sorted(everything, key=lambda s: s[3])
    assert few == sorted((s for s in everything if s[0] == 7), key=lambda s: (s[3], s))


def test_of_each_kind_that_fits_the_first_is_shown(star: Bridge) -> None:
    progress = select(star, by="drawing", values=[[0, 1]])
    chosen = listed(star, FIRST)
    close(star, FIRST)
    assert all(each["values"][0] == 1 for each in chosen)
    fitting = progress["result"]["fitting"]
    kinds = len(chosen)
    words = f"{kinds} kinds among {fitting} of 960 solutions"
    assert progress["verdict"]["en"] == words


def test_one_of_each_kind_that_was_searched_for_has_all_its_images() -> None:
    bridge = searched("magic-square", "symmetry", order="3")
    assert select(bridge, by="drawing")["listed"] == 1
    assert select(bridge, SECOND, of=FIRST, kind=0)["listed"] == 8


def test_what_a_selection_of_too_many_symmetries_says() -> None:
    bridge = searched("latin-square", "compiled", order="4")
    assert select(bridge, by="structure")["listed"] == 4
    assert select(bridge, SECOND, by="drawing")["listed"] == 108


WRONG: list[dict[str, Any]] = [
    {"of": 99},
    {"of": "1"},
    {"by": "colour"},
    {"by": None},
    {"kind": 0},
    {"kind": -1},
    {"values": None},
    {"values": [[12, 1]]},
    {"values": [[0]]},
    {"values": [["0", 1]]},
    {"order": 3},
    {"order": {"cell": 12, "down": False}},
    {"order": {"cell": 0}},
]


@pytest.mark.parametrize("options", WRONG)
def test_any_other_options_are_refused(star: Bridge, options: dict[str, Any]) -> None:
    assert ask(star, "select", job=FIRST, **{**USUAL, **options})["type"] == "refused"


def test_a_search_of_moves_is_not_selected_from() -> None:
    bridge = Bridge()
    ask(bridge, "open", job=SEARCH, task=task("flip-it"), strategy="best")
    assert ask(bridge, "select", job=FIRST, **USUAL)["type"] == "refused"


def test_a_selection_is_a_slice_at_a_time() -> None:
    """It can be stopped, and its numbers exist only at its end."""
    bridge = searched("permutations", n="7")
    ask(bridge, "select", job=FIRST, of=SEARCH, kind=None, by="structure", values=[], order=None)
    progress = bridge.order(f'{{"type": "step", "job": {FIRST}}}')
    assert progress
    assert '"listed": 0' in progress
    assert run_to_end(bridge, FIRST)["listed"] == 1
