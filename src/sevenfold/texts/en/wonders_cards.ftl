# The cards and boards of 7 Wonders: names, and what they do. `card-7wonders` and `other-7wonders` turn a card's id (figures $card,
# $other) into its name, `board-7wonders` a board's id ($card), `good-7wonders` a resource's ($resource).

card-7wonders = { $card ->
    [lumber_yard] { card-7wonders-lumber_yard }
    [stone_pit] { card-7wonders-stone_pit }
    [clay_pool] { card-7wonders-clay_pool }
    [ore_vein] { card-7wonders-ore_vein }
    [tree_farm] { card-7wonders-tree_farm }
    [excavation] { card-7wonders-excavation }
    [clay_pit] { card-7wonders-clay_pit }
    [timber_yard] { card-7wonders-timber_yard }
    [forest_cave] { card-7wonders-forest_cave }
    [mine] { card-7wonders-mine }
    [loom_1] { card-7wonders-loom_1 }
    [glassworks_1] { card-7wonders-glassworks_1 }
    [press_1] { card-7wonders-press_1 }
    [pawnshop] { card-7wonders-pawnshop }
    [baths] { card-7wonders-baths }
    [altar] { card-7wonders-altar }
    [theater] { card-7wonders-theater }
    [tavern] { card-7wonders-tavern }
    [east_trading_post] { card-7wonders-east_trading_post }
    [west_trading_post] { card-7wonders-west_trading_post }
    [marketplace] { card-7wonders-marketplace }
    [stockade] { card-7wonders-stockade }
    [barracks] { card-7wonders-barracks }
    [guard_tower] { card-7wonders-guard_tower }
    [apothecary] { card-7wonders-apothecary }
    [workshop] { card-7wonders-workshop }
    [scriptorium] { card-7wonders-scriptorium }
    [sawmill] { card-7wonders-sawmill }
    [quarry] { card-7wonders-quarry }
    [brickyard] { card-7wonders-brickyard }
    [foundry] { card-7wonders-foundry }
    [loom_2] { card-7wonders-loom_2 }
    [glassworks_2] { card-7wonders-glassworks_2 }
    [press_2] { card-7wonders-press_2 }
    [aqueduct] { card-7wonders-aqueduct }
    [temple] { card-7wonders-temple }
    [statue] { card-7wonders-statue }
    [courthouse] { card-7wonders-courthouse }
    [forum] { card-7wonders-forum }
    [caravansery] { card-7wonders-caravansery }
    [vineyard] { card-7wonders-vineyard }
    [bazar] { card-7wonders-bazar }
    [walls] { card-7wonders-walls }
    [training_ground] { card-7wonders-training_ground }
    [stables] { card-7wonders-stables }
    [archery_range] { card-7wonders-archery_range }
    [dispensary] { card-7wonders-dispensary }
    [laboratory] { card-7wonders-laboratory }
    [library] { card-7wonders-library }
    [school] { card-7wonders-school }
    [pantheon] { card-7wonders-pantheon }
    [gardens] { card-7wonders-gardens }
    [town_hall] { card-7wonders-town_hall }
    [palace] { card-7wonders-palace }
    [senate] { card-7wonders-senate }
    [haven] { card-7wonders-haven }
    [lighthouse] { card-7wonders-lighthouse }
    [chamber_of_commerce] { card-7wonders-chamber_of_commerce }
    [arena] { card-7wonders-arena }
    [fortifications] { card-7wonders-fortifications }
    [circus] { card-7wonders-circus }
    [arsenal] { card-7wonders-arsenal }
    [siege_workshop] { card-7wonders-siege_workshop }
    [lodge] { card-7wonders-lodge }
    [observatory] { card-7wonders-observatory }
    [university] { card-7wonders-university }
    [academy] { card-7wonders-academy }
    [study] { card-7wonders-study }
    [workers_guild] { card-7wonders-workers_guild }
    [craftsmens_guild] { card-7wonders-craftsmens_guild }
    [traders_guild] { card-7wonders-traders_guild }
    [philosophers_guild] { card-7wonders-philosophers_guild }
    [spies_guild] { card-7wonders-spies_guild }
    [strategists_guild] { card-7wonders-strategists_guild }
    [shipowners_guild] { card-7wonders-shipowners_guild }
    [scientists_guild] { card-7wonders-scientists_guild }
    [magistrates_guild] { card-7wonders-magistrates_guild }
    [builders_guild] { card-7wonders-builders_guild }
   *[other] { $card }
}
other-7wonders = { $other ->
    [lumber_yard] { card-7wonders-lumber_yard }
    [stone_pit] { card-7wonders-stone_pit }
    [clay_pool] { card-7wonders-clay_pool }
    [ore_vein] { card-7wonders-ore_vein }
    [tree_farm] { card-7wonders-tree_farm }
    [excavation] { card-7wonders-excavation }
    [clay_pit] { card-7wonders-clay_pit }
    [timber_yard] { card-7wonders-timber_yard }
    [forest_cave] { card-7wonders-forest_cave }
    [mine] { card-7wonders-mine }
    [loom_1] { card-7wonders-loom_1 }
    [glassworks_1] { card-7wonders-glassworks_1 }
    [press_1] { card-7wonders-press_1 }
    [pawnshop] { card-7wonders-pawnshop }
    [baths] { card-7wonders-baths }
    [altar] { card-7wonders-altar }
    [theater] { card-7wonders-theater }
    [tavern] { card-7wonders-tavern }
    [east_trading_post] { card-7wonders-east_trading_post }
    [west_trading_post] { card-7wonders-west_trading_post }
    [marketplace] { card-7wonders-marketplace }
    [stockade] { card-7wonders-stockade }
    [barracks] { card-7wonders-barracks }
    [guard_tower] { card-7wonders-guard_tower }
    [apothecary] { card-7wonders-apothecary }
    [workshop] { card-7wonders-workshop }
    [scriptorium] { card-7wonders-scriptorium }
    [sawmill] { card-7wonders-sawmill }
    [quarry] { card-7wonders-quarry }
    [brickyard] { card-7wonders-brickyard }
    [foundry] { card-7wonders-foundry }
    [loom_2] { card-7wonders-loom_2 }
    [glassworks_2] { card-7wonders-glassworks_2 }
    [press_2] { card-7wonders-press_2 }
    [aqueduct] { card-7wonders-aqueduct }
    [temple] { card-7wonders-temple }
    [statue] { card-7wonders-statue }
    [courthouse] { card-7wonders-courthouse }
    [forum] { card-7wonders-forum }
    [caravansery] { card-7wonders-caravansery }
    [vineyard] { card-7wonders-vineyard }
    [bazar] { card-7wonders-bazar }
    [walls] { card-7wonders-walls }
    [training_ground] { card-7wonders-training_ground }
    [stables] { card-7wonders-stables }
    [archery_range] { card-7wonders-archery_range }
    [dispensary] { card-7wonders-dispensary }
    [laboratory] { card-7wonders-laboratory }
    [library] { card-7wonders-library }
    [school] { card-7wonders-school }
    [pantheon] { card-7wonders-pantheon }
    [gardens] { card-7wonders-gardens }
    [town_hall] { card-7wonders-town_hall }
    [palace] { card-7wonders-palace }
    [senate] { card-7wonders-senate }
    [haven] { card-7wonders-haven }
    [lighthouse] { card-7wonders-lighthouse }
    [chamber_of_commerce] { card-7wonders-chamber_of_commerce }
    [arena] { card-7wonders-arena }
    [fortifications] { card-7wonders-fortifications }
    [circus] { card-7wonders-circus }
    [arsenal] { card-7wonders-arsenal }
    [siege_workshop] { card-7wonders-siege_workshop }
    [lodge] { card-7wonders-lodge }
    [observatory] { card-7wonders-observatory }
    [university] { card-7wonders-university }
    [academy] { card-7wonders-academy }
    [study] { card-7wonders-study }
    [workers_guild] { card-7wonders-workers_guild }
    [craftsmens_guild] { card-7wonders-craftsmens_guild }
    [traders_guild] { card-7wonders-traders_guild }
    [philosophers_guild] { card-7wonders-philosophers_guild }
    [spies_guild] { card-7wonders-spies_guild }
    [strategists_guild] { card-7wonders-strategists_guild }
    [shipowners_guild] { card-7wonders-shipowners_guild }
    [scientists_guild] { card-7wonders-scientists_guild }
    [magistrates_guild] { card-7wonders-magistrates_guild }
    [builders_guild] { card-7wonders-builders_guild }
   *[other] { $other }
}
board-7wonders = { $card ->
    [giza_a] { city-7wonders-giza } (A)
    [giza_b] { city-7wonders-giza } (B)
    [babylon_a] { city-7wonders-babylon } (A)
    [babylon_b] { city-7wonders-babylon } (B)
    [olympia_a] { city-7wonders-olympia } (A)
    [olympia_b] { city-7wonders-olympia } (B)
    [rhodos_a] { city-7wonders-rhodos } (A)
    [rhodos_b] { city-7wonders-rhodos } (B)
    [ephesos_a] { city-7wonders-ephesos } (A)
    [ephesos_b] { city-7wonders-ephesos } (B)
    [alexandria_a] { city-7wonders-alexandria } (A)
    [alexandria_b] { city-7wonders-alexandria } (B)
    [halikarnassos_a] { city-7wonders-halikarnassos } (A)
    [halikarnassos_b] { city-7wonders-halikarnassos } (B)
   *[other] { $card }
}
good-7wonders = { $resource ->
    [wood] { good-7wonders-wood }
    [stone] { good-7wonders-stone }
    [clay] { good-7wonders-clay }
    [ore] { good-7wonders-ore }
    [glass] { good-7wonders-glass }
    [papyrus] { good-7wonders-papyrus }
    [textile] { good-7wonders-textile }
   *[other] { $resource }
}

