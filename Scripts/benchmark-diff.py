#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Time `quickaction diff` beside `validate`, and along a history of 320 revisions.

    Scripts/benchmark-diff.py EXECUTABLE [--definition FILE] [--rounds N]

    EXECUTABLE     a static release build of quickaction
    --definition   the definition to compare (default: the largest below $QUICKACTION_CORPUS, or the sample)
    --rounds       how often each command is run, in turn (default: 15)

The goals: a definition compared with itself takes at most twice as long as `validate` takes for it, and 320 revisions in
order at most one second. Exit codes: 0 reached, 1 missed, 2 wrong usage.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
REVISIONS = 320


def largest():
    corpus = os.environ.get("QUICKACTION_CORPUS")
    files = pathlib.Path(corpus).rglob("*.intentdefinition") if corpus else []
    found = sorted(files, key=lambda file: file.stat().st_size)
    return found[-1] if found else ROOT / "IntentDefinitions/QuickActionWidget.intentdefinition"


def history(folder, text):
    """A repository in which each commit changes a name, a tag, an index or a text of the definition."""
    subprocess.run(["git", "init", "--quiet", "--initial-branch", "main", folder], check=True)
    marks = list(re.finditer(r"<string>([A-Za-z]\w+)</string>|<integer>(\d+)</integer>", text))
    stream = []
    for step in range(REVISIONS):
        mark = marks[step * 7919 % len(marks)]
        change = f"<string>{mark[1]}{step}</string>" if mark[1] else f"<integer>{int(mark[2]) + 1}</integer>"
        data = (text[: mark.start()] + change + text[mark.end():]).encode()
        stream += [
            f"commit refs/heads/main\ncommitter Test <test@example.com> {1700000000 + step} +0000\n"
            f"data 1\n{step % 10}\nM 644 inline Widget.intentdefinition\ndata {len(data)}\n".encode(), data, b"\n",
        ]
    subprocess.run(["git", "-C", folder, "fast-import", "--quiet"], input=b"".join(stream), check=True)
    subprocess.run(["git", "-C", folder, "reset", "--quiet", "--hard", "main"], check=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("executable", type=pathlib.Path)
    parser.add_argument("--definition", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=15)
    options = parser.parse_args()
    tool = str(options.executable.resolve())
    definition = (options.definition or largest()).resolve()
    with tempfile.TemporaryDirectory() as folder:
        text = definition.read_text(encoding="utf-8")
        pathlib.Path(folder, "a").mkdir()
        pathlib.Path(folder, "b").mkdir()
        for copy in ("a", "b"):
            pathlib.Path(folder, copy, "Widget.intentdefinition").write_text(text, encoding="utf-8")
        changed = re.sub(r"<string>([a-z]\w+)</string>", r"<string>\1X</string>", text)
        pathlib.Path(folder, "c").mkdir()
        pathlib.Path(folder, "c", "Widget.intentdefinition").write_text(changed, encoding="utf-8")
        repository = os.path.join(folder, "history")
        history(repository, text)
        first = subprocess.run(
            ["git", "-C", repository, "rev-list", "--max-parents=0", "HEAD"], check=True, capture_output=True, text=True
        ).stdout.strip()
        commands = {
            "validate": [tool, "validate", "--exit-zero", "a/Widget.intentdefinition"],
            "diff with itself": [tool, "diff", "--exit-zero", "a/Widget.intentdefinition", "b/Widget.intentdefinition"],
            "diff with all names changed": [
                tool, "diff", "--exit-zero", "a/Widget.intentdefinition", "c/Widget.intentdefinition"],
            f"diff of {REVISIONS} revisions in order": [
                tool, "diff", "--exit-zero", "--steps", "--path", repository, f"{first}..main"],
        }
        best = {name: float("inf") for name in commands}
        for _ in range(options.rounds):
            for name, command in commands.items():
                start = time.perf_counter()
                subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                best[name] = min(best[name], time.perf_counter() - start)
    print(f"{definition.name}, {len(text) / 1e3:.0f} KB, best of {options.rounds}")
    for name, seconds in best.items():
        print(f"{name:36} {seconds * 1e3:8.1f} ms   {seconds / best['validate']:6.2f} x validate")
    steps = best[f"diff of {REVISIONS} revisions in order"]
    return 0 if best["diff with itself"] <= 2 * best["validate"] and steps <= 1 else 1


if __name__ == "__main__":
    sys.exit(main())
