"""The shoes of a room: how one is sealed, and where its cards lie."""
