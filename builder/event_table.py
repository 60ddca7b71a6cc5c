"""The table of events as the page has it: web/app/state/events.js (see `builder/written.py`)."""

from __future__ import annotations

from collections.abc import Iterator

from builder.shell import ROOT
from pycore.search import events
from pycore.search.events import FIELDS, KIND, NO_VALUE, Field

PAGE = ROOT / "web" / "app" / "state" / "events.js"

HEAD = """/**
 * The events of a search: their kinds, and the fields of each in the integer that it is packed into
 * (pycore/search/events.py, from which this file is written: python3 -m builder.written).
 */
"""

READER = "/** @type {(packed: number) => number} */"

UNPACK = """/**
 * The event with the fields of its kind; a cell and a value that it does not name are 0.
 * @type {(packed: number) => Event}
 */
export function unpack(packed) {
  const kind = eventKind(packed);
  /** @type {Record<string, number>} */
  const event = { kind, cell: 0, value: 0 };
  for (const [name, read] of Object.entries(FIELDS[kind] ?? {})) event[name] = read(packed);
  return /** @type {Event} */ (/** @type {unknown} */ (event));
}"""

PLACES = {"KIND", "THIRD", "CELL", "VALUE"}
"""Constants of the module other than kinds."""


def table() -> str:
    """Return the text of the file."""
    return "\n".join([HEAD, *_kinds(), *_types(), *_readers(), *_fields(), UNPACK, ""])


def _kinds() -> Iterator[str]:
    for kind in FIELDS:
        yield f"export const {_name(kind)} = {kind};"
    yield f"export const NO_VALUE = {NO_VALUE};"
    yield ""


def _types() -> Iterator[str]:
    yield "/**"
    begins = "@typedef {("
    for kind, fields in FIELDS.items():
        names = dict.fromkeys(["cell", "value", *fields])
        named = ", ".join(f"{field}: number" for field in names)
        ends = ")} Event" if kind == max(FIELDS) else ""
        yield f" * {begins}{{ kind: typeof {_name(kind)}, {named} }}{ends}"
        begins = "| "
    yield " */"
    yield ""


def _readers() -> Iterator[str]:
    yield READER
    yield f"export const eventKind = (packed) => packed >>> {KIND};"
    yield ""
    each = {_reader(name, at): at for fields in FIELDS.values() for name, at in fields.items()}
    for name, field in each.items():
        moved = f"(packed >>> {field.at})" if field.at else "packed"
        yield READER
        yield f"export const {name} = (packed) => {moved} & {hex((1 << field.bits) - 1)};"
        yield ""


def _fields() -> Iterator[str]:
    yield "/** @type {Record<number, Record<string, (packed: number) => number>>} */"
    yield "const FIELDS = {"
    for kind, fields in FIELDS.items():
        written = ", ".join(f"{name}: {_reader(name, at)}" for name, at in fields.items())
        yield f"  [{_name(kind)}]: {{ {written} }}," if written else f"  [{_name(kind)}]: {{}},"
    yield "};"
    yield ""


def _name(kind: int) -> str:
    return next(
        name
        for name, value in vars(events).items()
        if name.isupper() and name not in PLACES and value == kind and type(value) is int
    )


def _reader(name: str, field: Field) -> str:
    """Return the name of the function that reads a field; one function reads all numbers."""
    return "eventNumber" if field.bits == KIND else f"event{name.capitalize()}"
