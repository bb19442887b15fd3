#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Time `quickaction migrate --check` over a history of 321 revisions, beside git reading the same contents.

    Scripts/benchmark-migration-check.py EXECUTABLE [--definition FILE] [--rounds N]

    EXECUTABLE     a release build of quickaction
    --definition   the definition of the history (default: the largest below $QUICKACTION_CORPUS, or the sample)
    --rounds       how often each command is run, in turn (default: 7)

Each commit changes the definition, every fourth one the widget's source as well, and every fortieth is tagged. The last one
takes the definition away and adds a migration that forgets it. Exit codes: 0 the goal of two seconds is reached, 1 it is
not, 2 wrong usage.
"""

import argparse
import importlib.util
import pathlib
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
REVISIONS = 320
GOAL = 2.0

WIDGET = """import SwiftUI
import WidgetKit

struct ShownWidget: Widget {{
  // Version {step}.
  var body: some WidgetConfiguration {{
    {configuration}(kind: "Shown", intent: {intent}.self, provider: Provider()) {{ EntryView(entry: $0) }}
  }}
}}
"""

MIGRATION = """import AppIntents

struct Shown: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
  static let intentClassName = "NeverThereIntent"
  static let title: LocalizedStringResource = "Shown"
}
"""


def benchmark_diff():
    spec = importlib.util.spec_from_file_location("benchmark_diff", HERE / "benchmark-diff.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def history(folder, text):
    """A repository in which each commit changes a name, a tag, an index or a text of the definition."""
    subprocess.run(["git", "init", "--quiet", "--initial-branch", "main", folder], check=True)
    marks = list(re.finditer(r"<string>([A-Za-z]\w+)</string>|<integer>(\d+)</integer>", text))
    stream = []

    def write(name, data):
        data = data.encode()
        stream.append(f"M 644 inline {name}\ndata {len(data)}\n".encode() + data + b"\n")

    def commit(step):
        stream.append(
            f"commit refs/heads/main\ncommitter Test <test@example.com> {1700000000 + step} +0000\n"
            f"data 1\n{step % 10}\n".encode())

    for step in range(REVISIONS):
        mark = marks[step * 7919 % len(marks)]
        change = f"<string>{mark[1]}{step}</string>" if mark[1] else f"<integer>{int(mark[2]) + 1}</integer>"
        commit(step)
        write("Widget.intentdefinition", text[: mark.start()] + change + text[mark.end():])
        if step % 4 == 0:
            write("Widget.swift", WIDGET.format(step=step, configuration="IntentConfiguration", intent="ShownIntent"))
        if step % 40 == 0:
            stream.append(f"reset refs/tags/v{step}\nfrom refs/heads/main\n\n".encode())
    commit(REVISIONS)
    stream.append(b"D Widget.intentdefinition\n")
    write("Widget.swift", WIDGET.format(step=REVISIONS, configuration="AppIntentConfiguration", intent="Shown"))
    write("Shown.swift", MIGRATION)
    subprocess.run(["git", "-C", folder, "fast-import", "--quiet"], input=b"".join(stream), check=True)
    subprocess.run(["git", "-C", folder, "reset", "--quiet", "--hard", "main"], check=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("executable", type=pathlib.Path)
    parser.add_argument("--definition", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    tool = str(options.executable.resolve())
    definition = (options.definition or benchmark_diff().largest()).resolve()
    with tempfile.TemporaryDirectory() as folder:
        history(folder, definition.read_text(encoding="utf-8"))
        commands = {
            "migrate --check": [tool, "migrate", "--check", "--exit-zero"],
            "git log -p": ["git", "log", "--patch", "--no-color"],
        }
        times = {name: [] for name in commands}
        processor = {name: [] for name in commands}
        for _ in range(options.rounds):
            for name, command in commands.items():
                before = resource.getrusage(resource.RUSAGE_CHILDREN)
                start = time.perf_counter()
                run = subprocess.run(
                    command, cwd=folder, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
                times[name].append(time.perf_counter() - start)
                after = resource.getrusage(resource.RUSAGE_CHILDREN)
                processor[name].append(
                    after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
                if name == "migrate --check" and f"{REVISIONS + 1} versions of definitions".encode() not in run.stdout:
                    sys.exit("error: not all revisions were read:\n" + run.stdout.decode()[:400])
    print(f"{definition.name}, {definition.stat().st_size / 1e3:.0f} KB, {REVISIONS + 1} revisions, median of {options.rounds}")
    for name in commands:
        print(
            f"{name}: {statistics.median(times[name]) * 1e3:.0f} ms"
            f" (processor {statistics.median(processor[name]) * 1e3:.0f} ms)")
    reached = statistics.median(times["migrate --check"]) <= GOAL
    print(f"goal: at most {GOAL:.0f} s: {'reached' if reached else 'missed'}")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
