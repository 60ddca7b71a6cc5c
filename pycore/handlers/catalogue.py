"""The catalogue as plain data: everything that a page shows before it asks the core.

board   a puzzle made with certain options; that of the usual ones is in the
        catalogue itself
key     the unusual options of a board, as in a link: `order=3&kind=normal`
gain    what pruning saves, counted when the catalogue is made: the nodes of the plainest strategy
        of a puzzle (its tree is not finished but estimated, from the part of it that was: only two
        digits mean something), of the best one that reports its steps ("watched"), and of the
        default one ("usual")
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import count, product
from math import prod
from typing import Any

from .. import __version__
from ..model.bilingual import BadInput
from ..model.movement import Movement
from ..model.notation import read_givens
from ..model.options import Choice, Option, Whole
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle
from ..model.rules import AllDifferent
from ..model.seed import LARGEST_SEED
from ..puzzles import our_contents
from ..run.job import Job, Progress
from ..search import (
    INCOMPLETE,
    STRATEGIES,
    default_strategy,
    incomplete_for,
    strategies_for,
    strategy_in,
)
from ..search.strategy import Strategy
from .assist_run import offered_for
from .positions import position
from .requests import LONGEST_BATCH

MOST_SPOTS = 144
"""The largest board that is made in advance: a page need not load hundreds of large ones."""

MOST_BOARDS = 300
"""The most boards of one puzzle that are made in advance: if its options have more combinations,
only those of its examples."""


def picture_of(puzzle: Puzzle, typed: Mapping[str, str]) -> dict[str, Any]:
    """Return a puzzle made with these options (typed, as text), as it is shown. Raises BadInput."""
    settings = puzzle.settings(typed)
    made = puzzle.build(settings)
    return {
        "options": puzzle.written(settings),
        "drawing": puzzle.draw(settings).data(),
        "rules": puzzle.explain(settings)._asdict(),
        **puzzle.names(settings).data(),
        **(position(made) if isinstance(made, Movement) else _to_fill(made)),
    }


def _to_fill(made: Placement) -> dict[str, Any]:
    """Return what is shown of a placement besides its drawing."""
    alike = (r for r in made.rules if isinstance(r, AllDifferent) and not r.offsets)
    return {"values": made.values, "groups": [list(rule.cells) for rule in alike]}


def export() -> dict[str, Any]:
    """Return the whole catalogue as plain data, for catalog.json. Raises the error of a broken
    file: a site is not made of a part of the catalogue."""
    incomplete = [strategy_in(file) for file in INCOMPLETE]
    ours = our_contents()  # other installed packages are not on the page
    for error in ours.broken.values():
        raise error
    return {
        "version": __version__,
        "limits": {"seed": LARGEST_SEED, "text": LONGEST_BATCH},
        "puzzles": [_entry(puzzle) for puzzle in ours.puzzles.values()],
        "strategies": [
            {
                "name": s.name,
                "title": s.title._asdict(),
                "about": s.about._asdict(),
                "walked": s.walked,
                "tree": s.tree,
                "complete": s not in incomplete,
                "seed": s.seed,
                "planned": s.derive is not None,
            }
            for s in STRATEGIES
        ],
    }


def boards() -> dict[str, dict[str, Any]]:
    """Return, by puzzle and key, the boards for likely options, for a page that shows a board
    before Python is loaded. Raises the error of a broken file."""
    ours = our_contents()
    for error in ours.broken.values():
        raise error
    return {puzzle.name: _boards_of(puzzle) for puzzle in ours.puzzles.values()}


def _boards_of(puzzle: Puzzle) -> dict[str, Any]:
    made = {}
    for typed in _likely(puzzle):
        key = board_key(puzzle, typed)
        if key and key not in made:
            try:
                if len(puzzle.draw(puzzle.settings(typed)).spots) <= MOST_SPOTS:
                    made[key] = picture_of(puzzle, typed)
            except BadInput:  # these options cannot be combined
                continue
    return made


def board_key(puzzle: Puzzle, typed: Mapping[str, str]) -> str:
    """Return the key of the board for these options; "" for the usual ones."""
    usual = {option.name: option.data()["default"] for option in puzzle.options}
    others = {name: typed[name] for name in usual if typed.get(name, usual[name]) != usual[name]}
    return "&".join(f"{name}={value}" for name, value in others.items())


def _likely(puzzle: Puzzle) -> Iterable[Mapping[str, str]]:
    """Return every combination of numbers and choices, if they are not too many; and the
    examples'."""
    values = {option.name: _values(option) for option in puzzle.options}
    if prod(len(each) for each in values.values()) <= MOST_BOARDS:
        for chosen in product(*values.values()):
            yield dict(zip(values, chosen, strict=True))
    yield from (example.options for example in puzzle.examples)


