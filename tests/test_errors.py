"""Errors that are logged fail tests, and tests' asserts count, with and without -O."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

SAMPLE = """
import asyncio
import logging

import pytest

from tests.sample.helper import claim


def test_assert_fails() -> None:
    assert not __file__


def test_helper_fails() -> None:
    claim(False)


def test_error_fails() -> None:
    logging.getLogger("anybody").error("this is bad")


@pytest.mark.expects_errors("is bad")
def test_expected_error_passes() -> None:
    logging.getLogger("anybody").error("this is bad")


@pytest.mark.expects_errors("is bad")
def test_other_error_fails() -> None:
    logging.getLogger("anybody").error("this is bad")
    logging.getLogger("anybody").error("this is worse")


@pytest.mark.expects_errors("is bad")
def test_missing_error_errors() -> None:
    logging.getLogger("anybody").warning("this is bad")


@pytest.fixture
async def bad_end():
    yield
    logging.getLogger("anybody").error("this is bad")


async def test_fixture_errors(bad_end: None) -> None:
    pass


async def lost() -> None:
    raise ValueError("lost")


async def test_forgotten_task_errors() -> None:
    task = asyncio.create_task(lost())
    circle: list[object] = [task]
    circle.append(circle)
    await asyncio.sleep(0.01)


async def test_unawaited_fails() -> None:
    lost()
"""
HELPER = """
def claim(true: bool) -> None:
    assert true
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with our conftest and the sample."""
    folder = tmp_path / "tests" / "sample"
    folder.mkdir(parents=True)
    (tmp_path / "tests" / "__init__.py").touch()
    (folder / "__init__.py").touch()
    (folder / "helper.py").write_text(HELPER)
    (folder / "test_sample.py").write_text(SAMPLE)
    here = Path(__file__).parent
    (tmp_path / "tests" / "conftest.py").write_text((here / "conftest.py").read_text())
    (tmp_path / "pyproject.toml").write_text((here.parent / "pyproject.toml").read_text())
    return tmp_path


@pytest.mark.parametrize("optimised", ["", "1"])
def test_what_goes_wrong_in_a_test_fails_it(project: Path, optimised: str) -> None:
    command = [sys.executable, "-m", "pytest", "-n", "1", "-p", "no:cacheprovider"]
    environ = os.environ | {"PYTHONOPTIMIZE": optimised}
    told = subprocess.run(command, cwd=project, env=environ, capture_output=True, text=True, check=False)
    ended = [line.split()[:2] for line in told.stdout.splitlines() if "::" in line]
    names = re.findall(r"def (test_\w+)", SAMPLE)
    for kind, ending in (("FAILED", "_fails"), ("ERROR", "_errors")):
        wanted = {name for name in names if name.endswith(ending)}
        assert {name.partition("::")[2] for how, name in ended if how == kind} == wanted
