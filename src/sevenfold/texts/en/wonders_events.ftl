# What happens in 7 Wonders, as a line of the log, a caption or a word for the screen reader.
# $name is the person it happens to, $by the other one in it, $card and $other are ids of cards ("none" where hidden), $amount a number.

event-7wonders-board = { $name } builds at { board-7wonders }.
event-7wonders-age = Age { $amount ->
    [1] I
    [2] II
   *[other] III
} begins.
event-7wonders-dealt = { $card ->
    [none] { $name } is dealt a card.
   *[other] { $name } is dealt { card-7wonders }.
}
event-7wonders-chosen = { $card ->
    [none] { $name } has chosen.
   *[other] { $name } has chosen { card-7wonders }.
}
event-7wonders-built = { $other ->
    [none] { $name } builds { card-7wonders }.
   *[other] { $name } builds { card-7wonders }, free thanks to { other-7wonders }.
}
event-7wonders-free = { $name } uses the free build of this age for { card-7wonders }.
event-7wonders-stage = { $name } builds stage { $amount } of the wonder{ $card ->
    [none] .
   *[other] , with { card-7wonders } below it.
}
event-7wonders-sold = { $card ->
    [none] { $name } discards a card for { $amount } coins.
   *[other] { $name } discards { card-7wonders } for { $amount } coins.
}
event-7wonders-paid = { $by } pays { $name } { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} for resources.
event-7wonders-coins = { $name } gets { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}{ $card ->
    [none] {" "}for the stage.
   *[other] {" "}for { card-7wonders }.
}
event-7wonders-passed = The hands go to the { $amount ->
    [1] left
   *[other] right
}.
event-7wonders-seventh = { $name } may play the last card, too.
event-7wonders-left = { $card ->
    [none] The last card of { $name } goes to the discard pile.
   *[other] The last card of { $name }, { card-7wonders }, goes to the discard pile.
}
event-7wonders-looked = { $name } looks through the discard pile.
event-7wonders-nothing = The discard pile holds nothing that { $name } could build.
event-7wonders-picked = { $name } builds { card-7wonders } from the discard pile.
event-7wonders-skipped = { $name } takes nothing from the discard pile.
event-7wonders-victory = { $name } beats { $by }: { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
event-7wonders-defeat = { $name } loses to { $by }: { $amount } point.
event-7wonders-tie = { $name } and { $by } are equally strong.
event-7wonders-copied = { $name } scores { card-7wonders } of a neighbour.
event-7wonders-scored = { $name } has { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
event-7wonders-won = { $name } wins with { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.

# The lines of the score sheet.
score-7wonders-conflicts = Conflicts
score-7wonders-coins = Coins
score-7wonders-wonder = Wonder
score-7wonders-civilian = Civilian structures
score-7wonders-commerce = Commerce
score-7wonders-guilds = Guilds
score-7wonders-science = Science
