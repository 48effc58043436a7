"""How much a solver may work, in steps that are counted: the same on any machine."""


class Spent(Exception):
    """All the steps that were allowed are used up."""


class Unsolved(RuntimeError):
    """No equilibrium was found within `steps`, the most that a solver works."""

    def __init__(self, steps: int) -> None:
        super().__init__(f"no equilibrium was found within {steps} steps")
        self.steps = steps


class Budget:
    """Steps that may be used, and how many are `left`."""

    def __init__(self, steps: int) -> None:
        self.steps = self.left = steps

    def spend(self, steps: int) -> None:
        """Use steps; raises Spent where there are too few."""
        self.left -= steps
        if self.left < 0:
            raise Spent
