# The lobby: one's name, the games, tables that are open, opening one's own.

home-title = Three games of seven at one table
home-sevn = Draw another card, or stop while you can? Seven different values are SEVN; the same value twice, and the round is lost. 2 to 8 people, 15 minutes.
home-weisen = Druids and witches bargain over alliances and wrestle with cards and spells until the indicator says who takes the crystals. Talk, promise, keep what you like. 3 to 5 people, 60 minutes.
home-7wonders = A wonder of the ancient world, three ages, and neighbours who watch what you build. Everybody chooses at once. 3 to 7 people, 30 minutes.
play-now = Play now against bots
play-friends = Open a table
name-placeholder = What are you called?
name-guest = Guest

lobby-return = Back to your table
lobby-tables = Public tables
lobby-coming = Looking around …
lobby-empty = No public table is open right now. Open one yourself and invite friends, or play a round against bots.
lobby-filter-game = Tables of which game
lobby-filter-shown = Which tables
lobby-all-games = All games
lobby-shown-all = All tables
lobby-shown-open = With open seats
lobby-shown-playing = Running, to watch
lobby-count = { $count ->
    [0] No table fits
    [one] One table
   *[other] { $count } tables
}
lobby-none-fit = { $count ->
    [one] No table fits this choice. There is one other.
   *[other] No table fits this choice. There are { $count } others.
}
lobby-show-all = Show all
lobby-public-only = Only public tables stand here, and anybody may sit down at them or watch. Private tables are reached by their link alone.
lobby-free = { $free ->
    [0] full, { $seats } seats
    [one] { $free } of { $seats } seats free
   *[other] { $free } of { $seats } seats free
}
lobby-playing-sevn = round { NUMBER($round, useGrouping: 0) }
lobby-playing-7wonders = turn { NUMBER($round, useGrouping: 0) }
lobby-playing-weisen = round { NUMBER($round, useGrouping: 0) }
lobby-position = from a position
lobby-join = Join
lobby-watch = Watch
