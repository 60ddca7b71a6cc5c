"""Forms: declarations of JSON data, which read it, write it and give its JSON Schema.

form      the declaration of one kind of data
pointer   a location in a file: a JSON Pointer (RFC 6901), "/rules/3/total"
refused   said of data in another form: BadInput names the pointer and what would be right

Forms are composed: `RecordForm(Rule, {"cells": Item(Listed(CELL))})`. Nothing is written twice, so
reading, writing and the published schema cannot differ.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import isfinite
from typing import Any, NamedTuple, Protocol

from ..model.bilingual import BadInput, Named, Text, shown, spelled
from ..model.suggestion import suggestion

Json = Any
"""The result of `json.loads`."""

Pointer = tuple[str | int, ...]

WHOLE = Text("a whole number", "整数")

MISSING: Any = object()
"""The default of a required entry."""


def at(pointer: Pointer) -> Named:
    """Return the place of a fault: the pointer as written."""
    return Named(
        "".join(f"/{str(step).replace('~', '~0').replace('/', '~1')}" for step in pointer) or "/"
    )


def refused(pointer: Pointer, en: str, ja: str) -> BadInput:
    """Return the fault at a pointer."""
    return BadInput(at(pointer), Text(en, ja))


def not_this(pointer: Pointer, wanted: Text, data: Json) -> BadInput:
    """Return the fault of data in place of something else."""
    there = _briefly(data)
    return refused(
        pointer,
        f"must be {wanted.en}, not {there.en}.",
        f"{wanted.ja}を書いてください（{there.ja} は使えません）。",
    )


def _briefly(data: Json) -> Text:
    match data:
        case dict():
            return Text("an object", "オブジェクト")
        case list():
            return Text("an array", "配列")
        case None | True | False:
            word = {None: "null", True: "true", False: "false"}[data]
            return Text(word, word)
        case str():
            return Text(shown(data), shown(data))
        case _:
            written = spelled(data)
            written = written if len(written) <= 24 else f"{written[:23]}…"
            return Text(written, written)


class Form(Protocol):
    """A declaration of one kind of data."""

    def read(self, data: Json, pointer: Pointer) -> Any:
        """Return the value of the data. Raises BadInput at the pointer of the fault."""

    def write(self, value: Any) -> Json:
        """Return the value as JSON."""

    def schema(self) -> dict[str, Json]:
        """Return the JSON Schema of the data."""


class WholeForm(NamedTuple):
    """A whole number from `low` to `high`; `name` is its name."""

    low: int
    high: int
    name: Text = WHOLE

    def read(self, data: Json, pointer: Pointer) -> int:
        """Return the number; True is not one."""
        if type(data) is int and self.low <= data <= self.high:
            return data
        en, ja = self.name
        wanted = Text(f"{en} from {self.low} to {self.high}", f"{self.low}〜{self.high} の{ja}")
        raise not_this(pointer, wanted, data)

    def write(self, value: int) -> Json:
        return value

    def schema(self) -> dict[str, Json]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


class Number(NamedTuple):
    """Any finite number within `farthest` of 0."""

    farthest: float

    def read(self, data: Json, pointer: Pointer) -> float:
        """Return the number as written: 1 stays whole."""
        if type(data) in (int, float) and abs(data) <= self.farthest and isfinite(data):
            number: float = data
            return number
        most = f"{self.farthest:,.0f}"
        wanted = Text(f"a number from −{most} to {most}", f"−{most}〜{most} の数")
        raise not_this(pointer, wanted, data)

    def write(self, value: float) -> Json:
        return value

    def schema(self) -> dict[str, Json]:
        return {"type": "number", "minimum": -self.farthest, "maximum": self.farthest}


class LineForm(NamedTuple):
    """A text of `least` to `longest` characters."""

    longest: int
    least: int = 0

    def read(self, data: Json, pointer: Pointer) -> str:
        if not isinstance(data, str):
            raise not_this(pointer, Text("text in quotes", "引用符で囲んだ文字列"), data)
        if not self.least <= len(data) <= self.longest:
            raise refused(
                pointer,
                f"must have {self.least} to {self.longest:,} characters, not {len(data):,}.",
                f"{self.least}〜{self.longest:,} 文字にしてください（{len(data):,} 文字です）。",
            )
        return data

    def write(self, value: str) -> Json:
        return value

    def schema(self) -> dict[str, Json]:
        return {"type": "string", "minLength": self.least, "maxLength": self.longest}


class Flag:
    """True or false."""

    def read(self, data: Json, pointer: Pointer) -> bool:
        if isinstance(data, bool):
            return data
        raise not_this(pointer, Text("true or false", "true か false"), data)

    def write(self, value: bool) -> Json:
        return value

    def schema(self) -> dict[str, Json]:
        return {"type": "boolean"}


class Word(NamedTuple):
    """One of a few words."""

    words: tuple[str, ...]

    def read(self, data: Json, pointer: Pointer) -> str:
        if isinstance(data, str) and data in self.words:
            return data
        listed = Text(f"one of {', '.join(self.words)}", f"{'、'.join(self.words)} のどれか")
        raise not_this(pointer, listed, data)

    def write(self, value: str) -> Json:
        return value

    def schema(self) -> dict[str, Json]:
        return {"enum": list(self.words)}


class Listed(NamedTuple):
    """An array of `least` to `most` things of one form, read as a tuple."""

    each: Form
    most: int
    least: int = 0

    def read(self, data: Json, pointer: Pointer) -> tuple[Any, ...]:
        if not isinstance(data, list):
            raise not_this(pointer, Text("an array", "配列"), data)
        if not self.least <= len(data) <= self.most:
            count = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most:,}"
            raise refused(
                pointer,
                f"must have {count} entries, not {len(data):,}.",
                f"要素を {count.replace(' to ', '〜')} 個にしてください（{len(data):,} 個です）。",
            )
        return tuple(self.each.read(one, (*pointer, n)) for n, one in enumerate(data))

    def write(self, value: tuple[Any, ...]) -> Json:
        return [self.each.write(one) for one in value]

    def schema(self) -> dict[str, Json]:
        bounds = {"minItems": self.least, "maxItems": self.most}
        return {"type": "array", "items": self.each.schema(), **bounds}


class Item(NamedTuple):
    """An entry of an object: its form, its default (MISSING if it is required), its `attribute` if
    that has another name, and its meaning."""

    form: Form
    default: Any = MISSING
    attribute: str = ""
    about: str = ""


class RecordForm(NamedTuple):
    """An object whose entries are the attributes of the result of `make`."""

    make: Callable[..., Any]
    entries: Mapping[str, Item]
    about: str = ""

    def read(self, data: Json, pointer: Pointer) -> Any:
        if not isinstance(data, dict):
            raise not_this(pointer, Text("an object", "オブジェクト"), data)
        for key in data:
            if key not in self.entries:
                raise self._unknown(key, pointer)
        made = {}
        for key, entry in self.entries.items():
            if key in data:
                made[entry.attribute or key] = entry.form.read(data[key], (*pointer, key))
            elif entry.default is MISSING:
                raise refused(pointer, f"{key!r} is missing.", f"{key!r} がありません。")
            else:
                made[entry.attribute or key] = entry.default
        return self.make(**made)

    def _unknown(self, key: str, pointer: Pointer) -> BadInput:
        names = ", ".join(self.entries)
        en, ja = suggestion(key, self.entries, Text(f"there are: {names}.", f"（{names}）。"))
        return refused(
            pointer, f"{shown(key)} is not known; {en}", f"{shown(key)} はありません{ja}"
        )

    def write(self, value: Any) -> Json:
        """Return an object without entries that equal their defaults."""
        written = {}
        for key, entry in self.entries.items():
            there = getattr(value, entry.attribute or key)
            if entry.default is MISSING or there != entry.default:
                written[key] = entry.form.write(there)
        return written

    def schema(self) -> dict[str, Json]:
        """Return an object with exactly these entries."""
        told = {} if not self.about else {"description": self.about}
        return {
            **told,
            "type": "object",
            "properties": {key: _told(entry) for key, entry in self.entries.items()},
            "required": [key for key, entry in self.entries.items() if entry.default is MISSING],
            "additionalProperties": False,
        }


def _told(entry: Item) -> dict[str, Json]:
    told = {"description": entry.about} if entry.about else {}
    return {**told, **entry.form.schema()}
