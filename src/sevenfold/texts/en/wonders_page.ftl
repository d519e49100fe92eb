# What the page of 7 Wonders says.

## Cards, boards and their signs
# $colour, $what and $state are codes, $age is I, II or III, $cards are names.

colour-7wonders = { $colour ->
    [brown] brown card
    [grey] grey card
    [blue] blue card
    [yellow] yellow card
    [red] red card
    [green] green card
   *[purple] purple card
}
counted-7wonders = { $what ->
    [brown] brown cards
    [grey] grey cards
    [blue] blue cards
    [yellow] yellow cards
    [red] red cards
    [green] green cards
    [purple] purple cards
    [wonder_stage] stages of wonders
   *[defeat_token] defeats
}
coins-7wonders = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
cost-7wonders-resource = { $amount } { $name }
cost-7wonders-nothing = nothing
card-7wonders-said = { $name }, { $colour }, age { $age }.
card-7wonders-said-cost = Cost: { $cost }.
card-7wonders-said-free = Free with { $cards }.
card-7wonders-said-next = Makes free later: { $cards }.
card-7wonders-free-after = free after
card-7wonders-free-next = free next:
card-7wonders-back = A card of age { $age }, face down
stage-7wonders-said = Stage { $number }{ $state ->
    [built] , built with a card of age { $age }
    [unknown] , built
   *[open] {""}
}. Cost: { $cost }. { $effect }
wonder-7wonders-said = { $name }, side { $side }. The city produces { $resource }.
token-7wonders-victory = Victory: { $value ->
    [one] { $value } point
   *[other] { $value } points
}
token-7wonders-defeat = Defeat: { $value } point
# Where long words are divided on a narrow card.
hyphens-7wonders =
    Alexan-dria Apothe-cary Brick-yard Cara-van-sery Court-house Crafts-mens Dispen-sary Excava-tion
    Fortifi-cations Glass-works Halicar-nassus Labora-tory Light-house Magis-trates Market-place
    Mauso-leum Observa-tory Philos-ophers Scien-tists Scrip-torium Ship-owners Strat-egists Univer-sity
