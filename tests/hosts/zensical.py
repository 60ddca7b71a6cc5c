"""Zensical, with the configuration of MkDocs."""

from dataclasses import replace

from tests.hosts import material

GENERATOR = replace(
    material.GENERATOR,
    name="Zensical 0.0.73",
    packages=("zensical==0.0.73",),
    command=("zensical", "build"),
)
