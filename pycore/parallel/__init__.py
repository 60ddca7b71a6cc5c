"""Sharing: a search in parts that whoever drives it does by itself, one after another, while others
may take some of them off its hands. Nobody here waits for anybody.

Ask for: `Scheduler` (scheduler.py), `partition_search` and `partition_count` (partition.py),
`PartWorker` (worker.py).
"""
