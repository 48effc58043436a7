"""A plugin that lets the plugin for reruns send each message at once.

A worker sends two short messages for every test and waits for the answer to the second. The system
holds that one back until the first is acknowledged, which takes 40 ms.
"""

import socket

import pytest


def pytest_sessionstart(session: pytest.Session) -> None:
    """Send what a worker writes without waiting for more."""
    link = getattr(getattr(session.config, "failures_db", None), "sock", None)
    if isinstance(link, socket.socket):
        link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
