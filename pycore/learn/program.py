"""Running a program, which is recorded line by line and can be stopped.

step     a line about to run: its number, the depth of its call, the moment of the recorder, the
         variables of that call that have changed since the previous step, and the amount printed
call     a running function of the program, or its top level at depth 0
host     is asked after a number of lines or rounds of loops whether to stop
limit    beyond `most_steps` no steps are recorded; the program runs on, faster

sys.monitoring reports lines and jumps (the rounds of loops) for the code of the program only, so
the library runs at full speed. Without it (before Python 3.12) a program runs unrecorded.
"""

from __future__ import annotations

import ast
import builtins
import linecache
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import CodeType, FrameType
from typing import Any, NamedTuple

from .errors import Trouble, trouble_of
from .intact import mended
from .recorder import Recorder
from .values import Variables, names_in, short

FILE = "<program>"
EVERY = 256
"""Lines or rounds of loops between two questions to the host."""

MOST_STEPS = 50_000

TOOL = 2  # the sys.monitoring ID for profilers, which a page does not have


class ProgramStep(NamedTuple):
    """A step; `call` is the function's name if its call begins here, `changed` the new or different
    variables, with None for deleted ones."""

    line: int
    depth: int
    moment: int
    call: str | None
    changed: dict[str, str | None]
    printed: int


class Stopped(BaseException):
    """The host wants the program to end. Not an Exception, so that few programs catch it."""


@dataclass
class Outcome:
    """The end of a program: the value of its last line, written out, or the error."""

    value: str | None = None
    trouble: Trouble | None = None
    stopped: bool = False


@dataclass
class LearnerProgram:
    """The text of a program, run once. `ask` returns whether to stop it, `printed` the amount
    printed; `spoiled` says afterwards that it has changed Python itself."""

    source: str
    recorder: Recorder
    ask: Callable[[], bool]
    most_steps: int = MOST_STEPS
    printed: Callable[[], int] = lambda: 0
    steps: list[ProgramStep] = field(default_factory=list)
    full: bool = False
    spoiled: bool = False
    _names: dict[str, Any] = field(default_factory=dict)
    _turns: int = 0
    _recorded: int = 0
    _calls: list[tuple[FrameType, Variables]] = field(default_factory=list)

    def run(self) -> Outcome:
        """Run the program to its end, to its first error, or until it is stopped."""
        linecache.cache[FILE] = (len(self.source), None, self.source.splitlines(True), FILE)
        self._names = {"__name__": "__main__", "__builtins__": builtins}
        value = None
        try:
            body, last = _compiled(self.source)
            with _watched([body, last], self._line, self._turn):
                try:
                    exec(body, self._names)
                    if last:
                        value = eval(last, self._names)
                finally:
                    self.spoiled = mended()
        except Stopped:
            return Outcome(stopped=True)
        except SystemExit:
            return Outcome()
        except BaseException as error:
            return Outcome(trouble=trouble_of(error, FILE, self.source, self._names))
        return Outcome(value=None if value is None else short(value))

    def take_steps(self) -> list[ProgramStep]:
        """Return the steps since the last call."""
        taken, self.steps = self.steps, []
        return taken

    def _turn(self, *_: object) -> None:
        """Ask the host from time to time. Raises Stopped."""
        self._turns += 1
        if self._turns % EVERY == 0 and self.ask():
            raise Stopped

    def _line(self, code: CodeType, line: int) -> object:
        """Record a step. Raises Stopped."""
        self._turn()
        if self._recorded >= self.most_steps:
            self.full = self.most_steps > 0
            return _monitoring.DISABLE
        self._recorded += 1
        frame = sys._getframe(1)
        depth, call = self._enter(frame)
        changed = self._calls[depth][1].changes(frame)
        self.steps.append(
            ProgramStep(line, depth, self.recorder.moment, call, changed, self.printed())
        )
        return None

    def _enter(self, frame: FrameType) -> tuple[int, str | None]:
        """Update the calls; return the depth, and the name of a new call."""
        calls = self._calls
        if calls and calls[-1][0] is frame:
            return len(calls) - 1, None
        stack = list(_own_frames(frame))[::-1]
        same = 0
        while same < min(len(stack), len(calls)) and calls[same][0] is stack[same]:
            same += 1
        del calls[same:]
        for each in stack[same:]:
            calls.append((each, names_in(each)))
        return len(calls) - 1, stack[-1].f_code.co_name if same < len(stack) else None


_monitoring: Any = getattr(sys, "monitoring", None)


@contextmanager
def _watched(
    codes: list[CodeType | None], on_line: Callable[..., object], on_turn: Callable[..., None]
) -> Iterator[None]:
    """Have Python report each line and each round of a loop in this code and all nested code."""
    if _monitoring is None:
        yield
        return
    events = _monitoring.events
    _monitoring.use_tool_id(TOOL, "edagari")
    try:
        _monitoring.register_callback(TOOL, events.LINE, on_line)
        _monitoring.register_callback(TOOL, events.JUMP, on_turn)
        for code in codes:
            for each in _all_within(code):
                _monitoring.set_local_events(TOOL, each, events.LINE | events.JUMP)
        yield
    finally:
        for code in codes:
            for each in _all_within(code):
                _monitoring.set_local_events(TOOL, each, events.NO_EVENTS)
        for event in (events.LINE, events.JUMP):
            _monitoring.register_callback(TOOL, event, None)
        _monitoring.free_tool_id(TOOL)


def _all_within(code: CodeType | None) -> Iterator[CodeType]:
    if code is not None:
        yield code
        for each in code.co_consts:
            if isinstance(each, CodeType):
                yield from _all_within(each)


def _own_frames(frame: FrameType | None) -> Iterator[FrameType]:
    """Yield the calls of the program, innermost first."""
    while frame:
        if frame.f_code.co_filename == FILE:
            yield frame
        frame = frame.f_back


def _compiled(source: str) -> tuple[CodeType, CodeType | None]:
    """Compile the program, and separately its last line if that is an expression. Raises
    SyntaxError."""
    tree = ast.parse(source, FILE)
    last = None
    if tree.body and isinstance(tree.body[-1], ast.Expr):
        expression = tree.body.pop()
        assert isinstance(expression, ast.Expr)
        last = compile(ast.Expression(expression.value), FILE, "eval")
    return compile(tree, FILE, "exec"), last