good-7wonders-wood = wood
good-7wonders-stone = stone
good-7wonders-clay = clay
good-7wonders-ore = ore
good-7wonders-glass = glass
good-7wonders-papyrus = papyrus
good-7wonders-textile = textile

city-7wonders-giza = Giza
wonder-7wonders-giza = The Pyramids of Giza
city-7wonders-babylon = Babylon
wonder-7wonders-babylon = The Hanging Gardens of Babylon
city-7wonders-olympia = Olympia
wonder-7wonders-olympia = The Statue of Zeus at Olympia
city-7wonders-rhodos = Rhodes
wonder-7wonders-rhodos = The Colossus of Rhodes
city-7wonders-ephesos = Ephesus
wonder-7wonders-ephesos = The Temple of Artemis at Ephesus
city-7wonders-alexandria = Alexandria
wonder-7wonders-alexandria = The Lighthouse of Alexandria
city-7wonders-halikarnassos = Halicarnassus
wonder-7wonders-halikarnassos = The Mausoleum at Halicarnassus

group-7wonders-brown = Raw materials
group-7wonders-brown-about = A brown card produces raw materials: wood, stone, clay or ore. Your neighbours may buy them from you.
group-7wonders-grey = Manufactured goods
group-7wonders-grey-about = A grey card produces glass, papyrus or textile. Your neighbours may buy them from you.
group-7wonders-blue = Civilian structures
group-7wonders-blue-about = A blue card is worth the victory points it shows.
group-7wonders-yellow = Commercial structures
group-7wonders-yellow-about = A yellow card brings coins, cheaper trade, resources of your own or points at the end. What it produces is not for sale.
group-7wonders-red = Military structures
group-7wonders-red-about = A red card adds shields. At the end of each age your shields are compared with those of each neighbour.
group-7wonders-green = Scientific structures
group-7wonders-green-about = A green card carries a symbol. Equal symbols score the square of their number, each set of three different ones 7 more.
group-7wonders-purple = Guilds
group-7wonders-purple-about = A purple card scores at the end for what lies in your own city or in those of your neighbours. As many guilds are in play as there are players, plus two.

