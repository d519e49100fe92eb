"""The web server: HTTP, WebSocket, identity, limits and metrics."""
