#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Compares what 'quickaction validate' predicts of App Store Connect's ITMS-90626 with what its emails said.
#
# Usage: Scripts/check-app-store-cases.sh [FOLDER]
#
# FOLDER holds a folder for each case: 'tree', an app's files, and 'expected.tsv', a line 'title' or 'description', the
# intent's name and the locale for each line of the email. Without FOLDER it is 'app-store-cases' beside the folder that
# QUICKACTION_CORPUS names. Notes of 'validate' are doubts and no predictions: they are counted apart. Ends with 1 where
# a case is not predicted exactly.
#
# QUICKACTION names the program to run; without it, the one that 'swift build' makes is built and run.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-${QUICKACTION_CORPUS:+$QUICKACTION_CORPUS/../app-store-cases}}
if [ -z "$folder" ] || [ ! -d "$folder" ]; then
  echo "usage: Scripts/check-app-store-cases.sh FOLDER (there is no folder '$folder')" >&2
  exit 2
fi
if [ -z "${QUICKACTION:-}" ]; then
  swift build --package-path "$root" --product quickaction >&2
  QUICKACTION=$(swift build --package-path "$root" --show-bin-path)/quickaction
fi

exec python3 - "$folder" "$QUICKACTION" <<'PYTHON'
import json
import pathlib
import subprocess
import sys

KINDS = {"app-store-title-missing": "title", "app-store-description-missing": "description"}


def expected_lines(case):
    lines = (case / "expected.tsv").read_text(encoding="utf-8").splitlines()
    return {tuple(line.split("\t")) for line in lines if line.strip()}


def findings(case, program):
    run = subprocess.run(
        [program, "validate", "--format", "json", "tree"], cwd=case, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(f"{case.name}: 'validate' ended with {run.returncode}\n{run.stdout}{run.stderr}")
    predicted, doubtful = set(), set()
    for diagnostic in json.loads(run.stdout)["diagnostics"]:
        kind = KINDS.get(diagnostic["rule"])
        if kind:
            line = (kind, diagnostic["data"]["intent"], diagnostic["data"]["locale"])
            (doubtful if diagnostic["severity"] == "note" else predicted).add(line)
    return predicted, doubtful


def show(title, lines):
    print(f"  {title}: {len(lines)}")
    for line in sorted(lines):
        print("    " + "\t".join(line))


def main():
    folder, program = pathlib.Path(sys.argv[1]), str(pathlib.Path(sys.argv[2]).resolve())
    cases = sorted(path.parent for path in folder.glob("*/expected.tsv"))
    if not cases:
        sys.exit(f"there is no case in '{folder}'")
    exact = 0
    for case in cases:
        expected = expected_lines(case)
        predicted, doubtful = findings(case, program)
        print(case.name)
        show("predicted", predicted)
        show("expected", expected)
        show("missing", expected - predicted)
        show("extra", predicted - expected)
        if doubtful:
            show("doubtful", doubtful)
        exact += predicted == expected
    print(f"{exact} of {len(cases)} cases are predicted exactly")
    return 0 if exact == len(cases) else 1


sys.exit(main())
PYTHON
