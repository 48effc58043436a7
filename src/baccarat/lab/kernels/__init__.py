"""Kernels that count many shoes at once and agree with the plain reference."""
