# A table: before the start, chat and log, connection, and SEVN being played.

table-main = Table
table-coming = Coming to the table …
table-gone = There is no such table any more. Matches that are over stay for a while, empty tables don’t.
table-public = Public
table-private = Private
table-seats = Seats
clock-none = No clock
clock-relaxed = Relaxed
clock-days = Days
clock-left-long = { $hours ->
    [0] { $minutes ->
        [one] One minute
       *[other] { $minutes } minutes
    }
   *[other] { $hours } h { $minutes } min
} left for this decision
clock-brisk = Brisk
clock-bank = Time bank
clock-bank-left = { $name }: { $time } left in the bank
clock-bank-low = Your time bank has { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} left.
clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

start = Start
seat-number = Seat { $number }
seat-you = you
seat-away = away for the moment
seat-gone = { $minutes ->
    [0] reconnecting, { $seconds } s
   *[other] away for { $minutes } min
}
seat-keeps = { $name } for { $keeps }
seat-is-bot = Bot
seat-sit = Sit down

drawer-title = Chat and log
drawer-toggle = { $unread ->
    [0] Chat and log
    [one] Chat and log, one new line
   *[other] Chat and log, { $unread } new lines
}
drawer-chat = Chat
drawer-log = Log
chat-placeholder = Say something, or /help
chat-send = Send
chat-empty = Nobody has said anything yet. Whatever you write is read by all at this table.
chat-said = { $name } says: { $text }
chat-empty-watching = Nobody has said anything yet. While the match runs, only those watching read what you write.
chat-said-watching = { $name } says to those watching: { $text }
chat-whispered = { $name } whispers to { $to }: { $text }
chat-whisper = Whispered:
chat-to = to
chat-watching = Only for those watching:
chat-people = Who else is here
chat-whisper-name = Whisper to { $name }
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-muted-lines = { $count ->
    [one] One line of { $name } (muted)
   *[other] { $count } lines of { $name } (muted)
}
chat-reads-only = Only { $name } reads this.
chat-reads-whom = Whispered: say to whom first.
chat-reads-watching = Only those watching read this.
chat-complete = Suggestions
chat-complete-count = { $count ->
    [one] One suggestion: Tab takes it.
   *[other] { $count } suggestions: arrows choose, Tab takes one.
}
chat-complete-seat = { $name }’s seat
chat-command-w = NAME TEXT: whisper
chat-command-me = TEXT: what you do
chat-command-join = [SEAT]: sit down
chat-command-leave = stand up
chat-command-start = begin the match
chat-command-bot = [LEVEL]: seat a bot
chat-command-kick = SEAT: empty it
chat-command-option = NAME VALUE: set an option
chat-command-clock = KIND: set the clock
chat-command-help = all commands
log-empty = What happens from now on is written down here.
watching = You’re watching
round-number = Round { NUMBER($round, useGrouping: 0) }
your-turn = Your turn

link-lost = The connection is gone. Your seat is safe; trying again …
link-back = Connected again.
link-wait = The connection is just coming back. Try again in a moment.

game-over = The game is over
rematch = Play again
rematch-join = To the next game
show-result = Show the result
record-download = Save the record
seal-title = The deal can be checked
seal-text = This seal was published before the first card. The seed that opens it stands at the end of the record; “sevenfold verify” derives every card from it again.
seal-text-position = The position this match began at is no part of it: it was given.
position-mark = From a position
position-title = This match begins at a position
position-lesson = It comes from the example “{ $title }”.
position-about = What is hidden in it may be known to whoever opened the table. Only what is drawn from there on is sealed. So it is for trying things out, not for a contest. Seats and options are fixed.
position-rules = To the rules

help-title = Help and keys
help-key-draw = draw a card
help-key-stop = stop
help-key-keep = keep Ballast
help-key-drop = discard Ballast
help-key-number = choose a seat, or the first or second card
help-key-odds = show or hide the odds
help-key-forward = fast-forward the round
help-key-chat = open or close chat and log
help-key-coach = open or close the coach
help-key-help = this help
help-key-escape = close what is open
help-arrows = Tab goes from one thing to the next, the arrow keys through the answers, Enter or Space takes one.

# SEVN

move-sevn-draw = Draw
move-sevn-stop = Stop
move-sevn-keep = Keep { $name }
move-sevn-drop = Discard { $name }
move-sevn-take = Take { $name }
move-sevn-seat-you = You
why-not-asked = You aren’t asked now; somebody else decides first.
why-sevn-not-dealer = No card is turned up now: first { $name } decides.
why-sevn-not-asked = { $name } decides now.
why-sevn-not-active = { $status ->
    [stopped] { $name } has stopped
    [frozen] { $name } is frozen
   *[out] { $name } is out
} and no longer in the round. Choose somebody who is.
why-sevn-has-second-chance = { $name } already has a Second Chance. Choose somebody without one.

sevn-decision = Decision
sevn-row = { $name }: { $banked } banked, { $status }, { $points } in front, { $distinct } of 7 values
sevn-row-open = Look at the row of { $name }
sevn-row-empty = No card lies here yet.
sevn-row-banked = { $banked ->
    [one] { $banked } point is banked.
   *[other] { $banked } points are banked.
}
sevn-banked = Banked points
sevn-worth = The row is worth
sevn-pips = { $distinct } of 7 different values
sevn-odds-toggle = Show the odds of going out
sevn-odds-short = { $percent }%
sevn-odds-bust = { $percent }% out
sevn-odds-title = { $bust ->
    [one] { $bust } of the { $unseen } cards that may come next repeats a value.
   *[other] { $bust } of the { $unseen } cards that may come next repeat a value.
}
sevn-odds-saved = Second Chance would take the first of them.
sevn-track = The way to { $target } points
sevn-track-seat = { $name }: { $banked } of { $target }
sevn-pile-left = { $count ->
    [one] One card is left in the draw pile.
   *[other] { $count } cards are left in the draw pile.
}
sevn-discard = Discard pile
sevn-discard-open = { $count ->
    [0] Discard pile, empty
    [one] Discard pile, one card: look at it
   *[other] Discard pile, { $count } cards: look at them
}
sevn-discard-empty = Nothing has been thrown away yet.
sevn-left = { $left } to come
sevn-open = The two cards at the Crossroads
sevn-queue = Actions that wait
sevn-queue-title = { $card } of { $name } waits
sevn-forward = Fast-forward to the end of the round
sevn-round-score = Round { NUMBER($round, useGrouping: 0) } counted
sevn-continue = Continue
sevn-total = = { $total }
game-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
game-you-won = { $count ->
    [one] You win!
   *[other] You win, and not alone!
}

replay-watch = Watch again
review-link = How did it go?
coach-title = Coach
coach-off = The coach is off at rated tables.
seat-program = Program
table-rated = Rated

pause-wish = Wish for a pause
pause-unwish = No pause after all
pause-wished = { $count ->
   *[other] { $names }
} would like a pause.
pause-agree = Agree
pause-title = Pause
pause-about = Clocks and bots stand still. Any of you can go on.
pause-about-watching = The players have agreed to a pause.
pause-go-on = Go on
