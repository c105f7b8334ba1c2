"""The client's types are what Python sends and receives."""

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def writer() -> ModuleType:
    """Return the script that writes the types: tools are no package."""
    spec = importlib.util.spec_from_file_location("write_types", ROOT / "tools" / "write_types.py")
    assert spec
    assert spec.loader
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return script


def test_the_types_are_up_to_date() -> None:
    """Otherwise: `nox -s types`."""
    script = writer()
    assert script.types() == script.WIRE.read_text("utf-8")
