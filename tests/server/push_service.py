"""A push service on this machine, over TLS, with browsers that read what it is sent: it stands in for Google's, Mozilla's and Apple's."""

from __future__ import annotations

import asyncio
import base64
import datetime as dt
import ipaddress
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.x509.oid import NameOID


def letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Pushed:
    """What the service was sent."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushBrowser:
    """A browser with a subscription: its push service passes on what it alone can read."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen secretly"
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.subscription: dict[str, Any] = {
            "endpoint": endpoint,
            "keys": {"p256dh": letters(point), "auth": letters(self.auth)},
        }

    def read(self, pushed: Pushed) -> dict[str, Any]:
        text = http_ece.decrypt(pushed.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return json.loads(text)


class PushService:
    """Takes what is posted. `answers` are statuses by path (201 otherwise), with a `Location` where one is in `leads`."""

    def __init__(self) -> None:
        self.port = 0
        self.pushed: list[Pushed] = []
        self.answers: dict[str, int] = {}
        self.first_answers: dict[str, int] = {}
        """Statuses by path for the first message alone."""
        self.leads: dict[str, str] = {}
        self.silent: set[str] = set()
        """Paths that are taken and never answered."""
        self.came = asyncio.Event()
        self._browsers = 0
        self._serving: dict[asyncio.Task[None], asyncio.StreamWriter] = {}

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def browser(self, path: str | None = None) -> PushBrowser:
        self._browsers += 1
        return PushBrowser(f"https://{self.host}{path or f'/push/secret-{self._browsers}'}")

    def to(self, browser: PushBrowser) -> list[dict[str, Any]]:
        """What a browser has been told."""
        path = browser.endpoint.partition(self.host)[2]
        return [browser.read(one) for one in self.pushed if one.path == path]

    def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody connects."""
        task = asyncio.ensure_future(self._serve(reader, writer))
        self._serving[task] = writer
        task.add_done_callback(self._serving.pop)

    async def stop(self) -> None:
        """Cut whoever is connected."""
        serving = dict(self._serving)
        for writer in serving.values():
            writer.transport.abort()
        await asyncio.gather(*serving, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while line := await reader.readline():
                _, path, _ = line.decode().split(" ", 2)
                headers: dict[str, str] = {}
                while (line := (await reader.readline()).decode().strip()) != "":
                    name, _, value = line.partition(":")
                    headers[name.lower()] = value.strip()
                body = await reader.readexactly(int(headers.get("content-length", 0)))
                self.pushed.append(Pushed(path, headers, body))
                self.came.set()
                if path in self.silent:
                    await reader.read()
                    return
                status = self.first_answers.pop(path, None) or self.answers.get(path, 201)
                lead = f"Location: {self.leads[path]}\r\n" if path in self.leads else ""
                writer.write(f"HTTP/1.1 {status} So\r\n{lead}Content-Length: 2\r\n\r\nok".encode())
                await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


def certificate(folder: Path) -> Path:
    """A certificate for 127.0.0.1 with its key, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push.test")])
    now = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "push.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))
    return file


@asynccontextmanager
async def push_service(pem: Path) -> AsyncIterator[PushService]:
    """A running push service; who trusts the certificate can ask it."""
    service = PushService()
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(pem)
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=tls)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
        await service.stop()


def signed(pushed: Pushed) -> tuple[str, dict[str, Any]]:
    """The key that the sender is known by, and what it claims; the signature is checked."""
    scheme, _, rest = pushed.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(bytes_of(head))["alg"] == "ES256"
    raw = bytes_of(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(parts["k"]))
    written = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(written, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return parts["k"], json.loads(bytes_of(claims))
