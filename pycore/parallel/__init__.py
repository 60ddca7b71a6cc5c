"""A search or a count in parts, which anybody may do in any order, put together without loss.

Ask for: `partition_search` (partition.py) and `partition_count` (count.py), which make the parts;
`Merger` (merger.py), which puts together what came of them; `Scheduler` (scheduler.py), which does
them here while helpers take some off its hands; `PartWorker` (worker.py), which helps. Nobody here
waits for anybody: that is done in executors/.
"""
