"""Several processes that serve one house: the owners of rooms, and messages between them."""
