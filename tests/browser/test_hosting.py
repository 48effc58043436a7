"""A host at the page: the form, the links, the desk, and the talk at the table."""

import re

import pytest
from playwright.sync_api import Locator

from baccarat.text.say import say

from .player import LANGUAGES, Player, Visit, expect

pytestmark = pytest.mark.browser


WITHOUT_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {value: undefined})"
"""As over plain HTTP, except on this machine."""
WHOLE_MENU = """() => {
  const buttons = [...document.querySelectorAll('[data-who] details[open] .ways button')];
  return buttons.length === 3 && buttons.every(each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(left + width / 2, top + height - 4));
  });
}"""
"""Whether all that can be done about a line of talk is in view."""
SIZES = ((360, 640), (390, 844), (844, 390), (1280, 650), (1366, 768))
UNDER_TALK = """() => {
  const talk = document.querySelector('[data-talk]').getBoundingClientRect();
  const seen = [...document.querySelectorAll('[data-hand], .rail, aside .inner')];
  return seen.filter((each) => {
    const box = each.getBoundingClientRect();
    const shown = each.closest('.side')?.getBoundingClientRect() ?? box;
    const across = Math.min(talk.right, shown.right) - Math.max(talk.left, shown.left);
    const down = Math.min(talk.bottom, shown.bottom, innerHeight) - Math.max(talk.top, shown.top);
    return across > 1 && down > 1;
  }).map((each) => each.className + each.dataset.hand);
}"""
"""The hands, questions and scorecards covered by the talk."""
LINES = (
    "<img src=x onerror=alert(1)> hello",
    "Good evening Fred, shall we play this shoe to its end? " * 2,
)
FIRST_LINE = f"""() =>
  [...document.querySelectorAll('[data-bubble]')].some(each => each.textContent === {LINES[0]!r})"""
BUBBLES = """() => [...document.querySelectorAll('[data-bubble]')]
  .filter(each => getComputedStyle(each).visibility === 'visible')
  .map(each => each.getBoundingClientRect())"""
APART = f"""() => {{
  const [one, other, ...more] = ({BUBBLES})();
  if (!other || more.length) return false;
  return one.right <= other.left || other.right <= one.left
    || one.bottom <= other.top || other.bottom <= one.top;
}}"""
"""Whether two elements are side by side."""
COVERED = f"""() => ({BUBBLES})().map(bubble =>
  [...document.querySelectorAll('[data-spot], .rail button')].filter(each => {{
    const box = each.getBoundingClientRect();
    return box.left < bubble.right && box.right > bubble.left
      && box.top < bubble.bottom && box.bottom > bubble.top;
  }}).length).join()"""
"""How many stakes and buttons each bubble covers."""
UPON_EACH_OTHER = f"""() => {{
  document.querySelectorAll('[data-bubble]')
    .forEach(each => Object.assign(each.style, {{left: '0px', top: '99px'}}));
  return ({APART})();
}}"""
"""The same for two elements placed that way, before the page lays them out again."""


def _field(player: Player, name: str) -> Locator:
    return player.page.locator(f"[data-field={name}]")


def _form(visit: Visit) -> Player:
    """Open the form as a host."""
    host = visit.player()
    host.become_guest()
    host.arrive()
    host.button("open-table").click()
    expect(_field(host, "minimum")).to_be_visible()
    return host


@pytest.mark.rule("RM-2")
def test_a_preset_fills_the_form_and_an_error_is_shown_at_its_field(visit: Visit) -> None:
    host = _form(visit)
    host.page.locator("[data-game=chemin]").check()
    expect(_field(host, "minimum").locator("input")).to_have_value("60")
    host.page.locator("[data-game=punto]").check()
    expect(_field(host, "minimum").locator("input")).to_have_value("25")
    _field(host, "seats").locator("input").fill("17")
    expect(_field(host, "seats").get_by_role("alert")).to_have_text("Choose from 1 to 16.")
    _field(host, "seats").locator("input").fill("3")
    _field(host, "minimum").locator("input").fill("20000")
    host.button("open-it").click()
    expect(_field(host, "minimum").get_by_role("alert")).to_contain_text("no higher than")
    expect(_field(host, "minimum").locator("input")).to_be_focused()
    expect(_field(host, "minimum")).to_be_in_viewport(ratio=1)
    _field(host, "minimum").locator("input").fill("10")
    host.page.get_by_text("All rules of the game").click()
    _field(host, "packs").locator("input").fill("6")
    expect(host.page.get_by_text("3 rules changed")).to_be_visible()
    host.button("open-it").click()
    expect(host.page.get_by_text("Stakes 10 to 10,000")).to_be_visible()
    expect(host.page.locator("[data-seat]")).to_have_count(3)


