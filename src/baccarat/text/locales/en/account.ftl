# The words of the account dialog. Loaded with it.
account-title = Account
account-welcome = Welcome back. Sign in to continue with your name and your chips.
account-other = This browser will then forget the guest that it knows now, with the guest’s chips.
account-confirm = Please confirm that it is you.
account-back = Back
account-use-passkey = Sign in with a passkey
account-sign-in-name = Sign-in name, such as Anna-4821
account-password = Password
account-sign-in = Sign in
account-lost = No passkey or password? Use a recovery code
account-code = Recovery code
account-no-passkey = No passkey was used. Try again, or choose another way.
account-privacy = What this house stores about you
account-operator = Operator’s page

account-name = Your name
account-rename = Rename
account-renamed = You have a new name. Tables show it from your next seat on.
account-chips = { $count ->
    [one] You have { $amount } chip outside the tables.
   *[other] You have { $amount } chips outside the tables.
}

account-return = Play from other devices too
account-return-how = Only this browser knows you so far. Choose how you want to sign in elsewhere, and you keep your name, your chips and your history.
account-ways = How you sign in
account-known-as = Your sign-in name is { $name }.
account-add-passkey = Add a passkey
account-passkey-how = Your device confirms it is you, with a fingerprint, your face or a PIN. There is nothing to remember.
account-passkey-where = Passkeys need a secure address (https) with a name, and a current browser.
account-passkey-of = Passkey of { $date } for { $host }
account-remove = Remove
account-remove-passkey = Remove the passkey of { $date }
account-remove-password = Remove the password
account-or-password = Or use a password
account-new-password = New password
account-set-password = Set the password
account-change-password = Change the password
account-password-how = At least ten characters, and not your name. A few random words are good and easy to remember.
account-codes-left = { $count ->
    [0] No recovery codes left
    [one] One recovery code left
   *[other] { $count } recovery codes left
}
account-new-codes = New codes
account-codes = Keep these recovery codes
account-codes-how = Each of them signs you in once, if you lose your passkey or forget your password. They are shown only now.
account-copy = Copy
account-copied = Copied
account-save = Save as a file
account-codes-done = I have kept them
account-have-one = Do you have an account already?

account-sessions = Where you are signed in
account-some-device = A program
account-here = this browser
account-used = last used { $date }
account-end = End
account-end-of = End the session on { $device }
account-end-others = End all others
account-sign-out = Sign out

account-data = Your data
account-download = Download my data
account-delete = Delete me…
account-delete-how = Your account, your chips, your limits and what you said are deleted, your tables are closed, and every device is signed out. Records of played shoes stay, because others rely on them. This cannot be undone.
account-delete-guest = Your name, your chips, your limits and what you said are deleted, and your tables are closed. Records of played shoes stay, because others rely on them. This cannot be undone.
account-delete-now = Delete now
account-keep = Keep everything
account-delete-waits = You still have a stake in play. Everything is deleted as soon as the coup is settled; you need not wait.
