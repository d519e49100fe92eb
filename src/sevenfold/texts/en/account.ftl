# Accounts: what the server refuses, and the page `/account`.

refused-login-wrong = Name and password don’t fit together.
refused-login-taken = There already is an account called “{ $name }”. Log in, or choose another name.
refused-login-marks = This name holds characters that can’t be seen. Write it with letters, digits and signs alone.
refused-password-short = A password has at least { $least } characters.
refused-password-long = A password has at most { $most } characters.
refused-password-wrong = That isn’t the password of this account.
refused-account-already = You are logged in to the account “{ $login }” already.
refused-account-needed = That takes an account.
refused-account-program = That is for people in a browser, not for programs.
refused-too-many-programs = An account has at most { $most } programs. Take the token of one back first.
refused-no-program = There is no such program any more.
refused-not-sure = Say that you are sure: what is deleted doesn’t come back.
