#!/usr/bin/env python3
"""Write `requirements.lock` and `docs/LICENCES.md`: what a host installs, the same everywhere.

`python3 .ci/lock.py` takes the newest versions that `pyproject.toml` allows from pip's default index, and the
hash of the wheel that pip would choose on each of the platforms below. It then installs them by the lock into
an environment of its own, whose metadata tell the licences.
"""

import json
import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
INSTALL = ("-m", "pip", "--isolated", "--disable-pip-version-check", "install", "--quiet")
PYTHONS = ("3.11", "3.12")
"""From 3.13 on the library for Discord needs one package more."""
GLIBC = ("2_28", "2_27", "2_26", "2_24", "2_17", "2_12", "2_5")
PLATFORMS = (
    ("manylinux2014_x86_64", *(f"manylinux_{version}_x86_64" for version in GLIBC)),
    ("manylinux2014_aarch64", *(f"manylinux_{version}_aarch64" for version in GLIBC)),
    ("macosx_14_0_arm64",),
)
LOCK_HEAD = """\
# What the bot needs, with hashes of the wheels for CPython 3.11 and 3.12 on Linux with glibc 2.28 or newer
# (x86_64 and aarch64) and on macOS 14 or newer (arm64). Made by .ci/lock.py; do not edit.
"""
LICENCES_HEAD = """\
# Licences

The bot is under the MIT licence. This is what `requirements.lock` installs with it, and the licence that each
package names. Made by `.ci/lock.py`; do not edit.

| package | version | licence |
|---|---|---|
"""
TELL_LICENCES = """
import importlib.metadata, json
found = {}
for one in importlib.metadata.distributions():
    about = one.metadata
    kinds = [line.split(" :: ") for line in about.get_all("Classifier", [])]
    named = [kind[-1] for kind in kinds if kind[0] == "License"]
    first = (about.get("License") or "").strip().partition("\\n")[0]
    found[about["Name"]] = about.get("License-Expression") or ", ".join(named) or first
print(json.dumps(found))
"""


def canonical(name: str) -> str:
    """A distribution's name, however it is spelled."""
    return re.sub(r"[-_.]+", "-", name).lower()


def chosen(requirements: Iterable[str], *options: str) -> dict[str, tuple[str, str]]:
    """What pip would install for some requirements: by name the version and the wheel's hash."""
    command = [sys.executable, *INSTALL, "--dry-run", "--report", "-", "--ignore-installed"]
    command += ["--only-binary", ":all:", *options, *requirements]
    report = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    return {
        canonical(one["metadata"]["name"]): (
            one["metadata"]["version"],
            one["download_info"]["archive_info"]["hashes"]["sha256"],
        )
        for one in report["install"]
    }


def locked(requirements: Iterable[str]) -> dict[str, tuple[str, set[str]]]:
    """Everything that is needed: by name the version and the hashes for all platforms."""
    found = {name: (version, {digest}) for name, (version, digest) in chosen(requirements).items()}
    exact = [f"{name}=={version}" for name, (version, _) in found.items()]
    for python in PYTHONS:
        for platform in PLATFORMS:
            tags = [f"--platform={tag}" for tag in platform]
            where = ("--no-deps", "--target=nowhere", f"--python-version={python}", *tags)
            for name, (_, digest) in chosen(exact, *where).items():
                found[name][1].add(digest)
    return found


def write_lock(found: dict[str, tuple[str, set[str]]]) -> str:
    """The lock as text."""
    entries = (
        " \\\n    ".join((f"{name}=={version}", *(f"--hash=sha256:{digest}" for digest in sorted(hashes))))
        for name, (version, hashes) in sorted(found.items())
    )
    return LOCK_HEAD + "\n".join(entries) + "\n"


def licences(lock: Path) -> dict[str, str]:
    """Install by the lock, and read there which licence each package names."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / "bin" / "python")
        install = [python, *INSTALL, "--require-hashes", "-r", str(lock)]
        subprocess.run(install, check=True)
        told = subprocess.run([python, "-c", TELL_LICENCES], check=True, stdout=subprocess.PIPE).stdout
    return {canonical(name): licence for name, licence in json.loads(told).items()}


def main() -> None:
    """Write both files."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found, lock = locked(project["dependencies"]), ROOT / "requirements.lock"
    lock.write_text(write_lock(found), encoding="utf-8")
    named = licences(lock)
    rows = (f"| {name} | {version} | {named[name]} |\n" for name, (version, _) in sorted(found.items()))
    (ROOT / "docs" / "LICENCES.md").write_text(LICENCES_HEAD + "".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
