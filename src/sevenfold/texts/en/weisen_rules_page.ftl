# The complete rules of Die Sieben Weisen.

rules-weisen-title = The rules of Die Sieben Weisen
rules-weisen-lead = Everything for three to five players, with each card, each spell and each space. The examples are positions that are played by the same rules as your match; open one and go through it step by step.
rules-weisen-to-spells = To the spells
rules-weisen-minutes = Rather learn it in five minutes
rules-weisen-example = See it on the table: { $title }
rules-weisen-copies = { $copies ->
    [one] once in the game
    [2] twice in the game
   *[other] { $copies } times in the game
}

rules-weisen-goal = Goal of the game
rules-weisen-goal-1 = Seven sages meet at a circle of stones, up to { $rounds } times, and fight for crystals. In each round the players form two alliances; the one with more points laid out wins the crystals of that place.
rules-weisen-goal-2 = A round has five parts: everybody chooses a role, alliances are made, the power struggle is fought, crystals and spells are given out, and the pawn moves to the next space.
rules-weisen-goal-3 = Whoever owns the most valuable crystals at the end wins, alone: alliances last for one round.

rules-weisen-setup = Set-up
rules-weisen-setup-1 = The { $spaces } ceremony spaces are shuffled face down. Finitum, which ends the game, is shuffled in among the lowest { $below } of them. The top { $open } are turned up side by side, and the pawn stands on the last one.
rules-weisen-setup-2 = There are { $copies } large crystals of each value from { $least } to { $most }. They are mixed face down, and each open space gets { $crystals } of them, face up, with five players { $five }.
rules-weisen-setup-3 = Everybody gets { $power } power cards and { $spells ->
    [one] one spell
   *[other] { $spells } spells
}. Hands are secret, but how many cards somebody holds everybody may see. With fewer than five players some roles aren’t in the game, with all their power cards; the owls always are.
rules-weisen-setup-players = Players
rules-weisen-setup-out = Roles left in the box
rules-weisen-setup-roles = Roles in the game
rules-weisen-setup-power = Power cards
rules-weisen-setup-crystals = Crystals on each space

rules-weisen-cards = The power cards
rules-weisen-cards-1 = Each sage has cards from 1 to 7, the 1 twice. Owls are jokers that anybody may lay.

rules-weisen-hierarchy = Hierarchies
rules-weisen-hierarchy-1 = Each space names the { $roles } sages from the highest to the lowest. Only the space with the pawn counts, and only the roles that players hold; all others are skipped.
rules-weisen-hierarchy-2 = The hierarchy says three things: the highest begins the power struggle, crystals and spells are given out from the top, and the lowest moves the pawn. It doesn’t change the order of turns, which is always clockwise.
rules-weisen-hierarchy-3 = We don’t know the orders on the printed spaces; they were nowhere to be found. Those here are reconstructed from what reviews and the rulebook tell, and balanced: each sage stands about equally often in each place. Whoever owns the game and opens a table can enter the true ones.

rules-weisen-roles = 1. Roles
rules-weisen-roles-1 = One after another, clockwise, each player takes a role that still lies in the middle: its large card, which lies before them, and its small one, which shows their alliance later. You may take any role, even one of which you hold no card. In the first round chance says who begins, later it is whoever moved the pawn.
rules-weisen-roles-2 = { $middle } roles always stay in the middle. Until all have chosen, nobody may offer an alliance or show cards.

rules-weisen-alliances = 2. Alliances, with four and five players
rules-weisen-alliances-1 = Now everybody talks at the same time. You may offer alliances, accept, decline or take an offer back, show somebody cards of your hand, and promise whatever you like. No promise has to be kept.
rules-weisen-alliances-2 = As soon as two agree, they are allied, and that binds. Two offers that cross are an agreement, too. All other offers lapse.
rules-weisen-alliances-3 = With four players the two others thereby are the second alliance: two against two.
rules-weisen-alliances-4 = With five players a third may join the pair, and the pair can’t refuse. If several want to, the highest of them does. If nobody does, the three others are the second alliance. Either way it is three against two.
rules-weisen-alliances-5 = If nobody agrees, the hierarchy decides. The highest lays the small role card at a track. Then, from the top, each chooses a track until one alliance is full; the others must go to the other one. Full means two with four players, three with five. Nobody stays without an alliance.

