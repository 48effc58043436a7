"""Follow a table of chemin de fer through the events of one action."""

from ..banking import BankFlow
from .events import Event
from .state import State

Flow = BankFlow[State, Event]
