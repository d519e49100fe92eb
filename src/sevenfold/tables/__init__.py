"""A table: seats, clock, chat, record and store, without any HTTP."""
