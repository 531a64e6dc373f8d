"""Nothing secret in logs, even at DEBUG and when things go wrong."""

import logging
import random
import re

import pytest
from sqlalchemy import text

from bot.game import IllegalAction, legal_actions
from bot.game.actions import Contest, GetReady, Swap
from bot.store import open_store
from bot.store.engines import connect_threads
from bot.tables import GameSetAside, TryAgain
from tests.tables.helpers import HandClock, opening, play_randomly, running, seated

SECRET = re.compile(r"really|\"characters?\"|cards_seen|cards_swapped|answer_sealed|Person \d|\b10[0-3]\b")


def intrude(address: str, statement: str, **values: str) -> None:
    """Change the database behind the program's back."""
    engine = connect_threads(address)
    with engine.begin() as connection:
        connection.execute(text(statement), values)
    engine.dispose()


@pytest.mark.expects_errors("is set aside: BrokenLog")
async def test_a_game_at_debug_with_forced_errors_logs_no_secret(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    clock = HandClock()
    async with open_store(address) as store, running(store, clock) as tables:
        game_id = await tables.open(opening(7), key="open")
        await play_randomly(tables, game_id, random.Random(5), moves=50)
        table = await seated(tables, game_id)
        with pytest.raises(IllegalAction):
            await tables.act(game_id, Swap(99, (0, 1), True))
        with pytest.raises(IllegalAction):
            await tables.act(game_id, Contest(99, 3))
        other = await tables.open(opening(4, channel_id=8))
        body = '{"by":0,"cards":[0,1],"really":true}'
        put = "INSERT INTO events VALUES (:game, 3, 'cards_swapped/1', :body, NULL)"
        intrude(address, put, game=other, body=body)
        with pytest.raises(TryAgain):
            await tables.act(other, GetReady(0))
        intrude(
            address, "UPDATE events SET body = :body WHERE game_id = :game", game=other, body='{"really":'
        )
        tables.lanes.sweep()
        tables.lanes.sweep()
        with pytest.raises(GameSetAside):
            await tables.look(other)
        intrude(address, "ALTER TABLE events RENAME TO elsewhere")
        with pytest.raises(TryAgain):
            await tables.act(game_id, legal_actions(table.game, table.game.table.awaited()[0])[0])
    assert caplog.records
    logged = "\n".join(logging.Formatter().format(record) for record in caplog.records)
    assert SECRET.findall(logged) == []
