"""The forms of the numbers in a file."""

from __future__ import annotations

from ..model.bilingual import Text
from ..model.fitting import FARTHEST
from .forms import Number, WholeForm
from .limits import LARGEST, LARGEST_VALUE, MOST_CELLS

CELL = WholeForm(0, MOST_CELLS - 1, Text("the number of a cell", "マスの番号"))
NUMBER = WholeForm(-LARGEST, LARGEST)
VALUE = WholeForm(-LARGEST_VALUE, LARGEST_VALUE)
PLACE = Number(FARTHEST)
