"""Nash equilibria of banque by support enumeration, in floats: shares no code with the solver.

A support lists the mixing players: right, left, and the banker at two points at most. Its equations
determine a place, the probabilities with which right and left draw on 5. A place is kept if some
answer of the banker leaves nobody a gain. This is decided by searching for a line that separates
the outcomes in the banker's power from those that right and left need.
"""

from collections.abc import Iterator
from itertools import combinations, product
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
        for at in map(np.array, corners):
            for way in ((STEP, STEP), (STEP, 0), (0, STEP)):
                yield from self.in_region(at + way * (1 - 2 * at))
        for place, curve in edges:
            at = np.array(place)
            yield from self.beside(at, curve)
            along = np.array([place[1] in {0, 1}, place[0] in {0, 1}], dtype=float)
            for step in (-STEP, STEP):
                yield from self.in_region(at + step * along)
        for place, one, other in crossings:
            at = np.array(place)
            for curve in (one, other):
                yield from self.beside(at, curve)
            slopes = np.array([self.slope(one, place), self.slope(other, place)])
            if abs(np.linalg.det(slopes)) > TINY:
                for signs in product((-1, 1), repeat=2):
                    away = np.linalg.solve(slopes, np.array(signs, dtype=float))
                    yield from self.in_region(at + STEP * away / np.hypot(*away))

    def slope(self, curve: int, place: Place) -> Any:
        a, b, c, _ = self.gain[curve]
        found = np.array([a * place[1] + b, a * place[0] + c])
        length = np.hypot(*found)
        return found / length if length else found

    def on_edges(self) -> Iterator[tuple[Place, int]]:
        """One side is pure, and the banker indifferent at one point."""
        for curve, edge in product(self.points, (0.0, 1.0)):
            a, b, c, d = self.gain[curve]
            if a * edge + c:
                yield (edge, -(b * edge + d) / (a * edge + c)), curve
            if a * edge + b:
                yield (-(c * edge + d) / (a * edge + b), edge), curve

    def crossings(self) -> Iterator[tuple[Place, int, int]]:
        """Both sides mix, and the banker is indifferent at two points."""
        for one, other in combinations(self.points, 2):
            (a, b, c, d), (e, f, g, h) = self.gain[one], self.gain[other]
            for p in real_roots(a * f - b * e, c * f - d * e + a * h - b * g, c * h - d * g):
                for x, y in (((a * p + c), (b * p + d)), ((e * p + g), (f * p + h))):
                    if abs(x) > TINY and 0 <= p <= 1 and -TINY <= -y / x <= 1 + TINY:
                        yield (p, -y / x), one, other
                        break
                else:  # both are p = this, or one is; if the other is level, it was found already
                    continue
        for one, other in product(self.points, repeat=2):
            (a, b, c, d), (e, f, g, h) = self.gain[one], self.gain[other]
            if b == a == 0 and c:  # a level line, which the lines p = x above do not meet
                q = -d / c
                if e * q + f:
                    yield (-(g * q + h) / (e * q + f), q), one, other

    def in_region(self, sample: Any) -> Iterator[Place]:
        """Both sides mix, and the banker does not."""
        weights = np.append((self.at((sample[0], sample[1])) > 0).astype(float), 1.0)
        lines = np.array([weights @ self.right, weights @ self.left])
        (a, b), (c, d) = np.where(np.abs(lines) > NOISE, lines, 0.0)
        if b and d:
            yield -c / d, -a / b
        for edge in (0.0, 1.0):  # one side is pure, and the other is indifferent
            if b and sample[0] == edge:
                yield edge, -a / b
            if d and sample[1] == edge:
                yield -c / d, edge

    def beside(self, place: Any, curve: int) -> Iterator[Place]:
        """Both sides mix, and the banker at one point: on either side of a crossing."""
        slope = self.slope(curve, (place[0], place[1]))
        for way in (-STEP, STEP):
            sample = self.back_on(place + way * np.array([-slope[1], slope[0]]), curve)
            if sample is None:
                continue
            yield from self.in_region(sample + STEP * STEP)
            gains = self.at((sample[0], sample[1]))
            tied = [each for each in self.points if abs(gains[each]) <= TINY]
            if len(tied) > MOST:
                continue
            for pattern in product((0.0, 1.0), repeat=len(tied)):
                weights = np.append(np.where(gains > TINY, 1.0, 0.0), 1.0)
                weights[tied] = pattern
                (a, b), (c, d) = weights @ self.right, weights @ self.left
                yield from self.meets(curve, np.array([0, d, 0, c]))
                yield from self.meets(curve, np.array([0, 0, b, a]))
                for each in tied:
                    yield from self.mixed(each, curve, (a, b), (c, d))

    def back_on(self, sample: Any, curve: int) -> Any:
        """Correct a sample that is near a curve, by Newton's method."""
        for _ in range(4):
            a, b, c, d = self.gain[curve]
            p, q = sample
            slope = np.array([a * q + b, a * p + c])
            if not slope @ slope:
                return None
            sample = sample - (a * p * q + b * p + c * q + d) * slope / (slope @ slope)
        return sample

    def mixed(
        self, point: int, curve: int, right: tuple[float, float], left: tuple[float, float]
    ) -> Iterator[Place]:
        """Solve for the banker's probability of drawing at a point, which determines p and q."""
        (a, b), (c, d) = right, left
        (e, f), (g, h) = self.right[point], self.left[point]
        k, m, n, o = self.gain[curve]
        # q = -(a + e x) / (b + f x) and p = -(c + g x) / (d + h x) on the curve
        x2 = k * e * g - m * g * f - n * e * h + o * f * h
        x1 = k * (a * g + e * c) - m * (c * f + g * b) - n * (a * h + e * d) + o * (b * h + f * d)
        x0 = k * a * c - m * c * b - n * a * d + o * b * d
        for x in real_roots(x2, x1, x0):
            if -TINY <= x <= 1 + TINY and b + f * x and d + h * x:
                yield -(c + g * x) / (d + h * x), -(a + e * x) / (b + f * x)

    def meets(self, curve: int, line: Any) -> Iterator[Place]:
        a, b, c, d = self.gain[curve]
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
    far = -(b + np.copysign(np.sqrt(max(inner, 0)), b)) / 2
    return [far / a, *([c / far] if far else [])]
