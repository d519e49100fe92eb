# The complete rules of 7 Wonders, as the page shows them. Numbers come from the facts of cards and boards and from positions that
# the rules have counted.

rules-wonders-title = The rules of 7 Wonders
rules-wonders-lead = Everything, down to the rare cases, and every card. Server, bots and lessons follow exactly these rules.
rules-wonders-minutes = Rather short? 7 Wonders in three minutes
rules-wonders-to-cards = Find a card

rules-wonders-goal = The goal
rules-wonders-goal-1 = Through { $ages } ages you build up a city and its wonder. After the conflicts of the last age all points are added up, and whoever has most wins.

rules-wonders-setup = Before the start
rules-wonders-setup-1 = { $least } to { $most } people play. Each draws a board by lot, a city with its wonder, and begins with { $coins } coins.
rules-wonders-setup-2 = Each age has a deck of its own. How many copies of a card are in it depends on the number of players, so that there are exactly { $hand } cards for each.
rules-wonders-setup-3 = In the last age the deck holds as many guilds as there are players, plus { $guilds }. Which ones, nobody knows; the others stay out.

rules-wonders-turn = A turn
rules-wonders-turn-1 = At the beginning of an age everybody gets { $hand } cards. All choose one at the same time and lay it face down. Until the last one has chosen, you may change your mind. Then all cards are played together.
rules-wonders-turn-2 = With your card you do one of three things: build it, build the next stage of your wonder with it, or turn it into { $sale } coins. The last is always possible, also with a card you could build. The card then lies face down on the discard pile.
rules-wonders-turn-3 = The rest of the hand goes to a neighbour: to the left in the first and third age, to the right in the second. After { $turns } turns everybody has one card left. It goes face down to the discard pile and brings nothing.
rules-wonders-turn-4 = Everything in a turn happens at once: you pay with what you had before it. Coins, resources, discounts and chains that come in now count from the next turn on.

rules-wonders-paying = Paying and trade
rules-wonders-paying-1 = What something costs stands on its left edge. Coins go to the bank. Resources you must have: from your own city, or bought.
rules-wonders-paying-2 = Each of your producers works once for a construction. One that offers a choice gives one of its options, not all. Nothing is used up: next turn everything is there again.
rules-wonders-paying-3 = You buy from your two direct neighbours only, at { $price } coins for each resource, paid to that neighbour. They can’t refuse, and they can still use what they sell, as can the neighbour on their other side. You can’t buy the same one twice in a turn.
rules-wonders-paying-4 = For sale are the resource of a city’s board and what brown and grey cards produce. Not for sale is what yellow cards and stages of wonders produce.
rules-wonders-paying-5 = Some yellow cards and one wonder lower the price to { $cheap }, for raw materials or for goods, on one side or on both. Two discounts on the same thing are no better than one.
rules-wonders-paying-6 = You buy what your own producers don’t cover, and nothing beyond that. Where both neighbours can sell, you choose, also the dearer one. Coins you pay arrive after the turn.
rules-wonders-paying-example = An example
rules-wonders-paying-needs = { card-7wonders } costs { $cost }. You have { $coins } coins, and in your city stands { other-7wonders }.
rules-wonders-paying-ways = The ways to pay, as the rules find them
rules-wonders-paying-way = { $left ->
    [0] {""}
    [one] { $left } coin to the left, {""}
   *[other] { $left } coins to the left, {""}
}{ $right ->
    [0] {""}
    [one] { $right } coin to the right, {""}
   *[other] { $right } coins to the right, {""}
}{ $coins } in all
rules-wonders-paying-yours = you
rules-wonders-paying-left = left
rules-wonders-paying-right = right

rules-wonders-building = Building and chains
rules-wonders-building-1 = What you build stays open in your city for the rest of the game. No two structures of the same name stand in one city, whatever age they come from.
rules-wonders-building-2 = A card may name another one that makes it free. If that one stands in your city, you build it without resources and without coins. Of several that are named any one will do; a card below a stage doesn’t count. Stages are never free by a chain.

rules-wonders-wonders = The wonders
rules-wonders-wonders-1 = Stages are built from left to right, one card for each, in any age. You pay for the stage, not for the card; resources may be bought. The card lies face down below the board from then on and counts for nothing else, and it never comes back.
rules-wonders-wonders-2 = The boards have { $fewest } to { $mostStages } stages. Nobody has to build them all.
rules-wonders-wonders-home = Produces { $resource }, for its neighbours to buy as well

rules-wonders-age = The end of an age
rules-wonders-age-1 = Compare your shields with those of each neighbour, one after the other. Whoever has more gets a victory: { $first ->
    [one] { $first } point
   *[other] { $first } points
} in the first age, { $second } in the second, { $third } in the third. Whoever has fewer gets a defeat of { $defeat }, in every age. Nothing happens if both have the same.
rules-wonders-age-2 = An age always ends in this order: the last turn, the seventh card of Babylon, the cards that are left, the pick of Halicarnassus, the conflicts.

