"""Tables with one planted fault each, which the conformance tests must catch."""
