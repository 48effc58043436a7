"""Text for people, in every language: the Fluent files of server and page."""
