"""The book of sessions and of the connections that they have open."""

from baccarat.house.model.refusal import HouseCode
from baccarat.house.people.session_book import SessionBook


def test_a_connection_is_told_once_why_it_is_closed() -> None:
    """What bans it may be read several times before it has ended."""
    book, told = SessionBook(lambda: 0.0), list[HouseCode]()
    with book.connections.watch("ada", "ada", "", told.append):
        for _ in range(2):
            book.connections.close_where(lambda player, _: player == "ada", HouseCode.BANNED)
        book.remove_player("ada")
    assert told == [HouseCode.BANNED]
