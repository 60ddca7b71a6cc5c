"""A strategy's solution of a puzzle: its plan in words, and a readable program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..model.bilingual import BadInput, Named, Text
from ..model.drawing import Drawing
from ..model.placement import Placement
from ..model.puzzle import Puzzle
from ..plan.explanation import Explanation
from ..plan.explanation_format import as_data, as_lines
from ..run.explain import Explained, explained_in_slices
from ..run.program import has_program, program_in_slices
from ..search import strategy_named
from ..search.strategy import Strategy
from .arguments import checked
from .budget import TimeBudget, within
from .subject import MovementSubject, PlacementSubject, placement_subject, strategy_for

if TYPE_CHECKING:
    from ..programs.listing import Form, Language, Program


@dataclass(frozen=True, slots=True)
class Planned:
    """A strategy's solution of a placement: explained in words (paragraphs, and a row for each
    cell), and as one Python function. Both are empty unless `finished`. `wasm` is, on request, the
    function in the text format of WebAssembly, or a comment that says why it is refused."""

    strategy: str
    explanation: Explanation
    code: str
    finished: bool
    wasm: str | None = None

    def lines(self, lang: str = "en") -> list[str]:
        """Return the words, line by line, in a language ("en" or "ja")."""
        return as_lines(self.explanation, lang)

    def tell(self, lang: str = "en") -> str:
        """Return the words as one text."""
        return "\n".join(self.lines(lang))

    def data(self) -> dict[str, Any]:
        """Return the words as plain data, for JSON."""
        return as_data(self.explanation)


@checked
def plan(
    task: Puzzle | Placement,
    options: Mapping[str, str | int] | None = None,
    givens: Mapping[int, int] | None = None,
    strategy: str | None = None,
    *,
    drawing: Drawing | None = None,
    seconds: float | None = None,
) -> Planned:
    """Explain how a strategy solves a puzzle, by default the quickest suitable one.

    Raises BadInput for unusable arguments, and for a strategy without a plan.
    """
    asked = placement_subject(task, options, givens, drawing)
    return plan_of(asked, strategy_for(asked, strategy).name, TimeBudget(seconds))


def plan_of(
    asked: PlacementSubject,
    strategy: str,
    budget: TimeBudget,
    progress: Callable[[], object] | None = None,
    wasm: bool = False,
) -> Planned:
    """Explain how the strategy of that name solves a placement; with `wasm` also in WebAssembly.
    Raises BadInput for one without a plan."""
    work = explained_in_slices(asked.made, asked.drawing, strategy, asked.names, wasm)
    made = within(work, budget, progress)
    known = made or Explained(Explanation((), ()), "")
    return Planned(strategy, known.explanation, known.code, made is not None, known.wasm)


def planned_strategy(asked: PlacementSubject, name: str | None) -> str:
    """Return the strategy of that name, by default `compiled`. Raises BadInput for one without a
    plan."""
    planned = [strategy.name for strategy in asked.strategies if strategy.derive]
    if name is None:
        return planned[-1]
    if strategy_named(name, asked.made).derive:
        return name
    raise BadInput(
        Named("strategy"),
        Text(
            f"{name} follows no plan; choose one of {', '.join(planned)}.",
            f"{name} には決まった計画がありません。計画があるのは {'、'.join(planned)} です。",
        ),
    )


def written_strategy(asked: PlacementSubject | MovementSubject, name: str | None) -> Strategy:
    """Return the strategy of that name, by default the quickest with a program. Raises
    BadInput."""
    if name is not None or has_program(asked.made, usual := strategy_for(asked, None)):
        return strategy_for(asked, name)
    written = [each for each in asked.strategies if has_program(asked.made, each)]
    return written[-1] if written else usual


def program_of(
    asked: PlacementSubject | MovementSubject,
    strategy: Strategy,
    language: Language,
    form: Form | None,
    title: Text,
    budget: TimeBudget,
    progress: Callable[[], object] | None = None,
) -> Program | None:
    """Return the readable program of a strategy, None if time ran out. Raises BadInput if there is
    no such program."""
    work = program_in_slices(asked.made, asked.drawing, strategy, language, form, title)
    return within(work, budget, progress)
