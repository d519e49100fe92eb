# The `sevenfold` command: its help, what it prints, and what it answers to what it can’t do.

cli-help =
    Three games of seven at one table. Without a command it serves the page.

    Every command speaks English or German: --language en|de (otherwise as your system does).
cli-help-examples =
    Examples:

      sevenfold                                 serve the page
      sevenfold simulate sevn --games 1000      let bots play, and count
      sevenfold replay match.sevenfold.jsonl    show a match move by move
      sevenfold bot run my_bot.py --new sevn    let a program of your own play
cli-commands = Commands
cli-parameters = Parameters

cli-replay = Check the record of a match and show it line by line.
cli-replay-examples =
    Examples:

      sevenfold replay match.sevenfold.jsonl
      sevenfold replay --json match.sevenfold.jsonl | jq .asking
      cat match.sevenfold.jsonl | sevenfold replay -

    A record that makes no sense stops at its line, with exit status 2.
cli-replay-file = The record (*.sevenfold.jsonl); - reads standard input.
cli-replay-json = Print the whole state after each line as JSON, one object a line, the result in the last.
cli-replay-header = { $game }, rules { NUMBER($rules, useGrouping: 0) }: { $seats }
cli-replay-position = The match begins from a given position.
cli-replay-clock = by the clock
cli-replay-end = End of the record
cli-replay-over = The match is over:
cli-replay-unfinished = The record ends before the match does. So far:
cli-replay-won = wins
cli-replay-lines = { $lines ->
    [one] One line read
   *[other] { $lines } lines read
}, no contradiction found.

cli-moves = List what can be played at the end of a record, and why the rest can’t.
cli-moves-examples =
    Examples:

      sevenfold moves match.sevenfold.jsonl
      sevenfold moves match.sevenfold.jsonl --seat 2
      head -n 5 match.sevenfold.jsonl | sevenfold moves -

    Where the dealer has to act, it lists what may be turned up, and in how many cases of how many.
cli-moves-file = The record (*.sevenfold.jsonl); - reads standard input.
cli-moves-seat = Only this seat’s moves (seats count from 0).
cli-moves-json = Print them as JSON.
# seat -1 is the dealer
cli-moves-heading = { $seat ->
    [-1] The dealer turns up one of:
   *[other] Seat { $seat }, { $name }:
}
cli-moves-who = { $seat ->
    [-1] the dealer
   *[other] seat { $seat }, { $name }
}
cli-moves-over = The game is over; nobody has a move.
cli-moves-not-asked = Seat { $seat } has nothing to decide now. Asked: { $asked }.

cli-verify = Derive every deal of a match again from its published seed.
cli-verify-examples =
    Examples:

      sevenfold verify match.sevenfold.jsonl

    The seal in the first line was published before the first card; the seed in the last line opens it.
cli-verify-file = The record (*.sevenfold.jsonl); - reads standard input.
cli-verify-lines = { $lines ->
    [one] One line read: it is
   *[other] { $lines } lines read: they are
} possible by the rules.
cli-verify-sealed = The seed fits the seal, and every one of the { $outcomes } dealt outcomes follows from it. The result agrees with the moves.
cli-verify-unsealed = Not checked: the deal. This match carries no seal, so nothing can show that it was dealt fairly.
cli-verify-unopened = Not checked: the deal. The match is sealed, but its seed is published only with its end.
cli-verify-unended = Not checked: the result. The record stops before the end of the match.

cli-serve = Serve the page, with its tables and bots (also without any command).
cli-serve-examples =
    Examples:

      sevenfold serve
      sevenfold serve --host 0.0.0.0 --port 7801
      sevenfold serve --database-url postgresql://user@host/name

    The environment says the same as the flags: SEVENFOLD_HOST, SEVENFOLD_PORT, SEVENFOLD_DATABASE_URL.
    Ctrl-C ends it; matches go on where they stood when it is started again.
cli-serve-host = The address to listen at: 127.0.0.1 for this machine alone, 0.0.0.0 for all.
cli-serve-port = The port, 7777 unless given.
cli-serve-database-url = Where tables and matches are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.
cli-serve-workers = How many processes serve, on PostgreSQL; otherwise 1.
cli-serve-config = A file with settings, in TOML.
cli-serve-open = Open the page in a browser.

cli-review = Look at a match again: how the chances of a seat went, and which of its moves cost most.
cli-review-examples =
    Examples:

      sevenfold review match.sevenfold.jsonl
      sevenfold review match.sevenfold.jsonl --seat 2 --rehearsals 2000
      sevenfold review match.sevenfold.jsonl --json | jq .costly

    Each decision is judged by what the seat could know then. The same seed gives the same review.
