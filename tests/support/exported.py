"""The catalogue as a page has it, made once for all tests that look at it."""

from functools import cache
from typing import Any

from pycore.handlers.catalogue import export


@cache
def exported() -> dict[str, Any]:
    """Not to be changed."""
    return export()
