"""A message of the page, its fields read by type: it may be anything."""

from __future__ import annotations

from typing import NoReturn

from ..model.bilingual import Text, shown
from .faults import Data, Refused, fault


class Message:
    """A message. Every method raises Refused where the field is missing or of another type."""

    def __init__(self, message: object) -> None:
        self._fields: Data = message if isinstance(message, dict) else {}

    def text(self, name: str) -> str:
        """A field that is a text."""
        value = self._fields.get(name)
        return value if isinstance(value, str) else self.refuse(name)

    def text_or_none(self, name: str) -> str | None:
        """A field that is a text, or is not there."""
        return None if self._fields.get(name) is None else self.text(name)

    def whole(self, name: str) -> int:
        """A field that is a whole number from 0."""
        value = self._fields.get(name)
        return value if type(value) is int and value >= 0 else self.refuse(name)

    def whole_or_none(self, name: str) -> int | None:
        """A field that is a whole number from 0, or null."""
        return None if self._fields.get(name) is None else self.whole(name)

    def wholes(self, name: str) -> list[int]:
        """A field that is a list of whole numbers from 0."""
        value = self._fields.get(name)
        if isinstance(value, list) and all(type(each) is int and each >= 0 for each in value):
            return value
        return self.refuse(name)

    def texts(self, name: str) -> list[str]:
        """A field that is a list of texts."""
        value = self._fields.get(name)
        if isinstance(value, list) and all(isinstance(each, str) for each in value):
            return value
        return self.refuse(name)

    def flag(self, name: str) -> bool:
        """A field that is true or false."""
        value = self._fields.get(name)
        return value if isinstance(value, bool) else self.refuse(name)

    def data(self, name: str) -> Data:
        """A field that is an object."""
        value = self._fields.get(name)
        return value if isinstance(value, dict) else self.refuse(name)

    def anything(self, name: str) -> object:
        """A field that is looked at by who uses it."""
        return self._fields.get(name)

    def refuse(self, name: str) -> NoReturn:
        """Refuse the message for that field."""
        kind = shown(str(self._fields.get("type")))
        words = Text(
            f"The message {kind} has no proper {name}.",
            f"メッセージ {kind} の {name} が正しくありません。",
        )
        raise Refused([fault(words)])
