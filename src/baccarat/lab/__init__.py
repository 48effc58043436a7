"""What a coup is worth, counted exactly: integers and rationals, of any shoe."""
