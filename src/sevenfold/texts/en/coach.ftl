# The coach: one reason for each option, and why it can't be asked now.
# $name is whoever the option is about, $card and $other are ids of cards ("none" where there is none); all other figures are numbers.

refused-coach-rated = The coach is off at rated tables.
refused-coach-not-playing = The coach looks at a match that is being played.
refused-coach-not-asked = Nothing is asked of you now. Ask the coach when it is your turn.
refused-coach-busy = The coach is still thinking about your last question.
refused-coach-no-engine = The coach needs the engine, which isn’t ready. If it is only starting, try again in a minute.
refused-coach-late = The coach found no time to answer. Ask once more.
refused-coach-full = The coach already looks at { $most } matches. Try again in a few minutes.
error-coach-no-game = The coach doesn’t know the game “{ $game }”.
error-coach-nothing-asked = Seat { $seat } isn’t asked anything here.
error-coach-rehearsals = { NUMBER($given, useGrouping: 0) } rehearsals are out of bounds. Right would be 1 to { NUMBER($most, useGrouping: 0) }.
error-coach-no-seat = There is no seat { $seat }: seats are counted from 0, and the last one is { $last }.

# SEVN
coach-because-sevn-draw-risk = The next card puts you out in { $bust } of { $unseen } cases, and { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} at stake.
coach-because-sevn-draw-sevn = The next card makes SEVN in { $sevn } of { $unseen } cases and puts you out in { $bust }; { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} at stake, SEVN adds { $bonus }.
coach-because-sevn-draw-safe = None of the { $unseen } cards that are left can put you out.
coach-because-sevn-draw-saved = { $bust } of { $unseen } cards would be a duplicate, and Second Chance saves you from one.
coach-because-sevn-draw-none = No card is left to draw: the row counts as it lies, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
coach-because-sevn-stop = Keeps { $points ->
    [one] { $points } point; that makes { $total }.
   *[other] { $points } points; that makes { $total }.
}
coach-because-sevn-stop-safe = Keeps { $points ->
    [one] { $points } point
   *[other] { $points } points
}, which makes { $total }; the next card would end it in { $bust } of { $unseen } cases.
coach-because-sevn-stop-target = Makes { $total } points: that reaches the target of { $target }, and the best of the others has { $rival } safe.
coach-because-sevn-stop-behind = Makes { $total } points and reaches the target of { $target }, but somebody has { $rival } safe.
coach-because-sevn-keep = A value more, { $distinct } of 7, but it costs points; without it the row is worth { $before }.
coach-because-sevn-keep-sevn = { sevn-card } is the seventh value: SEVN adds { $bonus } points and ends the round.
coach-because-sevn-drop = The row stays as it is: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $distinct } of 7 values.
coach-because-sevn-take = Takes { sevn-card-the }.
coach-because-sevn-take-points = With { sevn-card-the } the row is worth { $points } instead of { $before }.
coach-because-sevn-take-out = { sevn-card } lies there already: it puts you out and costs { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
coach-because-sevn-take-saved = { sevn-card } lies there already: it costs you Second Chance.
coach-because-sevn-take-sevn = { sevn-card } is the seventh value: SEVN adds { $bonus } points and ends the round.
coach-because-sevn-take-away = Saves you from { sevn-other-the }, which would put you out.
coach-because-sevn-freeze-self = You leave the round with { $points ->
    [one] { $points } point; that makes { $total }.
   *[other] { $points } points; that makes { $total }.
}
coach-because-sevn-freeze = { $name } goes no further than { $points ->
    [one] { $points } point
   *[other] { $points } points
} and then has { $total }.
coach-because-sevn-triple-self = { $saved ->
    [yes] { $bust } of { $unseen } cards would be a duplicate, and you have a Second Chance.
   *[no] Each card may put you out: the first in { $bust } of { $unseen } cases. { $points ->
        [one] { $points } point is
       *[other] { $points } points are
    } at stake.
}
coach-because-sevn-triple = { $saved ->
    [yes] { $name } has a Second Chance against the first of { $bust } duplicates among { $unseen } cards.
   *[no] The first card puts { $name } out in { $bust } of { $unseen } cases; { $points ->
        [one] { $points } point is
       *[other] { $points } points are
    } at stake.
}
coach-because-sevn-give = { $name } has { $total } points banked; without help the next card ends a row worth { $points } in { $bust } of { $unseen } cases.

# 7 Wonders. What else there is to say: what it costs, else what makes it free, else what it makes free.
coach-because-7wonders-besides = { $paid ->
    [0] { $card ->
        [none] { $other ->
            [none] {""}
           *[other] {" "}It will make { other-7wonders } free.
        }
       *[other] {" "}It is free, as you have { card-7wonders }.
    }
    [one] {" "}It costs { $paid } coin.
   *[other] {" "}It costs { $paid } coins.
}
coach-because-7wonders-points = Brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} as things stand.{ coach-because-7wonders-besides }
coach-because-7wonders-points-coins = Brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} as things stand.{ coach-because-7wonders-besides }
coach-because-7wonders-coins = Brings { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} at once.{ coach-because-7wonders-besides }
coach-because-7wonders-science = { $symbol ->
    [compass] A compass
    [gear] A gear
    [tablet] A tablet
   *[any] A symbol of your choice
}: your science is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.{ coach-because-7wonders-besides }
coach-because-7wonders-shields = You then have { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}; on your left there are { $left }, on your right { $right }.{ coach-because-7wonders-besides }
coach-because-7wonders-produce = { $resource ->
    [choice] Gives you one more resource in every turn, as you choose.
   *[other] Gives you { $amount ->
        [one] one more { good-7wonders }
       *[other] { $amount } more { good-7wonders }
    } in every turn.
}{ coach-because-7wonders-besides }
coach-because-7wonders-discount = Makes what you buy cheaper from now on.{ coach-because-7wonders-besides }
coach-because-7wonders-later = Brings nothing yet; it counts at the end.{ coach-because-7wonders-besides }
coach-because-7wonders-stage-cost = { $paid ->
    [0] {""}
    [one] {" "}It costs { $paid } coin.
   *[other] {" "}It costs { $paid } coins.
}
coach-because-7wonders-stage-points = Stage { $number } brings { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}{ coach-because-7wonders-stage-cost }
coach-because-7wonders-stage-shields = Stage { $number } gives you { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
} in all; on your left there are { $left }, on your right { $right }.{ coach-because-7wonders-stage-cost }
coach-because-7wonders-stage-science = Stage { $number } makes your science worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.{ coach-because-7wonders-stage-cost }
coach-because-7wonders-stage-coins = Stage { $number } brings { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
}{ coach-because-7wonders-stage-cost }
coach-because-7wonders-stage-discard = Stage { $number } lets you build one of the { $count } discarded cards, free of cost.{ coach-because-7wonders-stage-cost }
coach-because-7wonders-stage-power = Stage { $number } brings no points but its own power, for the rest of the game.{ coach-because-7wonders-stage-cost }
coach-because-7wonders-sell = Brings { $coins } coins; you then have { $total }.
coach-because-7wonders-sell-denies = Brings { $coins } coins and keeps { card-7wonders } from { $name }, who could build it free.
coach-because-7wonders-sell-double = Brings { $coins } coins; { card-7wonders } stands in your city already.
coach-because-7wonders-skip = Takes nothing from the discard pile.

