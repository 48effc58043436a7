"""Describe what the croupier says as data; the words are added at the edge, in each language."""

import msgspec


class Call(msgspec.Struct, frozen=True):
    """A Fluent message by its `id`, with what it speaks of."""

    id: str
    args: dict[str, int | str] = {}
