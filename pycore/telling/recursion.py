"""A plan as a recursion over a table of steps: backtracking as an article shows it."""

from __future__ import annotations

from collections.abc import Sequence

from ..model.placement import Placement
from ..model.text import Text
from ..plan.steps import Plan
from .lines import Language, Light, Program, Sheet
from .loops import array, cells_of
from .numbers import names_of, sign_of, type_for
from .stages import Fact, Stage, stages_of, total_of
from .syntax import C, Python, row

CELLS = Text("the value of each cell", "各マスの数")
TABLE = Text(
    "cell, values, formula (if it follows), cells it must differ from, what must hold then",
    "マス、入れる数、式（ほかから決まるとき）、異なる数にするマス、成り立つはずの条件",
)
DEEPEST = 700
"""Steps in each other that Python allows without being asked."""

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
    """A cell in the code."""
    return f"x[{cell}]"


def recursion(plan: Plan, language: Language, heading: Sequence[Text]) -> Program:
    """The recursion, under comments. Raises BadInput where the numbers are too large for the
    language."""
    stages = stages_of(plan)
    sheet = Sheet(heading)
    if language == "python":
        _python(sheet, plan.placement, stages)
    else:
        _c(sheet, plan, stages)
    names = tuple(map(name, range(plan.placement.size)))
    lines = tuple(sheet.lines)
    return Program(language, "recursion", lines, names, cells_of(plan), "place(step)")


def _python(sheet: Sheet, placement: Placement, stages: Sequence[Stage]) -> None:
    allow_depth(sheet, len(stages))
    syntax = Python(names_of(stages, placement.values, str, Python.needs_name))
    for domain, named in syntax.named.items():
        sheet.write(f"{named} = {row(domain)}")
    sheet.write(f"x = [None] * {placement.size}", CELLS)
    if any(stage.formula and stage.formula.divisor > 1 for stage in stages):
        sheet.block(DIVIDED)
        sheet.write()
    sheet.write()
    sheet.write("", TABLE)
    sheet.write("STEPS = [")
    sheet.depth += 1
    for stage in stages:
        formula = holds = "None"
        if stage.formula:
            total = total_of(stage.formula, name)
            divisor = stage.formula.divisor
            formula = f"lambda: {total if divisor == 1 else f'divided({total}, {divisor})'}"
        if facts := facts_of(stage):
            holds = f"lambda: {syntax.holds(facts)}"
        others = row(stage.others) if stage.others else "()"
        entries = f"{stage.cell}, {syntax.values(stage.domain)}, {formula}, {others}, {holds}"
        sheet.write(f"({entries}),", None, *_lights(stage))
    sheet.depth -= 1
    sheet.write("]")
    sheet.block(PLACE, **{**LIT, "taken": (Light("missing"), Light("taken"))})


def _c(sheet: Sheet, plan: Plan, stages: Sequence[Stage]) -> None:
    size, number = plan.placement.size, type_for(plan)
    named = names_of(stages, plan.placement.values, str, bool)
    syntax = C(named, number)
    sheet.write("#include <stdio.h>")
    sheet.write()
    for domain, name_ in named.items():
        sheet.write(array(name_, domain, number))
    sheet.write(f"static {number} x[{size}];", CELLS)
    for stage in stages:
        _functions_c(sheet, syntax, stage, plan.placement.values[0] - 1)
    sheet.block(STEP_C.format(number=number))
    sheet.write()
    sheet.write("", TABLE)
    sheet.write(f"static const struct step STEPS[{size}] = {{")
    sheet.depth += 1
    for stage in stages:
        formula = f"formula_{stage.cell}" if stage.formula else "NULL"
        holds = f"holds_{stage.cell}" if facts_of(stage) else "NULL"
        others = f"(const int[]){{{', '.join(map(str, [*stage.others, -1]))}}}"
        values = named.get(stage.domain, "NULL")
        sheet.write(
            f"{{{stage.cell}, {values}, {len(stage.domain)}, {formula}, {others}, {holds}}},",
            None,
            *_lights(stage),
        )
    sheet.depth -= 1
    sheet.write("};")
    sign = sign_of(number)
    code = PLACE_C.format(size=size, last=size - 1, number=number, sign=sign)
    sheet.block(code, **LIT)


def _functions_c(sheet: Sheet, syntax: C, stage: Stage, none: int) -> None:
    """How the cell follows from others, and what must hold then, where there is such a thing."""
    if stage.formula:
        total, divisor = total_of(stage.formula, name), stage.formula.divisor
        if divisor > 1:
            total = f"({total}) % {divisor} ? {none} : ({total}) / {divisor}"
        _function_c(sheet, f"{syntax.number} formula_{stage.cell}", total)
    if facts := facts_of(stage):
        _function_c(sheet, f"int holds_{stage.cell}", syntax.holds(facts), *_checks(stage))


def _function_c(sheet: Sheet, head: str, returned: str, *lit: Light) -> None:
    sheet.write()
    sheet.write(f"static {head}(void)")
    sheet.write("{")
    sheet.write(
        f"    return ({returned});" if len(returned) > 80 else f"    return {returned};", None, *lit
    )
    sheet.write("}")


def allow_depth(sheet: Sheet, deepest: int) -> None:
    """Ask Python for a deeper recursion than is usual, where it is needed."""
    if deepest > DEEPEST:
        sheet.write("import sys")
        sheet.write()
        sheet.write(f"sys.setrecursionlimit({deepest + 1000})")


def facts_of(stage: Stage) -> list[Fact]:
    """All that must hold at a stage."""
    return [fact for check in stage.checks for fact in check.facts(stage.cell, name)]


def _lights(stage: Stage) -> list[Light]:
    own = Light("determine" if stage.determined else "choose", stage.number)
    return [own, *_checks(stage)]


def _checks(stage: Stage) -> list[Light]:
    return [Light("check", stage.number, rule) for check in stage.checks for rule in check.rules]
