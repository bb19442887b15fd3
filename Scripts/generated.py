# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""What the scripts share that write code from data: arguments, the check, and Unicode's files."""

import argparse
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The last scalar of Unicode.
LAST_SCALAR = 0x10FFFF


def arguments(doc, input=None, data=False):
    """The arguments of a script: '--check', the path of an input by its name, '--data' for Unicode's database."""
    parser = argparse.ArgumentParser(description=doc.partition("\n")[0])
    if input:
        parser.add_argument(input, type=pathlib.Path)
    if data:
        parser.add_argument("--data", type=pathlib.Path, default="/usr/share/unicode")
    parser.add_argument("--check", action="store_true")
    return parser.parse_args()


def write(path, text, check):
    """Write a file; with check, exit with 1 if it has another text."""
    path = ROOT / path
    if not check:
        path.write_text(text, encoding="utf-8")
    elif not path.exists() or path.read_text(encoding="utf-8") != text:
        sys.exit(f"{path.name} is out of date: run Scripts/{pathlib.Path(sys.argv[0]).name}")


def from_json(doc, path, make):
    """A script that makes a file of the JSON that its argument names."""
    given = arguments(doc, input="file")
    write(path, make(json.loads(given.file.read_text(encoding="utf-8"))), given.check)


def from_unicode(doc, path, make, needed):
    """A script that makes a file of Unicode's database, of which a file is needed."""
    given = arguments(doc, data=True)
    if not (given.data / needed).exists():
        sys.exit(
            f"{given.data} has no Unicode data: install the package 'unicode-data', or name a copy with --data"
        )
    write(path, make(given.data), given.check)


def properties(path):
    """Yield the (first, last, value) of each line of a file of Unicode's database."""
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = line.partition("#")[0].split(";")
        if len(fields) < 2:
            continue
        first, _, last = fields[0].strip().partition("..")
        yield int(first, 16), int(last or first, 16), fields[1].strip()


def version(path):
    """The version that the first line of a file of Unicode's database names."""
    with path.open(encoding="utf-8") as file:
        return re.search(r"-(\d+\.\d+\.\d+)\.txt", file.readline()).group(1)


def values(path, default, wanted=None):
    """The value of every scalar in a file of the database."""
    result = [default] * (LAST_SCALAR + 1)
    for first, last, value in properties(path):
        if wanted is None or value in wanted:
            result[first : last + 1] = [value] * (last - first + 1)
    return result


def wrapped(values):
    """Values in lines of at most 100 columns."""
    lines, line = [], "   "
    for value in values:
        if len(line) + len(value) + 2 > 100:
            lines.append(line)
            line = "   "
        line += f" {value},"
    return "\n".join([*lines, line])
