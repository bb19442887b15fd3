#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Audit saved choices with Spark: on this machine, or on a cluster by its URL.

    audit.py --catalog X.actions.json --input PATH [--output summary.json] [--page results.html]

Each partition goes through 'quickaction audit', which Spark starts beside its workers, and becomes one small summary;
'quickaction audit --merge' adds the summaries. The result is the same as that of the command alone.

    --master URL        where Spark runs (default: local[*])
    --quickaction PATH  the executable, as the workers find it (default: quickaction)
    --catalog FILE      the catalog or definition, as the workers find it
    --input PATH        a file or a folder of JSON lines, perhaps compressed, or of Parquet
    --format FORMAT     json or parquet: let Spark read the lines, from wherever it can (default: each worker reads
                        files of JSON lines itself, which is many times faster; Spark reads Parquet)
    --choice-path PATH  the member or column that holds the choice (default: choice)
    --partitions N      how many parts, at least (default: parts of 128 MiB, or as Spark splits the input)
"""

import argparse
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile

import page


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--master", default="local[*]")
    parser.add_argument("--quickaction", default="quickaction")
    parser.add_argument("--catalog", required=True)
    parser.add_argument("--input", required=True)
    parser.add_argument("--format", choices=["json", "parquet"])
    parser.add_argument("--choice-path", default="choice")
    parser.add_argument("--partitions", type=int, default=0)
    parser.add_argument("--output")
    parser.add_argument("--page")
    return parser.parse_args()


# Each worker reads its part itself: a compressed file as a whole, of any other some bytes, which end with a line.
READ_PART = """
read -r start length file
if ! [ -r "$file" ]; then echo "error: this worker cannot read '$file'" >&2; exit 2; fi
if [ "$length" = 0 ]; then exec "$@" "$file"; fi
tail -c +"$start" "$file" | head -c "$length" | "$@" -
"""

# How many bytes a part has, about.
PART_SIZE = 128 << 20


def files(path):
    """The files of JSON lines at a path that all workers have, in order; None for anything else."""
    place = pathlib.Path(path).absolute()
    found = [place] if place.is_file() else sorted(file for file in place.rglob("*") if file.is_file())
    # What Spark and Hadoop note beside their files.
    found = [file for file in found if not file.name.startswith(("_", "."))]
    return None if "://" in path or any(".parquet" in file.name for file in found) else found


def parts(files, size):
    """The parts of files: the first byte, counted from 1, how many, and the file; 0 bytes are the whole file."""
    for file in files:
        total = file.stat().st_size
        if file.suffix in (".gz", ".zst"):
            yield f"1 0 {file}"
            continue
        with file.open("rb") as lines:
            start = 0
            while start < total:
                lines.seek(min(start + size, total))
                lines.readline()
                end = lines.tell()
                yield f"{start + 1} {end - start} {file}"
                start = end


def summaries(spark, options, command):
    """The summaries of all parts, in the order of the input."""
    context = spark.sparkContext
    found = None if options.format else files(options.input)
    if found is not None:
        total = sum(file.stat().st_size for file in found)
        size = max(1, total // options.partitions) if options.partitions else PART_SIZE
        names = list(parts(found, size))
        script = shlex.join(["sh", "-c", READ_PART, "sh", *command])
        return context.parallelize(names, max(1, len(names))).pipe(script, checkCode=True).collect()
    # Spark reads the lines, and Java hands them to the executable: no line passes through Python.
    if options.format == "parquet" or ".parquet" in options.input or options.format is None:
        frame = spark.read.parquet(options.input)
        if options.partitions:
            frame = frame.repartition(options.partitions)
        lines = frame._jdf.toJSON().toJavaRDD()
    else:
        lines = context._jsc.textFile(options.input, max(options.partitions, context.defaultMinPartitions))
    words = context._jvm.java.util.ArrayList()
    for word in [*command, "-"]:
        words.add(word)
    return list(lines.pipe(words).collect())


def merge(quickaction, parts, *options):
    """The sum of the summaries, as the executable writes it."""
    run = subprocess.run(
        [quickaction, "audit", "--merge", "-", "--exit-zero", *options],
        input="\n".join(parts), capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(run.stderr.strip())
    return run.stdout


def main():
    options = arguments()
    from pyspark.sql import SparkSession

    spark = (
        SparkSession.builder.master(options.master).appName("quickaction audit")
        .config("spark.ui.enabled", "false").config("spark.ui.showConsoleProgress", "false").config("spark.log.level", "ERROR")
        .config("spark.local.dir", tempfile.gettempdir()).getOrCreate())
    command = [
        options.quickaction, "audit", os.path.abspath(options.catalog),
        "--format", "json", "--choice-path", options.choice_path,
        # Spark has a task for each processor, and takes an exit code other than 0 for a failure.
        "--jobs", "1", "--exit-zero"]
    try:
        parts = summaries(spark, options, command)
    finally:
        spark.stop()
    summary = merge(options.quickaction, parts, "--format", "json")
    if options.output:
        pathlib.Path(options.output).write_text(summary, encoding="utf-8")
    if options.page:
        pathlib.Path(options.page).write_text(page.html(summary), encoding="utf-8")
    print(merge(options.quickaction, [summary]), end="")


if __name__ == "__main__":
    main()
