"""Compiles the lab's kernels once, instead of in each process of the tests."""

from baccarat.lab import of_packs, simulate
from baccarat.lab.equilibrium import chemin_de_fer, solve, solve_banque
from baccarat.lab.hands import Shoe
from baccarat.lab.kernels.batch import joints
from baccarat.lab.kernels.choice import KERNELS
from baccarat.lab.simulation.strategy import KINDS


def compile_all() -> None:
    """Count a pack with every kernel; the compiled code stays on disk next to its source."""
    for name in KERNELS:
        joints([of_packs(1)], kernel=name)
    solve(chemin_de_fer(packs=1), kernel="int64")
    solve_banque(shoe=Shoe(of_packs(1)))
    for kernel in ("lanes", "cards"):
        simulate(shoes=1, seed=1, kernel=kernel)
    for kernel in ("hands", "traced"):
        simulate("chemin-de-fer", shoes=1, seed=1, kernel=kernel)
    for strategy in KINDS:
        simulate(shoes=1, seed=1, strategy=strategy, bets=["banker"])


if __name__ == "__main__":
    compile_all()
