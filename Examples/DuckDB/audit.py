#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Audit saved choices of a table that DuckDB reads, and group the verdicts by the table's other columns.

    audit.py --catalog X.actions.json --input 'choices/*.parquet' --by app [--quickaction PATH]

DuckDB writes the rows as JSON lines into 'quickaction audit --lines', which carries all columns along and puts the
verdict in place of the choice; DuckDB reads that again as a table.
"""

import argparse
import subprocess
import sys
import tempfile

EXPORT = """
import duckdb, sys
duckdb.sql("COPY (SELECT * FROM " + sys.argv[1] + ") TO '/dev/stdout' (FORMAT json)")
"""


def quoted(text):
    """A text as SQL spells it."""
    return "'" + text.replace("'", "''") + "'"


def table(path):
    """What DuckDB reads a path with."""
    reader = "read_parquet" if ".parquet" in path else "read_json"
    return f"{reader}({quoted(path)})"


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quickaction", default="quickaction")
    parser.add_argument("--catalog", required=True)
    parser.add_argument("--input", required=True)
    parser.add_argument("--by", default="app")
    parser.add_argument("--choice-path", default="choice")
    options = parser.parse_args()
    import duckdb

    with tempfile.NamedTemporaryFile(suffix=".jsonl") as verdicts:
        export = subprocess.Popen([sys.executable, "-c", EXPORT, table(options.input)], stdout=subprocess.PIPE)
        audit = subprocess.run(
            [options.quickaction, "audit", options.catalog, "-", "--lines", "--exit-zero",
             "--choice-path", options.choice_path],
            stdin=export.stdout, stdout=verdicts)
        export.stdout.close()
        if export.wait() or audit.returncode:
            sys.exit("error: the choices could not be read")
        column = '"' + options.by.replace('"', '""') + '"'
        member = ".".join('"' + part.replace('"', '""') + '"' for part in options.choice_path.split("."))
        duckdb.sql(f"""
            SELECT {column},
                   count(*) AS choices,
                   count(*) FILTER ({member}.verdict = 'whole') AS whole,
                   count(*) FILTER ({member}.verdict = 'incomplete') AS incomplete,
                   count(*) FILTER ({member}.verdict = 'lost') AS lost
            FROM read_json({quoted(verdicts.name)}, format = 'newline_delimited')
            GROUP BY ALL ORDER BY lost + incomplete DESC, {column}
        """).write_csv("/dev/stdout")


if __name__ == "__main__":
    main()
