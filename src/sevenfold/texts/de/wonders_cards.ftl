# Die Karten und Tafeln von 7 Wonders: Namen, und was sie bewirken. `card-7wonders` und `other-7wonders` machen aus der Kennung einer
# Karte (Angaben $card, $other) ihren Namen, `board-7wonders` aus der einer Tafel ($card), `good-7wonders` aus der eines Rohstoffs ($resource).

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

good-7wonders-wood = Holz
good-7wonders-stone = Stein
good-7wonders-clay = Lehm
good-7wonders-ore = Erz
good-7wonders-glass = Glas
good-7wonders-papyrus = Papyrus
good-7wonders-textile = Stoff

city-7wonders-giza = Gizeh
wonder-7wonders-giza = Pyramiden von Gizeh
city-7wonders-babylon = Babylon
wonder-7wonders-babylon = Hängende Gärten von Babylon
city-7wonders-olympia = Olympia
wonder-7wonders-olympia = Zeusstatue von Olympia
city-7wonders-rhodos = Rhodos
wonder-7wonders-rhodos = Koloss von Rhodos
city-7wonders-ephesos = Ephesos
wonder-7wonders-ephesos = Tempel der Artemis in Ephesos
city-7wonders-alexandria = Alexandria
wonder-7wonders-alexandria = Leuchtturm von Alexandria
city-7wonders-halikarnassos = Halikarnassos
wonder-7wonders-halikarnassos = Mausoleum von Halikarnassos

group-7wonders-brown = Rohstoffe
group-7wonders-brown-about = Eine braune Karte liefert Rohstoffe: Holz, Stein, Lehm oder Erz. Deine Nachbarn dürfen sie bei dir kaufen.
group-7wonders-grey = Manufakturprodukte
group-7wonders-grey-about = Eine graue Karte liefert Glas, Papyrus oder Stoff. Deine Nachbarn dürfen sie bei dir kaufen.
group-7wonders-blue = Profanbauten
group-7wonders-blue-about = Eine blaue Karte ist so viele Siegpunkte wert, wie sie zeigt.
group-7wonders-yellow = Handelsgebäude
group-7wonders-yellow-about = Eine gelbe Karte bringt Münzen, günstigeren Handel, eigene Rohstoffe oder Punkte am Ende. Was sie liefert, ist nicht zu verkaufen.
group-7wonders-red = Militär
group-7wonders-red-about = Eine rote Karte bringt Schilde. Am Ende jedes Zeitalters werden deine Schilde mit denen jedes Nachbarn verglichen.
group-7wonders-green = Forschungsgebäude
group-7wonders-green-about = Eine grüne Karte trägt ein Symbol. Gleiche Symbole zählen das Quadrat ihrer Anzahl, jeder Satz aus drei verschiedenen 7 dazu.
group-7wonders-purple = Gilden
group-7wonders-purple-about = Eine lila Karte wertet am Ende, was in deiner eigenen Stadt oder bei deinen Nachbarn liegt. Es sind so viele Gilden im Spiel, wie Leute mitspielen, und zwei dazu.

effect-7wonders-points = { $amount ->
    [one] { $amount } Siegpunkt
   *[other] { $amount } Siegpunkte
}
effect-7wonders-shields = { $amount ->
    [one] { $amount } Schild
   *[other] { $amount } Schilde
}
effect-7wonders-coins = { $amount ->
    [one] sofort { $amount } Münze
   *[other] sofort { $amount } Münzen
}
effect-7wonders-science = { $symbol ->
    [compass] ein Zirkel
    [gear] ein Zahnrad
    [tablet] eine Schrifttafel
   *[other] ein Symbol deiner Wahl, gewählt am Ende
}
effect-7wonders-produce = Liefert { $amount ->
    [one] { good-7wonders }
   *[other] { $amount } { good-7wonders }
}
effect-7wonders-produce-choice = Liefert eines davon, wie du willst: { $resources }
effect-7wonders-kept = Für Nachbarn nicht zu kaufen.
effect-7wonders-discount = { $where ->
    [left] Rohstoffe deines linken Nachbarn kosten dich je 1 Münze.
    [right] Rohstoffe deines rechten Nachbarn kosten dich je 1 Münze.
    [raw] Rohstoffe beider Nachbarn kosten dich je 1 Münze.
   *[goods] Glas, Papyrus und Stoff beider Nachbarn kosten dich je 1 Münze.
}
effect-7wonders-free_build = Einmal in jedem Zeitalter darfst du eine Handkarte ohne ihre Kosten bauen.
effect-7wonders-seventh_card = Du darfst auch die letzte Karte jedes Zeitalters spielen, als eigenen Zug.
effect-7wonders-copy_guild = Am Ende zählt eine lila Karte eines deiner Nachbarn, als wäre sie deine.
effect-7wonders-from_discard = Am Ende dieses Zuges darfst du eine Karte des Ablagestapels ohne ihre Kosten bauen.


# Zeitalter I, braun
card-7wonders-lumber_yard = Holzplatz
card-7wonders-stone_pit = Steinbruch
card-7wonders-clay_pool = Ziegelei
card-7wonders-ore_vein = Erzbergwerk
card-7wonders-tree_farm = Baumschule
card-7wonders-excavation = Ausgrabungsstätte
card-7wonders-clay_pit = Tongrube
card-7wonders-timber_yard = Forstwirtschaft
card-7wonders-forest_cave = Waldhöhle
card-7wonders-mine = Mine

# Zeitalter I, grau
card-7wonders-loom_1 = Webstuhl
card-7wonders-glassworks_1 = Glashütte
card-7wonders-press_1 = Presse

