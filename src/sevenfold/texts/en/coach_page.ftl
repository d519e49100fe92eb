# The coach on the page: the panel at a table and the review of a match. $name is a person, $card the name of a card, $chance a
# percentage, $margin how far it may be off, $points a number.

coach-wait = Not your turn yet. The coach speaks once you are asked.
coach-thinking = The coach is thinking …
coach-options = What the coach thinks of each option
coach-said = { $move }: { $chance } to win
coach-again = Ask again
coach-best = best
coach-chance = to win
coach-margin = ± { $margin }
coach-margin-none = certain
coach-points = { $points } points
coach-points-sevn = { $points } points this round
coach-estimated = an estimate
coach-unstudied = Not studied
coach-unstudied-more = { $count ->
    [one] One more option was not studied
   *[other] { $count } more options were not studied
}
coach-rehearsed = { $rehearsals ->
    [one] One game rehearsed
   *[other] { $rehearsals } games rehearsed
} from what you can know. ± holds in 19 of 20 cases. The coach never plays for you.

# The names of moves, where they stand without the table.
coach-sevn-for = { $card } for { $name }
coach-sevn-for-you = { $card } for yourself
coach-wonders-build = Build { $card }
coach-wonders-stage = Stage of the wonder, with { $card }
coach-wonders-sell = Discard { $card } for coins
coach-wonders-free = Build { $card } free, by the wonder
coach-wonders-pick = Build { $card } from the discard pile
coach-wonders-paying = { $way } ({ $coins } to the { $side ->
    [left] left
   *[right] right
})
coach-wonders-paying-both = { $way } ({ $left } to the left, { $right } to the right)
coach-weisen-role = Take the role { $role }
coach-weisen-offer = Offer { $name } an alliance
coach-weisen-withdraw = Take back the offer to { $name }
coach-weisen-accept = Accept the offer of { $name }
coach-weisen-decline = Decline the offer of { $name }
coach-weisen-show = Show { $name } { $card }
coach-weisen-give = Give { $name } { $card }
coach-weisen-side = Track { $side }
coach-weisen-hand = Hand on { $card }
coach-weisen-discard = Discard { $card }
coach-weisen-take = Take the { $crystal }
coach-weisen-move = Pawn to { $space }
coach-weisen-aimed = { $lay }: { $target }
coach-weisen-swap = { $one } and { $other }

# The review of a match.
review-title = How did it go?
review-seat = Whose match
review-waiting = Other matches are looked at first …
review-running = Looked at { $done } of { $of } decisions
review-failed = This match could not be looked at to its end.
review-chart = Chances to win
review-at-start = At the beginning
review-at = After move { $step } of { $last }
review-here = { $name } { $chance }
review-chart-keys = Click the chart or use the arrow keys to go to a moment.
review-costly = { $count ->
    [0] No costly move
    [one] The costliest move
    [2] The two costliest moves
   *[other] The { $count } costliest moves
}
review-costly-none = Of { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} none gave away more than the coach can be sure of.
review-move = Move { $step }
review-cost = cost { $cost } of the chance to win
review-cost-points = and { $points } points
review-played = Played: { $move }
review-better = Better: { $move }
review-look = Show this moment
review-about = Counted from what { $name } could know at each moment. Of { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}. ± holds in 19 of 20 cases.
review-table = The chances as a table
review-table-step = Move
