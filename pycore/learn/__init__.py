"""Programs written by users: a small interface to a puzzle, and a way to run them.

Ask for: `puzzle` (opening.py), which opens a puzzle for a program; LearnerProgram (program.py),
which runs one line by line, records it and can be stopped; ProgramSession (session.py), which does
so for a page.

from edagari.learn import puzzle
"""

from __future__ import annotations

from .opening import puzzle

__all__ = ["puzzle"]
