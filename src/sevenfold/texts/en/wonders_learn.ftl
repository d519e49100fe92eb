# “7 Wonders in three minutes”, and the hints of the first age.

learn-wonders-title = 7 Wonders in three minutes
learn-wonders-lead = Read for a minute, then play: one age against two bots, with a hint whenever something new turns up.

learn-wonders-goal-step = The goal
learn-wonders-goal = Most points after three ages
learn-wonders-goal-text = You build up a city and its wonder. Points come from what stands there in the end, whatever it is: monuments, science, trade, a strong army, the wonder itself. In each of { $ages } ages you play { $turns } cards.

learn-wonders-turn-step = A turn
learn-wonders-turn = Keep one card, pass the rest
learn-wonders-turn-text = You get { $hand } cards and choose one. So does everybody else, at the same time; then all are turned over together. The rest of your hand goes to your neighbour, and the next hand comes to you, one card smaller.
learn-wonders-turn-try = Try it: choose a card.
learn-wonders-turn-chosen = { card-7wonders } stays with you. The others go on to the left, and from the right comes a new hand.
learn-wonders-turn-picture = A hand of three cards to choose from

learn-wonders-card-step = A card
learn-wonders-card = Three things you can do with it
learn-wonders-card-text = What to do with the card you keep is up to you.
learn-wonders-build = Build it
learn-wonders-build-text = Have the resources on its left edge, and it stands in your city for good.
learn-wonders-stage = Use it for your wonder
learn-wonders-stage-text = Pay for the next stage. The card goes under the board; what it shows no longer matters.
learn-wonders-sell = Turn it into coins
learn-wonders-sell-text = Any card, at any time, for { $amount } coins.

learn-wonders-neighbours-step = The neighbours
learn-wonders-neighbours = They sell, and they fight
learn-wonders-neighbours-text = What you don’t produce you buy from the city on your left or right, for { $price } coins each; they can’t refuse. When an age ends, your shields are compared with theirs: more is worth points, fewer costs some.
learn-wonders-trade-picture = A city pays { $price } coins to its neighbour and gets clay
learn-wonders-fight-picture = Two shields beat one: { $points } point for one city, { $defeat } for the other

learn-wonders-start = Now play an age
learn-wonders-start-text = You and two bots, side A, no clock. Everything else will be said when it matters.
learn-wonders-start-play = Play the first age
learn-wonders-start-rules = Read the rules

# The panel of hints at the table.
hints-title = Hints
hints-number = Hint { $number }
hints-open = Show hints
hints-open-new = Show hints: there is a new one
hints-close = Close hints
hints-back = Previous hint
hints-next = Next hint
hints-done = All right
hints-play-on = Play on
hints-anew = New match against bots
hints-rules = Read the rules

# Each hint: a few words, and a sentence or two. $name is a person, $card and $other are cards, $why is the reason the server gives.
hint-wonders-hand = Your hand
hint-wonders-hand-text = You will keep one of these { $count } cards. A green tick: you can build it, for the coins above it. A red cross: you can’t. A yellow star: it is free.
hint-wonders-build = Something to begin with
hint-wonders-build-text = { card-7wonders } costs you nothing now. Choose it, then “Build”, and it stands in your city.
hint-wonders-produce = Resources last
hint-wonders-produce-text = { card-7wonders } produces something from the next turn on, every turn anew. Brown and grey cards pay for most of what comes later.
hint-wonders-closed = Why the cross?
hint-wonders-closed-text = { card-7wonders }: { $why }
hint-wonders-buy = Your neighbour sells
hint-wonders-buy-text = { card-7wonders } needs { good-7wonders }, which you don’t produce. { $name } does, and sells it for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}. { $ways ->
    [one] When you build it, it is paid by itself.
   *[other] When you build it, a window lets you choose who gets the coins.
}
hint-wonders-coins = Paid in coins
hint-wonders-coins-text = { card-7wonders } costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, and it goes to the bank.
hint-wonders-own = Your city provides
hint-wonders-own-text = Your city has all that { card-7wonders } needs. Nothing is used up: next turn it is all there again.
hint-wonders-passed = The hands have moved on
hint-wonders-passed-text = { $direction ->
    [left] In this age hands go to the left: yours is the one { $name } had a moment ago, and what you leave goes on to the other side.
   *[right] In this age hands go to the right: yours is the one { $name } had a moment ago, and what you leave goes on to the other side.
}
hint-wonders-stage = Your wonder
hint-wonders-stage-text = { $open ->
    [yes] You can pay for stage { $number }{ $coins ->
        [0] {""}
        [one] {" "}with { $coins } coin
       *[other] {" "}with { $coins } coins
    }. Any card will do: take one you don’t want your neighbour to have, and choose the stage.
   *[no] Stage { $number } waits for its resources: { $why } Once you have them, any card will do.
}
hint-wonders-chain = A star: free
hint-wonders-chain-text = { card-7wonders } costs you nothing, since { other-7wonders } stands in your city. Such chains are written on the cards.
hint-wonders-free = Your wonder builds free
hint-wonders-free-text = Once in this age you may build a card like { card-7wonders } without its cost.
hint-wonders-shields = Shields
hint-wonders-shields-text = { $where ->
    [hand] { card-7wonders } brings shields.
   *[players] There are shields at the table.
} At the end of this age you are compared with either neighbour: { $points ->
    [one] { $points } point
   *[other] { $points } points
} if you have more, { $defeat } if you have fewer, nothing if you have the same.
hint-wonders-science = Science
hint-wonders-science-text = { card-7wonders } carries a symbol. Equal ones score the square of their number, each three different ones { $set } more. Worth it if you go on collecting.
hint-wonders-sell = Short of coins?
hint-wonders-sell-text = Any card can be turned into { $amount } coins, even one with a cross. It then lies face down on the discard pile.
hint-wonders-others = Hourglass and card
hint-wonders-others-text = { $name } has chosen already: the hourglass says so. A card means somebody is still thinking. Nobody sees what you choose.
hint-wonders-change = You can change your mind
hint-wonders-change-text = Your card lies face down. Until the last one has chosen, you can take another.
hint-wonders-last = The last turn of this age
hint-wonders-last-text = You hold { $count } cards: play one, and the other goes to the discard pile. Then come the conflicts.
hint-wonders-conflict = The first age is over
hint-wonders-conflict-text = { $outcome ->
    [both] You have won { $won ->
        [one] a conflict
       *[other] both conflicts
    } and lost { $lost ->
        [one] one
       *[other] both
    }.
    [won] You have won { $won ->
        [one] a conflict
       *[other] both conflicts
    }.
    [lost] You have lost { $lost ->
        [one] a conflict
       *[other] both conflicts
    }.
   *[none] You have neither won nor lost a conflict.
} For your score that makes { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far.
hint-wonders-ages = Two more ages
hint-wonders-ages-text = The cards now bring more and cost more, and hands go to the { $direction ->
    [left] left
   *[right] right
}. A conflict won is worth { $second } points in this age and { $third } in the next, where guilds look at what your neighbours have built.
hint-wonders-end = That was an age
hint-wonders-end-text = You know enough to play to the end. Go on here, and hints will still come when something is new.
hint-wonders-pick = Look through the discard pile
hint-wonders-pick-text = Your wonder lets you build one of { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from there, free of cost. Or leave them.
hint-wonders-guild = A guild
hint-wonders-guild-text = { card-7wonders } scores at the end, mostly for what your neighbours have. Look at their cities first.
