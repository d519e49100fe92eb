# The cards of SEVN. `sevn-card`, `sevn-card-the` and `sevn-other-the` turn a card's id (figures $card, $other) into its name; any message
# may refer to them. The figures of the sentences ending in -rule are the card's facts in cards.toml.

sevn-card = { $card ->
    [ballast_2] Ballast −2
    [ballast_4] Ballast −4
    [ballast_6] Ballast −6
    [freeze] { card-sevn-freeze }
    [second_chance] { card-sevn-second_chance }
    [triple_draw] { card-sevn-triple_draw }
    [crossroads] { card-sevn-crossroads }
    [storm] { card-sevn-storm }
    [featherweight] { card-sevn-featherweight }
    [heavyweight] { card-sevn-heavyweight }
    [ladder] { card-sevn-ladder }
    [x2] ×2
   *[other] { $card }
}

# With the article that a number has in a sentence.
sevn-card-the = { $card ->
    [ballast_2] Ballast −2
    [ballast_4] Ballast −4
    [ballast_6] Ballast −6
    [freeze] { card-sevn-freeze }
    [second_chance] { card-sevn-second_chance }
    [triple_draw] { card-sevn-triple_draw }
    [crossroads] { card-sevn-crossroads }
    [storm] { card-sevn-storm }
    [featherweight] { card-sevn-featherweight }
    [heavyweight] { card-sevn-heavyweight }
    [ladder] { card-sevn-ladder }
    [x2] ×2
   *[other] { $card }
}
sevn-other-the = { $other ->
    [ballast_2] Ballast −2
    [ballast_4] Ballast −4
    [ballast_6] Ballast −6
    [freeze] { card-sevn-freeze }
    [second_chance] { card-sevn-second_chance }
    [triple_draw] { card-sevn-triple_draw }
    [crossroads] { card-sevn-crossroads }
    [storm] { card-sevn-storm }
    [featherweight] { card-sevn-featherweight }
    [heavyweight] { card-sevn-heavyweight }
    [ladder] { card-sevn-ladder }
    [x2] ×2
   *[other] { $other }
}

# A whole card, said aloud: its name and what it is for.
card-sevn-said = { $name }: { $short }
card-sevn-said-twice = { $said } Drawn twice.
card-sevn-back = A card, face down

group-sevn-number = Number cards
group-sevn-number-about = A number counts its own value and is one of the seven different values you are after. The higher it is, the more copies there are of it, and the likelier you draw it again.
group-sevn-ballast = Ballast
group-sevn-ballast-about = Ballast costs points, but it is a value of its own on the way to seven. Whoever draws it decides at once: keep it or throw it away. If the clock decides, it is thrown away.
group-sevn-modifier = Modifiers
group-sevn-modifier-about = Modifiers change what the row is worth at the end of the round. They are not values: they never count towards seven and never make a duplicate.
group-sevn-bonus = Bonus cards
group-sevn-bonus-about = A bonus card pays at the end of the round if your row then fits it. A bonus is never doubled, and each copy pays for itself.
group-sevn-action = Action cards
group-sevn-action-about = An action works as soon as it is its turn. Several of them wait in a line and are carried out in the order in which they were drawn.

card-sevn-number = { $value }
card-sevn-number-short = counts { $value }.
card-sevn-number-rule = Counts { $value }.

card-sevn-ballast = Ballast { $value }
card-sevn-ballast-short = costs points, counts as a value of its own.
card-sevn-ballast-rule = Takes { $cost } points off the row if you keep it, and counts as a value of its own.

card-sevn-plus = +{ $plus }
card-sevn-plus-short = adds points at the end of the round.
card-sevn-plus-rule = Adds { $plus } points, after any doubling.

card-sevn-times = ×{ $times }
card-sevn-times-short = multiplies numbers and Ballast at the end of the round.
card-sevn-times-rule = Multiplies the sum of your numbers and Ballast by { $times }. Plus cards, bonuses and the points for SEVN are left as they are.

card-sevn-freeze = Freeze
card-sevn-freeze-short = someone leaves the round with their points safe.
card-sevn-freeze-rule = Choose someone who is still in the round, yourself included. They leave it at once and score everything in front of them, just as if they had stopped.

card-sevn-second_chance = Second Chance
card-sevn-second_chance-short = saves you from one duplicate.
card-sevn-second_chance-rule = Keep it in front of you. The first number you draw twice goes to the discard pile together with this card, and you stay in. Nobody holds two: a further one goes to someone without, or to the discard pile if everybody has one.

card-sevn-triple_draw = Triple Draw
card-sevn-triple_draw-short = someone draws up to three cards.
card-sevn-triple_draw-rule = Choose someone who is still in the round, yourself included. They draw up to three cards, one after the other; it ends early if they go out or reach SEVN.

card-sevn-crossroads = Crossroads
card-sevn-crossroads-short = take one of two open cards.
card-sevn-crossroads-rule = Two cards are turned up for all to see. Take one as if you had drawn it; the other goes to the discard pile and does nothing.

card-sevn-storm = Storm
card-sevn-storm-short = everyone still in the round draws a card.
card-sevn-storm-rule = Everyone still in the round draws one card, clockwise. If somebody reaches SEVN on the way, the round is over and the rest draw nothing.

card-sevn-featherweight = Featherweight
card-sevn-featherweight-short = a bonus for a row of low values.
card-sevn-featherweight-rule = Pays +{ $points } if you have at least { $least } numbers and kept Ballast cards and none of them is above { $limit }.

card-sevn-heavyweight = Heavyweight
card-sevn-heavyweight-short = a bonus for several high numbers.
card-sevn-heavyweight-rule = Pays +{ $points } if you have at least { $least } numbers of { $limit } or more, whatever else you hold.

card-sevn-ladder = Ladder
card-sevn-ladder-short = a bonus for numbers in sequence.
card-sevn-ladder-rule = Pays { $points } for each number in your longest unbroken sequence, if it is at least { $least } long. Ballast is never a rung.

card-copies = { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
}
