"""The exit codes of the command line."""

from __future__ import annotations

DONE = 0
"""The answer is known, or part of it was found before --limit or --seconds ended it."""

NO_SOLUTION = 1
"""There is provably no solution. Nothing else ends with this code."""

BAD_INPUT = 2
"""Unusable input: one line on standard error, nothing on standard output."""

NOTHING_KNOWN = 3
"""Stopped by --seconds, or by one of Edagari's own limits, before anything was known."""

NOT_WRITTEN = 4
"""The answer could not be written: the disk is full, or the output was closed from the start."""

WORKERS_LOST = 5
"""The processes or the cluster that did the work are gone or cannot be started: one line on
standard error says so, and the results so far are printed."""

OUT_OF_MEANS = 6
"""The system has no more memory, disk or file handles: reported like WORKERS_LOST."""

UNFORESEEN = 7
"""An error of Edagari's own: reported like WORKERS_LOST."""

INTERRUPTED = 130
"""Ctrl-C; the results so far are printed."""

READER_LEFT = 141
"""The reader of the answer (head, less) has closed it."""

TERMINATED = 143
"""The system asked the process to end; the results so far are printed."""
