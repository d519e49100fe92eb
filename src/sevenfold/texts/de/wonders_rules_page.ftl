# Die vollständigen Regeln von 7 Wonders, wie die Seite sie zeigt. Zahlen kommen aus den Angaben der Karten und Tafeln und aus
# Stellungen, die die Regeln gezählt haben.

rules-wonders-title = Die Regeln von 7 Wonders
rules-wonders-lead = Alles, bis zu den seltenen Fällen, und jede Karte. Server, Bots und Lektionen folgen genau diesen Regeln.
rules-wonders-minutes = Lieber kurz? 7 Wonders in drei Minuten
rules-wonders-to-cards = Eine Karte finden

rules-wonders-goal = Das Ziel
rules-wonders-goal-1 = Über { $ages } Zeitalter baust du eine Stadt und ihr Weltwunder auf. Nach den Konflikten des letzten Zeitalters werden alle Punkte zusammengezählt, und wer die meisten hat, gewinnt.

rules-wonders-setup = Vor dem Start
rules-wonders-setup-1 = Es spielen { $least } bis { $most } Leute. Alle losen eine Tafel, eine Stadt mit ihrem Weltwunder, und beginnen mit { $coins } Münzen.
rules-wonders-setup-2 = Jedes Zeitalter hat sein eigenes Deck. Wie oft eine Karte darin ist, hängt davon ab, wie viele mitspielen; so kommen auf jede Person genau { $hand } Karten.
rules-wonders-setup-3 = Im letzten Zeitalter sind so viele Gilden im Deck, wie Leute mitspielen, und { $guilds } dazu. Welche, weiß niemand; die anderen bleiben draußen.

rules-wonders-turn = Ein Zug
rules-wonders-turn-1 = Zu Beginn eines Zeitalters bekommen alle { $hand } Karten. Alle wählen gleichzeitig eine und legen sie verdeckt vor sich. Bis die letzte Person gewählt hat, darfst du es dir anders überlegen. Dann werden alle Karten zusammen gespielt.
rules-wonders-turn-2 = Mit deiner Karte tust du eins von drei Dingen: Du baust sie, du baust mit ihr die nächste Stufe deines Weltwunders, oder du machst sie zu { $sale } Münzen. Das Letzte geht immer, auch mit einer Karte, die du bauen könntest. Sie kommt dann verdeckt auf den Ablagestapel.
rules-wonders-turn-3 = Der Rest der Hand geht weiter: im ersten und dritten Zeitalter nach links, im zweiten nach rechts. Nach { $turns } Zügen haben alle noch eine Karte. Sie kommt verdeckt auf den Ablagestapel und bringt nichts.
rules-wonders-turn-4 = In einem Zug geschieht alles zugleich: Du bezahlst mit dem, was du vorher hattest. Münzen, Rohstoffe, Rabatte und Ketten, die jetzt dazukommen, zählen ab dem nächsten Zug.

