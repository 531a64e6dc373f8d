"""A channel as one person sees it: messages as text, with their buttons and selects."""

from collections.abc import Iterator

from bot.playground.standin.components import SELECTS, Kind, walk
from bot.playground.standin.errors import Json
from bot.playground.standin.media import references
from bot.playground.standin.messages import LOADING
from bot.playground.standin.world import MessageState


class Seen:
    """One message as a person sees it."""

    def __init__(self, state: MessageState, author: str) -> None:
        self.id = state.id
        self.channel_id = state.channel_id
        self.author = author
        self.ephemeral = state.ephemeral_to is not None
        self.loading = bool(state.flags & LOADING)
        self.edited = state.edited_timestamp is not None
        self.pinged = tuple(state.pinged)
        self.components: list[Json] = state.body["components"]
        self.attachments: list[Json] = state.body["attachments"]
        self._content: str = state.body["content"]
        self._embeds: list[Json] = state.body["embeds"]

    @property
    def loose_files(self) -> list[Json]:
        """The files that the message has though nothing in it shows them."""
        shown = references(self.components)
        return [one for one in self.attachments if one["id"] not in shown]

    @property
    def text(self) -> str:
        """All that can be read: content, embeds and texts, without buttons and selects."""
        lines = [self._content] if self._content else []
        for embed in self._embeds:
            lines += [embed[key] for key in ("title", "description") if embed.get(key)]
            lines += [f"{one['name']}: {one['value']}" for one in embed.get("fields", [])]
        lines += [one["content"] for _, one in walk(self.components) if one["type"] == Kind.TEXT]
        return "\n".join(lines)

    @property
    def buttons(self) -> list[Json]:
        return [one for _, one in walk(self.components) if one["type"] == Kind.BUTTON]

    @property
    def selects(self) -> list[Json]:
        return [one for _, one in walk(self.components) if one["type"] in SELECTS]

    def __contains__(self, text: str) -> bool:
        return text in str(self)

    def __str__(self) -> str:
        marks = " (only you can see this)" * self.ephemeral + " (edited)" * self.edited
        lines = [f"{self.author}{marks}:"]
        if self.loading:
            lines.append("  … is thinking")
        lines += [f"  {line}" for line in self.text.splitlines()]
        row = [_button_text(button) for button in self.buttons]
        if row:
            lines.append("  " + " ".join(row))
        lines += [f"  {_select_text(select)}" for select in self.selects]
        lines += [f"  <file {one['filename']}>" for one in self.attachments]
        return "\n".join(lines)


class Screen:
    """What a person sees of a channel, oldest message first."""

    def __init__(self, messages: list[Seen]) -> None:
        self.messages = messages

    def newest_first(self) -> Iterator[Seen]:
        return reversed(self.messages)

    @property
    def buttons(self) -> list[str]:
        """The labels that can be clicked, newest message first."""
        return [label(one) for seen in self.newest_first() for one in seen.buttons if not one.get("disabled")]

    @property
    def selects(self) -> list[str]:
        return [
            one.get("placeholder") or one["custom_id"]
            for seen in self.newest_first()
            for one in seen.selects
            if not one.get("disabled")
        ]

    def __contains__(self, text: str) -> bool:
        return text in str(self)

    def __str__(self) -> str:
        return "\n".join(map(str, self.messages)) or "(nothing)"


def label(button: Json) -> str:
    return button.get("label") or (button.get("emoji") or {}).get("name") or ""


def _button_text(button: Json) -> str:
    return f"({label(button)})" if button.get("disabled") else f"[{label(button)}]"


def _select_text(select: Json) -> str:
    options = ", ".join(option["label"] for option in select.get("options", []))
    return f"{{{select.get('placeholder') or select['custom_id']}: {options}}}"
