"""Games for research tools.

OpenSpiel games of one coup: chemin de fer (`rl.coup`) and banque (`rl.banque_coup`). A PettingZoo
environment for any table: `rl.table`.
"""
