# What happens in Die Sieben Weisen, as a line of the log, a caption or a word for the screen reader.
# $name is the person it happens to, $by the other one in it, $card a card ("none" where hidden; druid_6 for druid:6), a role or
# a value, $other another one or the back of a hidden card (power, spell), $amount a number, a slot or a track.

event-weisen-removed = { card-weisen } isn’t played this time.
event-weisen-space = Space { $card } is turned up.
event-weisen-finitum = Finitum is turned up: the end is near.
event-weisen-crystal = A crystal of { $card } is laid on a space.
event-weisen-dealt = { $card ->
    [none] { $name } is dealt a card.
   *[other] { $name } is dealt { card-weisen }.
}
event-weisen-start = { $name } chooses first.
event-weisen-round = Round { $amount } begins.
event-weisen-role = { $name } takes the role { card-weisen }.
event-weisen-offered = { $name } offers { $by } an alliance.
event-weisen-withdrawn = { $name } takes the offer to { $by } back.
event-weisen-declined = { $name } declines the offer of { $by }.
event-weisen-pair = { $name } and { $by } are allied.
event-weisen-shown = { $card ->
    [none] { $by } shows { $name } a card.
   *[other] { $by } shows { $name } a card: { card-weisen }.
}
event-weisen-done = { $name } has nothing more to say.
event-weisen-joined = { $name } joins them as the third.
event-weisen-stayed = { $name } stays out.
event-weisen-fallback = No agreement: the hierarchy decides.
event-weisen-side = { $name } lays the small role card at track { $amount }.
event-weisen-alone = { $name } plays alone.
event-weisen-left_open = { $name } leaves it open.
event-weisen-with = { $name } allies with { $by }.
event-weisen-given = { $card ->
    [none] { $by } gives { $name } { $other ->
        [spell] a spell
       *[power] a power card
    }.
   *[other] { $by } gives { $name } { card-weisen }.
}
event-weisen-ready = { $name } is ready for the struggle.
event-weisen-struggle = The struggle begins with { $name }.
event-weisen-bonus = { $name } marks the bonus for playing alone: { $amount }.
event-weisen-laid = { $name } lays { card-weisen }.
event-weisen-swapped = The crystals { $card } and { $other } change places.
event-weisen-annulled = { $by } puts { card-weisen } of { $name } away.
event-weisen-taken_up = { $name } takes up { card-weisen }, laid by { $by }.
event-weisen-cancelled = The absentus of { $name } is put away.
event-weisen-mutated = { $name } and { $by } swap roles: { $name } is { card-weisen } now.
event-weisen-second = { $name } may lay cards of { card-weisen } as well.
event-weisen-no_effect = { card-weisen } finds no target.
event-weisen-passed = { $name } passes.
event-weisen-dropped = { $name } drops out, number { $amount }.
event-weisen-early = A lead of { $amount }: { $name } ends the struggle at once.
event-weisen-handed = { $card ->
    [none] { $by } hands { $name } a power card.
   *[other] { $by } hands { $name } { card-weisen }.
}
event-weisen-drew = { $card ->
    [none] { $name } draws a power card.
   *[other] { $name } draws { card-weisen }.
}
event-weisen-short = No cards are left: { $name } goes without { $amount ->
    [one] one
   *[other] { $amount }
}.
event-weisen-reshuffled = The { $amount } power cards of the discard pile are shuffled and become the draw pile.
event-weisen-spells_reshuffled = The { $amount } spells of the discard pile are shuffled and become the draw pile.
event-weisen-discarded = { $name } lays { card-weisen } on the discard pile.
event-weisen-victory = { $amount ->
    [1] The first
   *[other] The second
} alliance wins the struggle.
event-weisen-tie = A tie: the crystals are taken by hierarchy.
event-weisen-taken = { $name } takes the crystal of { $card }.
event-weisen-surplus = A crystal of { $card } is left over and leaves the game.
event-weisen-spell = { $card ->
    [none] { $name } gets a spell.
   *[other] { $name } gets the spell { card-weisen }.
}
event-weisen-no_spell = No spell is left for { $name }.
event-weisen-moved = { $name } moves the pawn.
event-weisen-ended = { $name } moves the pawn to finitum: the game ends.
event-weisen-compared = { $name } has most of { card-weisen }, { $amount } in all, and gets a small crystal.
event-weisen-scored = { $name } has { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
event-weisen-won = { $name } wins with { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.

# The lines of a score.
score-weisen-crystals = Crystals won
score-weisen-majorities = Small crystals for the most of a role
