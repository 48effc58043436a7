"""The operator's page: its actions, their effect on players' pages, and accessibility."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator

from support.server.guest import Message
from support.server.operator import FORWARDED, OPEN, PASSWORD, Visitor, operated, seen, undo
from support.server.process import Server

from .layout.test_accessibility import PHONE, fits, overflow, serious
from .player import Kept, Player, Visit, expect

pytestmark = pytest.mark.browser

Operated = tuple[Server, Visitor]
PAINTED = "each => getComputedStyle(each).background"
COVERED = """() => {
  const bar = document.querySelector('[data-announcement]').closest('aside');
  const { top, bottom } = bar.getBoundingClientRect();
  return [...document.querySelectorAll('h1, h2, header, [role=status], [role=alert]')]
    .filter((each) => !bar.contains(each) && !each.contains(bar))
    .filter((each) => each.getBoundingClientRect().height > 1)
    .filter((each) => each.getBoundingClientRect().top < bottom)
    .filter((each) => each.getBoundingClientRect().bottom > top)
    .map((each) => each.outerHTML.slice(0, 80));
}"""
"""The headings and notices below an announcement."""


@pytest.fixture(scope="module")
def operated_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Operated]:
    with operated(tmp_path_factory.mktemp("operated")) as found:
        yield found


@pytest.fixture
def own(operated_house: Operated) -> Iterator[Operated]:
    """Return the house and its operator; whatever she set is undone afterwards."""
    operated_house[1].prove()
    yield operated_house
    undo(operated_house[1])


@pytest.fixture
def visit_own(browser: Browser, own: Operated, kept: Kept) -> Iterator[Visit]:
    with Visit(browser, own[0].address, kept) as visit:
        yield visit


def _operator(visit: Visit, olga: Visitor, **context: Any) -> Player:
    """Open the operator's page in a browser that has her cookie."""
    player = visit.player(extra_http_headers=olga.headers, **context)
    value, url = olga.http.cookies["baccarat"], player.address
    player.page.context.add_cookies([{"name": "baccarat", "value": value, "url": url}])
    player.page.goto(f"{player.address}operator")
    expect(player.page.locator("[data-form=rules]")).to_be_visible()
    return player


def _follow(olga: Visitor, player: Player) -> None:
    """Let the operator go on as in the browser, where signing in ended the session before."""
    (value,) = (
        each["value"] for each in player.page.context.cookies() if each["name"] == "baccarat"
    )
    for cookie in olga.http.cookies.jar:
        if cookie.name == "baccarat":
            cookie.value = value


def _part(player: Player, name: str) -> Locator:
    player.page.locator(f"[data-part={name}]").click()
    return player.page.locator("main")


def _lines_of(guest: Visitor) -> list[Message]:
    return [line for told in guest.heard if told["type"] == "talk" for line in told["lines"]]