@pytest.mark.by_day(0)
@pytest.mark.rule("RM-2")
def test_every_field_of_chemin_de_fer_can_be_reached(visit: Visit) -> None:
    host = _form(visit)
    host.page.locator("[data-game=chemin]").check()
    host.page.get_by_text("All rules of the game").click()
    asked = host.page.request.get(f"{host.address}api/forms").json()["games"]
    fields = next(game["fields"] for game in asked if game["game"] == "chemin")
    for field in fields:
        expect(_field(host, field["name"])).to_be_visible()
    _field(host, "co_banker").locator("input").uncheck()
    host.button("open-it").click()
    expect(host.page).to_have_url(re.compile("/rooms/"))
    room = host.room
    expect(host.page.locator("[data-status=here]")).to_be_attached()
    assert room in host.page.request.get(f"{host.address}api/rooms").text()


def _in_company(visit: Visit) -> tuple[Player, Player, str]:
    """Seat Fred in a room with its host at the desk."""
    host, friend = visit.player(), visit.player()
    room = host.play_alone()
    friend.arrive(f"rooms/{room}")
    friend.say_name("Fred")
    friend.open_stakes()
    _desk(host)
    return host, friend, room


def _desk(host: Player) -> Locator:
    if not host.page.locator("[data-desk]").count():
        host.menu("host")
    expect(host.page.locator("[data-desk]")).to_be_visible()
    return host.page.locator("[data-desk]")


def test_a_link_opens_a_private_room_until_it_is_revoked(visit: Visit) -> None:
    host, friend, late = visit.player(), visit.player(), visit.player()
    room = host.play_alone(private=True)
    host.menu("seat")
    expect(host.button("make-link")).to_be_in_viewport(ratio=1)
    host.page.locator("[data-tab=host]").click()
    expect(host.page.locator("[data-desk]")).to_be_visible()
    expect(host.button("make-link")).to_be_in_viewport(ratio=1)
    host.button("make-link").click()
    link = host.page.locator("[data-link='1'] input").input_value()
    late.become_guest("Lea")
    for each in (friend, late):
        each.arrive(f"rooms/{room}")
        expect(each.page.get_by_text("This table is by invitation.")).to_be_visible()
    _follow(friend, link)
    invitation = friend.page.locator("[data-door=punto]")
    for words in ("Anna invites you", "At Anna’s", "Punto banco, stakes 25 to", "play chips"):
        expect(invitation).to_contain_text(words)
    for language, words in (("de", "lädt Sie"), ("fr", "vous invite"), ("en", "invites you")):
        friend.speak(language)
        expect(invitation).to_contain_text(words)
    friend.say_name("Fred")
    friend.open_stakes()
    assert "#" not in friend.page.url
    expect(host.page.get_by_text("used by one person")).to_be_visible()
    host.button("revoke").click()
    expect(host.page.locator("[data-link]")).to_have_count(0)
    _follow(late, link)
    expect(late.page.get_by_text("This link no longer works.")).to_be_visible()
    _follow(friend, link)
    expect(friend.page).to_have_url(re.compile(f"{room}$"))
    friend.open_stakes()


