"""The wheel holds all that a run needs: it is built, installed outside the checkout, and run."""

import os
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLAY = """
import bot
from bot.game.notation import read_position
print(bot.__file__)
print(len(read_position("K6 Q6 J6 B6 +TC, turn 5 of A").cards))
"""


def call(*command: str, **options: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False, **options)  # type: ignore[call-overload, no-any-return]


def build(folder: Path) -> Path:
    """The wheel of this checkout."""
    built = call(sys.executable, "-m", "build", "--wheel", "--outdir", str(folder), str(ROOT))
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(wheel: Path, folder: Path) -> Path:
    """An empty virtual environment with the wheel in it; the libraries it needs are those of this one."""
    assert call(sys.executable, "-m", "venv", "--without-pip", str(folder)).returncode == 0
    python = str(folder / "bin" / "python")
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "-q", "--no-deps", str(wheel)]
    installed = call(*pip)
    assert installed.returncode == 0, installed.stderr
    packages = call(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").stdout.strip()
    (Path(packages) / "libraries.pth").write_text(sysconfig.get_path("purelib"))
    return folder


def files_under(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]


def test_the_readme_names_every_extra() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [extra for extra in extras if f"'.[{extra}]'" not in readme] == []


def test_the_wheel_holds_all_that_a_run_needs_and_runs_outside_the_checkout(tmp_path: Path) -> None:
    wheel = build(tmp_path / "dist")
    packed = set(zipfile.ZipFile(wheel).namelist())
    assert {str(path.relative_to(ROOT)) for path in files_under(ROOT / "bot")} <= packed
    assert {f"bot/{path.relative_to(ROOT)}" for path in files_under(ROOT / "migrations")} <= packed
    assert not any(name.startswith(("tests/", "docs/", "benchmarks/")) for name in packed)

    # Installed elsewhere, in an empty folder, without a token.
    environment = install(wheel, tmp_path / "venv")
    here = tmp_path / "empty"
    here.mkdir()
    kept = {name: value for name, value in os.environ.items() if name in {"PATH", "HOME", "LANG"}}
    played = call(str(environment / "bin" / "python"), "-c", PLAY, cwd=here, env=kept)
    assert played.returncode == 0, played.stderr
    file, cards = played.stdout.splitlines()
    assert Path(file).is_relative_to(environment)
    assert cards == "6"

    said = call(str(environment / "bin" / "mascarade"), "run", cwd=here, env=kept, timeout=60)
    assert said.returncode == 2
    assert said.stdout == ""
    assert said.stderr.count("\n") == 1
    assert "DISCORD_TOKEN" in said.stderr
