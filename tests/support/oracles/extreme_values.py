"""Any values that the wire format allows, with numbers at their extremes."""

from typing import Any, Final

from hypothesis import strategies as st
from msgspec import inspect

POWERS: Final = (10**11, 10**12, 10**15, 2**52, 2**53, 2**62, 2**63, 2**64, 10**40)
EXTREMES: Final = sorted(
    {0, 1, 20, 100, 10**6}
    | {sign * (power + step) for power in POWERS for sign in (1, -1) for step in (-1, 0, 1)}
)
SMALL: Final = st.integers(0, 13)
NUMBERS: Final = SMALL | st.sampled_from(EXTREMES)
WORDS: Final = st.sampled_from(["a", "bold", "flat", "player", "\0", "é" * 64, "x" * 200])
MANY: Final = 3


def wire_values(kind: Any) -> st.SearchStrategy[Any]:
    """Make values of a type, in JSON form, that the type mostly accepts."""
    return _values(inspect.type_info(kind))


def _values(kind: Any) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.Metadata():
            return _values(kind.type)
        case inspect.StructType():
            return _object(kind)
        case inspect.UnionType():
            return st.one_of(*map(_values, kind.types))
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.EnumType():
            return st.sampled_from([each.value for each in kind.cls])
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.IntType():
            return NUMBERS
        case inspect.StrType():
            return st.just("0" * 64) if kind.pattern else WORDS
        case inspect.VarTupleType() | inspect.ListType():
            return st.lists(_values(kind.item_type), max_size=MANY)
        case inspect.DictType():
            return st.dictionaries(_values(kind.key_type), _values(kind.value_type), max_size=MANY)
        case _:
            raise NotImplementedError(kind)


def _object(kind: inspect.StructType) -> st.SearchStrategy[Any]:
    tag = {kind.tag_field: st.just(kind.tag)} if kind.tag_field else {}
    fields = {each.encode_name: _values(each.type) for each in kind.fields}
    return st.fixed_dictionaries({**tag, **fields})
