# Die Sieben Weisen: why a move is not open, what is wrong with a position, and the options at the table.
# $seat is a seat as the notation counts it (from 0), $slot one of the three open spaces (from 0), $card a card's id, $role a
# role's, $field the place inside a position.

card-weisen = { $card ->
    [moventi] { spell-weisen-moventi }
    [anulensa] { spell-weisen-anulensa }
    [volensia] { spell-weisen-volensia }
    [absentus] { spell-weisen-absentus }
    [mutantus] { spell-weisen-mutantus }
    [potentia] { spell-weisen-potentia }
    [binensus] { spell-weisen-binensus }
    [healer] { role-weisen-healer }
    [druid] { role-weisen-druid }
    [seer] { role-weisen-seer }
    [priestess] { role-weisen-priestess }
    [witch] { role-weisen-witch }
    [alchemist] { role-weisen-alchemist }
    [magician] { role-weisen-magician }
    [owl] { role-weisen-owl }
    [healer_1] { role-weisen-healer } 1
    [healer_2] { role-weisen-healer } 2
    [healer_3] { role-weisen-healer } 3
    [healer_4] { role-weisen-healer } 4
    [healer_5] { role-weisen-healer } 5
    [healer_6] { role-weisen-healer } 6
    [healer_7] { role-weisen-healer } 7
    [druid_1] { role-weisen-druid } 1
    [druid_2] { role-weisen-druid } 2
    [druid_3] { role-weisen-druid } 3
    [druid_4] { role-weisen-druid } 4
    [druid_5] { role-weisen-druid } 5
    [druid_6] { role-weisen-druid } 6
    [druid_7] { role-weisen-druid } 7
    [seer_1] { role-weisen-seer } 1
    [seer_2] { role-weisen-seer } 2
    [seer_3] { role-weisen-seer } 3
    [seer_4] { role-weisen-seer } 4
    [seer_5] { role-weisen-seer } 5
    [seer_6] { role-weisen-seer } 6
    [seer_7] { role-weisen-seer } 7
    [priestess_1] { role-weisen-priestess } 1
    [priestess_2] { role-weisen-priestess } 2
    [priestess_3] { role-weisen-priestess } 3
    [priestess_4] { role-weisen-priestess } 4
    [priestess_5] { role-weisen-priestess } 5
    [priestess_6] { role-weisen-priestess } 6
    [priestess_7] { role-weisen-priestess } 7
    [witch_1] { role-weisen-witch } 1
    [witch_2] { role-weisen-witch } 2
    [witch_3] { role-weisen-witch } 3
    [witch_4] { role-weisen-witch } 4
    [witch_5] { role-weisen-witch } 5
    [witch_6] { role-weisen-witch } 6
    [witch_7] { role-weisen-witch } 7
    [alchemist_1] { role-weisen-alchemist } 1
    [alchemist_2] { role-weisen-alchemist } 2
    [alchemist_3] { role-weisen-alchemist } 3
    [alchemist_4] { role-weisen-alchemist } 4
    [alchemist_5] { role-weisen-alchemist } 5
    [alchemist_6] { role-weisen-alchemist } 6
    [alchemist_7] { role-weisen-alchemist } 7
    [magician_1] { role-weisen-magician } 1
    [magician_2] { role-weisen-magician } 2
    [magician_3] { role-weisen-magician } 3
    [magician_4] { role-weisen-magician } 4
    [magician_5] { role-weisen-magician } 5
    [magician_6] { role-weisen-magician } 6
    [magician_7] { role-weisen-magician } 7
    [owl_3] { role-weisen-owl } 3
    [owl_4] { role-weisen-owl } 4
    [owl_5] { role-weisen-owl } 5
   *[other] { $card }
}

