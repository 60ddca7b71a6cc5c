"""From a plan to one Python function: linear.py, blocks.py, masks.py, sifting.py, filling.py,
checks.py, writer.py and function.py, in this order."""