rules-weisen-trio = Alliances with three players
rules-weisen-trio-1 = With three, one plays alone against two, and offers aren’t made; you may talk and show cards as much as you like. Highest, middle and lowest are asked in turn:
rules-weisen-trio-2 = The highest lays the small role card at a track and says whether to play alone.
rules-weisen-trio-alone = The highest plays alone: against the two others.
rules-weisen-trio-open_alone = The highest leaves it open, the middle one plays alone: against highest and lowest.
rules-weisen-trio-open_with = The highest leaves it open, the middle one goes along: both against the lowest.
rules-weisen-trio-open_open = Both leave it open, the middle one at the other track: the lowest chooses one of them as an ally, and the other plays alone.
rules-weisen-trio-after = So the lowest can’t choose to play alone, and nobody can refuse an ally.
rules-weisen-trio-bonus = The solo player always begins the struggle, but lays no card in that first turn. Instead the sum of the two crystals on the space is marked as a bonus: two 2s bring 4, a 4 and a 6 bring 10, a 6 and a 7 bring 13. Then the left neighbour goes on. If all drop out without a card, the solo player wins by the bonus.

rules-weisen-gifts = Gifts between allies
rules-weisen-gifts-1 = Once both alliances stand, allies may give each other cards, power cards and spells, as many as they like, even the whole hand. A gift holds at once and can’t be refused or taken back.
rules-weisen-gifts-2 = They are gifts, not trades: whether anything comes back is up to the other one. Only giver and receiver see the card; the numbers in all hands are open.
rules-weisen-gifts-3 = When all are ready, the struggle begins. From then on nobody may give or show anything.

rules-weisen-struggle = 3. The power struggle
rules-weisen-struggle-1 = The highest in the hierarchy begins, with three players the one who plays alone. Then it goes on clockwise. Whoever’s turn it is lays one card or drops out; whoever has dropped out is skipped from then on. The struggle is over when all have dropped out.
rules-weisen-struggle-2 = You may lay a power card of your own role, an owl, or a spell if you haven’t laid one in this struggle. There is no passing. If nothing fits, all that is left is to drop out.
rules-weisen-struggle-3 = The indicator shows by how much one alliance leads. Each power card and each owl moves it by its value to the side of whoever lays it. A spell takes effect at once.
rules-weisen-struggle-4 = If both 1s of the same role lie before the same player, the second one counts { $one }: { $eleven } together.
rules-weisen-struggle-5 = Laid cards stay until the end of the round and count, even after their owner has dropped out. Whoever is left alone may go on laying as long as they like.

rules-weisen-dropping = Dropping out and the early end
rules-weisen-dropping-1 = Whoever drops out first draws { $first } power cards. Everybody who drops out later gets { $passed } power cards from the one who dropped out just before and draws { $later }. The giver chooses them from all power cards in hand, also those just drawn, and knows who will get them.
rules-weisen-dropping-2 = The last one also gets { $passed } and draws { $later }, and then lays { $passed } power cards face up on the discard pile.
rules-weisen-dropping-3 = Spells are never handed on. Only the two see what goes from one to the other.
rules-weisen-dropping-4 = If an alliance leads by { $early } or more, the struggle ends at that moment, whatever made the lead. All who are still in it drop out clockwise, the one who made the lead last of all, with drawing and handing on as usual.

