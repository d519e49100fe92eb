# The names of the sages, owls and spells of Die Sieben Weisen.

role-weisen-healer = Healer
role-weisen-druid = Druid
role-weisen-seer = Seer
role-weisen-priestess = Priestess
role-weisen-witch = Witch
role-weisen-alchemist = Alchemist
role-weisen-magician = Magician
role-weisen-owl = Owl
role-weisen-healer-short = Heal.
role-weisen-druid-short = Dru.
role-weisen-seer-short = Seer
role-weisen-priestess-short = Pri.
role-weisen-witch-short = Witch
role-weisen-alchemist-short = Alch.
role-weisen-magician-short = Mag.
spell-weisen-moventi = moventi!
spell-weisen-anulensa = anulensa!
spell-weisen-volensia = volensia!
spell-weisen-absentus = absentus!
spell-weisen-mutantus = mutantus!
spell-weisen-potentia = potentia!
spell-weisen-binensus = binensus!
