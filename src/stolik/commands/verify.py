"""`stolik verify`: was the luck of a served game fair?"""

import click

from stolik.commands.asked import command, recorded
from stolik.server.tables.fairness import is_fair
from stolik.terminal.help import Wrong
from stolik.words import Words


def verify_command(words: Words) -> click.Command:
    """Return `stolik verify`."""

    def run(file: str) -> None:
        record = recorded(words, file)
        proof = record.proof
        if proof is None:
            raise Wrong(words("wrong-no-proof", file=file))
        if not is_fair(record.seed, proof.commitment, list(proof.lucks)):
            raise Wrong(words("wrong-proof", file=file))
        click.echo(words("verify-fair", commitment=proof.commitment))

    return command("verify", run, words, click.Argument(["file"], metavar="FILE"))
