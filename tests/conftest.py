"""No test passes over an error: whatever is logged as one fails the test that does not expect it."""

import gc
import logging
import re
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

FOLDERS = [file.parent.name for file in Path(__file__).parent.glob("*/__init__.py")]
pytest.register_assert_rewrite(*(f"tests.{folder}" for folder in FOLDERS))
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")

EXPECTED = "expects_errors"


class Errors(logging.Handler):
    """The errors logged since the present test began, whichever logger they came from."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def refuse_unexpected(self, item: pytest.Item) -> None:
        """Fail for what no pattern of the test's fits."""
        patterns = expected(item)
        unexpected = [record for record in self.records if not any(fits(record, one) for one in patterns)]
        self.records = [record for record in self.records if record not in unexpected]
        if unexpected:
            described = "\n".join(
                logging.Formatter("%(name)s: %(message)s").format(one) for one in unexpected
            )
            pytest.fail(f"errors were logged that the test does not expect:\n{described}", pytrace=False)

    def refuse_missing(self, item: pytest.Item) -> None:
        """Fail for a pattern that nothing fitted."""
        missing = [one for one in expected(item) if not any(fits(record, one) for record in self.records)]
        if missing:
            pytest.fail(f"no such error was logged: {missing}", pytrace=False)


ERRORS = pytest.StashKey[Errors]()
PASSED = pytest.StashKey[bool]()


def expected(item: pytest.Item) -> list[str]:
    """The patterns of all errors that a test says it expects."""
    return [pattern for marker in item.iter_markers(EXPECTED) for pattern in marker.args]


def fits(record: logging.LogRecord, pattern: str) -> bool:
    return re.search(pattern, record.getMessage()) is not None


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{EXPECTED}(*patterns): each is found in an error that the test logs")
    config.stash[ERRORS] = Errors()
    logging.getLogger().addHandler(config.stash[ERRORS])


def pytest_unconfigure(config: pytest.Config) -> None:
    logging.getLogger().removeHandler(config.stash[ERRORS])


def pytest_collection_finish() -> None:
    """Modules stay for good: the collections after each test need not look through them."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    item.config.stash[ERRORS].records.clear()
    item.stash[PASSED] = False
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    result = yield
    item.config.stash[ERRORS].refuse_unexpected(item)
    item.stash[PASSED] = True
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    """Fixtures have ended, and asyncio tells of the errors of forgotten tasks once those are collected.

    What is still in use, texts and drawings that are kept, need not be looked through after every test.
    """
    result = yield
    gc.collect()
    gc.freeze()
    item.config.stash[ERRORS].refuse_unexpected(item)
    if item.stash[PASSED]:
        item.config.stash[ERRORS].refuse_missing(item)
    return result