rules-weisen-spells = The spells
rules-weisen-spells-1 = Each player may lay one spell in a struggle. Laying it is your turn; what it allows you to do with cards you can do from your next turn on.
rules-weisen-spells-2 = You may lay a spell even if it has no effect; it is used up all the same. But if there is something it can be aimed at, it must be aimed.
rules-weisen-spells-3 = Laid spells stay until the end of the round.
rules-weisen-spell-moventi = Swap any two crystals that lie on the open spaces.
rules-weisen-spell-moventi-1 = They may also lie on the same space, or be worth the same; then nothing changes.
rules-weisen-spell-moventi-2 = Where fewer than two crystals lie, it has no effect.
rules-weisen-spell-moventi-3 = A bonus that a solo player has already marked stays as it is.
rules-weisen-spell-anulensa = Put any laid power card on the discard pile, an owl too. The indicator moves accordingly.
rules-weisen-spell-anulensa-1 = It may be a card of your own side, or of somebody who has dropped out.
rules-weisen-spell-anulensa-2 = One of two 1s that lie together costs their owner 10, whichever it is; a 1 by itself costs 1.
rules-weisen-spell-anulensa-3 = Spells can’t be put away by it.
rules-weisen-spell-volensia = Take any laid owl into your hand. The indicator moves accordingly, and from your next turn on you may lay it yourself.
rules-weisen-spell-volensia-1 = It may lie before anybody, also before somebody who has dropped out.
rules-weisen-spell-volensia-2 = If only owls of your own side lie there, you have to take one of those.
rules-weisen-spell-absentus = At each of your turns you may pass without dropping out, until all the others have dropped out.
rules-weisen-spell-absentus-1 = You may lay a card at one turn and pass again at the next.
rules-weisen-spell-absentus-2 = When all the others have dropped out, allies included, you play on as usual: lay cards, or drop out.
rules-weisen-spell-absentus-3 = If the second absentus is laid in the same struggle, only that one counts. The first goes to the discard pile, and its owner plays on as usual, without another spell.
rules-weisen-spell-absentus-4 = It goes with the player, not with the role, and doesn’t help against the early end.
rules-weisen-spell-mutantus = Swap your large role card with an ally’s.
rules-weisen-spell-mutantus-1 = It changes which cards each of you may lay, who takes crystals or spells first, and who may be the lowest.
rules-weisen-spell-mutantus-2 = It doesn’t change whose turn it is, laid cards, hands, or the alliance.
rules-weisen-spell-mutantus-3 = An ally who has dropped out stays out.
rules-weisen-spell-mutantus-4 = A second role from binensus isn’t swapped.
rules-weisen-spell-mutantus-5 = Who plays alone has nobody to swap with: no effect.
rules-weisen-spell-potentia = Draw { $cards } power cards.
rules-weisen-spell-potentia-1 = If there are fewer, you draw those there are.
rules-weisen-spell-binensus = Take one of the roles from the middle. From your next turn on you may lay its power cards, too.
rules-weisen-spell-binensus-1 = It lasts until the end of the struggle; then the role goes back.
rules-weisen-spell-binensus-2 = Your rank stays that of your first role; the small card stays in the middle.
rules-weisen-spell-binensus-3 = Each role makes its own pair of 1s; a 1 of one and a 1 of the other are no pair.
rules-weisen-spell-binensus-4 = If somebody has taken one before, just one role is left to take.

rules-weisen-scoring = 4. Scoring
rules-weisen-scoring-1 = The alliance on whose track the indicator stands has won. In the order of the hierarchy each of its members takes one crystal of their choice from the space. Won crystals lie face down: how many you have is open, what they are worth is not.
rules-weisen-scoring-2 = Each loser draws a spell, also in the order of the hierarchy. If there are none left, the lower ones get nothing.
rules-weisen-scoring-3 = If there are more crystals than winners, the last one leaves the game. That happens when the alliance of two wins with five players, or the solo player with three.
rules-weisen-scoring-4 = A tie: if the indicator stands at zero, the crystals are taken in the order of the hierarchy, whatever the alliance, until none is left. Everybody who got none draws a spell.

rules-weisen-space = 5. The next space
rules-weisen-space-1 = The lowest of the sages in play moves the pawn to one of the two other spaces, no matter whether they have won or lost.
rules-weisen-space-2 = Only then a new space is turned up and covers the one just left, with new crystals on it. What is covered is out of the game.
rules-weisen-space-3 = All laid cards go to the discard piles, all roles back to the middle, the indicator to zero. Whoever moved the pawn chooses a role first in the next round.

rules-weisen-end = The end of the game
rules-weisen-end-1 = Finitum is turned up at some time among the last { $last } pieces of the stack, which is after round 5 to 9. No crystals lie on it, and from then on no new spaces come.
rules-weisen-end-2 = The struggle to which the pawn has just moved is still fought. Then the lowest chooses: one last struggle on the other ceremony space, or finitum, which ends the game at once. So there are 6 to { $rounds } rounds.
rules-weisen-end-3 = Then the hands are compared: for each role in the game, and for the owls as a role of their own, whoever holds the highest sum gets a small crystal worth 1; if several tie, each of them does. Two 1s of a role count { $eleven } here, too. Spells and laid cards don’t count.
rules-weisen-end-4 = Whoever’s crystals are worth most has won. If that is a tie, the highest single crystal decides, then the next highest, and so on. If all are equal, the victory is shared.

rules-weisen-options = Options

