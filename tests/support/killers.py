"""Killer Sudokus with one solution, made by joining cages at random while it stays unique; easiest
first."""

from __future__ import annotations

from typing import NamedTuple

from pycore.model.placement import Placement, Solution
from pycore.model.rules import AllDifferent, Rule, SumIs
from tests.support.grids import boxed


class Killer(NamedTuple):
    """The letter of the cage of each cell, row by row, and the number; they give the sums."""

    cages: str
    numbers: str

    @property
    def solution(self) -> Solution:
        """The numbers of the cells."""
        return tuple(map(int, self.numbers))

    @property
    def placement(self) -> Placement:
        """Rows, columns and boxes, and cages of different numbers with their sums."""
        grid = boxed(3, 3, tuple(range(1, 10)))
        rules: list[Rule] = [*grid.rules]
        for letter in sorted(set(self.cages)):
            cage = tuple([cell for cell, of in enumerate(self.cages) if of == letter])
            rules += [AllDifferent(cage), SumIs(cage, sum(self.solution[c] for c in cage))]
        return Placement(grid.size, grid.values, tuple(rules))


KILLERS = (
    Killer(
        ("ABBCCDDDEABBBCFDEEGGHIFFFEEJHHIFKLLLJJJIMKLNNJOOMMKLNNPPOQKKRRNPPQQQQSSTUUUVVVVVT"),
        ("473186592269574183185239674617928435534617928928453716341762859792845361856391247"),
    ),
    Killer(
        ("AAABCDDEEFGGBCDHEEFIGBBHHEJFIKLLHHJJIIKKKKMMJNNNNOOMPQRSTTTOMPQRSUUUPPPQRRRVVVVQQ"),
        ("576182493849735126231964857958627341623491578417853269394578612162349785785216934"),
    ),
    Killer(
        ("AABBCCCDDAEBBCFGGDEEHBFFGDDEIHHFJKKKEIHLLJJMMNIOLLPPPQNOOLRRRQQNOOSSSSSTNNUUUUTTT"),
        ("748391526935682147162475938284937615513268479679154382456723891821549763397816254"),
    ),
    Killer(
        ("ABBCCCCDEABFFGGCDEAFFFGGEEEAHHHIGJJJAKKHIILLJMMKKKILNJMMOOOLLNNPPQQOORSNPPQRRRRSS"),
        ("492586731368217459157943628935762184824195376671834592246379815513428967789651243"),
    ),
    Killer(
        ("AABCCCCDEFABBDDDDEFFGHHIIJEFGGGGIKJJFLMNNNKKKLLMOONNPPQRMSOTTPPQRRSOUUPVQRRSWWWVV"),
        ("524371968376895214198426753419268537862753149753914682285137496931642875647589321"),
    ),
)
