#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Time what a program of widgets needs: its start, an entry, a contact sheet, a day.

    Scripts/benchmark-programs.py QUICKACTION PROGRAM [WIDGET]

    QUICKACTION  the tool, such as .build/release/quickaction
    PROGRAM      the program, as 'quickaction build' prints it
    WIDGET       the kind of the widget (default: the first)

The entries are asked for by Documentation/Development/Protocol.md, without the tool. Goals: an entry 2 ms, a contact sheet of 600 pictures and a
simulated day 1 s each. Exit codes: 0 all goals are met, 1 one is not, 2 wrong usage.
"""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ENTRIES = 300
PICTURES = 600


class Program:
    """A program, asked line by line."""

    def __init__(self, path):
        self.process = subprocess.Popen(
            [path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.hello = json.loads(self.process.stdout.readline())
        self.count = 0

    def ask(self, name, **members):
        self.count += 1
        line = json.dumps({"id": self.count, "ask": name, **members})
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()
        while True:
            message = json.loads(self.process.stdout.readline())
            if message.get("event") == "fetch":
                answer = {"fetched": message["fetch"], "failure": "unreachable"}
                self.process.stdin.write(json.dumps(answer).encode() + b"\n")
                self.process.stdin.flush()
            elif "error" in message:
                sys.exit(f"{name}: {message['error']}")
            elif message.get("id") == self.count:
                return message["answer"]


def entries(path, kind):
    """The kind, the family, and the milliseconds of each drawing of an entry."""
    program = Program(path)
    program.ask("world", now=1763977260000, timeZone="UTC", locale="en", allowsNetwork=False,
                endpoints=[], seed=1)
    widgets = [one for one in program.ask("describe")["widgets"] if "refusal" not in one]
    widget = next((one for one in widgets if one["kind"] == kind), widgets[0])
    family = widget["families"][0]
    run = program.ask("timeline", widget=widget["kind"], family=family, size=[158, 158],
                      isPreview=False, choice={})
    look = {"family": family, "size": [158, 158], "margins": [16] * 4, "cornerRadius": 21.6,
            "scale": 3, "appearance": "light", "typeSize": "large", "mode": "fullColor",
            "locale": "en", "isRightToLeft": False, "sdk": 26}
    times = []
    for _ in range(ENTRIES):
        begin = time.perf_counter()
        program.ask("draw", run=run["run"], entry=0, look=look)
        times.append((time.perf_counter() - begin) * 1000)
    return widget["kind"], family, times


def seconds(command):
    """The seconds that a command takes, the best of three."""
    best = float("inf")
    for _ in range(3):
        begin = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        best = min(best, time.perf_counter() - begin)
    return best


def sheet(tool, common):
    """The seconds that a contact sheet of so many pictures takes: of every look, reckoned by the number of pictures on it."""
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder, "sheet.html")
        time = seconds([tool, "preview", *common, "--format", "html", "--all", "--output", page])
        count = page.read_text(encoding="utf-8").count("<figure ")
    return time * PICTURES / count, count


def main():
    if len(sys.argv) not in (3, 4):
        print(__doc__, file=sys.stderr)
        return 2
    tool, path = sys.argv[1:3]
    kind, family, times = entries(path, sys.argv[3] if len(sys.argv) == 4 else None)
    common = ["--program", path, "--widget", kind, "--family", family]
    page, count = sheet(tool, common)
    rows = [
        ("an entry in a running program", statistics.median(times), 2, "ms"),
        ("one picture, with the start", seconds([tool, "preview", *common, "--format", "svg"]) * 1000,
         None, "ms"),
        (f"a contact sheet of {PICTURES} pictures", page, 1, "s"),
        ("a simulated day", seconds([tool, "timeline", *common]), 1, "s"),
    ]
    for name, value, goal, unit in rows:
        mark = "" if goal is None else f"   goal {goal} {unit}" + ("" if value <= goal else ": missed")
        print(f"{name:32}{value:9.2f} {unit}{mark}")
    print(f"The sheet had {count} pictures; load of the machine {os.getloadavg()[0]:.1f}.")
    return 1 if any(goal is not None and value > goal for _, value, goal, _ in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
