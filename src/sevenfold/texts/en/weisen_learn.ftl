# “Die Sieben Weisen in five minutes”, and the captions of all lessons. $card is a card's id with _ for the colon, $lead where
# the indicator stands and $before where it stood, $points what somebody has laid out and $was what it was.

learn-weisen-title = Die Sieben Weisen in five minutes
learn-weisen-lead = Up to eleven times the sages meet for a power struggle, in two alliances that are made anew each time. Whoever was your ally a moment ago may be against you in the next.
learn-weisen-goal-step = What it’s about
learn-weisen-goal = Own the most valuable crystals
learn-weisen-goal-text = Crystals worth { $least } to { $most } lie on each ceremony space. The alliance that wins the struggle there shares them out, and whoever owns the greatest value in the end has won. You win together, but you collect alone.
learn-weisen-goal-picture = Crystals worth { $least } to { $most }
learn-weisen-roles-step = Roles
learn-weisen-roles = First everybody becomes a sage
learn-weisen-roles-text = Each space ranks the seven sages in its own order. Who stands high begins the struggle and takes crystals first; who stands lowest decides where the next one is. And you may only lay your own sage’s cards, and owls: a look at your hand helps.
learn-weisen-orders = The orders on the spaces are reconstructed: the printed ones could not be found. A host who owns the game can enter them.
learn-weisen-talk-step = Alliances
learn-weisen-talk = Then you look for allies
learn-weisen-talk-text = Talk, promise, show cards; nobody has to keep a word of it. Only one thing binds: as soon as two agree, they are allied. With four players the other two are, too. With five a third may join.
learn-weisen-fallback = And if nobody agrees?
learn-weisen-fallback-text = Then the hierarchy decides: from the top, each chooses a side until one is full.
learn-weisen-gifts-step = Gifts
learn-weisen-gifts = Allies help each other out
learn-weisen-gifts-text = Before the struggle you may give your allies as many cards as you like. Gifts, not trades: what comes back is up to them.
learn-weisen-struggle-step = Power struggle
learn-weisen-struggle = Lay a card, or drop out
learn-weisen-struggle-text = Clockwise, whoever’s turn it is lays one card or drops out for good. Each card moves the indicator towards your side by its value. What lies before you counts to the end, even once you have dropped out.
learn-weisen-early = A lead of { $early } ends it at once
learn-weisen-early-text = Whoever is that far ahead need not wait for the others to give up.
learn-weisen-dropping = Dropping out fills your hand
learn-weisen-dropping-text = Whoever drops out first draws { $first } power cards. All later ones get { $passed } from the one before them and draw { $later }. Dropping out early is no shame: the next struggle comes.
learn-weisen-spells-step = Spells
learn-weisen-spells = One spell for each struggle
learn-weisen-spells-text = There are seven, each of them twice, and each player may lay one in a struggle. Here are two; the rules page has them all.
learn-weisen-scoring-step = Scoring
learn-weisen-scoring = Crystals for the winners, spells for the losers
learn-weisen-scoring-text = Then the lowest sage moves the pawn to one of the two other spaces, everybody puts the role back, and a new round begins.
learn-weisen-end-step = The end
learn-weisen-end = Finitum, and one more look at the hands
learn-weisen-end-text = Finitum lies among the last five spaces of the stack. Once it is turned up, there is one struggle left, or two. Then the hands are compared: whoever holds most of a sage, or of the owls, gets a small crystal worth 1.
learn-weisen-start = Off to the stone circle
learn-weisen-start-text = That’s all you need. The spells say on their cards what they do.
learn-weisen-start-play = Play against bots
learn-weisen-start-rules = Read the whole rules
learn-weisen-seats = The players
learn-weisen-middle = In the middle
learn-weisen-hand = { $name }’s hand
learn-weisen-offers = { $name } offers { $other } an alliance
learn-weisen-out = out
learn-weisen-out-said = dropped out as number { $place }
learn-weisen-won = wins
learn-weisen-count = { $power ->
    [one] { $power } power card
   *[other] { $power } power cards
}, { $spells ->
    [one] { $spells } spell
   *[other] { $spells } spells
}

lesson-weisen-roles-1 = Ann chooses first. The pawn stands where the crystals 6 and 3 lie; there the druid ranks high, and two of her cards are a druid’s.
lesson-weisen-roles-2 = Ann becomes the druid. She takes both of his role cards, the large one and the small one.
lesson-weisen-roles-3 = Clockwise the others choose. Two roles stay in the middle. Of the sages that are played, the druid now stands highest and the seer lowest.

