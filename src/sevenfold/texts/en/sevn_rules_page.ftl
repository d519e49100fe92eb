# The complete rules of SEVN, as the page shows them. Numbers come from the cards' facts and from played positions.

rules-sevn-title = The rules of SEVN
rules-sevn-lead = Everything, down to the rare cases. The server, the bots and the lessons follow these same rules.
rules-sevn-minute = Rather the short version? SEVN in one minute

rules-sevn-goal = Goal
rules-sevn-goal-1 = Collect points over several rounds. When a round has been scored and somebody has { $target } or more, the highest total wins.
rules-sevn-goal-2 = If several share the lead at that point, everybody plays a further round, and another, until one of them is alone in front. Whoever was behind may overtake the leaders in it and win.

rules-sevn-round = A round
rules-sevn-round-1 = First everybody is dealt one open card, clockwise from whoever begins. Nobody decides anything about it. If it is an action, it is carried out before the next person gets a card.
rules-sevn-round-2 = Whoever already has cards in front of them through somebody else’s action, before their own first card comes, is passed over in the deal. A Second Chance they were given does not count for this.
rules-sevn-round-3 = Then turns are taken clockwise. The round is over when nobody is left in it and no action is waiting, or at once when somebody reaches SEVN.
rules-sevn-round-4 = All cards in front of the players then go to the discard pile, and the next person clockwise begins the following round. The draw pile goes on as it is.

rules-sevn-turn = A turn
rules-sevn-turn-1 = Draw exactly one card, or stop. Whatever you draw, your turn is over afterwards, even if you discard the card or Second Chance catches it.
rules-sevn-turn-2 = Whoever stops leaves the round and scores the row when it ends. With nothing in front of you, you cannot stop; you have to draw.
rules-sevn-turn-3 = After an action, play goes on with the next person after the one whose turn it was, whoever the action was aimed at. Cards that somebody is made to draw are no turn of theirs.

rules-sevn-twice = Duplicates
rules-sevn-twice-1 = Draw a number that lies in your row already, and you are out: the row scores nothing, and you wait for the next round. Second Chance takes one duplicate for you.
rules-sevn-twice-2 = Only numbers can be duplicates. Ballast, modifiers and bonus cards never put anybody out.

rules-sevn-seven = SEVN
rules-sevn-seven-1 = Whoever has { $seven } different values ends the round on the spot. Numbers and kept Ballast are values. Actions still waiting are dropped.
rules-sevn-seven-2 = The row that did it gets { $bonus } points on top. All who are not out score what they hold.

rules-sevn-deck = Every card
rules-sevn-deck-1 = The deck has { $cards } cards with { $values } different scoring values. So many there are of each:

rules-sevn-queue = The order of actions
rules-sevn-queue-1 = An action drawn on an ordinary turn works at once. Actions that turn up while another is being carried out wait in a line and begin when that one has finished, first drawn, first carried out.
rules-sevn-queue-2 = Each belongs to whoever drew it, and that person chooses whom it hits when its turn has come. Anyone still in the round may be chosen, oneself included; nobody else. If its owner is out or frozen by then, the card goes to the discard pile unused.
rules-sevn-queue-3 = Decisions about Ballast and about a further Second Chance do not wait: they are taken as soon as the card is drawn.

rules-sevn-scoring = Scoring
rules-sevn-scoring-1 = Rows are scored at the end of the round, for everybody who is not out, always in this order:
rules-sevn-scoring-numbers = Add up the numbers.
rules-sevn-scoring-ballast = Take off the kept Ballast.
rules-sevn-scoring-doubled = Double this sum with ×2. Nothing else is ever doubled.
rules-sevn-scoring-plus = Add the plus cards.
rules-sevn-scoring-bonus = Add every bonus the row has earned.
rules-sevn-scoring-sevn = Add { $bonus } for SEVN.
rules-sevn-scoring-floor = If the result is below zero, it counts as zero.
rules-sevn-scoring-out = Whoever is out scores zero, whatever lies in front of them.
rules-sevn-count = Count a row
rules-sevn-count-rows = Finished rows
rules-sevn-count-row-scoring = Five numbers and two bonus cards
rules-sevn-count-row-scoring_doubled = With Ballast, ×2 and a plus card
rules-sevn-count-row-scoring_floor = Below zero
rules-sevn-count-start = A finished row. Nothing has been counted yet.
rules-sevn-count-line = { $what }: { $points }
rules-sevn-count-total = Running total
rules-sevn-count-done = The row scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

rules-sevn-clock = When the clock decides
rules-sevn-clock-1 = Whoever lets the time run out gets the answer that hurts nobody else: stop (or draw, where stopping is not possible), discard the Ballast, take Freeze or Triple Draw upon oneself, give the Second Chance to the next person clockwise who may have it, and at the Crossroads take a card that does not put oneself out.

