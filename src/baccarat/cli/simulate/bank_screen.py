"""Print a simulation of chemin de fer or banque to a terminal."""

from ...lab.simulation.banking.result import BankSimulation
from ...lab.simulation.estimates import LEAST
from ...text.say import say
from ..output.console import Column, open_console, print_columns
from .bank_tables import bank_tables, how_bank
from .simulate_screen import has_blanks, title_of


def draw_bank(found: BankSimulation, language: str) -> None:
    """Print outcomes and values with their errors, and for whole tables the gains."""
    console = open_console()
    console.print(title_of(found, language), style="bold")
    if found.interrupted:
        console.print(say(language, "simulate-interrupted"), style="yellow")
    for table in bank_tables(found, language):
        if table.title:
            console.print()
            console.print(table.title, style="bold")
        names = Column(table.heads[0], [row[0] for row in table.rows])
        numbers = [
            Column(head, [row[at] for row in table.rows], "right")
            for at, head in enumerate(table.heads[1:], 1)
        ]
        print_columns(console, [names], numbers)
    if has_blanks(found):
        console.print(say(language, "simulate-blanks", {"least": LEAST}), style="dim")
    console.print(how_bank(found, language), style="dim")
