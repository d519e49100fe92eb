# What happens in SEVN, as a line of the log, a caption or a word for the screen reader.
# $name is the person it happens to, $by the one who caused it, $card and $other are ids of cards, $amount is a number.
# The keys ending in -self are for people who do it to themselves.

event-sevn-start = The lot falls on { $name }, who begins the first round.
event-sevn-round = Round { NUMBER($amount, useGrouping: 0) } begins with { $name }.
event-sevn-drawn = { $name } draws { sevn-card-the }.
event-sevn-laid = { sevn-card } stays in front of { $name }.
event-sevn-twice = { sevn-card } once more: { $name } is out.
event-sevn-saved = Second Chance saves { $name } from another { sevn-card }.
event-sevn-sevn = SEVN! { $name } has seven different values.
event-sevn-queued = { sevn-card } waits for its turn; { $name } drew it.
event-sevn-action = { $name } plays { sevn-card }.
event-sevn-frozen = { $by } freezes { $name }, who leaves the round with all points.
event-sevn-frozen-self = { $name } takes the Freeze and leaves the round with all points.
event-sevn-forced = { $by } makes { $name } draw up to { $amount } cards.
event-sevn-forced-self = { $name } is going to draw up to { $amount } cards.
event-sevn-revealed = { sevn-card } lies open at the Crossroads.
event-sevn-taken = { $other ->
    [none] { $name } takes { sevn-card-the }, the only card there is.
   *[other] { $name } takes { sevn-card-the } and leaves { sevn-other-the }.
}
event-sevn-kept = { $name } keeps { sevn-card }.
event-sevn-dropped = { $name } discards { sevn-card }.
event-sevn-given = { $by } passes a second Second Chance on to { $name }.
event-sevn-stopped = { $name } stops; the points are safe.
event-sevn-fizzled = { sevn-card } of { $name } comes to nothing.
event-sevn-reshuffled = The draw pile is empty. The discard pile, { $amount ->
    [one] a single card,
   *[other] { $amount } cards,
} is shuffled and takes its place.
event-sevn-exhausted = No card is left to draw, so { $name } stops.
event-sevn-counted = { $name }: { $other ->
    [numbers] { score-sevn-numbers } { $amount }
    [ballast] { score-sevn-ballast } { $amount }
    [doubled] { score-sevn-doubled } { $amount }
    [plus] { score-sevn-plus } { $amount }
    [featherweight] { score-sevn-featherweight } { $amount }
    [heavyweight] { score-sevn-heavyweight } { $amount }
    [ladder] { score-sevn-ladder } { $amount }
    [sevn] { score-sevn-sevn } { $amount }
    [floor] { score-sevn-floor } { $amount }
   *[out] { score-sevn-out }
}
event-sevn-scored = { $name } scores { $amount ->
    [0] nothing
    [one] { $amount } point
   *[other] { $amount } points
} this round.
event-sevn-banked = { $name } now has { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
event-sevn-won = { $name } wins with { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.

# How a seat stands in the round.
status-sevn-active = in the round
status-sevn-stopped = stopped
status-sevn-frozen = frozen
status-sevn-out = out

# The lines of a score.
score-sevn-banked = Banked before
score-sevn-numbers = Numbers
score-sevn-ballast = Ballast
score-sevn-doubled = Doubled by ×2
score-sevn-plus = Plus cards
score-sevn-featherweight = Featherweight
score-sevn-heavyweight = Heavyweight
score-sevn-ladder = Ladder
score-sevn-sevn = SEVN
score-sevn-floor = Never below zero
score-sevn-out = Out

# The open question: about somebody else, and (-you) put to the reader.
asking-sevn-start = The lot decides who begins.
asking-sevn-card = A card is turned up.
asking-sevn-draw_or_stop = { $name } decides: draw or stop.
asking-sevn-draw_or_stop-you = Draw another card, or stop?
asking-sevn-target = { $name } chooses who is meant by { sevn-card }.
asking-sevn-target-you = { $card ->
    [freeze] Who leaves the round with their points safe?
    [triple_draw] Who draws up to three cards?
   *[other] Who is meant by { sevn-card }?
}
asking-sevn-give = { $name } has to pass a second Second Chance on.
asking-sevn-give-you = You already have a Second Chance. Who gets this one?
asking-sevn-take = { $name } takes one of the cards at the Crossroads.
asking-sevn-take-you = Which card do you take?
asking-sevn-keep_or_drop = { $name } decides whether { sevn-card } stays.
asking-sevn-keep_or_drop-you = Keep { sevn-card } as a value, or discard it?
asking-sevn-over = The game is over.
