"""What a person's client makes of a slash command that is typed."""

from collections.abc import Callable
from typing import Any

from bot.playground.standin.errors import Json

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(
    1, 12
)
Resolve = Callable[[int, Any], str]


class CannotType(AssertionError):
    """The client would not let a person send this."""


def find(commands: list[Json], typed: str, locale: str) -> tuple[Json, list[Json], list[Json]]:
    """The command that "name sub sub" means, the subcommands on the way, and the options left to fill in."""
    words = typed.removeprefix("/").split()
    command = next((one for one in commands if _is_called(one, words[0], locale)), None)
    if command is None:
        raise CannotType(f"no command /{words[0]}; there are {[one['name'] for one in commands]}")
    way: list[Json] = []
    options: list[Json] = command.get("options") or []
    for word in words[1:]:
        step = next(
            (o for o in options if o["type"] in (SUBCOMMAND, GROUP) and _is_called(o, word, locale)), None
        )
        if step is None:
            raise CannotType(f"no subcommand {word!r} in {typed!r}; there are {[o['name'] for o in options]}")
        way.append(step)
        options = step.get("options") or []
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in options):
        raise CannotType(f"{typed!r} needs one of {[option['name'] for option in options]}")
    return command, way, options


def _is_called(thing: Json, word: str, locale: str) -> bool:
    return word in (thing["name"], (thing.get("name_localizations") or {}).get(locale))


def filled(
    options: list[Json], values: dict[str, Any], resolve: Resolve, *, focused: str | None = None
) -> list[Json]:
    """The options with what a person typed, refused where the client would refuse it."""
    known = {option["name"]: option for option in options}
    if unknown := values.keys() - known.keys():
        raise CannotType(f"no option {min(unknown)!r}; there are {list(known)}")
    result: list[Json] = []
    for name, option in known.items():
        if name not in values:
            if option.get("required") and focused is None:
                raise CannotType(f"option {name!r} is required")
            continue
        partial = focused is not None
        value = values[name] if partial and name == focused else _typed(option, values[name], resolve)
        entry: Json = {"name": name, "type": option["type"], "value": value}
        if name == focused:
            entry["focused"] = True
        result.append(entry)
    return result


def _typed(option: Json, value: Any, resolve: Resolve) -> Any:
    """A choice's value for its name, a snowflake for a person; bounds as the client checks them."""
    kind = option["type"]
    choices = option.get("choices") or []
    if choices:
        for choice in choices:
            if value in (choice["value"], choice["name"], *(choice.get("name_localizations") or {}).values()):
                return choice["value"]
        raise CannotType(f"{value!r} is no choice of {option['name']!r}")
    wanted: dict[int, tuple[type, ...]] = {
        STRING: (str,),
        INTEGER: (int,),
        BOOLEAN: (bool,),
        NUMBER: (int, float),
    }
    if kind in wanted:
        size = len(value) if kind == STRING else value
        low, high = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
        if not isinstance(value, wanted[kind]) or not option.get(low, size) <= size <= option.get(high, size):
            raise CannotType(f"{value!r} does not fit option {option['name']!r}")
        return value
    return resolve(kind, value)


def nested(way: list[Json], options: list[Json]) -> list[Json]:
    """The options wrapped in their subcommand and group."""
    for step in reversed(way):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    return options
