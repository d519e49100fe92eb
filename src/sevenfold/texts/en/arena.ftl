# Tournaments between bots: the command `arena`, its report, and what can be wrong.

cli-arena = Hold a tournament between bots: every seat in turn with the same deals.
cli-arena-examples =
    Examples:

      sevenfold arena sevn --bot sharp --bot odds --bot cautious --games 3000
      sevenfold arena weisen --bot steady --bot easy --seats 3 --games 60 --out cup/
      sevenfold arena weisen --bot steady --bot easy --seats 3 --games 60 --out cup/ --resume
      sevenfold arena sevn --games 100000 --ray auto --json

    The same seed gives the same results, with any number of processes and on a Ray cluster.
cli-arena-game = The game, such as sevn.
cli-arena-bot = A bot that takes part; named once for each. Otherwise all that move at once. “sevenfold bots” lists them.
cli-arena-games = How many games at least: a deal is played once for each seat.
cli-arena-seats = How many sit at a table; otherwise all bots, or what is usual for the game.
cli-arena-seed = Where chance begins.
cli-arena-processes = How many processes play; otherwise one for each core.
cli-arena-ray = Play on the Ray cluster at this address (auto, local, HOST:6379, ray://HOST:10001).
cli-arena-out = Keep everything in this folder: each deal as it is done, tables, and a report.
cli-arena-resume = Go on with what is in the folder.
cli-arena-option = An option of the game, NAME=VALUE; may be given several times. “sevenfold rules GAME” lists them.
cli-arena-json = Print the result as one JSON object.
cli-arena-plain = Don’t compile the rules: slower, but it starts at once.
cli-arena-column-bot = Bot
cli-arena-column-share = Won
cli-arena-column-interval = 95 % interval
cli-arena-column-points = Points
cli-arena-column-more = ± 95 %
cli-arena-column-rating = Rating
cli-arena-against = How often the bot of the row finished ahead of that of the column:
cli-arena-done = { $games ->
    [one] One game
   *[other] { $games } games
} of { $deals ->
    [one] one deal
   *[other] { $deals } deals
}.
cli-arena-written = The report is { $path }.
cli-arena-resume-where = --resume needs the folder: --out FOLDER.
cli-arena-both = Either --processes or --ray, not both.

arena-title = { $game }: tournament
arena-fact-games = Games
arena-fact-deals = Deals
arena-fact-players = Seats
arena-fact-bots = Bots
arena-fact-seed = Seed
arena-fact-options = Options
arena-won = Games won
arena-won-about = The share of its games that each bot won, a shared win in equal parts. The bar is the 95 % interval, the dashed line is { $fair }: what chance alone would give.
arena-points = Points
arena-points-about = Points at the end of a game, on average, with the 95 % interval.
arena-cross = One against the other
arena-cross-about = How often the bot of the row finished ahead of the bot of the column when both sat at a table, level counting as one half, with the 95 % interval; below it, how many points it had more. Coloured where the interval leaves no doubt.
arena-cross-bot = Bot
arena-cross-points = { $points } points
arena-spread = How the points fall
arena-spread-about = How often a bot ended with how many points. All plots share one scale of points.
arena-spread-mean = mean { $points }
arena-spread-plot = { $bot }: from { $least } to { $most } points
arena-seats = Seat by seat
arena-seats-about = The share of games won from each seat. Each deal was played once for every rotation of the seats.
arena-seat = Seat { $seat }
arena-rating = Rating
arena-rating-about = OpenSkill (Plackett-Luce) over all games in the order of the plan, with its own 95 % interval. It looks at every place, not at the win alone. Everybody begins at 25.
arena-again = The same bots, options and seed give this report again. All games are in games.csv.

error-arena-bots = A tournament takes from 2 to { $most } bots, not { $given }.
error-arena-twice = The bot { $bot } is named twice; every seat is filled anyway.
error-arena-no-ray = Ray isn’t installed: pip install "sevenfold[ray]".
error-arena-ray = The Ray cluster at { $address } can’t be reached: { $reason }
error-arena-process-lost = A process of the tournament has died, perhaps for want of memory. With --out, what was played is kept: go on with --resume.
error-arena-there = There is a tournament in { $path } already. Go on with it by --resume, or name another folder.
error-arena-nothing = There is no tournament in { $path } to go on with.
error-arena-no-plan = { $path } isn’t the plan of a tournament: { $reason }
error-arena-other-plan = The tournament in { $path } is another one. { $name ->
    [game] Its game
    [rules] Its version of the rules
    [bots] Its bots
    [seats] Its number of seats
    [seed] Its seed
   *[options] Its options
}: “{ $before }”, not “{ $now }”.
error-arena-bad-line = Line { $line } of { $path } isn’t a deal of a tournament: { $reason }
error-arena-folder = The folder { $path } can’t be used: { $reason }.
