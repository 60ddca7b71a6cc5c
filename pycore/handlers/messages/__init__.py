"""The messages to the page, as types, from which the builder writes web/worker/messages.d.ts: a
docstring here is a comment there.

Ask for: answers.py, each with the number of its question; jobs.py, what jobs report and list;
aids.py, boards.py, programs.py, sheets.py, the parts of these.
"""

from ...model.rule_text import RuleSort as RuleSort
from .aids import AidResult as AidResult
from .aids import Brought as Brought
from .aids import Change as Change
from .aids import Entry as Entry
from .aids import Exported as Exported
from .aids import Hint as Hint
from .aids import Mark as Mark
from .answers import Answer as Answer
from .boards import Drawing as Drawing
from .boards import DrawnLine as DrawnLine
from .boards import Fault as Fault
from .boards import Found as Found
from .boards import FoundLine as FoundLine
from .boards import Label as Label
from .boards import MadeMove as MadeMove
from .boards import Position as Position
from .boards import Shown as Shown
from .boards import Sketch as Sketch
from .boards import Spot as Spot
from .boards import Stroke as Stroke
from .boards import Text as Text
from .boards import Where as Where
from .jobs import Chosen as Chosen
from .jobs import JobRule as JobRule
from .jobs import Progress as Progress
from .jobs import Reason as Reason
from .programs import CodeLine as CodeLine
from .programs import Lap as Lap
from .programs import Light as Light
from .programs import Plan as Plan
from .programs import PlanRow as PlanRow
from .programs import Program as Program
from .sheets import ClueSheet as ClueSheet
from .sheets import Size as Size
from .sheets import Slot as Slot
from .sheets import Switch as Switch
from .sheets import Tool as Tool
