"""What a room is, what may be asked of it and what happens in it: values alone."""
