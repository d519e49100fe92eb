# SEVN: why a move is not open, what is wrong with a position, and the options at the table.
# $seat is a seat as the notation counts it (from 0), $card a card's id, $field the place inside a position.

refusal-sevn-over = The game is over.
refusal-sevn-dealing = A card has to be turned up first.
refusal-sevn-not-asked = Now seat { $seat } decides.
refusal-sevn-not-dealer = No card is turned up now: first seat { $seat } decides.
refusal-sevn-other-question = { $asking ->
    [draw_or_stop] Open now is whether to draw or to stop.
    [target] Open now is whom the card is meant for.
    [give] Open now is who gets the second Second Chance.
    [take] Open now is which of the cards at the Crossroads is taken.
    [keep_or_drop] Open now is whether the Ballast stays.
   *[other] Another question is open now.
}
refusal-sevn-no-seat = There is no seat { $seat } at this table.
refusal-sevn-nothing-in-front = Nothing lies in front of you yet, so you can’t stop. Draw a card.
refusal-sevn-not-active = { $status ->
    [stopped] Seat { $seat } has stopped
    [frozen] Seat { $seat } is frozen
   *[out] Seat { $seat } is out
} and no longer in the round. Choose somebody who is.
refusal-sevn-has-second-chance = Seat { $seat } already has a Second Chance. Choose somebody without one.
refusal-sevn-one-card = Only one card lies open. Take that one.
refusal-sevn-not-in-pile = { $card ->
    [none] There is no such card.
   *[other] No { sevn-card } is left in the draw pile.
}

option-sevn-target_score = Target
option-sevn-target_score-about = The game ends after the round in which somebody reaches so many points and is alone in front.
option-sevn-deck = Deck
option-sevn-deck-about = The deck of 120 cards, or one of your own: say for each card you want to change how many copies there are.
option-sevn-deck-standard = Standard, 120 cards
option-sevn-storm_start = Storm begins with
option-sevn-storm_start-about = Who draws first when a Storm comes up.
option-sevn-storm_start-drawer = whoever drew the Storm
option-sevn-storm_start-next = the next seat clockwise
option-sevn-bonus_stack = Every bonus card pays
option-sevn-bonus_stack-about = If somebody holds the same bonus card several times, each of them pays. Otherwise only one does.
option-sevn-allow_empty_pass = Stopping with nothing
option-sevn-allow_empty_pass-about = Allows stopping with no card in front of you.
option-sevn-start = First to begin
option-sevn-start-about = Who begins the first round. After that the beginning moves on clockwise.
option-sevn-start-random = drawn by lot

error-option-deck = “{ $given }” is no deck. A deck is "standard" or a table of cards and copies, like {"{"}"13": 10, "storm": 3{"}"}.
error-option-deck-card = The deck names the card “{ $card }”, which SEVN doesn’t have. It has { $known }.
error-option-deck-copies = The deck has { $given } copies of “{ $card }”. Right would be a whole number from 0 to { $most }.
error-option-deck-storms = With more than one Storm, a deck for { $players } seats needs at least { $least } number cards; this one has { $given }. Otherwise Storms could draw each other for ever.
error-option-deck-size = The deck has { NUMBER($given, useGrouping: 0) } cards. It needs at least { $least } and may have { NUMBER($most, useGrouping: 0) } at most.
error-option-deck-numbers = The deck has { $given ->
    [one] only one number
   *[other] only { $given } numbers
} from 1 to 13. It needs at least { $least }, or nobody could reach the target.
error-option-deck-actions = The deck has { $given } action cards besides Second Chance. At most { $most } can be in play.
error-no-such-start = “{ $given }” doesn’t say who begins. It is written like “start 2”: the word, a space and a seat, counted from 0.

# Positions.
error-position-seat-count = “{ $field }” has { $given ->
    [one] one seat
   *[other] { $given } seats
}. A position has from { $least } to { $most }.
error-position-options = “{ $field }”: { $reason }
error-position-copies = “{ $field }” needs one more { sevn-card } than there is: the deck has { $copies ->
    [0] none
    [one] a single one
   *[other] { $copies }
}, and this position has put { $copies ->
    [0] none of them
    [one] that one
   *[other] all of them
} elsewhere.
error-position-twice = “{ $field }”: { sevn-card } already lies in this row, and a row never keeps a value twice.
error-position-gift = “{ $field }” says that the Second Chance was given, but there is none: set "second_chance" to true or leave "gift" out.
error-position-duplicate = “{ $field }”: { sevn-card } can only be the duplicate of a seat whose status is "out" and that has the same number in its row.
error-position-queue = “{ $field }” has { $given } cards; at most { $most } can wait.
error-position-open = “{ $field }” holds the cards revealed at a Crossroads: at most two, and only while "running" is a Crossroads.
error-position-open-enough = “{ $field }” is "card", but both cards at the Crossroads are revealed already. The question is then "take".
error-position-one-seat = “{ $field }” must name one seat: SEVN asks one at a time.
error-position-nobody-asked = “{ $field }” must be empty: at the moment “{ $what }” no seat decides.
error-position-must-be-empty = “{ $field }” must be left out: at the moment “{ $what }” there is nothing of the kind.
error-position-not-active = “{ $field }”: seat { $seat } is no longer in the round and can’t be asked or draw. Its status would have to be "active".
error-position-turn = “{ $field }” must be { $seat }: whoever decides between drawing and stopping has the turn.
error-position-turn-in-deal = “{ $field }”: as long as seats are still to be dealt to, it is nobody’s turn. Leave out "turn", or set "deal" to 0.
error-position-target = “{ $field }” must be a Freeze or a Triple Draw of seat { $seat }, since that seat is asked for a target.
error-position-take = “{ $field }” must be a Crossroads of seat { $seat } with at least one card in "open", since that seat is asked which one to take.
error-position-running = “{ $field }”: while { sevn-card } runs, the moment can’t be “{ $what }”.
error-position-running-seat = “{ $field }” must be { $seat }, by the seat that now draws or decides.
error-position-card-for = “{ $field }” must be { $seat }: that seat draws the next card.
error-position-give = “{ $field }”: seat { $seat } can only have a Second Chance to pass on if it holds one itself and somebody in the round has none.
error-position-no-card = “{ $field }”: no card is left in the draw pile, so none can be turned up. The discard pile is shuffled before the question is asked.
error-position-seven = “{ $field }”: a seventh value (here seat { $seat }) ends the round. Such a row stands only where the moment is "over", as the active seat named in "sevn", with exactly seven values.
error-position-not-over = “{ $field }” can’t be "over": nobody stands alone in front with { NUMBER($target, useGrouping: 0) } points or more.
