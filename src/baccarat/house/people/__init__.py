"""People who return: their logins and sessions, their data, and how they leave."""