rules-weisen-cases = Special cases
case-weisen-ones_annulled = What is left when one of two 1s is put away?
case-weisen-ones_annulled-answer = A single 1, worth 1. It doesn’t matter which of the two it was. If you lay another one later, they are a pair again.
case-weisen-ones_split = Do 1s before two different players make a pair?
case-weisen-ones_split-answer = No. That can happen after mutantus: one of you has laid a 1 of the role, and the other lays the second one. Each of them counts 1.
case-weisen-ones_second_role = Does a 1 of my role go with a 1 of my second role?
case-weisen-ones_second_role-answer = No. Only two 1s of the same role are a pair.
case-weisen-owls_ones = Can an owl stand in for a 1?
case-weisen-owls_ones-answer = No. An owl counts what stands on it, for whoever has laid it.
case-weisen-alone = All the others have dropped out. May I go on?
case-weisen-alone-answer = Yes, card after card, until you drop out, or until the lead reaches { $early }.
case-weisen-dead_hand = Nothing in my hand fits. Am I out by myself?
case-weisen-dead_hand-answer = No, you drop out when it is your turn. That way nobody learns from the time it takes what you hold.
case-weisen-nothing_laid = All drop out without laying a card. Who wins?
case-weisen-nothing_laid-answer = It is a tie like any other. With three players the solo player wins by the bonus.
case-weisen-bonus_fixed = The crystals are swapped by moventi. Does the solo player’s bonus change?
case-weisen-bonus_fixed-answer = No, it stays what it was when it was marked.
case-weisen-spell_needed = Must I use a spell even if it hurts me?
case-weisen-spell_needed-answer = If there is something it can be aimed at, yes: you choose what, not whether. If volensia finds only an owl of your own side, you take that one.
case-weisen-dropped_cards = Can cards of somebody who has dropped out be aimed at?
case-weisen-dropped_cards-answer = Yes. They lie there and count like all others.
case-weisen-few_cards = Somebody should hand on { $passed } cards and has fewer.
case-weisen-few_cards-answer = Then they give all power cards they have. The same goes for the last discard.
case-weisen-empty_piles = What if a draw pile is empty?
case-weisen-empty_piles-answer = When a card is needed and none is there, the discard pile is shuffled and becomes the draw pile, also in the middle of drawing. If both are empty, the rest isn’t drawn.
case-weisen-laid_spells = Can losers draw the spells that were laid in this round?
case-weisen-laid_spells-answer = No. Laid cards go to the discard piles only after the scoring. Those put away earlier, by anulensa or by a second absentus, lie there already.
case-weisen-whole_hand = May I give all my cards away?
case-weisen-whole_hand-answer = Yes. The same card changes hands twice in a round at most, so that it can go on from one ally to another, but not back and forth for ever.
case-weisen-handed_to_foe = Do the { $passed } cards also go to an opponent?
case-weisen-handed_to_foe-answer = Yes, to whoever drops out next, friend or foe. You choose them when you know who it is.
case-weisen-lowest_lost = I have won, but I’m the lowest. Do I still move the pawn?
case-weisen-lowest_lost-answer = Yes. Only the hierarchy counts, after all swaps by mutantus.
case-weisen-unused_crystals = What about crystals on spaces where nobody fought?
case-weisen-unused_crystals-answer = They belong to nobody. As long as a space is open, moventi can bring them to where the struggle is.
case-weisen-finitum_move = Can the pawn go to finitum as soon as it is turned up?
case-weisen-finitum_move-answer = No. It comes after the move, so one struggle is certain. After that the lowest may choose it. After a last struggle on the other space the game ends by itself.
case-weisen-no_majority = A role of which nobody holds a card: who gets the crystal?
case-weisen-no_majority-answer = Nobody. The sum must be more than zero. There are always enough small crystals, even if many tie.
case-weisen-final_tie = Two have the same total. Who wins?
case-weisen-final_tie-answer = Whoever owns the more valuable single crystal; if those are equal, the next ones are compared, the small ones last.

rules-weisen-decisions = Where the rulebook leaves it open
rules-weisen-decisions-1 = The rulebook is written for people around a table. This is how it is done here:
rules-weisen-decision-begin = Who is least wise, and chooses first in round 1, is drawn by lot, unless the host names a seat.
rules-weisen-decision-chance = Which roles stay in the box, and which crystals lie where, is drawn by lot.
rules-weisen-decision-pawn = The pawn starts on the last of the three spaces. Each is next to both others.
rules-weisen-decision-private = An offer is seen only by the two it concerns; everybody sees the pair once it is made. The table also sees that somebody shows cards to somebody, but not which.
rules-weisen-decision-offers = In each round everybody may make as many offers as there are other players. A card is shown to the same player once.
rules-weisen-decision-done = The hierarchy decides once all have said that they are done and no offer is open, or when the clock has run out.
rules-weisen-decision-join = Whether somebody joins the pair is asked from the top; the first who does ends it.
rules-weisen-decision-gifts = Whoever gets a gift after being ready is asked once more. With three players the solo player isn’t asked at all.
rules-weisen-decision-shuffle = A discard pile is shuffled when a card is needed, not before. Both lie open and may be looked through.
rules-weisen-decision-secret = The values of won crystals are hidden from the others, even though all saw them being taken. The host can open them.
rules-weisen-decision-clock = If the clock runs out, a neutral choice is made: the highest free role, no offer, no joining, dropping out (with absentus: passing), the lowest cards, the highest crystal, the space with more crystal points.

