"""A plan as a recursion over a table of steps: textbook backtracking."""

from __future__ import annotations

from collections.abc import Sequence

from ..model.bilingual import Text
from ..model.placement import Placement
from ..plan.steps import Plan
from .automata import Automata
from .constants import names_of, sign_of, type_for
from .ir import Fact, Instruction, instructions_of
from .listing import Language, Light, ListingWriter, Program
from .loops import array, cells_of
from .syntax import C, Python, row

CELLS = Text("the value of each cell", "各マスの数")
TABLE = Text(
    "cell, values, formula (if it follows), cells it must differ from, what must hold then",
    "マス、入れる数、式（ほかから決まるとき）、異なる数にするマス、成り立つはずの条件",
)
DEEPEST = 700
"""The most nested steps that Python allows by default."""

PLACE = """

def place(step):
    if step == len(STEPS):
        print(*x)  @found
        return
    cell, values, formula, others, holds = STEPS[step]
    for value in values if formula is None else [formula()]:  @choose
        if value not in values or value in [x[other] for other in others]:  @taken
            continue
        x[cell] = value
        if holds is None or holds():  @check
            place(step + 1)  @return


place(0)
"""

DIVIDED = """

def divided(total, divisor):
    return None if total % divisor else total // divisor
"""

STEP_C = """
struct step {{
    int cell;
    const {number} *values;
    int count;
    {number} (*formula)(void);
    const int *others; // -1 ends them
    int (*holds)(void);
}};
"""

PLACE_C = """
static void place(int step)
{{
    if (step == {size}) {{
        for (int cell = 0; cell < {size}; cell++)
            printf("{sign}%c", x[cell], cell < {last} ? ' ' : '\\n');  @found
        return;
    }}
    const struct step *now = &STEPS[step];
    {number} only = now->formula ? now->formula() : 0;
    for (int at = 0; at < now->count; at++) {{  @choose
        {number} value = now->values[at];
        if (now->formula && value != only) continue;  @missing
        const int *other = now->others;
        while (*other >= 0 && x[*other] != value) other++;
        if (*other >= 0) continue;  @taken
        x[now->cell] = value;
        if (!now->holds || now->holds())  @check
            place(step + 1);  @return
    }}
}}

int main(void)
{{
    place(0);
    return 0;
}}
"""

LIT = {
    "found": (Light("found"),),
    "choose": (Light("choose"), Light("determine")),
    "missing": (Light("missing"),),
    "taken": (Light("taken"),),
    "check": (Light("check"),),
    "return": (Light("return"),),
}


def name(cell: int) -> str:
    """Return the name of a cell in the code."""
    return f"x[{cell}]"


def recursion(plan: Plan, language: Language, heading: Sequence[Text]) -> Program:
    """Return the recursion, under comments. Raises BadInput if the numbers are too large for the
    language."""
    instructions = instructions_of(plan)
    listing = ListingWriter(heading)
    if language == "python":
        _python(listing, plan.placement, instructions)
    else:
        _c(listing, plan, instructions)
    names = tuple(map(name, range(plan.placement.size)))
    lines = tuple(listing.lines)
    return Program(language, "recursion", lines, names, cells_of(plan), "place(step)")


def _python(
    listing: ListingWriter, placement: Placement, instructions: Sequence[Instruction]
) -> None:
    allow_depth(listing, len(instructions))
    named = names_of(instructions, placement.values, str, Python.needs_name)
    syntax = Python(named, Automata(instructions, placement.values))
    for domain, name_ in syntax.named.items():
        listing.write(f"{name_} = {row(domain)}")
    syntax.automata.write_python(listing)
    listing.write(f"x = [None] * {placement.size}", CELLS)
    if any(instruction.formula and instruction.formula.divisor > 1 for instruction in instructions):
        listing.block(DIVIDED)
        listing.write()
    listing.write()
    listing.write("", TABLE)
    listing.write("STEPS = [")
    listing.depth += 1
    for instruction in instructions:
        formula = holds = "None"
        if instruction.formula:
            total = instruction.total(name)
            divisor = instruction.formula.divisor
            formula = f"lambda: {total if divisor == 1 else f'divided({total}, {divisor})'}"
        if facts := facts_of(instruction):
            holds = f"lambda: {syntax.holds(facts)}"
        others = row(instruction.others) if instruction.others else "()"
        entries = (
            f"{instruction.cell}, {syntax.values(instruction.domain)}, {formula}, {others}, {holds}"
        )
        listing.write(f"({entries}),", None, *_lights(instruction))
    listing.depth -= 1
    listing.write("]")
    listing.block(PLACE, **{**LIT, "taken": (Light("missing"), Light("taken"))})


