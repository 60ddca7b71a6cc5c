"""Scripts in a page have to answer: Playwright would wait for one without end, and never say for
which. The wait is limited where all its ways to evaluate something meet, for every page of a test
run; how long a wait for something shown may be is PATIENCE (workbench.py).
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

from playwright._impl import frame, js_handle, worker

_seconds = [60.0]
LONGEST = 300  # characters of a script that are quoted

EVALUATIONS: dict[type, tuple[str, ...]] = {
    frame.Frame: ("evaluate", "evaluate_handle", "eval_on_selector", "eval_on_selector_all"),
    js_handle.JSHandle: ("evaluate", "evaluate_handle"),
    worker.Worker: ("evaluate", "evaluate_handle"),
}
"""Where Playwright's ways to evaluate meet: a page asks its frame, a locator an element."""

Evaluate = Callable[..., Coroutine[Any, Any, Any]]


class NoAnswer(AssertionError):
    """A script that did not end in time."""


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Wait that long in the block: for a script that does much, as one that runs programs."""
    _seconds.append(seconds)
    try:
        yield
    finally:
        _seconds.pop()


def limited(evaluate: Evaluate) -> Evaluate:
    """Return the same, with a NoAnswer that quotes the script where it does not end in time."""

    @wraps(evaluate)
    async def answered(self: object, *positional: Any, **named: Any) -> Any:
        seconds = _seconds[-1]
        try:
            async with asyncio.timeout(seconds):
                return await evaluate(self, *positional, **named)
        except TimeoutError:
            expression = str(named.get("expression", positional[0] if positional else ""))
            raise NoAnswer(f"no answer within {seconds} s: {expression[:LONGEST]}") from None

    return answered


def limit_evaluations() -> None:
    """Limit every evaluation in a page, a frame, an element or a worker."""
    for made, names in EVALUATIONS.items():
        for name in names:
            setattr(made, name, limited(getattr(made, name)))
