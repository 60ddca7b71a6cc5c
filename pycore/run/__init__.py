"""Running a search: in time slices, against others, to its verdict.

Ask for: Job (job.py), its checkpoints (checkpoints.py, counts.py), a search split into parts
(parts.py), race (race.py), the check of what is found (checking.py), the verdict on lines and
positions (verdicts.py), the program of a strategy (program.py). A clock is given, never read.
"""
