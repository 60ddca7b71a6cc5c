"""From a plan to one Python function: tables.py, blocks.py, masks.py, filters.py,
mask_updates.py, checks.py, counters.py, emitter.py, writer.py and function.py, in this order."""