effect-7wonders-points = { $amount ->
    [one] { $amount } victory point
   *[other] { $amount } victory points
}
effect-7wonders-shields = { $amount ->
    [one] { $amount } shield
   *[other] { $amount } shields
}
effect-7wonders-coins = { $amount ->
    [one] { $amount } coin at once
   *[other] { $amount } coins at once
}
effect-7wonders-science = { $symbol ->
    [compass] a compass
    [gear] a gear
    [tablet] a tablet
   *[other] a symbol of your choice, chosen at the end
}
effect-7wonders-produce = Produces { $amount ->
    [one] { good-7wonders }
   *[other] { $amount } { good-7wonders }
}
effect-7wonders-produce-choice = Produces one of these, as you choose: { $resources }
effect-7wonders-kept = Not for sale to neighbours.
effect-7wonders-discount = { $where ->
    [left] Raw materials from your left neighbour cost you 1 coin each.
    [right] Raw materials from your right neighbour cost you 1 coin each.
    [raw] Raw materials from both neighbours cost you 1 coin each.
   *[goods] Glass, papyrus and textile from both neighbours cost you 1 coin each.
}
effect-7wonders-free_build = Once in each age you may build a card of your hand without its cost.
effect-7wonders-seventh_card = You may play the last card of each age as well, as a turn of its own.
effect-7wonders-copy_guild = At the end a purple card of one of your neighbours scores as if it were yours.
effect-7wonders-from_discard = At the end of this turn you may build a card of the discard pile without its cost.


# Age I, brown
card-7wonders-lumber_yard = Lumber Yard
card-7wonders-stone_pit = Stone Pit
card-7wonders-clay_pool = Clay Pool
card-7wonders-ore_vein = Ore Vein
card-7wonders-tree_farm = Tree Farm
card-7wonders-excavation = Excavation
card-7wonders-clay_pit = Clay Pit
card-7wonders-timber_yard = Timber Yard
card-7wonders-forest_cave = Forest Cave
card-7wonders-mine = Mine

