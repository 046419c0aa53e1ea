"""`make bench`: every benchmark once, as one JSON object of ratios measured in this run, each beside its aim.

Ratios only: absolute times of a shared machine say nothing. Progress goes to stderr.
"""

import argparse
import json
import sys
from importlib import import_module

BENCHES = ("rules", "store", "pictures", "cards", "map", "leaves", "loop", "idle", "story")


def main() -> int:
    """Run the named benchmarks (all by default) and print their figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", default=list(BENCHES), help=", ".join(BENCHES))
    names = parser.parse_args().names
    if unknown := set(names) - set(BENCHES):
        parser.error(f"no such benchmark: {', '.join(sorted(unknown))}")
    report: dict[str, dict[str, dict[str, float | None]]] = {}
    for name in names:
        print(f"measuring {name} ...", file=sys.stderr, flush=True)
        bench = import_module(f"tests.bench.bench_{name}")
        report[name] = {
            figure: {"measured": round(value, 4), "aim": bench.AIMS.get(figure)}
            for figure, value in bench.measure().items()
        }
    print(json.dumps(report, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
