"""Writing a plan out as one Python function of nested loops.

The function is a generator. Each block of the plan is one loop over a mask of candidates; the candidates are
sifted by masks before any is tried. What it yields is (solutions found since, nodes, cuts, finished fraction).
Nothing but integers and names made here goes into its text.

step counters  n3 counts the nodes of step 3, o3 what was offered there. Where all cells differ and nothing is
               sifted both follow from the counter before, and are not counted at all
pause          the function yields when it has done about so much work, in entries of the inner loops
piece          Python nests twenty loops at most: outer loops beyond that are a generator of their own that feeds
               the inner ones
"""

from __future__ import annotations

from dataclasses import dataclass

from pycore.compiling.blocks import Block, Follower, base_name, blocks_of, value_of, variable
from pycore.compiling.linear import name
from pycore.compiling.masks import groups_of, set_up
from pycore.compiling.sifting import Sieve, Sifter, base_of
from pycore.compiling.tables import Table, Tables
from pycore.placement import AllDifferent, AtMost, EqualSums, Less, Rule, SumIs
from pycore.plan import Plan, Step

WORK = 3000
"""Entries of the inner loops between two yields: a few milliseconds."""

FEW = 70
"""With so many values at most, the three innermost loops go on without a look at the pause; else two."""

MOST_LOOPS = 16
"""Loops in one piece; with the loop that feeds it and the one around it all, well below Python's twenty."""

MOST_SHARES = 4
"""Outer loops that the finished fraction looks at."""


@dataclass(frozen=True)
class Written:
    """The text of a function `search` and the tables that are its parameters, by name."""

    source: str
    tables: dict[str, Table]


def write(plan: Plan) -> Written:
    """The plan as a function."""
    return _Writer(plan).written()


