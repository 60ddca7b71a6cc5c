"""Writing the blocks of a plan: each is a loop over a mask of candidates, filtered by other masks
beforehand."""

from __future__ import annotations

from ..expr.affine import Affine, name
from ..expr.nodes import And, Expr, LookUp, Shift, all_of, bracketed, moved
from ..model.rules import AllDifferent
from ..plan.steps import Plan, PlanStep
from .blocks import Block, Follower, base_name, blocks_of, value_of, variable
from .checks import tests_of
from .counters import Counters
from .emitter import Emitter
from .filters import Filters, FilterWriter, base_of
from .mask_updates import MaskUpdates
from .masks import groups_of, set_up
from .tables import Tables


class Writer:
    """Writes a plan block by block: first the loop of a block, then the cells it fills."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.counts = plan, Counters()
        self.tables = Tables(plan.placement.values)
        self.blocks = blocks_of(plan, self.tables.dense)
        self.bounds = {variable(step.cell): self._bounds(step) for step in plan.steps}
        self.groups = groups_of(plan, self.tables)
        self.all_differ = any(g.plain and len(g.shifts) == len(plan.steps) for g in self.groups)
        different = set(self.bounds) if self.all_differ else set()
        self.bases: dict[str, Follower] = {}
        self.forms: dict[str, Affine] = {}
        for follower in (f for block in self.blocks for f in block.followers):
            low, high = follower.base.interval_of_different(self.bounds, different)
            self.bounds[base_name(follower)] = low // follower.divisor, high // follower.divisor
            if follower.base.terms:
                self.bases[base_name(follower)] = follower
        set_up(self.groups, self.blocks, self.bounds, self.tables)
        self.emitter = Emitter()
        self.mask_updates = MaskUpdates(self.groups, self.tables, self.bounds, self.emitter.early)
        self.outer: list[str] = []

    def _bounds(self, step: PlanStep) -> tuple[int, int]:
        domain = () if step.expression else step.domain
        return (domain[0], domain[-1]) if domain else self.tables.ends

    @property
    def assigned(self) -> dict[str, tuple[int, int]]:
        """The bounds of names once assigned; a cell tested inside a loop is assigned before its
        test."""
        tested = {variable(step.cell) for block in self.blocks for step in block.rest}
        masks = {name: (0, full) for group in self.groups for name, full in group.masks.items()}
        return {name: ends for name, ends in self.bounds.items() if name not in tested} | masks

    def state(self) -> str:
        """Return everything that inner loops need to know, as a tuple."""
        masks = [m for g in self.groups for m in (g.front, g.back) if m.terms]
        return f"({', '.join([*self.emitter.known_at, *map(str, masks)])},)"

    def branch(self) -> str:
        """Return the values of the pausing loops so far, as a tuple."""
        return f"({', '.join(self.outer)},)"

    def solution(self) -> str:
        """Return the values of all cells, as a tuple."""
        return f"({', '.join(variable(cell) for cell in range(len(self.plan.steps)))},)"

    def likely_rounds(self, number: int) -> int:
        """Estimate the most rounds of the loop of a block: if values come in pairs, both of them
        free, there are few pairs when few values are free, but at least one."""
        block, values = self.blocks[number], len(self.tables.values)
        if not block.choice:
            return 1
        free = values - (block.first if self.all_differ else 0)
        if self.all_differ and block.followers:
            free = max(2, -(-free * free // values))
        return min(len(block.choice.domain), free)

    def loop(self, number: int, pauses: bool, reports: bool) -> None:
        """Begin a block: write its filter and its loop; if it `reports`, it is part of the finished
        fraction."""
        block = self.blocks[number]
        if block.choice:
            self.sift(number, block.choice)
            if reports and len(block.choice.domain) > 1:
                self.emitter.put(*self.counts.share(number))
            self._loop(number, block, block.choice, pauses)

    def fill(self, number: int) -> None:
        """Fill the other cells of a block, and compute everything that is then known."""
        for step in self.blocks[number].rest:
            self._compute(number, self.blocks[number], step)
        for group in self.groups:
            if group.new_front and group.last_front > number:
                self.emitter.put(*group.mark_front(str(number)))
            if group.new_back and group.last_back > number:
                self.emitter.put(*group.mark_back(str(number)))
        self._bases(number)

    def sift(self, number: int, choice: PlanStep) -> None:
        """Filter the candidates for the choice of a block, then drop those with which a follower
        fails.

        A `late` choice, tested inside the loop, is not filtered here. The filters of the choice and
        of its first follower are combined.
        """
        block, mask = self.blocks[number], f"m{number}"
        filter_writer = self.filter_writer(choice.cell)
        filters = Filters([], [], []) if block.late else filter_writer.choice(choice)
        for group in self.groups:
            if choice.cell in group.shifts and not group.plain:
                amount = Affine(group.shifts[choice.cell])
                filters.shifts.append(Shift(group.front, ">>", amount))
        candidates: list[Expr] = [*self.free(choice)]
        self.counts.offer(self._offered_to(choice))
        counting = self.counts.choice(block, mask)
        for follower in block.followers:
            self._begin_follower(follower)
            filters = filters.with_all_of(filter_writer.follower(follower))
            self._sift(mask, candidates, filters)
            self.emitter.put(f"if not {mask}: continue", *self.counts.follower(block, mask))
            candidates, filters = [name(mask)], Filters([], [], [])
        if not block.followers:
            self._sift(mask, candidates, filters)
            self.emitter.put(*counting)

    def counted_early(self, block: Block) -> int:
        """Return the number of cuts counted for a candidate of a block before it is tried: one for
        itself, or, where its node is counted when the loop begins, all values it will be
        offered."""
        return 1 if block.late or block.rest else self.offered_after(block)

    def pending(self, block: Block) -> int:
        """Return how many of them are left where the loop of a block pauses."""
        return 1 if block.rest else self.offered_after(block)

    def offered_after(self, block: Block) -> int:
        """Return the number of values that a node of a block will be offered for the next choice,
        counted with the node."""
        after = self.plan.steps[block.last + 1 : block.last + 2]
        return self._offered_to(after[0]) if after else 0

    def _offered_to(self, choice: PlanStep) -> int:
        """Return the number of values offered to a choice: the unused ones where all cells differ,
        otherwise its domain, whatever its groups refuse."""
        if self.all_differ:
            return len(self.tables.values) - self.plan.steps.index(choice)
        return len(choice.domain)

    def filter_writer(self, x: int) -> FilterWriter:
        """Return the writer of filters for the block whose choice is cell x."""
        return FilterWriter(x, self.groups, self.tables, self.bounds, self.emitter.early)

    def free(self, choice: PlanStep) -> list[Affine]:
        """Return the masks of the values offered for a choice."""
        free = [g.front for g in self.groups if g.plain and choice.cell in g.shifts]
        if not free or choice.domain != self.tables.values:
            free.append(Affine(self.tables.mask(choice.domain)))
        return free

    def _begin_follower(self, follower: Follower) -> None:
        if follower.divisor > 1:
            self.emitter.put(f"if ({follower.base}) % {follower.divisor}: continue")
        if base_name(follower) in self.bases:
            self._base(base_name(follower), follower)

    def _sift(self, mask: str, candidates: list[Expr], filters: Filters) -> None:
        if filters.facts:
            facts = map(str, dict.fromkeys(filters.facts))
            self.emitter.put(f"if not ({' and '.join(facts)}): continue")
        sifted = And((*candidates, *self._masks(filters)))
        if sifted.masks != (name(mask),):
            self.emitter.put(f"{mask} = {sifted}")

    def _masks(self, filters: Filters) -> list[Expr]:
        """Return the masks of a filter; masks that are known much earlier are combined there."""
        masks: list[Expr] = [*dict.fromkeys(filters.shifts)]
        early: list[Expr] = []
        for mask in dict.fromkeys(filters.fixed):
            (early if self.emitter.is_early(mask.names) else masks).append(mask)
        if early:
            masks.append(self.emitter.early(all_of(early)))
        return masks

    def _loop(self, number: int, block: Block, choice: PlanStep, pauses: bool) -> None:
        """Write the loop over the remaining candidates, least first; a pausing loop can report how
        many are left."""
        x, mask, own_bit = variable(choice.cell), f"m{number}", f"b{number}"
        if pauses:
            early = self.counted_early(block)
            self.outer.append(x)
            self.emitter.put(f"{mask} &= k{number}; k{number} = -1")
            self.emitter.put(*self.counts.begin_untried(mask, early))
            self.emitter.open(f"while {mask}:")
            self.emitter.put(f"{own_bit} = {mask} & -{mask}", f"{mask} -= {own_bit}")
            self.emitter.put(*self.counts.end_untried(early))
            bit: Expr = name(own_bit)
            self.emitter.know(x, LookUp("value", name(own_bit)))
        else:
            self.emitter.open(f"for {x} in members[{mask}]:")
            self.emitter.know(x)
            bit = self.mask_updates.bit(x)
        if block.late:
            self._test(block, choice)
        for follower in block.followers:
            own, base = variable(follower.step.cell), base_of(follower, self.bounds)
            self.forms[own] = base.plus(name(x), follower.sign)
            self.emitter.know(own, self.forms[own])
        self.mask_updates.block(number, block, bit)

    def _compute(self, number: int, block: Block, step: PlanStep) -> None:
        """Write a determined cell whose value is computed and tested inside the loop."""
        assert step.expression
        own, divisor = variable(step.cell), step.expression.divisor
        self.counts.determined(block)
        self.emitter.know(own, value_of(step.expression))
        if divisor > 1:
            self.emitter.put(f"if {own} % {divisor}: continue", f"{own} //= {divisor}")
        groups = [group for group in self.groups if step.cell in group.shifts]
        for group in groups:
            self.emitter.put(*group.mark_front(f"{number}_{step.cell}"))
        free = [moved(group.front, ">>", group.shifts[step.cell]) for group in groups]
        if step.domain != self.tables.values or not any(group.plain for group in groups):
            free.append(Affine(self.tables.mask(step.domain)))
        offered = " & ".join(map(bracketed, free))
        self.emitter.put(f"if not bit_of.get({own}, 0) & {offered}: continue")
        self._test(block, step)
        self.mask_updates.cell(step.cell, self.mask_updates.bit(own))

    def _test(self, block: Block, step: PlanStep) -> None:
        """Write the checks of a step that are made inside the loop; then count its node."""
        tests = [
            str(test)
            for check in step.checks
            if not (self.tables.dense and isinstance(check.part, AllDifferent))
            for test in tests_of(check.part, self.tables)
        ]
        if tests:
            self.emitter.put(f"if not ({' and '.join(tests)}): continue")
        self.emitter.put(*self.counts.tested(block))

    def _bases(self, number: int) -> None:
        """Compute the bases of followers as early as they are known, but for the next block not
        before its turn."""
        soon = self.blocks[number + 1].followers if number + 1 < len(self.blocks) else []
        for base, follower in list(self.bases.items()):
            if follower not in soon and follower.base.terms.keys() <= self.emitter.known_at.keys():
                self._base(base, follower)

    def _base(self, base: str, follower: Follower) -> None:
        total = self._spread(follower.base)
        divisor = follower.divisor
        self.emitter.know(base, f"({total}) // {divisor}" if divisor > 1 else total)
        del self.bases[base]

    def _spread(self, number: Affine) -> Affine:
        """Return the sum; its part known before the last loop began is computed there if it has two
        terms or more.

        The value of an unknown follower is base + x or base - x; its base may be known.
        """
        spread = number
        for late in [n for n in number.terms if n in self.forms and not self.emitter.is_early([n])]:
            spread = spread.without(late).plus(self.forms[late], number.terms[late])
        early = {n for n in spread.terms if self.emitter.is_early([n])}
        if len(early) < 2 or len(early) == len(spread.terms):
            return number
        known, rest = spread.parted(early)
        return rest.plus(self.emitter.early(known), 1)
