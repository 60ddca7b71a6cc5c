"""Running one search: in time slices, as a race against others, up to its verdict.

Ask for: Job (job.py), its checkpoints (checkpoints.py, count_checkpoint.py), a search split into
parts (parts.py), race (race.py), the check of solutions (solution_check.py), the verdict on lines
and positions (summaries.py), the explanation (explain.py) and program (program.py) of a strategy. A
clock is given, never read.
"""