rules-wonders-powers = Special powers
rules-wonders-power-seventh_card = Babylon (B) may also play its seventh card, from the age in which the stage is built, even if that was the last turn. It is a turn of its own after that: the income of the turn before can be spent, and resources work anew. The card has to be used: built, put under a stage or sold.
rules-wonders-power-science = Babylon has a symbol of its choice, as the Scientists Guild does. It is chosen at the end of the game, for the best. It is no green card.
rules-wonders-power-free_build = Olympia (A) builds one card in each age without its cost, from the turn after the stage on. It is not for stages, isn’t saved up for later ages, and can be used only where something would have to be paid.
rules-wonders-power-discount = Olympia (B) buys raw materials for { $cheap } from both neighbours.
rules-wonders-power-copy_guild = Olympia (B) scores one purple card of a neighbour at the end as if it stood in its own city: with its own neighbours, stages and cards. It takes the one that brings most. The copy itself is no card.
rules-wonders-power-from_discard = Halicarnassus looks through the discard pile at the end of the turn and may build one card without its cost. Everything discarded up to then lies there, and a red card from it fights in the same age. If nothing there can be built, the power is lost.
rules-wonders-power-produce = Alexandria has a resource of its choice in every turn. It isn’t for sale.

rules-wonders-science = Science
rules-wonders-science-1 = Each kind of symbol scores the square of its number.
rules-wonders-science-2 = Each set of three different symbols scores { $set } more.
rules-wonders-science-count = Symbols to be counted
rules-wonders-science-plain = Three, two and two
rules-wonders-science-free = With a symbol of your choice
rules-wonders-science-sum = { $tablet } for tablets, { $gear } for gears, { $compass } for compasses, and { $sets } for the sets.
rules-wonders-science-total = For science, as the rules count it: { $points } points.

rules-wonders-scoring = The score sheet
rules-wonders-scoring-1 = After the last conflicts the points are added up in this order:
rules-wonders-scoring-conflicts = Victories and defeats. The sum can be below zero.
rules-wonders-scoring-coins = One point for every { $per } coins.
rules-wonders-scoring-wonder = What the finished stages show.
rules-wonders-scoring-civilian = What blue cards show.
rules-wonders-scoring-commerce = Yellow cards of the last age, for the city as it stands now.
rules-wonders-scoring-guilds = What purple cards count.
rules-wonders-scoring-science = Symbols: squares and sets.
rules-wonders-scoring-2 = Equal points: whoever has more coins is ahead. Equal coins as well: the victory is shared.
rules-wonders-scoring-example = A finished game, counted
rules-wonders-scoring-name = Name
rules-wonders-scoring-total = Total
rules-wonders-scoring-held = Coins held

rules-wonders-options = Options
rules-wonders-options-1 = Before the start the host chooses what the boards show, and may give out boards instead of drawing lots:
rules-wonders-option-a = { option-7wonders-side-a }: the simple one, recommended for the first games.
rules-wonders-option-b = { option-7wonders-side-b }: each wonder has its own number of stages, and more unusual powers.
rules-wonders-option-ab = { option-7wonders-side-ab }: every seat may get either.
rules-wonders-options-2 = With a clock, whoever lets it run out sells a card.

rules-wonders-cards = Every card
rules-wonders-cards-1 = { $cards } different cards. Copies depend on the number of players; of the guilds, each exists once.
cards-wonders-search = Name, in English or German
cards-wonders-colour = Colour
cards-wonders-age = Age
cards-wonders-players = In play with
cards-wonders-chain = Chained with
cards-wonders-any = all
cards-wonders-any-number = any number
cards-wonders-any-card = no matter
cards-wonders-people = { $players } players
cards-wonders-found = { $count ->
    [one] One card
   *[other] { $count } cards
}
cards-wonders-none = No card is like that. Take something out of the search, or
cards-wonders-reset = show all cards
cards-wonders-cost = Cost
cards-wonders-after = Free after
cards-wonders-next = Makes free
cards-wonders-copies = Copies for { $least } to { $most } players
cards-wonders-players-short = Players
cards-wonders-copies-short = Copies
cards-wonders-guild = One copy; as many guilds as players, plus { $guilds }, are in play

