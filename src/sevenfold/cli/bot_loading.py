"""Finding the function that decides: `my_bot.py`, `my_package.my_bot`, each with `:function` behind it where it isn't `choose`."""

from __future__ import annotations

import inspect
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from sevenfold.cli.speech import Complaint

Chooser = Callable[[dict[str, Any], list[str], int], str]
"""`choose(view, moves, seat)`: one of the moves."""
USUAL = "choose"


def load(name: str) -> Chooser:
    """The function that a name means. Raises `Complaint` where there is none, or where its module fails."""
    where, _, function = name.partition(":") if not _is_drive(name) else (name, "", "")
    module = _file(where) if where.endswith(".py") else _module(where)
    found: Any = getattr(module, function or USUAL, None)
    if not callable(found):
        raise Complaint("cli-bot-no-function", {"module": where, "function": function or USUAL})
    if not _takes_three(found):
        raise Complaint(
            "cli-bot-signature", {"module": where, "function": function or USUAL, "given": _signature(found)}
        )
    return cast("Chooser", found)


def _takes_three(found: Callable[..., Any]) -> bool:
    """Whether a function can be called with a view, the moves and a seat."""
    try:
        inspect.signature(found).bind({}, [], 0)
    except TypeError:
        return False
    except ValueError:  # built in: it doesn't say
        return True
    return not inspect.iscoroutinefunction(found)


def _signature(found: Callable[..., Any]) -> str:
    """What somebody's own function takes, as it is written."""
    before = "async " if inspect.iscoroutinefunction(found) else ""
    parameters = ", ".join(inspect.signature(found).parameters)
    return f"{before}({parameters})"


def _is_drive(name: str) -> bool:
    """Whether the only colon belongs to a drive of Windows."""
    return name[1:3] == ":\\" and name.count(":") == 1


def _file(where: str) -> ModuleType:
    path = Path(where)
    if not path.is_file():
        raise Complaint("cli-no-file", {"file": where})
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise Complaint("cli-no-file", {"file": where})
    module = module_from_spec(spec)
    # what lies beside the file can be imported from it, as when it is run
    sys.path.insert(0, str(path.resolve().parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise failed("cli-bot-import", error, {"module": where}) from error
    return module


def _module(where: str) -> ModuleType:
    if not all(part.isidentifier() for part in where.split(".")):
        raise Complaint("cli-bot-no-module", {"module": where})
    sys.path.insert(0, str(Path.cwd()))
    try:
        return import_module(where)
    except ModuleNotFoundError as error:
        if error.name is not None and (where + ".").startswith(error.name + "."):
            raise Complaint("cli-bot-no-module", {"module": where}) from None
        raise failed("cli-bot-import", error, {"module": where}) from error
    except Exception as error:
        raise failed("cli-bot-import", error, {"module": where}) from error


def failed(key: str, error: Exception, figures: dict[str, object] | None = None) -> Complaint:
    """What went wrong in somebody's own program: the error and its line, in one sentence."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return Complaint(key, {**(figures or {}), "place": place, "problem": said})
