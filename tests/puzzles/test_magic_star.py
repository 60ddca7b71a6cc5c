"""The magic star: numbering, patterns, consequences of its rules."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from pycore.model.bilingual import BadInput, Named
from pycore.model.rules import SumIs
from pycore.puzzles.magic_star import PUZZLE, build, draw, star
from pycore.search import strategy_named

PATTERNS = [(n, k) for n in range(6, 13) for k in range(2, (n - 1) // 2 + 1)]


def test_order_six_is_numbered_as_in_the_article() -> None:
    placement = build(PUZZLE.settings({}))
    lines = {
        frozenset(rule.cells): rule.total for rule in placement.rules if isinstance(rule, SumIs)
    }
    of_the_article = (
        [1, 2, 3, 4],
        [7, 8, 9, 10],
        [0, 2, 5, 7],
        [0, 3, 6, 10],
        [11, 8, 5, 1],
        [11, 9, 6, 4],
    )
    assert lines == {frozenset(line): 26 for line in of_the_article}
    drawing = PUZZLE.draw(PUZZLE.settings({}))
    assert drawing.rows == ((0,), (1, 2, 3, 4), (5, 6), (7, 8, 9, 10), (11,))


@pytest.mark.parametrize(("n", "k"), PATTERNS)
def test_every_line_holds_four_cells_in_a_row_and_every_cell_is_on_two_lines(
    n: int, k: int
) -> None:
    at, lines = star(n, k)
    assert (len(at), len(lines)) == (2 * n, n)
    assert set(Counter(chain(*lines)).values()) == {2}
    for line in lines:
        first, *between, last = (at[cell] for cell in line)
        along = last - first
        parts = [((point - first) / along) for point in between]
        assert all(abs(part.imag) < 1e-3 for part in parts)
        assert 0 < parts[0].real < parts[1].real < 1


@pytest.mark.parametrize(("n", "k"), PATTERNS)
def test_no_cell_covers_another_or_lies_on_a_line_that_is_not_its_own(n: int, k: int) -> None:
    at, lines = star(n, k)
    assert min(abs(p - q) for p in at for q in at if p != q) > 1.2
    for line in lines:
        first, last = at[line[0]], at[line[-1]]
        for cell in set(range(2 * n)) - set(line):
            part = (at[cell] - first) / (last - first)
            assert not 0 <= part.real <= 1 or abs(part.imag) * abs(last - first) > 0.5


def test_the_drawing_is_wide_enough_for_a_phone() -> None:
    for n, k in PATTERNS:
        at, _ = star(n, k)
        assert max(abs(point) for point in at) < 7


@pytest.mark.parametrize(
    ("n", "k", "basic"),
    [
        (9, 3, 1676),
        (10, 2, 10882),
        (10, 3, 115552),
        (11, 3, 75940),
    ],
)
def test_the_published_counts_of_larger_stars(n: int, k: int, basic: int) -> None:
    settings = PUZZLE.settings({"order": str(n), "pattern": str(k)})
    placement = build(settings)
    search = strategy_named("compiled", placement).start(placement, draw(settings))
    total = sum(sum(map(search.weight, batch.found)) for batch in search.batches)
    assert total == 2 * n * basic


def test_five_tips_have_none() -> None:
    """The pentagram: no arrangement of 1 to 10 is magic, so the option begins at 6 and says why."""
    settings = {"order": 5, "pattern": "2"}
    placement = build(settings)
    batches = strategy_named("prune", placement).start(placement, draw(settings)).batches
    assert not [solution for batch in batches for solution in batch.found]
    with pytest.raises(BadInput, match="no star with 5 tips is magic"):
        PUZZLE.settings({"order": "5"})


@pytest.mark.parametrize(("order", "pattern"), [("6", "3"), ("7", "4"), ("8", "4"), ("10", "5")])
def test_a_pattern_that_an_order_does_not_have_is_refused(order: str, pattern: str) -> None:
    settings = PUZZLE.settings({"order": order, "pattern": pattern})
    for make in (PUZZLE.build, PUZZLE.draw):
        with pytest.raises(BadInput, match=f"{order}/{pattern} is no star") as refused:
            make(settings)
        assert refused.value.place == Named("pattern")
