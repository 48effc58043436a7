"""What the croupier says, as data: the edge has the words for it, in each language."""

import msgspec


class Call(msgspec.Struct, frozen=True):
    """A Fluent message by its `id`, with what it speaks of."""

    id: str
    args: dict[str, int | str] = {}