cli-review-file = The record (*.sevenfold.jsonl); - reads standard input.
cli-review-seat = Whose moves are looked at (seats count from 0).
cli-review-rehearsals = How many games are rehearsed for each decision: more take longer and leave less to luck.
cli-review-seed = Where chance begins.
cli-review-json = Print the review as one JSON object.
cli-review-seed-wrong = --seed takes a whole number from 0, not { $given }.
cli-review-looking = Looking at the match
cli-review-heading = { $game }, { $name }: { $decisions ->
    [0] nothing to decide.
    [one] { $decisions } decision.
   *[other] { $decisions } decisions.
}
cli-review-step = Step
cli-review-percent = { $percent } %
cli-review-nothing = No move has cost anything beyond doubt.
cli-review-costly = { $count ->
    [one] The costliest move:
   *[other] The { $count } costliest moves:
}
cli-review-cost = Step { $step }: { $move } has cost { $percent } percentage points of the chance to win (give or take { $error }).
cli-review-better = Better: { $move } ({ $points ->
    [one] { $points } point more
   *[other] { $points } points more
} on average)

cli-backup = Copy everything into a file, also while the server runs: people, tables, matches, chat.
cli-backup-examples =
    Examples:

      sevenfold backup
      sevenfold backup /var/backups/sevenfold.sqlite3

    The database is the one that serve would use. A copy holds the secret seeds of running matches, too: keep it closely.
cli-backup-file = The new file; left out, one with date and time in its name.
cli-backup-done = { $file } holds everything ({ $kilobytes } kB).

cli-simulate = Let bots play many whole games against each other, and count.
cli-simulate-examples =
    Examples:

      sevenfold simulate sevn --games 100000 --bots sharp,odds,odds,cautious
      sevenfold simulate sevn --players 2 --bots odds --seed 7 --json
      sevenfold simulate sevn --option target_score=100 --option bonus_stack=false
      sevenfold simulate sevn --games 20 --record matches/

    The same seed plays the same games, with any number of threads.
cli-simulate-game = The game, such as sevn.
cli-simulate-players = How many seats; otherwise as many as bots are named, or what is usual for the game.
cli-simulate-games = How many games.
cli-simulate-bots = A bot for each seat, separated by commas, or one for all; “sevenfold bots” lists them.
cli-simulate-seed = Where chance begins.
cli-simulate-threads = How many games at once; otherwise one for each core.
cli-simulate-option = An option of the game, NAME=VALUE; may be given several times. “sevenfold rules GAME” lists them.
cli-simulate-record = Write the matches as sealed records: one game into this file, several into this folder.
cli-simulate-json = Print the result as one JSON object.
cli-simulate-plain = Don’t compile the rules: slower, but it starts at once.
cli-simulate-compiling = Compiling the rules, once per machine
cli-simulate-playing = Playing
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-won = Won
cli-simulate-share = Share
cli-simulate-interval = 95 % interval
cli-simulate-points = Points
cli-simulate-speed = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s: { $speed } games per second, { $threads ->
    [one] one thread
   *[other] { $threads } threads
}.
cli-simulate-slow = The rules ran in plain mode. Some hundred times faster: pip install "sevenfold[fast]".
cli-simulate-recorded = Recorded in { $path }.
cli-simulate-no-option = --option takes NAME=VALUE, not “{ $given }”.

cli-rules = Print the rules of a game: its cards and what they do, how it is scored, its options.
cli-rules-examples =
    Examples:

      sevenfold rules sevn
      sevenfold rules sevn --language de
cli-rules-game = The game.
cli-rules-seats = For { $least } to { $most } players.
cli-rules-options = Options

# $kind: int, bool, choice or counts (a named deck or copies by card)
cli-rules-values = { $kind ->
    [int] From { $least } to { NUMBER($most, useGrouping: 0) }.
    [bool] true or false.
    [counts] { $values }, or copies by card like {"{"}"13": 10{"}"}.
    [list] Up to { $most } of { $values }, or none: then the lot decides.
    [orders] { $most } orders of { $values }, or none: then the usual ones.
   *[choice] One of { $values }.
}

cli-bots = List the bots and what each of them does.
cli-bots-examples =
    Examples:

      sevenfold bots
      sevenfold simulate sevn --bots sharp,odds
cli-bots-game = Only the bots of this game.


cli-no-language = There is no language “{ $given }”; --language takes one of { $known }.
cli-no-command = There is no command “{ $given }”. The commands are { $known }; “sevenfold --help” explains them.
cli-no-option = “{ $command }” has no option { $given }. “{ $command } --help” lists what it has.
cli-missing = “{ $command }” needs { $name }. “{ $command } --help” shows how.
cli-no-value = “{ $given }” can’t be a value of { $name }. “{ $command } --help” says what can.
cli-no-number = “{ $given }” can’t be a value of { $name }, which takes a whole number. “{ $command } --help” says more.
cli-too-much = “{ $command }” has no use for “{ $given }”. “{ $command } --help” shows what it takes.
cli-wrong = “{ $command }” can’t read that: { $problem }
cli-no-file = There is no file “{ $file }”.
cli-folder = “{ $file }” is a folder; a record is a file (*.sevenfold.jsonl).
cli-no-input = There is no standard input to read from: it is closed. Name a file instead of -.
cli-no-writing = The output can’t be written: { $problem }.
cli-no-reading = “{ $file }” can’t be read: { $problem }.
cli-no-text = “{ $file }” isn’t a record: line { $line } isn’t UTF-8 text.
cli-too-long = “{ $file }” isn’t a record: at line { $line } it is longer than any match.
cli-no-seat = There is no seat { $seat }: the seats of this match are 0 to { $last }.
