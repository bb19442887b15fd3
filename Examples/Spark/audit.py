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
    --format FORMAT     json or parquet (default: from the names in the folder)
    --choice-path PATH  the member or column that holds the choice (default: choice)
    --partitions N      how many parts, at least (default: as Spark splits the input)
"""

import argparse
import os
import pathlib
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


def input_format(path):
    """The format of a file or a folder on this machine, by its names."""
    if path.endswith(".parquet"):
        return "parquet"
    folder = pathlib.Path(path)
    return "parquet" if folder.is_dir() and any(folder.rglob("*.parquet")) else "json"


def summaries(spark, options, command):
    """The summaries of all partitions, in the order of the input."""
    context = spark.sparkContext
    # Spark's own pipe, between the Java workers and the executable: no line passes through Python.
    if (options.format or input_format(options.input)) == "parquet":
        frame = spark.read.parquet(options.input)
        if options.partitions:
            frame = frame.repartition(options.partitions)
        lines = frame._jdf.toJSON().toJavaRDD()
    else:
        lines = context._jsc.textFile(options.input, max(options.partitions, context.defaultMinPartitions))
    words = context._gateway.new_array(context._jvm.java.lang.String, len(command))
    for index, word in enumerate(command):
        words[index] = word
    return list(lines.pipe(context._jvm.java.util.Arrays.asList(words)).collect())


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
        .config("spark.ui.enabled", "false").config("spark.log.level", "ERROR")
        .config("spark.local.dir", tempfile.gettempdir()).getOrCreate())
    command = [
        options.quickaction, "audit", os.path.abspath(options.catalog), "-",
        "--output", "summary", "--format", "json", "--choice-path", options.choice_path,
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
