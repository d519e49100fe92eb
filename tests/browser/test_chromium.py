"""The browser that the other tests of this folder stand on."""

import pytest

pytestmark = pytest.mark.browser


def test_chromium_shows_a_page(page):
    page.set_content("<h1>Sevenfold</h1>")
    assert page.get_by_role("heading").text_content() == "Sevenfold"


def test_phone_is_narrow(phone):
    phone.set_content("<p>Sevenfold</p>")
    assert phone.viewport_size == {"width": 390, "height": 844}
