"""From a plan to one Python function: linear.py, blocks.py, tables.py, writer.py, in this order."""
