"""Assistance for boards that do not have exactly one solution: where solutions differ, which
numbers cannot stand together, and which number may have been mistyped; and for others, which clues
are not needed. For the terms see assist_jobs.py.
"""

from __future__ import annotations

from dataclasses import replace

from ..assist.clashing_rules import clash_in_words, clashing_rules
from ..assist.differing import differing
from ..assist.hints import unlike_the_only
from ..assist.minimal_conflict import conflict, in_words, listed, shortened
from ..assist.needless import needless
from ..assist.notes import wrongly_noted
from ..assist.single_changes import single_changes
from ..assist.some_solutions import each_solution, some_solutions
from ..model.bilingual import Text
from ..model.incremental import paused
from ..model.placement import Solution
from ..model.rules import Cells
from .assist_jobs import (
    NO_SOLUTION,
    NOTHING_YET,
    ONLY,
    QUIET,
    AssistState,
    Work,
    posed_and_filled,
)
from .assist_request import AssistRequest
from .faults import Data

STILL = Text("Yes, it can still be solved.", "このまま解けます。")
NO = Text("No.", "このままでは解けません。")


def tell_possible(asked: AssistRequest) -> Work:
    """Say whether the board can still be solved, and in how many ways: if in several, where two
    solutions differ; if in none, which filled-in values contradict the only solution of the puzzle,
    or which numbers cannot stand together. The request is that of a conflict, with "noted", the
    (cell, value) pairs that the user has excluded, which are compared with the only solution."""
    found: list[Solution] = []
    latest = NOTHING_YET
    for solution in each_solution(asked.placement):
        if solution:
            found.append(solution)
            latest = AssistState({"solvable": True}, STILL)
        if len(found) == 2:
            latest = _several(*found)
            break
        yield latest
    if found:
        missing = wrongly_noted(asked.pairs("noted"), found[0]) if len(found) == 1 else ()
        yield replace(_noted_in(missing) if missing else latest, finished=1.0)
        return
    posed, filled = posed_and_filled(asked)
    wrong = yield from paused(
        unlike_the_only(asked.blank.fixing(posed), filled, some_solutions), NOTHING_YET
    )
    if wrong:
        values = listed(wrong, filled, asked.names)
        words = Text(
            f"{NO.en} The givens have only one solution, and it does not have {values.en}.",
            f"{NO.ja}初めの数から決まる解は 1 通りだけで、{values.ja} はその解と違います。",
        )
        yield AssistState({"solvable": False, "guilty": list(wrong)}, words, 1.0)
        return
    for latest in tell_conflict(asked) if filled else tell_conflict_and_changes(asked):
        why = latest.words
        words = Text(f"{NO.en} {why.en}", f"{NO.ja}{why.ja}")
        yield replace(latest, result={**latest.result, "solvable": False}, words=words)


def _noted_in(cells: Cells) -> AssistState:
    """Say in how many cells the user's notes exclude the value of the only solution."""
    number = len(cells)
    words = Text(
        f"{STILL.en} But pencil marks or crosses in {_marked(number)} exclude what belongs there.",
        f"{STILL.ja}ただし、印をつけた {number} マスでは、正しい値がメモや × で除かれています。",
    )
    return AssistState({"solvable": True, "guilty": list(cells)}, words)


def _several(one: Solution, other: Solution) -> AssistState:
    """Say that there is more than one solution, and where two of them differ."""
    differ = [cell for cell, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
    words = Text(
        f"{STILL.en} There is more than one solution: two of them differ in the {len(differ)} "
        "marked cells.",
        f"{STILL.ja}ただし、解は 1 通りではありません。"
        f"印をつけた {len(differ)} マスの数が違う解があります。",
    )
    return AssistState({"solvable": True, "differ": differ}, words)


def tell_difference(asked: AssistRequest) -> Work:
    """Say in which cells solutions differ; before the end, in which cells at least. No request."""
    blank = max(1, asked.placement.size - len(asked.placement.givens))
    for known in differing(asked.placement):
        words = _at_least(len(known.cells)) if known.cells else QUIET
        yield AssistState({"differ": list(known.cells)}, words, 1 - known.open / blank)
    number = len(known.cells)
    if not number:
        yield AssistState(words=ONLY if known.is_solvable else NO_SOLUTION, finished=1.0)
        return
    words = Text(
        f"The solutions differ in {_marked(number)}, and nowhere else.",
        f"解によって数が違うのは、印をつけた {number} マスだけです。",
    )
    yield AssistState({"differ": list(known.cells)}, words, 1.0)


def _at_least(number: int) -> Text:
    return Text(
        f"The solutions differ in at least {_marked(number)}.",
        f"少なくとも印をつけた {number} マスは、解によって数が違います。",
    )


def _marked(number: int) -> str:
    return "the marked cell" if number == 1 else f"the {number} marked cells"


def tell_conflict(asked: AssistRequest) -> Work:
    """Find a minimal set of typed numbers that cannot stand together, or of rules, if the rules
    have no solution by themselves. The request: "filled", the cells that the user filled in, which
    are named first."""
    own, givens = set(asked.options.get("filled", ())), _typed(asked)
    drawing = asked.puzzle.draw(asked.settings)
    for known in conflict(asked.blank, givens, drawing, asked.names):
        result = {} if known.cells is None else {"guilty": list(known.cells)}
        words = in_words(known, givens, asked.names, own)
        yield AssistState(result, words if result else QUIET)
    if known.cells == ():
        yield from _tell_clash(asked, result, words)
    else:
        yield AssistState(result, words, 1.0)


def _tell_clash(asked: AssistRequest, before: Data, alone: Text) -> Work:
    """Find rules that have no solution by themselves, "rules": the index of each and, for a rule
    that sums are equal, the index of one of its groups."""
    drawing = asked.puzzle.draw(asked.settings)
    for clash in clashing_rules(asked.blank, drawing):
        result = {**before, "rules": [list(part) for part in clash.parts]}
        yield AssistState(result, alone)
    why = clash_in_words(asked.blank, clash, asked.names)
    yield AssistState(result, Text(f"{alone.en} {why.en}", alone.ja + why.ja), 1.0)


def tell_conflict_and_changes(asked: AssistRequest) -> Work:
    """Find a conflict, and single changes that would leave exactly one solution: "changes", once
    the conflict is minimal. The request is that of a conflict."""
    latest = NOTHING_YET
    for latest in tell_conflict(asked):
        yield replace(latest, finished=None)
    why, names = latest, shortened(asked.names)
    for changes in single_changes(asked.blank, _typed(asked), why.result.get("guilty", ())):
        written = [
            {"cell": cell, "value": value, "words": names.held(cell, value)._asdict()}
            for cell, value in changes
        ]
        latest = replace(why, result={**why.result, "changes": written}, finished=None)
        yield latest
    yield replace(latest, finished=1.0)


def tell_needless(asked: AssistRequest) -> Work:
    """Find the clues that are not needed: "spare", the cells of the numbers typed, and "needless",
    the rules, each as those of a conflict. The board must have a solution. No request."""
    for known in needless(asked.blank, _typed(asked)):
        result = {"spare": list(known.cells), "needless": [list(part) for part in known.parts]}
        yield AssistState(result, finished=known.judged / max(1, known.all_clues))


def _typed(asked: AssistRequest) -> dict[int, int]:
    """Return the typed values, without those that rules give."""
    rules = asked.blank.givens
    return {cell: value for cell, value in asked.placement.givens.items() if cell not in rules}
