"""The stand-in's own tests use the fixtures that others may import too."""

from tests.playground.fixtures import *  # noqa: F403
