"""Material for MkDocs, with its instant navigation."""

from dataclasses import replace

from tests.hosts import mkdocs

THEME = """theme:
  name: material
  font: false
  features: [navigation.instant]
  palette:
    - scheme: default
      toggle: { icon: material/weather-night, name: Dark }
    - scheme: slate
      toggle: { icon: material/weather-sunny, name: Light }
"""
GENERATOR = replace(
    mkdocs.GENERATOR,
    name="Material for MkDocs 9.8.2",
    packages=(*mkdocs.GENERATOR.packages, "mkdocs-material==9.8.2"),
    files=lambda script: mkdocs.files(script, THEME),
    switch="() => document.querySelector('label[for=__palette_1]').click()",
)
