"""Logs as lines of JSON: one thing that happened a line, for machines that read along."""

import json
import logging
from datetime import UTC, datetime


class Line(logging.Formatter):
    """Writes a record as an object: when, how grave, where, what."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line; a traceback is one of its parts, not more lines."""
        said = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        if record.exc_info:
            said["fault"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def is_ours(record: logging.LogRecord) -> bool:
    """Tell a fault of ours from letters that a window sent and that are none."""
    return record.exc_info is None or record.exc_info[0] is not UnicodeDecodeError


def write_lines() -> None:
    """Have everything that is logged written so."""
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    handler = logging.StreamHandler()
    handler.setFormatter(Line())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
