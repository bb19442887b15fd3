#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Measure how long `migrate` takes for the largest definition of a folder, with the start of the program.

    Scripts/benchmark-migrate.py EXECUTABLE [--definitions FOLDER] [--rounds 31]

    EXECUTABLE     a release build of quickaction
    --definitions  a folder with definitions (default: the sample's)

In each round the program is started, prints the files of the largest definition, and writes them to an empty folder. The
processor's time is judged: it is that of the clock on a machine without other work. Exit codes: 0 the goal is reached, 1 it is
not, 2 wrong usage.
"""

import argparse
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
GOAL = 0.050


def seconds(command):
    """The seconds of the clock and of the processor that a program takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    code = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    elapsed = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if code:
        print(f"{command[0]} ends with {code}", file=sys.stderr)
        sys.exit(2)
    return elapsed, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def report(name, times):
    """Prints the fastest and the median round; returns the median of the processor's time."""
    clock, processor = zip(*times)
    median = statistics.median(processor)
    print(
        f"{name:28} clock {min(clock) * 1000:6.1f} ms fastest {statistics.median(clock) * 1000:6.1f} ms median,"
        f" processor {median * 1000:6.1f} ms median"
    )
    return median


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("executable")
    parser.add_argument("--definitions", type=pathlib.Path, default=ROOT / "IntentDefinitions")
    parser.add_argument("--rounds", type=int, default=31)
    options = parser.parse_args()
    found = sorted(options.definitions.rglob("*.intentdefinition"), key=lambda path: path.stat().st_size)
    if not found:
        parser.error(f"no definition in {options.definitions}")
    definition = found[-1]
    print(f"{definition.name}: {definition.stat().st_size:,} bytes")
    migrate = [options.executable, "migrate", str(definition), "--force", "--output"]
    starts, prints, writes = [], [], []
    for number in range(options.rounds):
        starts.append(seconds([options.executable, "--version"]))
        prints.append(seconds([*migrate, "-"]))
        with tempfile.TemporaryDirectory() as folder:
            writes.append(seconds([*migrate, f"{folder}/Migrated"]))
    report("start of the program", starts)
    report("migrate to standard output", prints)
    median = report("migrate to files", writes)
    print(f"goal: {GOAL * 1000:.0f} ms, {'reached' if median <= GOAL else 'missed'}")
    sys.exit(0 if median <= GOAL else 1)


if __name__ == "__main__":
    main()
