"""Search: one tree search for all games, which rehearses how a game may go on and plays what went best.

`tree` keeps what has been tried, `study` rehearses, `table` says what a game must tell, `budgets` how long each level may
take, `levels` makes policies of them, `searching` asks all cores.
"""
