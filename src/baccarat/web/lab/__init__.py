"""The routes that compute: odds, analyses of records, and advice."""
