"""What the core tells the page is typed once: web/worker/messages.d.ts is written from its types.
What the page asks for, in protocol.d.ts, is what the core knows.
"""

from __future__ import annotations

import re

import pytest

from builder.protocol import HERE, declarations, written
from builder.written import COMMAND
from pycore.handlers.assist_run import AIDS
from pycore.handlers.bridge import ORDERS
from pycore.handlers.routes import ROUTES

BY_HAND = HERE.with_name("protocol.d.ts")


def exported(text: str) -> list[str]:
    return re.findall(r"^export (?:interface|type) (\w+)", text, re.M)


def test_the_messages_of_the_core_are_written_from_its_types() -> None:
    assert HERE.read_text("utf-8") == written(), COMMAND


def test_a_type_is_written_once() -> None:
    names = [*exported(written()), *exported(BY_HAND.read_text("utf-8"))]
    assert sorted(names) == sorted(set(names))


def named_in(kind: str, pattern: str) -> set[str]:
    """The words that match in the type of that name."""
    body = BY_HAND.read_text("utf-8").partition(f"export type {kind} =\n")[2]
    return set(re.findall(pattern, re.split(r"^(?!  )", body, maxsplit=1, flags=re.M)[0]))


def test_the_page_asks_for_what_the_core_knows() -> None:
    assert named_in("Question", r'type: "(\w+)"') == ROUTES.keys()
    assert named_in("Aid", r'\| "(\w+)"') == {*AIDS, "position"}
    orders = named_in("Order", r'type: "(\w+)"') | named_in("Command", r'type: "(\w+)"')
    assert orders == {*ORDERS, "close"}


def declared(text: str) -> str:
    return "\n".join(declarations(text))


def test_a_dictionary_becomes_an_interface_with_its_docstrings_as_comments() -> None:
    text = '''
class _Part(TypedDict):
    at: float

class Whole(Base):
    """Of parts."""

    parts: list[_Part | None]
    """In their order."""
    where: NotRequired[tuple[int, str]]
'''
    assert declared(text).splitlines() == [
        "export interface Part {",
        "  at: number;",
        "}",
        "/** Of parts. */",
        "export interface Whole extends Base {",
        "  /** In their order. */",
        "  parts: (Part | null)[];",
        "  where?: [number, string];",
        "}",
    ]


def test_of_one_that_is_not_total_every_field_may_be_missing() -> None:
    text = "class Some(TypedDict, total=False):\n    one: dict[int, bool]"
    assert declared(text) == "export interface Some {\n  one?: Record<number, boolean>;\n}"


def test_any_other_name_becomes_a_type() -> None:
    text = 'Way = Literal["up", 2] | None\n"""Where to."""'
    assert declared(text) == '/** Where to. */\nexport type Way = "up" | 2 | null;'


@pytest.mark.parametrize("kind", ["set[int]", "Callable[[], int]", "object.thing"])
def test_what_no_message_can_be_is_refused(kind: str) -> None:
    with pytest.raises(ValueError, match=re.escape(kind)):
        declared(f"Name = {kind}")