def test_an_operator_mutes_bans_and_announces(visit_own: Visit, own: Operated) -> None:
    server, olga = own
    logged = len(seen(olga, "/audit"))
    eve = visit_own.player(extra_http_headers={FORWARDED: "198.51.100.7"})
    eve.become_guest("Eve")
    eve.arrive()
    eve.page.goto(f"{eve.address}rooms/salon")
    expect(eve.page.locator("[data-tool=talk]")).to_be_visible()
    eve.page.locator("[data-tool=talk]").click()
    eve.page.locator("[data-talk] input").fill("You fool")
    eve.button("say").click()
    with Visitor(server, "Ada") as ada:
        ada.enter()
        while not (said := [line for line in _lines_of(ada) if line["text"] == "You fool"]):
            ada.hear()
        report = {"who": said[0]["who"], "at": said[0]["at"], "reason": "Rude"}
        assert ada.http.post("/api/rooms/salon/reports", json=report).status_code == 204
    boss = _operator(visit_own, olga)
    expect(boss.page.locator("[data-part=reports]")).to_contain_text("1")
    page = _part(boss, "reports")
    expect(page.locator("[data-report=Eve]")).to_contain_text("You fool")
    page.locator("[data-action=mute]").click()
    why = page.locator("[data-form=mute] [name=reason]")
    expect(why).to_have_value("")
    why.fill("Be kind")
    page.locator("[data-form=mute] [data-action=confirm]").click()
    expect(page).to_contain_text("Nothing has been reported.")
    expect(eve.page.locator("[data-silenced]")).to_contain_text("The reason given: Be kind")
    page = _part(boss, "house")
    page.locator("[name=text]").fill("We close at ten.")
    page.locator("[data-action=announce]").click()
    expect(eve.page.locator("[data-announcement]")).to_contain_text("We close at ten.")
    eve.page.locator("[data-announcement] button").click()
    expect(eve.page.locator("[data-announcement]")).to_have_count(0)
    page.locator("[name=text]").fill("We open at six.")
    page.locator("[data-action=announce]").click()
    eve.page.reload()
    expect(eve.page.locator("[data-announcement]")).to_contain_text("We open at six.")
    page = _part(boss, "people")
    page.locator("[name=search]").fill("eve")
    page.locator("[data-action=find]").click()
    person = page.locator("[data-person=Eve]")
    expect(person).to_contain_text("198.51.100.7")
    person.locator("[data-action=chips]").click()
    person.locator("[name=amount]").fill("25.5")
    person.locator("[name=reason]").fill("A prize")
    person.locator("[data-action=confirm]").click()
    expect(person).to_contain_text("10,025.50 chips")
    person.locator("[data-action=ban]").click()
    person.locator("[name=reason]").fill("Enough")
    person.locator("[data-action=confirm]").click()
    expect(eve.page.locator("[data-page=banned]")).to_contain_text("The reason given: Enough")
    expect(eve.page.locator("[data-announcement]")).to_have_count(0)
    expect(person.locator("[data-action=lift]")).to_have_count(2)
    person.locator("[data-action=lift]").last.click()
    expect(person.locator("[data-action=lift]")).to_have_count(1)
    eve.page.reload()
    expect(eve.page.locator("[data-tool=talk]")).to_be_visible()
    page = _part(boss, "log")
    expect(page.locator("li")).to_have_count(logged + 7)
    expect(page.locator("li", has_text="A prize")).to_contain_text("+25.50")


def test_an_operator_signs_in_again_for_an_order(visit_own: Visit, own: Operated) -> None:
    server, olga = own
    server.stop()  # it then forgets recent sign-ins
    server.start()
    with Visitor(server, "Ivy") as ivy:
        ivy.http.post("/api/me/login/password", json={"password": PASSWORD}).raise_for_status()
        boss = _operator(visit_own, olga)
        saves = boss.page.locator("[data-action=save-rules]").evaluate(PAINTED)
        page = _part(boss, "people")
        page.locator("[name=search]").fill("Ivy")
        page.locator("[data-action=find]").click()
        person = page.locator("[data-person=Ivy]")
        person.locator("[data-action=end-sessions]").click()
        person.locator("[name=reason]").fill("A lost phone")
        assert person.locator("[data-action=confirm]").evaluate(PAINTED) != saves
        person.locator("[data-action=confirm]").click()
        panel = boss.page.locator("[data-panel=account]")
        panel.locator("[name=password]").fill(PASSWORD)
        panel.locator("[data-action=use-password]").click()
        expect(panel).to_have_count(0)
        expect(person.locator("[data-action=end-sessions]")).to_have_count(0)
        assert ivy.http.get("/api/me").json() is None
    _follow(olga, boss)
    expect(_part(boss, "log")).to_contain_text("Signed out everywhere Ivy A lost phone")


def test_a_banned_account_ends_its_other_sessions(visit_own: Visit, own: Operated) -> None:
    server, olga = own
    with Visitor(server, "Mia", "198.51.100.8") as mia:
        made = mia.http.post("/api/me/login/password", json={"password": PASSWORD}).json()["login"]
        order = {"kind": "ban", "player": made["player"], "reason": "Cheating"}
        assert olga.do("/sanctions", **order).status_code == 204
        here = visit_own.player(extra_http_headers=mia.headers)
        proof = {"name": made["sign_in_name"], "password": PASSWORD}
        signed = here.page.request.post(f"{here.address}api/sign-in/password", data=proof)
        assert signed.ok
        here.arrive()
        expect(here.page.locator("[data-page=banned]")).to_contain_text("Where you are signed in")
        here.button("end-session").click()
        expect(here.page.locator("[data-panel=sessions] li")).to_have_count(1)
        assert mia.http.get("/api/me/login").status_code == 401


