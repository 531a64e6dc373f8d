"""A stand-in and a PostgreSQL database."""

from tests.databases import postgres, postgres_url
from tests.playground.fixtures import clock, standin

__all__ = ["clock", "postgres", "postgres_url", "standin"]
