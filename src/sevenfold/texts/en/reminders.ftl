# Reminders: what a browser tells somebody whose turn it is, and the switches in the settings.

reminder-title = { $whose ->
    [own] Your turn at your table ({ $game })
    [other] Your turn at { $host }’s table ({ $game })
   *[none] Your turn ({ $game })
}
reminder-body = With { $names }

refused-no-reminders = This server reminds nobody.
refused-push-address = That is no address of a push service.
refused-push-service = { $service } is no push service that this server knows.
refused-push-long = The address of a push service has at most { $most } characters.
refused-push-keys = These are no keys of a browser.
refused-too-many-pushes = You are reminded in { $most } browsers already. Turn it off in one of them, or log out everywhere else.
