"""Worker processes for heavy computations: shared fairly, limited, and ended with their parent."""
