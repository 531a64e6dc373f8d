"""The texts use the words of the glossary (RULES 11), and no other for the same thing."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.game.sets import ORDER
from bot.playground.page.static import WEB
from bot.text import locales, words

from .messages import messages, text_of

ICON = re.compile(r"<:\w+:>")
RULES = Path(__file__).parents[2] / "docs" / "RULES.md"
BARRED = {
    "en": {
        r"courts?": "courthouse",
        r"exchang\w*": "swap",
        r"places?": "seat",
        r"turn(s|ed|ing)? (up|down)": "reveal",
        r"show(s|ed|n|ing)? (\w+ )?cards?|cards? (is|are|was|were) shown": "reveal",
        r"broke|bankrupt": "ruined",
        r"penalt(y|ies)": "fine",
        r"roles? card|abilit(y|ies)": "power",
    },
    "fr": {
        r"jeux|(un|autre|nouveau|chaque|quel|tel) jeu|jeu (de (cartes|personnages)|«)": "combinaison",
        r"montr\w+ (\w+ )?cartes?|cartes? (\w+ )?montr\w+": "révéler",
        r"robots?|ordinateurs?": "automate",
        r"sièges?|chaises?": "place",
        r"cour|palais de justice": "tribunal",
        r"troqu\w+|interverti\w+|permut\w+": "échanger",
        r"capacités?": "pouvoir",
        r"pénalités?": "amende",
        r"faces? (contre table|vers le bas|dessous)": "face cachée",
        r"défi\w*|protest\w+|s’oppos\w+": "contester",
        r"faillite|banqueroute|fauchée?s?": "ruiné",
    },
    "de": {
        r"\w*automat\w*": "Bot",
        r"ruin\w*|pleite": "bankrott",
        r"gastgeber\w*|einladende\w*": "Host",
        r"(pro|neue|andere) person|person (ist|hat|kann|darf|sagt|sitzt)": "Spieler",
        r"charakter\w*|figur(en)?|rollenkarte\w*": "Person",
        r"münzen?": "Goldstück",
        r"karten? (ge)?zeigt|zeigt (eine|die|seine|ihre) karten?": "aufdecken",
        r"(an)?gezweifelt|anzweif\w*|bestreite\w*|bestritten": "widersprechen",
    },
    "nl": {
        r"personages?": "karakter",
        r"krachte?n?": "eigenschap",
        r"automa\w*": "bot",
        r"(?:om|ver)(?:ge)?wissel\w*": "ruilen",
        r"aan(?:ge)?kondig\w*": "omroepen",
        r"tegen(?:ge|te)?spr\w*|spre\w+ (?:het|dat) tegen": "betwisten",
        r"(?:lig|gaa?)\w* (?:\w+ )?dicht": "gedekt",
        r"bankroet|geen goud meer|zonder goud": "failliet",
        r"gastheer|gastvrouw": "host",
        r"zetels?|stoel(?:en)?": "plaats",
        r"gerecht(?:shof)?": "rechtbank",
    },
    "hu": {
        r"banktól": "bank",
        r"automat[aá]\w*": "gépi játékos",
        r"\w*tiltakoz\w*": "megvétózni",
        r"bírság\w*": "büntetés",
        r"csőd\w*": "tönkrement",
        r"kárty\w*": "lap",
        r"szereplő\w*": "karakter",
    },
    "ru": {
        r"автомат\w*": "бот",
        r"банкрот\w*": "разорён",
        r"ведущ\w+|организатор\w*": "хозяин",
        r"лицом вниз": "рубашкой вверх",
        r"никто не оспаривает": "оспорить",
        r"открыва\w+ (\w+ )?карт\w+|карт\w+ (открыва|откро)\w+": "вскрыть",
        r"состояни\w*": "монета",
        r"умени\w+|навык\w*": "способность",
    },
}
"""What no text may say, and the word of the glossary that it says instead."""
ALLOWED = {"en": {"command-name-place"}}
"""An option stands beside a command of the right name, and Discord would not tell the two apart."""


def glossary() -> dict[str, dict[str, str]]:
    """The words of each language, by the English ones."""
    table = RULES.read_text(encoding="utf-8").partition("\n## 11. ")[2]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in table.splitlines()
        if line.startswith("| ")
    ]
    languages, *terms = rows
    return {language: {row[0]: row[column] for row in terms} for column, language in enumerate(languages)}


def everything_said(locale: str) -> Iterator[tuple[str, str]]:
    """Every text of a language by its key, those of the page too."""
    for key, message in messages(locale).items():
        if key not in ALLOWED.get(locale, ()):
            yield key, ICON.sub("", " … ".join(text_of(message)))
    page = json.loads((WEB / "words.json").read_text(encoding="utf-8"))[locale]
    for key, said in page.items():
        yield f"words.json: {key}", json.dumps(said, ensure_ascii=False)


def test_every_language_has_barred_words() -> None:
    assert set(BARRED) == set(locales())


@pytest.mark.parametrize("locale", BARRED)
def test_no_text_uses_a_barred_word(locale: str) -> None:
    found = {
        key: (match.group(), right)
        for pattern, right in BARRED[locale].items()
        for key, said in everything_said(locale)
        if (match := re.search(rf"\b(?:{pattern})\b", said, re.IGNORECASE))
    }
    assert not found


@pytest.mark.parametrize("locale", BARRED)
def test_what_is_said_instead_is_in_the_glossary(locale: str) -> None:
    known = " | ".join(glossary()[locale].values())
    assert not [right for right in BARRED[locale].values() if right not in known]


@pytest.mark.parametrize("locale", locales())
def test_the_characters_have_the_names_of_the_glossary(locale: str) -> None:
    terms = glossary()[locale]
    assert [words(locale).character(name) for name in ORDER] == [
        terms[words("en").character(name)] for name in ORDER
    ]
