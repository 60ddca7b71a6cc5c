"""From a plan to one Python function: linear.py, blocks.py, masks.py, sifting.py, writer.py and
function.py, in this order."""
