"""Network addresses and networks that are kept out: reading what a host typed, and finding what holds for an address."""

from __future__ import annotations

import ipaddress

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network_of(text: str) -> Network | None:
    """The network that a text names, a single address being one of its own; None for what is neither."""
    try:
        found = ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Network) and found.prefixlen == found.max_prefixlen:
        mapped = found.network_address.ipv4_mapped  # an IPv4 address as an IPv6 socket tells it
        return found if mapped is None else ipaddress.IPv4Network(mapped)
    return found


def written(network: Network) -> str:
    """A network as it is kept and shown; a single address without its length."""
    return str(network.network_address) if network.prefixlen == network.max_prefixlen else str(network)


def holds(network: Network, address: str) -> bool:
    """Whether an address lies in a network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # "-" of a connection without one
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found in network
