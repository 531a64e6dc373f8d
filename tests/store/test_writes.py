"""Statements as drivers take them: every value comes with the rows."""

import pytest
from sqlalchemy import Dialect, UpdateBase
from sqlalchemy.dialects import postgresql, sqlite

from bot.store.writes import ORDER


@pytest.mark.parametrize("dialect", [sqlite.dialect(), postgresql.dialect()], ids=["sqlite", "postgresql"])  # type: ignore[no-untyped-call]
@pytest.mark.parametrize("statement", ORDER, ids=range(len(ORDER)))
def test_no_statement_has_a_value_that_its_rows_do_not_bring(statement: UpdateBase, dialect: Dialect) -> None:
    compiled = statement.compile(dialect=dialect)
    assert {name: value for name, value in compiled.params.items() if value is not None} == {}