refusal-weisen-over = The game is over.
refusal-weisen-dealing = First the dealer has to draw.
refusal-weisen-not-dealer = Nothing is drawn now: first the seats decide.
refusal-weisen-not-asked = { $seat ->
    [-1] This seat has nothing to decide.
   *[other] Now seat { $seat } decides.
}
refusal-weisen-other-question = { $asking ->
    [role] Open now is which role is taken.
    [negotiate] Open now is who allies with whom.
    [join] Open now is whether somebody joins the pair.
    [side] Open now is at which track a role is laid.
    [solo] Open now is who plays alone.
    [exchange] Open now are gifts between allies.
    [lay] Open now is the struggle: lay a card or drop out.
    [hand] Open now is which cards are handed on.
    [discard] Open now is which cards are laid down.
    [take] Open now is which crystal is taken.
   *[other] Open now is where the pawn goes.
}
refusal-weisen-no-such-move = There is no such move.
refusal-weisen-no-such-seat = There is no seat { $seat } at this table.
refusal-weisen-own-seat = That is your own seat: name another one.
refusal-weisen-role-taken = { role-weisen } is taken already.
refusal-weisen-role-removed = { $role ->
    [none] There is no such role.
   *[other] { role-weisen } isn’t played in this game.
}
refusal-weisen-offer-open = Your offer to seat { $seat } is open already.
refusal-weisen-offers-used = You have made all { $count } offers of this round. You can still accept one.
refusal-weisen-no-offer = You have no offer open to seat { $seat }.
refusal-weisen-not-offered = Seat { $seat } has made you no offer.
refusal-weisen-already-done = You have already said that you are done.
refusal-weisen-not-in-hand = You don’t hold { card-weisen }.
refusal-weisen-shown-already = Seat { $seat } has already seen { card-weisen } in this round.
refusal-weisen-last-decides = The other two have left it to you: choose one of them as your ally.
refusal-weisen-not-with = Seat { $seat } hasn’t laid its card at a track yet, so you can’t join it.
refusal-weisen-not-ally = Seat { $seat } isn’t your ally; only allies get gifts.
refusal-weisen-moved-twice = { card-weisen } has changed hands twice in this round and stays where it is.
refusal-weisen-already-ready = You are ready already.
refusal-weisen-other-role = { card-weisen } belongs to a role that you don’t play. Right would be your own role, an owl or a spell.
refusal-weisen-spell-used = You have used your spell of this struggle; each player has one.
refusal-weisen-target-needed = { card-weisen } must be used: name what it is aimed at.
refusal-weisen-no-target = { card-weisen } has no such target on the table.
refusal-weisen-no-absentus = Only who has an absentus lying may pass. Lay a card or drop out.
refusal-weisen-all-dropped = All the others have dropped out, so you can’t pass any more. Lay a card or drop out.
refusal-weisen-not-power = { card-weisen } is a spell; only power cards are handed on and laid down.
refusal-weisen-no-crystal = No crystal of value { $value } lies on this space.
refusal-weisen-same-space = The pawn stands on space { $slot }; it has to move.
refusal-weisen-is-finitum = On place { $slot } lies finitum: say “finitum” to end the game there.
refusal-weisen-no-finitum = Finitum hasn’t been turned up yet.
refusal-weisen-not-in-pile = { $card ->
    [none] There is no such card.
   *[other] No { card-weisen } can be drawn now.
}
refusal-weisen-not-in-supply = The supply has no crystal of value { $value }.
refusal-weisen-not-in-stack = { $space ->
    [0] There is no such space.
   *[other] Space { $space } isn’t in the stack any more.
}
refusal-weisen-finitum-later = Finitum lies among the last five pieces of the stack; it can’t come yet.

role-weisen = { $role ->
    [healer] { role-weisen-healer }
    [druid] { role-weisen-druid }
    [seer] { role-weisen-seer }
    [priestess] { role-weisen-priestess }
    [witch] { role-weisen-witch }
    [alchemist] { role-weisen-alchemist }
   *[magician] { role-weisen-magician }
}

option-weisen-negotiation = Negotiation
option-weisen-negotiation-about = With four and five players alliances are talked over. Without it the hierarchy decides at once.
option-weisen-open_offers = Open offers
option-weisen-open_offers-about = Everybody sees who offers whom an alliance, not only the two.
option-weisen-open_crystals = Open crystals
option-weisen-open_crystals-about = The values of won crystals lie open; otherwise everybody sees only how many there are.
option-weisen-first = Who begins
option-weisen-first-about = The seat that chooses a role first in round 1; later it is who moved the pawn.
option-weisen-first-random = drawn by lot
option-weisen-removed = Roles left out
option-weisen-removed-about = With three players two roles stay in the box, with four one. Otherwise the lot decides which.
option-weisen-spaces = Orders of the spaces
option-weisen-spaces-about = The eleven orders of the sages, each from the highest to the lowest. The usual ones are reconstructed, for the printed ones could not be found; whoever owns the game can enter them here.

error-weisen-option-role = “{ $given }” is no role. Right would be some of { $known }.
error-weisen-option-removed = The option “removed” names { $given ->
    [one] one role
   *[other] { $given } roles
}; with { $players } players { $right ->
    [0] none is left out
    [one] one is left out
   *[other] { $right } are left out
}.
error-weisen-option-role-twice = The option “removed” names { role-weisen } twice.
error-weisen-option-spaces = The option “spaces” can’t be { $given }. Right would be a list of { $right } orders.
error-weisen-option-order = Order { $number } of the option “spaces” can’t be { $given }. Right would be each of { $known } once, the highest first.
error-weisen-option-order-twice = Order { $number } of the option “spaces” is the same as order { $other }.

