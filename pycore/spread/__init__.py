"""Spread: a search in parts, done by the workers of any executor and put together without loss.

Ask for: `spread` (gathering.py), `Workers` (workers.py), `Ledger` (ledger.py), `spread_count`
(tallies.py), `spread_lines` (lines.py).
"""
