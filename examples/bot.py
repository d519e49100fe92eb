"""A bot for a Sevenfold server, whole: python bot.py http://localhost:7777 TABLE, with its token in SEVENFOLD_TOKEN."""

import json
import os
import sys
import time

from websockets.sync.client import connect


def choose(moves):
    """Decide: here is the place for something cleverer."""
    return moves[0]


def play(server, table, token):
    """Sit down at the table and play the match to its end; returns its result."""
    address = f"ws{server.removeprefix('http')}/ws/tables/{table}"
    asking, moves, seat, version, number, free = [], [], None, 0, 0, True  # free: no move is on its way
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as wire:
        wire.send(json.dumps({"type": "sit", "id": 0}))
        for text in wire:
            message = json.loads(text)
            seat = message.get("you", seat)  # in a snapshot, and when somebody has sat down
            if message["type"] in ("snapshot", "update"):
                if message["result"] is not None:
                    return message["result"]
                asking = (message["view"] or {}).get("asking", {"seats": asking})["seats"]
                moves = [choice["move"] for choice in message["choices"] if choice["refusal"] is None]
                version = message["version"]
            elif message["type"] == "refused":
                print(message["sentence"], file=sys.stderr)
                time.sleep(message["figures"].get("seconds", 1))
                wire.send(json.dumps({"type": "sync", "id": 0}))  # have another look
            free = free or message.get("id") == number  # `done` or `refused`: the answer to the last message
            if free and moves and seat in asking:
                number, free = number + 1, False
                move = {"type": "move", "id": number, "version": version, "move": choose(moves)}
                wire.send(json.dumps(move))
                moves = []  # until the next update
    raise SystemExit("The server has gone; come again.")


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2], os.environ["SEVENFOLD_TOKEN"])["points"])
