# Was Bots im Chat sagen, während in Die Sieben Weisen Bündnisse geschlossen werden. $other ist der Name dessen, zu dem sie sprechen,
# $wording eine Zahl von 1 bis 3: irgendeine der Fassungen. Von Angeboten sprechen sie nur, wenn Angebote offen sind.

says-weisen-offer = { $wording ->
    [1] { $other }, wollen wir zwei uns zusammentun?
    [2] Ich ginge gern mit dir, { $other }.
   *[3] Wie wäre es mit einem Bündnis, { $other }?
}
says-weisen-withdraw = { $wording ->
    [1] Tut mir leid, { $other }, ich habe es mir anders überlegt.
    [2] Ich nehme mein Angebot zurück, { $other }.
   *[3] Diesmal doch nicht, { $other }.
}
says-weisen-decline = { $wording ->
    [1] Danke, { $other }, aber nein.
    [2] Ein andermal, { $other }.
   *[3] Ich habe andere Pläne, { $other }.
}
says-weisen-pair = { $wording ->
    [1] Abgemacht, { $other }!
    [2] Dann also { $other } und ich.
   *[3] Auf uns, { $other }!
}
says-weisen-join = { $wording ->
    [1] Dann komme ich mit.
    [2] Ist bei euch noch Platz? Ich bin dabei.
   *[3] Zu dritt sind wir stärker.
}
says-weisen-stay = { $wording ->
    [1] Macht das ohne mich.
    [2] Ich bleibe auf dieser Seite.
   *[3] Lieber gegen euch als hinter euch.
}
says-weisen-alone = { $wording ->
    [1] Ich nehme es mit euch beiden auf.
    [2] Diesmal allein.
   *[3] Zwei gegen einen? Nur zu.
}
says-weisen-open = { $wording ->
    [1] Das überlasse ich euch.
    [2] Wer möchte mit mir gehen?
   *[3] Mir sind beide recht.
}
says-weisen-with = { $wording ->
    [1] Ich halte zu { $other }.
    [2] { $other }, wir machen das zusammen.
   *[3] Ich bin dabei, { $other }.
}
