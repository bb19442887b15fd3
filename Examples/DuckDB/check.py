#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Check that the example's sums are those of the command alone.

    check.py QUICKACTION

Needs duckdb. Exit codes: 0 the same, 1 not the same.
"""

import csv
import json
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CATALOG = ROOT / "IntentDefinitions/QuickActionWidget.actions.json"


def main():
    import duckdb

    quickaction = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as scratch:
        data, table = pathlib.Path(scratch, "choices.jsonl"), pathlib.Path(scratch, "choices.parquet")
        with data.open("wb") as file:
            subprocess.run(
                [sys.executable, ROOT / "Benchmarks/Audit/generate-choices.py", "20000"], stdout=file, check=True)
        duckdb.sql(f"COPY (SELECT * FROM read_json('{data}')) TO '{table}' (FORMAT parquet)")
        alone = json.loads(subprocess.run(
            [quickaction, "audit", CATALOG, data, "--format", "json", "--exit-zero"],
            capture_output=True, check=True).stdout)
        for path in [data, table]:
            run = subprocess.run(
                [sys.executable, HERE / "audit.py", "--quickaction", quickaction, "--catalog", CATALOG,
                 "--input", path, "--by", "app"], capture_output=True, check=True, text=True)
            rows = list(csv.DictReader(run.stdout.splitlines()))
            sums = {name: sum(int(row[name]) for row in rows)
                    for name in ["choices", "whole", "incomplete", "lost"]}
            if sums != {name: alone[name] for name in sums} or len(rows) != 40:
                sys.exit(f"error: {path.name}: {sums} in {len(rows)} groups")
            print(f"{path.name}: the same sums in {len(rows)} groups")


if __name__ == "__main__":
    main()
