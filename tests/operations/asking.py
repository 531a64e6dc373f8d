"""Asking a process how it is, as whoever watches over it does."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.operations.server import Pages, serving
from bot.watch import Watch

Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]


class Asked:
    """The pages of a process."""

    def __init__(self, session: aiohttp.ClientSession, port: int) -> None:
        self.session = session
        self.port = port

    async def get(self, page: str) -> tuple[int, str]:
        """The status and text of a page."""
        async with self.session.get(f"http://127.0.0.1:{self.port}/{page}") as answer:
            return answer.status, await answer.text()

    async def lacking(self) -> list[str]:
        """What the process lacks to be ready; the status says the same."""
        async with self.session.get(f"http://127.0.0.1:{self.port}/readyz") as answer:
            told: dict[str, Any] = await answer.json()
            assert (answer.status, told["ready"]) == ((503, False) if told["lacking"] else (200, True))
            return list(told["lacking"])

    async def samples(self) -> Samples:
        """All metrics."""
        return samples_of((await self.get("metrics"))[1])


def samples_of(page: str) -> Samples:
    """The metrics of a page."""
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    }


@asynccontextmanager
async def asking(watch: Watch) -> AsyncIterator[Asked]:
    """The pages of whoever is watched."""
    pages = Pages(watch.metrics, watch.vitals, watch.tables)
    async with serving(("127.0.0.1", 0), pages) as port, aiohttp.ClientSession() as session:
        yield Asked(session, port)
