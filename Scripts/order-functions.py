#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Write the functions that the usual commands execute, as an order for the linker.

    Scripts/order-functions.py EXECUTABLE FILE

EXECUTABLE has its symbols and no debug information, which valgrind cannot read. With the functions beside each other
in it, as '--symbol-ordering-file' of lld puts them, a command touches a fifth fewer pages: decision 65. The same
executable gives the same order. Needs valgrind.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The commands whose start matters most come first, as those that follow add what they alone execute.
COMMANDS = [
    ["validate", "IntentDefinitions/QuickActionWidget.intentdefinition"],
    ["--version"],
    ["validate", "--fail-on", "error", "Examples/AppStoreMail"],
    ["export"],
    ["edit", "--list"],
]

# A function of a profile: its number, and at the first mention its name. '(below main)' and addresses are no symbols.
FUNCTION = re.compile(r"^c?fn=\(\d+\) ([A-Za-z_$][^ ']*)")


def executed(executable, arguments):
    """The symbols of the functions that a command executes, sorted."""
    with tempfile.TemporaryDirectory() as folder:
        profile = pathlib.Path(folder) / "profile"
        command = ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={profile}", executable]
        # One thread, and the same numbers for the same keys: otherwise the order would differ from run to run.
        processors = os.sched_getaffinity(0)
        os.sched_setaffinity(0, {min(processors)})
        try:
            process = subprocess.run(
                [*command, *arguments],
                cwd=ROOT,
                env=os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"},
                capture_output=True,
                text=True,
            )
        finally:
            os.sched_setaffinity(0, processors)
        if process.returncode not in (0, 1) or not profile.exists():
            sys.exit(f"error: '{' '.join(arguments)}' ended with {process.returncode}:\n{process.stderr[-2000:]}")
        lines = profile.read_text(errors="replace").splitlines()
    return sorted({match.group(1) for line in lines if (match := FUNCTION.match(line))})


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    executable, order = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2])
    names = list(dict.fromkeys(name for command in COMMANDS for name in executed(executable, command)))
    # A stripped executable has none, and a list of none would be no order.
    if len(names) < 1000:
        sys.exit(f"error: {executable} has only {len(names)} functions with names; build it with symbols")
    order.write_text("".join(f"{name}\n" for name in names))


if __name__ == "__main__":
    main()
