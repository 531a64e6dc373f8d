"""Discord's refusals, as one exception with its JSON body."""

from typing import Any

Json = dict[str, Any]


class Refused(Exception):
    """An HTTP error answer: status, Discord's own code and message."""

    def __init__(self, status: int, code: int, message: str, **extra: Any) -> None:
        super().__init__(f"{status} {code}: {message} {extra or ''}")
        self.status = status
        self.code = code
        self.message = message
        self.extra = extra
        self.headers: dict[str, str] = {}

    def body(self) -> Json:
        return {"message": self.message, "code": self.code, **self.extra}


def invalid(path: str, code: str, message: str) -> Refused:
    """400 / 50035 with Discord's tree of errors, the path given with dots."""
    tree: Json = {"_errors": [{"code": code, "message": message}]}
    for part in reversed([part for part in path.split(".") if part]):
        tree = {part: tree}
    return Refused(400, 50035, "Invalid Form Body", errors=tree)


def unauthorized() -> Refused:
    return Refused(401, 0, "401: Unauthorized")


def unknown_channel() -> Refused:
    return Refused(404, 10003, "Unknown Channel")


def unknown_guild() -> Refused:
    return Refused(404, 10004, "Unknown Guild")


def unknown_member() -> Refused:
    return Refused(404, 10007, "Unknown Member")


def unknown_message() -> Refused:
    return Refused(404, 10008, "Unknown Message")


def unknown_user() -> Refused:
    return Refused(404, 10013, "Unknown User")


def unknown_emoji() -> Refused:
    return Refused(404, 10014, "Unknown Emoji")


def unknown_webhook() -> Refused:
    return Refused(404, 10015, "Unknown Webhook")


def unknown_interaction() -> Refused:
    return Refused(404, 10062, "Unknown interaction")


def unknown_command() -> Refused:
    return Refused(404, 10063, "Unknown application command")


def too_large() -> Refused:
    return Refused(413, 40005, "Request entity too large")


def already_acknowledged() -> Refused:
    return Refused(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> Refused:
    return Refused(403, 50001, "Missing Access")


def foreign_message() -> Refused:
    return Refused(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> Refused:
    return Refused(400, 50006, "Cannot send an empty message")


def missing_permissions() -> Refused:
    return Refused(403, 50013, "Missing Permissions")


def wrong_channel_type() -> Refused:
    return Refused(400, 50024, "Cannot execute action on this channel type")


def invalid_webhook_token() -> Refused:
    return Refused(401, 50027, "Invalid Webhook Token")


def archived_thread() -> Refused:
    return Refused(400, 50083, "Thread is archived")


def locked_thread() -> Refused:
    return Refused(403, 160005, "Thread is locked")
