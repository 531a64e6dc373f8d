"""The program by the name under which it was called, so that advice can be typed as it stands."""

import sys
from pathlib import Path

NAME = "mascarade"


def program_name() -> str:
    """What was typed to call the program, if it was the installed command."""
    called = sys.argv[0] if sys.argv else ""
    return called if Path(called).name == NAME else NAME
