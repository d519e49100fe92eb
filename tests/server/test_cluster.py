"""What Kubernetes tells a container of the services beside it is no setting, and stops no start."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevenfold.server.cluster import own
from sevenfold.server.config_file import with_file
from sevenfold.server.settings import DEFAULT_PORT, SettingError, read

SERVICE = {
    "SEVENFOLD_SERVICE_HOST": "10.0.0.11",
    "SEVENFOLD_SERVICE_PORT": "7777",
    "SEVENFOLD_SERVICE_PORT_HTTP": "7777",
    "SEVENFOLD_PORT": "tcp://10.0.0.11:7777",
    "SEVENFOLD_PORT_7777_TCP": "tcp://10.0.0.11:7777",
    "SEVENFOLD_PORT_7777_TCP_PROTO": "tcp",
    "SEVENFOLD_PORT_7777_TCP_PORT": "7777",
    "SEVENFOLD_PORT_7777_TCP_ADDR": "10.0.0.11",
}
"""As Kubernetes writes it for a service named `sevenfold`."""
OTHER = {name.replace("SEVENFOLD_", "SEVENFOLD_DB_"): value for name, value in SERVICE.items()}
"""And for one named `sevenfold-db`."""


@pytest.mark.parametrize("told", [SERVICE, OTHER, {**SERVICE, **OTHER}], ids=["service", "other", "both"])
def test_what_a_cluster_tells_of_services_is_left_out_and_named(told: dict[str, str]) -> None:
    mine = {"SEVENFOLD_HOST": "0.0.0.0", "PATH": "/bin"}
    found, ignored = own({**mine, **told})
    assert found == mine
    assert ignored == sorted(told)
    assert read(found).port == DEFAULT_PORT


def test_a_port_of_a_cluster_does_not_stand_above_the_settings_file(tmp_path: Path) -> None:
    path = tmp_path / "sevenfold.toml"
    path.write_text("port = 7801\n", "utf-8")
    assert read(with_file(own(SERVICE)[0], str(path))).port == 7801


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SEVENFOLD_PORT", "eighty"),
        ("SEVENFOLD_PORT", "http://10.0.0.11:7777"),
        ("SEVENFOLD_PROT", "7777"),
        ("SEVENFOLD_SERVICE", "10.0.0.11"),
        ("SEVENFOLD_PORT_HTTP", "7777"),
    ],
)
def test_what_is_only_like_it_is_still_refused(name: str, value: str) -> None:
    found, ignored = own({name: value})
    assert not ignored
    with pytest.raises(SettingError):
        read(found)
