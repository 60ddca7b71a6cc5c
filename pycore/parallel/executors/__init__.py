"""Parts of a search done by the workers of any executor: processes, threads, a cluster.

Ask for: `spread` (search.py), `Processes` (processes.py), `Journal` (journal.py), `spread_count`
(count.py), `spread_lines` (batch.py).
"""
