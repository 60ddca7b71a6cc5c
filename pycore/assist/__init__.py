"""Answers about a board other than its solutions.

Ask for: hints/ and hints for any rules (rule_hints.py), a count without listing (count.py), the
backbone (backbone.py), a few solutions (some_solutions.py), the cells in which solutions differ
(differing.py), givens that conflict (minimal_conflict.py), or rules (clashing_rules.py), a number
mistyped (single_changes.py), a new puzzle (generate.py), a text of many puzzles (batch.py). Each
is an iterator that can be stopped at any time.
"""
