"""MkDocs."""

from tests.hosts.generator import SECOND, Generator, first

CONFIGURATION = """site_name: A tutorial
extra_javascript:
  - path: {}
    async: true
"""
GENERATOR = Generator(
    name="MkDocs 1.6.1",
    packages=("mkdocs==1.6.1",),
    files=lambda script: {
        "mkdocs.yml": CONFIGURATION.format(script),
        "docs/index.md": first("second.md"),
        "docs/second.md": SECOND,
    },
    command=("mkdocs", "build"),
    built="site",
    page="",
)
