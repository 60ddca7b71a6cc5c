"""Writing out the blocks of a plan: each is one loop over a mask of candidates, which are sifted by
masks before any is tried.

step counters  n3 counts the nodes of step 3, o3 what was offered there. Where all cells differ and
               nothing is sifted both follow from the counter before, and are not counted at all
share          m2 and t2: the candidates left and all of an outer loop, for the finished fraction
"""

from __future__ import annotations

from pycore.compiling.blocks import Block, Follower, base_name, blocks_of, value_of, variable
from pycore.compiling.checks import test_of
from pycore.compiling.filling import Filler
from pycore.compiling.linear import Linear, name, numeral
from pycore.compiling.masks import groups_of, set_up
from pycore.compiling.sheet import Sheet
from pycore.compiling.sifting import Sieve, Sifter, base_of
from pycore.compiling.tables import Tables
from pycore.model.rules import AllDifferent
from pycore.plan.steps import Plan, Step

MOST_SHARES = 8
"""Outer loops that the finished fraction looks at."""


class Writer:
    """`nodes` and `offered` are, for each step, the expressions that count there; a determined cell
    is offered as often as the step before has nodes, which is written as an empty string."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.tables = Tables(plan.placement.values)
        self.blocks = blocks_of(plan, self.tables.dense)
        self.bounds = {variable(step.cell): self._bounds(step) for step in plan.steps}
        self.bases: dict[str, Follower] = {}
        self.forms: dict[str, Linear] = {}
        for follower in (f for block in self.blocks for f in block.followers):
            low, high = follower.base.interval(self.bounds)
            self.bounds[base_name(follower)] = low // follower.divisor, high // follower.divisor
            if follower.base.terms:
                self.bases[base_name(follower)] = follower
        self.groups = groups_of(plan, self.tables)
        set_up(self.groups, self.blocks, self.bounds, self.tables)
        self.all_differ = any(g.plain and len(g.shifts) == len(plan.steps) for g in self.groups)
        self.sheet = Sheet()
        self.filler = Filler(self.groups, self.tables, self.bounds, self.sheet.early)
        self.counters: list[str] = []
        self.nodes: list[str] = []
        self.offered: list[str] = []
        self.shares: list[int] = []

    def _counter(self, counter: str) -> str:
        self.counters.append(counter)
        return counter

    def _bounds(self, step: Step) -> tuple[int, int]:
        domain = () if step.expression else step.domain
        return (domain[0], domain[-1]) if domain else self.tables.ends

    def totals(self) -> str:
        """Nodes and cuts so far: a cut is a value that was offered, or computed, and did not become
        a node."""
        entries = ["1", *self.nodes]
        tried = [offered or entries[step] for step, offered in enumerate(self.offered)]
        nodes = " + ".join(self.nodes)
        return f"{nodes}, {' + '.join(tried)} - ({nodes})"

    def state(self) -> str:
        """All that the loops further inside need to know, as a tuple."""
        masks = [m for g in self.groups for m in (g.front, g.back) if m.isidentifier()]
        return f"({', '.join([*self.sheet.known_at, *masks])},)"

    def solution(self) -> str:
        """The values of all cells, as a tuple."""
        return f"({', '.join(variable(cell) for cell in range(len(self.plan.steps)))},)"

    def most_rounds(self, number: int) -> int:
        """How often the loop of a block goes round at most, entered once."""
        block = self.blocks[number]
        free = len(self.tables.values) - (block.first if self.all_differ else 0)
        return min(len(block.choice.domain), free) if block.choice else 1

    def block(self, number: int, pauses: bool, outermost: bool) -> None:
        """One block: its sieve, its loop, its cells, and what is known once they have their
        values."""
        block = self.blocks[number]
        if block.choice:
            self._sift(number, block, block.choice)
            if outermost and pauses and len(block.choice.domain) > 1:
                self._share(number)
            self._loop(number, block, block.choice, pauses)
        if block.choice and pauses:
            done, pause = f"DONE_{number}_", f"pause{number}"
            paused = f"    PAUSED_SHARE_{number}_"
            self.sheet.put(f"if {done} > {pause}:", f"    {pause} = {done} + WORK", paused)
        for step in block.rest:
            self._compute(number, step)
        for group in self.groups:
            if group.last_front > number:
                self.sheet.put(*group.mark_front(str(number)))
            if group.last_back > number:
                self.sheet.put(*group.mark_back(str(number)))
        self._bases(number)
        self.sheet.end_block()

    def _share(self, number: int) -> None:
        """Note how many candidates an outer loop has, for the finished fraction."""
        if len(self.shares) < MOST_SHARES:
            self.shares.append(number)
            self.counters += [f"m{number}", f"t{number}"]
            self.sheet.put(f"t{number} = m{number}.bit_count()")

    def _sift(self, number: int, block: Block, choice: Step) -> None:
        """The candidates for the choice, then those of them with which every follower passes."""
        cell, step = choice.cell, len(self.nodes)
        groups = [group for group in self.groups if cell in group.shifts]
        offered = [group.front for group in groups if group.plain]
        whole = choice.domain == self.tables.values
        if not offered or not whole:
            offered.append(numeral(self.tables.mask(choice.domain)))
        sifter = Sifter(cell, self.groups, self.tables, self.bounds, self.sheet.early)
        sieve = Sieve([], {}, []) if block.late else sifter.choice(choice)
        sieve.shifts[:0] = [
            f"{group.front} >> {group.shifts[cell]}" for group in groups if not group.plain
        ]
        masks = self._masks(sieve)
        mask = f"m{number}"
        if whole and self.all_differ:
            entries = self.nodes[-1] if self.nodes else "1"
            self.offered.append(f"{entries} * {len(self.tables.values) - step}")
        else:
            self.offered.append(self._counter(f"o{step}"))
            self.sheet.put(f"{mask} = {' & '.join(offered)}", f"o{step} += {mask}.bit_count()")
            offered = [mask]
        if sieve.facts:
            self.sheet.put(f"if not ({' and '.join(sieve.facts)}): continue")
        self.nodes.append(self.offered[-1])
        if block.late or masks or sieve.facts:
            self.nodes[-1] = self._counter(f"n{step}")
        counted = not block.late and self.nodes[-1] == f"n{step}"
        candidates = " & ".join([*offered, *masks])
        if candidates != mask and (counted or not block.followers):
            self.sheet.put(f"{mask} = {candidates}")
            candidates = mask
        if counted:
            self.sheet.put(f"n{step} += {mask}.bit_count()")
        for follower in block.followers:
            self._sift_follower(mask, candidates, follower, sifter)
            candidates = mask

    def _sift_follower(
        self, mask: str, candidates: str, follower: Follower, sifter: Sifter
    ) -> None:
        counter = self._counter(f"n{len(self.nodes)}")
        self.nodes.append(counter)
        self.offered.append("")
        if follower.divisor > 1:
            self.sheet.put(f"if ({follower.base}) % {follower.divisor}: continue")
        if base_name(follower) in self.bases:
            self._base(base_name(follower), follower)
        sieve = sifter.follower(follower)
        if sieve.facts:
            self.sheet.put(f"if not ({' and '.join(dict.fromkeys(sieve.facts))}): continue")
        self.sheet.put(
            f"{mask} = {' & '.join([candidates, *self._masks(sieve)])}",
            f"if not {mask}: continue",
            f"{counter} += {mask}.bit_count()",
        )

    def _masks(self, sieve: Sieve) -> list[str]:
        """The masks of a sieve; those that are known long before are put together there."""
        early = {t: names for t, names in sieve.fixed.items() if self.sheet.is_early(names)}
        late = [text for text in sieve.fixed if text not in early]
        masks = [*dict.fromkeys(sieve.shifts), *late]
        if early:
            masks.append(self.sheet.early(" & ".join(early), frozenset().union(*early.values())))
        return masks

    def _loop(self, number: int, block: Block, choice: Step, pauses: bool) -> None:
        """Try the candidates that are left, least first; a loop that pauses can tell how many."""
        x, mask, bit = variable(choice.cell), f"m{number}", f"b{number}"
        if pauses:
            self.sheet.open(f"while {mask}:")
            self.sheet.put(f"{bit} = {mask} & -{mask}", f"{mask} -= {bit}")
            self.sheet.know(x, f"value[{bit}]")
        else:
            self.sheet.open(f"for {x} in members[{mask}]:")
            self.sheet.know(x)
            bit = self.filler.bit(x)
        if block.late:
            self._test(choice)
        for follower in block.followers:
            own, base = variable(follower.step.cell), base_of(follower, self.bounds)
            self.forms[own] = base.plus(name(x), follower.sign)
            self.sheet.know(own, f"{self.forms[own]}")
        self.filler.block(number, block, bit)

    def _compute(self, number: int, step: Step) -> None:
        """A determined cell whose value is computed and tested inside the loop."""
        assert step.expression
        own, divisor = variable(step.cell), step.expression.divisor
        self.nodes.append(self._counter(f"n{len(self.nodes)}"))
        self.offered.append("")
        self.sheet.know(own, f"{value_of(step.expression)}")
        if divisor > 1:
            self.sheet.put(f"if {own} % {divisor}: continue", f"{own} //= {divisor}")
        groups = [group for group in self.groups if step.cell in group.shifts]
        for group in groups:
            self.sheet.put(*group.mark_front(f"{number}_{step.cell}"))
        free = [_right(group.front, group.shifts[step.cell]) for group in groups]
        if step.domain != self.tables.values or not any(group.plain for group in groups):
            free.append(numeral(self.tables.mask(step.domain)))
        self.sheet.put(f"if not bit_of.get({own}, 0) & {' & '.join(free)}: continue")
        self._test(step)
        self.filler.cell(step.cell, self.filler.bit(own))

    def _test(self, step: Step) -> None:
        """The checks of a step that are made inside the loop; then its node is counted."""
        tests = [
            test_of(check.part, step.cell)
            for check in step.checks
            if not (self.tables.dense and isinstance(check.part, AllDifferent))
        ]
        if tests:
            self.sheet.put(f"if not ({' and '.join(tests)}): continue")
        self.sheet.put(f"{self.nodes[-1]} += 1")

    def _bases(self, number: int) -> None:
        """Compute what followers start from, as early as it is known; for those of the next block
        not before it is their turn."""
        soon = self.blocks[number + 1].followers if number + 1 < len(self.blocks) else []
        for base, follower in list(self.bases.items()):
            if follower not in soon and follower.base.terms.keys() <= self.sheet.known_at.keys():
                self._base(base, follower)

    def _base(self, base: str, follower: Follower) -> None:
        total = self._spread(follower.base)
        self.sheet.know(base, f"({total}) // {follower.divisor}" if follower.divisor > 1 else total)
        del self.bases[base]

    def _spread(self, number: Linear) -> str:
        """The sum; what is known of it before the last loop began is computed there, if that is two
        terms or more.

        A follower's value that is not known yet is base + x or base - x; its base may be.
        """
        spread = number
        for late in [n for n in number.terms if n in self.forms and not self.sheet.is_early([n])]:
            spread = spread.without(late).plus(self.forms[late], number.terms[late])
        early = {n for n in spread.terms if self.sheet.is_early([n])}
        if len(early) < 2 or len(early) == len(spread.terms):
            return f"{number}"
        known, rest = spread.parted(early)
        return f"{rest + name(self.sheet.early(f'{known}', early))}"


def _right(mask: str, shift: int) -> str:
    return f"({mask} >> {shift})" if shift else mask
