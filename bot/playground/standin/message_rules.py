"""Rules of Discord's about message bodies that its published contract does not contain."""

from bot.playground.standin import media
from bot.playground.standin.errors import Json, empty_message, invalid

_WRITTEN = {
    *("content", "embeds", "allowed_mentions", "components", "flags", "attachments", "poll"),
}
CREATE_KEYS = _WRITTEN | {
    *("tts", "nonce", "enforce_nonce", "message_reference", "sticker_ids", "shared_client_theme"),
}
EDIT_KEYS = _WRITTEN | {"sticker_ids", "tts"}
ANSWER_KEYS = _WRITTEN | {"tts"}
EMBED_KEYS = {
    *("type", "url", "title", "color", "timestamp", "description", "author", "image", "thumbnail"),
    *("footer", "fields", "provider", "video", "flags"),
}
ATTACHMENT_KEYS = {
    *("id", "filename", "description", "duration_secs", "waveform", "title", "is_spoiler", "is_remix"),
    *("url", "proxy_url", "size", "width", "height", "content_type", "spoiler", "flags", "duration"),
}
REFERENCE_KEYS = {"guild_id", "channel_id", "message_id", "fail_if_not_exists", "type"}
WEBHOOK_KEYS = _WRITTEN | {"tts", "username", "avatar_url", "thread_name", "applied_tags"}


def known_keys(body: Json, known: set[str], path: str = "") -> None:
    """Discord's own parser would drop an unknown key in silence; here it is an error to find slips."""
    if unknown := body.keys() - known:
        raise invalid(f"{path}.{min(unknown)}", "UNKNOWN_KEY", "Unknown key.")


def nested_keys(body: Json) -> None:
    """The same for what a message body contains; components have rules of their own."""
    for key, known in (("embeds", EMBED_KEYS), ("attachments", ATTACHMENT_KEYS)):
        for index, one in enumerate(body.get(key) or []):
            known_keys(one, known, f"{key}.{index}")
    known_keys(body.get("message_reference") or {}, REFERENCE_KEYS, "message_reference")


def content_length(body: Json) -> None:
    if len(body.get("content") or "") > 2000:
        raise invalid("content", "BASE_TYPE_MAX_LENGTH", "Must be 2000 or fewer in length.")


def legacy_fields(message: Json, *, v2: bool) -> None:
    """A message with Components V2 has neither content nor embeds."""
    if not v2:
        return
    for key in ("content", "embeds"):
        if message[key]:
            raise invalid(
                key,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                "The field cannot be used together with components v2.",
            )


def not_empty(message: Json) -> None:
    if not (message["content"] or message["embeds"] or message["attachments"] or message["components"]):
        raise empty_message()


def whole_references(message: Json) -> None:
    """What components show of a message's files is there."""
    if media.references(message["components"]) - {one["id"] for one in message["attachments"]}:
        raise invalid("attachments", "ATTACHMENT_NOT_FOUND", "A component shows an attachment that is gone.")


def allowed_mentions(rule: Json) -> None:
    """Unknown keys, and naming people although all are allowed, are refused."""
    known_keys(rule, {"parse", "users", "roles", "replied_user"}, "allowed_mentions")
    for kind in ("users", "roles"):
        if rule.get(kind) and kind in (rule.get("parse") or []):
            raise invalid(
                "allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )
