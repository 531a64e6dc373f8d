"""Components as Discord sends them back: numbered, with its defaults and what they show of attachments."""

from collections.abc import Iterator

from bot.playground.standin.components import SELECTS, Kind, walk
from bot.playground.standin.errors import Json, invalid
from bot.playground.standin.snowflakes import Snowflakes

ATTACHED = "attachment://"


class Media:
    """What `attachment://name` means in one message: the files that its body names or brings."""

    def __init__(self, attachments: list[Json], ids: Snowflakes) -> None:
        self._attachments = {one["filename"]: one for one in attachments}
        self._ids = ids

    def resolved(self, media: Json, path: str, *, only_attached: bool = False) -> Json:
        """The address of a picture or file; only a file must be attached."""
        url = media["url"]
        answer: Json = {"id": str(self._ids.next()), "url": url, "proxy_url": url}
        if not url.startswith(ATTACHED):
            if only_attached or not url.startswith(("http://", "https://")):
                raise invalid(f"{path}.url", "URL_TYPE_INVALID_SCHEME", "Scheme is not supported.")
            return answer
        found = self._attachments.get(url.removeprefix(ATTACHED))
        if found is None:
            raise invalid(
                f"{path}.url",
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                "The referenced attachment was not found.",
            )
        shown = {key: found[key] for key in ("content_type", "width", "height") if key in found}
        return answer | {"url": found["url"], "proxy_url": found["url"], "attachment_id": found["id"]} | shown

    def size(self, media: Json) -> int:
        return next(
            (one["size"] for one in self._attachments.values() if one["id"] == media.get("attachment_id")), 0
        )


def answered(components: list[Json], media: Media) -> list[Json]:
    """The components of a message as Discord sends them back."""
    taken = {component["id"] for _, component in walk(components) if component.get("id")}
    numbers = (number for number in range(1, 1000) if number not in taken)
    return [
        _answered(component, f"components.{index}", numbers, media)
        for index, component in enumerate(components)
    ]


def references(components: list[Json]) -> set[str]:
    """The ids of the attachments that components show."""
    found: set[str] = set()
    for _, component in walk(components):
        shown = [component.get("media"), component.get("file")]
        shown += [item["media"] for item in component.get("items") or []]
        found |= {one["attachment_id"] for one in shown if one and "attachment_id" in one}
    return found


def _with_emoji(thing: Json) -> Json:
    """A button or an option with its emoji's id as Discord writes ids."""
    emoji = thing.get("emoji")
    if not emoji:
        return thing
    own = {"id": str(emoji["id"])} if emoji.get("id") else {}
    return thing | {"emoji": own | {"name": emoji["name"]}}


def _answered(component: Json, path: str, numbers: Iterator[int], media: Media) -> Json:
    new = {key: value for key, value in component.items() if value is not None}
    new["id"] = new.get("id") or next(numbers)
    kind = new["type"]
    new = _with_emoji(new)
    if "options" in new:
        new["options"] = [_with_emoji(option) for option in new["options"]]
    if "components" in new:
        new["components"] = [
            _answered(one, f"{path}.components.{index}", numbers, media)
            for index, one in enumerate(new["components"])
        ]
    if "accessory" in new:
        new["accessory"] = _answered(new["accessory"], f"{path}.accessory", numbers, media)
    if kind in SELECTS:
        new = {"min_values": 1, "max_values": 1} | new
        new.pop("required", None)
        if "default_values" in new:
            new["default_values"] = [one | {"id": str(one["id"])} for one in new["default_values"]]
    elif kind == Kind.CONTAINER:
        new = {"accent_color": None, "spoiler": False} | new
    elif kind == Kind.SEPARATOR:
        new = {"spacing": 1, "divider": True} | new
    elif kind == Kind.THUMBNAIL:
        shown = media.resolved(new["media"], f"{path}.media")
        new = {"description": None, "spoiler": False} | new | {"media": shown}
    elif kind == Kind.GALLERY:
        new["items"] = [
            {"description": None, "spoiler": False}
            | item
            | {"media": media.resolved(item["media"], f"{path}.items.{index}.media")}
            for index, item in enumerate(new["items"])
        ]
    elif kind == Kind.FILE:
        name = new["file"]["url"].rsplit("/", 1)[-1]
        shown = media.resolved(new["file"], f"{path}.file", only_attached=True)
        new = {"spoiler": False} | new | {"file": shown, "name": name, "size": media.size(shown)}
    return new
