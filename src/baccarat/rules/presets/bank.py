"""The house rules that games with a player's bank share. All sums are in units."""

from functools import cached_property

from .shoe import BadField, Check, ShoeRules, Trait, whole_chip_fault


class BankRules(ShoeRules, frozen=True, kw_only=True):
    """The base of the presets of games with a player's bank.

    A game overrides a property with a field where the host can choose. A rule that a game neither
    fixes nor asks about has the value given here.
    """

    name: str
    minimum: int
    """The least that a banker puts up (CF-2)."""
    stake_step: int
    """Amounts that a player names are multiples of this, unless they are all that there is."""
    minimum_bet: int
    """The least stake against the bank; 0 for a tenth of the minimum (CF-2)."""

    def __post_init__(self) -> None:
        for wrong, field, fault in self._faults():
            if wrong:
                raise BadField(field, fault)

    @property
    def seats(self) -> int:
        """The number of chairs."""
        raise NotImplementedError

    @property
    def chips(self) -> tuple[int, ...]:
        """The denominations on the table, in units."""
        raise NotImplementedError

    @property
    def drawing(self) -> str:
        """Which hands are bound; `free` if none is (CF-12)."""
        return "tableau"

    @cached_property
    def least_stake(self) -> int:
        """The minimum bet, or a tenth of the minimum banco, rounded up to a whole step (CF-2)."""
        tenth = -(-self.minimum // 10)
        return self.minimum_bet or -(-tenth // self.stake_step) * self.stake_step

    @property
    def calls(self) -> str:
        """The calls that a seat may make: `all`, or only `banco`, a `club`'s, or `none` (CF-3)."""
        return "none"

    @property
    def last_complete(self) -> bool:
        """Whether who completes the table's part comes before other calls for half (AD-C26)."""
        return False

    @property
    def standing_ranks(self) -> bool:
        """Whether bystanders rank by the chairs before them, and call before partners (AD-C7)."""
        return False

    @property
    def standing_banks(self) -> bool:
        """Whether bystanders may join a bank, take it over and bid for it (AD-C6)."""
        return False

    @property
    def suivi(self) -> bool:
        """Whether a seat that lost a banco may call again (CF-18)."""
        return False

    @property
    def staking(self) -> str:
        """How stakes are taken: `open`, `in_order_cut_back` or `in_order_remaining` (CF-5)."""
        return "open"

    @property
    def raises(self) -> bool:
        """Whether the banker may raise the bank to cover the stakes (CF-5)."""
        return False

    @property
    def garage(self) -> bool:
        """Whether uncovered units are laid aside (CF-7)."""
        return False

    @property
    def co_banker(self) -> bool:
        """Whether one player may double the bank (CF-8)."""
        return False

    @property
    def cobank_consent(self) -> bool:
        """Whether the banker has to accept a co-banker (AD-C14)."""
        return False

    @property
    def passing(self) -> str:
        """When a bank may be passed on: `after-win`, `any-time` or `never` (CF-19)."""
        return "any-time"

    @property
    def retires_fresh(self) -> bool:
        """Whether a banker may pass the bank on before its first coup (CF-19)."""
        return False

    @property
    def auction(self) -> bool:
        """Whether a bank that nobody takes over is auctioned (CF-20)."""
        return False

    @property
    def equal_bids(self) -> bool:
        """Whether a bid equal to the highest leads if its seat comes first in prime (CF-20)."""
        return False

    @property
    def ties_by_lot(self) -> bool:
        """Whether a lot decides between equal bids, and not prime (AD-B9)."""
        return False

    @property
    def least_players(self) -> int:
        """The seated players without whom no coup begins; 0 for any number (AD-C3)."""
        return 0

    @property
    def players_needed(self) -> int:
        """The fewest players with whom coups are played."""
        return max(2, self.least_players)

    @property
    def most_bank(self) -> int | None:
        """The most that a bank may hold, in units; None for no limit (AD-C12)."""
        return None

    @property
    def price(self) -> str:
        """How a bank that is passed on is taken: at its `sum`, or `at-least` (AD-C15)."""
        return "sum"

    @property
    def must_deal_once(self) -> bool:
        """Whether who takes over a bank keeps it until a coup is dealt (AD-C21)."""
        return False

    @property
    def giver_may_return(self) -> bool:
        """Whether the giver of a bank that nobody takes may have it back (AD-C16)."""
        return False

    @property
    def forced_bank(self) -> bool:
        """Whether a bank without bids falls to its giver's right neighbour (AD-C18)."""
        return False

    @property
    def stays(self) -> bool:
        """Whether a bank remains with its banker, uncovered or with a part lost (CF-23)."""
        return False

    @property
    def traits(self) -> tuple[Trait, ...]:
        """Whether every hand is free."""
        return ("free-draw",) if self.drawing == "free" else ()

    def _faults(self) -> list[Check]:
        """List the checks of the fields; raises BadField for a value of the wrong kind."""
        step = self.stake_step
        return [
            *self.shoe_faults(),
            *self._own_faults(),
            (step > 0 and self.minimum % step > 0, "stake_step", "the minimum is whole steps"),
            (step > 0 and self.minimum_bet % step > 0, "minimum_bet", "it is whole steps"),
            whole_chip_fault(whole=self.whole_chips, step=step),
            (self.minimum_bet > self.minimum, "minimum_bet", "it is not above the minimum banco"),
        ]

    def _own_faults(self) -> list[Check]:
        """List the checks that only this game makes."""
        return []