# Die Sieben Weisen. $ours and $theirs are what both sides may be expected to hold and can lay.
coach-because-weisen-ally = With { $name } you can lay about { $ours } together, the others about { $theirs }.
coach-because-weisen-refuse = Leaves { $name } aside: the two of you could lay about { $ours }, the others { $theirs }.
coach-because-weisen-join = With these two you can lay about { $ours }, the others about { $theirs }.
coach-because-weisen-stay = Your side can then lay about { $ours }, these two about { $theirs }.
coach-because-weisen-side = On this side you can lay about { $ours } with those who are there, all others about { $theirs }.
coach-because-weisen-alone = Alone you can lay about { $ours } and mark { $bonus } more; the others can lay about { $theirs }.
coach-because-weisen-ready = As hands are, your side can lay about { $ours }, the others about { $theirs }.
coach-because-weisen-open = Leaves it to the next one to say who is with whom.
coach-because-weisen-done = You say no more, and wait for what the others offer.
coach-because-weisen-show = { $name } then knows of your { card-weisen } and can reckon with it.
coach-because-weisen-role = As { card-weisen } you can lay { $points } from your hand; on this space it is number { $place } in rank.
coach-because-weisen-give = { $name } can lay { card-weisen } as well as you can: { $points } for your side either way.
coach-because-weisen-give-useful = You can’t lay { card-weisen }, { $name } can: { $points } more for your side.
coach-because-weisen-give-idle = { $name } can’t lay { card-weisen } in this round.
coach-because-weisen-give-spell = { $name } can then use { card-weisen }.
coach-because-weisen-lay = Adds { $points }; your side then { $lead ->
    [0] is level.
   *[other] stands at { $lead }.
}
coach-because-weisen-lay-turns = Adds { $points } and puts your side in front, by { $lead }.
coach-because-weisen-lay-early = A lead of { $lead }: that ends the struggle at once.
coach-because-weisen-lay-spell = { card-weisen }: your side stands at { $lead } after it, at { $before } before.
coach-because-weisen-drop = You lay no more; your side stands at { $lead }.
coach-because-weisen-drop-first = You lay no more and are the first to draw; your side stands at { $lead }.
coach-because-weisen-drop-last = The struggle ends with your side at { $lead }.
coach-because-weisen-pass = You wait without laying; your side stands at { $lead }.
coach-because-weisen-hand = { card-weisen } goes to { $name }, who is on the other side now.
coach-because-weisen-hand-ally = { card-weisen } goes to { $name }, who is on your side now.
coach-because-weisen-discard = Gives up { card-weisen }.
coach-because-weisen-take = A crystal worth { $value }: that makes { $total }. The best one there is worth { $best }.
coach-because-weisen-take-best = The best crystal there, worth { $value }: that makes { $total }.
coach-because-weisen-move = { $count ->
    [one] { $count } crystal lies
   *[other] { $count } crystals lie
} there, worth { $points } together, the best { $value }.
coach-because-weisen-finitum = Ends the game; your crystals are worth { $total }.
