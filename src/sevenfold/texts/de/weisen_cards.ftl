# Die Namen der Weisen, Eulen und Zauber von Die Sieben Weisen.

role-weisen-healer = Heilerin
role-weisen-druid = Druide
role-weisen-seer = Seher
role-weisen-priestess = Priesterin
role-weisen-witch = Hexe
role-weisen-alchemist = Alchimist
role-weisen-magician = Magier
role-weisen-owl = Eule
role-weisen-healer-short = Heil.
role-weisen-druid-short = Dru.
role-weisen-seer-short = Seher
role-weisen-priestess-short = Pri.
role-weisen-witch-short = Hexe
role-weisen-alchemist-short = Alch.
role-weisen-magician-short = Mag.
spell-weisen-moventi = moventi!
spell-weisen-anulensa = anulensa!
spell-weisen-volensia = volensia!
spell-weisen-absentus = absentus!
spell-weisen-mutantus = mutantus!
spell-weisen-potentia = potentia!
spell-weisen-binensus = binensus!
