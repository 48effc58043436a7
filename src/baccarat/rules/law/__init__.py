"""The statutes that presets follow, and where every field of a preset comes from."""
