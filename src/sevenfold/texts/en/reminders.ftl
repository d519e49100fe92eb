# Reminders: what a browser tells somebody whose turn it is, and the switches in the settings.

reminder-title = { $whose ->
    [own] Your turn at your table ({ $game })
    [other] Your turn at { $host }’s table ({ $game })
   *[none] Your turn ({ $game })
}
reminder-body = With { $names }

turns-legend = When it is my turn
turns-title = Say so in the title of the page
turns-sound = Chime
turns-push = Tell me when I’m not looking
turns-push-about = Your browser says so, also after you have closed this page. Click it and you are at the table.
turns-push-asking = Your browser now asks whether it may.
turns-push-denied = Your browser doesn’t allow it for this page. If you would like it after all, you can change that in the browser, beside the address.
turns-push-nobody = Give a name at a table first; then there is somebody to tell.
turns-push-failed = Your browser couldn’t arrange it just now. Try again later.

refused-no-reminders = This server reminds nobody.
refused-push-address = That is no address of a push service.
refused-push-service = { $service } is no push service that this server knows.
refused-push-long = The address of a push service has at most { $most } characters.
refused-push-keys = These are no keys of a browser.
refused-too-many-pushes = You are reminded in { $most } browsers already. Turn it off in one of them, or log out everywhere else.
