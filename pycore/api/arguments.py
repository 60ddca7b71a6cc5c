"""Arguments of a program, by parameter. They may come from a user, a file or another program, so
anything unusable is BadInput, even a wrong type."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import cache, wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar

from ..model.bilingual import BadInput, Named, Text, joined, shown, spelled
from ..model.drawing import Drawing
from ..model.movement import Movement
from ..model.placement import Placement
from ..model.puzzle import Puzzle

P = ParamSpec("P")
T = TypeVar("T")


class ParameterKind(NamedTuple):
    """The values that a parameter accepts, as a test and in words."""

    takes: Callable[[Any], bool]
    wanted: Text


def _instance(*types: type) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, types)


def _texts(value: Any) -> bool:
    return isinstance(value, tuple | list) and all(isinstance(each, str) for each in value)


NOTHING = type(None)
TASK = Text("an entry of the catalogue, a Placement or a Movement", "パズル、Placement、Movement")
OPTIONS = Text("strings by option name", "設定の名前から文字列への対応")
VALUES = Text("values by cell", "マスから数への対応")
TEXT = Text("text", "文字列")
NAMES = Text("a tuple of names", "名前のタプル")
DRAWING = Text("a Drawing", "Drawing")
FUNCTION = Text("a function", "関数")
EXECUTOR = Text("an executor of concurrent.futures", "concurrent.futures の executor")
FLAG = Text("True or False", "True か False")

KINDS = {
    "puzzle": ParameterKind(_instance(Puzzle, Placement, Movement), TASK),
    "placement": ParameterKind(_instance(Puzzle, Placement, Movement), TASK),
    "task": ParameterKind(_instance(Puzzle, Placement, Movement), TASK),
    "options": ParameterKind(_instance(Mapping, NOTHING), OPTIONS),
    "givens": ParameterKind(_instance(Mapping, NOTHING), VALUES),
    "filled": ParameterKind(_instance(Mapping, NOTHING), VALUES),
    "start": ParameterKind(_instance(str, NOTHING), TEXT),
    "strategy": ParameterKind(_instance(str, NOTHING), TEXT),
    "strategies": ParameterKind(lambda value: value is None or _texts(value), NAMES),
    "difficulty": ParameterKind(_instance(str, NOTHING), TEXT),
    "drawing": ParameterKind(_instance(Drawing, NOTHING), DRAWING),
    "progress": ParameterKind(lambda value: value is None or callable(value), FUNCTION),
    "executor": ParameterKind(lambda value: value is None or hasattr(value, "submit"), EXECUTOR),
    "symmetric": ParameterKind(_instance(bool), FLAG),
    "minimal": ParameterKind(_instance(bool), FLAG),
}
"""Numbers (`limit`, `seconds`, `seed`), `removed` and `keep` are checked where they are used."""


def checked(function: Callable[P, T]) -> Callable[P, T]:
    """Wrap the function to raise BadInput for arguments of the wrong kind."""
    signature = cache(lambda: inspect.signature(function))  # slow: not before a call

    @wraps(function)
    def check(*args: P.args, **kwargs: P.kwargs) -> T:
        for name, value in signature().bind(*args, **kwargs).arguments.items():
            kind = KINDS.get(name)
            if kind and not kind.takes(value):
                raise unusable(name, kind.wanted, value)
        return function(*args, **kwargs)

    return check


def unusable(name: str, wanted: Text, value: object) -> BadInput:
    """Return the fault of an argument that must be something else."""
    there = shown(spelled(value))
    return BadInput(
        Named(name),
        Text(
            f"must be {wanted.en}, not {there}.",
            joined(wanted.ja, f"を指定してください（{there} は使えません）。"),
        ),
    )
