"""The description of Edagari in a package index: the README, which hatchling puts into the package.

Links into the repository would lead nowhere there: their text stays; pictures and links on separate
lines are dropped. (pyproject.toml names this file; builds of the sdist find it there.)
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

INTO_THE_REPOSITORY = r"\[([^\]]*)\]\((?!\w+:)[^)]*\)"


class LongDescription(MetadataHookInterface):
    """Gives the field `readme`."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in the field."""
        text = description((Path(self.root) / "README.md").read_text("utf-8"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def description(readme: str) -> str:
    """Return the README without links that work only in the repository."""
    text = re.sub(rf"^!?{INTO_THE_REPOSITORY}\n+", "", readme, flags=re.MULTILINE)
    return re.sub(INTO_THE_REPOSITORY, r"\1", text)
