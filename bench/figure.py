"""The line of output that every benchmark prints: its figure, and the limit it must meet."""


def show(name: str, figure: float, unit: str, bound: str = "no bound") -> None:
    """Print `figure` to three digits, or as an integer if it is large."""
    text = f"{figure:,.0f}" if figure >= 1000 else f"{figure:.3g}"
    print(f"{name:<12} {text} {unit} ({bound})", flush=True)
