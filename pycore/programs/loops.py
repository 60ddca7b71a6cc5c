"""A plan as nested loops: a loop for each chosen cell, an assignment for each determined one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..expr.affine import name as named
from ..model.bilingual import BadInput, Named, Text
from ..plan.sentences import Signs, letters
from ..plan.steps import Plan
from .automata import Automata
from .constants import names_of, sign_of, type_for
from .ir import Instruction, NoneOf, instructions_of
from .listing import Language, Light, ListingWriter, Program
from .syntax import C, Domain, Python, Syntax, row

TAKEN = Text("used already", "もう使った数")
OUTSIDE = Text("none of the values", "使えない数")
UNEVEN = Text("does not divide", "割り切れない")

AMONG = """\
static int among({number} value, const {number} *values, int count)
{{
    for (int at = 0; at < count; at++)
        if (values[at] == value) return 1;
    return 0;
}}
"""


def loops(
    plan: Plan, language: Language, heading: Sequence[Text], signs: Signs | None = None
) -> Program:
    """Return the loops, under comments; cells are named by `signs`, by default letters or numbers.
    Raises BadInput for too many loops, or numbers too large for the language."""
    instructions = instructions_of(plan)
    names = signs or letters(plan.placement)
    syntax = _syntax(plan, language, instructions, names)
    _refuse_too_many(instructions, syntax)
    listing = ListingWriter(heading)
    listing.make_room(1 + sum(instruction.tried for instruction in instructions))
    if isinstance(syntax, C):
        _open_c(listing, syntax, instructions)
    else:
        for domain, name in syntax.named.items():
            listing.write(f"{name} = {row(domain)}")
        syntax.automata.write_python(listing)
    outermost = listing.depth
    remarks = [TAKEN, OUTSIDE]
    for instruction in instructions:
        _write(
            listing, syntax, instruction, instructions, names, listing.depth > outermost, remarks
        )
    if isinstance(syntax, C):
        listing.write(printed(names, syntax.number), None, Light("found"))
        while listing.depth:
            if listing.depth == 1:
                listing.write("return 0;")
            listing.depth -= 1
            listing.write("}")
    else:
        listing.write(f"print({', '.join(names)})", None, Light("found"))
    return Program(language, "loops", tuple(listing.lines), tuple(names), cells_of(plan))


def _syntax(
    plan: Plan, language: Language, instructions: Sequence[Instruction], names: Sequence[str]
) -> Syntax:
    values = plan.placement.values
    automata = Automata(instructions, values)
    if language == "python":
        named = names_of(instructions, values, names.__getitem__, Python.needs_name)
        return Python(named, automata)
    named = names_of(instructions, values, names.__getitem__, C.needs_name)
    return C(named, automata, type_for(plan))


def cells_of(plan: Plan) -> tuple[int, ...]:
    """Return the cell of each step."""
    return tuple(step.cell for step in plan.steps)


def loops_needed(plan: Plan) -> int:
    """Return the nesting depth of the plan's loops."""
    return sum(instruction.tried for instruction in instructions_of(plan))


def _refuse_too_many(instructions: Sequence[Instruction], syntax: Syntax) -> None:
    needed = sum(instruction.tried for instruction in instructions)
    if needed > syntax.most_loops:
        most = syntax.most_loops
        raise BadInput(
            Named("form"),
            Text(
                f"loops would be {needed} in each other, and the language allows {most}; "
                "use recursion.",
                f"loops では {needed} 重のループになります（{most} 重まで）。"
                "recursion を使ってください。",
            ),
        )


def _write(
    listing: ListingWriter,
    syntax: Syntax,
    instruction: Instruction,
    instructions: Sequence[Instruction],
    names: Sequence[str],
    inside: bool,
    remarks: list[Text],
) -> None:
    """Write an instruction; a loop stays open. Each of the `remarks` is written once."""

    def once(remark: Text) -> Text | None:
        if remark not in remarks:
            return None
        remarks.remove(remark)
        return remark

    name, number = names[instruction.cell], instruction.number
    if instruction.formula:
        total = instruction.total(names.__getitem__)
        if instruction.formula.divisor > 1:
            uneven = f"({total}) % {instruction.formula.divisor} != 0"
            listing.write(syntax.skip(uneven, inside), UNEVEN, Light("missing", number))
            total = syntax.divided(total, instruction.formula.divisor)
        listing.write(syntax.let(name, total), None, Light("determine", number))
        outside = syntax.outside(name, instruction.domain)
        listing.write(syntax.skip(outside, inside), once(OUTSIDE), Light("missing", number))
    elif instruction.tried:
        lit = [Light("choose", number), *_returns(instruction, instructions)]
        for line in syntax.loop(listing, name, instruction.domain):
            listing.write(line, None, *lit)
        listing.depth += 1
        inside = True
    else:
        lit = [Light("determine" if instruction.determined else "choose", number)]
        listing.write(syntax.let(name, str(instruction.domain[0])), None, *lit)
    if instruction.others:
        others = NoneOf(named(name), tuple(named(names[cell]) for cell in instruction.others))
        condition = syntax.fails([others])
        listing.write(syntax.skip(condition, inside), once(TAKEN), Light("taken", number))
    for check in instruction.checks:
        facts = check.facts(instruction.cell, names.__getitem__)
        if facts:
            lit = [Light("check", number, rule) for rule in check.rules]
            listing.write(syntax.skip(syntax.fails(facts), inside), check.about, *lit)


def _returns(instruction: Instruction, instructions: Sequence[Instruction]) -> Iterator[Light]:
    """Yield a light for each cell from which the search returns to this loop: its own, and the
    following cells without a loop."""
    yield Light("return", instruction.number)
    for after in instructions[instruction.number + 1 :]:
        if after.tried:
            return
        yield Light("return", after.number)


def _open_c(listing: ListingWriter, syntax: C, instructions: Sequence[Instruction]) -> None:
    listing.write("#include <stdio.h>")
    if syntax.named:
        listing.write()
    for domain, name in syntax.named.items():
        listing.write(array(name, domain, syntax.number))
    if any(
        instruction.formula and instruction.domain in syntax.named for instruction in instructions
    ):
        listing.write()
        listing.block(AMONG.format(number=syntax.number))
    syntax.automata.write_c(listing, syntax.number)
    listing.write()
    listing.write("int main(void)")
    listing.write("{")
    listing.depth += 1


def array(name: str, domain: Domain, number: str) -> str:
    """Return an array of C."""
    return f"static const {number} {name}[] = {{{', '.join(map(str, domain))}}};"


def printed(names: Sequence[str], number: str) -> str:
    """Return the C call that prints some variables in a line."""
    sign = sign_of(number)
    signs = [" ".join([sign] * len(names[at : at + 12])) for at in range(0, len(names), 12)]
    form = " ".join(f'"{piece} "' for piece in signs[:-1])
    return f'printf({form}{" " if form else ""}"{signs[-1]}\\n", {", ".join(names)});'
