"""Plot the value of a coup against the number of packs, and at banque against theta."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from ...lab.equilibrium.banque.solve import BanqueEquilibrium, Concept
from ...lab.equilibrium.problem import SIGHTS, Question
from ...lab.equilibrium.sweeps import PARTS, by_packs, by_theta
from ...lab.hands import Shoe
from ...text.say import format_number, say
from ..output.pictures import BOLD, LINE, MARGIN, Panel, Points, colour_of, lines, plate, words

WIDTH: Final = 520
LEFT: Final = 84
HIGH: Final = 260
SIDES: Final = ("right", "left", "bank")
Packs = Mapping[str, Sequence[float]]
"""The value of a coup to the ponte, by sight; the last value is with replacement."""
Thetas = Mapping[float, Mapping[str, float] | None]
"""The value of a coup to each of SIDES, by theta; None if there is no solution."""


def values_of(three: BanqueEquilibrium) -> dict[str, float]:
    """Return the values of a solution of banque, by side."""
    return {side: float(getattr(three, f"value_{side}")) for side in SIDES}


def packs_of(question: Question) -> Packs:
    """Return the values by packs for each sight; a list of decision points fits only one sight."""
    listed = isinstance(question.banker_free, tuple)
    sights = (question.sees,) if listed else SIGHTS
    return {sees: [*map(float, by_packs(replace(question, sees=sees)))] for sees in sights}


def thetas_of(concept: Concept, shoe: Shoe, **freedom: Any) -> Thetas:
    """Return the values by theta; None if there is no solution."""
    return {
        float(theta): None if three is None else values_of(three)
        for theta, three in by_theta(concept, shoe, **freedom)
    }


def against_packs(values: Packs, language: str) -> str:
    """Draw a line per sight."""
    drawn = {say(language, f"plate-{sight}"): [*enumerate(each)] for sight, each in values.items()}
    most = max(len(each) for each in values.values())
    ticks = [(at, str(at + 1) if at < most - 1 else "∞") for at in range(most)]
    title = say(language, "plate-title-packs")
    joined = {name: points[:-1] for name, points in drawn.items()}
    return _picture(title, say(language, "plate-packs"), _Course(drawn, joined, ticks), language)


def against_theta(values: Thetas, concept: Concept, language: str) -> str:
    """Draw a line per side, or only dots if some thetas have no solution."""
    drawn = {
        say(language, f"plate-{side}"): [
            (theta * PARTS, three[side]) for theta, three in values.items() if three
        ]
        for side in SIDES
    }
    ticks = [(PARTS * at // 4, format_number(language, at / 4, "0.##")) for at in range(5)]
    title = say(language, "plate-title-theta", {"concept": concept})
    joined = drawn if all(values.values()) else {}
    return _picture(title, say(language, "plate-theta"), _Course(drawn, joined, ticks), language)


class _Course(NamedTuple):
    """The contents of a plot: points by label, the labels to join with lines, and axis marks."""

    dots: Mapping[str, Points]
    joined: Mapping[str, Points]
    ticks: Sequence[tuple[int, str]]


def _picture(title: str, about: str, course: _Course, language: str) -> str:
    parts = [words(MARGIN, MARGIN + 16, title, style=BOLD)]
    y = lines(parts, MARGIN + 2.0 * LINE, about, WIDTH) + 4
    every = [value for points in course.dots.values() for _, value in points]
    panel = Panel(
        top=y,
        height=HIGH,
        coups=course.ticks[-1][0] + 1,
        low=min(every),
        high=max(every),
        left=LEFT,
        width=WIDTH - LEFT - 2 * MARGIN,
    )
    parts += panel.rules(lambda value: _hundredths(value, language))
    y += HIGH + LINE
    parts += [words(panel.across(at), y, text, anchor="middle") for at, text in course.ticks]
    for at, (name, dots) in enumerate(course.dots.items()):
        y, colour = y + LINE, colour_of(at)
        parts += [panel.draw_line(course.joined.get(name, ()), colour), panel.dots(dots, colour)]
        parts.append(f'<rect x="{MARGIN}" y="{y - 11:g}" width="18" height="12" fill="{colour}"/>')
        parts.append(words(MARGIN + 28, y, name))
    return plate(parts, WIDTH, y + MARGIN, title)


def _hundredths(value: float, language: str) -> str:
    return f"{format_number(language, round(100 * value, 9), '0.####')} %".replace("-", "−")
