"""MkDocs."""

from collections.abc import Mapping

from tests.hosts.generator import SECOND, Generator, first

CONFIGURATION = """site_name: A tutorial
extra_javascript:
  - path: {}
    async: true
"""


def files(script: str, theme: str = "") -> Mapping[str, str]:
    return {
        "mkdocs.yml": CONFIGURATION.format(script) + theme,
        "docs/index.md": first("second.md"),
        "docs/second.md": SECOND,
    }


GENERATOR = Generator(
    name="MkDocs 1.6.1",
    packages=("mkdocs==1.6.1",),
    files=files,
    command=("mkdocs", "build"),
    built="site",
)
