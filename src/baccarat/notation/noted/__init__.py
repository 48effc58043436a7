"""Shoes that other people noted: results or cards, in the forms of trackers, feeds and devices."""

from .coup_cards import in_turn
from .read_shoes import BadWish, Burn, NotedShoes, read_shoes
from .record import NoRecord, record_of_cards, record_of_noted
from .shoe import NOTED, BadNote, Broken, Detail, Form, Layout, NotedCoup, NotedShoe, Report
from .spellings import LETTERS, MARKS, find_results

__all__ = [
    "LETTERS",
    "MARKS",
    "NOTED",
    "BadNote",
    "BadWish",
    "Broken",
    "Burn",
    "Detail",
    "Form",
    "Layout",
    "NoRecord",
    "NotedCoup",
    "NotedShoe",
    "NotedShoes",
    "Report",
    "find_results",
    "in_turn",
    "read_shoes",
    "record_of_cards",
    "record_of_noted",
]
