# Die Namen der Weisen, Eulen und Zauber von Die Sieben Weisen.

role-weisen-healer = Heilerin
role-weisen-druid = Druide
role-weisen-seer = Seher
role-weisen-priestess = Priesterin
role-weisen-witch = Hexe
role-weisen-alchemist = Alchimist
role-weisen-magician = Magier
role-weisen-owl = Eule
spell-weisen-moventi = moventi!
spell-weisen-anulensa = anulensa!
spell-weisen-volensia = volensia!
spell-weisen-absentus = absentus!
spell-weisen-mutantus = mutantus!
spell-weisen-potentia = potentia!
spell-weisen-binensus = binensus!