rules-wonders-cases = Special cases
case-wonders-same_turn = My neighbour builds a sawmill this turn. Can I buy the wood at once?
case-wonders-same_turn-answer = From the next turn on. The same goes for your own resources, discounts and chains.
case-wonders-income = Can I spend coins that I get this turn?
case-wonders-income-answer = No, neither those for a sale nor those a neighbour pays you.
case-wonders-vineyard = What do Vineyard and Bazar count?
case-wonders-vineyard-answer = All cards as they lie after everybody has built, so also those your neighbours have built this very turn. A card that Halicarnassus picks at the end of that turn comes too late.
case-wonders-itself = Does a card count itself?
case-wonders-itself-answer = Where its colour is counted, yes: the Lighthouse is a yellow card, the Shipowners Guild a purple one.
case-wonders-board = Does the resource of my board count as a brown or grey card?
case-wonders-board-answer = No. Cards that count cards count cards only.
case-wonders-twice = May I build what I already have, if it is free?
case-wonders-twice-answer = No. Nothing stands twice in a city, whichever way it would come there. You can still sell it or put it below a stage.
case-wonders-loom = Are the Looms of two ages the same?
case-wonders-loom-answer = Yes, and so are the two Glassworks and Presses: same name, same structure.
case-wonders-dearer = Can I buy from the dearer neighbour, so that the other one gets nothing?
case-wonders-dearer-answer = Yes. But you can’t buy what you don’t need.
case-wonders-both = May both neighbours of a city buy the same clay?
case-wonders-both-answer = Yes, in the same turn, and the city may use it as well. If its producer offers a choice, each may take another option.
case-wonders-three = There are three of us. Is everybody my neighbour?
case-wonders-three-answer = Yes, one on the left and one on the right. A discount on one side still holds for that side alone.
case-wonders-arena = The Arena: which stages count?
case-wonders-arena-answer = For the coins those that stand when it is built, for the points all that stand at the end.
case-wonders-rhodes = Do Rhodes’ shields count once?
case-wonders-rhodes-answer = In every conflict from then on, like those of red cards.
case-wonders-wild = I have several symbols of my choice.
case-wonders-wild-answer = They are chosen together, so that they bring the most.
case-wonders-copy_shipowners = Olympia copies the Shipowners Guild.
case-wonders-copy_shipowners-answer = Then your own brown, grey and purple cards are counted. The copy itself isn’t one of them.
case-wonders-babylon_last = Babylon builds the stage with its sixth card.
case-wonders-babylon_last-answer = Then the seventh may be played in this age already.
case-wonders-sold_late = Babylon sells its seventh card. Can Halicarnassus take it?
case-wonders-sold_late-answer = Yes, if it builds its stage in that turn: its pick comes afterwards.

rules-wonders-glossary = Words of the game
rules-wonders-glossary-en = English
rules-wonders-glossary-de = German
rules-wonders-glossary-meaning = Meaning
glossary-wonders-age-en = age
glossary-wonders-age-de = Zeitalter
glossary-wonders-age = one of the parts of the game, with a deck of its own and conflicts at its end
glossary-wonders-hand-en = hand
glossary-wonders-hand-de = Hand
glossary-wonders-hand = the cards one chooses from and passes on
glossary-wonders-structure-en = structure
glossary-wonders-structure-de = Gebäude
glossary-wonders-structure = a card that is built
glossary-wonders-stage-en = stage
glossary-wonders-stage-de = Baustufe
glossary-wonders-stage = a part of a wonder, with its cost and what it brings
glossary-wonders-raw-en = raw materials
glossary-wonders-raw-de = Rohstoffe
glossary-wonders-raw = wood, stone, clay and ore
glossary-wonders-goods-en = manufactured goods
glossary-wonders-goods-de = Manufakturprodukte, Waren
glossary-wonders-goods = glass, papyrus and textile
glossary-wonders-neighbour-en = neighbour
glossary-wonders-neighbour-de = Nachbar
glossary-wonders-neighbour = whoever sits directly on the left or right
glossary-wonders-chain-en = chain
glossary-wonders-chain-de = Kette
glossary-wonders-chain = a structure that makes a later one free
glossary-wonders-discard-en = discard pile
glossary-wonders-discard-de = Ablagestapel
glossary-wonders-discard = face down: sold cards and those left at the end of an age
glossary-wonders-shield-en = shield
glossary-wonders-shield-de = Schild
glossary-wonders-shield = what is compared in a conflict
glossary-wonders-victory-en = victory token
glossary-wonders-victory-de = Siegmarker
glossary-wonders-victory = points for a conflict that was won
glossary-wonders-defeat-en = defeat token
glossary-wonders-defeat-de = Niederlagenmarker
glossary-wonders-defeat = points lost for a conflict that was lost
glossary-wonders-guild-en = guild
glossary-wonders-guild-de = Gilde
glossary-wonders-guild = a purple card that counts other things at the end
glossary-wonders-symbol-en = scientific symbol
glossary-wonders-symbol-de = Forschungssymbol
glossary-wonders-symbol = compass, gear or tablet
