"""Material for MkDocs, with its instant navigation."""

from tests.hosts.generator import SECOND, Generator, first

CONFIGURATION = """site_name: A tutorial
theme:
  name: material
  font: false
  features: [navigation.instant]
  palette:
    - scheme: default
      toggle: {{ icon: material/weather-night, name: Dark }}
    - scheme: slate
      toggle: {{ icon: material/weather-sunny, name: Light }}
extra_javascript:
  - path: {}
    async: true
"""
GENERATOR = Generator(
    name="Material for MkDocs 9.8.2",
    packages=("mkdocs==1.6.1", "mkdocs-material==9.8.2"),
    files=lambda script: {
        "mkdocs.yml": CONFIGURATION.format(script),
        "docs/index.md": first("second.md"),
        "docs/second.md": SECOND,
    },
    command=("mkdocs", "build"),
    built="site",
    page="",
    switch="() => document.querySelector('label[for=__palette_1]').click()",
)
