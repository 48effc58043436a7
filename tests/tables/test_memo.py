"""What is worked out once for a state is kept beside that state alone."""

import msgspec
from msgspec.structs import replace

from baccarat.tables import chemin
from baccarat.tables.common import put
from support.oval import banked


def test_a_state_that_replaces_another_is_worked_out_anew() -> None:
    state = banked().state
    seat, *others = chemin.asked(state)
    gone = replace(state, purses=put(state.purses, seat, None))
    assert list(chemin.asked(gone)) == others
    assert seat not in chemin.prime(gone)
    assert chemin.legal(gone, seat) == ()
    assert seat in chemin.asked(state)


def test_what_is_known_of_a_state_is_no_part_of_it() -> None:
    state = banked().state
    chemin.asked(state)
    fresh = msgspec.convert(msgspec.to_builtins(state), chemin.State)
    assert (fresh, hash(fresh)) == (state, hash(state))
    assert msgspec.json.encode(fresh) == msgspec.json.encode(state)
