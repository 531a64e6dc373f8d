"""Slash commands: what may be registered, and what a person's client makes of what is typed."""

import re
from collections.abc import Callable
from typing import Any

from bot.playground.errors import Json, invalid

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(
    1, 12
)
LOCALES = {
    "id",
    "da",
    "de",
    "en-GB",
    "en-US",
    "es-ES",
    "es-419",
    "fr",
    "hr",
    "it",
    "lt",
    "hu",
    "nl",
    "no",
    "pl",
    "pt-BR",
    "ro",
    "fi",
    "sv-SE",
    "vi",
    "tr",
    "cs",
    "el",
    "bg",
    "ru",
    "uk",
    "hi",
    "th",
    "zh-CN",
    "ja",
    "zh-TW",
    "ko",
}
_NAME = re.compile(r"^[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}$")
_COMMAND_KEYS = {
    "id",
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
    "dm_permission",
    "default_permission",
    "contexts",
    "integration_types",
    "handler",
    "nsfw",
}
_OPTION_KEYS = {
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "required",
    "options",
    "choices",
    "autocomplete",
    "channel_types",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
}


def check_all(commands: list[Json], already: list[Json] | None = None) -> None:
    """Refuse a list of commands that Discord would refuse."""
    chat = [one for one in [*(already or []), *commands] if one.get("type", 1) == 1]
    if len(chat) > 100:
        raise invalid(
            "", "APPLICATION_COMMAND_TOO_MANY", "Maximum number of application commands reached (100)."
        )
    names = [(one.get("type", 1), one["name"]) for one in commands]
    if len(set(names)) != len(names):
        raise invalid("", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Command names must be unique.")
    for index, command in enumerate(commands):
        _check(command, str(index))


def _check(command: Json, path: str) -> None:
    if unknown := command.keys() - _COMMAND_KEYS:
        raise invalid(f"{path}.{min(unknown)}", "UNKNOWN_KEY", "Unknown key.")
    if command.get("type", 1) == 1:
        _check_text(command, path)
    options = command.get("options") or []
    _check_options(options, path)
    total = _characters(command)
    if total > 8000:
        raise invalid(path, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000).")


def _check_options(options: list[Json], path: str) -> None:
    names = [option["name"] for option in options]
    if len(set(names)) != len(names):
        raise invalid(
            f"{path}.options", "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE", "Names must be unique."
        )
    optional_seen = False
    kinds = {option["type"] in (SUBCOMMAND, GROUP) for option in options}
    if len(kinds) > 1:
        raise invalid(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands only.")
    for index, option in enumerate(options):
        here = f"{path}.options.{index}"
        if unknown := option.keys() - _OPTION_KEYS:
            raise invalid(f"{here}.{min(unknown)}", "UNKNOWN_KEY", "Unknown key.")
        _check_text(option, here)
        if option["type"] in (SUBCOMMAND, GROUP):
            _check_options(option.get("options") or [], here)
            continue
        if option.get("required") and optional_seen:
            raise invalid(
                here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options come first."
            )
        optional_seen = optional_seen or not option.get("required")
        if option.get("autocomplete") and option.get("choices"):
            raise invalid(
                here, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE", "Choices or autocomplete, not both."
            )
        for number, choice in enumerate(option.get("choices") or []):
            if unknown := choice.keys() - {"name", "name_localizations", "value"}:
                raise invalid(f"{here}.choices.{number}.{min(unknown)}", "UNKNOWN_KEY", "Unknown key.")
            _check_locales(choice, f"{here}.choices.{number}")


def _check_text(thing: Json, path: str) -> None:
    names = [thing["name"], *(thing.get("name_localizations") or {}).values()]
    for name in names:
        if not _NAME.match(name) or name != name.lower():
            raise invalid(f"{path}.name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    if not thing.get("description"):
        raise invalid(f"{path}.description", "BASE_TYPE_REQUIRED", "This field is required")
    _check_locales(thing, path)


def _check_locales(thing: Json, path: str) -> None:
    for key in ("name_localizations", "description_localizations"):
        if unknown := (thing.get(key) or {}).keys() - LOCALES:
            raise invalid(
                f"{path}.{key}", "ENUM_TYPE_COERCE", f'Value "{min(unknown)}" is not a valid locale.'
            )


def _characters(thing: Json) -> int:
    """Discord's count: the longest localisation of names, descriptions and values, options included."""
    total = len(str(thing.get("value", "")))
    for key in ("name", "description"):
        texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
        total += max(map(len, texts))
    inside = [*(thing.get("options") or []), *(thing.get("choices") or [])]
    return total + sum(map(_characters, inside))


def registered(body: Json, command_id: int, application_id: int, version: int) -> Json:
    """A command as Discord gives it back."""
    permissions = body.get("default_member_permissions")
    command: Json = {
        "id": str(command_id),
        "application_id": str(application_id),
        "version": str(version),
        "type": body.get("type", 1),
        "name": body["name"],
        "name_localizations": body.get("name_localizations"),
        "description": body.get("description") or "",
        "description_localizations": body.get("description_localizations"),
        "default_member_permissions": None if permissions is None else str(permissions),
        "dm_permission": body.get("dm_permission", True),
        "contexts": body.get("contexts"),
        "integration_types": body.get("integration_types") or [0],
        "nsfw": body.get("nsfw", False),
    }
    if body.get("options"):
        command["options"] = [_option(one) for one in body["options"]]
    return command


def _option(option: Json) -> Json:
    new = {key: value for key, value in option.items() if value is not None}
    if option.get("options"):
        new["options"] = [_option(one) for one in option["options"]]
    return new


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
