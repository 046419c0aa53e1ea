"""One module per command: `add_arguments(parser)` and `run(args) -> int`. JSON goes to stdout, words to stderr."""
