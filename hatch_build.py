"""Builds the wheel: plain Python, or compiled by mypyc when STOLIK_COMPILE=1 asks for it.

A compiled module lies beside its source, and Python prefers it: tracebacks, packaged data and the
walk through the games' folders stay as they are.
"""

import os
import shutil
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FOLDERS = ("core", "games", "bots")


def asked() -> bool:
    """Tell whether whoever builds this wants it compiled."""
    return os.environ.get("STOLIK_COMPILE") == "1"


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel."""

    def dependencies(self) -> list[str]:
        """Return what compiling takes: nothing, unless asked."""
        return ["mypy>=2.4", "setuptools>=80"] if asked() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in a folder of our own, so that nothing is left among the sources."""
        self.workshop = TemporaryDirectory(prefix="stolik-")
        if not asked() or version == "editable":
            return
        shutil.copytree(Path(self.root, "src"), self.workshop.name, dirs_exist_ok=True)
        with chdir(self.workshop.name):
            if not can_build():
                self.app.display_warning("no working C compiler: this wheel is plain Python")
                return
            built = compile_here()
        build_data["force_include"] |= {f"{self.workshop.name}/built/{at}": at for at in built}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, *_: object) -> None:
        """Clear the workshop away once the wheel is packed."""
        self.workshop.cleanup()


def compile_here() -> list[str]:
    """Return the compiled files, by their places in the wheel."""
    from mypyc.build import mypycify

    # No configuration file: this build must not depend on what lies in anybody's home.
    options = ["--config-file=", "--cache-dir=cache", *sorted(modules())]
    build(mypycify(options, target_dir="c", debug_level="0", group_name="stolik"), "built")
    return [str(path.relative_to("built")) for path in Path("built").rglob("*.*")]


def modules() -> set[str]:
    """Return what is worth compiling: not the tests, nor the pages that only list contents."""
    found = {path for folder in FOLDERS for path in Path("stolik", folder).rglob("*.py")}
    return {str(path) for path in found if path.name != "__init__.py" and "tests" not in path.parts}


def can_build() -> bool:
    """Find out by doing it: a compiler may be there without Python's headers."""
    from setuptools import Extension
    from setuptools.errors import CCompilerError

    Path("probe.c").write_text("#include <Python.h>\nvoid *PyInit_probe(void) { return 0; }\n")
    try:
        build([Extension("probe", ["probe.c"])], "probe")
    except CCompilerError:
        return False
    return True


def build(extensions: list[Any], into: str) -> None:
    """Run the C compiler over these extensions."""
    from setuptools import Distribution

    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = into
    command.build_temp = "objects"
    command.ensure_finalized()
    command.run()
