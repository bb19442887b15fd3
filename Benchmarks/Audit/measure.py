#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Time 'quickaction audit' beside jq and Python, and watch its memory; Scripts/benchmark-audit.sh runs it.

    Benchmarks/Audit/measure.py QUICKACTION CATALOG [--rounds N] [--lines N] [--large N] [--huge N]
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
GOAL_RATE, GOAL_RATIO, GOAL_MEMORY = 1_000_000, 20, 64


class Run:
    """A process that ran: its time, the time of the processors, its memory, and what it wrote."""

    def __init__(self, command, stdin=None):
        with tempfile.TemporaryFile() as output:
            start = time.monotonic()
            process = subprocess.Popen([str(word) for word in command], stdin=stdin, stdout=output)
            _, status, usage = os.wait4(process.pid, 0)
            self.wall = time.monotonic() - start
            process.returncode = os.waitstatus_to_exitcode(status)
            if process.returncode != 0:
                sys.exit(f"{command[0]} ended with {process.returncode}")
            self.cpu = usage.ru_utime + usage.ru_stime
            # Linux counts kibibytes, macOS bytes.
            self.memory = usage.ru_maxrss / (1024 if sys.platform == "linux" else 1 << 20)
            # The system counts what this process takes as the next one's, so it keeps nothing large.
            output.seek(0)
            self.lines = sum(part.count(b"\n") for part in iter(lambda: output.read(1 << 20), b""))
            self.output = b""
            if output.tell() < 1 << 20:
                output.seek(0)
                self.output = output.read()


def generated(lines, *options):
    """A process that writes lines."""
    command = [sys.executable, HERE / "generate-choices.py", str(lines), *options]
    return subprocess.Popen(command, stdout=subprocess.PIPE)


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("quickaction")
    parser.add_argument("catalog")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--lines", type=int, default=1_000_000)
    parser.add_argument("--large", type=int, default=10_000_000)
    parser.add_argument("--huge", type=int, default=0)
    options = parser.parse_args()
    audit = [options.quickaction, "audit", options.catalog]
    summary = ["--format", "json", "--exit-zero"]
    with open(options.catalog, encoding="utf-8") as file:
        known = [entry["identifier"] for entry in json.load(file)["destinations"]]
    with tempfile.TemporaryDirectory() as folder:
        data = pathlib.Path(folder, "choices.jsonl")
        with data.open("wb") as file:
            subprocess.run([sys.executable, HERE / "generate-choices.py", str(options.lines)], stdout=file, check=True)
        size = data.stat().st_size
        contenders = {
            "audit, one processor": [*audit, data, *summary, "--jobs", "1"],
            "audit": [*audit, data, *summary],
            "audit --lines": [*audit, data, "--lines", "--quiet", "--exit-zero"],
            "jq": ["jq", "-c", "--argjson", "known", json.dumps(known),
                   "select((.choice.parameters.transitionDestinations - $known) | length > 0) | 1", data],
            "python3": [sys.executable, HERE / "audit.py", options.catalog, data],
        }
        best = {}
        names = list(contenders)
        for round_number in range(options.rounds):
            for index in range(len(names)):
                name = names[(index + round_number) % len(names)]
                run = Run(contenders[name])
                best.setdefault(name, []).append(run)
        print(f"{options.lines:,} lines, {size / options.lines:.0f} bytes each, best of {options.rounds} rounds")
        print(f"{'':24}{'wall':>9}{'processor':>11}{'lines/s':>13}{'MiB':>7}")
        walls, rates = {}, {}
        for name, runs in best.items():
            wall, cpu = min(run.wall for run in runs), min(run.cpu for run in runs)
            walls[name], rates[name] = wall, options.lines / cpu
            memory = max(run.memory for run in runs)
            print(f"{name:24}{wall:8.2f}s{cpu:10.2f}s{options.lines / wall:13,.0f}{memory:7.0f}")
        check(best, options.lines)
        missed = []

        def goal(words, value, limit, at_least=True):
            reached = value >= limit if at_least else value <= limit
            print(f"{words}: {value:,.1f}, goal {'≥' if at_least else '≤'} {limit:,}{'' if reached else '  MISSED'}")
            if not reached:
                missed.append(words)

        goal("choices a second and processor", rates["audit, one processor"], GOAL_RATE)
        goal("jq : audit, wall", walls["jq"] / walls["audit"], GOAL_RATIO)
        goal("Python : audit, wall", walls["python3"] / walls["audit"], GOAL_RATIO)
        print(f"jq : audit, processor: {rates['audit, one processor'] / rates['jq']:.1f}; "
              f"Python : audit, processor: {rates['audit, one processor'] / rates['python3']:.1f}")
        copies = options.large // options.lines
        for count in [copies, options.huge // options.lines]:
            if count == 0:
                continue
            feeder = generated(options.lines, "--repeat", str(count))
            run = Run([*audit, "-", *summary], stdin=feeder.stdout)
            feeder.stdout.close()
            feeder.wait()
            lines = count * options.lines
            if json.loads(run.output)["choices"] != lines:
                sys.exit("the audit lost lines")
            print(f"{lines:,} lines through a pipe: {run.wall:.1f} s, {run.cpu:.1f} s of processors, "
                  f"{run.cpu / lines * 1e9:.0f} ns each")
            goal(f"MiB for {lines:,} lines", run.memory, GOAL_MEMORY, at_least=False)
    sys.exit(1 if missed else 0)


def check(best, lines):
    """Nobody is fast by counting something else."""
    audit = json.loads(best["audit"][0].output)
    python = json.loads(best["python3"][0].output)
    if any(run.output != best["audit"][0].output for run in best["audit"] + best["audit, one processor"]):
        sys.exit("two audits differ")
    if python["verdicts"] != {name: audit[name] for name in ["whole", "incomplete", "lost"]}:
        sys.exit("Python has other verdicts")
    lost = {entry["text"]: entry["count"] for entry in audit["causes"][0]["lost"]}
    if python["missing"] != lost or python["pairs"] != len(audit["together"]):
        sys.exit("Python has other counts")
    if best["jq"][0].lines != audit["incomplete"] + audit["lost"]:
        sys.exit("jq has another count")
    if best["audit --lines"][0].lines != lines:
        sys.exit("lines are missing")


if __name__ == "__main__":
    main()
