"""The same constructs in Python and in C."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import combinations

from ..expr.nodes import AllDistinct, Compared
from .automata import Automata
from .ir import Accepted, Fact, NoneOf
from .listing import Language, ListingWriter

Domain = tuple[int, ...]

OTHERWISE = {"==": "!=", "<": ">=", "<=": ">", "!=": "==", ">=": "<"}
SHORT = 6
"""A row of at most this many numbers is written in place."""


def in_a_row(domain: Domain) -> bool:
    """Return whether the numbers are consecutive."""
    return not domain or domain[-1] - domain[0] == len(domain) - 1


class Syntax(ABC):
    """A language; `named` are the rows of numbers named at the top of the program, `automata` read
    rows of cells."""

    language: Language
    also: str
    or_else: str
    most_loops: int
    """The most nested loops."""

    def __init__(self, named: Mapping[Domain, str], automata: Automata) -> None:
        self.named, self.automata = named, automata

    def holds(self, facts: Sequence[Fact]) -> str:
        """Return the condition that all the facts hold."""
        return f" {self.also} ".join(self.fact(fact, True) for fact in facts)

    def fails(self, facts: Sequence[Fact]) -> str:
        """Return the condition that one of the facts fails."""
        return f" {self.or_else} ".join(self.fact(fact, False) for fact in facts)

    def fact(self, fact: Fact, holds: bool) -> str:
        """Return the condition that a fact holds, or fails."""
        if isinstance(fact, Compared):
            sign = fact.sign if holds else OTHERWISE[fact.sign]
            left, right = fact.sides
            return f"{left} {sign} {right}"
        if isinstance(fact, Accepted):
            return self.accepted(fact, holds)
        return self.differing(fact, holds)

    @staticmethod
    @abstractmethod
    def needs_name(domain: Domain) -> bool:
        """Return whether a row of numbers gets a name."""

    @abstractmethod
    def differing(self, fact: NoneOf | AllDistinct, holds: bool) -> str:
        """Return the condition that a value differs from others, or that all differ; or the
        opposite."""

    @abstractmethod
    def accepted(self, fact: Accepted, holds: bool) -> str:
        """Return the condition that a row is accepted, or refused."""

    @abstractmethod
    def outside(self, name: str, domain: Domain) -> str:
        """Return the condition that a number is not in a row."""

    @abstractmethod
    def skip(self, condition: str, inside: bool) -> str:
        """Return the statement that, under a condition, continues the loop if `inside` one, or else
        ends the program."""

    @abstractmethod
    def let(self, name: str, expression: str) -> str:
        """Return the assignment of a value to a variable."""

    @abstractmethod
    def loop(self, listing: ListingWriter, name: str, domain: Domain) -> list[str]:
        """Return the lines that open a loop over numbers."""

    @abstractmethod
    def divided(self, total: str, divisor: int) -> str:
        """Return a total divided by its divisor."""


class Python(Syntax):
    """Python, 3.11 or newer."""

    language = "python"
    also, or_else = "and", "or"
    most_loops = 20

    @staticmethod
    def needs_name(domain: Domain) -> bool:
        return len(domain) > SHORT and not in_a_row(domain)

    def values(self, domain: Domain) -> str:
        """Return the row of numbers in place, or its name."""
        if domain in self.named:
            return self.named[domain]
        return range_or_row(domain)

    def differing(self, fact: NoneOf | AllDistinct, holds: bool) -> str:
        if isinstance(fact, AllDistinct):
            sign = "==" if holds else "<"
            return f"len({{{', '.join(map(str, fact.values))}}}) {sign} {len(fact.values)}"
        if len(fact.others) == 1:
            return f"{fact.value} {'!=' if holds else '=='} {fact.others[0]}"
        return f"{fact.value} {'not in' if holds else 'in'} ({', '.join(map(str, fact.others))})"

    def accepted(self, fact: Accepted, holds: bool) -> str:
        call = f"accepted({self.automata.name(fact.rule)}, [{', '.join(map(str, fact.values))}])"
        return call if holds else f"not {call}"

    def outside(self, name: str, domain: Domain) -> str:
        if len(domain) == 1:
            return f"{name} != {domain[0]}"
        if domain and in_a_row(domain):
            return f"not {domain[0]} <= {name} <= {domain[-1]}"
        return f"{name} not in {self.values(domain)}"

    def skip(self, condition: str, inside: bool) -> str:
        return f"if {condition}: {'continue' if inside else 'raise SystemExit'}"

    def let(self, name: str, expression: str) -> str:
        return f"{name} = {expression}"

    def loop(self, listing: ListingWriter, name: str, domain: Domain) -> list[str]:
        return [f"for {name} in {self.values(domain)}:"]

    def divided(self, total: str, divisor: int) -> str:
        return f"({total}) // {divisor}"


class C(Syntax):
    """C11; `number` is the type for all numbers."""

    language = "c"
    also, or_else = "&&", "||"
    most_loops = 127

    def __init__(self, named: Mapping[Domain, str], automata: Automata, number: str) -> None:
        super().__init__(named, automata)
        self.number = number

    @staticmethod
    def needs_name(domain: Domain) -> bool:
        return not in_a_row(domain)

    def differing(self, fact: NoneOf | AllDistinct, holds: bool) -> str:
        pairs = (
            combinations(fact.values, 2)
            if isinstance(fact, AllDistinct)
            else ((fact.value, other) for other in fact.others)
        )
        sign, joined = ("!=", self.also) if holds else ("==", self.or_else)
        return f" {joined} ".join(f"{one} {sign} {other}" for one, other in pairs)

    def accepted(self, fact: Accepted, holds: bool) -> str:
        """A call with the automaton, its ends and the values."""
        name, count = self.automata.name(fact.rule), len(fact.values)
        values = f"(const {self.number}[]){{{', '.join(map(str, fact.values))}}}"
        return f"{'' if holds else '!'}accepted({name}, {name}_ENDS, {values}, {count})"

    def outside(self, name: str, domain: Domain) -> str:
        """Below or above, or not among the numbers of an array."""
        if len(domain) == 1:
            return f"{name} != {domain[0]}"
        if not domain:
            return "1"
        if in_a_row(domain):
            return f"{name} < {domain[0]} || {name} > {domain[-1]}"
        return f"!among({name}, {self.named[domain]}, {len(domain)})"

    def skip(self, condition: str, inside: bool) -> str:
        return f"if ({condition}) {'continue' if inside else 'return 0'};"

    def let(self, name: str, expression: str) -> str:
        return f"{self.number} {name} = {expression};"

    def loop(self, listing: ListingWriter, name: str, domain: Domain) -> list[str]:
        if not domain:
            return [f"for ({self.number} {name} = 1; {name} <= 0; {name}++) {{"]
        if in_a_row(domain):
            return [
                f"for ({self.number} {name} = {domain[0]}; {name} <= {domain[-1]}; {name}++) {{"
            ]
        at = f"{name}_at"
        return [
            f"for (int {at} = 0; {at} < {len(domain)}; {at}++) {{",
            f"    {self.let(name, f'{self.named[domain]}[{at}]')}",
        ]

    def divided(self, total: str, divisor: int) -> str:
        return f"({total}) / {divisor}"


def range_or_row(domain: Domain) -> str:
    """Return numbers as a Python range if consecutive, else as a tuple."""
    if len(domain) > 1 and in_a_row(domain):
        return f"range({domain[0]}, {domain[-1] + 1})"
    return row(domain)


def row(numbers: Sequence[int]) -> str:
    """Return numbers as a Python tuple."""
    return f"({numbers[0]},)" if len(numbers) == 1 else f"({', '.join(map(str, numbers))})"
