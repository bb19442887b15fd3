#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Compares what 'quickaction validate' predicts of App Store Connect at the root of projects with what it predicts file by file.

Usage: Scripts/check-file-by-file.py QUICKACTION PROJECT ...

Each project is checked once as a whole, and then each of its intent definitions alone, named from the project's folder. The lines
of the rules 'app-store-title-missing' and 'app-store-description-missing' must be the same. Ends with 1 where they are not.
"""

import json
import pathlib
import subprocess
import sys

RULES = {"app-store-title-missing", "app-store-description-missing"}


def lines(program: str, folder: pathlib.Path, path: str) -> set[tuple[str, ...]]:
    run = subprocess.run(
        [program, "validate", "--format", "json", path], cwd=folder, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(f"{folder}: 'validate {path}' ended with {run.returncode}\n{run.stdout}{run.stderr}")
    return {
        (found["file"], found["severity"], found["message"])
        for found in json.loads(run.stdout)["diagnostics"] if found["rule"] in RULES
    }


def main() -> int:
    if len(sys.argv) < 3:
        print(__doc__, file=sys.stderr)
        return 2
    program = str(pathlib.Path(sys.argv[1]).resolve())
    total, differing, files = 0, 0, 0
    for folder in map(pathlib.Path, sys.argv[2:]):
        whole = lines(program, folder, ".")
        single: set[tuple[str, ...]] = set()
        for file in sorted(folder.rglob("*.intentdefinition")):
            single |= lines(program, folder, str(file.relative_to(folder)))
            files += 1
        for line in sorted(whole - single):
            print(f"{folder.name}: lost file by file: {' '.join(line)}")
        for line in sorted(single - whole):
            print(f"{folder.name}: too many file by file: {' '.join(line)}")
        total += len(whole)
        differing += len(whole ^ single)
    print(f"{total} lines at the roots of {len(sys.argv) - 2} projects, {files} definitions: {differing} differ file by file")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
