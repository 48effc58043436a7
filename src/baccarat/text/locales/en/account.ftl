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

# The words of the privacy page. Loaded with it.
privacy-title = What this house stores about you
privacy-intro = This house is run by the person who invited you. It stores what a game among several people needs, and nothing for advertising. There are no other sites’ scripts, no trackers and no statistics about visitors.
privacy-name = A name and a number
privacy-name-how = You choose a name, which need not be your own. The house adds a random number by which it knows you. It does not ask for an e-mail address or for anything else.
privacy-cookie = One cookie
privacy-cookie-how = A cookie tells the house who you are. It lasts for a year and is renewed on each visit. The browser also keeps your settings and what it needs to check a sealed shoe; the house does not see these.
privacy-play = What you play
privacy-play-how = Every coup is recorded, with your name at the table, your stakes and what you won or lost. So is every transfer of play chips. The records are protected by hashes, so that nobody can change them afterwards, not even the house.
privacy-talk = What you say
privacy-talk-how = Each table keeps its last hundred messages, with the names of those who wrote them. Older ones are deleted. A message that somebody reports is stored with the messages around it until an operator has dealt with it, for 90 days at most.
privacy-limits = Your limits
privacy-limits-how = The limits and breaks that you set yourself are stored, as are your loss and your time at tables for each day. Other players do not see them.
privacy-account = Your account, if you have one
privacy-account-how = A password and the recovery codes are stored as hashes, from which nobody can read them. A passkey stays on your device; the house has only its public half. For each device that is signed in, the house stores the browser, the system, and when it was first and last used.
privacy-address = Your address on the network
privacy-address-how = The house holds it in memory, to limit how often one address may guess or ask. Without an account, the network that you last came from is stored for seven days. The network from which a table was opened is stored while the table is open, and the chips given to a network are counted for a day. The server’s own log may contain addresses, for as long as its operator keeps that log. Operators see it while you are connected. A network that they ban is stored for as long as the ban lasts.
privacy-sanctions = If you are muted or banned
privacy-sanctions-how = The house stores who is muted or banned, why and until when, for as long as that lasts. Everything that operators do is noted for two years, with their reason and your number. You can always see why you may not speak or come in, and you can still download your data.
privacy-who = Who sees what
privacy-who-how = Everybody at a table sees your name, your seat, your chips there, your stakes and what you say. The host of a table also sees who won how much at it. The operator of the house can read everything that it stores, except passwords, passkeys and recovery codes.
privacy-rights = What you can do
privacy-rights-how = In the account dialog you can change your name, download everything that is stored about you, end sessions on other devices, and delete yourself.
privacy-rest = What stays after a deletion
privacy-rest-how = The logs of the tables stay, with the name that you had there: hashes cover them, and other players’ results depend on them. The ledger of play chips stays with your number, so that the books add up. Your account, chips, limits, talk and sessions are deleted, and your name is removed from the lists of results. Copies that the operator made earlier still contain them. Notes of what operators did about you stay for their two years, under your number.

care = Responsible play
care-chips = These are play chips only: they cost nothing, and cannot be paid out.
care-today = Today you have sat at tables for { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}. { $kind ->
    [lost] Overall you have lost { $chips }.
    [won] Overall you have won { $chips }.
   *[even] You are even.
}
care-day = A day begins at midnight, Greenwich time.
care-limits = Your own limits
care-stake = Maximum stake per coup, in chips
care-loss = Maximum loss per day, in chips
care-minutes = Maximum minutes per day
care-none = none
care-set = Set
care-how = A tighter limit applies immediately, a looser one after a day. The house refuses anything beyond it.
care-waiting = { $hours ->
    [one] Within the hour
   *[other] In { $hours } hours
} the looser limits you asked for will apply.
care-break = Take a break
care-hours = { $hours ->
    [1] 1 hour
    [24] 1 day
    [168] 1 week
    [720] 30 days
   *[other] { $hours } hours
}
care-break-how = You leave your seat now, and cannot sit down until the break is over. You cannot undo this.
care-begin = Begin the break
care-resting = { $hours ->
    [one] Your break is over within the hour.
   *[other] Your break lasts { $hours } more hours.
}
care-keeps = What the house keeps
care-edge = { $bet }: { $edge } of a stake on average, from a full shoe
care-tax = Nothing from the stakes; from a banker’s winnings, { $tax }%
care-tax-none = Nothing: players play against each other
care-tax-net = Nothing from the stakes; from a coup’s net win for the bank, { $limited }%, or { $open }% where the bank is open
care-tax-capital = Nothing from the stakes; from the money put into a bank, { $tax }%

# The words for players whom operators have something to tell, and for reports.
banned-title = You are banned from this house
banned-player = An operator of this house has decided that you may not come in.
banned-network = An operator of this house has decided that nobody may come in from your network. This may not be about you.
banned-no-more = That is over. You may come in again.
banned-return = Come in
banned-data = Download what this house stores about you
banned-privacy = What that is
sanction-reason = The reason given: { $reason }
sanction-until = It ends on { $date }.
sanction-no-end = It has no end date.
muted-how = An operator of this house has muted you. You can still read.
announcements = Announcements of the house
announcement-dismiss = Dismiss
report-title = Report this message
report-how = The operators of this house will see the message, a few messages around it, your name and your reason. The speaker is not told who reported it.
report-reason = Your reason, if you like
report-send = Report
report-sent = Thank you. The operators will look at it.
