"""Executors: the workers for the parts of a search, and the file of finished parts.

The room behind them is imported on demand: a page has neither processes nor threads.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any, NamedTuple

from ..model.bilingual import BadInput, Named, Text, shown, spelled
from ..model.canonical import canonical
from ..model.incremental import Incremental
from ..run.checkpoints import fingerprint
from ..search.events import Search
from .subject import PlacementSubject

if TYPE_CHECKING:
    from concurrent.futures import Executor
    from contextlib import AbstractContextManager

    from ..parallel.executors.journal import Journal

Keep = str | PathLike[str]


class Workers(NamedTuple):
    """The executor for the parts of a search, and the file of finished parts, if any."""

    executor: Executor
    journal: Journal | None = None


def workers_for(
    executor: Executor | None, keep: Keep | None, limit: int | None, asked: PlacementSubject
) -> Workers | None:
    """Return the workers of an executor, None without one. Raises BadInput, also for a file without
    an executor."""
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
                Text("needs an executor.", "は executor と一緒に使ってください。"),
            )
        return None
    return keeping(
        executor, keep, limit, {"placement": fingerprint(canonical("placement", asked.made))}
    )


def keeping(
    executor: Executor, keep: Keep | None, limit: int | None, of: Mapping[str, Any]
) -> Workers:
    """Return the workers of an executor; their results are stored, if at all, under the question.
    Raises BadInput."""
    if keep is None:
        return Workers(executor)
    from ..parallel.executors.journal import journal_at

    return Workers(executor, journal_at(keep, of, limit))


def spread_over(
    workers: Workers,
    search: Incremental[Search],
    asked: PlacementSubject,
    strategy: str,
    limit: int | None,
    lists: bool,
) -> Incremental[Search]:
    """Return the search of that strategy, done by workers; `lists` says whether solutions are
    listed."""
    from ..parallel.executors.search import Help, spread

    by = Help(workers.executor, lists, workers.journal)
    return spread(search, asked.made, asked.drawing, strategy, limit, by)


def processes(number: int) -> Executor:
    """Return that many processes of this machine. Raises BadInput if there are none,
    WorkersLost."""
    try:
        from ..parallel.executors.processes import Processes
    except ImportError as error:  # inside a page
        raise BadInput(
            Named("workers"),
            Text(
                "cannot be used: this Python cannot start processes.",
                "は使えません。この Python ではプロセスを作れません。",
            ),
        ) from error
    return Processes(number)


def cluster_at(address: str) -> AbstractContextManager[Executor]:
    """Return the workers of a Dask cluster. Raises BadInput if there is none, or no Dask here."""
    from ..parallel.executors import cluster

    return cluster.cluster_at(address)


def merged_files(names: Sequence[str]) -> tuple[list[bytes], int]:
    """Return the lines of a file with the finished parts of all these files, and the number of
    unusable lines. Raises BadInput."""
    from ..parallel.executors.journal import merged_files as merged

    return merged(names)
