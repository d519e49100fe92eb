"""Moves that others overtake: taken where they still mean the same, refused as stale where they would mean something else."""

from __future__ import annotations

import pytest
from tests.server.guests import Place, Socket, play_on, playing


async def talking(place: Place, seats: int = 4, **options: object) -> list[Socket]:
    """People who have just chosen their roles in Die Sieben Weisen."""
    _, sockets = await playing(place, seats, game="weisen", options={"first": "0", **options})
    await play_on(sockets, seats)
    assert sockets[0].view["asking"]["what"] == ("negotiate" if seats > 3 else "solo")
    return sockets


async def exchanging(place: Place) -> list[Socket]:
    """Ann and Cleo are allied against Ben and Dora; all may give cards."""
    sockets = await talking(place)
    ann, _, cleo, _ = sockets
    await act(ann, "offer 2")
    await act(cleo, "accept 0")
    assert cleo.view["asking"]["what"] == "exchange"
    return sockets


async def act(socket: Socket, move: str) -> None:
    """Play a move on the newest state."""
    await socket.sync()
    await socket.move(move)


async def overtaken(socket: Socket, seen: int, move: str) -> None:
    """Play a move decided on the state numbered `seen`, which others have left behind; it is taken."""
    answer = await socket.ask("move", version=seen, move=move)
    assert answer["type"] == "done", answer


async def stale(socket: Socket, seen: int, move: str) -> None:
    """Such a move is refused, though it is legal."""
    await socket.sync()
    assert move in socket.open_moves()
    assert seen < socket.version
    await socket.refused("move", "refused-stale", version=seen, move=move)


async def test_an_offer_is_taken_while_others_offer(place: Place) -> None:
    ann, ben, cleo, dora = await talking(place)
    seen = ann.version
    await act(ben, "offer 0")
    await act(cleo, "offer 0")
    await act(dora, "offer 1")
    await overtaken(ann, seen, "offer 3")
    assert len((await ann.sync())["view"]["offers"]) == 3


async def test_two_offers_cross_and_make_a_pair(place: Place) -> None:
    ann, ben, *_ = await talking(place)
    seen = ben.version
    await act(ann, "offer 1")
    await overtaken(ben, seen, "offer 0")
    await ben.sync()
    assert ben.view["asking"]["what"] == "exchange"
    assert [seat["side"] for seat in ben.view["seats"]] == [1, 1, 2, 2]


async def test_an_offer_is_accepted_while_others_offer(place: Place) -> None:
    ann, ben, cleo, dora = await talking(place)
    await act(ben, "offer 0")
    seen = (await ann.sync())["version"]
    await act(cleo, "offer 0")
    await act(dora, "done")
    await overtaken(ann, seen, "accept 1")
    await ann.sync()
    assert [seat["side"] for seat in ann.view["seats"]] == [1, 1, 2, 2]


@pytest.mark.parametrize("answer", ["accept", "decline"])
async def test_an_answer_is_to_the_offer_that_was_made_not_to_a_later_one(place: Place, answer: str) -> None:
    ann, ben, *_ = await talking(place)
    await act(ben, "offer 0")
    seen = (await ann.sync())["version"]
    await act(ben, "withdraw 0")
    await act(ben, "offer 0")
    await stale(ann, seen, f"{answer} 1")
    await act(ann, f"{answer} 1")


async def test_what_is_offered_no_more_is_not_accepted(place: Place) -> None:
    ann, ben, *_ = await talking(place)
    await act(ben, "offer 0")
    seen = (await ann.sync())["version"]
    await act(ben, "withdraw 0")
    await ann.refused("move", "refused-stale", version=seen, move="accept 1")


async def test_done_stands_while_others_talk_but_not_after_a_new_offer(place: Place) -> None:
    ann, ben, cleo, dora = await talking(place)
    seen = ann.version
    await act(ben, "offer 2")
    await act(dora, "done")
    await overtaken(ann, seen, "done")
    seen = (await dora.sync())["version"]
    await act(cleo, "offer 3")
    await act(ben, "withdraw 2")
    await stale(dora, seen, "done")


async def test_a_card_shown_to_somebody_is_not_shown_once_alliances_are_made(place: Place) -> None:
    ann, ben, cleo, _ = await talking(place)
    seen = ann.version
    show = next(move for move in ann.open_moves() if move.startswith("show 1"))
    await act(cleo, "offer 0")
    await overtaken(ann, seen, show)
    again = next(move for move in (await opened(ann)) if move.startswith("show 1"))
    seen = ann.version
    await act(ben, "offer 2")
    await act(cleo, "accept 1")
    await stale(ann, seen, again)


async def test_of_three_players_too_a_card_is_shown_in_the_situation_that_was_seen(place: Place) -> None:
    sockets = await talking(place, 3)
    asked = sockets[0].view["asking"]["seats"][0]
    other = sockets[(asked + 1) % 3]
    seen, show = other.version, next(move for move in other.open_moves() if move.startswith("show"))
    await act(sockets[asked], "open")
    await stale(other, seen, show)


async def test_a_second_click_is_no_second_move(place: Place) -> None:
    ann, ben, *_ = await talking(place)
    seen = ann.version
    await act(ann, "offer 1")
    await act(ben, "decline 0")
    await stale(ann, seen, "offer 1")


async def test_gifts_cross_but_ready_is_said_of_the_cards_one_has(place: Place) -> None:
    ann, ben, cleo, _ = await exchanging(place)
    seen = (await ann.sync())["version"]
    gift = next(move for move in ann.open_moves() if move.startswith("give 2"))
    await act(ben, "ready")
    await act(cleo, next(move for move in (await opened(cleo)) if move.startswith("give 0")))
    await stale(ann, seen, "ready")
    await overtaken(ann, seen, gift)
    await act(ann, "ready")
    assert [seat["done"] for seat in ann.view["seats"]] == [True, True, False, False]


async def opened(socket: Socket) -> list[str]:
    """What is open to the seat now."""
    await socket.sync()
    return socket.open_moves()


async def test_one_after_another_every_move_makes_a_new_question(place: Place) -> None:
    """SEVN: a second click on `draw` draws no second card."""
    _, sockets = await playing(place, 2, options={"start": "0"})
    for _ in range(20):
        mover = next(socket for socket in sockets if socket.choices)
        seen, move = mover.version, mover.open_moves()[0]
        await play_on(sockets, 1)
        if move in mover.open_moves():
            await stale(mover, seen, move)
            return
    pytest.fail("nobody was asked the same twice in a row")


async def test_a_new_hand_is_a_new_question(place: Place) -> None:
    """7 Wonders: taking coins for a card is refused when the card has come round in another hand meanwhile."""
    _, sockets = await playing(place, 7, game="7wonders")
    for _ in range(6):
        before = {socket.you: (socket.version, set(socket.open_moves())) for socket in sockets}
        for socket in sockets:
            await act(socket, next(move for move in (await opened(socket)) if move.startswith("sell")))
        for socket in sockets:
            seen, moves = before[socket.you]
            for move in moves & set(await opened(socket)):
                await stale(socket, seen, move)
                return
    pytest.fail("nobody has been handed a card twice")
