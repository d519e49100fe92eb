# What bots say in the chat while alliances are formed in Die Sieben Weisen. $other is the name of the one they speak to, $wording
# a number from 1 to 3: any of the wordings. Only with open offers do they speak of offers.

says-weisen-offer = { $wording ->
    [1] { $other }, shall the two of us join forces?
    [2] I’d like to go with you, { $other }.
   *[3] How about an alliance, { $other }?
}
says-weisen-withdraw = { $wording ->
    [1] Sorry, { $other }, I’ve thought better of it.
    [2] I take my offer back, { $other }.
   *[3] Not this time after all, { $other }.
}
says-weisen-decline = { $wording ->
    [1] Thank you, { $other }, but no.
    [2] Another time, { $other }.
   *[3] I have other plans, { $other }.
}
says-weisen-pair = { $wording ->
    [1] Agreed, { $other }!
    [2] { $other } and I, then.
   *[3] Here’s to us, { $other }!
}
says-weisen-join = { $wording ->
    [1] Then I’ll come along.
    [2] Room for one more? I’m in.
   *[3] Three are stronger than two.
}
says-weisen-stay = { $wording ->
    [1] Go ahead without me.
    [2] I’ll stay on this side.
   *[3] I’d rather be against you than behind you.
}
says-weisen-alone = { $wording ->
    [1] I’ll take you both on.
    [2] Alone, this time.
   *[3] Two against one? Come on, then.
}
says-weisen-open = { $wording ->
    [1] I’ll leave that to you.
    [2] Who wants to come with me?
   *[3] I can live with either of you.
}
says-weisen-with = { $wording ->
    [1] I’m with { $other }.
    [2] { $other }, we’ll do this together.
   *[3] Count me in, { $other }.
}
