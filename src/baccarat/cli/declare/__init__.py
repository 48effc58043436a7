"""Command declarations: names, options and help texts."""
