"""The order of work: people before bots, and each caller in turn."""

from collections import Counter

from hypothesis import given, settings, strategies as st

from baccarat.lab.workers.piece import Asker, Rank, WorkPiece
from baccarat.lab.workers.queue import MOST_WAITING, Queue

ANN, BOB = Asker(Rank.PERSON, "ann"), Asker(Rank.PERSON, "bob")


def piece() -> WorkPiece:
    return WorkPiece(lambda: None)


def test_people_precede_bots_and_bots_precede_background_work() -> None:
    queue, pieces = Queue(), {rank: piece() for rank in Rank}
    for rank in reversed(Rank):
        queue.add(pieces[rank], Asker(rank, "ann"))
    assert [queue.take(Rank.AHEAD) for _ in range(4)] == [*pieces.values(), None]


def test_a_process_for_people_accepts_no_other_work() -> None:
    queue = Queue()
    queue.add(piece(), Asker(Rank.BOT, "ann"))
    assert queue.take(Rank.PERSON) is None


def test_a_caller_with_much_work_delays_only_itself() -> None:
    """After twelve tables of one guest, another guest is second at the latest."""
    queue, theirs = Queue(), [piece() for _ in range(12)]
    for each in theirs:
        queue.add(each, ANN)
    late = piece()
    queue.add(late, BOB)
    assert late in (queue.take(Rank.PERSON), queue.take(Rank.PERSON))


def test_a_callers_newest_work_comes_first_and_excess_work_is_cancelled() -> None:
    queue, pieces = Queue(), [piece() for _ in range(MOST_WAITING + 2)]
    for each in pieces:
        queue.add(each, ANN)
    assert [each.future.cancelled() for each in pieces] == [True] * 2 + [False] * MOST_WAITING
    assert [queue.take(Rank.AHEAD) for _ in range(MOST_WAITING)] == pieces[:1:-1]
    assert queue.take(Rank.AHEAD) is None


def test_a_request_shared_with_a_person_goes_first_and_runs_once() -> None:
    queue, first, shared = Queue(), piece(), piece()
    for each in (first, shared):
        queue.add(each, Asker(Rank.AHEAD, "room"))
    queue.add(shared, ANN)
    queue.add(shared, BOB)
    assert queue.take(Rank.AHEAD) is shared
    assert queue.take(Rank.AHEAD) is first
    assert queue.take(Rank.AHEAD) is None


def test_a_shared_request_is_not_cancelled_for_one_callers_excess() -> None:
    queue, shared = Queue(most=1), piece()
    for asker in (ANN, BOB):
        queue.add(shared, asker)
    queue.add(piece(), ANN)
    assert shared.waiting
    queue.add(piece(), BOB)
    assert shared.future.cancelled()


def test_started_and_finished_work_is_no_longer_waiting() -> None:
    queue, only = Queue(), piece()
    queue.add(only, ANN)
    assert queue.take(Rank.PERSON) is only
    queue.add(only, BOB)
    assert queue.take(Rank.PERSON) is None
    only.future.set_result(1)
    queue.add(only, BOB)
    assert queue.take(Rank.PERSON) is None


@settings(deadline=None)
@given(st.lists(st.tuples(st.sampled_from(Rank), st.sampled_from("abcd")), max_size=60))
def test_between_two_turns_of_one_each_who_waits_has_one(asked: list[tuple[Rank, str]]) -> None:
    queue, owner = Queue(), {}
    for rank, who in asked:
        each = piece()
        owner[each] = (rank, who)
        queue.add(each, Asker(rank, who))
    taken = [owner[each] for each in iter(lambda: queue.take(Rank.AHEAD), None)]
    assert [rank for rank, _ in taken] == sorted(rank for rank, _ in taken)
    waiting = {key: min(many, MOST_WAITING) for key, many in Counter(asked).items()}
    assert Counter(taken) == waiting
    for rank in Rank:
        turns = [who for each, who in taken if each is rank]
        for at, who in enumerate(turns):
            had = Counter(turns[:at])
            assert all(had[other] >= had[who] for other in set(turns[at:]))
