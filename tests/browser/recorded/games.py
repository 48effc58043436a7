"""The recorded moments of each game."""

from typing import Final

from . import banque, chemin, punto

MOMENTS: Final = {"punto": punto.PHASES, "chemin": chemin.PHASES, "banque": banque.PHASES}
