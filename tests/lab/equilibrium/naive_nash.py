"""Nash equilibria of banque by support enumeration, in floats: shares no code with the solver.

A support lists the mixing players: right, left, and the banker at two points at most. Its equations
determine a place, the probabilities with which right and left draw on 5. A place is kept if some
answer of the banker leaves nobody a gain. This is decided by searching for a line that separates
the outcomes in the banker's power from those that right and left need.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import copysign, hypot, sqrt
from typing import Any

import numpy as np

from baccarat.lab.equilibrium.banque.game import BanqueGame

Place = tuple[float, float]

TINY = 1e-9
NOISE = 1e-13
STEP = 1e-6
MOST = 6


class Supports:
    """All places for one game and one division of the stakes."""

    def __init__(self, game: BanqueGame, theta: float) -> None:
        right = np.array([each.to_right for each in game.points], dtype=float) / game.unit
        left = np.array([each.to_left for each in game.points], dtype=float) / game.unit
        gain = -theta * right - (1 - theta) * left
        always = gain.min(axis=1) > 0
        some = ~always & (gain.max(axis=1) >= 0)
        base = [
            np.array(own, dtype=float) / game.unit + to[always].sum(axis=0)
            for own, to in ((game.right, right), (game.left, left))
        ]
        self.gain = self.form(gain[some])
        self.size = np.abs(self.gain).max(axis=1, initial=0)
        # The gain of drawing on 5: a level and a slope in the other side's probability; last for
        # nobody.
        self.right = self.line(np.vstack([right[some], base[0]]), (2, 0), (3, 1))
        self.left = self.line(np.vstack([left[some], base[1]]), (1, 0), (3, 2))
        scale = np.abs(np.vstack([self.right, self.left])).sum() or 1
        self.right, self.left = self.right / scale, self.left / scale
        live = self.size > 0
        self.gain[live] /= self.size[live, None]
        self.points = range(len(self.gain))
        # Plain numbers, several times as fast as arrays of two to four.
        self.both = np.hstack([self.right, self.left])
        self.curves: list[list[float]] = self.gain.tolist()
        self.adds: list[list[float]] = self.both.tolist()
        self.tried: set[tuple[object, ...]] = set()
        """The banker's answers that have yielded their places: many samples have the same."""

    @staticmethod
    def form(corners: Any) -> Any:
        """Return the coefficients of pq, p, q and 1."""
        neither, other, one, both = corners.T
        return np.array([both - other - one + neither, one - neither, other - neither, neither]).T

    @staticmethod
    def line(to: Any, never: tuple[int, int], always: tuple[int, int]) -> Any:
        first = to[:, never[0]] - to[:, never[1]]
        return np.array([first, to[:, always[0]] - to[:, always[1]] - first]).T

    def places(self) -> list[Place]:
        kept = list[Place]()
        for p, q in self.candidates():
            if not inside((p, q)):
                continue
            place = min(max(p, 0.0), 1.0), min(max(q, 0.0), 1.0)
            if all(abs(p - a) + abs(q - b) > 1e-8 for a, b in kept) and self.holds(place):
                kept.append(place)
        return kept

    def at(self, place: Place) -> Any:
        p, q = place
        return self.gain @ np.array([p * q, p, q, 1.0])

    def holds(self, place: Place) -> bool:
        """Whether the banker has an answer that leaves both sides without a gain."""
        p, q = place
        gains = self.at(place)
        weights = np.where(gains > TINY, 1.0, 0.0)
        ties = np.abs(gains) <= TINY
        right, left = self.right @ [1, q], self.left @ [1, p]
        start = np.array([right[-1] + weights @ right[:-1], left[-1] + weights @ left[:-1]])
        adds = np.array([right[:-1][ties], left[:-1][ties]]).T
        normals = [np.array([-y, x]) / np.hypot(x, y) for x, y in adds if np.hypot(x, y) > 0]
        normals += [np.array([1.0, 0.0]), np.array([0.0, 1.0])]
        for normal in (*normals, *(-each for each in normals)):
            may = all(
                TINY < chance < 1 - TINY or part * (1 if chance > 0.5 else -1) >= 0
                for part, chance in zip(normal, place, strict=True)
            )
            if may and normal @ start + np.maximum(adds @ normal, 0).sum() < -TINY:
                return False
        return True

    def candidates(self) -> Iterator[Place]:
        corners: list[Place] = [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)]
        edges = [each for each in self.on_edges() if inside(each[0])]
        crossings = [*self.crossings()]
        yield from corners
        yield from (place for place, _ in edges)
        yield from (place for place, _, _ in crossings)
        for p, q in corners:
            for right, left in ((STEP, STEP), (STEP, 0), (0, STEP)):
                yield from self.in_region((p + right * (1 - 2 * p), q + left * (1 - 2 * q)))
        for (p, q), curve in edges:
            yield from self.beside((p, q), curve)
            for step in (-STEP, STEP):
                yield from self.in_region((p + step * (q in {0, 1}), q + step * (p in {0, 1})))
        for (p, q), one, other in crossings:
            for curve in (one, other):
                yield from self.beside((p, q), curve)
            (a, b), (c, d) = self.slope(one, (p, q)), self.slope(other, (p, q))
            across = a * d - b * c
            if abs(across) > TINY:
                for i, j in product((-1, 1), repeat=2):
                    x, y = (i * d - j * b) / across, (j * a - i * c) / across
                    step = STEP / hypot(x, y)
                    yield from self.in_region((p + step * x, q + step * y))

    def slope(self, curve: int, place: Place) -> Place:
        a, b, c, _ = self.curves[curve]
        p, q = a * place[1] + b, a * place[0] + c
        length = hypot(p, q)
        return (p / length, q / length) if length else (p, q)

    def on_edges(self) -> Iterator[tuple[Place, int]]:
        """One side is pure, and the banker indifferent at one point."""
        for curve, edge in product(self.points, (0.0, 1.0)):
            a, b, c, d = self.curves[curve]
            if a * edge + c:
                yield (edge, -(b * edge + d) / (a * edge + c)), curve
            if a * edge + b:
                yield (-(c * edge + d) / (a * edge + b), edge), curve

    def crossings(self) -> Iterator[tuple[Place, int, int]]:
        """Both sides mix, and the banker is indifferent at two points."""
        for one, other in combinations(self.points, 2):
            (a, b, c, d), (e, f, g, h) = self.curves[one], self.curves[other]
            for p in real_roots(a * f - b * e, c * f - d * e + a * h - b * g, c * h - d * g):
                for x, y in (((a * p + c), (b * p + d)), ((e * p + g), (f * p + h))):
                    if abs(x) > TINY and 0 <= p <= 1 and -TINY <= -y / x <= 1 + TINY:
                        yield (p, -y / x), one, other
                        break
                else:  # both are p = this, or one is; if the other is level, it was found already
                    continue
        for one, other in product(self.points, repeat=2):
            (a, b, c, d), (e, f, g, h) = self.curves[one], self.curves[other]
            if b == a == 0 and c:  # a level line, which the lines p = x above do not meet
                q = -d / c
                if e * q + f:
                    yield (-(g * q + h) / (e * q + f), q), one, other

    def in_region(self, sample: Place) -> Iterator[Place]:
        """Both sides mix, and the banker does not."""
        drawing = self.at(sample) > 0
        if not self.is_new(
            drawing.tobytes(), *(each if each in {0, 1} else None for each in sample)
        ):
            return
        lines = drawing @ self.both[:-1] + self.both[-1]
        a, b, c, d = np.where(np.abs(lines) > NOISE, lines, 0.0).tolist()
        if b and d:
            yield -c / d, -a / b
        for edge in (0.0, 1.0):  # one side is pure, and the other is indifferent
            if b and sample[0] == edge:
                yield edge, -a / b
            if d and sample[1] == edge:
                yield -c / d, edge

    def beside(self, place: Place, curve: int) -> Iterator[Place]:
        """Both sides mix, and the banker at one point: on either side of a crossing."""
        x, y = self.slope(curve, place)
        for way in (-STEP, STEP):
            sample = self.back_on((place[0] - way * y, place[1] + way * x), curve)
            if sample is None:
                continue
            yield from self.in_region((sample[0] + STEP * STEP, sample[1] + STEP * STEP))
            gains = self.at(sample)
            tied: list[int] = np.flatnonzero(np.abs(gains) <= TINY).tolist()
            drawing = gains > TINY
            if len(tied) > MOST or not self.is_new(curve, drawing.tobytes(), *tied):
                continue
            level: list[float] = (drawing @ self.both[:-1] + self.both[-1]).tolist()
            for size in range(len(tied) + 1):
                for more in combinations([self.adds[each] for each in tied], size):
                    a, b, c, d = map(sum, zip(level, *more, strict=True))
                    yield from self.meets(curve, (0, d, 0, c))
                    yield from self.meets(curve, (0, 0, b, a))
                    for each in tied:
                        yield from self.mixed(each, curve, (a, b), (c, d))

    def is_new(self, *answer: object) -> bool:
        """Whether an answer is tried for the first time."""
        before = len(self.tried)
        self.tried.add(answer)
        return len(self.tried) > before

    def back_on(self, sample: Place, curve: int) -> Place | None:
        """Correct a sample that is near a curve, by Newton's method."""
        a, b, c, d = self.curves[curve]
        p, q = sample
        for _ in range(4):
            x, y = a * q + b, a * p + c
            if not (square := x * x + y * y):
                return None
            step = (a * p * q + b * p + c * q + d) / square
            p, q = p - step * x, q - step * y
        return p, q

    def mixed(self, point: int, curve: int, right: Place, left: Place) -> Iterator[Place]:
        """Solve for the banker's probability of drawing at a point, which determines p and q."""
        (a, b), (c, d) = right, left
        e, f, g, h = self.adds[point]
        k, m, n, o = self.curves[curve]
        # q = -(a + e x) / (b + f x) and p = -(c + g x) / (d + h x) on the curve
        x2 = k * e * g - m * g * f - n * e * h + o * f * h
        x1 = k * (a * g + e * c) - m * (c * f + g * b) - n * (a * h + e * d) + o * (b * h + f * d)
        x0 = k * a * c - m * c * b - n * a * d + o * b * d
        for x in real_roots(x2, x1, x0):
            if -TINY <= x <= 1 + TINY and b + f * x and d + h * x:
                yield -(c + g * x) / (d + h * x), -(a + e * x) / (b + f * x)

    def meets(self, curve: int, line: Sequence[float]) -> Iterator[Place]:
        a, b, c, d = self.curves[curve]
        if line[1]:
            p = -line[3] / line[1]
            if a * p + c:
                yield p, -(b * p + d) / (a * p + c)
        if line[2]:
            q = -line[3] / line[2]
            if a * q + b:
                yield -(c * q + d) / (a * q + b), q


def inside(place: Place) -> bool:
    return all(-TINY <= chance <= 1 + TINY for chance in place)


def real_roots(a: float, b: float, c: float) -> list[float]:
    most = max(abs(a), abs(b), abs(c))
    if not most:
        return []
    a, b, c = a / most, b / most, c / most
    if abs(a) < 1e-13:
        return [-c / b] if abs(b) > 1e-13 else []
    inner = b * b - 4 * a * c
    if inner < -1e-13:
        return []
    far = -(b + copysign(sqrt(max(inner, 0)), b)) / 2
    return [far / a, *([c / far] if far else [])]
