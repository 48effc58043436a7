"""What is kept, in one database, and how it is written, read, checked and copied."""
