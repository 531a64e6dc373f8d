"""What a host installs is locked: every dependency, at an allowed version, with hashes and a licence."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from .imports import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
DECLARED = [Requirement(one) for one in PROJECT["dependencies"]]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
ENTRY = re.compile(r"^([a-z0-9-]+)==(\S+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n", re.MULTILINE)
LOCKED = {name: version for name, version, _ in ENTRY.findall(LOCK)}
MADE_BY = "run .ci/lock.py"
MACHINES = (("linux", "Linux", "x86_64"), ("linux", "Linux", "aarch64"), ("darwin", "Darwin", "arm64"))
PLACES = [
    {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": system,
        "platform_system": name,
        "platform_machine": machine,
    }
    for python in ("3.11", "3.12")
    for system, name, machine in MACHINES
]
"""Where the lock is for."""


def needed_by(name: str, extras: frozenset[str] = frozenset()) -> set[str]:
    """What an installed package needs in any of the places that the lock is for."""
    try:
        found = [Requirement(one) for one in requires(name) or ()]
    except PackageNotFoundError:
        return set()
    return {
        canonicalize_name(one.name)
        for one in found
        for place in PLACES
        for extra in extras | {""}
        if one.marker is None or one.marker.evaluate(place | {"extra": extra})
    }


@pytest.mark.parametrize("requirement", DECLARED, ids=lambda one: one.name)
def test_every_dependency_is_locked_at_a_version_that_is_allowed(requirement: Requirement) -> None:
    version = LOCKED.get(canonicalize_name(requirement.name))
    assert version is not None, MADE_BY
    assert requirement.specifier.contains(version), MADE_BY


def test_what_the_dependencies_need_is_locked_too() -> None:
    extras = {canonicalize_name(one.name): frozenset(one.extras) for one in DECLARED}
    needed = {other for name in LOCKED for other in needed_by(name, extras.get(name, frozenset()))}
    assert needed <= LOCKED.keys(), MADE_BY


def test_the_lock_says_nothing_but_versions_and_hashes() -> None:
    assert ENTRY.sub("", re.sub(r"^#.*\n", "", LOCK, flags=re.MULTILINE)) == ""
    assert "://" not in LOCK


def test_every_locked_package_is_listed_with_its_licence() -> None:
    page = (ROOT / "docs" / "LICENCES.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| ([a-z0-9-]+) \| (\S+) \| (.+) \|$", page, re.MULTILINE)
    assert {name: version for name, version, _ in listed if name != "package"} == LOCKED, MADE_BY
    assert all(licence.strip() not in ("", "UNKNOWN") for _, _, licence in listed)
