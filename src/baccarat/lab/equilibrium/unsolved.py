"""The refusal of a solver whose work was used up without an answer."""


class Unsolved(RuntimeError):
    """No equilibrium was found within `steps`, the most that a solver works."""

    def __init__(self, steps: int) -> None:
        super().__init__(f"no equilibrium was found within {steps} steps")
        self.steps = steps
