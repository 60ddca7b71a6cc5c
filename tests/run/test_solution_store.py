"""The solution store: any part can be read repeatedly, as far as there is room."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from pycore.model.placement import Solution
from pycore.run.job import Job
from pycore.run.solution_store import SolutionStore
from pycore.search.events import Batch, Batches, Search
from tests.support.clocks import ticking


def expanding(kinds: int, images: int) -> Search:
    """A search that finds (0,), (100,), ...; each stands for `images` solutions in a row."""

    def batches() -> Batches:
        yield Batch([], [], 0, 0, 0.0)
        for kind in range(kinds):
            yield Batch([], [(100 * kind,)], kind, 0, (kind + 1) / kinds)

    def expand(found: Sequence[Solution]) -> list[Solution]:
        return [(first + image,) for (first,) in found for image in range(images)]

    return Search(batches(), (), lambda found: images, expand)


@given(
    st.integers(0, 6),
    st.integers(1, 5),
    st.integers(0, 40),
    st.integers(0, 40),
    st.integers(1, 30) | st.none(),
)
def test_a_page_of_the_listing_is_a_slice_of_all_solutions(
    kinds: int, images: int, first: int, wanted: int, limit: int | None
) -> None:
    job = Job(expanding(kinds, images), lambda s: True, ticking(), limit)
    kept = SolutionStore(job)
    while not job.over:
        job.run(0.0)
        kept.take()
    progress = job.progress()
    assert kept.listed == progress.listed
    everything = [(100 * kind + image,) for kind in range(kinds) for image in range(images)]
    listed = everything[: progress.listed]
    assert kept.listing(first, wanted) == listed[first : first + wanted]
    assert progress.listed >= min(limit or len(everything), len(everything))
    if limit is None or limit > len(everything):
        assert progress.solutions == len(everything)


@given(st.integers(0, 8), st.integers(1, 3), st.integers(0, 10), st.integers(1, 2))
def test_what_there_is_no_room_for_is_let_go_from_the_first_one_on(
    kinds: int, images: int, room: int, numbers_each: int
) -> None:
    job = Job(expanding(kinds, images), lambda s: True, ticking())
    kept = SolutionStore(job, numbers_each, room)
    while not job.over:
        job.run(0.0)
        kept.take()
    here = min(kinds, room // numbers_each)
    assert kept.listed == here * images
    assert job.progress().listed == kinds * images
    assert kept.listing(0, 100) == [
        (100 * kind + image,) for kind in range(here) for image in range(images)
    ]


def test_nothing_is_listed_before_the_first() -> None:
    job = Job(expanding(3, 1), lambda s: True, ticking())
    job.run(1.0)
    kept = SolutionStore(job)
    kept.take()
    assert kept.listing(-1, 2) == kept.listing(0, -1) == []
