#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Run the programs that Scripts/benchmark-roots.sh compares in each folder, and print a row for each folder."""

import argparse
import os
import statistics
import subprocess
import sys
import time

SUFFIXES = [".swift", ".pbxproj", ".plist", ".intentdefinition"]


def measure(command, folder):
    """The wall time and the processor time of a run; 'validate' may end with findings."""
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        sys.exit(f"'{' '.join(command)}' ended with {process.returncode} in {folder}")
    return wall, usage.ru_utime + usage.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, required=True)
    parser.add_argument("--executable", required=True)
    parser.add_argument("--before")
    parser.add_argument("--floor-in-c", required=True)
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    arguments = parser.parse_args()

    def validate(executable):
        return [os.path.abspath(executable), "validate", "."]

    programs = [[arguments.floor_in_c, ".", str(os.cpu_count()), *SUFFIXES], validate(arguments.executable)]
    if arguments.before:
        programs.append(validate(arguments.before))
    print(f"{'ms: wall best, median; processor, best':<40}{'floor':>24}{'validate':>24}{'before' if arguments.before else '':>24}  ratios to the floor")
    for folder in arguments.folders:
        runs = [[] for _ in programs]
        for round in range(arguments.rounds + 1):
            for turn in range(len(programs)):
                index = (round + turn) % len(programs)
                runs[index].append(measure(programs[index], folder))
        cells, ratios = "", ""
        # The first round fills the caches.
        walls = [[wall for wall, _ in results[1:]] for results in runs]
        used = [[processor for _, processor in results[1:]] for results in runs]
        for wall, processor in zip(walls, used):
            cells += f"{1000 * min(wall):9.1f}{1000 * statistics.median(wall):8.1f}{1000 * min(processor):7.1f}"
        for wall, processor in zip(walls[1:], used[1:]):
            paired = statistics.median(a / b for a, b in zip(wall, walls[0]))
            ratios += f"  wall {paired:.2f} (best {min(wall) / min(walls[0]):.2f}), processor {min(processor) / min(used[0]):.2f}"
        print(f"{os.path.basename(os.path.abspath(folder)):<40}{cells}{ratios}")


if __name__ == "__main__":
    main()
