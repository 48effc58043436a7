"""A server that treats only 127.0.0.1 as this machine; other loopback addresses act as others."""

import sys
from ipaddress import IPv4Address

from baccarat.web.__main__ import main
from baccarat.web.guard import limits

if __name__ == "__main__":
    limits.is_loopback = lambda at: at == IPv4Address("127.0.0.1")
    main(*sys.argv[1:])
