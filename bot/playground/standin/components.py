"""Message and modal components: Discord's rules beyond its contract, and the shape it sends back."""

from collections.abc import Container, Iterator
from enum import IntEnum

from bot.playground.standin.errors import Json, invalid


class Kind(IntEnum):
    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = {
    Kind.STRING_SELECT,
    Kind.USER_SELECT,
    Kind.ROLE_SELECT,
    Kind.MENTIONABLE_SELECT,
    Kind.CHANNEL_SELECT,
}
LINK, PREMIUM = 5, 6
_COMMON = {"type", "id"}
_CHOOSING = {"custom_id", "placeholder", "min_values", "max_values", "disabled", "required"}
KEYS: dict[int, set[str]] = {
    Kind.ROW: {"components"},
    Kind.BUTTON: {"custom_id", "style", "label", "disabled", "url", "sku_id", "emoji"},
    Kind.STRING_SELECT: _CHOOSING | {"options"},
    Kind.TEXT_INPUT: {
        *("custom_id", "style", "label", "value", "placeholder", "required", "min_length", "max_length")
    },
    Kind.USER_SELECT: _CHOOSING | {"default_values"},
    Kind.ROLE_SELECT: _CHOOSING | {"default_values"},
    Kind.MENTIONABLE_SELECT: _CHOOSING | {"default_values"},
    Kind.CHANNEL_SELECT: _CHOOSING | {"default_values", "channel_types"},
    Kind.SECTION: {"components", "accessory"},
    Kind.TEXT: {"content"},
    Kind.THUMBNAIL: {"description", "spoiler", "media"},
    Kind.GALLERY: {"items"},
    Kind.FILE: {"spoiler", "file"},
    Kind.SEPARATOR: {"spacing", "divider"},
    Kind.CONTAINER: {"accent_color", "components", "spoiler"},
    Kind.LABEL: {"label", "description", "component"},
    Kind.FILE_UPLOAD: {"custom_id", "min_values", "max_values", "required"},
    Kind.RADIO_GROUP: {"custom_id", "required", "options"},
    Kind.CHECKBOX_GROUP: {"custom_id", "min_values", "max_values", "required", "options"},
    Kind.CHECKBOX: {"custom_id", "default"},
}
_IN_CONTAINER = {Kind.ROW, Kind.TEXT, Kind.SECTION, Kind.GALLERY, Kind.SEPARATOR, Kind.FILE}
_AT_TOP = _IN_CONTAINER | {Kind.CONTAINER}
_IN_MODAL = {Kind.ROW, Kind.LABEL, Kind.TEXT}
MAX_COMPONENTS, MAX_TEXT, MAX_MODAL_ROWS, MAX_DESCRIPTION = 40, 4000, 5, 1024


def walk(components: list[Json], path: str = "components") -> Iterator[tuple[str, Json]]:
    """Every component with its path, nested ones and accessories included."""
    for index, component in enumerate(components):
        here = f"{path}.{index}"
        yield here, component
        yield from walk(component.get("components") or [], f"{here}.components")
        for single in ("accessory", "component"):
            if component.get(single):
                yield from walk([component[single]], f"{here}.{single}")


def texts(components: list[Json]) -> list[str]:
    """The texts that a person reads, in order."""
    return [component["content"] for _, component in walk(components) if component["type"] == Kind.TEXT]