rules-wonders-paying = Bezahlen und Handel
rules-wonders-paying-1 = Was etwas kostet, steht an seinem linken Rand. Münzen gehen an die Bank. Rohstoffe und Waren brauchst du: aus der eigenen Stadt oder gekauft.
rules-wonders-paying-2 = Jede deiner Produktionen hilft bei einem Bau einmal. Wo du die Wahl hast, gibt es eins davon, nicht alles. Verbraucht wird nichts: Im nächsten Zug ist alles wieder da.
rules-wonders-paying-3 = Kaufen kannst du nur bei den beiden direkten Nachbarn, für { $price } Münzen das Stück, und sie bekommen das Geld. Ablehnen können sie nicht. Was sie verkaufen, können sie trotzdem selbst nutzen, und ihr anderer Nachbar auch. Dasselbe Stück kannst du in einem Zug nicht zweimal kaufen.
rules-wonders-paying-4 = Zu kaufen gibt es, was die Tafel einer Stadt herstellt und was braune und graue Karten liefern. Nicht zu kaufen ist, was gelbe Karten und Stufen von Weltwundern liefern.
rules-wonders-paying-5 = Manche gelben Karten und ein Weltwunder senken den Preis auf { $cheap }, für Rohstoffe oder für Waren, auf einer Seite oder auf beiden. Zwei Rabatte auf dasselbe bringen nicht mehr als einer.
rules-wonders-paying-6 = Du kaufst, was deine eigene Produktion nicht deckt, und nichts darüber hinaus. Können beide Nachbarn liefern, wählst du, auch die teurere Seite. Deine Münzen kommen nach dem Zug bei ihnen an.
rules-wonders-paying-example = Ein Beispiel
rules-wonders-paying-needs = { card-7wonders } kostet { $cost }. Du hast { $coins } Münzen, und in deiner Stadt steht { other-7wonders }.
rules-wonders-paying-ways = So lässt es sich bezahlen, wie die Regeln es finden
rules-wonders-paying-way = { $left ->
    [0] {""}
    [one] { $left } Münze nach links, {""}
   *[other] { $left } Münzen nach links, {""}
}{ $right ->
    [0] {""}
    [one] { $right } Münze nach rechts, {""}
   *[other] { $right } Münzen nach rechts, {""}
}zusammen { $coins }
rules-wonders-paying-yours = selbst
rules-wonders-paying-left = links
rules-wonders-paying-right = rechts

rules-wonders-building = Bauen und Ketten
rules-wonders-building-1 = Was du baust, bleibt bis zum Ende offen in deiner Stadt. Zwei Gebäude gleichen Namens gibt es in keiner Stadt, aus welchem Zeitalter sie auch kommen.
rules-wonders-building-2 = Eine Karte kann eine andere nennen, die sie umsonst macht. Steht die in deiner Stadt, baust du ohne Rohstoffe und ohne Münzen. Sind mehrere genannt, genügt eine; eine Karte unter einer Stufe zählt nicht. Stufen werden nie durch eine Kette umsonst.

rules-wonders-wonders = Die Weltwunder
rules-wonders-wonders-1 = Die Stufen werden von links nach rechts gebaut, mit je einer Karte, in jedem Zeitalter. Du bezahlst die Stufe, nicht die Karte; kaufen darfst du dafür auch. Die Karte liegt von da an verdeckt unter der Tafel, zählt für nichts mehr und kommt nie zurück.
rules-wonders-wonders-2 = Die Tafeln haben { $fewest } bis { $mostStages } Stufen. Niemand muss sie alle bauen.
rules-wonders-wonders-home = Stellt { $resource } her, das auch die Nachbarn kaufen können

rules-wonders-age = Das Ende eines Zeitalters
rules-wonders-age-1 = Vergleich deine Schilde mit denen der beiden Nachbarn, einem nach dem anderen. Wer mehr hat, bekommt einen Sieg: im ersten Zeitalter { $first ->
    [one] { $first } Punkt
   *[other] { $first } Punkte
}, im zweiten { $second }, im dritten { $third }. Wer weniger hat, bekommt in jedem Zeitalter eine Niederlage: { $defeat }. Bei Gleichstand passiert nichts.
rules-wonders-age-2 = Ein Zeitalter endet immer in dieser Reihenfolge: der letzte Zug, die siebte Karte von Babylon, die übrigen Karten, der Griff von Halikarnassos in den Ablagestapel, die Konflikte.

