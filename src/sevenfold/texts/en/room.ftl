# Before the start: opening a table, and waiting for who comes.

table-public-about = The table stands in the lobby, and anybody may sit down or watch.
table-private-about = The table isn’t listed. Whoever has the link may sit down or watch.
clock-none-about = Everybody thinks as long as they like.
clock-relaxed-about = Plenty of time. When it runs out, the table decides: stop, drop, or whatever harms nobody.
clock-days-about = Two days for each decision: for a match beside everyday life.
clock-brisk-about = A few seconds for each decision. When they run out, the table decides.
clock-bank-about = Each person has a store of time for the whole match, and each decision adds a little. The clock runs only while you are asked. When the store is empty, the table decides.
clock-bank-is = { $minutes } min{ $seconds ->
    [0] { "" }
   *[other] { " " }{ $seconds } s
} + { $increment } s
clock-bank-often = Often played
clock-bank-minutes = Minutes for the match
clock-bank-increment = Seconds for each decision
clock-set = Change the time
waiting-title = Who plays?
waiting-seats = { $empty ->
    [one] One seat is still empty. Wait for somebody, or give it to a bot.
   *[other] { $empty } seats are still empty. Wait for somebody, or give them to bots.
}
waiting-ready = Everybody is here.
waiting-sit = Take a seat, or stay and watch.
waiting-full = All seats are taken. You can watch.
waiting-host = { $name } will start the game.
options-title = Options of the game
deck-own = A deck of our own
deck-standard = Back to the standard deck
deck-total = The deck has { $total } cards.
start-with-bots = { $empty ->
    [one] Start with a bot
   *[other] Start with { $empty } bots
}
seat-person = here
seat-host = opened the table
seat-move = Move here
seat-stand = Stand up
seat-bot = Seat a bot
seat-bot-level = Bot for { $place }
seat-kick = Empty the seat of { $name }
seat-for-people = for a person
invite-title = Invite with this link
invite-copy = Copy
invite-share = Share
invite-code = Show as a code
invite-code-title = Point a phone’s camera at it
invite-code-alt = A square code that leads to { $link }
invite-copied = The link is copied. Paste it to your friends.
invite-select = The link is selected: copy it with your keyboard.
invite-text = Come and play at my table.
new-table-rated = For the ratings
rated-no = Just for fun
rated-yes = Rated
rated-no-about = Nothing is at stake but the game.
rated-yes-about = The result counts for everybody’s rating. People only: no bots, no programs, no coach. Whoever leaves still gets the result.
new-table-title = A new table of { $game }
new-table-who = Who may come?
new-table-clock = Time for a decision
new-table-bots = Other seats
new-table-open = Open the table
