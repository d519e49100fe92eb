# Was die Seite von 7 Wonders sagt.

## Karten, Tafeln und ihre Zeichen
# $colour, $what und $state sind Kürzel, $age ist I, II oder III, $cards sind Namen.

colour-7wonders = { $colour ->
    [brown] braune Karte
    [grey] graue Karte
    [blue] blaue Karte
    [yellow] gelbe Karte
    [red] rote Karte
    [green] grüne Karte
   *[purple] lila Karte
}
counted-7wonders = { $what ->
    [brown] braune Karten
    [grey] graue Karten
    [blue] blaue Karten
    [yellow] gelbe Karten
    [red] rote Karten
    [green] grüne Karten
    [purple] lila Karten
    [wonder_stage] Stufen von Weltwundern
   *[defeat_token] Niederlagen
}
coins-7wonders = { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
cost-7wonders-resource = { $amount } { $name }
cost-7wonders-nothing = nichts
card-7wonders-said = { $name }, { $colour }, Zeitalter { $age }.
card-7wonders-said-cost = Kosten: { $cost }.
card-7wonders-said-free = Umsonst mit { $cards }.
card-7wonders-said-next = Macht später umsonst: { $cards }.
card-7wonders-free-after = frei nach
card-7wonders-free-next = danach frei:
card-7wonders-back = Eine verdeckte Karte aus Zeitalter { $age }
stage-7wonders-said = Stufe { $number }{ $state ->
    [built] , gebaut mit einer Karte aus Zeitalter { $age }
    [unknown] , gebaut
   *[open] {""}
}. Kosten: { $cost }. { $effect }
wonder-7wonders-said = { $name }, Seite { $side }. Die Stadt liefert { $resource }.
token-7wonders-victory = Sieg: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
token-7wonders-defeat = Niederlage: { $value } Punkt
# Wo lange Wörter auf einer schmalen Karte getrennt werden.
hyphens-7wonders =
    Alexan-dria Arznei-ausgabe Ausgra-bungs-stätte Bau-meister Baum-schule Befesti-gungs-anlage
    Belage-rungs-maschi-nen Biblio-thek Bild-hauerei Erz-berg-werk Forst-wirt-schaft Glas-hütte
    Halikar-nassos Handels-kammer Holz-platz Kara-wan-serei Labora-torium Leucht-turm Mauso-leum
    Observa-torium Pfand-haus Philo-sophen Pyra-miden Schieß-platz Skrip-torium Stein-bruch Strate-gen
    Studier-zimmer Trainings-gelände Univer-sität Vertei-digungs-anlage Waffen-lager Wald-höhle
    Werk-statt Wissen-schaftler Zeus-statue Ziegel-brennerei
