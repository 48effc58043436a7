"""The web application: HTTP routes, WebSockets and the page. It sends only redacted views."""
