"""Commands that read a record or a shoe of results: replay, verify, roads and analyse."""
