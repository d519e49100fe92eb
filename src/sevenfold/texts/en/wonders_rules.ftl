# 7 Wonders: why a move is not open, what is wrong with a position, and the options at the table.
# $seat is a seat as the notation counts it (from 0), $card a card's id, $resource a resource's, $field the place inside a position.

refusal-7wonders-over = The game is over.
refusal-7wonders-dealing = The dealer has to deal first.
refusal-7wonders-not-asked = { $seat ->
    [-1] This seat has nothing to decide.
   *[other] Now seat { $seat } decides.
}
refusal-7wonders-not-dealer = Nothing is dealt now: first the seats decide.
refusal-7wonders-other-question = { $asking ->
    [pick] Open now is which card of the discard pile is built.
   *[other] Open now is what becomes of a card of your hand.
}
refusal-7wonders-no-such-move = There is no such move.
refusal-7wonders-not-in-hand = You don’t hold { card-7wonders }.
refusal-7wonders-built-already = { card-7wonders } already stands in your city, and nothing is built twice.
refusal-7wonders-missing = You lack { $count } { good-7wonders }{ $more ->
    [0] {""}
    [one] {" "}and { $more } more resource
   *[other] {" "}and { $more } more resources
}: neither you nor your neighbours can produce that.
refusal-7wonders-coins = This takes { $needs ->
    [one] { $needs } coin
   *[other] { $needs } coins
}; you have { $has }.
refusal-7wonders-split = { $left ->
    [-1] Nothing has to be bought for this, so no neighbour can be paid.
   *[other] What is needed can’t be bought for { $left } on the left and { $right } on the right without something superfluous.
}
refusal-7wonders-no-stage-left = All { $stages } stages of your wonder are built.
refusal-7wonders-no-free-build = Your wonder has no free build, or its stage isn’t built yet.
refusal-7wonders-free-used = You have already used the free build of this age.
refusal-7wonders-free-needless = { card-7wonders } costs you nothing anyway: build it, and keep the free build.
refusal-7wonders-not-discarded = { $card ->
    [none] There is no such card.
   *[other] { card-7wonders } isn’t on the discard pile.
}
refusal-7wonders-not-in-deck = { $card ->
    [none] There is no such card.
   *[other] No { card-7wonders } is left in the deck of this age.
}
refusal-7wonders-no-guild-left = All guilds that are in play have been dealt.
refusal-7wonders-board-taken = { $board ->
    [none] There is no such board.
   *[other] The board of “{ $board }” is taken.
}
refusal-7wonders-other-side = The board “{ $board }” shows the side that isn’t played.

option-7wonders-side = Boards
option-7wonders-side-about = Which side of the wonder boards is played. Side A is recommended for the first rounds.
option-7wonders-side-a = side A
option-7wonders-side-b = side B
option-7wonders-side-ab = side A or B, by lot
option-7wonders-wonders = Wonders
option-7wonders-wonders-about = Which board each seat gets. Seats without one draw lots.
option-7wonders-wonders-random = by lot

error-7wonders-option-list = “{ $given }” doesn’t say which boards are given out. Right would be a list with a board or "random" for each of the { $players } seats.
error-7wonders-option-count = The option “wonders” names { $given ->
    [one] one board
   *[other] { $given } boards
}, the table has { $players } seats. Use "random" for those who draw lots.
error-7wonders-option-board = “{ $given }” is no board. Right would be one of { $known }.
error-7wonders-option-twice = The option “wonders” gives { $wonder } to two seats; there is one board of it.
error-7wonders-coins-range = No neighbour can ask for { $given } coins; { $most } is the most that a move can name.
error-7wonders-no-such-board = “{ $given }” is no board. The boards are { $known }.

# Positions.
error-7wonders-position-seats = “{ $field }” has { $given ->
    [one] one seat
   *[other] { $given } seats
}. A position has { $least } to { $most }.
error-7wonders-position-copies = “{ $field }” and the discard pile hold { card-7wonders } { $given ->
    [one] once
   *[other] { $given } times
}; with so many players there { $copies ->
    [0] is none
    [one] is one
   *[other] are { $copies }
}.
error-7wonders-position-age = “{ $field }”: { card-7wonders } belongs to a later age than { $age }.
error-7wonders-position-guilds = “{ $field }” and the discard pile hold { $given } guilds; { $most } are in play.
error-7wonders-position-tokens = “{ $field }”: a seat has at most two tokens, victories and defeats together, for each age that is over, here { $ages }.
error-7wonders-position-token = “{ $field }” is no victory token. Those are worth { $known }.
error-7wonders-position-hand = “{ $field }” has { $given ->
    [one] one card
   *[other] { $given } cards
}; at this moment { $right ->
    [one] one would be right
   *[other] { $right } would be right
}.
error-7wonders-position-hand-age = “{ $field }”: { card-7wonders } can’t be in a hand of age { $age }.
error-7wonders-position-built-twice = “{ $field }”: { card-7wonders } stands in this city already.
error-7wonders-position-board-twice = “{ $field }”: seat { $seat } has this wonder; there is one board of it.
error-7wonders-position-under = “{ $field }” has { $given ->
    [one] one card
   *[other] { $given } cards
} for { $stages ->
    [one] one stage
   *[other] { $stages } stages
}. Put null where a card isn’t known.
error-7wonders-position-chosen = “{ $field }” must be a move that this seat may choose now.
error-7wonders-position-all-chosen = “{ $field }”: when all have chosen, the cards are played at once. Leave one seat without "chosen".
error-7wonders-position-asked = “{ $field }” must be { $right ->
    [none] empty
   *[other] seat { $right }
}.
error-7wonders-position-for = “{ $field }” must be { $seat }: that seat is dealt to.
error-7wonders-position-all-dealt = “{ $field }” says that something is dealt, but every seat has all it gets.
error-7wonders-position-no-power = “{ $field }” can’t be "{ $what }": nobody has the stage for it, or there is nothing to choose.
error-7wonders-position-deal-turn = “{ $field }” must be 1: cards are dealt at the beginning of an age.
error-7wonders-position-over = “{ $field }”: the game is over after turn 6 of age 3.
error-7wonders-position-pick-due = “{ $field }” is true only while Babylon’s seventh card is open and a stage of Halicarnassus has just been built.
error-7wonders-position-free = “{ $field }” is true, but nobody has the free build of Olympia.
error-7wonders-position-log = “{ $field }” must hold a list for each age, in it one for each hand that was dealt, with entries like { $known }.
error-7wonders-position-log-entry = “{ $field }”: “{ $given }” doesn’t fit what seat { $seat } has before it, or the moment.
error-7wonders-position-log-discard = “{ $field }” throws away more { card-7wonders } than the discard pile shows.
error-7wonders-position-look = “{ $field }”: looks at the discard pile follow one another, three at most, none after this moment.
error-7wonders-position-look-card = “{ $field }”: { card-7wonders } was taken from the discard pile, but stands in no city.
