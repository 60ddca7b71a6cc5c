"""A plan as nested loops, with its letters: one loop a cell that is chosen, an assignment for one
that follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..model.text import BadInput, Named, Text
from ..plan.sentences import Signs, letters
from ..plan.steps import Plan
from .lines import Language, Light, Program, Sheet
from .numbers import names_of, sign_of, type_for
from .stages import NoneOf, Stage, stages_of, total_of
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
    """The loops, under comments; cells go by `signs`, by letters or numbers unless they are there.
    Raises BadInput where they would be too many, or where the numbers are too large for the
    language."""
    stages = stages_of(plan)
    names = signs or letters(plan.placement)
    syntax = _syntax(plan, language, stages, names)
    _refuse_too_many(stages, syntax)
    sheet = Sheet(heading)
    sheet.make_room(1 + sum(stage.tried for stage in stages))
    if isinstance(syntax, C):
        _open_c(sheet, syntax, stages)
    else:
        for domain, name in syntax.named.items():
            sheet.write(f"{name} = {row(domain)}")
    outermost = sheet.depth
    remarks = [TAKEN, OUTSIDE]
    for stage in stages:
        _write(sheet, syntax, stage, stages, names, sheet.depth > outermost, remarks)
    if isinstance(syntax, C):
        sheet.write(printed(names, syntax.number), None, Light("found"))
        while sheet.depth:
            if sheet.depth == 1:
                sheet.write("return 0;")
            sheet.depth -= 1
            sheet.write("}")
    else:
        sheet.write(f"print({', '.join(names)})", None, Light("found"))
    return Program(language, "loops", tuple(sheet.lines), tuple(names), cells_of(plan))


def _syntax(
    plan: Plan, language: Language, stages: Sequence[Stage], names: Sequence[str]
) -> Syntax:
    values = plan.placement.values
    if language == "python":
        return Python(names_of(stages, values, names.__getitem__, Python.needs_name))
    return C(names_of(stages, values, names.__getitem__, C.needs_name), type_for(plan))


def cells_of(plan: Plan) -> tuple[int, ...]:
    """The cell of each step."""
    return tuple(step.cell for step in plan.steps)


def loops_needed(plan: Plan) -> int:
    """How many loops the plan has in each other."""
    return sum(stage.tried for stage in stages_of(plan))


def _refuse_too_many(stages: Sequence[Stage], syntax: Syntax) -> None:
    needed = sum(stage.tried for stage in stages)
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
    sheet: Sheet,
    syntax: Syntax,
    stage: Stage,
    stages: Sequence[Stage],
    names: Sequence[str],
    inside: bool,
    remarks: list[Text],
) -> None:
    """What a stage does; a loop stays open. Of the `remarks` each is made once."""

    def once(remark: Text) -> Text | None:
        if remark not in remarks:
            return None
        remarks.remove(remark)
        return remark

    name, number = names[stage.cell], stage.number
    if stage.formula:
        total = total_of(stage.formula, names.__getitem__)
        if stage.formula.divisor > 1:
            uneven = f"({total}) % {stage.formula.divisor} != 0"
            sheet.write(syntax.skip(uneven, inside), UNEVEN, Light("missing", number))
            total = syntax.divided(total, stage.formula.divisor)
        sheet.write(syntax.let(name, total), None, Light("determine", number))
        outside = syntax.outside(name, stage.domain)
        sheet.write(syntax.skip(outside, inside), once(OUTSIDE), Light("missing", number))
    elif stage.tried:
        lit = [Light("choose", number), *_returns(stage, stages)]
        for line in syntax.loop(sheet, name, stage.domain):
            sheet.write(line, None, *lit)
        sheet.depth += 1
        inside = True
    else:
        lit = [Light("determine" if stage.determined else "choose", number)]
        sheet.write(syntax.let(name, str(stage.domain[0])), None, *lit)
    if stage.others:
        others = NoneOf(name, tuple(names[cell] for cell in stage.others))
        condition = syntax.fails([others])
        sheet.write(syntax.skip(condition, inside), once(TAKEN), Light("taken", number))
    for check in stage.checks:
        facts = check.facts(stage.cell, names.__getitem__)
        if facts:
            lit = [Light("check", number, rule) for rule in check.rules]
            sheet.write(syntax.skip(syntax.fails(facts), inside), check.about, *lit)


def _returns(stage: Stage, stages: Sequence[Stage]) -> Iterator[Light]:
    """To this loop the search goes back from its own cell and from those that follow without a
    loop of their own."""
    yield Light("return", stage.number)
    for after in stages[stage.number + 1 :]:
        if after.tried:
            return
        yield Light("return", after.number)


def _open_c(sheet: Sheet, syntax: C, stages: Sequence[Stage]) -> None:
    sheet.write("#include <stdio.h>")
    if syntax.named:
        sheet.write()
    for domain, name in syntax.named.items():
        sheet.write(array(name, domain, syntax.number))
    if any(stage.formula and stage.domain in syntax.named for stage in stages):
        sheet.write()
        sheet.block(AMONG.format(number=syntax.number))
    sheet.write()
    sheet.write("int main(void)")
    sheet.write("{")
    sheet.depth += 1


def array(name: str, domain: Domain, number: str) -> str:
    """An array of C."""
    return f"static const {number} {name}[] = {{{', '.join(map(str, domain))}}};"


def printed(names: Sequence[str], number: str) -> str:
    """The call of C that prints some variables in a line."""
    sign = sign_of(number)
    signs = [" ".join([sign] * len(names[at : at + 12])) for at in range(0, len(names), 12)]
    form = " ".join(f'"{piece} "' for piece in signs[:-1])
    return f'printf({form}{" " if form else ""}"{signs[-1]}\\n", {", ".join(names)});'