rules-weisen-glossary = Words
rules-weisen-glossary-en = English
rules-weisen-glossary-de = German
rules-weisen-glossary-meaning = What it means
glossary-weisen-sage-en = Sage
glossary-weisen-sage-de = Weiser, Weise
glossary-weisen-sage = One of the seven figures that players become for a round.
glossary-weisen-role_card-en = Role card
glossary-weisen-role_card-de = Rollenkarte
glossary-weisen-role_card = The large one shows who plays which sage, the small one in which alliance.
glossary-weisen-power_card-en = Power card
glossary-weisen-power_card-de = Machtkarte
glossary-weisen-power_card = A card with a value that moves the indicator.
glossary-weisen-owl-en = Owl
glossary-weisen-owl-de = Eule
glossary-weisen-owl = A power card that anybody may lay.
glossary-weisen-spell-en = Spell
glossary-weisen-spell-de = Zauber, Zauberkarte
glossary-weisen-spell = A card with a word of power; one for each player and struggle.
glossary-weisen-space-en = Ceremony space
glossary-weisen-space-de = Zeremonienplatz
glossary-weisen-space = Where the sages meet; it has a hierarchy and crystals.
glossary-weisen-hierarchy-en = Hierarchy
glossary-weisen-hierarchy-de = Hierarchie
glossary-weisen-hierarchy = The order of the sages on the space with the pawn.
glossary-weisen-alliance-en = Alliance
glossary-weisen-alliance-de = Bündnis
glossary-weisen-alliance = Who stands together in this round.
glossary-weisen-struggle-en = Power struggle
glossary-weisen-struggle-de = Machtkampf
glossary-weisen-struggle = Laying cards until all have dropped out, or one side leads by far.
glossary-weisen-lay-en = To lay
glossary-weisen-lay-de = Auslegen
glossary-weisen-lay = To put a card face up before oneself, where it counts.
glossary-weisen-drop-en = To drop out
glossary-weisen-drop-de = Aussteigen
glossary-weisen-drop = To leave the struggle for this round and get new cards.
glossary-weisen-track-en = Scoring track
glossary-weisen-track-de = Zählleiste
glossary-weisen-track = One for each alliance, with zero between them.
glossary-weisen-indicator-en = Indicator
glossary-weisen-indicator-de = Zeiger
glossary-weisen-indicator = The piece on the tracks that shows who leads by how much.
glossary-weisen-pawn-en = Pawn
glossary-weisen-pawn-de = Spielfigur
glossary-weisen-pawn = The piece on the space where the sages meet.
glossary-weisen-crystal-en = Crystal
glossary-weisen-crystal-de = Kristall
glossary-weisen-crystal = What is won; the large ones in struggles, the small ones at the end.
glossary-weisen-solo_bonus-en = Solo bonus
glossary-weisen-solo_bonus-de = Solobonus
glossary-weisen-solo_bonus = What a solo player begins with, with three players.
glossary-weisen-finitum-en = Finitum
glossary-weisen-finitum-de = Finitum
glossary-weisen-finitum = The space that ends the game.
glossary-weisen-comparison-en = Comparison
glossary-weisen-comparison-de = Kartenvergleich
glossary-weisen-comparison = Small crystals for the hands at the end of the game.

rules-weisen-example-roles = four players choose
rules-weisen-example-pact = a pair, and a third
rules-weisen-example-fallback = nobody agrees
rules-weisen-example-gifts = a 7 for an ally
rules-weisen-example-indicator = the druid’s 6, from one track to the other
rules-weisen-example-struggle = the druid’s 6, and the second 1
rules-weisen-example-early = so far ahead that it is over
rules-weisen-example-dropping = four drop out
rules-weisen-example-scoring = crystals, spells, and the seer moves the pawn
rules-weisen-example-finitum = the end and the comparison
rules-weisen-example-tie = a tie of five
rules-weisen-example-surplus = one crystal too many
rules-weisen-example-trio = both leave it open
rules-weisen-example-moventi = a 7 for a 3
rules-weisen-example-anulensa = one of two 1s
rules-weisen-example-volensia = an owl changes sides
rules-weisen-example-absentus = waiting for the others
rules-weisen-example-absentus_second = the second absentus
rules-weisen-example-mutantus = druid and magician swap
rules-weisen-example-potentia = three new cards
rules-weisen-example-binensus = the alchemist as a second role
