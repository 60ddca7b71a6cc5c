"""What the command line says to the shell: its exit codes."""

from __future__ import annotations

DONE = 0
"""What was asked for is known, or some of it was found before --limit or --seconds ended it."""

NO_SOLUTION = 1
"""There is no solution: that is proved. Nothing else ends with this code."""

BAD_INPUT = 2
"""What was typed cannot be used: one line on standard error, nothing on standard output."""

NOTHING_KNOWN = 3
"""Stopped by --seconds, or given up at a limit of Edagari's own, before anything was known."""

NOT_WRITTEN = 4
"""The answer could not be written: a full disk, an output that was closed from the start."""

WORKERS_LOST = 5
"""The processes or the cluster that did the work have gone or cannot be started: one line on
standard error says so, and what was found by then is told."""

OUT_OF_MEANS = 6
"""The system has no more memory, disk or file handles for us: told as WORKERS_LOST is."""

UNFORESEEN = 7
"""An error of Edagari's own: told as WORKERS_LOST is."""

INTERRUPTED = 130
"""Ctrl-C; what was found by then is told."""

READER_LEFT = 141
"""Whoever read the answer (head, less) has seen enough."""

TERMINATED = 143
"""The system wished that we end; what was found by then is told."""
