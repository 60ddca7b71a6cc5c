"""Having a search done by others: an executor, and a file that keeps what they have done.

The room that does it is read when it is asked for: a page has neither processes nor threads.
"""

from __future__ import annotations

from collections.abc import Callable
from os import PathLike
from typing import TYPE_CHECKING

from ..model.exact import exactly
from ..model.text import BadInput, Named, Text, shown, spelled
from ..run.checkpoints import fingerprint
from ..search.events import Search
from ..symmetry.sliced import Sliced
from .asked import AskedPlacement

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from ..spread.gathering import Help

Keep = str | PathLike[str]


def help_for(
    executor: Executor | None,
    keep: Keep | None,
    limit: int | None,
    asked: AskedPlacement,
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
    from ..spread.gathering import Help
    from ..spread.ledger import ledger_at

    of = {"placement": fingerprint(exactly("placement", asked.made))}
    ledger = ledger_at(keep, of, limit)
    return Help(executor, lists(), ledger)


def spread_over(
    by: Help, search: Sliced[Search], asked: AskedPlacement, strategy: str, limit: int | None
) -> Sliced[Search]:
    """The search of that strategy, done by others."""
    from ..spread.gathering import spread

    return spread(search, asked.made, asked.drawing, strategy, limit, by)
