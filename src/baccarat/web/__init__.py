"""The web application: doors, sockets, and the page. Only views and tellings leave it."""
