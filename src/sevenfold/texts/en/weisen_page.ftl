# What the page of Die Sieben Weisen says.

## Cards and roles
# $name is a card's or a sage's name, $words what a spell does.

card-weisen-power = { $name } { $value }
card-weisen-said-power = { $name }, value { $value }.
card-weisen-said-one = { $name }, value 1. The second 1 of a sage counts { $second }.
card-weisen-said-spell = Spell { $name } { $words }
card-weisen-back = { $kind ->
    [spell] A spell, face down
   *[power] A power card, face down
}
card-weisen-moventi-short = Swap two crystals that lie on the ceremony spaces.
card-weisen-anulensa-short = Discard a laid power card, owls too.
card-weisen-volensia-short = Take a laid owl into your hand.
card-weisen-absentus-short = Pass and stay in until all the others have dropped out.
card-weisen-mutantus-short = Swap your large role card with an ally’s.
card-weisen-potentia-short = Draw { $cards } power cards.
card-weisen-binensus-short = Take a second role from the middle and lay its cards too, from your next turn on.

## Spaces
# $order are names of sages, $crystals numbers; $state is a code.

space-weisen = Space { $number }
space-weisen-finitum = finitum
space-weisen-empty = Empty place
space-weisen-said = Ceremony space { $number }{ $state ->
    [current] , here the sages meet now
    [next] , one way the pawn may go
   *[after] {""}
}. From the highest: { $order }.
space-weisen-said-finitum = Finitum, the end of the game{ $state ->
    [next] , one way the pawn may go
   *[after] {""}
}.
space-weisen-said-crystals = Crystals: { $crystals }.
space-weisen-said-no-crystals = No crystals.
stack-weisen-said = { $count ->
    [0] No more ceremony spaces
    [one] { $count } ceremony space, face down
   *[other] { $count } ceremony spaces, face down
}. { $finitum ->
    [known] Finitum has been turned up.
   *[hidden] Finitum lies among the lowest { $among }.
}

## Tracks
# $left and $right are names of sages, $count how many $left names.

track-weisen-said-left = { $left } { $count ->
    [one] leads
   *[other] lead
} { $right } by { $points }.
track-weisen-said-even = Level: { $left } against { $right }.
track-weisen-said-nobody = Level at zero.
track-weisen-said-bonus = The solo player began with { $bonus }.
track-weisen-nobody = nobody

## Signs

crystal-weisen = { $value ->
    [one] Crystal of { $value } point
   *[other] Crystal of { $value } points
}
crystal-weisen-hidden = A crystal, face down
pawn-weisen = The pawn
