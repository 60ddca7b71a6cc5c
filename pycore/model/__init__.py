"""What a puzzle is, as data: cells, values and rules, or states and moves; its drawing, its words.

Ask for: Placement and the rules, Movement, Puzzle with its options and examples, Drawing; Text, and
faults with their places; the text form in which boards are read and written. It knows no other
room.
"""
