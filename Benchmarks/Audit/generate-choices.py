#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Write lines of saved choices: the same bytes for the same arguments, everywhere.

    Benchmarks/Audit/generate-choices.py LINES [--seed N] [--repeat N] >choices.jsonl

Each line has about 200 bytes: a person, a moment, and four of the sample catalog's destinations. One choice in
ten holds a destination that the catalog does not have (16 to 20), and one in a hundred only such. '--repeat'
writes the lines so often, for files that are too large to be made one line at a time.
"""

import argparse
import random
import sys


def line(generator, number):
    known = generator.sample(range(1, 16), 4)
    draw = generator.random()
    if draw < 0.01:
        known = generator.sample(range(16, 21), 4)
    elif draw < 0.1:
        known[generator.randrange(4)] = generator.randrange(16, 21)
    chosen = ",".join(f'"{identifier}"' for identifier in known)
    return (
        f'{{"user":"{generator.getrandbits(64):016x}","at":"2026-11-{number % 28 + 1:02}T09:30:00Z",'
        f'"app":"8.{number % 40}.0","choice":{{"version":1,"intent":"QuickActionConfiguration",'
        f'"parameters":{{"transitionDestinations":[{chosen}]}}}},"locale":"ja-JP"}}\n'
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("lines", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--repeat", type=int, default=1)
    arguments = parser.parse_args()
    generator = random.Random(arguments.seed)
    parts, size = [], 100_000
    for start in range(0, arguments.lines, size):
        part = "".join(line(generator, n) for n in range(start, min(start + size, arguments.lines)))
        if arguments.repeat == 1:
            sys.stdout.write(part)
        else:
            parts.append(part)
    text = "".join(parts)
    for _ in range(arguments.repeat if parts else 0):
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
