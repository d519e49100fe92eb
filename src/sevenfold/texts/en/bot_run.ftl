# `sevenfold bot run`: its help, what it prints, and what it answers to what it can’t do.

cli-bot = A program of your own at a table.
cli-bot_run = Let a program of your own sit down at a table of a server and play.
cli-bot_run-examples =
    Examples:

      sevenfold bot run my_bot.py --new sevn --bots odds --token-file my_bot.token --name "My bot"
      sevenfold bot run my_bot.py --server https://sevenfold.example --table abc123 --token-file my_bot.token

    my_bot.py has a function choose(view, moves, seat) that answers with one of the moves.
cli-bot-run-module = A file (my_bot.py) or module (my_bots.first); with :function behind it where that isn’t called choose.
cli-bot-run-server = The server’s address.
cli-bot-run-table = The table to sit down at: its id or its invite link.
cli-bot-run-new = Open a table of this game instead, against the server’s bots.
cli-bot-run-players = How many seats the new table has.
cli-bot-run-bots = The server’s bots at the new table, separated by commas, or one for all; otherwise the strongest.
cli-bot-run-token-file = The file with the program’s token; without it, SEVENFOLD_TOKEN in the environment.
cli-bot-run-name = Get a new token under this name; it is written to the token file, if there is none yet.
cli-bot-opened = Table { $table }: { $address }
cli-bot-points = Seat { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}{ $won ->
    [yes] , wins
   *[no] {""}
}
cli-bot-back = The connection broke ({ $problem }); the bot comes back.
cli-bot-table-or-new = A bot needs either --table ID or --new GAME.
cli-bot-no-module = There is no module “{ $module }”. A file is named with its ending: my_bot.py.
cli-bot-no-function = “{ $module }” has no function { $function }(view, moves, seat).
cli-bot-signature = “{ $module }”: { $function } is to be a plain function that takes { $function }(view, moves, seat), not { $given }.
cli-bot-import = “{ $module }” can’t be read: { $problem } ({ $place }).
cli-bot-failed = The bot has failed: { $problem } ({ $place }).
cli-bot-no-move = The bot answered “{ $given }”, which isn’t open. Open are { $open }.
cli-bot-no-address = “{ $given }” is no address of a server; one looks like https://sevenfold.example.
cli-bot-no-token = The bot has no token: name a file with --token-file, set { $variable }, or get one with --name NAME.
cli-bot-no-keeping = The token can’t be written to { $file }: { $problem }.
cli-bot-no-game = The server has no game “{ $given }”. It has { $known }.
cli-bot-unreachable = { $server } doesn’t answer: { $problem }.
cli-bot-refused = The server refuses it: { $sentence }
cli-bot-logged-out = The server doesn’t know the token (any more), or has sent the bot away.
cli-bot-gone = There is no table “{ $table }” on the server, or nobody else may come in.
cli-bot-busy = The bot has too many connections open.
