"""The databases that a house can be stored in: SQLite, in a folder, and PostgreSQL.

Everything that differs between them is in this package and in `places`. No other code imports a
driver.
"""
