"""Spread: a search in parts, done by the workers of any executor and put together without loss.

Ask for: `spread` (search.py), `Processes` (processes.py), `Journal` (journal.py), `spread_count`
(count.py), `spread_lines` (batch.py).
"""
