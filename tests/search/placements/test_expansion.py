"""The solutions that one represents, compared with the definition: any numbers, any groups."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pycore.model.placement import Solution
from pycore.search.placements.expansion import Expansion
from pycore.symmetry.breaking import Complement

MOST_CELLS = 6


@st.composite
def expansions(draw: st.DrawFn) -> tuple[Expansion, list[Solution]]:
    """Any rearrangements, the identity first, with and without a complement; and any solutions."""
    size = draw(st.integers(1, MOST_CELLS))
    others = draw(st.lists(st.permutations(range(size)).map(tuple), max_size=4))
    numbers = draw(st.sampled_from([st.integers(0, 255), st.integers(-5, 9), st.integers(0, 999)]))
    solutions = st.lists(numbers, min_size=size, max_size=size).map(tuple)
    cells = st.lists(st.integers(0, size - 1), min_size=1, unique=True).map(tuple)
    complements = st.builds(Complement, st.integers(-5, 600), cells)
    complement = draw(st.none() | complements)
    return Expansion((tuple(range(size)), *others), complement), draw(st.lists(solutions))


def defined(expansion: Expansion, found: list[Solution]) -> list[Solution]:
    """Cell by cell, as an image and a complement are defined."""
    complement = expansion.complement
    every: list[Solution] = []
    for solution in found:
        each = [solution]
        if complement and not complement.tied(solution):
            each.append(tuple(complement.both - value for value in solution))
        every += [tuple(one[cell] for cell in s) for one in each for s in expansion.symmetries]
    return every


@given(expansions())
def test_an_expansion_is_every_image_of_every_solution(
    given: tuple[Expansion, list[Solution]],
) -> None:
    expansion, found = given
    every = defined(expansion, found)
    assert expansion.expand(found) == every
    assert sum(map(expansion.weight, found)) == len(every)


@given(expansions())
def test_packed_it_is_the_same_in_bytes_or_refused(given: tuple[Expansion, list[Solution]]) -> None:
    expansion, found = given
    every = [value for solution in defined(expansion, found) for value in solution]
    try:
        packed = expansion.packed(found)
    except ValueError:
        assert any(value not in range(256) for value in every)
    else:
        assert list(packed) == every


def test_more_cells_than_bytes_can_number_are_expanded_all_the_same() -> None:
    there, back = tuple(range(300)), tuple(range(299, -1, -1))
    solution = tuple(cell % 7 for cell in range(300))
    assert Expansion((there, back), None).expand([solution]) == [solution, solution[::-1]]