def _c(listing: ListingWriter, plan: Plan, instructions: Sequence[Instruction]) -> None:
    size, number = plan.placement.size, type_for(plan)
    named = names_of(instructions, plan.placement.values, str, bool)
    syntax = C(named, Automata(instructions, plan.placement.values), number)
    listing.write("#include <stdio.h>")
    listing.write()
    for domain, name_ in named.items():
        listing.write(array(name_, domain, number))
    listing.write(f"static {number} x[{size}];", CELLS)
    syntax.automata.write_c(listing, number)
    for instruction in instructions:
        _functions_c(listing, syntax, instruction, plan.placement.values[0] - 1)
    listing.block(STEP_C.format(number=number))
    listing.write()
    listing.write("", TABLE)
    listing.write(f"static const struct step STEPS[{size}] = {{")
    listing.depth += 1
    for instruction in instructions:
        formula = f"formula_{instruction.cell}" if instruction.formula else "NULL"
        holds = f"holds_{instruction.cell}" if facts_of(instruction) else "NULL"
        others = f"(const int[]){{{', '.join(map(str, [*instruction.others, -1]))}}}"
        values = named.get(instruction.domain, "NULL")
        listing.write(
            f"{{{instruction.cell}, {values}, {len(instruction.domain)}, "
            f"{formula}, {others}, {holds}}},",
            None,
            *_lights(instruction),
        )
    listing.depth -= 1
    listing.write("};")
    sign = sign_of(number)
    code = PLACE_C.format(size=size, last=size - 1, number=number, sign=sign)
    listing.block(code, **LIT)


def _functions_c(listing: ListingWriter, syntax: C, instruction: Instruction, none: int) -> None:
    """Write the functions for the cell's formula and its facts, if it has any."""
    if instruction.formula:
        total, divisor = instruction.total(name), instruction.formula.divisor
        if divisor > 1:
            total = f"({total}) % {divisor} ? {none} : ({total}) / {divisor}"
        _function_c(listing, f"{syntax.number} formula_{instruction.cell}", total)
    if facts := facts_of(instruction):
        _function_c(
            listing, f"int holds_{instruction.cell}", syntax.holds(facts), *_checks(instruction)
        )


def _function_c(listing: ListingWriter, head: str, returned: str, *lit: Light) -> None:
    listing.write()
    listing.write(f"static {head}(void)")
    listing.write("{")
    listing.write(
        f"    return ({returned});" if len(returned) > 80 else f"    return {returned};", None, *lit
    )
    listing.write("}")


def allow_depth(listing: ListingWriter, deepest: int) -> None:
    """Raise Python's recursion limit if needed."""
    if deepest > DEEPEST:
        listing.write("import sys")
        listing.write()
        listing.write(f"sys.setrecursionlimit({deepest + 1000})")


def facts_of(instruction: Instruction) -> list[Fact]:
    """Return all facts of an instruction."""
    return [fact for check in instruction.checks for fact in check.facts(instruction.cell, name)]


def _lights(instruction: Instruction) -> list[Light]:
    own = Light("determine" if instruction.determined else "choose", instruction.number)
    return [own, *_checks(instruction)]


def _checks(instruction: Instruction) -> list[Light]:
    return [
        Light("check", instruction.number, rule)
        for check in instruction.checks
        for rule in check.rules
    ]