def _values(option: Option) -> list[str]:
    """Return the possible values, as typed; for a free text the usual one."""
    if isinstance(option, Whole):
        return [str(value) for value in range(option.low, option.high + 1)]
    if isinstance(option, Choice):
        return [word for word, _ in option.choices]
    return [option.data()["default"]]


def _entry(puzzle: Puzzle) -> dict[str, Any]:
    made = puzzle.build(puzzle.settings({}))
    strategies = strategies_for(made)
    return {
        "name": puzzle.name,
        "kind": puzzle.kind,
        "title": puzzle.title._asdict(),
        "summary": puzzle.summary._asdict(),
        "options": [option.data() for option in puzzle.options],
        "examples": [_example(puzzle, example) for example in puzzle.examples],
        "strategies": [each.name for each in (*strategies, *incomplete_for(made))],
        "formerly": {each.name: list(each.formerly) for each in strategies if each.formerly},
        "strategy": default_strategy(made).name,
        "abilities": abilities(made),
        "grid": puzzle.read is not None,
        "saving": pruning_gain(puzzle, made),
        "shown": picture_of(puzzle, {}),
    }


def abilities(made: Placement | Movement[Any]) -> list[str]:
    """Return what else can be requested of it (see assist_run.py, count_job.py): for groups alone,
    several of them, everything."""
    return offered_for(made) if isinstance(made, Placement) else ["position"]


def _example(puzzle: Puzzle, example: Example) -> dict[str, Any]:
    entry = {
        "title": example.title._asdict(),
        "options": dict(example.options),
        "opens": example.opens,
        "strategy": example.strategy,
    }
    if puzzle.kind == "movement":
        return {**entry, "start": example.given}
    drawing = puzzle.draw(puzzle.settings(example.options))
    givens = read_givens(example.given, drawing)
    return {**entry, "givens": {str(cell): str(value) for cell, value in givens.items()}}


TICKS = 120.0
"""The most readings of the clock for the plain search. The clock counts readings, not seconds: the
same catalogue on any machine."""
ENOUGH = 4000.0
"""The same for the better ones, if they are likely to finish by HOPE."""
HOPE = 600.0
WORTH_TELLING = 10
"""How many times as many nodes as the watched strategy the plain one must need."""


def pruning_gain(puzzle: Puzzle, made: Placement | Movement[Any]) -> dict[str, int] | None:
    """Return nodes by strategy; None if the better ones do not finish soon, or save little."""
    strategies = strategies_for(made)
    watched = next((each for each in reversed(strategies) if each.walked), strategies[0])
    usual = default_strategy(made)
    plain = _reckoned(_counted(puzzle, made, strategies[0]))
    if plain is None:
        return None
    least = []
    for strategy in (watched, usual):
        progress = _counted(puzzle, made, strategy, ENOUGH)
        if progress.finished != 1.0 or progress.nodes * WORTH_TELLING > plain:
            return None
        least.append(progress.nodes)
    return {"plain": plain, "watched": least[0], "usual": least[1]}


def _counted(
    puzzle: Puzzle, made: Placement | Movement[Any], strategy: Strategy, most: float = TICKS
) -> Progress:
    """Return the progress of a search after at most that many ticks; after HOPE if it would not
    finish by then."""
    ticks = count()
    drawing = puzzle.draw(puzzle.settings({}))
    job = Job(strategy.prepare(made, drawing), lambda _: True, lambda: float(next(ticks)))
    hopeful = True
    while not job.over and hopeful and job.elapsed < most:
        job.run(TICKS / 6)
        job.take_events()
        job.take_found()
        hopeful = job.elapsed < HOPE or (job.progress().finished or 0) * most > job.elapsed
    return job.progress()


def _reckoned(progress: Progress) -> int | None:
    """Return the nodes of the whole tree to two digits; None if the finished part is unknown."""
    return int(float(f"{progress.nodes / progress.finished:.1e}")) if progress.finished else None
