"""The catalogue as a page has it, made once for all tests that use it."""

from functools import cache
from typing import Any

from pycore.handlers.catalogue import export


@cache
def exported() -> dict[str, Any]:
    """Return the catalogue, which must not be changed."""
    return export()
