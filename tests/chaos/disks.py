"""A small disk that can be filled up: a file system in memory, with a file that takes all its room.

What is written to it survives the end of any process, but not that of the machine: pulling the plug
is not among the faults here.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SIZE = "400m"
STEP = 4096
MOST_LEFT = 16
"""Steps of room that a full disk may still have: some write is then cut in its middle."""
OWN_MOUNTS = ["unshare", "--map-current-user", "--keep-caps", "--mount"]
"""Gives somebody who is not root the right to mount, for nobody else to see."""
OWN = "CHAOS_OWN_MOUNTS"


def insist_on_mounting() -> None:
    """Begin again with mounts of our own, where only root may mount and we are not root."""
    if os.geteuid() == 0 or os.environ.get(OWN):
        return
    if subprocess.run([*OWN_MOUNTS, "true"], check=False).returncode == 0:
        command = [*OWN_MOUNTS, sys.executable, "-m", "tests.chaos", *sys.argv[1:]]
        os.execvpe(command[0], command, os.environ | {OWN: "1"})  # noqa: S606 - ourselves


class Disk:
    """A file system of its own."""

    def __init__(self, folder: Path) -> None:
        """Have it in this folder."""
        self.folder = folder
        self.ballast = folder / "ballast"

    def fill(self, left: int) -> None:
        """Take all the room but so many steps; whoever writes meanwhile takes some of it too."""
        with self.ballast.open("wb") as file:
            while not self.took(file.fileno(), left):
                left += 1

    def took(self, file: int, left: int) -> bool:
        """Try to take all the room but so many steps."""
        room = os.statvfs(self.folder)
        try:
            os.posix_fallocate(file, 0, max(STEP, room.f_bavail * room.f_frsize - left * STEP))
        except OSError:
            return False
        return True

    def clear(self) -> None:
        """Give the room back."""
        self.ballast.unlink(missing_ok=True)


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk | None]:
    """Have a small disk for a while; none, where nobody lets us mount one."""
    folder.mkdir(mode=0o755)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=0755", "chaos", str(folder)]
    if subprocess.run(mount, check=False).returncode:
        yield None
        return
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
