# The words of the operator’s page. Loaded with it.
operator-title = Operator’s page
operator-parts = Parts of this page
operator-house = House
operator-people = People
operator-rooms = Tables
operator-sanctions = Sanctions
operator-reports = Reports
operator-log = Log
operator-until = until { $date }
operator-by = { $name }, { $date }
operator-reason = Reason
operator-how-long = How long
operator-for-hour = for an hour
operator-for-day = for a day
operator-for-week = for a week
operator-for-month = for 30 days
operator-for-no-end = with no end date
operator-cancel = Cancel
operator-more = Show more
operator-your-account = Your account

## The house

operator-connected = { $count ->
    [one] One person is connected.
   *[other] { $count } people are connected.
}
operator-tables = { $count ->
    [one] One table is open.
   *[other] { $count } tables are open.
}
operator-aside = { $count ->
    [one] One table is out of order.
   *[other] { $count } tables are out of order.
}
operator-rules = Who may come in
operator-door = Newcomers
operator-door-open = need only a name
operator-door-password = need the password of the house
operator-door-invited = need an invitation
operator-password = Password of the house
operator-password-kept = Leave this empty to keep the present one.
operator-guests-play = Guests without an account may play and speak
operator-salon = The house’s own table, the Salon
operator-salon-on = open, without a host
operator-salon-moderated = open, with the operators as its hosts
operator-salon-off = closed
operator-save = Save
operator-saved = Saved. It applies at once.
operator-invitations = Invitations into the house
operator-invitations-how = A link lets newcomers in even if the house is closed to others. People who have come in once may return without it.
operator-note = For whom
operator-no-note = Invitation
operator-uses = How many people
operator-any-number = For any number of people.
operator-left = { $count ->
    [one] One person may still come.
   *[other] { $count } people may still come.
}
operator-came = { $count ->
    [one] One has come.
   *[other] { $count } have come.
}
operator-make-link = Make a link
operator-link-of = Link for { $note }
operator-copy = Copy
operator-copied = Copied
operator-revoke = Revoke
operator-announcements = Announcements
operator-announcement = What everybody should know
operator-announce = Announce
operator-withdraw = Withdraw
operator-sizes = What the house stores
operator-space-plenty = There is enough space.
operator-space-low = The disk is nearly full. New tables are refused until there is 1 GB free.
operator-space-over-quota = The database is larger than you allow. New tables are refused.
operator-size-used = Database
operator-size-free = Free on the disk
operator-size-quota = Limit for the database
operator-no-limit = none
operator-size-host-quota = Limit for one host’s tables
operator-size-guests = People known
operator-size-rooms = Tables, also closed ones
operator-size-events = Events
operator-size-packed = Packed events

## People

operator-search = Name, sign-in name or number
operator-find = Search
operator-nobody = Nobody was found.
operator-is-one = operator
operator-account = account { $name }
operator-guest = guest without an account
operator-devices = { $count ->
    [one] signed in on one device
   *[other] signed in on { $count } devices
}
operator-here = here now
operator-visited = last here { $date }
operator-from = from { $addresses }
operator-has = { $count ->
    [one] { $amount } chip outside the tables.
   *[other] { $amount } chips outside the tables.
}
operator-seat = { $count ->
    [one] { $amount } chip at { $room }.
   *[other] { $amount } chips at { $room }.
}
operator-chips = Chips…
operator-amount = Chips to grant; with a minus, to remove
operator-move = Book { $amount }
operator-mute = Mute
operator-ban = Ban
operator-ban-how = A ban applies to the person. They can come back as somebody else unless you ban their network too.
operator-end-sessions = Sign out everywhere
operator-end-sessions-how = Every device that is signed in to this account is signed out at once. If somebody else knows the password, they can sign in again until it is changed.
operator-ban-network = Ban a network
operator-network = Address or network

## Sanctions

operator-network-how = Everybody who comes from there is shut out, except operators. An IPv6 address counts as its /64.
operator-network-shared = You come from this machine or through a proxy. Banning a network has no effect on people who come the same way, unless the proxy is named in trusted-proxies and forwards their addresses.
operator-no-sanctions = Nobody is muted or banned.
operator-muted = Muted
operator-banned = Banned
operator-lift = Lift

## Tables

operator-no-rooms = No table is open.
operator-host = hosted by { $name }
operator-no-host = the house’s own
operator-private = by invitation
operator-paused = paused
operator-closing = closing
operator-out-of-order = out of order
operator-seated = Seats taken: { $seated } of { $seats }.
operator-looking = { $count ->
    [one] One browser is connected.
   *[other] { $count } browsers are connected.
}
operator-room-size = { $count ->
    [one] One event, { $size }
   *[other] { $count } events, { $size }
}
operator-close = Close…
operator-close-of = Close { $name }
operator-close-now = Close the table
operator-close-how = The coup is played out, and everybody gets their chips back.
operator-clear = Close all of a host or a network
operator-clear-of = Number of a host, address or network
operator-clear-show = Show what goes
operator-clear-tables = Tables that close: { $count }
operator-clear-guests = Guests without an account who are deleted, with their chips: { $count }
operator-clear-accounts = Accounts stay.
operator-clear-now = Close all of it
operator-clear-nothing = Nothing belongs to it.

## Reports

operator-no-reports = Nothing has been reported.
operator-reported = Reported by { $name }, { $date }.
operator-at-table = Table: { $room }
operator-reason-given = “{ $reason }”
operator-mute-name = Mute { $name }
operator-ban-name = Ban { $name }
operator-settle = Nothing to do

## The log

operator-log-how = Everything that operators do is noted here for two years.
operator-no-log = No operator has done anything yet.
operator-did-mute = Muted
operator-did-ban = Banned
operator-did-lift = Sanction lifted
operator-did-close-room = Table closed
operator-did-clear = All tables of a host or a network closed
operator-did-chips = Chips
operator-did-end-sessions = Signed out everywhere
operator-did-rules = Rules of the house
operator-did-invite = Invitation made
operator-did-revoke = Invitation revoked
operator-did-announce = Announced
operator-did-withdraw = Announcement withdrawn
operator-did-settle = Report settled