def check(components: list[Json], *, v2: bool, emojis: Container[int] = ()) -> None:
    """Refuse a message's components that Discord would refuse; `emojis` are those that the bot may use."""
    everything = list(walk(components))
    _check_keys(everything)
    for index, component in enumerate(components):
        allowed: set[Kind] = _AT_TOP if v2 else {Kind.ROW}
        if component["type"] not in allowed:
            raise invalid(f"components.{index}", "UNION_TYPE_CHOICES", "This component is not allowed here.")
    if not v2 and len(components) > 5:
        raise invalid("components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    if len(everything) > MAX_COMPONENTS:
        raise invalid("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "More than 40 components.")
    if sum(map(len, texts(components))) > MAX_TEXT:
        raise invalid("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "More than 4000 characters.")
    _check_unique(everything)
    for path, component in everything:
        _check_one(path, component)
    _check_emojis(everything, emojis)


def check_modal(data: Json) -> None:
    """Refuse a modal that Discord would refuse."""
    if data.keys() - {"custom_id", "title", "components"}:
        raise invalid("data", "UNKNOWN_KEY", "Unknown keys.")
    components = data["components"]
    everything = list(walk(components))
    _check_keys(everything)
    if len(components) > MAX_MODAL_ROWS:
        raise invalid("data.components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    for index, component in enumerate(components):
        if component["type"] not in _IN_MODAL:
            raise invalid(f"data.components.{index}", "UNION_TYPE_CHOICES", "Not allowed in a modal.")
    _check_unique(everything)
    for path, component in everything:
        _check_one(path, component)


def _check_keys(everything: list[tuple[str, Json]]) -> None:
    for path, component in everything:
        known = KEYS.get(component.get("type", 0))
        if known is None:
            raise invalid(f"{path}.type", "BASE_TYPE_CHOICES", "Unknown component type.")
        if unknown := component.keys() - known - _COMMON:
            raise invalid(f"{path}.{min(unknown)}", "UNKNOWN_KEY", "Unknown key.")


def _check_unique(everything: list[tuple[str, Json]]) -> None:
    custom_ids: set[str] = set()
    numbers: set[int] = set()
    for path, component in everything:
        custom_id, number = component.get("custom_id"), component.get("id")
        if custom_id is not None:
            if custom_id in custom_ids:
                raise invalid(
                    f"{path}.custom_id",
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    "Component custom id is duplicated.",
                )
            custom_ids.add(custom_id)
        if number:
            if number in numbers:
                raise invalid(f"{path}.id", "COMPONENT_ID_DUPLICATED", "Component id is duplicated.")
            numbers.add(number)


def _check_one(path: str, component: Json) -> None:
    kind = component["type"]
    children = component.get("components") or []
    if kind == Kind.ROW:
        buttons = sum(child["type"] == Kind.BUTTON for child in children)
        if not children or len(children) > 5 or (buttons != len(children) and len(children) > 1):
            raise invalid(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "Too wide for one row.")
    elif kind == Kind.BUTTON:
        _check_button(path, component)
    elif kind in SELECTS:
        _check_select(path, component)
    elif kind == Kind.CONTAINER and any(child["type"] not in _IN_CONTAINER for child in children):
        raise invalid(f"{path}.components", "UNION_TYPE_CHOICES", "Not allowed in a container.")
    elif kind == Kind.SECTION:
        if any(child["type"] != Kind.TEXT for child in children) or not 1 <= len(children) <= 3:
            raise invalid(f"{path}.components", "BASE_TYPE_BAD_LENGTH", "A section holds 1 to 3 texts.")
        if component["accessory"]["type"] not in (Kind.BUTTON, Kind.THUMBNAIL):
            raise invalid(f"{path}.accessory", "UNION_TYPE_CHOICES", "Not allowed as an accessory.")
    elif kind == Kind.TEXT and not component["content"].strip():
        raise invalid(f"{path}.content", "BASE_TYPE_REQUIRED", "This field is required.")
    elif kind == Kind.THUMBNAIL:
        _check_description(path, component)
    elif kind == Kind.GALLERY:
        for index, item in enumerate(component["items"]):
            _check_description(f"{path}.items.{index}", item)


def _check_description(path: str, item: Json) -> None:
    """What is read aloud in place of a picture has 1 to 1024 characters."""
    description = item.get("description")
    if description is not None and not 1 <= len(description) <= MAX_DESCRIPTION:
        raise invalid(f"{path}.description", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 1024 in length.")


def _check_button(path: str, button: Json) -> None:
    style = button["style"]
    wanted = {LINK: "url", PREMIUM: "sku_id"}.get(style, "custom_id")
    present = [key for key in ("custom_id", "url", "sku_id") if button.get(key) is not None]
    if present != [wanted]:
        raise invalid(path, "BUTTON_COMPONENT_EXCLUSIVE", f"A button of this style needs just {wanted}.")
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        raise invalid(path, "BUTTON_COMPONENT_INVALID_EMOJI_OR_LABEL", "A label or an emoji is required.")


def _check_select(path: str, select: Json) -> None:
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    least, most = (1 if least is None else least), (1 if most is None else most)
    if least > most:
        raise invalid(f"{path}.min_values", "SELECT_COMPONENT_MIN_VALUES", "More than max_values.")
    if select["type"] != Kind.STRING_SELECT:
        return
    options = select["options"]
    values = [option["value"] for option in options]
    if len(set(values)) != len(values):
        raise invalid(
            f"{path}.options", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "Option value duplicated."
        )
    if most > len(options):
        raise invalid(f"{path}.max_values", "SELECT_COMPONENT_MAX_VALUES", "More than there are options.")
    if sum(bool(option.get("default")) for option in options) > most:
        raise invalid(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many defaults.")
    for index, option in enumerate(options):
        if unknown := option.keys() - {"label", "value", "description", "emoji", "default"}:
            raise invalid(f"{path}.options.{index}.{min(unknown)}", "UNKNOWN_KEY", "Unknown key.")


def has_own_emojis(components: list[Json]) -> bool:
    """Whether a button or an option has an emoji with an id."""
    return any(emoji.get("id") for _, emoji in _emojis(list(walk(components))))


def _emojis(everything: list[tuple[str, Json]]) -> Iterator[tuple[str, Json]]:
    """Every emoji of buttons and options, with its path."""
    for path, component in everything:
        places = [(path, component)]
        places += [(f"{path}.options.{n}", one) for n, one in enumerate(component.get("options") or [])]
        yield from ((f"{where}.emoji", one["emoji"]) for where, one in places if one.get("emoji"))


def _check_emojis(everything: list[tuple[str, Json]], emojis: Container[int]) -> None:
    """An emoji is one of the bot's own, by its id, or a character."""
    for path, emoji in _emojis(everything):
        known = int(emoji["id"]) in emojis if emoji.get("id") else not emoji["name"].isascii()
        if not known:
            raise invalid(f"{path}.name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
