"""Values cached for a state are kept with that state only."""

import msgspec
from msgspec.structs import replace

from baccarat.tables import chemin
from baccarat.tables.common.chips import with_item
from support.tables.chemin_table import banked


def test_a_replaced_state_is_computed_again() -> None:
    state = banked().state
    seat, *others = chemin.to_act(state)
    gone = replace(state, purses=with_item(state.purses, seat, None))
    assert list(chemin.to_act(gone)) == others
    assert seat not in chemin.prime(gone)
    assert chemin.legal(gone, seat) == ()
    assert seat in chemin.to_act(state)


def test_cached_values_are_not_part_of_a_state() -> None:
    state = banked().state
    chemin.to_act(state)
    fresh = msgspec.convert(msgspec.to_builtins(state), chemin.State)
    assert (fresh, hash(fresh)) == (state, hash(state))
    assert msgspec.json.encode(fresh) == msgspec.json.encode(state)
