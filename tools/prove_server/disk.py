"""A disk with little room, which can be filled: a file system of its own in memory."""

from __future__ import annotations

import errno
import shutil
import subprocess
import tempfile
from pathlib import Path


class CannotProve(Exception):
    """What is needed for the proof cannot be had here; says what to do about it."""


class Disk:
    """A folder, where wanted on a small file system of its own; only root may make one."""

    def __init__(self, megabytes: int | None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="quadriga-disk-", dir="/tmp"))
        self.is_small = megabytes is not None
        self._ballast = self.folder / "ballast"
        if self.is_small:
            self._mount(megabytes)

    def _mount(self, megabytes: int | None) -> None:
        words = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=0755", "tmpfs", str(self.folder)]
        made = subprocess.run(words, capture_output=True, text=True, check=False)
        if made.returncode:
            self.folder.rmdir()
            raise CannotProve(
                f"a full disk needs a small file system, which only root may mount ({made.stderr.strip()}): "
                "run this as root, or in a container with CAP_SYS_ADMIN"
            )

    def fill(self) -> None:
        """Leave no room at all."""
        assert self.is_small, "a disk that others use is not filled"
        with self._ballast.open("ab", buffering=0) as ballast:
            for size in (1 << 20, 4096, 1):
                try:
                    while ballast.write(bytes(size)) == size:
                        pass
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise

    def clear(self) -> None:
        """Give the room back."""
        self._ballast.unlink(missing_ok=True)

    def close(self) -> None:
        """Leave nothing behind."""
        if self.is_small:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=True)
        shutil.rmtree(self.folder, ignore_errors=True)
