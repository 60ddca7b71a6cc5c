"""What a puzzle is, as data: cells, values and rules, or states and moves; its drawing, its text.

Ask for: Placement and the rules, Movement, Puzzle with its options and examples, Drawing; Text, and
faults with their places; the notation in which boards are read and written. It imports only
expr/.
"""
