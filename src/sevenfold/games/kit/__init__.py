"""How a game is written: the contract, the record a state is kept in, match records, notation errors, seal."""
