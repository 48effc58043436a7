"""Format 1, the first: the tables of `store.schema`. No step leads to it."""

revision = "1"
down_revision = None


def upgrade() -> None:
    """Change nothing: every database has this format, or a later one."""
