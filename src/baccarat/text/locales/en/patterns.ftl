# Saved stakes at punto banco. Loaded on demand.

patterns = Saved stakes
patterns-how = Put your stakes on the felt, then save them here. They are kept in this browser.
pattern = Pattern { $number }
pattern-none = Nothing saved yet.
pattern-lay = Place these stakes
pattern-save = Save what is on the felt
again = Rebet and deal