def test_a_host_invites_from_the_bar_of_the_table(visit: Visit) -> None:
    host, friend = visit.player(own=True), visit.player()
    room = host.play_alone(private=True)
    host.resize(*SIZES[0])
    expect(host.page.locator("[data-tool=invite]")).to_be_hidden()  # the menu invites as well
    for width, height in SIZES[1:]:
        host.resize(width, height)
        expect(host.page.locator("[data-tool=invite]")).to_be_in_viewport(ratio=1)
    host.page.locator("[data-tool=invite]").click()
    link = host.page.locator("[data-link='1'] input").input_value()
    code = host.page.locator("[data-code]")
    expect(code).to_have_attribute("data-code", link)
    expect(code).to_be_in_viewport(ratio=1)
    expect(host.page.locator("[data-local]")).to_be_visible()  # the server is at 127.0.0.1
    host.page.evaluate(WITHOUT_CLIPBOARD)
    host.button("copy").click()
    expect(host.button("copy")).to_have_text("Copied")
    host.press("Escape")
    host.page.locator("[data-tool=invite]").click()
    expect(host.page.locator("[data-link]")).to_have_count(1)
    friend.arrive(f"rooms/{room}")
    _follow(friend, link)
    friend.say_name("Fred")
    friend.open_stakes()
    expect(friend.page.locator("[data-tool=table]")).to_be_visible()
    expect(friend.page.locator("[data-tool=invite]")).to_have_count(0)


def _follow(player: Player, link: str) -> None:
    """Open a link in a tab that already shows its room, so that the page keeps running."""
    player.page.evaluate("link => (window.stays = location.href = link)", link)
    expect(player.page).to_have_url(re.compile("rooms/"))
    assert player.page.evaluate("window.stays") == link


def test_a_host_pauses_sets_chips_removes_and_closes(visit: Visit) -> None:
    host, friend, room = _in_company(visit)
    host.button("pause").click()
    _told(friend, "paused")
    expect(friend.button("resume-play")).to_have_count(0)
    host.button("resume").click()
    expect(friend.page.locator("[data-course]")).to_have_count(0)
    host.button("pause").click()
    _told(friend, "paused")
    host.press("Escape")
    host.button("resume-play").click()
    expect(friend.page.locator("[data-course]")).to_have_count(0)
    _desk(host)
    fred = host.page.locator("[data-player]", has_text="Fred")
    fred.get_by_label("Chips of Fred").fill("50")
    fred.locator("[data-action=set-chips]").click()
    expect(friend.page.locator("[data-purse='5000']")).to_be_visible()
    fred.locator("[data-action=remove]").click()
    host.page.get_by_role("button", name="No, let Fred stay").click()
    fred.locator("[data-action=remove]").click()
    expect(host.page.get_by_role("alert")).to_contain_text("Send Fred away?")
    expect(friend.page.locator("[data-purse]")).to_be_visible()
    host.button("remove-sure").click()
    expect(host.button("let-in")).to_be_visible()
    friend.page.reload()
    _told(friend, "shut-out")
    expect(friend.page.get_by_text("You are watching.", exact=True)).to_be_visible()
    expect(friend.page.locator("[data-action=sit]")).to_have_count(0)
    host.button("let-in").click()
    expect(friend.page.locator("[data-course]")).to_have_count(0)
    expect(friend.page.locator("[data-action=sit]").first).to_be_visible()
    with host.page.expect_download() as download:
        host.button("winnings").click()
    assert download.value.suggested_filename == f"{room}.csv"
    host.button("close-room").click()
    host.button("close-sure").click()
    for each in (host, friend):
        _told(each, "room-closed")


def _told(player: Player, code: str) -> None:
    """Check that the host's action is shown as long as it applies, in each language."""
    said = player.page.locator(f"[data-course={code}] p")
    expect(said).to_be_visible()  # until then the room may replace the list of languages
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        player.speak(language)
        expect(said).to_have_text(say(language, f"refusal-{code}"))


@pytest.mark.by_day(0)
@pytest.mark.rule("RM-2")
def test_a_host_changes_the_terms_at_once_and_the_limits_of_the_next_shoe(visit: Visit) -> None:
    host, friend, room = _in_company(visit)
    clock = host.page.get_by_label("Seconds for stakes, with several players")
    clock.fill("3")
    clock.blur()
    expect(host.page.get_by_text("Choose from 5 to 120 seconds.")).to_be_visible()
    clock.fill("30")
    clock.blur()
    expect(host.page.get_by_text("Choose from 5 to 120 seconds.")).to_have_count(0)
    host.page.locator("[data-term=odds]").check()
    expect(friend.page.locator("[data-live-odds]")).to_be_visible()
    _field(host, "minimum").locator("input").fill("20000")
    host.button("table-limits").click()
    expect(_field(host, "minimum").get_by_role("alert")).to_contain_text("no higher than")
    _field(host, "minimum").locator("input").fill("5")
    _field(host, "maximum").locator("input").fill("500")
    host.button("table-limits").click()
    told = friend.page.get_by_text("From the next shoe: stakes 5 to 500")
    expect(told).to_be_visible()
    expect(friend.page.get_by_text("Stakes 25 to 10,000")).to_be_visible()
    host.button("keep-limits").click()
    expect(told).to_have_count(0)
    expect(_field(host, "minimum").locator("input")).to_have_value("25")
    asked = host.page.request.get(f"{host.address}api/rooms").json()
    assert next(line["minimum"] for line in asked if line["id"] == room) == 2_500


