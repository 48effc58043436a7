"""Tables seated and ready for tests of their rules, and ways to drive them."""
