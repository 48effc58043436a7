"""What a game with a player's bank is told that these parts of it go by."""

from typing import Protocol


class BankRules(Protocol):
    """The fields of a preset that bank, calls and stakes go by; sums in units.

    What is the same at every table of a game may be a constant of its presets.
    """

    @property
    def seats(self) -> int: ...
    @property
    def minimum(self) -> int:
        """The least that a banker puts up (CF-2)."""
        ...

    @property
    def stake_step(self) -> int: ...
    @property
    def least_stake(self) -> int: ...
    @property
    def least_suite(self) -> int:
        """The least that a suite costs (CF-19)."""
        ...

    @property
    def calls(self) -> str:
        """Which calls there are: `all`, or `banco` alone (CF-3)."""
        ...

    @property
    def suivi(self) -> bool: ...
    @property
    def keeps_suivi(self) -> bool:
        """Whether a suivi outlives a round without stakes (CF-18)."""
        ...

    @property
    def staking(self) -> str:
        """How stakes are taken: `open`, `in_order_cut_back` or `in_order_remaining` (CF-5)."""
        ...

    @property
    def bystanders_in_turn(self) -> bool:
        """Whether bystanders are asked one by one, each for what is still open (CF-6)."""
        ...

    @property
    def raises(self) -> bool: ...
    @property
    def garage(self) -> bool: ...
    @property
    def co_banker(self) -> bool: ...
    @property
    def doubles_any_coup(self) -> bool:
        """Whether also a bank that has been played may be doubled (CF-8)."""
        ...

    @property
    def passing(self) -> str:
        """When a bank may be passed on: `after-win`, `any-time` or `never` (CF-19)."""
        ...

    @property
    def retires_fresh(self) -> bool:
        """Whether a banker may pass the bank on before its first coup (CF-19)."""
        ...

    @property
    def auction(self) -> bool: ...
    @property
    def bids_rise(self) -> bool:
        """Whether a bid is refused that could not lead (CF-20)."""
        ...

    @property
    def equal_bids(self) -> bool:
        """Whether a bid as high as the highest leads, if it is of better prime (CF-20)."""
        ...

    @property
    def stays(self) -> bool:
        """Whether a bank that nobody covers stays with its banker (CF-23)."""
        ...
