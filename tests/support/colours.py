"""Colours: how well one is told from another."""


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, `#rrggbb`, 1 to 21 (WCAG 2.2, "contrast ratio")."""
    dark, bright = sorted([_light(one), _light(other)])
    return (bright + 0.05) / (dark + 0.05)


def _light(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
