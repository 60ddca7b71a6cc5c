"""The program of a strategy, as a person would write it: which strategies have one, in which forms
and languages."""

from __future__ import annotations

from typing import Any

from ..model.drawing import Drawing
from ..model.movement import Movement
from ..model.placement import Placement
from ..model.text import BadInput, Named, Text
from ..plan.derivation import Derivation
from ..plan.sentences import breaking_told
from ..search import strategies_for, strategy_named
from ..search.placements import backtrack
from ..search.strategy import Strategy
from ..symmetry.sliced import Sliced
from ..telling.boards import Next, board
from ..telling.lines import Form, Language, Program
from ..telling.loops import loops, loops_needed
from ..telling.moves import Way, moves
from ..telling.recursion import recursion
from ..telling.syntax import Python

NEXT: dict[str, Next] = {"backtrack": "in order", "fewest-first": "fewest first"}
WAYS: dict[str, Way] = {
    "deepening": "deepening",
    "levels": "levels",
    "depth-first": "depth-first",
}

EACH_LINE = Text(
    "One solution a line, its numbers in the order of the cells.",
    "解を 1 行に 1 つ、マスの順に並べて出力します。",
)
EACH_LINE_OF_MOVES = Text(
    "One solution a line, its positions one move after another.",
    "解を 1 行に 1 つ、1 手ごとの局面を並べて出力します。",
)


def programs_for(puzzle: Placement | Movement[Any]) -> list[Strategy]:
    """The strategies that suit and have a program."""
    return [s for s in strategies_for(puzzle) if s.derive or s.name in NEXT or s.name in WAYS]


def strategy_to_write(name: str | None, puzzle: Placement | Movement[Any]) -> Strategy:
    """The strategy of that name; for no name the best of a movement, or the last in the list.
    Raises BadInput for one that has no program."""
    with_program = programs_for(puzzle)
    if name is None:
        best = puzzle.best if isinstance(puzzle, Movement) else with_program[-1].name
        return next((s for s in with_program if s.name == best), with_program[0])
    strategy = strategy_named(name, puzzle)
    if strategy in with_program:
        return strategy
    names = [s.name for s in with_program]
    raise BadInput(
        Named("strategy"),
        Text(
            f"{name} has no program yet; choose one of {', '.join(names)}.",
            f"{name} にはまだプログラムがありません。"
            f"プログラムがあるのは {'、'.join(names)} です。",
        ),
    )


def written_in_slices(
    puzzle: Placement | Movement[Any],
    drawing: Drawing,
    strategy: Strategy,
    language: Language,
    form: Form | None,
    title: Text,
) -> Sliced[Program]:
    """The program of a strategy under the title of the puzzle, in slices; without a `form` as loops
    where they are not too many. Raises BadInput for what there is no program of."""
    by = Text(f"{title.en}, strategy {strategy.name}.", f"{title.ja}（{strategy.title.ja}）")
    if isinstance(puzzle, Movement):
        _refuse(language == "c", "language", "c")
        _refuse(form is not None, "form", str(form))
        why = puzzle.hopeless(puzzle.start)
        heading = [by, EACH_LINE_OF_MOVES, *([_hopeless(why)] if why else [])]
        return moves(puzzle, WAYS[strategy.name], heading)
    if strategy.name in NEXT and form != "loops":
        return board(puzzle, drawing, NEXT[strategy.name], language, [by, EACH_LINE])
    if strategy.derive:
        derivation: Derivation = yield from strategy.derive(puzzle, drawing)
    else:
        _refuse(strategy.name != "backtrack", "form", "loops")
        derivation = Derivation(backtrack.plan_of(puzzle))
    heading = [by, EACH_LINE]
    if derivation.breaking:
        heading += breaking_told(puzzle, derivation.breaking)
    plan = derivation.plan
    usual = "recursion" if loops_needed(plan) > Python.most_loops else "loops"
    write = loops if (form or usual) == "loops" else recursion
    return write(plan, language, heading)


def _hopeless(why: Text) -> Text:
    return Text(f"No line leads to a goal: {why.en}", f"ゴールへの手順はありません。{why.ja}")


def _refuse(wrong: bool, name: str, given: str) -> None:
    """Raise BadInput if it is asked for what this strategy is not written in."""
    if wrong:
        raise BadInput(
            Named(name),
            Text(
                f"there is no program of this strategy with {given}.",
                f"この探し方には {given} のプログラムがありません。",
            ),
        )
