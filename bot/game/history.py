"""What has happened so far, in pages."""

from collections.abc import Iterator
from itertools import chain
from typing import overload

import msgspec

from .audience import Guarded

PAGE = 16


class History(msgspec.Struct, frozen=True, gc=False):
    """Every event so far, as a sequence; kept in pages, so that a few more do not copy them all."""

    pages: tuple[tuple[Guarded, ...], ...] = ()
    """Full pages."""
    page: tuple[Guarded, ...] = ()
    """The page being written, never full."""
    length: int = 0
    """How many events there are."""

    def add(self, events: tuple[Guarded, ...]) -> "History":
        """The history with some more events."""
        pages, page = self.pages, self.page + events
        while len(page) >= PAGE:
            pages, page = (*pages, page[:PAGE]), page[PAGE:]
        return History(pages, page, self.length + len(events))

    def __len__(self) -> int:
        return self.length

    def __iter__(self) -> Iterator[Guarded]:
        return chain(chain.from_iterable(self.pages), self.page)

    @overload
    def __getitem__(self, index: int) -> Guarded: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Guarded, ...]: ...
    def __getitem__(self, index: int | slice) -> Guarded | tuple[Guarded, ...]:
        if not isinstance(index, slice) or index.step is not None:
            return tuple(self)[index]
        first, last, _ = index.indices(self.length)
        full = len(self.pages) * PAGE
        if first >= full:
            return self.page[first - full : max(last - full, 0)]
        skipped = first // PAGE
        newest = self.page if last > full else ()
        written = chain(chain.from_iterable(self.pages[skipped : -(-last // PAGE)]), newest)
        return tuple(written)[first - skipped * PAGE : max(last - skipped * PAGE, 0)]
