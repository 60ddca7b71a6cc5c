"""The sheet that a function is written on: lines, their depth, and places left open for what is
found out later.

slot     a place at the end of each block, for what can be computed there already and is needed
         further inside
blank    a word in capitals (TOTALS) that is filled in when everything is counted
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping


class Sheet:
    """Lines of a function body, outermost depth 1."""

    def __init__(self) -> None:
        self.depth = 1
        self.block = 0
        self.known_at: dict[str, int] = {}
        self._lines: list[str | list[str]] = []
        self._slots: dict[int, tuple[int, list[str]]] = {}
        self._first_slot = -1
        self._early: dict[str, str] = {}

    def put(self, *lines: str) -> None:
        """Write lines at the depth reached."""
        self._lines += ["    " * self.depth + line for line in lines]

    def open(self, line: str) -> None:
        """Write the head of a loop; what follows stands in it."""
        self.put(line)
        self.depth += 1

    def know(self, name: str, value: str | None = None) -> None:
        """A name has got its value in this block; with `value` it is given here."""
        if value is not None:
            self.put(f"{name} = {value}")
        self.known_at[name] = self.block

    def end_block(self) -> None:
        """Leave a slot at the end of the block; the next one begins."""
        slot: list[str] = []
        self._lines.append(slot)
        self._slots[self.block] = self.depth, slot
        self.block += 1

    def is_early(self, names: Iterable[str]) -> bool:
        """Whether all the names are known before the last loop began."""
        return self._level(names) < self.block - 1

    def early(self, text: str, names: Iterable[str]) -> str:
        """What to write for an expression of these names: where they are known before the last loop
        began, the expression is computed there, once, and has a name."""
        if not self.is_early(names):
            return text
        if text not in self._early:
            depth, slot = self._slots[self._level(names)]
            self._early[text] = f"e{len(self._early)}"
            slot.append("    " * depth + f"{self._early[text]} = {text}")
        return self._early[text]

    def _level(self, names: Iterable[str]) -> int:
        """The block after which all the names are known, not before the first slot of this
        sheet."""
        known = max([self.known_at[name] for name in names], default=self.block)
        return max(known, self._first_slot)

    def cut_off(self) -> list[str]:
        """All lines so far; the sheet goes on empty, and nothing is computed on the part cut off
        any more."""
        lines = self.lines()
        self.depth, self._lines, self._early = 1, [], {}
        self._first_slot = self.block
        return lines

    def fill_in(self, blanks: Mapping[str, str]) -> None:
        """Replace the blanks on what is written so far."""
        self._lines = list(filled_in(self.lines(), blanks))

    def lines(self) -> list[str]:
        """All lines written so far."""
        flat: list[str] = []
        for line in self._lines:
            flat += [line] if isinstance(line, str) else line
        return flat


def filled_in(lines: Iterable[str], blanks: Mapping[str, str]) -> list[str]:
    """The lines with their blanks replaced."""
    filled = []
    for line in lines:
        for blank, text in blanks.items():
            line = line.replace(blank, text)
        filled.append(line)
    return filled
