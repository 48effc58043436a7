"""A house reads its configuration again, as SIGHUP asks it to."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from baccarat.house.disk_space import Policy
from baccarat.house.house import House
from baccarat.web.guard.door import HostGuard
from baccarat.web.operations.reload import Reload
from baccarat.web.operations.server_config import ServerConfig


@pytest.mark.parametrize("level", ["info", "error"])
def test_a_reload_applies_what_it_can(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, level: Any
) -> None:
    """Operators, host names, policy and log level change; the log names what needs a restart."""

    async def no_app(*_: Any) -> None: ...

    before = ServerConfig(data=tmp_path, names=("old.example",), operators=("Olga-1234",))
    read: list[ServerConfig | None] = [
        None,
        ServerConfig(
            data=tmp_path, names=("New.example",), operators=("Ada-4321",), connections=7,
            operator_passkey=True, policy=Policy(guest_days=5), log_level=level,
        ),
    ]  # fmt: skip

    async def play() -> None:
        house = House(tmp_path, operators=before.operators)
        await house.open()
        gate = HostGuard(no_app, before.names)
        reload = Reload(before, lambda: read.pop(0), house, gate)
        await reload.apply()
        assert "old.example" in gate.names
        assert house.operators.is_reserved("Olga-1234")
        assert house.policy == Policy()
        await reload.apply()
        assert {"new.example", "old.example"} & gate.names == {"new.example"}
        assert house.operators.is_reserved("Ada-4321")
        assert not house.operators.is_reserved("Olga-1234")
        assert house.operators.passkey_only
        assert house.policy.guest_days == house.housekeeping.policy.guest_days == 5
        assert logging.getLogger("baccarat").level == getattr(logging, level.upper())
        await house.close()

    own = logging.getLogger("baccarat").level
    try:
        asyncio.run(play())
    finally:
        logging.getLogger("baccarat").setLevel(own)
    assert ("restart is needed to change connections" in caplog.text) is (level == "info")
