"""Games of old are looked back at as far as their log goes."""

import json
from pathlib import Path

import pytest

from bot.game import Stop, fold, step, view
from bot.game.codec import decode
from bot.pictures import describe
from bot.pictures.recap_scenes import recap_scene
from bot.render.context import ScreenContext
from bot.render.facts import facts
from bot.render.replay import Position, whole_replay
from bot.render.whole_story import paragraphs
from bot.text import words
from tests.golden.test_golden_logs import PATHS

from .screens import roster_of


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_game_of_old_has_its_truth_its_recap_and_its_replay(path: Path) -> None:
    _, *stored = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    game = fold(decode(name, body) for name, body in stored)
    if game.table.outcome is None:
        game, _ = step(game, Stop())
    players = game.table.setup.layout.players
    context = ScreenContext("a2b3c4d5", view(game, None), roster_of("plain", players), words("en"))
    told = paragraphs(context)
    assert [turn.first for turn in told] == list(range(game.table.turn + 1))
    assert facts(context) or game.table.turn < 2
    scene = recap_scene(context)
    drawn = sorted((strand.places[-1], strand.face.character) for strand in scene.strands)
    assert tuple(character for _, character in drawn) == game.cards
    assert describe(scene, words("en"))
    replay = whole_replay(context, game)
    assert replay.steps[-1].last == len(game.history)
    for number in (0, len(replay.steps) // 2, len(replay.steps) - 1):
        for up in (True, False):
            assert replay.texts(Position(number, up))
