"""The program of a strategy, as a person would write it: the strategies that have one, its forms
and languages."""

from __future__ import annotations

from typing import Any

from ..model.bilingual import BadInput, Named, Text
from ..model.drawing import Drawing
from ..model.incremental import Incremental
from ..model.movement import Movement
from ..model.only_all_different import only_all_different
from ..model.placement import Placement
from ..plan.derivation import Derivation
from ..plan.sentences import Signs, breaking_sentences
from ..programs.all_different import Next, board
from ..programs.candidates import candidates
from ..programs.listing import Form, Language, Program
from ..programs.loops import loops, loops_needed
from ..programs.moves import Way, moves
from ..programs.recursion import recursion
from ..programs.syntax import Python
from ..search.placements import backtrack
from ..search.strategy import Strategy
from .explain import signs_in

LANGUAGES: dict[str, Language] = {"python": "python", "c": "c"}
FORMS: dict[str, Form] = {"loops": "loops", "recursion": "recursion"}
NEXT: dict[str, Next] = {"backtrack": "in order", "fewest-first": "fewest first"}
WAYS: dict[str, Way] = {
    "iterative-deepening": "iterative-deepening",
    "breadth-first": "breadth-first",
    "bidirectional": "bidirectional",
    "depth-first": "depth-first",
}

EACH_LINE = Text(
    "One solution per line: its numbers in the order of the cells.",
    "解を 1 行に 1 つ、マスの順に並べて出力します。",
)
EACH_LINE_OF_MOVES = Text(
    "One solution per line: its positions, move by move.",
    "解を 1 行に 1 つ、1 手ごとの局面を並べて出力します。",
)


def forms_of(strategy: Strategy) -> tuple[Form, ...]:
    """Return the forms in which a strategy can be written, none if there is only one. Loops may
    still be nested too deeply."""
    if strategy.name in WAYS:
        return ()
    with_loops = strategy.derive or strategy.name == "backtrack"
    return ("loops", "recursion") if with_loops else ("recursion",)


def has_program(puzzle: Placement | Movement[Any], strategy: Strategy) -> bool:
    """Return whether a strategy can be written as a program for the puzzle."""
    if isinstance(puzzle, Movement):
        return strategy.name in WAYS
    by_candidates = strategy.name == "propagate" and only_all_different(puzzle)
    by_cells = strategy.derive is not None and not strategy.by_values
    return by_cells or strategy.name in NEXT or by_candidates


def program_in_slices(
    puzzle: Placement | Movement[Any],
    drawing: Drawing,
    strategy: Strategy,
    language: Language,
    form: Form | None,
    title: Text,
) -> Incremental[Program]:
    """Write the program of a strategy under the title of the puzzle, in slices; without a `form` as
    loops unless nested too deeply. Cells have the signs of the drawing. Raises BadInput if there
    is no such program."""
    if form is not None and form not in forms_of(strategy):
        raise BadInput(
            Named("form"),
            Text(
                f"this strategy has no program with {form}.",
                f"この解き方には {form} のプログラムがありません。",
            ),
        )
    if strategy.by_values:
        raise BadInput(
            Named("strategy"),
            Text(
                f"{strategy.title.en} has no program to read: programs fill cells, and this "
                "strategy chooses places for numbers.",
                f"「{strategy.title.ja}」には読むためのプログラムがありません。プログラムはマスを順に"
                "埋めるもので、この解き方は数の場所を選ぶからです。",
            ),
        )
    if not has_program(puzzle, strategy):
        raise BadInput(
            Named("strategy"),
            Text(
                f"{strategy.title.en} has no program for these rules: "
                "it would be too long to be read.",
                f"「{strategy.title.ja}」のこのルールでのプログラムは、長くなりすぎるため示しません。",
            ),
        )
    by = Text(f"{title.en}, strategy {strategy.name}.", f"{title.ja}（{strategy.title.ja}）")
    if isinstance(puzzle, Movement):
        why = puzzle.hopeless(puzzle.start)
        heading = [by, EACH_LINE_OF_MOVES, *([_hopeless(why)] if why else [])]
        return moves(puzzle, WAYS[strategy.name], language, heading)
    heading = [by, EACH_LINE]
    signs = signs_in(puzzle, drawing)
    if strategy.derive:
        derivation: Derivation = yield from strategy.derive(puzzle, drawing)
        return _of_plan(derivation, language, form, heading, signs)
    if strategy.name == "backtrack" and form == "loops":
        return loops(backtrack.plan_of(puzzle), language, heading, signs)
    if strategy.name == "propagate":
        return candidates(puzzle, drawing, language, heading)
    return board(puzzle, drawing, NEXT[strategy.name], language, heading)


def _of_plan(
    derivation: Derivation, language: Language, form: Form | None, heading: list[Text], signs: Signs
) -> Program:
    plan = derivation.plan
    if derivation.breaking:
        heading = heading + breaking_sentences(signs, derivation.breaking)
    usual = "recursion" if loops_needed(plan) > Python.most_loops else "loops"
    if (form or usual) == "loops":
        return loops(plan, language, heading, signs)
    return recursion(plan, language, heading)


def _hopeless(why: Text) -> Text:
    return Text(f"No line leads to a goal: {why.en}", f"ゴールへの手順はありません。{why.ja}")
