"""A client that closes its sending side after a whole request still gets an answer."""

import socket

import pytest

from support.server.guest import PATIENCE
from support.server.process import Server

GET = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
POST = (
    b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 14\r\n\r\n{"name":"Ada"}'
)


def _answers(server: Server, sent: bytes) -> bytes:
    """Send bytes, close the sending side, and read to the end."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as one:
        one.sendall(sent)
        one.shutdown(socket.SHUT_WR)
        heard = b""
        while data := one.recv(65_536):
            heard += data
        return heard


@pytest.mark.parametrize(
    ("sent", "status"), [(GET, b" 200 "), (POST, b" 201 "), (GET.replace(b"me", b"no"), b" 404 ")]
)
def test_a_whole_request_is_answered(server: Server, sent: bytes, status: bytes) -> None:
    heard = _answers(server, sent)
    assert heard.count(b"HTTP/1.1") == 1
    assert status in heard.splitlines()[0]


def test_the_page_arrives_complete(server: Server) -> None:
    head, _, body = _answers(server, GET.replace(b"/api/me", b"/")).partition(b"\r\n\r\n")
    assert f"content-length: {len(body)}".encode() in head.lower()


def test_pipelined_requests_are_answered(server: Server) -> None:
    assert _answers(server, GET * 3).count(b" 200 ") == 3


@pytest.mark.parametrize("part", [GET[:20], POST[:-5], b""])
def test_half_a_request_is_not_waited_for(server: Server, part: bytes) -> None:
    assert b" 200 " not in _answers(server, part)