rules-wonders-powers = Besondere Fähigkeiten
rules-wonders-power-seventh_card = Babylon (B) spielt auch seine siebte Karte, schon in dem Zeitalter, in dem die Stufe gebaut wird, und sei es im letzten Zug. Es ist danach ein eigener Zug: Was der Zug davor eingebracht hat, kann ausgegeben werden, und alle Produktionen stehen neu bereit. Die Karte muss benutzt werden: bauen, unter eine Stufe legen oder verkaufen.
rules-wonders-power-science = Babylon hat ein Symbol seiner Wahl, wie die Gilde der Wissenschaftler. Gewählt wird am Ende des Spiels, und zwar das beste. Eine grüne Karte ist es nicht.
rules-wonders-power-free_build = Olympia (A) baut in jedem Zeitalter eine Karte ohne ihre Kosten, ab dem Zug nach der Stufe. Das gilt nicht für Stufen, wird nicht aufgespart und geht nur, wo sonst etwas zu bezahlen wäre.
rules-wonders-power-discount = Olympia (B) kauft Rohstoffe bei beiden Nachbarn für { $cheap }.
rules-wonders-power-copy_guild = Olympia (B) wertet am Ende eine lila Karte eines Nachbarn, als stünde sie in der eigenen Stadt: mit eigenen Nachbarn, Stufen und Karten. Es ist die, die am meisten bringt. Die Kopie selbst ist keine Karte.
rules-wonders-power-from_discard = Halikarnassos durchsucht am Ende des Zuges den Ablagestapel und darf eine Karte daraus ohne ihre Kosten bauen. Dort liegt alles, was bis dahin abgelegt wurde, und eine rote Karte daraus kämpft noch in diesem Zeitalter. Lässt sich nichts davon bauen, verfällt die Fähigkeit.
rules-wonders-power-produce = Alexandria hat in jedem Zug einen Rohstoff oder eine Ware nach Wahl. Zu kaufen ist das nicht.

rules-wonders-science = Forschung
rules-wonders-science-1 = Jede Art von Symbol zählt das Quadrat ihrer Anzahl.
rules-wonders-science-2 = Jeder Satz aus drei verschiedenen Symbolen zählt { $set } dazu.
rules-wonders-science-count = Symbole zum Zählen
rules-wonders-science-plain = Drei, zwei und zwei
rules-wonders-science-free = Mit einem Symbol nach Wahl
rules-wonders-science-sum = { $tablet } für die Schrifttafeln, { $gear } für die Zahnräder, { $compass } für die Zirkel und { $sets } für die Sätze.
rules-wonders-science-total = Für Forschung, wie die Regeln es zählen: { $points } Punkte.

rules-wonders-scoring = Die Wertung
rules-wonders-scoring-1 = Nach den letzten Konflikten werden die Punkte in dieser Reihenfolge gezählt:
rules-wonders-scoring-conflicts = Siege und Niederlagen. Die Summe kann unter null liegen.
rules-wonders-scoring-coins = Ein Punkt für je { $per } Münzen.
rules-wonders-scoring-wonder = Was die gebauten Stufen zeigen.
rules-wonders-scoring-civilian = Was blaue Karten zeigen.
rules-wonders-scoring-commerce = Gelbe Karten des letzten Zeitalters, für die Stadt, wie sie jetzt ist.
rules-wonders-scoring-guilds = Was lila Karten zählen.
rules-wonders-scoring-science = Symbole: Quadrate und Sätze.
rules-wonders-scoring-2 = Gleich viele Punkte: Vorn liegt, wer mehr Münzen hat. Auch die gleich: Der Sieg wird geteilt.
rules-wonders-scoring-example = Eine fertige Partie, gezählt
rules-wonders-scoring-name = Name
rules-wonders-scoring-total = Summe
rules-wonders-scoring-held = Münzen am Ende

rules-wonders-options = Optionen
rules-wonders-options-1 = Vor dem Start wird am Tisch gewählt, welche Seite der Tafeln gespielt wird; statt zu losen, lassen sich Tafeln auch zuteilen:
rules-wonders-option-a = { option-7wonders-side-a }: die einfache, zu empfehlen für die ersten Partien.
rules-wonders-option-b = { option-7wonders-side-b }: Jedes Weltwunder hat seine eigene Zahl von Stufen und ungewöhnlichere Fähigkeiten.
rules-wonders-option-ab = { option-7wonders-side-ab }: Jeder Platz kann beides bekommen.
rules-wonders-options-2 = Läuft eine Uhr ab, wird eine Karte verkauft.

