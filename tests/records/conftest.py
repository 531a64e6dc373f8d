"""Stores on real files, as for tables."""

from tests.tables.conftest import file, store, template

__all__ = ["file", "store", "template"]
