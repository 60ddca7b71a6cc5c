"""Steps for placements of any rules, from the lines with a sum (lines.py)."""

from __future__ import annotations

from ...model.bilingual import Text, joined, number
from ...model.rule_text import also
from ...model.sum_text import added
from .line_premises import behind, everything, full_line, lit
from .lines import NamedSum, NamedSums
from .only_value import only_value
from .step import Step, listed, look_at


def last_of_line(lines: NamedSums) -> Step | None:
    """Find a line with one empty cell."""
    for line in lines.lines:
        cells = lines.open(line)
        if len(cells) == 1:
            there = [lines.stands[cell] for cell in line.cells if cell in lines.stands]
            value, at = line.total - sum(there), lines.names.cell(cells[0])
            holds = lines.names.holds(cells[0], value)
            written = f"{added(there)} = {number(sum(there))}" if there else "0"
            total, last = number(line.total), number(value)
            return Step(
                "last-of-line",
                Text("Last of a line", "並びの最後のマス"),
                look_at(line.name),
                Text(
                    f"Only {at.en} is empty there, and the sum must be {total}{line.known.en}.",
                    joined("空いているのは", at.ja, f"だけで、和は {total} です{line.known.ja}。"),
                ),
                Text(
                    f"{written}, and {last} more makes {total}: {holds.en}.",
                    joined(f"{written} で、{total} まであと {last}。", f"{holds.ja}。"),
                ),
                tuple(dict.fromkeys((*line.cells, *line.like))),
                places=((cells[0], value),),
                look=line.cells,
                premises=full_line(lines, line),
            )
    return None


def sum_bounds(lines: NamedSums) -> Step | None:
    """Find a cell of a line that can take only one value for the others to make up the rest."""
    for line in sorted(lines.lines, key=lambda line: len(lines.open(line))):
        for cell, values in lines.possible(line).items():
            if len(values) == 1:
                return _bounded(lines, line, cell, values[0])
    return None


def _bounded(lines: NamedSums, line: NamedSum, cell: int, value: int) -> Step:
    holds, cells = lines.names.holds(cell, value), lines.open(line)
    missing = line.total - sum(lines.stands.get(each, 0) for each in line.cells)
    others = lines.names.listed([each for each in cells if each != cell])
    text, rest = number(value), number(missing - value)
    premises = behind(lines, [line], cell, [value])
    more = also([lines.placement.rules[n] for n in premises.rules if n != line.rule], lines.names)
    return Step(
        "sum-bounds",
        Text("Forced by the sum", "和から決まる"),
        look_at(line.name),
        Text(
            f"{number(missing)} more makes {number(line.total)}{line.known.en}, "
            f"and {len(cells)} cells are left{more.en}.",
            f"和は {number(line.total)} です{line.known.ja}。あと {number(missing)} で、"
            f"空きマスは {len(cells)} つです{more.ja}。",
        ),
        Text(
            f"Only with {text} can the rest, {rest}, be placed in {others.en}: {holds.en}.",
            joined(
                f"残りの {rest} を",
                others.ja,
                f"に置けるのは {text} のときだけです。",
                f"{holds.ja}。",
            ),
        ),
        lit([line], premises),
        places=((cell, value),),
        look=line.cells,
        premises=premises,
    )


def crossing(lines: NamedSums) -> Step | None:
    """Find a cell of two lines that leave it one common value."""
    known: dict[int, tuple[NamedSum, list[int]]] = {}
    for line in lines.lines:
        for cell, values in lines.possible(line).items():
            other, before = known.setdefault(cell, (line, values))
            both = sorted(set(before) & set(values))
            if other is not line and len(both) == 1:
                at, value = lines.names.cell(cell), both[0]
                premises = behind(lines, [other, line], cell, both)
                named = [other.rule, line.rule]
                rest = [lines.placement.rules[n] for n in premises.rules if n not in named]
                more = also(rest, lines.names)
                return Step(
                    "crossing",
                    Text("Two lines cross", "2 つの並びの交わり"),
                    Text(
                        f"Look where {other.name.en} and {line.name.en} meet.",
                        joined(other.name.ja, "と", line.name.ja, "の交わりに注目してください。"),
                    ),
                    Text(
                        f"{other.name.en} allows {listed(before).en} in {at.en}; {line.name.en} "
                        f"allows {listed(values).en}{more.en}.",
                        joined(
                            at.ja,
                            "に入るのは、",
                            other.name.ja,
                            f"からは {listed(before).ja}、",
                            line.name.ja,
                            f"からは {listed(values).ja} です{more.ja}。",
                        ),
                    ),
                    Text(
                        f"Only {number(value)} is allowed by both: {at.en} is {number(value)}.",
                        joined(
                            f"どちらにも合うのは {number(value)} だけです。",
                            at.ja,
                            f"は {number(value)} です。",
                        ),
                    ),
                    lit([other, line], premises),
                    places=((cell, value),),
                    look=tuple(dict.fromkeys((*other.cells, *line.cells))),
                    premises=premises,
                )
    return None


def in_all_solutions(lines: NamedSums, cell: int, value: int) -> Step:
    """Return the step for a value in every solution, which no rule shows."""
    at, holds = lines.names.cell(cell), lines.names.holds(cell, value)
    others = lines.names.called([other for other in lines.left[cell] if other != value])
    return Step(
        "in-all-solutions",
        Text("The same in all solutions", "どの解でも同じ数"),
        Text(
            f"None of the rules that Edagari knows decides a cell: try {at.en}.",
            joined(
                "Edagari の知っている手筋では決まりません。",
                at.ja,
                "で試してみてください。",
            ),
        ),
        Text(
            f"Every attempt with {others.en} there leads to a contradiction.",
            joined("そこを", others.ja, "にすると行き詰まります。"),
        ),
        Text(f"So {holds.en}.", f"したがって{holds.ja}。"),
        (cell,),
        places=((cell, value),),
        premises=everything(lines),
    )


TECHNIQUES = (last_of_line, only_value, sum_bounds, crossing)
"""Simplest first."""


def by_rules(lines: NamedSums) -> Step | None:
    """Return the simplest step directly from the rules; None if there is none."""
    return next((step for find in TECHNIQUES if (step := find(lines))), None)
