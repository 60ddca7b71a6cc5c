"""Forms for words: the same in every language, or by language."""

from __future__ import annotations

from re import fullmatch
from typing import NamedTuple

from ..model.bilingual import Text
from .forms import Json, LineForm, Pointer, not_this, refused

Words = tuple[tuple[str, str], ...]
"""Texts by language tag ("de", "pt-BR"), each once; the tag "" means all languages."""

TAG = "[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*"
"""The form of a language tag (RFC 5646)."""

MOST_LANGUAGES = 40


def words_of(text: Text) -> Words:
    """Return a text in both languages."""
    return (("", text.en),) if text.en == text.ja else (("en", text.en), ("ja", text.ja))


def text_of(words: Words) -> Text:
    """Return words in English and Japanese; the other language, or else the first one, replaces a
    missing one."""
    by_tag = dict(words)
    first = words[0][1] if words else ""
    en, ja = (by_tag.get(tag, by_tag.get("")) for tag in ("en", "ja"))
    return Text(en or ja or first, ja or en or first)


class InLanguages(NamedTuple):
    """A text for all languages, or an object of texts by language tag; read as `Words`."""

    longest: int

    def read(self, data: Json, pointer: Pointer) -> Words:
        line = LineForm(self.longest, 1)
        if isinstance(data, str):
            return (("", line.read(data, pointer)),)
        if not isinstance(data, dict) or not data:
            wanted = Text("a text, or texts by language", "文字列か、言語ごとの文字列")
            raise not_this(pointer, wanted, data)
        if len(data) > MOST_LANGUAGES:
            raise refused(
                pointer,
                f"must have {MOST_LANGUAGES} languages at most.",
                f"言語は {MOST_LANGUAGES} までにしてください。",
            )
        for tag in data:
            if not fullmatch(TAG, tag):
                raise refused(
                    (*pointer, tag),
                    "is not the tag of a language, such as en, ja or pt-BR.",
                    "は言語のタグ（en、ja、pt-BR など）ではありません。",
                )
        return tuple((tag, line.read(said, (*pointer, tag))) for tag, said in data.items())

    def write(self, value: Words) -> Json:
        return value[0][1] if [tag for tag, _ in value] == [""] else dict(value)

    def schema(self) -> dict[str, Json]:
        line = LineForm(self.longest, 1).schema()
        by_tag = {
            "type": "object",
            "propertyNames": {"pattern": f"^{TAG}$"},
            "additionalProperties": line,
            "minProperties": 1,
            "maxProperties": MOST_LANGUAGES,
        }
        return {"anyOf": [line, by_tag]}


class InBoth(NamedTuple):
    """A text for both languages of the core, or an object with at least one of `en` and `ja`; read
    as a `Text`."""

    longest: int

    def read(self, data: Json, pointer: Pointer) -> Text:
        words = InLanguages(self.longest).read(data, pointer)
        for tag, _ in words:
            if tag not in ("", "en", "ja"):
                raise refused(
                    (*pointer, tag),
                    "is no language of these words; they are in en and ja.",
                    "は使えません。ここの言葉は en と ja で書いてください。",
                )
        return text_of(words)

    def write(self, value: Text) -> Json:
        """Return one text if both are equal."""
        return InLanguages(self.longest).write(words_of(value))

    def schema(self) -> dict[str, Json]:
        line = LineForm(self.longest, 1).schema()
        both = {
            "type": "object",
            "properties": {"en": line, "ja": line},
            "additionalProperties": False,
            "minProperties": 1,
        }
        return {"anyOf": [line, both]}
