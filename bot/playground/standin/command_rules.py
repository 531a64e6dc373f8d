"""Slash commands as they are registered: Discord's rules beyond its contract, and what it gives back."""

import re

from bot.playground.standin.errors import Json, invalid

SUBCOMMAND, GROUP = 1, 2
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
