#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Run the programs that Scripts/benchmark-validate.sh compares, and print the table and the goals."""

import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

FOLDER = pathlib.Path(__file__).resolve().parent
MEBIBYTE = 2**20


class Contender:
    """A program, and what it took in each round."""

    def __init__(self, name, *command):
        self.name = name
        self.command = command
        self.walls, self.users, self.systems, self.peaks = [], [], [], []

    def run(self):
        """Runs the program; fails where it does."""
        with tempfile.TemporaryFile() as output:
            start = time.perf_counter()
            process = subprocess.Popen(self.command, stdout=output, stderr=subprocess.STDOUT)
            _, status, usage = os.wait4(process.pid, 0)
            wall = time.perf_counter() - start
            process.returncode = os.waitstatus_to_exitcode(status)
            output.seek(0)
            self.output = output.read().decode()
        if process.returncode != 0:
            sys.exit(f"'{' '.join(self.command)}' ended with {process.returncode}:\n{self.output[:2000]}")
        self.walls.append(wall)
        self.users.append(usage.ru_utime)
        self.systems.append(usage.ru_stime)
        # Linux counts kibibytes, macOS bytes. A process begins as a copy of this one, so none has less memory than this.
        self.peaks.append(usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024))

    @property
    def row(self):
        """The median of the wall times, the best, the medians of the processor's times, and the highest memory."""
        times = [statistics.median(self.walls), min(self.walls)]
        times += [statistics.median(self.users), statistics.median(self.systems)]
        cells = "".join(f"{1000 * seconds:10.1f}" for seconds in times)
        return f"{self.name:<46}{cells}{max(self.peaks) / MEBIBYTE:10.1f}"


def interleave(contenders, rounds):
    """Runs every contender once unmeasured, then all of them in each round, beginning with another each time."""
    for contender in contenders:
        contender.run()
        contender.walls, contender.users, contender.systems, contender.peaks = [], [], [], []
    for round in range(rounds):
        for turn in range(len(contenders)):
            contenders[(round + turn) % len(contenders)].run()


def ratio(slow, fast):
    """How many times as fast as `slow` another is: the median of the rounds' ratios, and the ratio of the best rounds."""
    rounds = [a / b for a, b in zip(slow.walls, fast.walls)]
    return statistics.median(rounds), min(slow.walls) / min(fast.walls)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, required=True)
    parser.add_argument("--tree", required=True)
    parser.add_argument("--executable", required=True)
    parser.add_argument("--reader-in-c", required=True)
    parser.add_argument("--floor-in-c", required=True)
    arguments = parser.parse_args()

    python = Contender("Python: plistlib, one regular expression", sys.executable, str(FOLDER / "read-tree.py"), arguments.tree)
    c = Contender("C: libplist, read(2)", arguments.reader_in_c, arguments.tree)
    ours = Contender("quickaction validate", arguments.executable, "validate", "--quiet", arguments.tree)
    floor = Contender("C: find, open, read, close; all processors", arguments.floor_in_c, arguments.tree, str(os.cpu_count()))
    interleave([python, c, floor, ours], arguments.rounds)
    if floor.output.split(",")[1].split()[0] not in python.output:
        sys.exit(f"the programs read different files: {python.output}{floor.output}")

    # The definition of two intents is the one whose size is the median of real files.
    definition = next(
        path for path in sorted(pathlib.Path(arguments.tree).rglob("*.intentdefinition")) if path.stat().st_size > 20_000
    )
    with tempfile.TemporaryDirectory() as folder:
        single = pathlib.Path(folder) / definition.name
        single.write_bytes(definition.read_bytes())
        help = Contender("quickaction validate --help", arguments.executable, "validate", "--help")
        one = Contender(
            f"quickaction validate, one of {single.stat().st_size / 1000:.0f} KB", arguments.executable, "validate", str(single)
        )
        # A start takes milliseconds, so many more are affordable, and needed.
        interleave([help, one], 10 * arguments.rounds)

    print(f"{python.output.strip()}; {ours.output.splitlines()[-1]}; {arguments.rounds} rounds, {os.cpu_count()} processors\n")
    print(f"{'':<46}{'wall, ms':>10}{'best':>10}{'user':>10}{'system':>10}{'MiB':>10}")
    for contender in [python, c, floor, ours, help, one]:
        print(contender.row)

    def used(contender):
        return statistics.median(contender.users) + statistics.median(contender.systems)

    print("\nprocessor time of quickaction validate:", end="")
    for other in [python, c, floor]:
        print(f" {used(ours) / used(other):.2f} x {other.name.split(':')[0]}{' (floor)' if other is floor else ''};", end="")
    print(f"\na program that finds and reads the files and does nothing else is {ratio(python, floor)[0]:.1f} x as fast as Python here")
    peak = max(ours.peaks) / MEBIBYTE
    goals = [("at least 20 x Python", *ratio(python, ours), lambda value: value >= 20)]
    goals += [("at least as fast as C", *ratio(c, ours), lambda value: value >= 1)]
    goals += [("one definition: at most 1.5 x --help", *ratio(one, help), lambda value: value <= 1.5)]
    goals += [("at most 2.5 x the floor", *ratio(ours, floor), lambda value: value <= 2.5)]
    goals += [("at most 100 MiB", peak, peak, lambda value: value <= 100)]
    print(f"\n{'goal':<46}{'median':>10}{'by best':>10}{'reached':>10}")
    for sentence, median, best, is_reached in goals:
        print(f"{sentence:<46}{median:10.2f}{best:10.2f}{'yes' if is_reached(median) else 'NO':>10}")


if __name__ == "__main__":
    main()
