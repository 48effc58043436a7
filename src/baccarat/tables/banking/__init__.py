"""What tables with a player's bank share: bank and garage, prime, calls, stakes, offers, auction.

A game gives a state that is a `BankState`, a preset that is `BankRules`, its `Windows` (what each
phase offers, and who has a say), and in a `Game` where it goes on by itself.
"""

from .actions import (
    Action,
    AddToBank,
    Answer,
    BankChoice,
    Bid,
    CallBanco,
    CallKind,
    Choice,
    Double,
    GiveUpBank,
    HoldBank,
    Late,
    MatchRaise,
    MayAnswer,
    MayCall,
    MayChoose,
    MayName,
    Named,
    Pass,
    PassBank,
    Punt,
    PutUp,
    RaiseBank,
    SeatAction,
    SeatChoice,
    Staking,
    TakeBank,
    tag,
)
from .announcements import bank_calls, banker_says, ponte_says
from .answering import ANSWERS
from .apply import EFFECTS
from .auction import best_bid, leading, least_bid
from .bancos import Ruling, chemin_ruling, rule
from .covering import (
    ask_next,
    ask_stakes,
    cut_back,
    open_calls,
    open_doubling,
    raise_or_set,
    set_stakes,
)
from .decide import take
from .effects.change import staked, unanswered, with_bank
from .errands import errand_done, errand_event
from .events import BankEnds, BankEvent
from .fault import EXPLAIN, Explain, asked_to_stake
from .flow import Act, BankFlow, Game
from .glance import BankGlance, OwnSeat
from .holding import Holding
from .limits import outgrown, returned
from .moves import bank_moves
from .offers import OFFERS, VOICES, bank_choice, late, may_pass_on, to_cover
from .passing import end_bank, offer_on, offer_suite, open_auction, pass_on, return_stakes
from .phases import next_phases
from .ponte import DrawCard, HandAction, MaySpeak, Show, Stand, banker_may, ponte_may, spoken
from .prime import bystanders, order, prime, punters, right_of, round_the_table
from .quick import Quick, quick
from .risk import at_risk, risk
from .seen import bank_told, cards_seen, quicks, ranks
from .shares import bank_won, stake_won
from .state import COUP_IN_HAND, Bank, BankPhase, BankState, CallHeld, the_bank
from .windows import Windows

__all__ = [
    "ANSWERS",
    "COUP_IN_HAND",
    "EFFECTS",
    "EXPLAIN",
    "OFFERS",
    "VOICES",
    "Act",
    "Action",
    "AddToBank",
    "Answer",
    "Bank",
    "BankChoice",
    "BankEnds",
    "BankEvent",
    "BankFlow",
    "BankGlance",
    "BankPhase",
    "BankState",
    "Bid",
    "CallBanco",
    "CallHeld",
    "CallKind",
    "Choice",
    "Double",
    "DrawCard",
    "Explain",
    "Game",
    "GiveUpBank",
    "HandAction",
    "HoldBank",
    "Holding",
    "Late",
    "MatchRaise",
    "MayAnswer",
    "MayCall",
    "MayChoose",
    "MayName",
    "MaySpeak",
    "Named",
    "OwnSeat",
    "Pass",
    "PassBank",
    "Punt",
    "PutUp",
    "Quick",
    "RaiseBank",
    "Ruling",
    "SeatAction",
    "SeatChoice",
    "Show",
    "Staking",
    "Stand",
    "TakeBank",
    "Windows",
    "ask_next",
    "ask_stakes",
    "asked_to_stake",
    "at_risk",
    "bank_calls",
    "bank_choice",
    "bank_moves",
    "bank_told",
    "bank_won",
    "banker_may",
    "banker_says",
    "best_bid",
    "bystanders",
    "cards_seen",
    "chemin_ruling",
    "cut_back",
    "end_bank",
    "errand_done",
    "errand_event",
    "late",
    "leading",
    "least_bid",
    "may_pass_on",
    "next_phases",
    "offer_on",
    "offer_suite",
    "open_auction",
    "open_calls",
    "open_doubling",
    "order",
    "outgrown",
    "pass_on",
    "ponte_may",
    "ponte_says",
    "prime",
    "punters",
    "quick",
    "quicks",
    "raise_or_set",
    "ranks",
    "return_stakes",
    "returned",
    "right_of",
    "risk",
    "round_the_table",
    "rule",
    "set_stakes",
    "spoken",
    "stake_won",
    "staked",
    "tag",
    "take",
    "the_bank",
    "to_cover",
    "unanswered",
    "with_bank",
]