# Age I, grey
card-7wonders-loom_1 = Loom
card-7wonders-glassworks_1 = Glassworks
card-7wonders-press_1 = Press

# Age I, blue
card-7wonders-pawnshop = Pawnshop
card-7wonders-baths = Baths
card-7wonders-altar = Altar
card-7wonders-theater = Theater

# Age I, yellow
card-7wonders-tavern = Tavern
card-7wonders-east_trading_post = East Trading Post
card-7wonders-west_trading_post = West Trading Post
card-7wonders-marketplace = Marketplace

# Age I, red
card-7wonders-stockade = Stockade
card-7wonders-barracks = Barracks
card-7wonders-guard_tower = Guard Tower

# Age I, green
card-7wonders-apothecary = Apothecary
card-7wonders-workshop = Workshop
card-7wonders-scriptorium = Scriptorium

# Age II, brown
card-7wonders-sawmill = Sawmill
card-7wonders-quarry = Quarry
card-7wonders-brickyard = Brickyard
card-7wonders-foundry = Foundry

# Age II, grey
card-7wonders-loom_2 = Loom
card-7wonders-glassworks_2 = Glassworks
card-7wonders-press_2 = Press

# Age II, blue
card-7wonders-aqueduct = Aqueduct
card-7wonders-temple = Temple
card-7wonders-statue = Statue
card-7wonders-courthouse = Courthouse

# Age II, yellow
card-7wonders-forum = Forum
card-7wonders-caravansery = Caravansery
card-7wonders-vineyard = Vineyard
card-7wonders-vineyard-about = Brings a coin at once for each brown card in your city and in those of both neighbours.
card-7wonders-bazar = Bazar
card-7wonders-bazar-about = Brings 2 coins at once for each grey card in your city and in those of both neighbours.

# Age II, red
card-7wonders-walls = Walls
card-7wonders-training_ground = Training Ground
card-7wonders-stables = Stables
card-7wonders-archery_range = Archery Range

# Age II, green
card-7wonders-dispensary = Dispensary
card-7wonders-laboratory = Laboratory
card-7wonders-library = Library
card-7wonders-school = School

# Age III, blue
card-7wonders-pantheon = Pantheon
card-7wonders-gardens = Gardens
card-7wonders-town_hall = Town Hall
card-7wonders-palace = Palace
card-7wonders-senate = Senate

# Age III, yellow
card-7wonders-haven = Haven
card-7wonders-haven-about = Brings a coin at once for each brown card in your city, and a point for each at the end.
card-7wonders-lighthouse = Lighthouse
card-7wonders-lighthouse-about = Brings a coin at once for each yellow card in your city, itself included, and a point for each at the end.
card-7wonders-chamber_of_commerce = Chamber of Commerce
card-7wonders-chamber_of_commerce-about = Brings 2 coins at once for each grey card in your city, and 2 points for each at the end.
card-7wonders-arena = Arena
card-7wonders-arena-about = Brings 3 coins at once for each stage of your wonder, and a point for each at the end.

# Age III, red
card-7wonders-fortifications = Fortifications
card-7wonders-circus = Circus
card-7wonders-arsenal = Arsenal
card-7wonders-siege_workshop = Siege Workshop

# Age III, green
card-7wonders-lodge = Lodge
card-7wonders-observatory = Observatory
card-7wonders-university = University
card-7wonders-academy = Academy
card-7wonders-study = Study

# Age III, purple
card-7wonders-workers_guild = Workers Guild
card-7wonders-workers_guild-about = A point for each brown card of your neighbours.
card-7wonders-craftsmens_guild = Craftsmens Guild
card-7wonders-craftsmens_guild-about = 2 points for each grey card of your neighbours.
card-7wonders-traders_guild = Traders Guild
card-7wonders-traders_guild-about = A point for each yellow card of your neighbours.
card-7wonders-philosophers_guild = Philosophers Guild
card-7wonders-philosophers_guild-about = A point for each green card of your neighbours.
card-7wonders-spies_guild = Spies Guild
card-7wonders-spies_guild-about = A point for each red card of your neighbours.
card-7wonders-strategists_guild = Strategists Guild
card-7wonders-strategists_guild-about = A point for each defeat of your neighbours.
card-7wonders-shipowners_guild = Shipowners Guild
card-7wonders-shipowners_guild-about = A point for each brown, grey and purple card in your city, itself included.
card-7wonders-scientists_guild = Scientists Guild
card-7wonders-scientists_guild-about = A symbol of your choice, chosen at the end of the game.
card-7wonders-magistrates_guild = Magistrates Guild
card-7wonders-magistrates_guild-about = A point for each blue card of your neighbours.
card-7wonders-builders_guild = Builders Guild
card-7wonders-builders_guild-about = A point for each stage of a wonder, yours and those of your neighbours.
