"""Routes about the bot itself: its user, its application, its commands, its gateway."""

from bot.playground.standin import payloads
from bot.playground.standin.command_permissions import overwrites_of
from bot.playground.standin.command_rules import check_all, registered
from bot.playground.standin.errors import Json, unknown_command
from bot.playground.standin.event_hub import EventHub
from bot.playground.standin.gateway import Gateway
from bot.playground.standin.rest import Answer, Call, Rest, body_of

_COMMANDS = "/applications/{application_id}/commands"
_GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"


class ApplicationRoutes:
    def __init__(self, hub: EventHub, gateway: Gateway) -> None:
        self._world = hub.world
        self._ids = hub.ids
        self._changed = hub.changed
        self._gateway = gateway

    def add_to(self, rest: Rest) -> None:
        rest.route("GET", "/users/@me", self.me)
        rest.route("GET", "/oauth2/applications/@me", self.application)
        rest.route("GET", "/gateway", self.gateway)
        rest.route("GET", "/gateway/bot", self.gateway_bot)
        rest.route("GET", _GUILD_COMMANDS + "/permissions", self.command_permissions)
        for place in (_COMMANDS, _GUILD_COMMANDS):
            rest.route("GET", place, self.list_commands)
            rest.route("PUT", place, self.replace_commands)
            rest.route("POST", place, self.upsert_command)
            rest.route("GET", place + "/{command_id}", self.get_command)
            rest.route("PATCH", place + "/{command_id}", self.edit_command)
            rest.route("DELETE", place + "/{command_id}", self.delete_command)

    def me(self, call: Call) -> Answer:
        return 200, payloads.own_user(self._world.accounts[self._world.bot_id])

    def application(self, call: Call) -> Answer:
        return 200, payloads.application(self._world)

    def gateway(self, call: Call) -> Answer:
        return 200, {"url": self._gateway.url}

    def gateway_bot(self, call: Call) -> Answer:
        left: Json = {"total": 1000, "remaining": 1000, "reset_after": 0}
        left["max_concurrency"] = self._gateway.max_concurrency
        left["remaining"] -= self._gateway.identifies
        return 200, {"url": self._gateway.url, "shards": self._gateway.shards, "session_start_limit": left}

    def list_commands(self, call: Call) -> Answer:
        commands = self._of(call).values()
        if call.query.get("with_localizations", "").lower() not in ("1", "true"):
            hidden = {"name_localizations", "description_localizations"}
            return 200, [{k: v for k, v in one.items() if k not in hidden} for one in commands]
        return 200, list(commands)

    def replace_commands(self, call: Call) -> Answer:
        bodies: list[Json] = call.body or []
        check_all(bodies)
        old = {(one["type"], one["name"]): one for one in self._of(call).values()}
        for command_id in self._of(call):
            del self._world.commands[command_id]
        return 200, [self._store(call, body, old.get((body.get("type", 1), body["name"]))) for body in bodies]

    def upsert_command(self, call: Call) -> Answer:
        body = body_of(call)
        mine = self._of(call)
        same = [
            one for one in mine.values() if (one["type"], one["name"]) == (body.get("type", 1), body["name"])
        ]
        others = [one for one in mine.values() if one not in same]
        check_all([body], already=others)
        return (200 if same else 201), self._store(call, body, same[0] if same else None)

    def get_command(self, call: Call) -> Answer:
        return 200, self._one(call)

    def edit_command(self, call: Call) -> Answer:
        old = self._one(call)
        check_all([{**_as_request(old), **body_of(call)}])
        return 200, self._store(call, {**_as_request(old), **body_of(call)}, old)

    def delete_command(self, call: Call) -> Answer:
        del self._world.commands[int(self._one(call)["id"])]
        self._changed()
        return 204, None

    def command_permissions(self, call: Call) -> Answer:
        guild = self._world.guild(call.id("guild_id"))
        named = [subject_id for subject_id, rules in guild.command_overwrites.items() if rules]
        return 200, [overwrites_of(guild, subject_id, self._world.application_id) for subject_id in named]

    def _of(self, call: Call) -> dict[int, Json]:
        guild_id = call.path.get("guild_id")
        if guild_id is not None:
            self._world.guild(call.id("guild_id"))
        return {i: one for i, one in self._world.commands.items() if one.get("guild_id") == guild_id}

    def _one(self, call: Call) -> Json:
        command = self._of(call).get(call.id("command_id"))
        if command is None:
            raise unknown_command()
        return command

    def _store(self, call: Call, body: Json, old: Json | None) -> Json:
        command_id = int(old["id"]) if old else self._ids.next()
        command = registered(body, command_id, self._world.application_id, self._ids.next())
        if "guild_id" in call.path:
            command["guild_id"] = call.path["guild_id"]
        self._world.commands[command_id] = command
        self._changed()
        return command


def _as_request(command: Json) -> Json:
    return {k: v for k, v in command.items() if k not in ("id", "application_id", "version", "guild_id")}