rules-wonders-cards = Jede Karte
rules-wonders-cards-1 = { $cards } verschiedene Karten. Wie oft es sie gibt, hängt davon ab, wie viele mitspielen; jede Gilde gibt es einmal.
cards-wonders-search = Name, deutsch oder englisch
cards-wonders-colour = Farbe
cards-wonders-age = Zeitalter
cards-wonders-players = Im Spiel zu
cards-wonders-chain = In Kette mit
cards-wonders-any = alle
cards-wonders-any-number = beliebig vielen
cards-wonders-any-card = egal
cards-wonders-people = { $players } Leuten
cards-wonders-found = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}
cards-wonders-none = So eine Karte gibt es nicht. Nimm etwas aus der Suche heraus, oder
cards-wonders-reset = alle Karten zeigen
cards-wonders-cost = Kosten
cards-wonders-after = Umsonst nach
cards-wonders-next = Macht umsonst
cards-wonders-copies = Anzahl zu { $least } bis { $most }
cards-wonders-players-short = Zu
cards-wonders-copies-short = Anzahl
cards-wonders-guild = Einmal da; im Spiel sind so viele Gilden wie Leute und { $guilds } dazu

rules-wonders-cases = Sonderfälle
case-wonders-same_turn = Nebenan wird in diesem Zug ein Sägewerk gebaut. Kann ich das Holz gleich kaufen?
case-wonders-same_turn-answer = Ab dem nächsten Zug. Dasselbe gilt für eigene Rohstoffe, Rabatte und Ketten.
case-wonders-income = Kann ich Münzen ausgeben, die ich in diesem Zug bekomme?
case-wonders-income-answer = Nein, weder die für einen Verkauf noch die, die dir ein Nachbar zahlt.
case-wonders-vineyard = Was zählen Weinberg und Basar?
case-wonders-vineyard-answer = Alle Karten, wie sie liegen, wenn alle gebaut haben, also auch die, die deine Nachbarn in diesem Zug gebaut haben. Was Halikarnassos am Ende des Zuges aus dem Ablagestapel holt, kommt zu spät.
case-wonders-itself = Zählt eine Karte sich selbst mit?
case-wonders-itself-answer = Wo ihre Farbe gezählt wird, ja: Der Leuchtturm ist eine gelbe Karte, die Gilde der Reeder eine lila.
case-wonders-board = Zählt der Rohstoff meiner Tafel als braune oder graue Karte?
case-wonders-board-answer = Nein. Was Karten zählt, zählt nur Karten.
case-wonders-twice = Darf ich etwas, das ich schon habe, noch einmal bauen, wenn es umsonst ist?
case-wonders-twice-answer = Nein. Nichts steht zweimal in einer Stadt, auf welchem Weg es auch käme. Verkaufen oder unter eine Stufe legen kannst du es trotzdem.
case-wonders-loom = Sind die Webstühle zweier Zeitalter dasselbe?
case-wonders-loom-answer = Ja, ebenso die beiden Glashütten und Pressen: gleicher Name, gleiches Gebäude.
case-wonders-dearer = Darf ich auf der teureren Seite kaufen, damit die andere nichts bekommt?
case-wonders-dearer-answer = Ja. Aber was du nicht brauchst, kannst du nicht kaufen.
case-wonders-both = Können beide Nachbarn einer Stadt denselben Lehm kaufen?
case-wonders-both-answer = Ja, im selben Zug, und die Stadt nutzt ihn auch noch selbst. Wo es eine Wahl gibt, darf jede Seite etwas anderes nehmen.
case-wonders-three = Wir sind zu dritt. Sind dann alle meine Nachbarn?
case-wonders-three-answer = Ja, einer links und einer rechts. Ein Rabatt auf einer Seite gilt trotzdem nur dort.
case-wonders-arena = Die Arena: Welche Stufen zählen?
case-wonders-arena-answer = Für die Münzen die, die beim Bau der Arena stehen, für die Punkte alle, die am Ende stehen.
case-wonders-rhodes = Zählen die Schilde von Rhodos nur einmal?
case-wonders-rhodes-answer = Sie zählen von da an in jedem Konflikt, wie die roter Karten.
case-wonders-wild = Ich habe mehrere Symbole nach Wahl.
case-wonders-wild-answer = Sie werden zusammen gewählt, so dass sie am meisten bringen.
case-wonders-copy_shipowners = Olympia kopiert die Gilde der Reeder.
case-wonders-copy_shipowners-answer = Dann zählen die eigenen braunen, grauen und lila Karten. Die Kopie gehört nicht dazu.
case-wonders-babylon_last = Babylon baut die Stufe mit der sechsten Karte.
case-wonders-babylon_last-answer = Dann darf schon in diesem Zeitalter die siebte gespielt werden.
case-wonders-sold_late = Babylon verkauft seine siebte Karte. Kann Halikarnassos sie nehmen?
case-wonders-sold_late-answer = Ja, wenn es in diesem Zug seine Stufe gebaut hat: Sein Griff in den Stapel kommt danach.

