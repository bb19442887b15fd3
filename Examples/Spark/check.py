#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Check that Spark finds the same as the command alone: of one file, of a folder of compressed files, and of Parquet.

    check.py QUICKACTION [LINES] [-v]

    LINES   how many lines, 20,000 where nothing is said
    -v      show what Spark says

Needs pyspark and Java. Exit codes: 0 the same, 1 not the same.
"""

import gzip
import json
import pathlib
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CATALOG = ROOT / "IntentDefinitions/QuickActionWidget.actions.json"


def audit(quickaction, data, *files):
    start = time.monotonic()
    with data.open("rb") as lines:
        run = subprocess.run(
            [quickaction, "audit", CATALOG, *(files or ["-"]), "--format", "json", "--exit-zero"],
            stdin=lines, capture_output=True, check=True)
    return run.stdout, time.monotonic() - start


def spark(quickaction, path, folder, *options):
    output = folder / "summary.json"
    start = time.monotonic()
    subprocess.run(
        [sys.executable, HERE / "audit.py", "--master", "local[2]", "--quickaction", quickaction, "--catalog", CATALOG,
         "--input", path, "--output", output, "--page", folder / "results.html", *options],
        check=True, stdout=subprocess.DEVNULL, stderr=None if "-v" in sys.argv else subprocess.DEVNULL)
    return output.read_bytes(), time.monotonic() - start


def counts(summary):
    """What does not depend on the order of the lines."""
    value = json.loads(summary)
    for cause in value["causes"]:
        del cause["examples"]
    value["firstUnreadable"] = None
    return value


def write_parquet(data, folder):
    from pyspark.sql import SparkSession

    session = (SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
               .config("spark.ui.showConsoleProgress", "false")
               .config("spark.log.level", "ERROR").getOrCreate())
    # A line that is not JSON cannot be a row.
    session.read.option("mode", "DROPMALFORMED").json(str(data)).write.mode("overwrite").parquet(str(folder))
    session.stop()


def main():
    quickaction = str(pathlib.Path(sys.argv[1]).resolve())
    count = sys.argv[2] if len(sys.argv) > 2 else "20000"
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        good, data = folder / "good.jsonl", folder / "choices.jsonl"
        with good.open("wb") as file:
            subprocess.run(
                [sys.executable, ROOT / "Benchmarks/Audit/generate-choices.py", count], stdout=file, check=True)
        lines = good.read_bytes()
        half = lines.index(b"\n", len(lines) // 2) + 1
        data.write_bytes(lines[:half] + b'{"user":"broken"\n' + lines[half:])
        alone, own_time = audit(quickaction, data)

        found, time_of_spark = spark(quickaction, data, folder)
        if found != alone:
            sys.exit("error: Spark finds something else of one file than the command alone")
        print(f"one file: the same, byte for byte ({own_time:.1f} s alone, {time_of_spark:.1f} s with Spark's start)")
        for options in [["--partitions", "7"], ["--format", "json", "--partitions", "3"]]:
            found, _ = spark(quickaction, data, folder, *options)
            if found != alone:
                sys.exit(f"error: Spark finds something else with {' '.join(options)}")
        print("in seven parts, and as lines that Spark reads: the same, byte for byte")

        parts = folder / "parts"
        parts.mkdir()
        text = data.read_bytes()
        for number, (start, end) in enumerate([(0, half), (half, len(text))]):
            (parts / f"part-{number}.jsonl.gz").write_bytes(gzip.compress(text[start:end], 1))
        found, _ = spark(quickaction, parts, folder)
        if found != audit(quickaction, data, *sorted(parts.iterdir()))[0]:
            sys.exit("error: Spark finds something else of compressed parts than the command alone")
        print("a folder of compressed files: the same, byte for byte")

        write_parquet(good, folder / "table.parquet")
        found, _ = spark(quickaction, folder / "table.parquet", folder, "--partitions", "3")
        if counts(found) != counts(audit(quickaction, good)[0]) | {"lines": counts(found)["lines"]}:
            sys.exit("error: Spark finds something else of Parquet than the command alone")
        print("Parquet: the same counts")
        if "<h2>Chosen together</h2>" not in (folder / "results.html").read_text(encoding="utf-8"):
            sys.exit("error: the page has no results")
        print("the page has the results")


if __name__ == "__main__":
    main()
