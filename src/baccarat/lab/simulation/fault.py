"""What can be wrong with the settings of a simulation."""

from enum import StrEnum
from typing import Any


class SimulationCode(StrEnum):
    """Every fault of a simulation's settings."""

    NO_SHOES = "no-shoes"
    NO_JOBS = "no-jobs"
    BAD_SEED = "bad-seed"
    CUT_TOO_DEEP = "cut-too-deep"
    CUT_TOO_SHALLOW = "cut-too-shallow"
    BAD_BURN = "bad-burn"
    BAD_UNTIL = "bad-until"
    UNKNOWN_KERNEL = "unknown-kernel"
    VALUES_ONLY = "values-only"
    WHOLE_COUP = "whole-coup"
    UNKNOWN_STRATEGY = "unknown-strategy"
    BAD_ARGUMENT = "bad-argument"
    ARGUMENT_RANGE = "argument-range"
    UNBALANCED_TAGS = "unbalanced-tags"
    BAD_RUNNING = "bad-running"
    RUNNING_ALONE = "running-alone"
    NEEDS_NUMBA = "needs-numba"
    ONLY_CARDS = "only-cards"
    BAD_SESSION = "bad-session"
    BAD_BANKROLL = "bad-bankroll"
    NO_SESSIONS = "no-sessions"
    ROWS_AND_CHECKPOINT = "rows-and-checkpoint"
    BAD_CHECKPOINT = "bad-checkpoint"
    OTHER_CHECKPOINT = "other-checkpoint"
    NO_CLUSTER = "no-cluster"
    NO_WORKERS = "no-workers"
    CLUSTER_LOST = "cluster-lost"
    WORKERS_LOST = "workers-lost"
    WORKER_LACKS = "worker-lacks"
    WORKER_VERSION = "worker-version"
    UNKNOWN_HANDS = "unknown-hands"
    UNKNOWN_FUNCTION = "unknown-function"
    BAD_ANSWER = "bad-answer"
    FAULTY_FUNCTION = "faulty-function"
    OTHER_STRATEGY = "other-strategy"
    BAD_POINT = "bad-point"
    UNKNOWN_RULE = "unknown-rule"
    BAD_RULE = "bad-rule"
    RULE_CONFLICT = "rule-conflict"
    RULES_CONFLICT = "rules-conflict"
    BAD_SEATS = "bad-seats"
    BAD_BYSTANDERS = "bad-bystanders"
    NO_SEAT = "no-seat"
    ONLY_TABLE = "only-table"
    OTHER_OPTION = "other-option"


class BadSimulation(ValueError):
    """A setting that no simulation can run with; `code` and `facts` say why."""

    def __init__(self, code: SimulationCode, **facts: str | int | tuple[str, ...]) -> None:
        texts = {n: " ".join(f) if isinstance(f, tuple) else f for n, f in facts.items()}
        told = ", ".join(f"{name} {text}" for name, text in texts.items())
        super().__init__(f"{code}: {told}" if told else str(code))
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Pass it whole from one process to another."""
        return _again, (type(self), self.code, self.facts)


def _again(kind: type[BadSimulation], code: SimulationCode, facts: dict[str, Any]) -> BadSimulation:
    return kind(code, **facts)
