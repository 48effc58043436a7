"""The data model of a room: its state, commands and events, without any I/O."""
