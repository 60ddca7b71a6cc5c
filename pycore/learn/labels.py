"""A board without rules, for whatever a program fills in: cells and values have labels.

label   of a cell or a value: a short text or a whole number; where all values are numbers they
        stand for themselves
link    two cells joined by a line, which is drawn and means what the program makes of it
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeGuard, cast

from ..figures.limits import LONGEST_SIGN
from ..model.bilingual import BadInput, Named, Text, shown, spelled
from ..model.cell_names import ValueName
from ..model.drawing import Label, Point
from .filling import Filling

if TYPE_CHECKING:
    from ..api.figures import Figure
    from ..api.subject import PlacementSubject
    from .recorder import Recorder

CellLabel = int | str
Value = int | str

BY_PROGRAM = Text("refused by the program", "プログラムが除外")
"""The only rule of such a board, as the page shows it."""

TITLE = {"en": "Board of a program", "ja": "プログラムの盤"}

WIDTH = 0.3
"""Of a letter beside a cell, in widths of a cell."""


class Labelled(Filling):
    """Cells and values with labels; there are no rules.

    Everything is as on other boards, with labels for numbers; `refuse` reports a value that the
    program does not try.
    """

    def __init__(
        self,
        subject: PlacementSubject,
        recorder: Recorder,
        cells: Sequence[CellLabel],
        values: Sequence[Value],
    ) -> None:
        """Begin with an empty board; `cells` and `values` are the labels, in order."""
        super().__init__(subject, recorder)
        self._at = {label: cell for cell, label in enumerate(cells)}
        self._label_of = dict(zip(self._made.values, values, strict=True))
        self._value_of = {label: value for value, label in self._label_of.items()}
        self.cells = self.free = cast(Any, tuple(cells))
        self.values = cast(Any, tuple(values))

    def __getitem__(self, cell: Any) -> Any:
        value = self._board[self._cell(cell)]
        return None if value is None else self._label_of[value]

    def place(self, cell: Any, value: Any) -> None:
        """Put a value into a cell, by their labels. If it is already filled, its value and
        everything placed after it are undone first. Raises BadInput for unknown labels."""
        super().place(self._cell(cell), self._value(value))

    def remove(self, cell: Any) -> None:
        """Undo the value of a cell and everything placed after it. Raises BadInput if the cell is
        empty."""
        super().remove(self._cell(cell))

    def refuse(self, cell: Any, value: Any) -> None:
        """Report a value that is not tried in a cell: a cut. Raises BadInput for unknown labels."""
        self._refused(0, self._cell(cell), self._value(value))

    def _cell(self, label: object) -> int:
        return _known(self._at, label, "cell", "マス")

    def _value(self, label: object) -> int:
        return _known(self._value_of, label, "value", "値")


def _is_label(thing: object) -> TypeGuard[str | int]:
    return isinstance(thing, str | int) and not isinstance(thing, bool)


def _known(labels: Mapping[Any, int], label: object, en: str, ja: str) -> int:
    """Return what a label stands for. Raises BadInput for an unknown one."""
    if _is_label(label) and label in labels:
        return labels[label]
    there = ", ".join(map(str, [*labels][:12]))
    raise BadInput(
        Named(en),
        Text(
            f"there is no {en} {shown(spelled(label))}; there are {there}.",
            f"{shown(spelled(label))} という{ja}はありません（{there}）。",
        ),
    )


def drawn(
    cells: Iterable[CellLabel] | Mapping[CellLabel, Point],
    values: Iterable[Value],
    links: Iterable[tuple[CellLabel, CellLabel]],
) -> tuple[Figure, tuple[CellLabel, ...], tuple[Value, ...]]:
    """Return the figure of such a board, the labels of its cells and those of its values. Cells
    without places stand in a row. Raises BadInput for anything unusable."""
    from ..api.figures import Figure  # rarely needed

    marked, labels = tuple(cells), tuple(values)
    _must_be_labels("cells", marked)
    _must_be_labels("values", labels)
    names = tuple(map(str, marked))
    wide = max(1.2, WIDTH * max(map(len, names)))
    row = [(wide * at, 0.0) for at in range(len(names))]
    figure = Figure.at([*cells.values()] if isinstance(cells, Mapping) else row).named(*names)
    known = {label: cell for cell, label in enumerate(marked)}
    for one, other in links:
        figure = figure.line(*(_known(known, each, "cell", "マス") for each in (one, other)))
    numbers, things = _numbered(labels)
    drawing = figure.data.drawing
    written = [
        Label(name, spot.x, spot.y - 0.68, "beside", (), Text(name, name))
        for name, spot in zip(names, drawing.spots, strict=True)
    ]
    legend = ", ".join(f"{number} = {label}" for number, label in zip(numbers, labels, strict=True))
    figure = figure.values(numbers).titled(TITLE, legend if things else "")
    looks = replace(drawing, labels=tuple(written))
    data = replace(figure.data, drawing=looks, value_names=things)
    return replace(figure, data=data), marked, labels


def _numbered(labels: Sequence[Value]) -> tuple[list[int], tuple[tuple[int, ValueName], ...]]:
    """Return the numbers of labels, themselves if all are, and the names of the numbers."""
    if all(isinstance(label, int) for label in labels):
        return [int(label) for label in labels], ()
    words = [Text(str(label), str(label)) for label in labels]
    numbers = [*range(1, len(labels) + 1)]
    return numbers, tuple((n, ValueName(w, w)) for n, w in zip(numbers, words, strict=True))


def _must_be_labels(which: str, labels: Sequence[object]) -> None:
    """Raise BadInput unless these are different labels, not too long."""
    for label in labels:
        if not _is_label(label) or not 1 <= len(str(label).strip()) <= LONGEST_SIGN:
            raise BadInput(
                Named(which),
                Text(
                    f"{shown(spelled(label))} is no label; write up to {LONGEST_SIGN} letters.",
                    f"{shown(spelled(label))} はラベルになりません。"
                    f"{LONGEST_SIGN} 文字以内で書いてください。",
                ),
            )
    if not labels or len({*map(str, labels)}) < len(labels):
        raise BadInput(
            Named(which),
            Text("must be different labels, at least one.", "には、異なるラベルを 1 つ以上。"),
        )
