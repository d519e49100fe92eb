# What tables and the server refuse, and what a table's chat reports.

refused-no-table = There is no table here. Perhaps the link is incomplete, or the table belongs to another server.
refused-no-match = There is no such match.
refused-no-page = There is no page of anybody at this address.
refused-match-running = The record of a match can be had once it is over: it holds the whole deal.
refused-no-address = There is nothing at this address.
refused-method = This address does not answer to that kind of request.
refused-foreign-origin = This request comes from a page of another site and is refused.
refused-body-long = The request is too long.
refused-match-long = This match has become so long that only one move is left to you: “{ $move }”.
refused-message-long = The message is too long: at most { $most } bytes.
refused-message-malformed = The message cannot be understood: { $reason }
refused-fault = Something went wrong in the server. Nothing has changed; its log says more.
refused-not-stored = It is uncertain whether that was stored. Have a look, then try again.
refused-too-fast = That was too much at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-too-many-sockets = Too many connections come from here. Close some of the pages that are open.
refused-too-many-tables = You already host { $most } tables. Finish or leave one first.
refused-too-many-spectators = This table already has { $most } spectators.
refused-lobby-listens = The lobby only tells what is going on; it takes no messages.
refused-name-needed = Give a name first.
refused-name-empty = A name needs at least one visible character.
refused-name-long = A name has at most { $most } characters.

refused-no-seat-here = You have no seat at this table.
refused-no-seat = There is no seat { $place } here: the seats are 1 to { $most }.
refused-seat-taken = { $name } sits on seat { $place }.
refused-seat-kept = A bot keeps seat { $place } for { $name }.
refused-seat-empty = Nobody sits on seat { $place }.
refused-already-seated = You already play on seat { $place }.
refused-table-full = All { $seats } seats are taken.
refused-host-only = Only the host may do that. The host is { $host }.
refused-started = The match has already begun.
refused-not-playing = The match has not begun yet.
refused-over = The match is over.
refused-seats-empty = { $empty ->
    [one] One seat is still empty.
   *[other] { $empty } seats are still empty.
} Seat a bot or wait for somebody.
refused-seats-full = For { $seats } seats somebody has to leave first: { $people } people are seated.
refused-no-bot = There is no bot “{ $bot }”. There are: { $known }.
refused-position-over = In this position the game is over already: nobody has anything left to decide.
refused-position-twice = A match begins at a “position” or at the step of a “lesson”, not at both.
refused-position-fixed = This match begins at a position. Seats and options are part of it and stay as they are.
refused-too-many-bots = { $bots } bots are too many: next to you there { $seats ->
    [one] is one seat
   *[other] are { $seats } seats
}.
refused-kick-self = You cannot send yourself away. Stand up instead.
refused-kick-bot = In a running match a bot keeps its seat.
refused-kick-here = { $name } is here. In a running match only somebody who is away can be replaced.
refused-rematch-early = A rematch can be asked for once the match is over.
refused-people-left = Somebody at the table still has a decision in this round.

refused-rated-bots = This table is rated: only people play for ratings, no bots and no programs.
refused-rated-position = A match that begins at a position can’t be rated.
refused-no-step = There is no step { $step } in this match: the last one is { $last }.

refused-move-long = A move has at most { $most } characters.
refused-stale = The table has moved on meanwhile, have another look.
refused-version-ahead = There is no state { $version } yet: the match is at { $now }.

refused-clock-bank = A time bank holds { $least } to { $most } minutes, and each decision adds { $fewest } to { $highest } seconds.
refused-chat-long = A line has at most { $most } characters.
refused-chat-empty = There is nothing to see in that line.
refused-chat-unknown = There is no command { $command }. There are: { $known }
refused-whisper-nobody = Nobody called { $name } is at this table, so this was not said.
refused-whisper-several = { $places ->
    [none] Several who watch go by the name { $name }, so this was not said.
   *[other] It could be meant for more than one: { $name } sits on { $places }. Whisper to the number of the seat.
}
refused-whisper-number = { $number } is a seat here and somebody’s name as well, so this was not said. Whisper to the seat of the one, or by the name of the other.
refused-whisper-self = You would be whispering to yourself.
refused-whisper-bot = { $name } is a bot and doesn’t read the chat.
refused-whisper-apart = { $plays ->
    [yes] While the match runs you can only whisper to those who play.
   *[no] While the match runs you can only whisper to others who watch.
}
refused-chat-usage = The command is written like this: { $usage }

chat-help = Commands
    /w NAME TEXT · whispers: only you two read it. The number of a seat will do for the name
    ;NAME TEXT · whispers as well
    /me TEXT · says what you do
    /join [SEAT] · sits down
    /leave · stands up
    /start · begins the match (host)
    /bot [LEVEL] · seats a bot (host): { $bots }
    /kick SEAT · empties a seat (host)
    /option NAME VALUE · sets an option of the game (host)
    /clock KIND · sets the clock (host): none, relaxed, brisk, days, or 10+15 for a bank of 10 minutes and 15 seconds for each decision
    /pause · wishes for a pause: it begins once everybody who plays does
    /continue · goes on after a pause, or wishes for none any more
    /help · shows this
    Seats count from 1. Tab completes what you have begun.
chat-sat = { $name } sits down on seat { $place }.
chat-stood = { $name } stands up from seat { $place }.
chat-bot-sat = The bot { $name } sits on seat { $place }.
chat-kicked = The host empties { $name }’s seat { $place }.
chat-seats = The table now has { $count } seats.
chat-option = The host changes an option: { $how ->
    [yes] { $option } on
    [no] { $option } off
    [usual] { $option } as usual
    [own] { $option } entered
   *[value] { $option } is { $value }
}.
chat-clock = { $kind ->
    [none] You play without a clock now.
    [relaxed] The clock is relaxed now.
    [brisk] The clock is brisk now.
    [days] The clock goes by days now.
   *[bank] Everybody has a time bank now: { $minutes } min{ $seconds ->
        [0] { "" }
       *[other] { " " }{ $seconds } s
    } and { $increment } s for each decision.
}
chat-started = The match begins.
chat-pause-wished = { $name } would like a pause.
chat-pause-unwished = { $name } needs no pause any more.
chat-paused = { $name } agrees: the match pauses.
chat-pause-over = { $name } goes on: the match continues.
refused-paused = The match is paused. Go on first, with the button or with /continue.
chat-back = { $name } is back and takes over from { $bot }.
chat-stands-in = { $name } does not answer: { $bot } keeps the seat.
chat-rematch = { $name } asks for a rematch.

# --- the host of the server

refused-host-token = This is not the host’s token. It stands in the server’s settings as SEVENFOLD_ADMIN_TOKEN.
refused-banned = The host of this server keeps you out.{ $why ->
    [no] {""}
   *[yes] {" "}The reason given: { $reason }
}
refused-banned-until = The host of this server keeps you out for another { $hours ->
    [one] hour
   *[other] { $hours } hours
}.{ $why ->
    [no] {""}
   *[yes] {" "}The reason given: { $reason }
}
refused-word = There is a word in it that the host of this server does not want here. Please say it differently.
refused-words-many = The list takes at most { $most } words.
refused-word-long = A word of the list has at most { $most } letters.
refused-ban-whom = Nobody is named: a person is kept out by their id from the list, an address as it was seen.
refused-ban-address = “{ $given }” is no network address and no network; one looks like 192.0.2.7, 192.0.2.0/24, 2001:db8::1 or 2001:db8:1:2::/64.
refused-close-open-only = Only a table at which nobody has begun to play can be closed; a match that runs is its players’ own.
chat-closed = The host of this server has closed this table.
