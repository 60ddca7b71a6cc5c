"""Movements: the searches compared with each other and with a plain one, on random puzzles."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.handlers.positions import edited, line_data, position
from pycore.model.bilingual import BadInput, InText, Named
from pycore.model.movement import Level
from pycore.run.summaries import survey_verdict, verdict
from pycore.search.events import (
    BOUND,
    CUT,
    FACED,
    LEVEL,
    MOVED,
    REACHED,
    SOLVED,
    TAKEN,
    UNMOVED,
    Batch,
    Batches,
    unpack,
)
from pycore.search.movements import breadth_first, depth_first, farthest, iterative_deepening
from pycore.search.movements.refusals import too_few
from tests.support.searches_of_moves import SEARCHES, collect
from tests.support.walks import Walk

pytestmark = pytest.mark.pyodide


@st.composite
def walks(draw: st.DrawFn) -> Walk:
    size = draw(st.integers(1, 8))
    spots = st.integers(0, size - 1)
    arrows = tuple(
        tuple(draw(st.lists(spots, unique=True, max_size=3).map(sorted))) for _ in range(size)
    )
    ends = draw(st.lists(spots, unique=True, min_size=1, max_size=3))
    return Walk(draw(spots), arrows, tuple(ends))


def all_shortest(walk: Walk) -> set[tuple[int, ...]]:
    """All shortest lines by trying all walks of 0, 1, 2 ... moves."""
    lines: list[tuple[int, ...]] = [(walk.start,)]
    for _ in range(walk.spots + 1):
        arrived = {line for line in lines if walk.is_goal(line[-1])}
        if arrived:
            return arrived
        lines = [(*line, spot) for line in lines for spot in walk.arrows[line[-1]]]
    return set()


@pytest.mark.parametrize("search", SEARCHES)
@given(walk=walks())
def test_every_search_finds_all_shortest_lines_or_none(search: Any, walk: Walk) -> None:
    rows, found, _ = collect(search(walk))
    expected = all_shortest(walk)
    assert set(found) == expected
    assert len(found) == len(expected)
    assert all(walk.is_line(line) for line in found)
    moves = len(next(iter(expected))) - 1 if expected else None
    assert rows[-1] == {"moves": moves, "lines": len(expected)}


@given(walk=walks())
def test_farthest_counts_every_state_at_its_distance(walk: Walk) -> None:
    rows, found, _ = collect(farthest.farthest(walk))
    distance = {}
    for spot in range(walk.spots):
        lines = all_shortest(replace(walk, start=spot))
        if lines:
            distance[spot] = len(next(iter(lines))) - 1
    most = max(distance.values())
    assert [row["states"] for row in rows[:-1]] == [
        list(distance.values()).count(moves) for moves in range(most + 1)
    ]
    assert rows[-1] == {
        "moves": most,
        "farthest": list(distance.values()).count(most),
        "states": len(distance),
        "unsolvable": walk.spots - len(distance),
    }
    assert {position for (position,) in found} == {s for s in distance if distance[s] == most}


@pytest.mark.parametrize(
    "search", [iterative_deepening.iterative_deepening, depth_first.depth_first]
)
@given(walk=walks(), size=st.integers(1, 9))
def test_a_walk_in_small_batches_is_the_same_and_its_events_tell_where_it_stands(
    search: Any, walk: Walk, size: int
) -> None:
    rows, found, _ = collect(search(walk))
    told, lines, events = collect(search(walk), size)
    assert (rows, found) == (told, lines)
    faces = list(walk.faces_of(walk.start))
    path = [walk.start]
    for kind, before, spot, value in map(unpack, events):
        if kind in (MOVED, UNMOVED):
            assert list(walk.faces_of(path[-1])) == faces
            assert path[-1] == (spot if kind == MOVED else value)
            if kind == MOVED:
                path.append(value)
            else:
                path.pop()
        elif kind == FACED:
            assert faces[spot] == before
            faces[spot] = value
        elif kind == SOLVED:
            assert tuple(path) in found
        elif kind == CUT:
            assert path[-1] == spot
            assert value in walk.arrows[spot]
        else:
            assert kind == BOUND
            assert path == [walk.start]
    assert list(walk.faces_of(path[-1])) == faces


@given(walk=walks())
def test_a_walk_asked_for_one_step_at_a_time_tells_every_move(walk: Walk) -> None:
    batches = iterative_deepening.iterative_deepening(walk)
    next(batches)
    bounds, lines, depth, deepest = [], 0, 0, 0
    last = None
    while last is None or last.finished is None:
        last = batches.send(1)
        kinds = [event.kind for event in map(unpack, last.events)]
        single = last.finished is None  # one move, or one cut; the one that arrives is two
        assert sum(kind != FACED for kind in kinds) == single + (SOLVED in kinds)
        depth += kinds.count(MOVED) - kinds.count(UNMOVED)
        deepest = max(deepest, depth)
        assert (SOLVED in kinds) == bool(last.found)
        lines += kinds.count(SOLVED)
        bounds += [
            event.cell << 9 | event.value
            for event in map(unpack, last.events)
            if event.kind == BOUND
        ]
    assert bounds == [*range(1, len(bounds) + 1)]
    expected = all_shortest(walk)
    assert lines == len(expected)
    if lines:
        assert deepest == len(next(iter(expected))) - 1


@given(walk=walks())
def test_breadth_first_step_by_step_reports_each_state_and_each_move(walk: Walk) -> None:
    rows, found, events = collect(breadth_first.breadth_first(walk), 1)
    assert (rows, found) == collect(breadth_first.breadth_first(walk))[:2]
    faces = list(walk.faces_of(walk.start))
    reached, levels = [walk.start], [1]  # all states in the order in which they are reached
    here, taken = walk.start, -1
    moves: list[int] = []  # from there that are still to be tried
    for kind, rule, cell, value in map(unpack, events):
        if kind == FACED:
            assert faces[cell] == rule
            faces[cell] = value
            continue
        number = cell << 9 | value
        if kind == TAKEN:
            assert number == taken + 1  # the state that has waited longest
            assert not moves
            taken, here = number, reached[number]
            moves = [*walk.arrows[here]]
        elif kind in (REACHED, CUT):
            assert (cell, value) == (here, moves.pop(0))
            assert (value in reached) == (kind == CUT)
            reached += [value] if kind == REACHED else []
        elif kind == LEVEL:
            assert taken == sum(levels) - 1  # all states of the level before were expanded
            levels.append(number)
            assert sum(levels) == len(reached)
        else:
            assert kind == SOLVED
            assert walk.is_goal(reached[number])
            assert number >= sum(levels[:-1])  # among the states of the last level
    assert levels[1:] == [row["states"] for row in rows if "states" in row]
    if found:
        assert found[0][-1] in reached


@given(walk=walks(), steps=st.integers(0, 30))
def test_breadth_first_goes_on_at_speed_from_any_step(walk: Walk, steps: int) -> None:
    batches = breadth_first.breadth_first(walk)
    told = [next(batches)]
    told += [
        batch
        for _, batch in zip(range(steps), iter(lambda: next_of(batches, 1), None), strict=False)
    ]
    told += iter(lambda: next_of(batches, 100), None)
    rows = [row for batch in told for row in batch.rows]
    found = [line for batch in told for line in batch.found]
    assert (rows, found) == collect(breadth_first.breadth_first(walk))[:2]
    assert told[-1].nodes == sum(1 for _ in taken_in(walk))


def next_of(batches: Batches, size: int) -> Batch | None:
    """Return the next batch, None at the end."""
    try:
        return batches.send(size)
    except StopIteration:
        return None


def taken_in(walk: Walk) -> list[int]:
    """The states that breadth-first expands."""
    events = collect(breadth_first.breadth_first(walk), 1)[2]
    return [event for event in events if unpack(event).kind == TAKEN]


def test_breadth_first_at_speed_reports_its_levels_alone() -> None:
    ring = Walk(0, tuple(((s + 1) % 9,) for s in range(9)), (8,))
    events = collect(breadth_first.breadth_first(ring), 100)[2]
    assert [unpack(event)[::3] for event in events] == [(LEVEL, 1)] * 8


def test_a_line_is_refused_when_anything_is_wrong_with_it() -> None:
    walk = Walk(0, ((1,), (2,), (0,)), (2,))
    assert walk.is_line((0, 1, 2))
    for wrong in ((), (0,), (0, 1), (1, 2), (0, 2), (0, 2, 2)):
        assert not walk.is_line(wrong)


def test_deepening_does_not_forget_what_it_cannot_remember(monkeypatch: pytest.MonkeyPatch) -> None:
    ring = Walk(0, tuple(((s + 1) % 9,) for s in range(9)), (8,))
    monkeypatch.setattr(iterative_deepening, "MOST_REMEMBERED", 3)
    assert collect(iterative_deepening.iterative_deepening(ring))[1] == [tuple(range(9))]


def test_reading_says_where_a_foreign_character_is_and_how_many_places_are_needed() -> None:
    walk = Walk(0, ((1,), (0,), (0,)), (2,))
    assert walk.read(" .o\n.") == 1
    for text, place in ((".o\n ?", InText(2, 2)), (".o", Named("text")), ("o" * 9, Named("text"))):
        with pytest.raises(BadInput) as bad:
            walk.read(text)
        assert bad.value.place == place


def test_a_position_lists_its_moves_and_can_be_edited() -> None:
    walk = Walk(0, ((1, 2), (0,), (0,)), (2,))
    told = position(walk)
    assert told["faces"] == ["peg", "hole", "hole"]
    assert [(move["source"], move["target"], move["state"]) for move in told["moves"]] == [
        (0, 1, ".o."),
        (0, 2, "..o"),
    ]
    assert edited(walk, 2, "peg").start == 2  # the peg that was elsewhere changes places with it
    with pytest.raises(BadInput):
        edited(walk, 0, "tower")
    assert line_data(walk, (0, 2))["moves"] == [[0, 2]]


def test_the_verdict_says_what_is_known() -> None:
    assert verdict([{"level": 1, "states": 2}], over=False).en == "searching"
    assert verdict([], over=True).en == (
        "stopped before a line was found; more time, or another strategy, may find one"
    )
    bounds = [{"bound": 7, "nodes": 1}, {"bound": 9, "nodes": 5}]
    assert "none has 9 moves or fewer; more time" in verdict(bounds, over=True).en
    assert verdict([], over=True, found=3).en == "stopped; at least 3 shortest lines"
    assert verdict([{"moves": 1, "lines": 1}], over=True).en == "1 move, 1 shortest line"
    assert verdict([{"moves": 8, "lines": 7}], over=True).en == "8 moves, 7 shortest lines"
    assert verdict([{"moves": None, "lines": 0}], over=True).en.startswith("It cannot be solved")


def test_one_is_told_as_one() -> None:
    levels = [{"level": 0, "states": 1}]
    assert survey_verdict(levels, False).en == "1 position so far"
    assert survey_verdict(levels, True).en == "stopped after 1 position"
    levels.append({"level": 1, "states": 1})
    told = survey_verdict([*levels, {"farthest": 1, "moves": 1, "unsolvable": 1}], True).en
    assert told == "2 positions; one needs 1 move, none needs more; 1 other cannot be solved"
    assert verdict([{"moves": 1, "lines": None}], True).en == (
        "1 move; other lines were not looked for"
    )
    assert too_few(1, 3).en == (
        "After this move 1 is left, and at least 3 are needed to reach the goal."
    )


def test_a_level_can_be_gone_through_more_than_once() -> None:
    walk = Walk(0, ((1,), (2,), (0,)), (2,))
    swept = [step for step in farthest.plain_sweep(walk) if isinstance(step, Level)]
    assert [list(level.positions()) for level in swept] == [[2], [1], [0]]
    assert list(swept[0].positions()) == [2]