# Zeitalter I, blau
card-7wonders-pawnshop = Pfandhaus
card-7wonders-baths = Bäder
card-7wonders-altar = Altar
card-7wonders-theater = Theater

# Zeitalter I, gelb
card-7wonders-tavern = Taverne
card-7wonders-east_trading_post = Kontor Ost
card-7wonders-west_trading_post = Kontor West
card-7wonders-marketplace = Markt

# Zeitalter I, rot
card-7wonders-stockade = Befestigungsanlage
card-7wonders-barracks = Kaserne
card-7wonders-guard_tower = Wachturm

# Zeitalter I, grün
card-7wonders-apothecary = Apotheke
card-7wonders-workshop = Werkstatt
card-7wonders-scriptorium = Skriptorium

# Zeitalter II, braun
card-7wonders-sawmill = Sägewerk
card-7wonders-quarry = Bildhauerei
card-7wonders-brickyard = Ziegelbrennerei
card-7wonders-foundry = Gießerei

# Zeitalter II, grau
card-7wonders-loom_2 = Webstuhl
card-7wonders-glassworks_2 = Glashütte
card-7wonders-press_2 = Presse

# Zeitalter II, blau
card-7wonders-aqueduct = Aquädukt
card-7wonders-temple = Tempel
card-7wonders-statue = Statue
card-7wonders-courthouse = Gericht

# Zeitalter II, gelb
card-7wonders-forum = Forum
card-7wonders-caravansery = Karawanserei
card-7wonders-vineyard = Weinberg
card-7wonders-vineyard-about = Bringt sofort eine Münze für jede braune Karte in deiner Stadt und in denen beider Nachbarn.
card-7wonders-bazar = Basar
card-7wonders-bazar-about = Bringt sofort 2 Münzen für jede graue Karte in deiner Stadt und in denen beider Nachbarn.

# Zeitalter II, rot
card-7wonders-walls = Mauern
card-7wonders-training_ground = Trainingsgelände
card-7wonders-stables = Ställe
card-7wonders-archery_range = Schießplatz

# Zeitalter II, grün
card-7wonders-dispensary = Arzneiausgabe
card-7wonders-laboratory = Laboratorium
card-7wonders-library = Bibliothek
card-7wonders-school = Schule

# Zeitalter III, blau
card-7wonders-pantheon = Pantheon
card-7wonders-gardens = Gärten
card-7wonders-town_hall = Rathaus
card-7wonders-palace = Palast
card-7wonders-senate = Senat

# Zeitalter III, gelb
card-7wonders-haven = Hafen
card-7wonders-haven-about = Bringt sofort eine Münze für jede braune Karte in deiner Stadt und am Ende für jede einen Punkt.
card-7wonders-lighthouse = Leuchtturm
card-7wonders-lighthouse-about = Bringt sofort eine Münze für jede gelbe Karte in deiner Stadt, diese eingeschlossen, und am Ende für jede einen Punkt.
card-7wonders-chamber_of_commerce = Handelskammer
card-7wonders-chamber_of_commerce-about = Bringt sofort 2 Münzen für jede graue Karte in deiner Stadt und am Ende für jede 2 Punkte.
card-7wonders-arena = Arena
card-7wonders-arena-about = Bringt sofort 3 Münzen für jede Stufe deines Weltwunders und am Ende für jede einen Punkt.

# Zeitalter III, rot
card-7wonders-fortifications = Verteidigungsanlage
card-7wonders-circus = Zirkus
card-7wonders-arsenal = Waffenlager
card-7wonders-siege_workshop = Belagerungsmaschinen

# Zeitalter III, grün
card-7wonders-lodge = Loge
card-7wonders-observatory = Observatorium
card-7wonders-university = Universität
card-7wonders-academy = Akademie
card-7wonders-study = Studierzimmer

# Zeitalter III, lila
card-7wonders-workers_guild = Gilde der Arbeiter
card-7wonders-workers_guild-about = Ein Punkt für jede braune Karte deiner Nachbarn.
card-7wonders-craftsmens_guild = Gilde der Künstler
card-7wonders-craftsmens_guild-about = 2 Punkte für jede graue Karte deiner Nachbarn.
card-7wonders-traders_guild = Gilde der Händler
card-7wonders-traders_guild-about = Ein Punkt für jede gelbe Karte deiner Nachbarn.
card-7wonders-philosophers_guild = Gilde der Philosophen
card-7wonders-philosophers_guild-about = Ein Punkt für jede grüne Karte deiner Nachbarn.
card-7wonders-spies_guild = Gilde der Spione
card-7wonders-spies_guild-about = Ein Punkt für jede rote Karte deiner Nachbarn.
card-7wonders-strategists_guild = Gilde der Strategen
card-7wonders-strategists_guild-about = Ein Punkt für jede Niederlage deiner Nachbarn.
card-7wonders-shipowners_guild = Gilde der Reeder
card-7wonders-shipowners_guild-about = Ein Punkt für jede braune, graue und lila Karte in deiner Stadt, diese eingeschlossen.
card-7wonders-scientists_guild = Gilde der Wissenschaftler
card-7wonders-scientists_guild-about = Ein Symbol deiner Wahl; gewählt wird am Ende des Spiels.
card-7wonders-magistrates_guild = Gilde der Beamten
card-7wonders-magistrates_guild-about = Ein Punkt für jede blaue Karte deiner Nachbarn.
card-7wonders-builders_guild = Gilde der Baumeister
card-7wonders-builders_guild-about = Ein Punkt für jede Stufe eines Weltwunders, deine und die deiner Nachbarn.
