"""Follow a table of punto banco through the events of one action."""

from .. import common
from .apply import apply
from .events import Event
from .state import State

Flow = common.Flow[State, Event]


def flow_from(state: State) -> Flow:
    """Begin with a state, to which nothing has happened yet."""
    return common.Flow(state, apply)
