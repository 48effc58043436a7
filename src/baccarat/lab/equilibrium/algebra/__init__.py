"""Exact linear algebra and geometry for the equilibrium solvers."""