class _Writer:
    """`nodes` and `offered` are, for each step, the expressions that count there; a determined cell is offered as
    often as the step before has nodes, which is written as an empty string."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.tables = Tables(plan.placement.values)
        self.blocks = blocks_of(plan, self.tables.dense)
        self.bounds = {variable(step.cell): self._bounds(step) for step in plan.steps}
        self.bases: dict[str, Follower] = {}
        for follower in (f for block in self.blocks for f in block.followers):
            low, high = follower.base.interval(self.bounds)
            self.bounds[base_name(follower)] = low // follower.divisor, high // follower.divisor
            if follower.base.terms:
                self.bases[base_name(follower)] = follower
        values = self.tables.values or (0,)
        self._ends = values[0], values[-1]
        self.groups = groups_of(plan, self.tables)
        set_up(self.groups, self.blocks, self.bounds, self.tables)
        self.all_differ = any(g.plain and len(g.shifts) == len(plan.steps) for g in self.groups)
        self.lines: list[str] = []
        self.depth = 1
        self.live: list[str] = []
        self.counters: list[str] = []
        self.nodes: list[str] = []
        self.offered: list[str] = []
        self.shares: list[int] = []

    def written(self) -> Written:
        """The function."""
        self._open("for _ in (0,):")
        self._bases()
        loops = [number for number, block in enumerate(self.blocks) if block.choice]
        deep = 3 if len(self.tables.values) <= FEW else 2
        self.pausing = loops[max(len(loops) - deep, 0)] if loops else -1
        for number, block in enumerate(self.blocks):
            self._block(number, block)
        values = ", ".join(variable(cell) for cell in range(len(self.plan.steps)))
        self._put(f"found.append(({values},))")
        self._fill_in()
        tables = self.tables.made()
        head = [f"def search({', '.join(tables)}):", "    found = []", f"    pause = {WORK}"]
        head += [f"    {counter} = 0" for counter in self.counters]
        tail = [f"    yield found, {self._totals()}, 1.0", ""]
        return Written("\n".join([*head, *self.lines, *tail]), tables)

    def _put(self, line: str) -> None:
        self.lines.append("    " * self.depth + line)

    def _open(self, line: str) -> None:
        self._put(line)
        self.depth += 1

    def _counter(self, counter: str) -> str:
        self.counters.append(counter)
        return counter

    def _bounds(self, step: Step) -> tuple[int, int]:
        domain = step.domain or self.tables.values or (0,)
        if step.expression:
            domain = self.tables.values or (0,)
        return domain[0], domain[-1]

    def _totals(self) -> str:
        """Nodes and cuts so far: a cut is a value that was offered, or computed, and did not become a node."""
        entries = ["1", *self.nodes]
        tried = [offered or entries[step] for step, offered in enumerate(self.offered)]
        nodes = " + ".join(self.nodes)
        return f"{nodes}, {' + '.join(tried)} - ({nodes})"

    def _block(self, number: int, block: Block) -> None:
        """One block: its sieve, its loop, its cells, and what is known once they have their values."""
        if block.choice:
            self._sift(number, block, block.choice)
            self._loop(number, block, block.choice)
            self._pause(number)
        for step in block.rest:
            self._compute(number, step)
        for group in self.groups:
            if group.last_front > number:
                self.lines += ["    " * self.depth + x for x in group.mark_front(str(number))]
            if group.last_back > number:
                self.lines += ["    " * self.depth + x for x in group.mark_back(str(number))]
        self._bases()

    def _sift(self, number: int, block: Block, choice: Step) -> None:
        """The candidates for the choice, then those of them with which every follower passes."""
        cell, mask, step = choice.cell, f"m{number}", len(self.nodes)
        groups = [group for group in self.groups if cell in group.shifts]
        offered = [group.front for group in groups if group.plain]
        whole = choice.domain == self.tables.values
        if not offered or not whole:
            offered.append(str(self.tables.mask(choice.domain)))
        sifter = Sifter(cell, self.groups, self.tables, self.bounds)
        sieve = Sieve([], []) if block.late else sifter.choice(choice)
        sieve.masks[:0] = [
            f"({group.front} >> {group.shifts[cell]})" for group in groups if not group.plain
        ]
        if whole and self.all_differ:
            entries = self.nodes[-1] if self.nodes else "1"
            self.offered.append(f"{entries} * {len(self.tables.values) - step}")
            self._put(f"{mask} = {' & '.join(offered + sieve.masks)}")
        else:
            self.offered.append(self._counter(f"o{step}"))
            self._put(f"{mask} = {' & '.join(offered)}")
            self._put(f"o{step} += {mask}.bit_count()")
            if sieve.masks:
                self._put(f"{mask} &= {' & '.join(sieve.masks)}")
        if sieve.facts:
            self._put(f"if not ({' and '.join(sieve.facts)}): continue")
        if block.late or sieve.masks or sieve.facts:
            self.nodes.append(self._counter(f"n{step}"))
        else:
            self.nodes.append(self.offered[-1])
        if not block.late and self.nodes[-1] == f"n{step}":
            self._put(f"n{step} += {mask}.bit_count()")
        for follower in block.followers:
            self._sift_follower(mask, follower, sifter)

    def _sift_follower(self, mask: str, follower: Follower, sifter: Sifter) -> None:
        counter = self._counter(f"n{len(self.nodes)}")
        self.nodes.append(counter)
        self.offered.append("")
        if follower.divisor > 1:
            self._put(f"if ({follower.base}) % {follower.divisor}: continue")
        sieve = sifter.follower(follower)
        if sieve.facts:
            self._put(f"if not ({' and '.join(dict.fromkeys(sieve.facts))}): continue")
        self._put(f"{mask} &= {' & '.join(dict.fromkeys(sieve.masks))}")
        self._put(f"if not {mask}: continue")
        self._put(f"{counter} += {mask}.bit_count()")

    def _loop(self, number: int, block: Block, choice: Step) -> None:
        """Try the candidates that are left, least first."""
        x, mask, bit = variable(choice.cell), f"m{number}", f"b{number}"
        if len(choice.domain) > 1 and len(self.shares) < MOST_SHARES and number <= self.pausing:
            self.shares.append(number)
            self._put(f"t{number} = {mask}.bit_count()")
        self._open(f"while {mask}:")
        self._put(f"{bit} = {mask} & -{mask}")
        self._put(f"{mask} ^= {bit}")
        self._put(f"{x} = value[{bit}]")
        if block.late:
            self._test(choice)
        self._fill(choice.cell, bit)
        for follower in block.followers:
            base = base_of(follower, self.bounds)
            cell = follower.step.cell
            self._put(f"{variable(cell)} = {base.plus(name(x), follower.sign)}")
            self._fill(cell, f"bit[{variable(cell)}]")

    def _fill(self, cell: int, bit: str) -> None:
        self.live.append(variable(cell))
        for group in self.groups:
            if cell in group.shifts:
                turned = f"back{group.turn}[{variable(cell)}]"
                group.fill(cell, bit, turned)
                if group.last_back >= 0:
                    self.tables.ask(f"back{group.turn}", *self._ends)

    def _compute(self, number: int, step: Step) -> None:
        """A determined cell whose value is computed and tested inside the loop."""
        assert step.expression
        own, expression = variable(step.cell), value_of(step.expression)
        self.nodes.append(self._counter(f"n{len(self.nodes)}"))
        self.offered.append("")
        if step.expression.divisor > 1:
            self._put(f"{own} = {expression}")
            self._put(f"if {own} % {step.expression.divisor}: continue")
            self._put(f"{own} //= {step.expression.divisor}")
        else:
            self._put(f"{own} = {expression}")
        groups = [group for group in self.groups if step.cell in group.shifts]
        for group in groups:
            place = f"{number}_{step.cell}"
            self.lines += ["    " * self.depth + line for line in group.mark_front(place)]
        free = [_right(group.front, group.shifts[step.cell]) for group in groups]
        if step.domain != self.tables.values or not any(group.plain for group in groups):
            free.append(str(self.tables.mask(step.domain)))
        self._put(f"if not bit.get({own}, 0) & {' & '.join(free)}: continue")
        self._test(step)
        self._fill(step.cell, f"bit[{own}]")

    def _test(self, step: Step) -> None:
        """The checks of a step that are made inside the loop; then its node is counted."""
        tests = [
            test_of(check.part, step.cell)
            for check in step.checks
            if not (self.tables.dense and isinstance(check.part, AllDifferent))
        ]
        if tests:
            self._put(f"if not ({' and '.join(tests)}): continue")
        self._put(f"{self.nodes[-1]} += 1")

    def _bases(self) -> None:
        """Compute what followers of later blocks start from, as early as it is known."""
        for base, follower in list(self.bases.items()):
            if follower.base.terms.keys() <= set(self.live):
                divided = f" // {follower.divisor}" if follower.divisor > 1 else ""
                value = f"({follower.base}){divided}" if divided else f"{follower.base}"
                self._put(f"{base} = {value}")
                self.live.append(base)
                del self.bases[base]

    def _pause(self, number: int) -> None:
        if number == self.pausing:
            self._put("if WORK > pause:")
            self._put("    pause = WORK + MORE")
            self._put("    yield found, TOTALS, SHARE")
            self._put("    found = []")

    def _fill_in(self) -> None:
        """Write into the pause what is known only when all counters are."""
        if self.pausing < 0:
            return
        last = [block.last for block in self.blocks[self.pausing : self.pausing + 2]]
        work = " + ".join(self.nodes[step] for step in last)
        share = "0.0"
        for number in reversed(self.shares):
            share = f"(t{number} - 1 - m{number}.bit_count() + {share}) / t{number}"
        words = {"WORK": work, "MORE": str(WORK), "TOTALS": self._totals(), "SHARE": share}
        for word, text in words.items():
            self.lines = [line.replace(word, text) for line in self.lines]


def _right(mask: str, shift: int) -> str:
    return f"({mask} >> {shift})" if shift else mask


def test_of(part: Rule, cell: int) -> str:
    """The test of a rule, or of the part that is full with `cell`, as an expression."""
    match part:
        case Less(smaller, larger):
            return f"{variable(smaller)} < {variable(larger)}"
        case SumIs(cells, total):
            return f"{_sum(cells)} == {total}"
        case AtMost(cells, total):
            return f"{_sum(cells)} <= {total}"
        case EqualSums(groups):
            return " == ".join(_sum(group) for group in groups)
        case AllDifferent(cells, offsets):
            shift = dict(zip(cells, offsets or (0,) * len(cells), strict=True))
            others = [f"{name(variable(c)) + (shift[c] - shift[cell])}" for c in cells if c != cell]
            return f"{variable(cell)} not in ({', '.join(others)},)"
        case _:
            raise AssertionError("a given is no check")


def _sum(cells: tuple[int, ...]) -> str:
    return " + ".join(map(variable, cells))
