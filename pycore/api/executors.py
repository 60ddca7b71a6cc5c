"""Having a search done by others: an executor, and a file that keeps what they have done.

The room that does it is read when it is asked for: a page has neither processes nor threads.
"""

from __future__ import annotations

from collections.abc import Callable
from os import PathLike
from typing import TYPE_CHECKING

from ..model.bilingual import BadInput, Named, Text, shown, spelled
from ..model.canonical import canonical
from ..model.incremental import Incremental
from ..run.checkpoints import fingerprint
from ..search.events import Search
from .subject import PlacementSubject

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from ..parallel.executors.search import Help

Keep = str | PathLike[str]


def help_for(
    executor: Executor | None,
    keep: Keep | None,
    limit: int | None,
    asked: PlacementSubject,
    lists: Callable[[], bool],
) -> Help | None:
    """Who does the parts and where they are kept; None for nobody. Raises BadInput, for a file too
    where nobody writes one."""
    if keep is not None and not isinstance(keep, str | PathLike):
        given = shown(spelled(keep))
        raise BadInput(
            Named("keep"),
            Text(
                f"must be the path of a file, not {given}.",
                f"ファイルのパスを指定してください（{given} は使えません）。",
            ),
        )
    if executor is None:
        if keep is not None:
            raise BadInput(
                Named("keep"),
                Text("goes with an executor.", "は executor と一緒に使ってください。"),
            )
        return None
    from ..parallel.executors.journal import journal_at
    from ..parallel.executors.search import Help

    of = {"placement": fingerprint(canonical("placement", asked.made))}
    journal = journal_at(keep, of, limit)
    return Help(executor, lists(), journal)


def spread_over(
    by: Help, search: Incremental[Search], asked: PlacementSubject, strategy: str, limit: int | None
) -> Incremental[Search]:
    """The search of that strategy, done by others."""
    from ..parallel.executors.search import spread

    return spread(search, asked.made, asked.drawing, strategy, limit, by)