@pytest.mark.by_day(1)
@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1366, 650)])
def test_an_announcement_covers_nothing(
    visit_own: Visit, own: Operated, size: tuple[int, int]
) -> None:
    own[1].do("/announcements", text="We close at ten. The club meets again on Thursday.", hours=2)
    gus = visit_own.player(viewport={"width": size[0], "height": size[1]})
    gus.become_guest("Gus")
    for path in ("", "rooms/salon"):
        gus.arrive(path)
        expect(gus.page.locator("[data-announcement]")).to_be_visible()
        expect(gus.page.locator("h1").first).to_be_attached()
        assert gus.page.evaluate(COVERED) == []
        assert overflow(gus) == 0


def test_a_closed_table_leads_on(visit_own: Visit, own: Operated) -> None:
    server, olga = own
    with Visitor(server, "Ada") as ada:
        room = ada.http.post("/api/rooms", json={"preset": "ez", "name": "Ours"}).json()["id"]
        gus = visit_own.player()
        gus.become_guest("Gus")
        gus.arrive(f"rooms/{room}")
        expect(gus.page.locator("[data-tool=talk]")).to_be_visible()
        assert olga.do("/rooms/close", room=room, reason="Late").status_code == 204
        expect(gus.button("to-lobby")).to_be_visible()
        expect(gus.button("next-table")).to_have_text("Go on at Salon")
        gus.button("next-table").click()
        expect(gus.page).to_have_url(f"{gus.address}rooms/salon")
        expect(gus.page.locator("[data-tool=talk]")).to_be_visible()


def test_a_player_reports_a_line(visit_own: Visit, own: Operated) -> None:
    server, olga = own
    boss = _operator(visit_own, olga)
    with Visitor(server, "Mal") as mal:
        mal.enter()
        mal.ask({"type": "say", "text": "Nonsense"})
    ada = visit_own.player()
    ada.become_guest("Ada")
    ada.page.goto(f"{ada.address}rooms/salon")
    ada.page.locator("[data-tool=talk]").click()
    line = ada.page.locator(".line", has_text="Nonsense")
    line.locator("summary").click()
    line.locator("[data-action=report]").click()
    panel = ada.page.locator("[data-panel=report]")
    panel.locator("[name=reason]").fill("Wrong")
    panel.locator("[data-action=send-report]").click()
    expect(panel).to_contain_text("Thank you.")
    reports = olga.http.get("/api/operator/reports").json()
    assert ("Nonsense", "Wrong") in [(each["text"], each["reason"]) for each in reports]
    expect(_part(boss, "reports")).to_contain_text("Wrong")
    expect(boss.page.locator("[data-part=reports]")).to_contain_text(f"{len(reports)}")


def test_a_house_by_invitation_says_so_before_it_asks_for_a_name(
    visit_own: Visit, own: Operated
) -> None:
    boss = _operator(visit_own, own[1])
    form = boss.page.locator("[data-form=rules]")
    form.locator("[name=door]").select_option("invited")
    boss.button("save-rules").click()
    expect(form).to_contain_text("It applies at once.")
    boss.button("make-invitation").click()
    link = boss.page.locator("[data-invitation] input").input_value()
    bea = visit_own.player()
    bea.arrive()
    expect(bea.page.locator("[data-door=invited]")).to_contain_text("need an invitation")
    expect(bea.button("sign-in")).to_be_visible()
    expect(bea.page.locator("input[name=name]")).to_have_count(0)
    bea.page.goto(link)
    bea.page.reload()
    expect(bea.page.locator("input[name=name]")).to_be_visible()
    expect(bea.page.locator("[data-door]")).to_have_count(0)


@pytest.mark.by_day(0)
def test_a_house_with_a_password_and_an_invitation(visit_own: Visit, own: Operated) -> None:
    _, olga = own
    boss = _operator(visit_own, olga)
    form = boss.page.locator("[data-form=rules]")
    form.locator("[name=door]").select_option("password")
    form.locator("[name=house-password]").fill("open sesame")
    boss.button("save-rules").click()
    expect(form).to_contain_text("It applies at once.")
    expect(_part(boss, "log")).to_contain_text(
        "Newcomers – need the password of the house · ☑ Guests"
    )
    _part(boss, "house")
    boss.button("make-invitation").click()
    link = boss.page.locator("[data-invitation] input").input_value()
    for address, password in ((boss.address, "open sesame"), (link, None)):
        bea = visit_own.player()
        bea.page.goto(address)
        expect(bea.button("sign-in")).to_be_visible()
        bea.page.locator("input[name=name]").fill("Bea")
        bea.button("take-seat").click()
        if password:
            expect(bea.page.locator("[role=alert]")).to_contain_text("asks newcomers")
            bea.page.locator("[name=house-password]").fill(password)
            bea.button("take-seat").click()
        expect(bea.page.locator("[data-tool=talk]")).to_be_visible()


