# “SEVN in one minute”, and the captions of its demo round.

learn-sevn-title = SEVN in one minute
learn-sevn-lead = Three ideas carry you through your first game. The rest of the cards explain themselves while you play.

learn-sevn-goal-step = The goal
learn-sevn-goal = First to { $target }
learn-sevn-goal-text = In every round you line up cards in front of you. What they are worth at the end is added to your points. Once somebody ends a round with { $target } or more, the highest total wins.
learn-sevn-goal-picture = Four players on their way to { $target }

learn-sevn-decision-step = The decision
learn-sevn-decision = Another card, or stop?
learn-sevn-decision-text = Your turn is this one question; turns go round clockwise. Draw, and an open card joins your row. Stop, and the row is yours: you sit out the rest of the round and score what lies there.
learn-sevn-decision-try = Try it. Your row is worth { $points }.
learn-sevn-draw = Draw
learn-sevn-stop = Stop
learn-sevn-decision-drawn = The { $card } is new to your row, which is now worth { $points }. Lucky: { $bust } of the { $unseen } unseen cards would have put you out.
learn-sevn-decision-stopped = { $points } points are safe. The others play on without you.
learn-sevn-decision-picture = A row and the two answers to choose from

learn-sevn-risk-step = The risk
learn-sevn-risk = The same value twice, and you are out
learn-sevn-risk-text = Draw a number that already lies in your row, and the whole row scores nothing this round. Only Second Chance can catch it.
learn-sevn-risk-picture = A row that has just drawn a value it already had
learn-sevn-copies = High cards are worth more, and return sooner
learn-sevn-copies-text = There are { $most } cards that show { $high }, but just { $least ->
    [one] a single
   *[other] { $least }
} { $low }. The bigger the numbers you collect, the thinner the ice.
learn-sevn-copies-picture = Some values and how many cards of each there are

learn-sevn-round = Watch a round
learn-sevn-round-text = Four players, late in a game. It plays by itself; stop it, or step back and forth with the arrow keys.

learn-sevn-seven = Seven different values: SEVN
learn-sevn-seven-text = The round is over on the spot, and whoever did it gets { $bonus } points on top of the row. Everyone who is not out scores, too.
learn-sevn-seven-picture = A row reaching its seventh value

learn-sevn-three = Three cards to know
learn-sevn-three-text = They work at once. Where you choose somebody, it may be yourself.

learn-sevn-start = That is all you need
learn-sevn-start-text = Draw for more, and stop before luck turns. There are more cards, but they can wait until you meet them.
learn-sevn-start-play = Play SEVN
learn-sevn-start-rules = Read the full rules

lesson-sevn-demo-deal = Everybody starts with one open card; nobody has decided anything yet. { $name } is { $missing } points short of { $target }.
lesson-sevn-demo-draw = { $name } draws. { sevn-card } is new to the row, which is now worth { $points } points.
lesson-sevn-demo-twice = { $name } draws a second { sevn-card } and is out: nothing for this round. { $bust } of the { $unseen } unseen cards could do that.
lesson-sevn-demo-further = { $name } dares it as well and gets { sevn-card }: { $points } points in the row.
lesson-sevn-demo-stop = { $name } would rather stop. { $points } points are safe, whatever happens now.
lesson-sevn-demo-end = { $name } risks one more card, then the last two stop and the rows are counted. { $scored } points make { $banked } in all: { $name } wins.
