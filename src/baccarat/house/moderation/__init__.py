"""What operators set for the whole house, and whom they keep out of it."""
