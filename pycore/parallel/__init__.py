"""A search or a count in parts, which can be done in any order and combined without loss.

Ask for: `partition_search` (partition.py) and `partition_count` (count.py), which make the parts;
`Merger` (merger.py), which combines their results; `Scheduler` (scheduler.py), which does parts
here while helpers take some of them; `PartWorker` (worker.py), which helps. Nothing here waits;
executors/ does.
"""
