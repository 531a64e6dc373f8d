"""Databases of both kinds."""

from tests.databases import (
    address,
    engine,
    file,
    over_engines,
    postgres,
    postgres_url,
    store,
    template,
)

pytest_generate_tests = over_engines

__all__ = ["address", "engine", "file", "postgres", "postgres_url", "store", "template"]
