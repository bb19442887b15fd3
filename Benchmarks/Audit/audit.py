#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Count what saved choices lose by a catalog, as a plain program does, without the checks of 'quickaction audit'.

    Benchmarks/Audit/audit.py CATALOG FILE

The destinations at each position, the pairs, the missing ones, and the verdicts; nothing else of a line is looked at.
"""

import collections
import itertools
import json
import sys


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        known = {entry["identifier"] for entry in json.load(file)["destinations"]}
    verdicts = collections.Counter()
    positions = collections.Counter()
    pairs = collections.Counter()
    missing = collections.Counter()
    with open(sys.argv[2], encoding="utf-8") as file:
        for line in file:
            chosen = json.loads(line)["choice"]["parameters"]["transitionDestinations"]
            kept = [identifier for identifier in chosen if identifier in known]
            if len(kept) == len(chosen):
                verdicts["whole"] += 1
            else:
                verdicts["incomplete" if kept else "lost"] += 1
                missing.update(identifier for identifier in chosen if identifier not in known)
            positions.update((identifier, place) for place, identifier in enumerate(chosen) if identifier in known)
            pairs.update(itertools.combinations(sorted(kept), 2))
    print(json.dumps({"verdicts": verdicts, "missing": missing, "pairs": len(pairs)}))


if __name__ == "__main__":
    main()
