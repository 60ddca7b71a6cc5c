"""Running a search: in time slices, against others, to its verdict.

Ask for: Job (job.py), its checkpoints (checkpoints.py, count_checkpoint.py), a search split into
parts (parts.py), race (race.py), the check of what is found (solution_check.py), the verdict on
lines and positions (summaries.py), the program of a strategy (explain.py). A clock is given, never
read.
"""
