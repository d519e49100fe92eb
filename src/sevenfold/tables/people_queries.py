"""The SQL of accounts and of looking back: who people are, what they have played, how they stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Column, Float, String, and_, bindparam, case, delete, func, null, or_, select, update

from sevenfold.tables.schema import (
    chat,
    lines,
    matches,
    people,
    pushes,
    rating_steps,
    ratings,
    results,
    seats,
    tables,
    tokens,
)
from sevenfold.tables.statements import Statement

CHANGING, DROPPING, LAST = 6, 7, 8
"""Ranks: what is changed, then what is dropped, then those that others referred to."""


def people_statements(
    compiled: Callable[..., Statement], upsert: Callable[..., Statement], added: Callable[..., Statement]
) -> dict[str, Statement]:
    """The statements by name; the three functions compile them for one kind of database."""
    return {
        **_accounts(compiled, added),
        **_results(compiled, upsert, added),
        **_ratings(compiled, upsert, added),
        **_moving(compiled),
        **_erasing(compiled),
    }


def _named(column: Column[Any], name: str = "") -> Any:
    return column == bindparam(name or column.name, type_=column.type)


def _accounts(compiled: Callable[..., Statement], added: Callable[..., Statement]) -> dict[str, Statement]:
    return {
        "add_program": added(people, 1, "id name program created owner"),
        "set_account": compiled(
            update(people)
            .where(_named(people.c.id, "person"))
            .values(
                name=bindparam("name_"),
                login=bindparam("login_"),
                password=bindparam("password_"),
                page=bindparam("page_"),
            ),
            CHANGING,
        ),
        "set_password": compiled(
            update(people).where(_named(people.c.id, "person")).values(password=bindparam("password_")), CHANGING
        ),
        "person_by_login": compiled(
            select(people.c.id, people.c.name, people.c.login, people.c.password).where(_named(people.c.login))
        ),
        "person_by_page": compiled(
            select(people.c.id, people.c.name).where(_named(people.c.page), people.c.login.is_not(None))
        ),
        "page_of": compiled(select(people.c.page).where(_named(people.c.id, "person"))),
        "person": compiled(
            select(people.c.id, people.c.name, people.c.program, people.c.login, people.c.password).where(
                _named(people.c.id, "person")
            )
        ),
        "programs_of": compiled(
            select(people.c.id, people.c.name, tokens.c.token, tokens.c.made, tokens.c.used)
            .join(tokens, tokens.c.person == people.c.id)
            .where(_named(people.c.owner))
            .order_by(tokens.c.made)
        ),
        "programs_owned": compiled(select(people.c.id).where(_named(people.c.owner))),
        "token_used": compiled(update(tokens).where(_named(tokens.c.token)).values(used=bindparam("used_")), CHANGING),
        "drop_token": compiled(delete(tokens).where(_named(tokens.c.token)), DROPPING),
        "drop_tokens": compiled(
            delete(tokens).where(_named(tokens.c.person), tokens.c.token != bindparam("kept")), DROPPING
        ),
    }


def _results(
    compiled: Callable[..., Statement], upsert: Callable[..., Statement], added: Callable[..., Statement]
) -> dict[str, Statement]:
    before = or_(
        results.c.ended < bindparam("before", type_=Float(53)),
        and_(results.c.ended == bindparam("before", type_=Float(53)), results.c.match < bindparam("before_match")),
    )
    page = (
        select(results.c.match, results.c.seat.label("own"))
        .where(_named(results.c.person), before)
        .order_by(results.c.ended.desc(), results.c.match.desc())
        .limit(bindparam("most"))
        .subquery()
    )
    r = results.c
    won = func.sum(case((r.rank == 1, 1), else_=0))
    figures = (r.game, func.count(), won, func.avg(r.points), func.max(r.points), func.avg(r.rank), func.avg(r.seats))
    return {
        "put_seat": upsert(seats, 3, "table person seated"),
        "add_result": added(results, 4, "match seat person bot name game seats rank points rated practice ended"),
        "results_of_match": compiled(
            select(r.seat, r.person, r.name, r.rank, r.game, r.rated).where(_named(r.match)).order_by(r.seat)
        ),
        "running_of": compiled(
            select(tables.c.id)
            .join(seats, seats.c.table == tables.c.id)
            .where(_named(seats.c.person), seats.c.seated == 1, tables.c.stage != "over")
            .order_by(tables.c.changed.desc())
            .limit(bindparam("most"))
        ),
        "finished_of": compiled(
            select(
                r.match, matches.c.table, page.c.own, r.seat, r.game, r.name, r.bot, r.rank, r.points, r.rated, r.ended
            )
            .join(page, page.c.match == r.match)
            .join(matches, matches.c.id == r.match)
            .order_by(r.ended.desc(), r.match.desc(), r.seat)
        ),
        "statistics_of": compiled(
            select(*figures).where(_named(r.person), r.practice == 0).group_by(r.game).order_by(r.game)
        ),
        "rated_of": compiled(select(*figures).where(_named(r.person), r.rated == 2).group_by(r.game).order_by(r.game)),
    }


def _ratings(
    compiled: Callable[..., Statement], upsert: Callable[..., Statement], added: Callable[..., Statement]
) -> dict[str, Statement]:
    c, steps = ratings.c, rating_steps.c
    return {
        "ratings_of": compiled(select(c.game, c.mu, c.sigma, c.matches).where(_named(c.person)).order_by(c.game)),
        "leaderboard": compiled(
            select(people.c.id, people.c.name, c.mu, c.sigma, c.matches, people.c.page)
            .join(people, people.c.id == c.person)
            .where(_named(c.game), c.matches >= bindparam("least"), people.c.login.is_not(None))
            .order_by((c.mu - 3 * c.sigma).desc(), people.c.name)
            .limit(bindparam("most"))
        ),
        "rating_steps_of": compiled(
            select(steps.number, steps.mu, steps.sigma)
            .where(_named(steps.person), _named(steps.game))
            .order_by(steps.number.desc())
            .limit(bindparam("most"))
        ),
        "unrated": compiled(select(results.c.match).where(results.c.rated == 1).distinct()),
        "put_rating": upsert(ratings, 5, "person game mu sigma matches changed"),
        "add_rating_step": added(rating_steps, 5, "person game number match seat mu sigma"),
        "set_rated": compiled(update(results).where(_named(results.c.match)).values(rated=2), CHANGING),
    }


def _moving(compiled: Callable[..., Statement]) -> dict[str, Statement]:
    """What a guest leaves to an account: `person` is the guest, `into` the account."""
    own = results.alias("own")
    into = bindparam("into", type_=String(24))
    met = select(own.c.match).where(_named(own.c.person, "account"))
    rated = ratings.alias("rated")
    known = select(rated.c.game).where(_named(rated.c.person, "account"))
    moved = {
        "move_results": update(results)
        .where(_named(results.c.person), results.c.match.not_in(met))
        .values(person=into),
        "move_chat": update(chat).where(_named(chat.c.person)).values(person=into),
        "move_pushes": update(pushes).where(_named(pushes.c.person)).values(person=into),
        "move_steps": update(rating_steps)
        .where(_named(rating_steps.c.person), rating_steps.c.game.not_in(known))
        .values(person=into),
        "move_ratings": update(ratings)
        .where(_named(ratings.c.person), ratings.c.game.not_in(known))
        .values(person=into),
    }
    # the ratings last: until then the steps can tell which of them go along
    return {name: compiled(clause, DROPPING if name == "move_ratings" else CHANGING) for name, clause in moved.items()}


def _erasing(compiled: Callable[..., Statement]) -> dict[str, Statement]:
    return {
        "seats_of": compiled(select(seats.c.table).where(_named(seats.c.person)).order_by(seats.c.table)),
        "hosted_by": compiled(select(tables.c.id).where(_named(tables.c.host))),
        "chat_by": compiled(
            select(chat.c.table, chat.c.number, chat.c.data, chat.c.person)
            .where(
                or_(
                    _named(chat.c.person),
                    chat.c.table.in_(select(seats.c.table).where(_named(seats.c.person))),
                )
            )
            .order_by(chat.c.table, chat.c.number)
        ),
        "match_of_table": compiled(
            select(matches.c.id, lines.c.line)
            .join(lines, and_(lines.c.match == matches.c.id, lines.c.number == 1))
            .where(_named(matches.c.table))
        ),
        "set_chat": compiled(
            update(chat)
            .where(_named(chat.c.table, "of"), _named(chat.c.number, "nth"))
            .values(data=bindparam("data_"), person=bindparam("person_")),
            CHANGING,
        ),
        "set_header": compiled(
            update(lines).where(_named(lines.c.match, "of"), lines.c.number == 1).values(line=bindparam("line_")),
            CHANGING,
        ),
        "blank_results": compiled(
            update(results).where(_named(results.c.person)).values(person=null(), name=bindparam("name_")), CHANGING
        ),
        "drop_steps": compiled(delete(rating_steps).where(_named(rating_steps.c.person)), DROPPING),
        "drop_ratings": compiled(delete(ratings).where(_named(ratings.c.person)), DROPPING),
        "drop_pushes": compiled(delete(pushes).where(_named(pushes.c.person)), DROPPING),
        "drop_seats": compiled(delete(seats).where(_named(seats.c.person)), DROPPING),
        "drop_person": compiled(delete(people).where(_named(people.c.id, "person")), LAST),
    }
