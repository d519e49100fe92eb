# Umgebungen zum Lernen: was an dem falsch ist, was man von ihnen will.

error-env-game = Für „{ $given }“ gibt es keine Umgebung. Es gibt { $known }.
error-env-number = { $name } kann nicht { $given } sein; es ist eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }.
error-env-word = { $name } kann nicht „{ $given }“ sein; es ist eines von { $known }.
error-env-learner-alone = Wer lernt, braucht Gegner: Ohne sie werden alle Plätze von außen gespielt.
error-env-opponents = { $given } Gegner sind genannt; es braucht einen für alle Plätze oder einen für jeden der { $others } anderen.
error-env-not-begun = Die Partien haben nicht begonnen: erst reset aufrufen, für alle.
error-env-reset-mask = reset_mask sagt, welche der { $envs } Partien neu beginnen: so viele Werte, mindestens einer davon wahr.
error-env-actions = Jede der { $envs } Partien braucht eine Aktion; gegeben war ein Feld der Form { $given }.
error-env-over = Partie { NUMBER($match, useGrouping: 0) } ist zu Ende: mit reset und reset_mask neu beginnen.
error-env-illegal = Partie { NUMBER($match, useGrouping: 0) }: Aktion { NUMBER($action, useGrouping: 0) } ist für Platz { $seat } jetzt nicht erlaubt. Die Maske sagt, was erlaubt ist.
error-env-agent-illegal = Aktion { NUMBER($action, useGrouping: 0) } ist für { $agent } jetzt nicht erlaubt. Die Maske sagt, was erlaubt ist.
error-env-agent-actions = Jeder, der noch dabei ist, braucht eine Aktion; es fehlt { $missing }.
error-env-options = Der Parameter options ist das Innere eines JSON-Objekts, etwa "target_score": 60. „{ $given }“ ist keines: { $problem }
