"""Formulas compile to equivalent steps, without superfluous ones."""

import operator
from collections.abc import Mapping, Sequence
from typing import Any

from baccarat.lab import joint, of_packs
from baccarat.lab.kernels.formula import weights
from baccarat.lab.kernels.program import Program, record


def run(program: Program, inputs: Sequence[int]) -> dict[int, int]:
    """Execute the steps on registers that are empty at first."""
    registers: dict[int, int] = {**dict(enumerate(inputs)), **program.constants}
    for step in program.steps:
        operate = getattr(operator, step.operation)
        registers[step.into] = operate(registers[step.left], registers[step.right])
    return {name: registers[register] for name, register in program.results.items()}


def test_a_recorded_program_matches_its_formula() -> None:
    def formula(inputs: Sequence[Any]) -> Mapping[int, Any]:
        one, two = inputs
        return {7: (one + two) * (one - 3), 8: one, 9: two * two}

    assert run(record(formula, 2), [10, 4]) == {7: 98, 8: 10, 9: 16}


def test_nothing_is_done_twice() -> None:
    program = record(lambda inputs: {0: (inputs[0] + 5) * (inputs[0] + 5)}, 1)
    assert [step.operation for step in program.steps] == ["add", "mul"]


def test_nothing_is_done_that_nobody_asks_for() -> None:
    def formula(inputs: Sequence[Any]) -> Mapping[int, Any]:
        _ = inputs[0] * 7
        return {0: inputs[0] + 1}

    assert len(record(formula, 1).steps) == 1


def test_registers_are_taken_again() -> None:
    def formula(inputs: Sequence[Any]) -> Mapping[int, Any]:
        total = inputs[0]
        for _ in range(100):
            total = total * total + 1
        return {0: total}

    assert record(formula, 1).size < 5


def test_the_digest_names_all_that_is_done() -> None:
    add = record(lambda inputs: {0: inputs[0] + inputs[1]}, 2)
    again = record(lambda inputs: {0: inputs[0] + inputs[1]}, 2)
    multiply = record(lambda inputs: {0: inputs[0] * inputs[1]}, 2)
    assert add.digest == again.digest != multiply.digest


def test_the_joint_distribution_is_laid_out() -> None:
    program = record(weights, 10)
    expected = joint(of_packs(8)).weights
    found = run(program, of_packs(8))
    assert [found.get(cell, 0) for cell in range(400)] == list(expected)
