"""The games for researchers' tools: OpenSpiel (`rl.coup`, `rl.banque_coup`), PettingZoo (`rl.table`)."""
