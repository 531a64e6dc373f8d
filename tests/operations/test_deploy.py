"""The files that hosts copy are whole, and speak of nothing that the bot does not have."""

import configparser
import json
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.command_line import parser
from bot.operations.metrics import Metrics
from bot.operations.vitals import Vitals
from bot.settings import load_settings, read_env_file
from tests.imports import ROOT

DEPLOY = ROOT / "docs" / "deploy"
METRIC = re.compile(r"\b(?:mascarade|process)_\w+")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()


def exported() -> dict[str, set[str]]:
    """The names of all series that the bot exports, and their labels."""
    metrics = Metrics()
    metrics.page(Vitals(), {})
    found: dict[str, set[str]] = {}
    for family in metrics.registry.collect():
        ends = {"counter": ["_total"], "histogram": ["_count", "_sum", "_bucket"]}.get(family.type, [""])
        for end in ends:
            found[f"{family.name}{end}"] = {*labels_of(metrics, family.name), *(["le"] * (end == "_bucket"))}
    return found


def labels_of(metrics: Metrics, name: str) -> tuple[str, ...]:
    """The labels of a metric of ours."""
    ours = [one for one in vars(metrics).values() if getattr(one, "_name", None) == name]
    return ours[0]._labelnames if ours else ()


def strings(board: Any, key: str) -> Iterator[str]:
    """All values of a key, however deep."""
    for name, value in board.items() if isinstance(board, dict) else enumerate(board):
        if name == key and isinstance(value, str):
            yield value
        elif isinstance(value, dict | list):
            yield from strings(value, key)


def test_every_query_of_the_dashboard_names_what_the_bot_exports() -> None:
    board, names = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8")), exported()
    queries = [*strings(board, "expr"), *strings(board, "definition")]
    assert len(queries) > 20
    asked = {name for query in queries for name in METRIC.findall(query)}
    assert asked - names.keys() == set()
    ours = {name for name in names if name.startswith("mascarade_")}
    shown = {name.removesuffix(end) for name in asked for end in ("_bucket", "_count", "_sum", "_total", "")}
    assert {one for one in ours if one.rpartition("_")[0] not in shown and one not in shown} == set()
    for panel in board["panels"]:
        for query in panel["targets"]:
            known = {"instance", *(one for name in METRIC.findall(query["expr"]) for one in names[name])}
            assert set(re.findall(r"{{(\w+)}}", query["legendFormat"])) <= known, panel["title"]
            for by in re.findall(r"by \(([^)]*)\)", query["expr"]):
                assert set(by.split(", ")) <= known, panel["title"]


def test_panels_have_numbers_and_places_of_their_own() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert len({(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}) == len(panels)


def settings_in(given: dict[str, str], folder: Path) -> None:
    """Each of these is a setting with a value that is taken."""
    load_settings(given, folder / ".env")
    (folder / ".env").write_text("".join(f"{name}={value}\n" for name, value in given.items()))
    assert read_env_file(folder / ".env") == given


def test_the_compose_file_starts_what_there_is(tmp_path: Path) -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    bot, database = compose["services"]["bot"], compose["services"]["database"]
    options = parser().parse_args(bot["command"])
    assert (options.command, bot["deploy"]["replicas"]) == ("run", options.slots + 1)
    environment = {name: re.sub(r"\${\w+[^}]*}", "x", value) for name, value in bot["environment"].items()}
    settings_in(environment, tmp_path)
    settings = load_settings(environment, tmp_path / ".env")
    user = database["environment"]["POSTGRES_USER"]
    assert settings.database_url == f"postgresql+psycopg://{user}:x@database/{user}"
    assert settings.metrics_address == ("0.0.0.0", int(bot["expose"][0]))
    assert bot["depends_on"]["database"]["condition"] == "service_healthy"
    assert "healthcheck" in database
    assert (DEPLOY / bot["build"]["context"] / bot["build"]["dockerfile"]).is_file()
    assert {volume.partition(":")[0] for volume in database["volumes"]} <= compose["volumes"].keys()
    prometheus = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text(encoding="utf-8"))
    (asked,) = prometheus["scrape_configs"][0]["dns_sd_configs"]
    assert asked["names"] == ["bot"]
    assert asked["port"] == settings.metrics_address[1]


def test_the_image_has_what_the_wheel_needs_and_settings_that_exist(tmp_path: Path) -> None:
    steps = [line.split(maxsplit=1) for line in CONTAINERFILE if line.strip() and not line.startswith("#")]
    copied = {
        name
        for kind, rest in steps
        for name in rest.split()[:-1]
        if kind == "COPY" and not name.startswith(("--from", "/"))
    }
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines()
    assert all((ROOT / name).exists() for name in copied)
    assert {f"!{name}" for name in copied} == {line for line in ignored if line.startswith("!")}
    assert {PROJECT["readme"], *PROJECT["license-files"], "bot", "migrations"} < copied
    (given,) = [rest for kind, rest in steps if kind == "ENV"]
    environment = dict(pair.split("=", 1) for pair in given.split())
    environment.pop("PYTHONUNBUFFERED")
    settings_in(environment, tmp_path)
    (ending,) = [json.loads(rest) for kind, rest in steps if kind == "CMD"]
    assert parser().parse_args(ending).command == "run"
    (extra,) = PROJECT["optional-dependencies"]["postgres"]
    assert any(f"'{extra}'" in rest for kind, rest in steps if kind == "RUN")


def test_the_unit_waits_for_the_bot_to_say_that_it_is_ready() -> None:
    unit = configparser.ConfigParser(strict=True, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string((DEPLOY / "mascarade.service").read_text(encoding="utf-8"))
    service = unit["Service"]
    assert (service["Type"], service["NotifyAccess"]) == ("notify", "main")
    assert int(service["WatchdogSec"]) > 0
    assert "AF_UNIX" in service["RestrictAddressFamilies"].split()
    assert parser().parse_args(service["ExecStart"].split()[1:]).command == "run"
    assert service["ReadWritePaths"].startswith(service["WorkingDirectory"])


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd-analyze to ask")
def test_systemd_itself_takes_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "mascarade.service").read_text(encoding="utf-8")
    unit = tmp_path / "mascarade.service"
    unit.write_text(re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", text, flags=re.MULTILINE))
    told = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert [line for line in told.stderr.splitlines() if "mascarade.service" in line] == []
