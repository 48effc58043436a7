"""Play shoes of chemin de fer at random through the PettingZoo interface, and measure the speed."""

from time import process_time

from baccarat.rl.table import env

table, steps, coups = env("chemin-de-fer", players=5), 0, 0
began = process_time()
for seed in range(3):
    table.reset(seed=seed)
    for agent in table.agent_iter():
        _, _, terminated, truncated, info = table.last()
        over = terminated or truncated
        chosen = None if over else table.action_space(agent).sample(info["action_mask"])
        table.step(chosen)
        steps += not over
    coups += table.unwrapped.coups
took = process_time() - began
print(f"{steps} decisions in {coups} coups: {steps / took:,.0f} steps a second.")
