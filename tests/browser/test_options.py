"""Options of Die Sieben Weisen at the table: roles left out, and the orders of the spaces entered by hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.looking import check_access, overflow

from sevenfold.games.weisen.cards import ROLES, SPACE_FACTS
from sevenfold.texts import say

pytestmark = pytest.mark.browser


def name(role):
    return say("en", f"role-weisen-{role}")


def new_table(page, url, seats):
    """The window for a new table, with the options unfolded."""
    page.goto(url)
    panel = page.locator(".panel-weisen")
    panel.get_by_role("button", name=say("en", "play-friends")).click()
    dialog = page.get_by_role("dialog")
    dialog.locator("label", has=page.locator(f"input[name=seats][value='{seats}']")).click()
    dialog.get_by_text(say("en", "options-title")).click()
    expect(dialog.get_by_test_id("orders")).to_be_visible()
    return dialog


def roles(where):
    return where.get_by_role("group", name=say("en", "option-weisen-removed"))


def rows(where):
    """The order that is shown, from the top."""
    return [row.get_attribute("data-row") for row in where.locator("[data-row]").all()]


def start(page):
    page.get_by_role("button", name="bots").or_(page.locator(".start .primary")).first.click()
    expect(page.get_by_test_id("weisen")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_roles_that_are_chosen_stay_out_of_the_game(quick_server, person, size):
    page = person(size)
    dialog = new_table(page, quick_server.url, 3)
    group = roles(dialog)
    group.get_by_role("button", name=name("witch")).click()
    expect(dialog.get_by_text("Choose one more role")).to_be_visible()
    group.get_by_role("button", name=name("seer")).click()
    expect(dialog.get_by_text(f"{name('witch')} and {name('seer')}")).to_be_visible()
    assert overflow(page) == 0
    dialog.get_by_role("button", name=say("en", "new-table-open")).click()
    expect(page.get_by_test_id("waiting-room")).to_be_visible()
    page.get_by_text(say("en", "options-title")).click()
    for role in ROLES:
        pressed = "true" if role in ("witch", "seer") else "false"
        expect(roles(page).get_by_role("button", name=name(role))).to_have_attribute("aria-pressed", pressed)
    start(page)
    middle = page.get_by_test_id("middle")
    shown = {one.get_attribute("data-role") for one in middle.locator("[data-role]").all()}
    assert shown
    assert not shown & {"witch", "seer"}


def test_with_five_nothing_is_left_out_and_with_four_one(quick_server, person):
    page = person("desk")
    dialog = new_table(page, quick_server.url, 3)
    group = roles(dialog)
    for role in ("witch", "seer"):
        group.get_by_role("button", name=name(role)).click()
    dialog.locator("label", has=page.locator("input[name=seats][value='4']")).click()
    expect(group.get_by_role("button", name=say("en", "weisen-roles-by-lot"))).to_have_attribute("aria-pressed", "true")
    group.get_by_role("button", name=name("druid")).click()
    expect(dialog.get_by_text(say("en", "weisen-roles-out", {"names": name("druid")}))).to_be_visible()
    dialog.locator("label", has=page.locator("input[name=seats][value='5']")).click()
    expect(group).to_have_count(0)


def test_a_space_is_changed_by_buttons_keys_and_drag(quick_server, person):
    page = person("desk")
    dialog = new_table(page, quick_server.url, 4)
    orders = dialog.get_by_test_id("orders")
    orders.locator("summary").click()
    expect(dialog.get_by_text("reconstructed").first).to_be_visible()
    usual = list(SPACE_FACTS.table[0])
    assert rows(orders) == usual
    first, second, third = usual[:3]

    orders.get_by_role("button", name=f"{name(first)} one down").click()
    assert rows(orders)[:3] == [second, first, third]
    expect(orders.get_by_role("button", name=f"{name(first)} one down")).to_be_focused()

    grip = orders.get_by_role("button", name=f"{name(third)}, number 3")
    grip.focus()
    page.keyboard.press("Home")
    assert rows(orders)[:3] == [third, second, first]
    page.keyboard.press("ArrowDown")
    assert rows(orders)[:3] == [second, third, first]

    held = orders.locator(f"[data-row='{usual[6]}'] .grip").bounding_box()
    top = orders.locator("[data-row]").first.bounding_box()
    page.mouse.move(held["x"] + 30, held["y"] + 20)
    page.mouse.down()
    page.mouse.move(top["x"] + 60, top["y"] + 60, steps=4)
    page.mouse.move(top["x"] + 60, top["y"] + 8, steps=4)
    page.mouse.up()
    assert rows(orders) == [usual[6], second, third, first, *usual[3:6]]
    expect(orders.get_by_role("tab", name="Space 1, entered")).to_be_visible()
    check_access(page, "dialog")


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_orders_read_off_from_the_top_are_played_with(quick_server, person, size):
    page = person(size)
    dialog = new_table(page, quick_server.url, 4)
    orders = dialog.get_by_test_id("orders")
    orders.locator("summary").click()
    orders.get_by_role("button", name=say("en", "weisen-orders-enter")).click()
    entered = []
    for space in range(11):
        order = [ROLES[(space + step) % 7] for step in range(7)]
        if space >= 7:
            order.reverse()
        entered.append(order)
        expect(orders.get_by_text(f"Space {space + 1}: who stands highest?")).to_be_visible()
        for role in order[:6]:
            orders.get_by_role("button", name=name(role), exact=True).click()
    expect(orders.locator("summary")).to_have_text(say("en", "weisen-orders-own", {"own": 11}))
    assert rows(orders) == entered[-1]
    assert overflow(page) == 0
    dialog.get_by_role("button", name=say("en", "new-table-open")).click()
    expect(page.get_by_test_id("waiting-room")).to_be_visible()
    start(page)
    spaces = page.get_by_test_id("spaces").locator("[data-space]")
    expect(spaces).to_have_count(3)
    for space in spaces.all():
        order = [line.get_attribute("data-role") for line in space.locator(".line").all()]
        assert order in entered
    expect(page.get_by_text(say("en", "weisen-orders-are", {"from": "entered"}))).to_be_visible()


def test_two_spaces_alike_are_refused_and_the_space_is_shown(quick_server, person, new_context):
    page = person("desk")
    dialog = new_table(page, quick_server.url, 4)
    orders = dialog.get_by_test_id("orders")
    orders.locator("summary").click()
    for space in (1, 2):
        orders.get_by_role("tab").nth(space - 1).click()
        orders.get_by_role("button", name=say("en", "weisen-orders-enter")).click()
        for role in ROLES[:6]:
            orders.get_by_role("button", name=name(role), exact=True).click()
        orders.get_by_role("button", name=say("en", "weisen-orders-stop")).click()
    dialog.get_by_role("button", name=say("en", "new-table-open")).click()
    refusal = say("en", "error-weisen-option-order-twice", {"number": 2, "other": 1})
    expect(dialog.get_by_role("alert")).to_have_text(refusal)
    new_context.complaints.clear()  # the browser logs the refused request
    expect(orders.get_by_role("tab", name="Space 2, something is wrong here")).to_have_attribute(
        "aria-selected", "true"
    )
    orders.get_by_role("button", name=f"{name(ROLES[0])} one down").click()
    expect(dialog.get_by_role("alert")).to_have_count(0)
    dialog.get_by_role("button", name=say("en", "new-table-open")).click()
    expect(page.get_by_test_id("waiting-room")).to_be_visible()


def test_in_the_waiting_room_orders_count_once_they_are_used(quick_server, person):
    page = person("desk")
    page.goto(quick_server.url)
    page.locator(".panel-weisen").get_by_role("button", name=say("en", "play-friends")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("en", "new-table-open")).click()
    expect(page.get_by_test_id("waiting-room")).to_be_visible()
    page.get_by_text(say("en", "options-title")).click()
    orders = page.get_by_test_id("orders")
    orders.locator("summary").click()
    first = SPACE_FACTS.table[0][0]
    orders.get_by_role("button", name=f"{name(first)} one down").click()
    orders.get_by_role("button", name=say("en", "weisen-orders-undo")).click()
    assert rows(orders) == list(SPACE_FACTS.table[0])
    orders.get_by_role("button", name=f"{name(first)} one down").click()
    orders.get_by_role("button", name=say("en", "weisen-orders-use")).click()
    expect(orders.get_by_role("button", name=say("en", "weisen-orders-use"))).to_have_count(0)
    expect(page.locator(".system", has_text=say("en", "option-weisen-spaces"))).to_be_visible()
    page.reload()
    page.get_by_text(say("en", "options-title")).click()
    expect(page.get_by_test_id("orders").locator("summary")).to_have_text(say("en", "weisen-orders-own", {"own": 1}))
    page.get_by_placeholder(say("en", "chat-placeholder")).fill("/option spaces usual")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("orders").locator("summary")).to_have_text(say("en", "weisen-orders-usual"))
    page.get_by_placeholder(say("en", "chat-placeholder")).fill("/option removed witch")
    page.keyboard.press("Enter")
    expect(roles(page).get_by_role("button", name=name("witch"))).to_have_attribute("aria-pressed", "true")