lesson-weisen-pact-1 = Five players, and everybody may offer everybody an alliance; each has { $left } offers in a round.
lesson-weisen-pact-2 = Ann would like to play with Cleo. Only those two see the offer.
lesson-weisen-pact-3 = Cleo accepts: the two are allied, and all other offers lapse. Now one more may join them. The others are asked from the top, so Eva comes first.
lesson-weisen-pact-4 = Eva stays out. Ben joins, and Ann and Cleo can’t refuse him: three against two.
lesson-weisen-fallback-1 = Four players, and no two of them agree.
lesson-weisen-fallback-2 = All have said what they had to say. Ann is highest, and her small role card goes to a track.
lesson-weisen-fallback-3 = Cleo comes second, and chooses the other side.
lesson-weisen-fallback-4 = Ben goes with Cleo. That alliance is full, so Dan belongs to Ann.
lesson-weisen-gifts-1 = Ann and Cleo are allied. Ann holds a magician’s 7, which she can’t lay herself.
lesson-weisen-gifts-2 = She gives it to Cleo, who is the magician. Only the two see the card; how many cards somebody holds, everybody sees.
lesson-weisen-gifts-3 = Cleo gives a druid’s 1 in return. She didn’t have to.
lesson-weisen-gifts-4 = All are ready. From now on nobody may give anybody anything.
lesson-weisen-struggle-1 = Ann the druid stands highest and begins. The indicator stands at zero.
lesson-weisen-struggle-2 = { card-weisen }: the indicator moves { $lead } steps to the side of Ann and Cleo.
lesson-weisen-struggle-3 = Ben answers with { card-weisen }. Now Ann and Cleo lead by { $lead }.
lesson-weisen-struggle-4 = { card-weisen } from Cleo. Everybody may lay owls, whatever their role.
lesson-weisen-struggle-5 = Dan lays { card-weisen }. The lead goes to the other side, { $lead } points.
lesson-weisen-struggle-6 = Everybody has laid another card, Ann just a 1. She is { $lead } behind.
lesson-weisen-struggle-7 = But with it she has planned for this: the second 1 of her role counts { $one }. From { $was } to { $points }, and her side leads by { $lead }.
lesson-weisen-indicator-1 = Dan, the seer, has { $points } points laid out, and the indicator stands { $lead } steps on his side. It’s Ann’s turn.
lesson-weisen-indicator-2 = { card-weisen }: just as many steps to Ann’s side. Zero counts as a step too, so the indicator now stands at { $lead } on her track.

lesson-weisen-early-1 = Ann and Cleo lead by { $lead }, and it’s Ann’s turn.
lesson-weisen-early-2 = With { card-weisen } they are { $lead } ahead: the struggle is over at this moment.
lesson-weisen-early-3 = Now all drop out, in turn from Ann’s left: drawing, handing on and all.
lesson-weisen-early-4 = Ann, who made the lead, comes last and lays { $passed } power cards on the discard pile.
lesson-weisen-dropping-1 = Ann’s side leads by { $lead }, but her hand has nothing more that fits.
lesson-weisen-dropping-2 = She drops out first and draws { $first } cards. What she has laid stays and counts.
lesson-weisen-dropping-3 = Ben follows. Ann chooses { $passed } power cards for him and gives an opponent what she can spare. He draws { $later } more.
lesson-weisen-dropping-4 = Cleo drops out: Ben hands on { $passed } cards, and she draws { $later }.
lesson-weisen-dropping-5 = Dan is the last one. He too gets { $passed } and draws { $later }, then he lays { $passed } of his own on the discard pile. Ann’s side has won by { $lead }.
lesson-weisen-scoring-1 = Ann and Cleo have won by { $lead }. The druid stands above the magician, so Ann takes first.
lesson-weisen-scoring-2 = Ann takes the { $value }, Cleo gets what is left. Won crystals lie face down.
lesson-weisen-scoring-3 = The losers each draw a spell, also in the order of the hierarchy.
lesson-weisen-scoring-4 = Dan, the seer, is lowest and moves the pawn. That he has lost doesn’t matter.
lesson-weisen-scoring-5 = A new space with new crystals covers the old one, all roles are back in the middle, and Dan chooses first.
lesson-weisen-finitum-1 = Finitum lies open. Dan is lowest: one last struggle on the space that is left, or the end at once?
lesson-weisen-finitum-2 = Dan ends it. For the most of each sage, and of the owls, there is a small crystal; Ann gets three of them and wins with { $total }.

