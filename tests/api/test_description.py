"""The metadata of the package, in the wheel and in the sdist."""

from __future__ import annotations

import tarfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest

import pycore

pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[2]
LINKED = "](docs/"


def said_in_the_wheel(folder: Path) -> bytes:
    [wheel] = folder.glob("*.whl")
    with ZipFile(wheel) as files:
        [name] = [name for name in files.namelist() if name.endswith(".dist-info/METADATA")]
        return files.read(name)


def said_in_the_sdist(folder: Path) -> bytes:
    [sdist] = folder.glob("*.tar.gz")
    with tarfile.open(sdist) as files:
        [name] = [name for name in files.getnames() if name.endswith("/PKG-INFO")]
        found = files.extractfile(name)
        assert found
        return found.read()


@pytest.fixture(params=[said_in_the_wheel, said_in_the_sdist], ids=["wheel", "sdist"])
def said(request: pytest.FixtureRequest, built_package: Path) -> bytes:
    told: bytes = request.param(built_package)
    return told


@pytest.fixture
def fields(said: bytes) -> Message:
    return message_from_bytes(said)


def test_an_index_would_take_it(said: bytes) -> None:
    from packaging.metadata import Metadata

    read = Metadata.from_email(said, validate=True)
    assert (read.name, str(read.version)) == ("edagari", pycore.__version__)
    assert read.license_expression == "MIT"
    assert read.license_files == ["LICENSE"]


def test_it_is_classified_with_words_that_there_are(fields: Message) -> None:
    from trove_classifiers import classifiers

    told = fields.get_all("Classifier") or []
    assert set(told) <= classifiers
    assert len(set(told)) == len(told)
    for minor in (11, 12, 13, 14):
        assert f"Programming Language :: Python :: 3.{minor}" in told
    assert "Typing :: Typed" in told


def test_who_made_it_and_what_it_is_about(fields: Message) -> None:
    assert fields["Author"] == "Edagari contributors"
    assert fields["Summary"]
    assert "sudoku" in fields["Keywords"].split(",")


def test_it_is_described_without_links_that_lead_nowhere(said: bytes, fields: Message) -> None:
    text = said.decode("utf-8").partition("\n\n")[2]
    assert fields["Description-Content-Type"].startswith("text/markdown")
    assert text.startswith("# Edagari (枝刈り)\n\n*Edagari* means")
    assert LINKED in (ROOT / "README.md").read_text("utf-8")
    assert "](" not in text
    assert "from edagari import" in text
