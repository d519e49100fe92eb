"""Addresses and networks: how they are read and what lies in them."""

from __future__ import annotations

import pytest

from sevenfold.tables.kept_out import holds, network_of, written


@pytest.mark.parametrize(
    ("typed", "kept", "inside", "outside"),
    [
        ("192.0.2.7", "192.0.2.7", "192.0.2.7", "192.0.2.8"),
        ("::ffff:192.0.2.7", "192.0.2.7", "::ffff:192.0.2.7", "192.0.2.8"),
        ("192.0.2.7/24", "192.0.2.0/24", "192.0.2.255", "192.0.3.0"),
        ("192.0.2.0/24", "192.0.2.0/24", "::ffff:192.0.2.9", "::ffff:192.0.3.9"),
        ("2001:DB8::1", "2001:db8::1", "2001:db8:0::1", "2001:db8::2"),
        ("2001:db8:1:2::/64", "2001:db8:1:2::/64", "2001:db8:1:2:3:4:5:6", "2001:db8:1:3::"),
        ("10.0.0.0/8", "10.0.0.0/8", "10.255.0.1", "2001:db8::1"),
        ("2001:db8::/32", "2001:db8::/32", "2001:db8:ffff::", "10.0.0.1"),
        ("10.0.0.0/8", "10.0.0.0/8", "10.0.0.0", "-"),
    ],
)
def test_a_network_holds_its_addresses_and_no_others(typed: str, kept: str, inside: str, outside: str) -> None:
    network = network_of(typed)
    assert network is not None
    assert written(network) == kept
    assert network_of(kept) == network
    assert holds(network, inside)
    assert not holds(network, outside)
