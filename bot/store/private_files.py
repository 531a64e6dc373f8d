"""Files and directories that are their owner's alone, whatever the umask."""

import os
from pathlib import Path

OWNERS_FILE = 0o600
OWNERS_FOLDER = 0o700


def make_folder(folder: Path) -> None:
    """Make a directory and those above it that are missing; one that is there keeps its mode."""
    for missing in reversed([one for one in (folder, *folder.parents) if not one.exists()]):
        missing.mkdir(mode=OWNERS_FOLDER, exist_ok=True)
    folder.mkdir(exist_ok=True)


def make_file(file: Path) -> None:
    """Make an empty file, or raise FileExistsError."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNERS_FILE))


def make_sure_of(file: Path) -> None:
    """Make an empty file where there is none; one that is there stays as it is."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT, OWNERS_FILE))
