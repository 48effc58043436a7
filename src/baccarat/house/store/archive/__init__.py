"""The packed form of finished shoes, and of small bodies."""
