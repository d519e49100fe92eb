# The windows of 7 Wonders: paying, conflicts, the score sheet. $name is a person or a resource, $coins a number.

wonders-own = yours
wonders-left = on the left
wonders-right = on the right
wonders-bank = bank
wonders-purse = You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $spent } of them go.
wonders-unit = { $number }. { $name }
wonders-from-own = your own { $name }
wonders-from = from { $name } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
wonders-no-way = no way to pay has it from there
wonders-pays = { $coins ->
    [0] Costs nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}
wonders-cheaper = { $coins ->
    [0] It would go without paying, too.
    [one] It would go for { $coins } coin, too.
   *[other] It would go for { $coins } coins, too.
}
wonders-pay = { $coins ->
    [0] Build without paying
    [one] Pay { $coins } coin
   *[other] Pay { $coins } coins
}

wonders-conflicts = Conflicts at the end of age { $age }
wonders-tie = equally strong: nothing
wonders-continue = Go on

wonders-total = Total
wonders-coins-decide = Points are even at the top: the coins decide, { $coins } of them.
wonders-shared = Points and coins are even at the top: the victory is shared.
