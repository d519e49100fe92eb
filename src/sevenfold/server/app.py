"""The application: every handler, and what becomes of errors."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from sevenfold import __version__
from sevenfold.games.kit.errors import Figure, RulesError
from sevenfold.games.kit.lines import told
from sevenfold.server import protocol
from sevenfold.server.account_api import account_api
from sevenfold.server.api import STATUS, api, health, problem
from sevenfold.server.coach_api import coach_api
from sevenfold.server.gate import Gate
from sevenfold.server.hall import Hall
from sevenfold.server.host_api import host_api
from sevenfold.server.invite_api import invite_api
from sevenfold.server.looking_api import looking_api
from sevenfold.server.metrics import Metrics, metrics_page
from sevenfold.server.pages import Pages, page
from sevenfold.server.push_api import push_api
from sevenfold.server.security import secured
from sevenfold.server.sockets import lobby_socket, table_socket
from sevenfold.tables.problems import Problem, StoreError
from sevenfold.texts import say

log = structlog.get_logger("sevenfold.server")

Asking = Request[Any, Any, Any]


def _table_problem(_request: Asking, error: Problem) -> Response[protocol.Problem]:
    status = 503 if isinstance(error, StoreError) else STATUS.get(error.code, 400)
    return problem(status, error.key, error.figures, str(error))


def _rules_problem(_request: Asking, error: RulesError) -> Response[protocol.Problem]:
    unknown = error.code in {"unknown-game", "unknown-lesson"}
    return problem(404 if unknown else 400, error.key, error.figures, told(error, "en"))


def _http_problem(_request: Asking, error: HTTPException) -> Response[protocol.Problem]:
    keys = {404: "refused-no-address", 405: "refused-method", 413: "refused-body-long"}
    key = keys.get(error.status_code, "refused-message-malformed" if error.status_code < 500 else "refused-fault")
    reason = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts: list[Any] = error.extra
        reason = "; ".join(str(part["message"]) for part in parts if "message" in part) or reason
    figures: dict[str, Figure] = {"reason": reason[:200]} if key == "refused-message-malformed" else {}
    return problem(error.status_code, key, figures, say("en", key, figures))


def _nested_problem(_request: Asking, _error: RecursionError) -> Response[protocol.Problem]:
    # only reading a request's body goes as deep as a stranger wants
    figures: dict[str, Figure] = {"reason": "it is nested too deeply"}
    return problem(400, "refused-message-malformed", figures, say("en", "refused-message-malformed", figures))


def _fault(request: Asking, error: Exception) -> Response[protocol.Problem]:
    log.error("a request failed", path=request.url.path, exc_info=error)
    return problem(500, "refused-fault", {}, say("en", "refused-fault"))


def application(hall: Hall, pages: Pages | None = None, gate: Gate | None = None) -> ASGIApp:
    """The ASGI application of a hall, behind a gate."""
    shown = Pages() if pages is None else pages

    def the_hall() -> Hall:
        return hall

    def the_metrics() -> Metrics:
        return hall.metrics

    def the_pages() -> Pages:
        return shown

    app = Litestar(
        route_handlers=[
            api,
            account_api,
            coach_api,
            host_api,
            invite_api,
            push_api,
            looking_api(hall.limits.record_bytes),
            health,
            metrics_page,
            table_socket,
            lobby_socket,
            page,
        ],
        dependencies={
            "hall": Provide(the_hall, sync_to_thread=False),
            "metrics": Provide(the_metrics, sync_to_thread=False),
            "pages": Provide(the_pages, sync_to_thread=False),
        },
        exception_handlers={
            Problem: _table_problem,
            RulesError: _rules_problem,
            HTTPException: _http_problem,
            RecursionError: _nested_problem,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            title="Sevenfold",
            version=__version__,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        request_max_body_size=hall.limits.body_bytes,
        logging_config=None,
        state=State({"hall": hall}),
    )
    inside = secured(app)
    return inside if gate is None else gate.guarding(inside)