error-weisen-target = “{ $given }” names no target of the spell. Targets are written { $known }.
error-weisen-number = “{ $given }” has a number that can’t be. Right would be one from { $least } to { $most }.
error-weisen-seat = “{ $given }” is no seat. Seats are counted from 0 to { $most }.
error-weisen-role = “{ $given }” is no role. The roles are { $known }.
error-weisen-start = “{ $given }” doesn’t say who begins. Right would be “start 0”, with the number of a seat.

# Positions.
error-weisen-position-seats = “{ $field }” has { $given ->
    [one] one seat
   *[other] { $given } seats
}. A position has { $least } to { $most }.
error-weisen-position-role-twice = “{ $field }”: { role-weisen } stands elsewhere in the position already.
error-weisen-position-removed = “{ $field }” must say which { $right ->
    [0] roles are not played; with so many players that is none
    [one] role is not played
   *[other] { $right } roles are not played
}, and none of them may be held.
error-weisen-position-spare = “{ $field }” must be { $right }: these roles lie in the middle.
error-weisen-position-spaces = “{ $field }”: { $given ->
    [one] one space has
   *[other] { $given } spaces have
} an order; at this moment { $right ->
    [one] one would be right
   *[other] { $right } would be right
}.
error-weisen-position-order = “{ $field }” must name each of the seven roles once, otherwise than the other open spaces.
error-weisen-position-on-space = “{ $field }” has { $given ->
    [one] one crystal
   *[other] { $given } crystals
}; at most { $most } can lie there.
error-weisen-position-crystals = “{ $field }”: more than six crystals of value { $value } are named.
error-weisen-position-covered = “{ $field }”: { $space ->
    [0] fewer spaces are left than the stack must hold
   *[other] space { $space } is open, or named twice
}.
error-weisen-position-finitum = “{ $field }” is true where finitum is turned up; it lies where a space has no order, and the game is over only after that.
error-weisen-position-copies = “{ $field }”: { card-weisen } is named more often than it is played, here { $copies ->
    [0] not at all
    [one] once
   *[other] { $copies } times
}.
error-weisen-position-spell = “{ $field }” has more spells than the one that a seat may lay in a struggle.
error-weisen-position-roles = “{ $field }”: when the question is “{ $what }”, roles are taken clockwise from the chooser, and later everybody has one.
error-weisen-position-sides = “{ $field }”: the alliances don’t fit the question “{ $what }”.
error-weisen-position-struggle = “{ $field }”: cards are laid and seats drop out only in a struggle.
error-weisen-position-second = “{ $field }” goes with a laid binensus, and only in a struggle.
error-weisen-position-absentus = “{ $field }”: the second absentus puts the first one away, so one lies there at most.
error-weisen-position-bonus = “{ $field }” is for a solo player in a struggle.
error-weisen-position-dropped = “{ $field }”: who has dropped out is counted from 1 without gaps, and must fit the question.
error-weisen-position-early = “{ $field }” names who ended the struggle with a lead of { $least } or more, and drops out last.
error-weisen-position-took = “{ $field }”: what the scoring has brought must follow the hierarchy, first crystals, then spells.
error-weisen-position-round = “{ $field }” doesn’t fit the stack: finitum comes up after round 5 to 9, and one struggle or two follow.
error-weisen-position-last = “{ $field }” is true only after finitum, in a struggle that no move follows.
error-weisen-position-pawn = “{ $field }”: the pawn stands on a space with an order.
error-weisen-position-number = “{ $field }” must be { $right } here.
error-weisen-position-asked = “{ $field }” must be { $right ->
    [none] empty
   *[other] { $right }
}.
error-weisen-position-deal = “{ $field }”: in the deal the next question is “{ $right }”, and nothing later can have happened.
error-weisen-position-offers = “{ $field }”: offers are made in the negotiation, one open to each other seat, as many in a round as there are others.
error-weisen-position-talk = “{ $field }” belongs to the talk before the struggle.
error-weisen-position-shown = “{ $field }”: each copy of a card is shown to another seat once.
error-weisen-position-moved = “{ $field }” must lie in the hand.
error-weisen-position-knows = “{ $field }” can’t be: what a seat knows must agree with the hands of the others.
error-weisen-position-all-done = “{ $field }”: when all are done the game goes on at once. Leave one seat that isn’t.
error-weisen-position-nothing = “{ $field }”: the draw pile is empty; the discard pile would be shuffled into it.
