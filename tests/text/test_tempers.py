"""What automata are like stands with their names where people meet them."""

import random

from msgspec.structs import replace

from bot.automata.self_play import deal
from bot.game import view
from bot.game.sets import RECOMMENDED
from bot.render.context import ScreenContext
from bot.render.deal import memorise
from bot.render.notes import notes
from bot.render.roster import Person, Roster
from bot.render.tempers import with_temper
from bot.text import words

PEOPLE = (Person("Anna", user_id=1), Person("Colombina"), Person("Doll"), Person("Pierrot", user_id=4))


def dealt() -> ScreenContext:
    game = deal(random.Random(1), 4, RECOMMENDED[4])
    return ScreenContext(
        game="game", view=view(game, None), roster=Roster(PEOPLE), words=words("en"), banter=True
    )


def lines_of(context: ScreenContext) -> list[str]:
    return memorise(context).texts[1].splitlines()


def test_the_deal_says_what_automata_are_like() -> None:
    anna, colombina, doll, pierrot, *_ = lines_of(dealt())
    assert "Colombina, bold:" in colombina
    assert "Doll:" in doll
    assert "Anna:" in anna
    assert "Pierrot:" in pierrot


def test_where_automata_say_nothing_the_deal_is_plain() -> None:
    assert not any("bold" in line for line in lines_of(replace(dealt(), banter=False)))


def test_notes_tell_what_automata_are_like_for_the_deal_is_long_gone() -> None:
    *_, last = notes(dealt(), 0).texts
    assert last == "-# \N{GEAR}\N{NO-BREAK SPACE}Colombina, bold"
    assert not any("bold" in text for text in notes(replace(dealt(), banter=False), 0).texts)


def test_somebody_of_another_name_is_like_nobody_in_particular() -> None:
    assert with_temper("Doll", "Doll", words("en")) == "Doll"
    assert with_temper("*Pierrot*", "Pierrot", words("en")) == "*Pierrot*, honest"
