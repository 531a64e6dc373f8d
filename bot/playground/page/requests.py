"""What a page may ask for: nothing else, nothing longer."""

from typing import Annotated

from msgspec import Meta, Struct

Id = Annotated[str, Meta(pattern=r"\A[0-9]{1,20}\Z")]
CustomId = Annotated[str, Meta(min_length=1, max_length=100)]
Command = Annotated[str, Meta(pattern=r"\A[^\s/]{1,32}( [^\s/]{1,32}){0,2}\Z")]
Typed = Annotated[str, Meta(max_length=200)]
Values = Annotated[list[CustomId], Meta(max_length=25)]
Options = Annotated[dict[Typed, Typed | int | float | bool], Meta(max_length=25)]


class Request(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Something that a person does on their page; `n` numbers the answer."""

    n: Annotated[int, Meta(ge=0, le=2**53)]


class Look(Request, frozen=True, tag="look"):
    """Show a channel's messages: the newest, or those before one."""

    channel: Id
    before: Id | None = None


class Say(Request, frozen=True, tag="say"):
    channel: Id
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Click(Request, frozen=True, tag="click"):
    channel: Id
    message: Id
    custom_id: CustomId


class Choose(Request, frozen=True, tag="choose"):
    channel: Id
    message: Id
    custom_id: CustomId
    values: Values


class Dismiss(Request, frozen=True, tag="dismiss"):
    channel: Id
    message: Id


class Commands(Request, frozen=True, tag="commands"):
    """List the slash commands that can be used in a channel."""

    channel: Id


class Slash(Request, frozen=True, tag="slash"):
    channel: Id
    command: Command
    options: Options


class Complete(Request, frozen=True, tag="complete"):
    """Suggest values for an option that is being typed."""

    channel: Id
    command: Command
    options: Options
    option: Typed
    text: Typed


class Quick(Request, frozen=True, tag="quick"):
    """Sit down with automata and start."""

    channel: Id
    automata: Annotated[int, Meta(ge=1, le=12)]
    level: Annotated[str, Meta(max_length=20)]
    speed: Annotated[str, Meta(max_length=20)]
    set: Annotated[str, Meta(max_length=100)]


class Language(Request, frozen=True, tag="language"):
    locale: Annotated[str, Meta(max_length=5)]


class Invite(Request, frozen=True, tag="invite"):
    """Let one more person in."""

    name: Annotated[str, Meta(pattern=r"\A\S(.{0,30}\S)?\Z")]


class Happened(Request, frozen=True, tag="happened"):
    """Show what the bot asked of Discord for the person's last click."""


class Appoint(Request, frozen=True, tag="appoint"):
    """Say who may manage the server."""

    people: Annotated[list[Id], Meta(max_length=13)]


AnyRequest = (
    Look
    | Say
    | Click
    | Choose
    | Dismiss
    | Commands
    | Slash
    | Complete
    | Quick
    | Language
    | Invite
    | Appoint
    | Happened
)