def test_people_talk_hide_one_another_and_the_host_silences(visit: Visit) -> None:
    host, friend = visit.player(), visit.player()
    room = host.play_alone()
    friend.arrive(f"rooms/{room}")
    friend.say_name("Fred")
    friend.open_stakes()
    friend.page.get_by_role("button", name="Talk at the table").click()
    friend.page.get_by_label("Your message").fill(LINES[0])
    with friend.expect_moment(FIRST_LINE), host.expect_moment(FIRST_LINE):
        friend.page.keyboard.press("Enter")
    host.resize(390, 844)
    host.page.wait_for_function(f"() => ({COVERED})() === '0'")
    host.resize(1280, 720)
    host.page.get_by_role("button", name="Talk at the table: one new message").click()
    with friend.expect_moment(APART):
        for each in (host, friend):
            each.page.get_by_label("Your message").fill(LINES[1])
            each.page.keyboard.press("Enter")
    assert not friend.page.evaluate(UPON_EACH_OTHER)
    for width, height in SIZES:
        host.resize(width, height)
        expect(host.page.locator("[data-talk]")).to_be_visible()
        host.page.wait_for_function(f"() => ({UNDER_TALK})().length === 0")
    host.resize(*SIZES[-1])
    host.spot("banker").click()
    expect(host.spot("banker")).to_contain_text("your stake 25")
    expect(host.page.locator("[data-bubble]")).to_have_count(0)
    line = host.page.locator("[data-who]", has_text=LINES[0])
    expect(line).to_have_count(1)
    line.locator("summary").click()
    line.locator("[data-action=mute]").click()
    expect(friend.page.get_by_text("You may read here, but not write.")).to_be_visible()
    line.locator("[data-action=unmute]").click()
    expect(friend.page.get_by_label("Your message")).to_be_visible()
    expect(host.page.locator("[data-who]")).to_have_count(3)
    expect(host.page.locator("[data-who] summary")).to_have_count(2)  # none at one's own line
    host.resize(*SIZES[0])
    line.locator("details").evaluate("each => { each.open = true }")
    host.page.wait_for_function(WHOLE_MENU)
    host.resize(*SIZES[-1])
    line.locator("[data-action=hide]").click()
    expect(line).to_have_count(0)
    host.button("show-all").click()
    expect(line).to_have_count(1)


@pytest.mark.by_day(0)
def test_form_desk_and_talk_fit_the_screen(visit: Visit) -> None:
    host = _form(visit)
    host.page.locator("[data-game=chemin]").check()
    host.page.locator("details.all summary").click()
    _fits(host)
    host.button("open-it").click()
    expect(host.page.locator("[data-status=here]")).to_be_attached()
    host.menu("host")
    expect(host.page.locator("[data-desk]")).to_be_visible()
    host.button("make-link").click()
    expect(host.page.locator("[data-link='1']")).to_be_visible()
    _fits(host)


def _fits(host: Player) -> None:
    """Check the page and its dialog in each language, at phone and desktop sizes."""
    for language in LANGUAGES:
        host.speak(language)
        for width, height in ((390, 844), (1280, 800)):
            host.resize(width, height)
            host.page.wait_for_function(
                """() => [document.documentElement, document.querySelector('dialog')]
                  .every((box) => box.scrollWidth <= box.clientWidth + 1)"""
            )
        words = host.page.get_by_role("dialog").inner_text()
        assert not re.search(r"\b(desk|field|group|choice|talk|form)-[a-z]", words)
