"""A bot for `sevenfold bot run policy.py --new sevn --bots odds`: stops at SEVN when the next card is likelier to hurt than to help."""


def choose(view, moves, seat):
    """One of the open moves, from what this seat sees. `view` is as the protocol describes it."""
    if "stop" in moves:
        row = view["rows"][seat]
        risk = row["risk"]
        return "stop" if row["points"] * risk["bust"] > 7 * (risk["unseen"] - risk["bust"]) else "draw"
    return moves[-1]
