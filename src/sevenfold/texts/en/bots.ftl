# The bots by id, what each does, and what can be wrong with a bot or a simulation.

bot-random = Dice
bot-random-about = Plays any legal move, whichever falls.
bot-cautious = Cautious
bot-cautious-about = Stops at twenty points and takes no more trouble than that.
bot-odds = Odds
bot-odds-about = Knows the exact risk of the next card and draws while it is below one in five.
bot-sharp = Sharp
bot-sharp-about = Weighs every card that may come, and plays for the win, not for the points.
bot-builder = Builder
bot-builder-about = Tries every move on its own city and plays the one it gains most by.
bot-steady = Steady
bot-steady-about = Seeks the ally with whom the cards promise most, and lays no more than the crystals are worth.
bot-easy = Search, easy
bot-easy-about = Rehearses the game some sixty times before each move.
bot-medium = Search, medium
bot-medium-about = Rehearses the game some four hundred times before each move.
bot-hard = Search, hard
bot-hard-about = Rehearses the game up to three thousand times before each move and takes up to two seconds for it.

error-unknown-bot = There is no bot “{ $given }” for { $game }. There are: { $known }.
error-no-bots = There are no bots for “{ $game }”. Games with bots: { $known }.
error-bots-seats = { $given ->
        [one] One bot is named
       *[other] { $given } bots are named
    }, but { $players } seats are to be filled: name one for each seat, or a single one for all.
error-policy-illegal = The policy “{ $policy }” answered { NUMBER($move, useGrouping: 0) } for seat { $seat } in game { NUMBER($number, useGrouping: 0) }, which is no legal move there.
error-policy-endless = Game { NUMBER($number, useGrouping: 0) } did not end after a million decisions: with these policies nobody ever reaches the target.
error-simulate-number = { $name } = { $given } can’t be: it is a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
error-simulate-record = The record can’t be written to { $path }: { $reason }.
error-simulate-record-there = { $path } is there already, and a record replaces nothing: name another file or folder, or move it away.
