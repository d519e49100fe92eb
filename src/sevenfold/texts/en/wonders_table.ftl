# The table of 7 Wonders: seats, tableaus, the hand and what there is to do. $name is a person, $names are several,
# $card is a card's name, $age is I, II or III, $side and $direction are left or right.

wonders-moment = Age { $age } · turn { $turn }
wonders-age = Age { $age }
wonders-turn = Turn { $turn } of 6
wonders-passed-left = Hands go to the left
wonders-passed-right = Hands go to the right
wonders-passed-to-left = Hands go left, to { $name }
wonders-passed-to-right = Hands go right, to { $name }
wonders-passed-none = The last turn of the age
wonders-discard = Discard pile: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
wonders-discard-short = in the discard pile

wonders-players = The players
wonders-player = { $name }: { $state ->
    [chosen] has chosen
    [choosing] is choosing
   *[waiting] is waiting
}, coins { $coins }, shields { $shields }, points { $points }
wonders-state-chosen = has chosen
wonders-state-choosing = is choosing
wonders-state-waiting = is waiting
wonders-neighbour-left = on your left
wonders-neighbour-right = on your right
wonders-neighbour-left-of = to the left of { $name }
wonders-neighbour-right-of = to the right of { $name }
wonders-yours = your city
wonders-show-cards = show all cards large
wonders-to-front = Bring the tableau of { $name } to the front
wonders-back = Back to my tableau
wonders-tableau = Tableau of { $name }
wonders-tableau-own = Your tableau
wonders-city = The city of { $name }
wonders-laid = { $count ->
    [0] No card laid out yet
    [one] One card laid out
   *[other] { $count } cards laid out
}
wonders-laid-none = { $name } has no card laid out yet.
wonders-laid-none-you = What you build lies here.
wonders-points-now = As it stands: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wonders-sold = Produces and sells: { $resources }.
wonders-kept = For its own city only: { $resources }.
wonders-tokens = { $count } times { $value }

wonders-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
wonders-mark = { $mark ->
    [free] can be built for free: { $reason }
    [affordable] { $coins ->
        [0] can be built without coins
        [one] can be built for { $coins } coin
       *[other] can be built for { $coins } coins
    }
   *[closed] can't be built: { $reason }
}
wonders-free-by = free because of { $card }
wonders-chosen-mark = chosen, lies face down before you
wonders-actions = { $card }: what will you do with it?
wonders-act-build = Build it
wonders-act-stage = { $stage ->
    [0] Stage of your wonder
   *[other] Stage { $stage } of your wonder
}
wonders-act-sell = Take 3 coins
wonders-act-free = Build it for free, by your wonder's power
wonders-pay-build = Pay for: { $card }
wonders-pay-stage = Pay for stage { $stage }

wonders-play-built = built
wonders-play-free = built for free
wonders-play-stage = stage { $amount }
wonders-play-sold = { $amount } coins
wonders-play-picked = from the discard pile

wonders-ask-choose = Choose a card.
wonders-ask-seventh = You may play your last card too.
wonders-ask-pick = Build a card of the discard pile for free.
wonders-chosen = { $card } lies face down: { $word ->
    [build] to be built
    [free] to be built for free
    [stage] to go below your wonder
   *[sell] for 3 coins
}. You may still change your mind. Waiting for { $names }.
wonders-several = { $count } others
wonders-wait = Waiting for { $names }
wonders-wait-seventh = { $name } may play the last card too
wonders-wait-pick = { $name } is looking through the discard pile
wonders-lots = Lots are drawn for the wonders …
wonders-dealing = The cards of age { $age } are dealt …
wonders-forward = Fast forward
wonders-pick = Build from the discard pile
wonders-pick-about = You may build one of these cards without paying its cost.
wonders-pick-open = Choose a card
wonders-skip = Take nothing

help-key-wonders-hand = through your hand
help-key-wonders-open = show what can be done with the card
help-key-wonders-build = build the card
help-key-wonders-stage = build a stage of your wonder with it
help-key-wonders-sell = take 3 coins for it
help-key-wonders-free = build it for free, where your wonder allows it
help-key-wonders-number = bring a tableau to the front; again: all its cards large

why-7wonders-not-asked = { $seat ->
    [-1] You have nothing to decide now.
   *[other] { $name } decides now.
}
