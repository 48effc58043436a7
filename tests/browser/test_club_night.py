"""A club night from its form to the final ranking, and stakes that a player has saved."""

import pytest

from .player import Visit, expect

pytestmark = pytest.mark.browser


@pytest.mark.by_day(0)
def test_a_club_night_from_its_form_to_the_final_ranking(visit: Visit) -> None:
    host = visit.player()
    host.become_guest("Ada")
    host.arrive()
    host.button("open-table").click()
    page = host.page
    page.locator("[data-field=club-night]").check()
    page.locator("[data-field=club-shoes]").fill("")
    host.button("open-it").click()
    expect(page.locator("#club-fault")).to_contain_text("25")
    page.locator("[data-field=club-minutes]").fill("90")
    page.locator("[data-field=club-chips]").fill("400")
    host.button("open-it").click()
    host.open_stakes()
    assert host.units("purse") == 40_000
    club = page.locator("[data-club]")
    expect(club).to_have_attribute("data-club", "live")
    bea = visit.player()
    bea.become_guest("Bea")
    bea.sit(host.room)
    bea.spot("tie").click()
    for each in (bea, host):
        each.button("deal").click()
    host.see_coup(1)
    bea.see_coup(1)
    won = bea.units("purse") - 40_000
    expect(club.locator("tbody tr")).to_have_count(2)
    expect(club.locator("tr.own")).to_contain_text("Ada")
    first = "Bea" if won > 0 else "Ada"
    expect(club.locator("[data-place='1']")).to_contain_text(first)
    host.menu("host")
    expect(host.button("set-chips")).to_have_count(0)
    ends = club.locator(".quiet").first.text_content()
    page.locator("[name=more-minutes]").fill("45")
    host.button("prolong").click()
    expect(club.locator(".quiet").first).not_to_have_text(ends or "")
    host.button("close-room").click()
    host.button("close-not").click()
    expect(host.button("close-sure")).to_have_count(0)
    host.button("close-room").click()
    host.button("close-sure").click()
    for each in (bea, host):
        expect(each.page.locator("[data-club=final]")).to_be_attached()
        final = each.page.get_by_role("dialog", name="Final ranking")
        expect(final.locator("tr.own")).to_contain_text("Bea" if each is bea else "Ada")


def test_saved_stakes_and_rebet_and_deal_on_one_key(visit: Visit) -> None:
    anna = visit.player()
    anna.play_alone()
    anna.press("1", "p", "2", "t")
    anna.button("patterns").click()
    pattern = anna.page.locator("[data-pattern='1']")
    pattern.locator("[data-action=save]").click()
    expect(pattern).to_contain_text("Player 25, Tie 100")
    anna.press("Escape", "c")
    expect(anna.page.locator("[data-staked='0']")).to_be_attached()
    anna.press("w")
    expect(anna.page.locator("[data-staked='12500']")).to_be_attached()
    anna.press("a")
    anna.see_coup(1)
    anna.open_stakes()
    anna.press("a")
    anna.see_coup(2)
    anna.menu("own")
    anna.page.locator("select[name=felt]").select_option("blue")
    anna.page.locator("select[name=backs]").select_option("scales")
    expect(anna.page.locator("html")).to_have_attribute("data-felt", "blue")
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("data-felt", "blue")
