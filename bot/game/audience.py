"""Who may know which field of what: declared per field, closed by default."""

from enum import Enum
from functools import cache
from typing import Annotated, Any, ClassVar, TypeVar, get_args, get_origin, get_type_hints

import msgspec


class Audience(Enum):
    """Who may know a field, or that a thing happened at all."""

    EVERYONE = "everyone"
    ACTOR = "actor"
    """Only the seat in the field ``by``."""


T = TypeVar("T")
Everyone = Annotated[T, Audience.EVERYONE]
OnlyBy = Annotated[T | None, Audience.ACTOR]
"""Known to the seat ``by`` alone; None stands in its place for everybody else."""


class UndeclaredAudience(TypeError):
    """A field says nothing about who may know it, so nobody gets anything."""


class Guarded(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A struct whose fields each declare their audience; its repr shows only what everyone may know."""

    existence: ClassVar[Audience] = Audience.EVERYONE

    def __repr__(self) -> str:
        shown = redact_fields(self, None)
        fields = ", ".join(f"{name}={getattr(shown, name)!r}" for name in self.__struct_fields__)
        return f"{type(self).__name__}({fields})"


G = TypeVar("G", bound=Guarded)


@cache
def audiences(kind: type[Guarded]) -> dict[str, Audience]:
    """The declared audience of each field, or UndeclaredAudience."""
    found: dict[str, Audience] = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if get_origin(hint) is ClassVar:
            continue
        declared = [mark for mark in get_args(hint)[1:] if isinstance(mark, Audience)]
        if get_origin(hint) is not Annotated or len(declared) != 1:
            raise UndeclaredAudience(f"{kind.__name__}.{name} declares no audience")
        found[name] = declared[0]
    return found


class Secrets(msgspec.Struct, frozen=True):
    """Where a kind of thing holds what not everyone may know."""

    own: tuple[str, ...]
    """The fields that only the actor may know."""
    nested: tuple[str, ...]
    """The fields everyone may know, but for what their own fields say."""


@cache
def secrets_of(kind: type[Guarded]) -> Secrets:
    """The fields of a kind that redaction has to look at."""
    declared = audiences(kind)
    own = tuple(name for name, audience in declared.items() if audience is Audience.ACTOR)
    if (own or kind.existence is Audience.ACTOR) and "by" not in declared:
        raise UndeclaredAudience(f"{kind.__name__} keeps something for the actor, but has none")
    hints = get_type_hints(kind)
    nested = tuple(name for name in declared if name not in own and may_be_guarded(hints[name]))
    return Secrets(own, nested)


def may_be_guarded(hint: Any) -> bool:
    """Whether a value of this type could have secrets of its own, or hold something that has."""
    if hint is Any or hint is object:
        return True
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return issubclass(hint, Guarded) or any(map(may_be_guarded, get_type_hints(hint).values()))
    return any(map(may_be_guarded, get_args(hint)))


def redact(thing: G, seat: int | None) -> G | None:
    """What the seat (None: a spectator) may know of a thing; None when not even that it happened."""
    if type(thing).existence is Audience.ACTOR and (seat is None or seat != getattr(thing, "by", None)):
        return None
    return redact_fields(thing, seat)


def redact_fields(thing: G, seat: int | None) -> G:
    """The same struct with None in every field that the seat may not know."""
    secrets = secrets_of(type(thing))
    if not secrets.own and not secrets.nested:
        return thing
    if seat is not None and seat == getattr(thing, "by", None):
        return thing
    hidden: dict[str, Any] = dict.fromkeys(secrets.own)
    for name in secrets.nested:
        value = getattr(thing, name)
        if isinstance(value, Guarded):
            inner = redact_fields(value, seat)
            if inner is not value:
                hidden[name] = inner
        elif value is not None:
            raise UndeclaredAudience(f"{type(thing).__name__}.{name} may hide secrets unseen")
    return msgspec.structs.replace(thing, **hidden) if hidden else thing
