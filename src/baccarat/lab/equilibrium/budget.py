"""A solver's work limit, counted in steps so that it is the same on every machine."""


class Spent(Exception):
    """The budget has too few steps left."""


class Unsolved(RuntimeError):
    """No equilibrium was found within the limit of `steps` steps."""

    def __init__(self, steps: int) -> None:
        super().__init__(f"no equilibrium was found within {steps} steps")
        self.steps = steps


class Budget:
    """A number of steps, of which some are `left`."""

    def __init__(self, steps: int) -> None:
        self.steps = self.left = steps

    def spend(self, steps: int) -> None:
        """Use up steps; raises Spent if too few are left."""
        self.left -= steps
        if self.left < 0:
            raise Spent