@pytest.mark.by_day(0)
def test_an_operator_sees_what_goes_and_clears_a_network(visit_own: Visit, own: Operated) -> None:
    server, olga = own
    with Visitor(server, "Eve", "2001:db8:66:1::1") as eve:
        for name in ("First flood", "Second flood"):
            eve.http.post("/api/rooms", json={"name": name, "bots": 0}).raise_for_status()
    boss = _operator(visit_own, olga, viewport=PHONE, bypass_csp=True)
    main = _part(boss, "rooms")
    boss.page.locator("[name=of]").fill("2001:db8:66::/48")
    boss.button("show").click()
    told = main.locator("section [role=status]")
    expect(told).to_contain_text("Tables that close: 2 First flood, Second flood")
    expect(told).to_contain_text("who are deleted, with their chips: 1 Eve Accounts stay.")
    expect(main.locator("[data-room='First flood']")).to_be_visible()
    assert serious(boss) == []
    boss.page.locator("[data-form=clear-now] [name=reason]").fill("A flood")
    boss.button("clear").click()
    expect(main.locator("[data-room='First flood']")).to_have_count(0)
    expect(main.locator("[data-room='Second flood']")).to_have_count(0)
    expect(told).to_have_count(0)
    expect(_part(boss, "log")).to_contain_text("All tables of a host or a network closed")
    _part(boss, "rooms")
    boss.page.locator("[name=of]").fill("2001:db8:66::/48")
    boss.button("show").click()
    expect(told).to_contain_text("Nothing belongs to it")
    fits(boss)


def test_a_guest_who_needs_an_account_makes_one_at_the_table(
    visit_own: Visit, own: Operated
) -> None:
    assert own[1].do("/rules", **OPEN | {"guests": False}).status_code == 204
    gus = visit_own.player()
    gus.become_guest("Gus")
    gus.page.goto(f"{gus.address}rooms/salon")
    told = gus.page.locator("[data-account-needed]")
    expect(told).to_contain_text("only players with an account")
    gus.button("account").click()
    gus.page.locator("[name=new-password]").fill(PASSWORD)
    gus.button("set-password").click()
    gus.button("codes-done").click()
    gus.page.keyboard.press("Escape")
    expect(gus.button("sit")).to_be_visible()
    expect(told).to_have_count(0)


@pytest.mark.by_day(0)
def test_the_page_is_for_everyone(visit_own: Visit, own: Operated) -> None:
    server, olga = own
    olga.do("/announcements", text="We close at ten.", hours=2)
    olga.do("/invitations", note="The Thursday club", uses=8, hours=48)
    with Visitor(server, "Gus"):
        pass  # somebody whom she could ban
    boss = _operator(visit_own, olga, viewport=PHONE, bypass_csp=True)
    for part in ("house", "people", "rooms", "sanctions", "reports", "log"):
        _part(boss, part)
        if part == "people":
            boss.page.locator("[data-action=ban]").first.click()
        fits(boss)
        assert serious(boss) == []


@pytest.mark.by_day(0)
def test_only_an_operator_is_offered_the_page(visit_own: Visit, own: Operated) -> None:
    _, olga = own
    boss = _operator(visit_own, olga)
    boss.arrive()
    boss.page.locator("[data-tool=person]").click()
    expect(boss.page.locator("[data-action=operator]")).to_be_visible()
    ada = visit_own.player()
    ada.become_guest("Ada")
    ada.arrive()
    ada.page.locator("[data-tool=person]").click()
    expect(ada.page.locator("[data-action=set-password]")).to_be_visible()
    expect(ada.page.locator("[data-action=operator]")).to_have_count(0)
    ada.page.goto(f"{ada.address}operator")
    expect(ada.page.locator("[role=alert]")).to_contain_text("Only an operator")
