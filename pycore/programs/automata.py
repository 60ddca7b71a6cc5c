"""Automata in a program: tables of transitions, and a function that reads a row of values with
them.

Only rules that the program tests are written out, each table once, for the values at hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..model.automaton import Automaton, written_out
from ..model.regular import Regular
from .ir import Instruction
from .listing import ListingWriter

PYTHON = """

def accepted(row, values):
    transitions, accepting = row
    state = 0
    for value in values:
        state = transitions.get((state, value))
    return state in accepting
"""

TRANSITION = """\
struct transition {{
    int state; // -1 ends them
    {number} value;
    int next;
}};
"""

C = """
static int accepted(const struct transition *row, const int *ends,
                    const {number} *values, int count)
{{
    int state = 0;
    for (int at = 0; at < count; at++) {{
        const struct transition *way = row;
        while (way->state >= 0 && (way->state != state || way->value != values[at])) way++;
        if (way->state < 0) return 0;
        state = way->next;
    }}
    while (*ends >= 0 && *ends != state) ends++;
    return *ends >= 0;
}}
"""


class Automata:
    """The automata of a program, by name."""

    def __init__(self, instructions: Iterable[Instruction], values: Sequence[int]) -> None:
        self._values = values
        self._named: dict[Automaton, str] = {}
        for instruction in instructions:
            for check in instruction.checks:
                if isinstance(check.part, Regular):
                    self._named.setdefault(self._alone(check.part), f"ROW_{check.rules[0]}")

    def _alone(self, rule: Regular) -> Automaton:
        made = written_out(rule, self._values)
        return Automaton(tuple(range(len(rule.cells))), made.transitions, made.accepting)

    def __bool__(self) -> bool:
        return bool(self._named)

    def name(self, rule: Regular) -> str:
        """Return the name of the automaton of a rule."""
        return self._named[self._alone(rule)]

    def tables(self) -> Mapping[str, Automaton]:
        """Return the automata by name; equivalent rules share one."""
        return {name: made for made, name in self._named.items()}

    def write_python(self, listing: ListingWriter) -> None:
        """Write the tables and the function."""
        for name, made in self.tables().items():
            ways = ", ".join(f"({s}, {value}): {after}" for s, value, after in made.transitions)
            listing.write(f"{name} = ({{{ways}}}, [{', '.join(map(str, made.accepting))}])")
        if self:
            listing.block(PYTHON)
            listing.write()

    def write_c(self, listing: ListingWriter, number: str) -> None:
        """Write the tables and the function in C, where `number` is the type of a value."""
        if not self:
            return
        listing.write()
        listing.block(TRANSITION.format(number=number))
        for name, made in self.tables().items():
            ways = (f"{{{s}, {value}, {after}}}" for s, value, after in made.transitions)
            listing.write(
                f"static const struct transition {name}[] = {{{', '.join([*ways, '{-1, 0, 0}'])}}};"
            )
            ends = ", ".join(map(str, [*made.accepting, -1]))
            listing.write(f"static const int {name}_ENDS[] = {{{ends}}};")
        listing.block(C.format(number=number))
