"""Command names and descriptions in every language, for Discord's own localisation."""

from collections.abc import Callable

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.text import FALLBACK, Words, locales, words


def text(key: str) -> locale_str:
    """A command's text: the fallback language's, with its key for the others."""
    return said(lambda language: language(key))


def said(say: Callable[[Words], str]) -> locale_str:
    """A command's text that is put together in each language."""
    return locale_str(say(words(FALLBACK)), say=say)


class Translator(app_commands.Translator):
    """Finds a command's text in the language Discord asks for."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        language, say = locale.value.split("-")[0], string.extras.get("say")
        if say is None or language == FALLBACK or language not in locales():
            return None
        return str(say(words(language)))
