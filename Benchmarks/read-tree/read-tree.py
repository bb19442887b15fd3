#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Read what `quickaction validate` reads of a folder, and do nothing with it.

    read-tree.py FOLDER

Intent definitions with `plistlib`, string tables with one regular expression: how a script in CI begins. The peer in
Python of Scripts/benchmark-validate.sh. Prints how much was read.
"""

import os
import plistlib
import re
import sys

PAIR = re.compile(r'"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;')


def main():
    definitions = tables = total = 0
    for folder, _, names in os.walk(sys.argv[1]):
        for name in names:
            path = os.path.join(folder, name)
            if name.endswith(".intentdefinition"):
                with open(path, "rb") as file:
                    content = file.read()
                plistlib.loads(content)
                definitions += 1
                total += len(content)
            elif name.endswith(".strings"):
                with open(path, "rb") as file:
                    content = file.read()
                dict(PAIR.findall(content.decode()))
                tables += 1
                total += len(content)
    print(f"{definitions} definitions, {tables} tables, {total} bytes")


if __name__ == "__main__":
    main()
