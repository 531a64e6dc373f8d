"""Nothing secret in logs, even at DEBUG and when things go wrong."""

import logging
import random
import re
import sqlite3
from pathlib import Path

import pytest

from bot.game import IllegalAction, legal_actions
from bot.game.actions import Contest, GetReady, Swap
from bot.store import open_store
from bot.tables import GameSetAside, TryAgain
from tests.tables.helpers import HandClock, opening, play_randomly, running, seated, url_of

SECRET = re.compile(r"really|\"characters?\"|cards_seen|cards_swapped|answer_sealed|Person \d|\b10[0-3]\b")


@pytest.mark.expects_errors("is set aside: BrokenLog")
async def test_a_game_at_debug_with_forced_errors_logs_no_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    file, clock = tmp_path / "games.db", HandClock()
    async with open_store(url_of(file)) as store, running(store, clock) as tables:
        game_id = await tables.open(opening(7), key="open")
        await play_randomly(tables, game_id, random.Random(5), moves=50)
        table = await seated(tables, game_id)
        with pytest.raises(IllegalAction):
            await tables.act(game_id, Swap(99, (0, 1), True))
        with pytest.raises(IllegalAction):
            await tables.act(game_id, Contest(99, 3))
        other = await tables.open(opening(4, channel_id=8))
        with sqlite3.connect(file) as intruder:
            body = '{"by":0,"cards":[0,1],"really":true}'
            intruder.execute("INSERT INTO events VALUES (?, 3, 'cards_swapped/1', ?, NULL)", (other, body))
        intruder.close()
        with pytest.raises(TryAgain):
            await tables.act(other, GetReady(0))
        with sqlite3.connect(file) as intruder:
            intruder.execute("UPDATE events SET body = '{\"really\":' WHERE game_id = ?", (other,))
        intruder.close()
        tables.lanes.sweep()
        tables.lanes.sweep()
        with pytest.raises(GameSetAside):
            await tables.look(other)
        with sqlite3.connect(file) as intruder:
            intruder.execute("ALTER TABLE events RENAME TO elsewhere")
        intruder.close()
        with pytest.raises(TryAgain):
            await tables.act(game_id, legal_actions(table.game, table.game.table.awaited()[0])[0])
    assert caplog.records
    logged = "\n".join(logging.Formatter().format(record) for record in caplog.records)
    assert SECRET.findall(logged) == []
