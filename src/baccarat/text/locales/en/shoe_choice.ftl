# How to choose a shoe to analyse or to replay. Loaded on demand.
choose-own = Your last shoes
choose-none = No shoe of yours yet. Play a coup and it appears here.
choose-shoe = { $name }, shoe { $shoe }
choose-all = All your play
choose-example = An example shoe
choose-file = Open a record (.bhh)
choose-any-file = Open a file
choose-link = Or the link to a shoe of this house
choose-link-example = Paste a link, such as that of a replay
choose-open = Open
choose-no-shoe = This is no link to a shoe of this house.
