"""Docusaurus, a client-side site whose pages are MDX."""

from tests.hosts.generator import SECOND, Generator, first

CONFIGURATION = """export default {
  title: "A tutorial",
  url: "https://tutorial.example",
  baseUrl: "/",
  scripts: [{ src: "%s", async: true }],
  presets: [["classic", { docs: false, blog: false }]],
  themeConfig: { navbar: { title: "A tutorial" } },
};
"""
GENERATOR = Generator(
    name="Docusaurus 3.10.2",
    packages=(
        "@docusaurus/core@3.10.2",
        "@docusaurus/preset-classic@3.10.2",
        "react@19.3.1",
        "react-dom@19.3.1",
    ),
    files=lambda script: {
        "docusaurus.config.mjs": CONFIGURATION % script,
        "src/pages/index.md": first("/second"),
        "src/pages/second.md": SECOND,
    },
    command=("docusaurus", "build"),
    built="build",
    switch="() => document.querySelector('[class*=colorModeToggle] button').click()",
)
