"""A plan in blocks of one loop each.

block     a choice and the determined cells before the next choice
x         the value chosen in a block
follower  a determined cell with the value x + base or base - x, the base being known before the
          loop: instead of being tested for every x, it helps to filter the candidates for x
rest      the other determined cells of a block, computed and tested inside the loop
"""

from __future__ import annotations

from typing import NamedTuple, assert_never

from ..expr.affine import Affine, name
from ..model.regular import Regular
from ..model.rules import AllDifferent, Linear, Rule, kind_of
from ..plan.steps import Expression, Plan, PlanStep


class Follower(NamedTuple):
    """A cell with the value sign * x + base / divisor; the base must be divisible."""

    step: PlanStep
    sign: int
    base: Affine
    divisor: int


class Block:
    """`choice` is None for cells determined from the start. Lists are in the order of the plan.

    `first` is the index of the block's first step; `late` says that the choice itself has tests
    that must be made inside the loop.
    """

    def __init__(self, first: int, choice: PlanStep | None) -> None:
        """Start with the choice alone."""
        self.first, self.choice = first, choice
        self.late = False
        self.followers: list[Follower] = []
        self.rest: list[PlanStep] = []

    @property
    def ahead(self) -> list[Follower]:
        """The followers x + base."""
        return [follower for follower in self.followers if follower.sign > 0]

    @property
    def mirrored(self) -> list[Follower]:
        """The followers base - x."""
        return [follower for follower in self.followers if follower.sign < 0]

    @property
    def last(self) -> int:
        """The index of the block's last step."""
        return self.first + (self.choice is not None) + len(self.followers) + len(self.rest) - 1


def variable(cell: int) -> str:
    """Return the name of the value of a cell."""
    return f"v{cell}"


def value_of(expression: Expression) -> Affine:
    """Return the expression without its divisor, as a sum of names."""
    return Affine(expression.constant, {variable(c): k for c, k in expression.terms})


def blocks_of(plan: Plan, dense: bool) -> list[Block]:
    """Return the plan in blocks; without `dense` masks there are no followers and all tests are
    inside the loops."""
    blocks: list[Block] = []
    for index, step in enumerate(plan.steps):
        if step.expression is None or not blocks:
            blocks.append(Block(index, step if step.expression is None else None))
            if step.expression is None:
                blocks[-1].late = not (dense and _sifts(step, step.cell))
                continue
        block = blocks[-1]
        follower = None
        if dense and block.choice and not block.late and not block.rest and _sifts(step):
            follower = _follower(step, block)
        if follower:
            block.followers.append(follower)
        else:
            block.rest.append(step)
    return blocks


def _sifts(step: PlanStep, choice: int | None = None) -> bool:
    """Return whether masks can make all checks of a step: each compares at most two cells, and a
    row only the choice with another cell."""
    return all(_is_filter(check.part, choice) for check in step.checks)


def _is_filter(part: Rule, choice: int | None) -> bool:
    kind = kind_of(part)
    match kind:
        case AllDifferent():
            return True
        case Linear(groups, relation):
            times = [abs(k) for terms in kind.terms for _, k in terms]
            return relation == "<=" and set(times) == {1} and max(map(len, groups)) < 3
        case Regular(cells=cells):
            return choice in cells and len(cells) < 3
        case _:
            assert_never(kind)


def _follower(step: PlanStep, block: Block) -> Follower | None:
    assert step.expression
    assert block.choice
    x = variable(block.choice.cell)
    value = value_of(step.expression)
    divisor = step.expression.divisor
    for earlier in block.followers:
        own = variable(earlier.step.cell)
        times = value.terms.get(own, 0)
        if times:
            value = value.without(own).plus(name(x), times * earlier.sign)
            base = Affine(earlier.base.constant // earlier.divisor)
            value = value.plus(name(base_name(earlier)) if earlier.base.terms else base, times)
    times = value.terms.get(x, 0)
    if abs(times) != divisor:
        return None
    return Follower(step, times // divisor, value.without(x), divisor)


def base_name(follower: Follower) -> str:
    """Return the name of a follower's base."""
    return f"c{follower.step.cell}"
