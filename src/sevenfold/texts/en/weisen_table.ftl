# The table of Die Sieben Weisen: seats, spaces, negotiation, the hand and what there is to do. $name is a person, $names are
# several, $card is a card's name, $role a sage's, $side is 1 (the sun) or 2 (the moon), $space is a space's name.

weisen-moment = Round { $round } · { $phase }
weisen-phase-remove = Deal
weisen-phase-space = New space
weisen-phase-crystal = New space
weisen-phase-deal = Deal
weisen-phase-start = Deal
weisen-phase-role = Roles
weisen-phase-negotiate = Negotiation
weisen-phase-join = Alliances
weisen-phase-side = Alliances
weisen-phase-solo = Alliances
weisen-phase-exchange = Gifts
weisen-phase-lay = Struggle
weisen-phase-hand = Dropping out
weisen-phase-draw = Dropping out
weisen-phase-discard = Dropping out
weisen-phase-take = Crystals
weisen-phase-spell = Crystals
weisen-phase-move = The pawn
weisen-phase-over = The end

weisen-players = The others, clockwise
weisen-seat = The seat of { $name }
weisen-seat-open = Look at the seat of { $name }
weisen-you = { $name } (you)
weisen-place = { $place ->
    [1] Highest in the hierarchy
   *[other] Number { $place } in the hierarchy
}
weisen-side = Side { $side }
weisen-side-own = Side { $side }, yours
weisen-laid-out = { $points } laid out
weisen-points = { $points ->
    [one] { $points } point laid out
   *[other] { $points } points laid out
}
weisen-laid = { $count ->
    [0] Nothing laid out yet
    [one] One card laid out, { $points } points
   *[other] { $count } cards laid out, { $points } points
}
weisen-holds = Holds { $power ->
    [one] { $power } power card
   *[other] { $power } power cards
} and { $spells ->
    [one] { $spells } spell
   *[other] { $spells } spells
}
weisen-crystals = { $count ->
    [0] No crystals
    [one] { $count } crystal, face down
   *[other] { $count } crystals, face down
}
weisen-crystals-known = { $count ->
    [0] No crystals
    [one] { $count } crystal: { $values }
   *[other] { $count } crystals: { $values }
}
weisen-crystals-title = Crystals
weisen-second = Second role: { $role }
weisen-showed = { $name } has shown you
weisen-is-out = Out, as number { $place }
weisen-is-done-negotiate = done
weisen-is-busy-negotiate = talking
weisen-is-done-exchange = ready
weisen-is-busy-exchange = giving
weisen-is-asked-role = chooses
weisen-is-asked-join = decides
weisen-is-asked-side = decides
weisen-is-asked-solo = decides
weisen-is-asked-lay = on turn
weisen-is-asked-hand = hands on
weisen-is-asked-discard = discards
weisen-is-asked-take = takes
weisen-is-asked-move = moves
weisen-moment-passed = passes
weisen-moment-dropped = drops out
weisen-moment-no_effect = no effect
weisen-moment-stayed = stays out
weisen-moment-joined = joins
weisen-moment-alone = alone
weisen-moment-left_open = leaves it open
weisen-moment-declined = declines
weisen-moment-no_spell = no spell left

weisen-spaces = The ceremony spaces
weisen-space-open = { $space }: look closer
weisen-space-about = Whoever stands higher takes a crystal sooner. The highest begins the struggle; the lowest moves the pawn.
weisen-orders-are = { $from ->
    [entered] Orders entered by the host
   *[reconstructed] Orders reconstructed
}
weisen-hierarchies-reconstructed = The order of the sages is reconstructed: the printed ones aren’t known to us. A host can enter others.
weisen-hierarchies-entered = The order of the sages was entered by the host.
weisen-tracks = The scoring tracks
weisen-middle = Roles in the middle
weisen-role-free = { $role }: nobody plays this role
weisen-role-about = { $role }: { $place ->
    [1] highest on the present space
   *[other] number { $place } on the present space
}, { $count ->
    [0] none of its cards in your hand
    [one] { $count } of its cards in your hand
   *[other] { $count } of its cards in your hand
}
weisen-pile-power = Draw pile: { $count ->
    [one] { $count } power card
   *[other] { $count } power cards
}
weisen-pile-spell = Draw pile: { $count ->
    [one] { $count } spell
   *[other] { $count } spells
}
weisen-discard-power = Discard pile: { $count ->
    [one] { $count } power card
   *[other] { $count } power cards
}
weisen-discard-spell = Discard pile: { $count ->
    [one] { $count } spell
   *[other] { $count } spells
}
weisen-discard-empty = Nothing lies here yet.

