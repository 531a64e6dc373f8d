"""Commands as they were before an update, which a client may still send."""

from enum import StrEnum
from typing import TypeVar

from discord import app_commands

from bot.service.refusals import Refused

Choice = TypeVar("Choice", bound=StrEnum)
OUTDATED = "refuse-outdated"


def chosen(kind: type[Choice], value: str | None) -> Choice | None:
    """One of a command's choices, if any was made; refuse one that there is not any more."""
    try:
        return None if value is None else kind(value)
    except ValueError:
        raise Refused(OUTDATED) from None


def cause_of(error: app_commands.AppCommandError) -> Exception:
    """Why a command came to nothing: a no, what nobody expected, or that there is no such command now."""
    if isinstance(error, (app_commands.CommandSignatureMismatch, app_commands.CommandNotFound)):
        return Refused(OUTDATED)
    return error.original if isinstance(error, app_commands.CommandInvokeError) else error
