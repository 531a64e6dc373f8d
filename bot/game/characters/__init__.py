"""The characters, one file each, found by looking into this folder."""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from ..powers import Character


def discover() -> Mapping[str, Character]:
    """Every character by its name, which is its file's."""
    found: dict[str, Character] = {}
    for module in iter_modules(__path__):
        character = import_module(f"{__name__}.{module.name}").CHARACTER
        if not isinstance(character, Character) or character.name != module.name:
            raise TypeError(f"{module.name}.py has no character of its name")
        found[module.name] = character
    return MappingProxyType(found)


CHARACTERS = discover()
