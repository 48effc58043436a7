"""What an operator sees of the server: its log, its metrics and its health."""
