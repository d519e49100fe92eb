"""The throw-away PostgreSQL that the store's tests stand on."""

import asyncpg
import pytest

pytestmark = pytest.mark.postgres


async def test_databases_are_empty_and_apart(postgres_url, fresh_postgres_url):
    assert postgres_url != fresh_postgres_url
    for url in (postgres_url, fresh_postgres_url):
        connection = await asyncpg.connect(url)
        try:
            assert await connection.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 0
        finally:
            await connection.close()
