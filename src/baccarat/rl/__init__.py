"""The games for researchers' tools: OpenSpiel (`rl.coup`) and PettingZoo (`rl.table`)."""
