"""What Python's own errors mean to people: the sentence for each, not the system's own."""

from __future__ import annotations

import errno
from json import JSONDecodeError

FILE_KINDS: dict[int | None, str] = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.EISDIR: "directory",
    errno.ENOTDIR: "no-directory",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "long-name",
}


def sentence(cause: BaseException) -> tuple[str, dict[str, str | int]]:
    """The name of the sentence for an error of Python, and what goes into it.

    >>> sentence(FileNotFoundError(errno.ENOENT, "No such file or directory"))
    ('cause-file', {'kind': 'missing'})
    """
    if isinstance(cause, OSError):
        return "cause-file", {"kind": FILE_KINDS.get(cause.errno, "other")}
    if isinstance(cause, JSONDecodeError):
        return "cause-json", {"line": cause.lineno, "column": cause.colno}
    if isinstance(cause, UnicodeDecodeError):
        return "cause-text", {}
    return "cause-other", {}