rules-sevn-cases = Special cases
case-sevn-crossroads_twice = Both cards at the Crossroads are duplicates. What now?
case-sevn-crossroads_twice-answer = One of them has to be taken, so you are out.
case-sevn-crossroads_saved = And with a Second Chance?
case-sevn-crossroads_saved-answer = It catches the card you take. The other one never hurts: it goes to the discard pile unseen by your row.
case-sevn-storm_seven = Somebody reaches SEVN in the middle of a Storm.
case-sevn-storm_seven-answer = The round is over there and then. Those who have not drawn yet do not draw any more.
case-sevn-ballast_seven = Does Ballast count towards SEVN?
case-sevn-ballast_seven-answer = Yes, kept Ballast is a value of its own. Its points are taken off all the same.
case-sevn-ballast_bonuses = And for the bonuses?
case-sevn-ballast_bonuses-answer = For Featherweight it is one of the low values. For Heavyweight it is not a high one, and a Ladder neither gets longer by it nor breaks.
case-sevn-scoring_doubled = Does ×2 double bonuses?
case-sevn-scoring_doubled-answer = No, only the sum of numbers and Ballast. The plus cards and the points for SEVN are not doubled either.
case-sevn-empty_pile = The draw pile is used up.
case-sevn-empty_pile-answer = When the next card is needed, the discard pile is shuffled and drawn from. What lies in front of people stays there, and so does an action that is still running. If no card is left anywhere, everybody still in the round counts as stopped.
case-sevn-queue = Actions turn up during a Triple Draw.
case-sevn-queue-answer = They wait until the three cards are drawn and then work one after the other. If the person who drew them is frozen or out by then, the rest is lost.
case-sevn-second_chance_extra = You draw a second Second Chance.
case-sevn-second_chance_extra-answer = You give it at once to somebody in the round who has none. If there is nobody, it goes to the discard pile.
case-sevn-early_freeze = Somebody is frozen before their first card.
case-sevn-early_freeze-answer = They leave the round with nothing and are not dealt a card. Whoever drew the Freeze gets no other card for it.
case-sevn-tie = Two are level at the target.
case-sevn-tie-answer = The game goes on with everybody until one person alone is in front.

rules-sevn-decisions = What Sevenfold has decided
rules-sevn-decisions-1 = The description these rules come from leaves some things open. Where it does, Sevenfold has made a choice. These are the ones that can be felt at the table:
rules-sevn-decision-deck = How many copies there are of the action and bonus cards, and the values of Ballast and plus cards. The numbers and the size of the deck are given; a host can choose other counts.
rules-sevn-decision-seats = The number of seats: { $least } to { $most }.
rules-sevn-decision-start = Who begins: by lot in the first round, then one seat further clockwise each time.
rules-sevn-decision-pile = That the draw pile is not shuffled anew between rounds.
rules-sevn-decision-empty = That nobody can stop with nothing in front of them (an option allows it).
rules-sevn-decision-order = When targets are named. Here it is done for each action when its turn has come. Elsewhere all waiting actions are assigned first and then carried out. The difference shows only in rare chains.
rules-sevn-decision-storm = That a Storm begins with whoever drew it (an option lets it begin with the next seat).
rules-sevn-decision-bonus = That two copies of the same bonus both pay (an option pays one).
rules-sevn-decision-clock = What the clock plays for somebody who does not answer.

rules-sevn-glossary = Words of the game
rules-sevn-glossary-en = English
rules-sevn-glossary-de = German
rules-sevn-glossary-meaning = Meaning
glossary-sevn-round-en = round
glossary-sevn-round-de = Runde
glossary-sevn-round = from the deal to the scoring of the rows
glossary-sevn-row-en = row
glossary-sevn-row-de = Reihe
glossary-sevn-row = the cards in front of a person
glossary-sevn-draw-en = draw
glossary-sevn-draw-de = ziehen
glossary-sevn-draw = turn up the top card for oneself
glossary-sevn-stop-en = stop, pass
glossary-sevn-stop-de = stoppen, passen
glossary-sevn-stop = leave the round safely
glossary-sevn-value-en = distinct value
glossary-sevn-value-de = verschiedener Wert
glossary-sevn-value = a number or kept Ballast, counted once on the way to SEVN
glossary-sevn-duplicate-en = duplicate
glossary-sevn-duplicate-de = Duplikat
glossary-sevn-duplicate = a number that already lies in the row
glossary-sevn-bust-en = bust, out
glossary-sevn-bust-de = raus
glossary-sevn-bust = out of the round with nothing, after a duplicate
glossary-sevn-active-en = in the round
glossary-sevn-active-de = noch in der Runde
glossary-sevn-active = neither stopped nor frozen nor out
glossary-sevn-left-en = out of the round
glossary-sevn-left-de = aus der Runde
glossary-sevn-left = stopped, frozen or out; takes no more turns this round
glossary-sevn-frozen-en = frozen
glossary-sevn-frozen-de = eingefroren
glossary-sevn-frozen = sent out of the round safely by Freeze
glossary-sevn-modifier-en = modifier
glossary-sevn-modifier-de = Modifikator
glossary-sevn-modifier = ×2 and the plus cards
glossary-sevn-bonus-en = bonus
glossary-sevn-bonus-de = Bonus
glossary-sevn-bonus = Featherweight, Heavyweight and Ladder
glossary-sevn-action-en = action
glossary-sevn-action-de = Aktion
glossary-sevn-action = a card that does something when it comes up
glossary-sevn-banked-en = banked points
glossary-sevn-banked-de = gesicherte Punkte
glossary-sevn-banked = points of the rounds that have been scored
glossary-sevn-pile-en = draw pile, discard pile
glossary-sevn-pile-de = Ziehstapel, Ablagestapel
glossary-sevn-pile = face down to draw from; open, for what has been used or thrown away
