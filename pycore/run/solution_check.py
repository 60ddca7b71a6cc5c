"""A solution is checked, by code that no search uses, before anybody sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ..model.placement import Solution


class WrongSolution(Exception):
    """A search found what the independent check refuses: a mistake of the program."""


def checked(
    solutions: Iterable[Solution], is_right: Callable[[Solution], bool]
) -> Iterator[Solution]:
    """The solutions, one after another. Raises WrongSolution for one that is not right."""
    for solution in solutions:
        if not is_right(solution):
            raise WrongSolution(f"the search found {solution}, which breaks a rule")
        yield solution
