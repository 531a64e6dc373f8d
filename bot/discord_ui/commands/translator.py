"""Command names and descriptions in every language, for Discord's own localisation."""

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.text import FALLBACK, locales, words


def text(key: str) -> locale_str:
    """A command's text: the fallback language's, with its key for the others."""
    return locale_str(words(FALLBACK)(key), key=key)


class Translator(app_commands.Translator):
    """Finds a command's text in the language Discord asks for."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        language, key = locale.value.split("-")[0], string.extras.get("key")
        if key is None or language == FALLBACK or language not in locales():
            return None
        return words(language)(key)
