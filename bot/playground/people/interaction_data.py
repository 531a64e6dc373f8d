"""What a person's client sends for commands, selects and modals."""

from typing import Any

from bot.playground.people.typed_commands import CHANNEL, MENTIONABLE, ROLE, USER, CannotType
from bot.playground.standin import payloads
from bot.playground.standin.command_permissions import may_use
from bot.playground.standin.components import SELECTS, Kind, walk
from bot.playground.standin.errors import Json
from bot.playground.standin.permissions import Permission, channel_permissions, guild_permissions
from bot.playground.standin.world import ChannelState, GuildState, World

_SELECTED = {
    Kind.USER_SELECT: USER,
    Kind.ROLE_SELECT: ROLE,
    Kind.MENTIONABLE_SELECT: MENTIONABLE,
    Kind.CHANNEL_SELECT: CHANNEL,
}


class Resolved:
    """Collects the users, members, channels and roles that an interaction names."""

    def __init__(self, world: World, guild: GuildState, user_id: int) -> None:
        self._world = world
        self._user_id = user_id
        self._guild = guild
        self.data: Json = {}

    def take(self, kind: int, value: Any) -> str:
        """The id of a person, channel or role, given as an object with an id or as the id."""
        number = int(getattr(value, "id", value))
        if kind in (USER, MENTIONABLE) and number in self._world.accounts:
            self._put("users", number, payloads.user(self._world.accounts[number]))
            member = self._guild.members.get(number)
            if member is not None:
                payload = payloads.member(self._world, member, with_user=False)
                permissions = str(guild_permissions(self._guild, number))
                self._put("members", number, payload | {"permissions": permissions})
        elif kind in (ROLE, MENTIONABLE) and number in self._guild.roles:
            self._put("roles", number, payloads.role(self._guild.roles[number]))
        elif kind == CHANNEL and number in self._guild.channels:
            channel = self._guild.channels[number]
            self._put("channels", number, payloads.channel(self._guild, channel, self._user_id))
        else:
            raise CannotType(f"{value!r} cannot be chosen")
        return str(number)

    def _put(self, key: str, number: int, payload: Json) -> None:
        self.data.setdefault(key, {})[str(number)] = payload


def usable_commands(world: World, guild: GuildState, channel: ChannelState, user_id: int) -> list[Json]:
    """The commands that a person's client offers here; a guild's own come before global ones."""
    bits = channel_permissions(guild, channel, user_id)
    if not guild.has_bot or not bits & Permission.USE_APPLICATION_COMMANDS:
        return []
    usable = [
        one
        for one in world.commands.values()
        if one["type"] == 1
        and one.get("guild_id") in (None, str(guild.id))
        and (one["contexts"] is None or 0 in one["contexts"])
        and may_use(guild, channel, user_id, bits, one, world.application_id)
    ]
    return sorted(usable, key=lambda one: "guild_id" not in one)


def picked(select: Json, chosen: tuple[Any, ...], resolved: Resolved) -> list[str]:
    """The values of the options with these labels, refused where the client would refuse them."""
    if not select["min_values"] <= len(chosen) <= select["max_values"]:
        raise CannotType(f"choose {select['min_values']} to {select['max_values']}, not {len(chosen)}")
    if len(set(map(str, chosen))) != len(chosen):
        raise CannotType("an option can be chosen only once")
    if select["type"] != Kind.STRING_SELECT:
        return [resolved.take(_SELECTED[select["type"]], one) for one in chosen]
    return [_value(select["options"], one) for one in chosen]


def _value(options: list[Json], wanted: str) -> str:
    for option in options:
        if wanted in (option["label"], option["value"]):
            return str(option["value"])
    raise CannotType(f"no option {wanted!r}; there are {[option['label'] for option in options]}")


def submitted(modal: Json, values: dict[str, Any], resolved: Resolved) -> Json:
    """A modal's data as the client sends it; texts that are not named stay as the bot set them."""
    left = dict(values)
    numbers = iter(range(1, 100))

    def fill(component: Json) -> Json:
        base: Json = {"type": component["type"], "id": component.get("id") or next(numbers)}
        if component["type"] == Kind.ROW:
            inner = component["components"][0]
            return base | {"components": [value_of(inner, inner.get("label"))]}
        if component["type"] == Kind.LABEL:
            return base | {"component": value_of(component["component"], component["label"])}
        return base

    def value_of(field: Json, name: str | None) -> Json:
        base: Json = {"type": field["type"], "id": next(numbers), "custom_id": field["custom_id"]}
        key = next((one for one in (name, field["custom_id"]) if one in left), None)
        given = left.pop(key) if key is not None else None
        if field["type"] in SELECTS:
            bounds = {"min_values": 1, "max_values": 1} | field
            if given is None and not field.get("required", True):
                return base | {"values": []}
            chosen = tuple(given) if isinstance(given, (list, tuple)) else (given,)
            return base | {"values": picked(bounds, chosen, resolved)}
        text = field.get("value") or "" if given is None else given
        if not field.get("min_length", 0) <= len(text) <= field.get("max_length", 4000):
            raise CannotType(f"{text!r} is too short or too long for {name!r}")
        if field.get("required", True) and not text:
            raise CannotType(f"{name!r} is required")
        return base | {"value": text}

    data: Json = {
        "custom_id": modal["custom_id"],
        "components": [fill(component) for component in modal["components"]],
    }
    if left:
        raise CannotType(
            f"no field {min(left)!r}; there are {[c.get('label') for _, c in walk(modal['components'])]}"
        )
    if resolved.data:
        data["resolved"] = resolved.data
    return data
