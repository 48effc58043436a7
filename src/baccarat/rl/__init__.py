"""The games for researchers' tools.

Of OpenSpiel a coup of chemin de fer (`rl.coup`) and of banque (`rl.banque_coup`); of PettingZoo any
table (`rl.table`).
"""
