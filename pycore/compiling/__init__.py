"""From a plan to one Python function: linear.py, tables.py, blocks.py, masks.py, sifting.py,
filling.py, checks.py, counts.py, sheet.py, writer.py and function.py, in this order."""