weisen-negotiation = Negotiation
weisen-negotiation-about = { $left ->
    [0] You have made all your offers.
    [one] One more offer is open to you.
   *[other] { $left } more offers are open to you.
} Talk in the chat; take cards up to show them to somebody. The first two who agree are allied.
weisen-offer = Offer
weisen-withdraw = Withdraw
weisen-accept = Accept
weisen-decline = Decline the offer of { $name }
weisen-offers-you = offers you an alliance
weisen-you-offered = you have made an offer
weisen-offers-to = offers an alliance to { $names }
weisen-done = I have said all
weisen-done-about = When all have said all and no offer is open, the hierarchy decides.
weisen-join = Join them
weisen-stay = Stay out
weisen-side-with = Side { $side }, with { $names }
weisen-side-empty = Side { $side }, nobody yet
weisen-alone = I play alone
weisen-open = I leave it open
weisen-with = With { $name }
weisen-ready = Ready for the struggle
weisen-show-to = Show to
weisen-give-to = Give to

weisen-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
weisen-card-open = Can be played.
weisen-card-fresh = Just come.
weisen-spell-hint = { $name } { $words }
weisen-not-power = { $card } is a spell and stays in your hand: only power cards go.
weisen-actions = What you can do
weisen-put-back = Put back what is taken up
weisen-lay = Lay { $card }
weisen-lay-aim = Lay { $card } and aim
weisen-lay-idle = Lay { $card } without effect
weisen-drop = Drop out
weisen-drop-yes = Yes, drop out
weisen-drop-sure = Drop out for good? You still have cards to lay.
weisen-pass = Pass
weisen-missing = { $count ->
    [one] Take up one more power card.
   *[other] Take up { $count } more power cards.
}
weisen-discard = { $count ->
    [one] Discard this card
   *[other] Discard these { $count }
}
weisen-handing = { $count ->
    [one] Hand this card to { $name }
   *[other] Hand these { $count } to { $name }
}
weisen-move-to = To { $space } ({ $crystals })
weisen-finitum = End the game on finitum
weisen-finitum-about = When the pawn goes to finitum, the game is over at once.
weisen-target-card = { $name }: { $card }
weisen-target-crystal = { $crystal } on { $space }
weisen-swap-with = Swap roles with { $name }
weisen-aim-moventi = Which crystals change places? Pick the first.
weisen-aim-second = And the second crystal?
weisen-aim-anulensa = Which card goes to the discard pile?
weisen-aim-volensia = Which owl comes into your hand?
weisen-aim-mutantus = With whom do you swap roles?
weisen-aim-binensus = Which second role do you take?

weisen-ask-role = Choose a role.
weisen-ask-negotiate = Find yourself an ally.
weisen-ask-join = Do you join the pair? They can’t refuse.
weisen-ask-side = No pair was found: choose your side.
weisen-ask-solo = Alone, open, or with whom?
weisen-ask-exchange = Give cards away, if you like.
weisen-ask-lay = Your turn: lay a card or drop out.
weisen-ask-hand = { $name } drops out: choose { $count ->
    [one] a power card
   *[other] { $count } power cards
} to hand on.
weisen-ask-discard = You are the last one out: choose { $count ->
    [one] a power card
   *[other] { $count } power cards
} for the discard pile.
weisen-ask-take = Take a crystal.
weisen-ask-move = You stand lowest: where will the sages meet next?
weisen-wait-role = { $names } chooses a role
weisen-wait-negotiate = Waiting for { $names }
weisen-wait-join = { $names } may join the pair
weisen-wait-side = { $names } chooses a side
weisen-wait-solo = { $names } decides who plays with whom
weisen-wait-exchange = Waiting for { $names }
weisen-wait-lay = { $names } lays a card or drops out
weisen-wait-hand = { $names } hands cards on to { $name }
weisen-wait-discard = { $names } discards
weisen-wait-take = { $names } takes a crystal
weisen-wait-move = { $names } moves the pawn
weisen-dealing = Things are laid out …
weisen-forward = Fast forward

weisen-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
weisen-you-won = { $count ->
    [one] You win!
   *[other] You win together!
}
weisen-shared = The same points and crystals of the same values: the victory is shared.
weisen-tie-broken = Level in points: the more valuable single crystal decides.
weisen-compared = The hands compared: most in a role brings a small crystal
weisen-compared-role = Role

help-key-weisen-hand = through your hand
help-key-weisen-take = take a card up or put it back
help-key-weisen-lay = lay the card
help-key-weisen-drop = drop out
help-key-weisen-pass = pass (absentus!)
help-key-weisen-ready = ready for the struggle
help-key-weisen-done = nothing more to say
help-key-weisen-hand-on = hand on or discard the cards taken up
help-key-weisen-value = take a crystal of that value

# Why a move is not open, where it is about somebody: by their name instead of the seat.
why-weisen-not-asked = { $seat ->
    [-1] You have nothing to decide now.
   *[other] { $name } decides now.
}
why-weisen-offer-open = Your offer to { $name } is open already.
why-weisen-no-offer = You have no offer open to { $name }.
why-weisen-not-offered = { $name } has made you no offer.
why-weisen-shown-already = { $name } has already seen { card-weisen } in this round.
why-weisen-not-with = { $name } hasn’t laid a card at a track yet, so you can’t join there.
why-weisen-not-ally = { $name } isn’t your ally; only allies get gifts.