lesson-weisen-tie-1 = The indicator stands at zero: a tie. Here the witch is highest, then priestess, magician, seer and alchemist.
lesson-weisen-tie-2 = Alliances don’t matter now. The witch takes first, the { $value }.
lesson-weisen-tie-3 = Then the priestess takes the { $value }, and the magician gets the last crystal.
lesson-weisen-tie-4 = Seer and alchemist go without, so each of them gets a spell.
lesson-weisen-surplus-1 = Five players, and the alliance of two has won by { $lead }. Three crystals lie there.
lesson-weisen-surplus-2 = Witch and priestess take one each. The third, a { $surplus }, leaves the game; the three losers draw spells.
lesson-weisen-trio-1 = Three players. The druid is highest, so Ann lays her small role card at a track and is asked first.
lesson-weisen-trio-2 = She leaves it open. Now Ben, the witch, is asked.
lesson-weisen-trio-3 = He lays his card at the other track and leaves it open, too.
lesson-weisen-trio-4 = So Cleo, the seer, decides: she goes with Ann, and Ben plays alone.
lesson-weisen-trio-5 = The solo player begins, and marks the sum of the two crystals instead of laying a card: { $bonus }.
lesson-weisen-trio-6 = Cleo sits at his left and goes on with { card-weisen }. { $lead } points are still missing.

lesson-weisen-moventi-1 = Ann’s side leads by { $lead }. A 7 lies on another space, and only 6 and 3 here.
lesson-weisen-moventi-2 = Ann swaps the 3 for the 7: now { $crystals } points lie where the struggle is.
lesson-weisen-anulensa-1 = Both of the witch’s ones lie before Ben, { $points } points. His side leads by { $lead }.
lesson-weisen-anulensa-2 = Ann has one of them put away. What is left is a single 1, and her side leads by { $lead }.
lesson-weisen-volensia-1 = An owl of 5 lies before Ben.
lesson-weisen-volensia-2 = Ann takes it into her hand. Her side’s lead grows from { $before } to { $lead }.
lesson-weisen-volensia-3 = In her next turn she lays the owl herself: { $lead }.
lesson-weisen-absentus-1 = Ann would rather see first what the others do.
lesson-weisen-absentus-2 = Absentus lies before her. From her next turn on she may pass without dropping out.
lesson-weisen-absentus-3 = Ben lays a 3, Cleo and Dan drop out. Now it is level.
lesson-weisen-absentus-4 = Ann passes. She could also have laid a card, and could still pass later.
lesson-weisen-absentus-5 = Ben drops out as the last of the others. Passing is over.
lesson-weisen-absentus-6 = Ann lays { card-weisen } and leads by { $lead }. Nobody is left to answer.
lesson-weisen-absentus_second-1 = Ann has laid absentus. Now it’s Ben’s turn.
lesson-weisen-absentus_second-2 = Ben lays the second one: only his counts now, Ann’s goes to the discard pile.
lesson-weisen-absentus_second-3 = Ann plays on as usual and lays { card-weisen }. Her spell for this struggle is used up all the same.
lesson-weisen-mutantus-1 = Ann is the druid and holds a magician’s 7; Cleo is the magician and holds a druid’s 5.
lesson-weisen-mutantus-2 = Ann swaps the large role cards: she is the magician now, Cleo the druid. Cards and hands stay where they are.
lesson-weisen-mutantus-3 = Cleo can lay { card-weisen } …
lesson-weisen-mutantus-4 = … and Ann { card-weisen }. When crystals are taken, their new ranks count.
lesson-weisen-potentia-1 = Nothing in Ann’s hand that she could lay, but a spell.
lesson-weisen-potentia-2 = She draws { $potentia } power cards, a druid’s 5 and an owl among them. From her next turn on she can lay them.
lesson-weisen-binensus-1 = The alchemist lies in the middle, and Ann holds two of his cards.
lesson-weisen-binensus-2 = She takes the large role card. The small one stays in the middle, and her rank stays the druid’s.
lesson-weisen-binensus-3 = From her next turn on she lays cards of both: { card-weisen }, and her side leads by { $lead }.
