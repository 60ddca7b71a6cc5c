"""Eleventy."""

from tests.hosts.generator import BY_HAND, SECOND, Generator, first, layout

HEAD = "---\nlayout: page.njk\n---\n"
GENERATOR = Generator(
    name="Eleventy 3.1.8",
    packages=("@11ty/eleventy@3.1.8",),
    files=lambda script: {
        "_includes/page.njk": layout(script, "{{ content | safe }}"),
        "index.md": HEAD + first("/second/", BY_HAND),
        "second.md": HEAD + SECOND,
    },
    command=("eleventy", "--quiet"),
    built="_site",
)
