"""The line of output that every benchmark prints: its figure, and the limit it must meet."""


def show(name: str, figure: float, unit: str, bound: str = "no bound") -> None:
    """Print `figure` to three digits, or as an integer if it is large."""
    text = f"{figure:,.0f}" if figure >= 1000 else f"{figure:.3g}"
    print(f"{name:<12} {text} {unit} ({bound})", flush=True)


def beside(figure: float, program: str, taken: float, times: float | None) -> str:
    """Compare a figure with what a C program has `taken`, and say whether the bound is met."""
    ratio = figure / taken
    told = f"{ratio:.2f} × {program} of {taken:.3g}"
    if times is None:
        return f"{told}, no bound"
    return f"{told}, {'within' if ratio <= times else 'MISSES'} the bound of {times:g} ×"
