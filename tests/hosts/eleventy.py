"""Eleventy."""

from tests.hosts.generator import BY_HAND, SECOND, Generator, first

LAYOUT = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A tutorial</title>
    <script async src="{}"></script>
  </head>
  <body style="max-width: 60rem; margin: auto">{{{{ content | safe }}}}</body>
</html>
"""
HEAD = "---\nlayout: page.njk\n---\n"
GENERATOR = Generator(
    name="Eleventy 3.1.8",
    packages=("@11ty/eleventy@3.1.8",),
    files=lambda script: {
        "package.json": '{ "type": "module", "private": true }',
        "_includes/page.njk": LAYOUT.format(script),
        "index.md": HEAD + first("/second/", BY_HAND),
        "second.md": HEAD + SECOND,
    },
    command=("eleventy", "--quiet"),
    built="_site",
    page="",
)
