"""The check of every solution before it is shown, by code that no search uses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ..model.placement import Solution


class WrongSolution(Exception):
    """A search found a solution that the independent check refuses: a bug in the program."""


def checked(
    solutions: Iterable[Solution], is_right: Callable[[Solution], bool]
) -> Iterator[Solution]:
    """Yield the solutions in order. Raises WrongSolution for an incorrect one."""
    for solution in solutions:
        if not is_right(solution):
            raise WrongSolution(f"the search found {solution}, which breaks a rule")
        yield solution
