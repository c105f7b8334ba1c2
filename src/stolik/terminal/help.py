"""The command line in the language of the person who types: help pages, and what went wrong."""

from typing import Any

import click

from stolik.terminal.typed import whole
from stolik.words import Words, capital


class Wrong(click.ClickException):
    """A wrong call, said in one sentence of the person's language."""


class Command(click.Command):
    """A command whose help page is all in one language."""

    allow_extra_args = True
    """So that `invoke` can refuse them in that language."""

    def __init__(self, *args: Any, words: Words, **parts: Any) -> None:
        """Take the words along."""
        super().__init__(*args, **parts)
        self.words = words

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command, unless there is more than it asked for."""
        if ctx.args and not isinstance(self, click.Group):
            raise Wrong(self.words("wrong-extra", args=" ".join(ctx.args)))
        return super().invoke(ctx)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Explain --help."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = self.words("help-help")
        return option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the first line."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{self.words('help-usage')} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of options."""
        rows = [
            param.get_help_record(ctx)
            for param in self.get_params(ctx)
            if isinstance(param, click.Option)
        ]
        with formatter.section(self.words("help-options")):
            formatter.write_dl([row for row in rows if row is not None])


class Group(Command, click.Group):
    """A list of commands."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click hands it over
        """Return the commands in the order a newcomer needs them."""
        return list(self.commands)

    def about(self, name: str) -> str:
        """Return the help text of a command."""
        return self.commands[name].help or ""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands, then the options."""
        rows = [(name, first_line(self.about(name))) for name in self.list_commands(ctx)]
        with formatter.section(self.words("help-commands")):
            formatter.write_dl(rows)
        super().format_options(ctx, formatter)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, or say which there are."""
        known = self.list_commands(ctx)
        if args and args[0] not in known and not args[0].startswith("-"):
            raise Wrong(self.words("wrong-command", name=args[0], known=", ".join(known)))
        return super().resolve_command(ctx, args)


class Number(click.ParamType[int]):
    """A whole number within bounds."""

    name = "N"

    def __init__(self, least: int, most: int, words: Words) -> None:
        """Set the bounds."""
        self.least, self.most, self.words = least, most, words

    def convert(
        self,
        value: Any,
        param: click.Parameter | None,
        ctx: click.Context | None,  # noqa: ARG002 - click hands it over
    ) -> int:
        """Return the number that was typed."""
        number = whole(str(value))
        if number is not None and self.least <= number <= self.most:
            return number
        expected = self.words("kind-number", least=self.least, most=self.most)
        raise wrong_value(self.words, param.opts[0] if param else "", str(value), expected)


def wrong_value(words: Words, name: str, value: str, expected: str) -> Wrong:
    """Return the refusal of a value."""
    return Wrong(words("wrong-value", name=name, value=value, expected=expected))


def first_line(text: str) -> str:
    """Return the first paragraph of a help text."""
    return text.split("\n\n", 1)[0].replace("\b", "").strip()


def page(words: Words, key: str) -> str:
    """Return a help text; paragraphs with indented lines keep their lines."""
    paragraphs = words(key).split("\n\n")
    return "\n\n".join(f"\b\n{each}" if "\n  " in each else each for each in paragraphs)


def sentence(fault: click.ClickException, words: Words, command: str) -> str:
    """Say in one sentence what was wrong with the call, and where there is help."""
    said = what_was_wrong(fault, words).rstrip(".")
    return capital(words("wrong-call", fault=said, command=command))


def what_was_wrong(fault: click.ClickException, words: Words) -> str:
    """Return click's complaint in the person's language."""
    if isinstance(fault, click.NoSuchOption):
        similar = ", ".join(fault.possibilities or []) or "none"
        return words("wrong-option", option=fault.option_name, similar=similar)
    if isinstance(fault, click.BadOptionUsage):
        return words("wrong-no-value", option=fault.option_name)
    if isinstance(fault, click.MissingParameter) and fault.param is not None:
        named = isinstance(fault.param, click.Argument)
        name = fault.param.human_readable_name if named else fault.param.opts[0]
        return words("wrong-missing", name=name)
    return fault.message
