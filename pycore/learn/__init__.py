"""Programs that people write themselves: a small interface to a puzzle, and running them.

Ask for: `puzzle` (opening.py), by which a program opens a puzzle; LearnerProgram (program.py),
which runs one line by line, records what it does and can be stopped; ProgramSession (session.py),
which does so for a page.

from edagari.learn import puzzle
"""

from __future__ import annotations

from .opening import puzzle

__all__ = ["puzzle"]