rules-wonders-glossary = Wörter des Spiels
rules-wonders-glossary-en = Englisch
rules-wonders-glossary-de = Deutsch
rules-wonders-glossary-meaning = Bedeutung
glossary-wonders-age-en = age
glossary-wonders-age-de = Zeitalter
glossary-wonders-age = ein Teil des Spiels, mit eigenem Deck und Konflikten am Ende
glossary-wonders-hand-en = hand
glossary-wonders-hand-de = Hand
glossary-wonders-hand = die Karten, aus denen man wählt und die man weitergibt
glossary-wonders-structure-en = structure
glossary-wonders-structure-de = Gebäude
glossary-wonders-structure = eine Karte, die gebaut ist
glossary-wonders-stage-en = stage
glossary-wonders-stage-de = Baustufe
glossary-wonders-stage = ein Teil eines Weltwunders mit seinen Kosten und dem, was er bringt
glossary-wonders-raw-en = raw materials
glossary-wonders-raw-de = Rohstoffe
glossary-wonders-raw = Holz, Stein, Lehm und Erz
glossary-wonders-goods-en = manufactured goods
glossary-wonders-goods-de = Manufakturprodukte, Waren
glossary-wonders-goods = Glas, Papyrus und Stoff
glossary-wonders-neighbour-en = neighbour
glossary-wonders-neighbour-de = Nachbar
glossary-wonders-neighbour = wer direkt links oder rechts sitzt
glossary-wonders-chain-en = chain
glossary-wonders-chain-de = Kette
glossary-wonders-chain = ein Gebäude, das ein späteres umsonst macht
glossary-wonders-discard-en = discard pile
glossary-wonders-discard-de = Ablagestapel
glossary-wonders-discard = verdeckt: verkaufte Karten und die, die am Ende eines Zeitalters übrig sind
glossary-wonders-shield-en = shield
glossary-wonders-shield-de = Schild
glossary-wonders-shield = was in einem Konflikt verglichen wird
glossary-wonders-victory-en = victory token
glossary-wonders-victory-de = Siegmarker
glossary-wonders-victory = Punkte für einen gewonnenen Konflikt
glossary-wonders-defeat-en = defeat token
glossary-wonders-defeat-de = Niederlagenmarker
glossary-wonders-defeat = verlorene Punkte für einen verlorenen Konflikt
glossary-wonders-guild-en = guild
glossary-wonders-guild-de = Gilde
glossary-wonders-guild = eine lila Karte, die am Ende anderes zählt
glossary-wonders-symbol-en = scientific symbol
glossary-wonders-symbol-de = Forschungssymbol
glossary-wonders-symbol = Zirkel, Zahnrad oder Schrifttafel
