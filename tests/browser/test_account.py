"""An account from the page: a passkey, a password, codes, sessions, and a deletion."""

import pytest
from playwright.sync_api import Locator, Page

from support.server.process import Server

from .layout.test_accessibility import PHONE, fits, serious
from .player import Player, Visit, expect

pytestmark = pytest.mark.browser

PASSWORD = "seven small rivers"  # noqa: S105 - for tests


def _dialog(player: Player) -> Locator:
    """Open the account dialog in the lobby."""
    player.page.locator("[data-tool=person]").click()
    panel = player.page.locator("[data-panel=account]")
    expect(panel).to_be_visible()
    return panel


def _add_authenticator(page: Page) -> None:
    """Add a virtual device that stores passkeys and confirms every request."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})


@pytest.mark.by_day(0)
def test_a_guest_makes_a_passkey_and_returns_with_it(visit: Visit, house: Server) -> None:
    anna = visit.player()
    # Browsers allow passkeys at this name without TLS, and at no numeric address.
    anna.address = house.address.replace("127.0.0.1", "localhost")
    _add_authenticator(anna.page)
    anna.become_guest()
    anna.arrive()
    panel = _dialog(anna)
    anna.button("add-passkey").click()
    expect(panel.locator("[data-panel=codes] li")).to_have_count(10)
    expect(panel.locator("[data-panel=codes]")).to_contain_text("Your sign-in name is Anna-")
    anna.button("codes-done").click()
    expect(panel.locator("[data-action=remove-passkey]")).to_be_visible()
    anna.button("sign-out").click()
    anna.button("sign-in").click()
    anna.button("use-passkey").click()
    expect(anna.page.locator(".hello")).to_have_text("Good evening, Anna.")


def test_a_password_a_code_and_a_deletion(visit: Visit) -> None:
    anna = visit.player()
    anna.become_guest()
    anna.arrive()
    panel = _dialog(anna)
    expect(panel.locator("[data-action=add-passkey]")).to_have_count(0)
    panel.locator("[name=new-password]").fill("Anna Anna Anna")
    anna.button("set-password").click()
    expect(panel.locator("[role=alert]")).to_contain_text("harder to guess")
    panel.locator("[name=new-password]").fill(PASSWORD)
    anna.button("set-password").click()
    expect(panel.locator("code")).to_have_count(10)
    codes = panel.locator("code").all_text_contents()
    anna.button("codes-done").click()
    panel.locator("[name=new-name]").fill("Anna Maria")
    anna.button("rename").click()
    expect(panel).to_contain_text("You have a new name.")
    name = panel.locator("p", has_text="Your sign-in name is").inner_text()[21:-1]
    anna.button("sign-out").click()
    anna.button("sign-in").click()
    panel.locator("[name=username]").fill(name)
    panel.locator("[name=password]").fill("wrong password")
    anna.button("use-password").click()
    expect(panel.locator("[role=alert]")).to_contain_text("That is not right.")
    panel.locator("[name=password]").fill(PASSWORD)
    anna.button("use-password").click()
    expect(anna.page.locator(".hello")).to_have_text("Good evening, Anna Maria.")
    anna.page.context.clear_cookies()
    anna.arrive()
    anna.button("sign-in").click()
    panel.locator("summary").click()
    panel.locator("[name=code]").fill(codes[3])
    anna.button("use-code").click()
    expect(anna.page.locator(".hello")).to_have_text("Good evening, Anna Maria.")
    _dialog(anna)
    expect(panel.locator("[data-panel=sessions] li")).to_have_count(2)
    anna.button("end-others").click()
    expect(panel.locator("[data-panel=sessions] li")).to_have_count(1)
    anna.button("delete").click()
    anna.button("delete-now").click()
    expect(anna.page.locator("input[name=name]")).to_be_visible()


def test_the_account_opens_from_the_table_too(visit: Visit) -> None:
    anna = visit.player()
    anna.play_alone()
    anna.menu("seat")
    anna.button("account").click()
    panel = anna.page.locator("[data-panel=account]")
    expect(panel.locator("[data-action=set-password]")).to_be_visible()
    anna.press("Escape")
    expect(anna.page.locator("[data-purse]")).to_be_visible()


@pytest.mark.by_day(0)
def test_the_account_and_the_privacy_page_are_for_everyone(visit: Visit) -> None:
    anna = visit.player(viewport=PHONE, bypass_csp=True)
    anna.become_guest()
    anna.arrive()
    panel = _dialog(anna)
    expect(panel.locator("[data-action=set-password]")).to_be_visible()
    anna.button("delete").click()
    fits(anna)
    assert serious(anna, "dialog") == []
    panel.locator("[name=new-password]").fill(PASSWORD)
    anna.button("set-password").click()
    expect(panel.locator("code")).to_have_count(10)
    fits(anna)
    assert serious(anna, "dialog") == []
    anna.button("codes-done").click()
    expect(anna.button("sign-out")).to_be_visible()
    fits(anna)
    assert serious(anna, "dialog") == []
    panel.locator("[data-action=privacy]").click()
    expect(anna.page.locator("main section")).to_have_count(11)
    fits(anna)
    assert serious(anna) == []
