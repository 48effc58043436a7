"""Follow a table of punto banco through the events of one action."""

from .. import common
from .events import Event
from .state import State

Flow = common.Flow[State, Event]
