"""A server in a process of its own on a core of its own, and what Linux says about it."""

import os
import resource
import socket
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter, sleep

from load_lines import Place

HOST = "127.0.0.1"
SOON = 60.0
SPARE = 200
"""Files that a process has open besides sockets."""
TICKS = os.sysconf("SC_CLK_TCK")
MIB = 1024
CORES = sorted(os.sched_getaffinity(0))
CORE = CORES[-1]
"""The server's own; the driver has the others."""


def allow_files(sockets: int) -> None:
    """Allow this process, and those it starts, to hold so many sockets open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + SPARE
    if hard != resource.RLIM_INFINITY and wanted > hard:
        sys.exit(
            f"{sockets} sockets need {wanted} open files, and no more than {hard} are allowed here:"
            f" raise the hard limit (ulimit -Hn {wanted}), or take fewer --tables"
        )
    if soft != resource.RLIM_INFINITY and wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def free_place() -> Place:
    """Return where nobody listens."""
    with socket.create_server((HOST, 0)) as free:
        return Place(HOST, free.getsockname()[1])


class Server:
    """A process that serves."""

    def __init__(self, command: list[str], place: Place, ready: str, folder: Path) -> None:
        """Say how it is started, and where it says that it can serve."""
        self.command = command
        self.place = place
        self.ready = ready
        self.log = folder / "log.txt"

    def start(self) -> float:
        """Start it on its core; return after how many seconds it serves."""
        with self.log.open("wb") as log:
            os.sched_setaffinity(0, {CORE})  # which a process inherits, and all its threads
            began = perf_counter()
            self.process = subprocess.Popen(  # noqa: S603 - a server under test
                self.command, stdout=log, stderr=log
            )
            os.sched_setaffinity(0, CORES[:-1] or CORES)
        while not self.serves():
            if self.process.poll() is not None or perf_counter() > began + SOON:
                self.kill()
                sys.exit(f"{self.command} does not serve: {self.said()}")
            sleep(0.002)
        return perf_counter() - began

    def serves(self) -> bool:
        """Tell whether it says that it can serve."""
        line = HTTPConnection(*self.place, timeout=SOON)
        try:
            line.request("GET", self.ready)
            return line.getresponse().status == 200  # noqa: PLR2004 - good
        except OSError:
            return False
        finally:
            line.close()

    def said(self) -> str:
        """Return the end of what it has written."""
        return self.log.read_text("utf-8", "replace")[-2000:]

    def cpu(self) -> float:
        """Return the seconds that it has used of its core, without its children."""
        return cpu_of(self.process.pid)

    def waited(self) -> float:
        """Return the seconds that its threads were ready to run and something else ran instead."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(task.read_text().split()[1]) for task in tasks) / 1e9

    def peak(self) -> float:
        """Return the most MiB it ever had in memory, without its children."""
        return peak_of(self.process.pid)

    def children(self) -> list[int]:
        """Return the processes it has started."""
        pid = self.process.pid
        found = Path(f"/proc/{pid}/task").glob("*/children")
        return [int(child) for task in found for child in task.read_text().split()]

    def kill(self) -> None:
        """Pull the plug."""
        self.process.kill()
        self.process.wait()


def cpu_of(pid: int) -> float:
    """Return the seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def peak_of(pid: int) -> float:
    """Return the most MiB that a process ever had in memory."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) / MIB
