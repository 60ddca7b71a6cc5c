"""The forms of all rules, derived from their classes: a new rule appears in files under its name in
plain data, with the fields of its class."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING as NO_DEFAULT
from dataclasses import fields
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from ..model.bilingual import BadInput, Text, shown
from ..model.rules import Rule
from ..model.serialization import NAMES
from ..model.suggestion import suggestion
from ..model.written_sum import WrittenSum
from .forms import (
    MISSING,
    Form,
    Item,
    Json,
    Listed,
    Pointer,
    RecordForm,
    Word,
    not_this,
    refused,
)
from .limits import MOST_ENTRIES
from .numbers import CELL, NUMBER

ABOUT_CELLS = ("cells", "groups", "smaller", "larger", "cell")
"""The fields that name cells, in any rule."""

MOST_DIGITS = 100
"""The longest number written digit by digit."""

TAG = "rule"
"""The entry with the name of the rule."""

NAMES_OF_CLASSES = {made: name for name, made in NAMES.items()}


@cache
def rule_forms() -> Mapping[str, RecordForm]:
    """Return the form of each rule by its name."""
    return {name: _record(name, made) for name, made in NAMES.items()}


def _record(name: str, made: Any) -> RecordForm:
    hints = get_type_hints(made)
    entries = {
        each.name: Item(
            _form(hints[each.name], CELL if each.name in ABOUT_CELLS else NUMBER),
            MISSING if each.default is NO_DEFAULT else each.default,
        )
        for each in fields(made)
    }
    about = " ".join(made.__doc__.split()).replace("`", "")
    return RecordForm(made, entries, about)


def _form(hint: Any, number: Form) -> Form:
    """Return the form of a field of this type, whose numbers have the form `number`."""
    parts = get_args(hint)
    if hint is int:
        return number
    if get_origin(hint) is Literal:
        return Word(parts)
    if get_origin(hint) is UnionType:  # a number that may be missing
        (hint,) = (part for part in parts if part is not NoneType)
        return _form(hint, number)
    assert get_origin(hint) is tuple, hint
    if parts[-1] is Ellipsis:
        return Listed(_form(parts[0], number), MOST_ENTRIES)
    return Listed(_form(parts[0], number), len(parts), len(parts))


class AnyRule:
    """An object that names a rule, with the fields of that rule."""

    def read(self, data: Json, pointer: Pointer) -> Rule:
        forms = rule_forms()
        if not isinstance(data, dict):
            raise not_this(pointer, Text("an object", "オブジェクト"), data)
        name = data.get(TAG)
        if not isinstance(name, str) or name not in forms:
            raise self._unknown(name, (*pointer, TAG))
        rest = {key: part for key, part in data.items() if key != TAG}
        rule: Rule = forms[name].read(rest, pointer)
        if isinstance(rule, WrittenSum) and any(len(word) > MOST_DIGITS for word in rule.words):
            raise refused(
                (*pointer, "words"),
                f"a number must have {MOST_DIGITS} digits at most.",
                f"数は {MOST_DIGITS} 桁までにしてください。",
            )
        return rule

    def _unknown(self, name: Json, pointer: Pointer) -> BadInput:
        names = ", ".join(rule_forms())
        if not isinstance(name, str):
            return not_this(pointer, Text("the name of a rule", "条件の名前"), name)
        en, ja = suggestion(name, rule_forms(), Text(f"there are: {names}.", f"（{names}）。"))
        name = shown(name)
        return refused(pointer, f"{name} is no rule; {en}", f"{name} という条件はありません{ja}")

    def write(self, value: Rule) -> Json:
        name = NAMES_OF_CLASSES[type(value)]
        return {TAG: name, **rule_forms()[name].write(value)}

    def schema(self) -> dict[str, Json]:
        return {"anyOf": [_named(name, form) for name, form in rule_forms().items()]}


def _named(name: str, form: RecordForm) -> dict[str, Json]:
    plain = form.schema()
    return {
        **plain,
        "properties": {TAG: {"const": name}, **plain["properties"]},
        "required": [TAG, *plain["required"]],
    }


def cells_in(rule: Any) -> Iterator[tuple[Pointer, int]]:
    """Yield every cell that a rule names, with its pointer in the rule."""
    for each in fields(rule):
        if each.name in ABOUT_CELLS:
            yield from _leaves(getattr(rule, each.name), (each.name,))
    if isinstance(rule, WrittenSum):
        yield from (leaf for leaf in _leaves(rule.words, ("words",)) if leaf[1] >= 0)


def _leaves(part: Any, pointer: Pointer) -> Iterator[tuple[Pointer, int]]:
    if isinstance(part, tuple):
        for number, one in enumerate(part):
            yield from _leaves(one, (*pointer, number))
    else:
        yield pointer, part
