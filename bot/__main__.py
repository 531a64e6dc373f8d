"""The command line: wiring only."""

import sys


def main() -> int:
    """Run the program and return its exit code."""
    print("Set DISCORD_TOKEN in the environment or in .env to run the bot.", file=sys.stderr)  # noqa: T201
    return 2


if __name__ == "__main__":
    sys.exit(main())
