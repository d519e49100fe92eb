# The options that are entered at the table: roles left out, and the orders of the spaces. $place counts from the top, from 1.

weisen-roles-by-lot = by lot
weisen-roles-lot = The lot decides who stays out.
weisen-roles-missing = { $missing ->
    [one] Choose one more role. Until then nothing changes.
   *[other] Choose { $missing } more roles. Until then nothing changes.
}
weisen-roles-out = These stay out: { $names }.
weisen-orders-usual = The reconstructed orders
weisen-orders-own = { $own ->
    [one] One order has been entered, the others are reconstructed
    [11] All orders have been entered
   *[other] { $own } orders have been entered, the others are reconstructed
}
weisen-orders-space = Space { $number }{ $state ->
    [own] , entered
    [wrong] , something is wrong here
   *[usual] , reconstructed
}
weisen-orders-of = Order of space { $number }, the highest first
weisen-orders-row = { $name }, number { $place }. Move with the arrow keys
weisen-orders-up = { $name } one up
weisen-orders-down = { $name } one down
weisen-orders-placed = { $name } is number { $place } now.
weisen-orders-enter = Tap from top to bottom
weisen-orders-stop = Back to the list
weisen-orders-next = Space { $number }: who stands { $place ->
    [1] highest
   *[other] at place { $place }
}?
weisen-orders-back = Take the last one back
weisen-orders-reset = Reset this space
weisen-orders-reset-all = Reset all
weisen-orders-use = Use these orders
weisen-orders-undo = Discard
