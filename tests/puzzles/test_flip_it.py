"""Flip It: the rules, the facts of the article, and fast levels compared with plain ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.bilingual import BadInput, InCell, InText, Named, Place
from pycore.model.movement import Level
from pycore.puzzles._flip_it_row import FlipIt
from pycore.puzzles.flip_it import PUZZLE
from pycore.search.movements import farthest, iterative_deepening
from tests.support.movements import movement_of
from tests.support.searches_of_moves import SEARCHES, collect

TABLE = Path(__file__).parents[2] / "docs" / "flip-it.md"


def flip_it(start: str, **options: str) -> FlipIt:
    """The movement from a start as typed."""
    movement = movement_of(PUZZLE.name, options, start)
    assert isinstance(movement, FlipIt)
    return movement


@st.composite
def rows(draw: st.DrawFn, most: int = 7) -> FlipIt:
    n = draw(st.integers(3, most))
    gap = draw(st.integers(0, n - 1))
    colours = draw(st.text("●○", min_size=n, max_size=n))
    rule = draw(st.sampled_from(["standard", "slide"]))
    end = draw(st.sampled_from(["any", *map(str, range(n))]))
    return flip_it(colours[:gap] + "_" + colours[gap + 1 :], rule=rule, gap=end)


def test_a_jump_turns_what_it_jumps_over_and_not_the_jumper() -> None:
    reached = {state for _, _, state in flip_it("●●_●○●").moves("●●_●○●")}
    assert reached == {"_○●●○●", "●●○○_●", "●●●○●_"}
    assert flip_it("●●_●○●", rule="slide").after("●●_●○●")[1] == "●_●●○●"


@given(row=rows())
def test_moves_are_just_those_that_the_rules_allow_and_can_be_taken_back(row: FlipIt) -> None:
    states = {"".join(state) for state in _all_rows(row.spots)}
    assert set(row.after(row.start)) == {s for s in states if row.is_move(row.start, s)}
    assert all(row.start in row.after(state) for state in row.after(row.start))
    for spot in range(row.spots):
        movable = any(move.source == spot for move in row.moves(row.start))
        assert (row.why_not(row.start, spot, None) is None) == movable


def _all_rows(n: int) -> list[str]:
    return [
        "".join("_" if p == gap else "●○"[bits >> p & 1] for p in range(n))
        for gap in range(n)
        for bits in range(2**n)
        if not bits >> gap & 1
    ]


@pytest.mark.parametrize(
    ("start", "end", "moves"),
    [("●●_●●●", "any", 8), ("●_○●●●●", "any", 8), ("●_○○○●●●", "any", 8), ("●●_●●●", "0", 9)],
)
@pytest.mark.parametrize("search", SEARCHES)
def test_the_lines_of_the_article(search: Any, start: str, end: str, moves: int) -> None:
    row = flip_it(start, gap=end)
    told, found, _ = collect(search(row))
    assert told[-1]["moves"] == moves
    assert told[-1]["lines"] == len(found) == len(set(found))
    assert all(row.is_line(line) and len(line) == moves + 1 for line in found)


def test_deepening_tells_its_bounds_one_by_one() -> None:
    told, _, _ = collect(iterative_deepening.iterative_deepening(flip_it("●●_●●●")))
    assert [row["bound"] for row in told[:-1]] == list(range(1, 9))
    assert [row["nodes"] for row in told[:4]] == [1, 4, 12, 31]


@given(row=rows(most=6))
def test_the_searches_agree(row: FlipIt) -> None:
    results = [collect(search(row)) for search in SEARCHES]
    assert len({told[-1]["moves"] for told, _, _ in results}) == 1
    assert len({frozenset(found) for _, found, _ in results}) == 1
    assert all(row.is_line(line) for _, found, _ in results for line in found)


@pytest.mark.parametrize("rule", ["standard", "slide"])
@pytest.mark.parametrize("end", ["any", "0", "1", "2"])
@pytest.mark.parametrize("n", range(3, 9))
def test_the_fast_levels_are_the_plain_levels(n: int, end: str, rule: str) -> None:
    row = movement_of(PUZZLE.name, {"n": str(n), "rule": rule, "gap": end})
    plain = [set(s.positions()) for s in farthest.plain_sweep(row) if isinstance(s, Level)]
    steps = list(row.sweep() or ())
    fast = [set(step.positions()) for step in steps if isinstance(step, Level)]
    assert fast == plain
    assert [step.states for step in steps if isinstance(step, Level)] == [len(s) for s in plain]
    counts = [step for step in steps if isinstance(step, int)]
    assert counts == sorted(counts)
    assert counts[-1] == sum(map(len, plain))


def table() -> Iterator[tuple[int, dict[str, list[int]]]]:
    """The lines of docs/flip-it.md: n, and for each rule states, moves and farthest positions."""
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        entries = [entry.strip().replace(",", "") for entry in line.strip("|").split("|")]
        if line.startswith("|") and entries[0].isdecimal():
            n, *numbers = map(int, entries)
            yield n, {"standard": numbers[:3], "slide": numbers[3:]}


def test_the_table_is_right_where_it_is_quickly_recomputed() -> None:
    rows_of_table = dict(table())
    assert list(rows_of_table) == list(range(3, 25))
    for n in range(3, 17):
        for rule, numbers in rows_of_table[n].items():
            told, _, _ = collect(
                farthest.farthest(movement_of(PUZZLE.name, {"n": str(n), "rule": rule}))
            )
            assert [told[-1][key] for key in ("states", "moves", "farthest")] == numbers
            assert told[-1]["states"] + told[-1]["unsolvable"] == n * 2 ** (n - 1)


def test_the_farthest_positions_of_five_places() -> None:
    told, found, _ = collect(farthest.farthest(movement_of(PUZZLE.name, {"n": "5"})))
    assert {row for (row,) in found} == {"●●○_●", "●●_●●", "●_○●●"}
    assert [row["states"] for row in told if "level" in row] == [
        5,
        12,
        10,
        10,
        10,
        9,
        6,
        6,
        5,
        4,
        3,
    ]


@pytest.mark.parametrize("n", [5, 6, 7, 8])
def test_every_position_from_five_places_on_can_be_solved(n: int) -> None:
    told, _, _ = collect(farthest.farthest(movement_of(PUZZLE.name, {"n": str(n)})))
    assert (told[-1]["states"], told[-1]["unsolvable"]) == (n * 2 ** (n - 1), 0)


@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("start", ["●_●", "●●_●", "_●●●", "●●●_"])
def test_what_cannot_be_solved_is_said_to_be_so(search: Any, start: str) -> None:
    told, found, _ = collect(search(flip_it(start)))
    assert told[-1] == {"moves": None, "lines": 0}
    assert not found


@pytest.mark.parametrize(
    "typed", ["●●_●●●", "bb_bbb", "BB.BBB", "b b - b b b", "xx_xxx", "●●\n_●●●", "|bb|_b|bb|"]
)
def test_a_row_can_be_pasted_in_many_forms(typed: str) -> None:
    assert flip_it(typed).start == "●●_●●●"


@pytest.mark.parametrize(
    ("typed", "options", "place"),
    [
        ("bb?bbb", {}, InText(1, 3)),
        ("bbbbbb", {}, Named("text")),
        ("b_b_bb", {}, InCell(3)),
        ("b_", {}, Named("n")),
        ("b_" + "b" * 23, {}, Named("n")),
        ("bb_bb", {"n": "6"}, Named("n")),
        ("bb_bb", {"gap": "5"}, Named("gap")),
        ("bb_bb", {"gap": "left"}, Named("gap")),
        ("bb_bb", {"rule": "fly"}, Named("rule")),
    ],
)
def test_a_row_that_cannot_be_read_says_where(
    typed: str, options: dict[str, str], place: Place
) -> None:
    with pytest.raises(BadInput) as bad:
        flip_it(typed, **options)
    assert bad.value.place == place
    assert bad.value.words.ja
