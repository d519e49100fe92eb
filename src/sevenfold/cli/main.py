"""The entry point of the `sevenfold` command: finds the command, and turns whatever goes wrong into one sentence."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sevenfold import __version__
from sevenfold.cli.speech import Complaint, about, language, listen, printable, say

if TYPE_CHECKING:
    from cyclopts import App, CycloptsError

COMMANDS = {
    "serve": "sevenfold.cli.serving:serve",
    "backup": "sevenfold.cli.keeping:backup",
    "simulate": "sevenfold.cli.simulating:simulate",
    "arena": "sevenfold.cli.arena:arena",
    "replay": "sevenfold.cli.replaying:replay",
    "moves": "sevenfold.cli.replaying:moves",
    "verify": "sevenfold.cli.replaying:verify",
    "review": "sevenfold.cli.reviewing:review",
    "rules": "sevenfold.cli.rules:rules",
    "bots": "sevenfold.cli.bots:bots",
    "bot run": "sevenfold.cli.bot_run:run",
}
"""Each command's function; its module is imported only when it is called."""
GROUPS = tuple(dict.fromkeys(name.partition(" ")[0] for name in COMMANDS))
"""The first words of the commands."""
INTERRUPTED = 130
PIPE_CLOSED = 141
WRONG = 2


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit status: 0, or 2 after a sentence on standard error."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run the command line; returns its exit status. What goes wrong is said on standard error, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character shows another, and goes on
    try:
        try:
            return _run(listen(arguments))
        except Complaint as complaint:
            return _complain(say(complaint.key, **complaint.figures))
        finally:
            if sys.stdout is not None:  # pyright: ignore[reportUnnecessaryComparison]  # it is where it was closed
                sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _give_up_output()  # whoever read it has seen enough
        return PIPE_CLOSED
    except OSError as error:
        if error.filename is not None:
            raise
        _give_up_output()
        return _complain(say("cli-no-writing", problem=error.strerror or "?"))


def _give_up_output() -> None:
    """Let what is still to be written go nowhere, or Python would complain again while it closes."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: list[str]) -> int:
    from cyclopts import CycloptsError

    first = arguments[0] if arguments else "serve"
    second = " ".join(arguments[:2])
    if not first.startswith("-") and (
        first not in GROUPS or (first not in COMMANDS and second not in COMMANDS and not _asks_for_help(arguments[1:2]))
    ):
        raise Complaint("cli-no-command", {"given": second if first in GROUPS else first, "known": ", ".join(COMMANDS)})
    if first.startswith("-") and first not in ("--help", "-h", "--version"):
        arguments = ["serve", *arguments]
    elif not arguments:
        arguments = ["serve"]
    app = _app()
    try:
        answer = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        raise _complaint(error) from None
    except ValueError as error:
        return _complain(_rules_sentence(error))
    except RuntimeError as error:
        return _complain(_mode_sentence(error))
    return answer if isinstance(answer, int) else 0


def _asks_for_help(arguments: list[str]) -> bool:
    return arguments in (["--help"], ["-h"])


def _app() -> App:
    from cyclopts import App, Group

    # the groups' names are headings of the help, and nothing else
    commands = Group(about("cli-commands") or "commands")
    parameters = Group(about("cli-parameters") or "parameters")
    app = App(
        name="sevenfold",
        version=__version__,
        version_flags=["--version"],
        help=about("cli-help"),
        help_format="plaintext",
        help_epilogue=about("cli-help-examples"),
        group_commands=commands,
        group_parameters=parameters,
        group_arguments=parameters,
    )
    within: dict[str, App] = {"": app}
    for name, where in COMMANDS.items():
        group, _, own = name.rpartition(" ")
        if group not in within:
            within[group] = App(
                name=group,
                help=about(f"cli-{group}"),
                help_format="plaintext",
                help_epilogue="",
                version_flags=[],
                group_commands=commands,
                group_parameters=parameters,
                group_arguments=parameters,
            )
            app.command(within[group])
        key = name.replace(" ", "_")
        within[group].command(
            where,
            name=own,
            help=about(f"cli-{key}"),
            help_format="plaintext",
            help_epilogue=about(f"cli-{key}-examples"),
            version_flags=[],
        )
    return app


def _rules_sentence(error: ValueError) -> str:
    """What the rules say is wrong, in the language chosen; any other error is a fault of ours and stays one."""
    from sevenfold.games.kit.errors import RulesError
    from sevenfold.games.kit.lines import told

    if not isinstance(error, RulesError):
        raise error
    return told(error, language())


def _mode_sentence(error: RuntimeError) -> str:
    """Why the rules can't run as the environment wants them to."""
    if type(error).__name__ != "ModeError":  # its module can't be imported where the environment is wrong
        raise error
    return str(error)


def _complaint(error: CycloptsError) -> Complaint:
    """An error of the argument parser as a sentence of ours."""
    from cyclopts import exceptions as wrong

    command = " ".join(["sevenfold", *(error.command_chain or ())])
    name = "" if error.argument is None else error.argument.name
    if isinstance(error, wrong.UnknownOptionError):
        return Complaint("cli-no-option", {"given": error.token.keyword or error.token.value, "command": command})
    if isinstance(error, wrong.MissingArgumentError):
        return Complaint("cli-missing", {"name": name, "command": command})
    if isinstance(error, wrong.CoercionError):
        given = "" if error.token is None else error.token.value
        key = "cli-no-value" if error.target_type is bool else "cli-no-number"
        return Complaint(key, {"name": name, "given": given, "command": command})
    if isinstance(error, wrong.UnusedCliTokensError):
        return Complaint("cli-too-much", {"given": " ".join(error.unused_tokens or ()), "command": command})
    error.verbose = False
    return Complaint("cli-wrong", {"problem": str(error), "command": command})


def _complain(sentence: str) -> int:
    print(printable(" ".join(sentence.split("\n"))), file=sys.stderr)
    return WRONG
