"""The texts of Fluent messages with their values filled in.

Fluent's own runtime also formats dates and currencies, and takes longer to import than most
commands to run. Messages here have variables, other messages and terms, literals, and choices.
"""

from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from fluent.syntax import ast

if TYPE_CHECKING:
    from babel import Locale

Value = str | int | float | Decimal


class Unfilled(LookupError):
    """A message lacks a value, or has something that is not known here."""


def fill(
    pattern: ast.Pattern,
    values: Mapping[str, Any],
    locale: "Locale",
    find: Callable[[str], ast.Pattern | None],
) -> str:
    """Return the text of a pattern; `find` returns that of another message, or of a `-term`.

    Raises Unfilled.
    """

    def text_of(pattern: ast.Pattern) -> str:
        return "".join(
            str(each.value) if isinstance(each, ast.TextElement) else written(each.expression)
            for each in pattern.elements
        )

    def written(expression: object) -> str:
        value = value_of(expression)
        if isinstance(value, str):
            return value
        from babel.numbers import format_decimal  # noqa: PLC0415 - few messages have numbers

        return str(format_decimal(value, locale=locale))

    def value_of(expression: object) -> Value:
        match expression:
            case ast.Placeable(expression=inner):
                return value_of(inner)
            case ast.StringLiteral() | ast.NumberLiteral():
                return expression.parse()["value"]
            case ast.VariableReference(id=name):
                value = values.get(name.name)
                if not isinstance(value, Value):
                    raise Unfilled(f"${name.name}")
                return value
            case ast.MessageReference(id=name, attribute=None):
                return included(name.name)
            case ast.TermReference(id=name, attribute=None, arguments=None):
                return included(f"-{name.name}")
            case ast.SelectExpression(selector=selector, variants=variants):
                return text_of(chosen(value_of(selector), variants))
            case _:
                raise Unfilled(type(expression).__name__)

    def included(name: str) -> str:
        found = find(name)
        if found is None:
            raise Unfilled(name)
        return text_of(found)

    def chosen(value: Value, variants: list[ast.Variant]) -> ast.Pattern:
        for each in variants:
            if isinstance(each.key, ast.NumberLiteral):
                matches = not isinstance(value, str) and value == each.key.parse()["value"]
            else:
                name = value if isinstance(value, str) else locale.plural_form(value)
                matches = each.key.name == name
            if matches:
                return each.value
        return next(each.value for each in variants if each.default)

    return text_of(pattern)
