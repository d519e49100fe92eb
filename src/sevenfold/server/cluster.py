"""What a cluster puts into the environment unasked: Kubernetes tells every container where the services beside it are.

For a service named `sevenfold` that is `SEVENFOLD_PORT=tcp://10.0.0.11:7777`, the service's host by itself, and more; for another
named `sevenfold-db` likewise. None of it is a setting, though the first has the name of one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_NAME = re.compile(
    r"SEVENFOLD_([A-Z0-9_]+_)?(SERVICE_HOST|SERVICE_PORT(_[A-Z0-9_]+)?|PORT_[0-9]+_(TCP|UDP|SCTP)(_[A-Z]+)?)"
)
_PORT = re.compile(r"SEVENFOLD_([A-Z0-9_]+_)?PORT")
_ADDRESS = re.compile(r"(tcp|udp|sctp)://\S+")


def is_told_by_a_cluster(name: str, value: str) -> bool:
    """Whether the variable says where a service is, and no setting."""
    return bool(_NAME.fullmatch(name) or (_PORT.fullmatch(name) and _ADDRESS.fullmatch(value)))


def own(environment: Mapping[str, str]) -> tuple[dict[str, str], list[str]]:
    """The environment without what a cluster has put in, and the names of that."""
    ignored = sorted(name for name, value in environment.items() if is_told_by_a_cluster(name, value))
    return {name: value for name, value in environment.items() if name not in ignored}, ignored
