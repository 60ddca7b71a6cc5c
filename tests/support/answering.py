"""Scripts in a page must answer: Playwright would wait forever, without naming the script. The wait
is limited at the common point of all its evaluations, for every page of a test run; waits for
something shown are limited by PATIENCE (workbench.py).
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
"""The common points of Playwright's evaluations: a page asks its frame, a locator an element."""

Evaluate = Callable[..., Coroutine[Any, Any, Any]]


class NoAnswer(AssertionError):
    """A script that did not end in time."""


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Wait that long in the block, for scripts that do a lot, such as running programs."""
    _seconds.append(seconds)
    try:
        yield
    finally:
        _seconds.pop()


def limited(evaluate: Evaluate) -> Evaluate:
    """Wrap an evaluation to raise NoAnswer, quoting the script, when it does not end in time."""

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
