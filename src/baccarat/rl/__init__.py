"""Games for research tools.

OpenSpiel games of one coup: chemin de fer (`rl.coup`) and banque (`rl.banque_coup`). PettingZoo
environments of such a coup (`rl.coup_table`) and of any table (`rl.table`).
"""
