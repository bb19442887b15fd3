#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Measure how soon 'quickaction validate --watch' reports a change on the disk.

    Scripts/benchmark-watch.py PROGRAM [CHANGES]

Changes a definition in a temporary folder, in place and by putting a new file there in turn, as editors save, and takes the time from
the change to the last line of the new report. Nothing waits but for that line. Ends with 1 where one took 100 ms or more.
"""

import os
import pathlib
import signal
import statistics
import subprocess
import sys
import tempfile
import time

LIMIT = 100.0  # milliseconds

DEFINITION = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
\t<key>INIntents</key>
\t<array>
\t\t<dict>
\t\t\t<key>INIntentName</key>
\t\t\t<string>Show%d</string>
\t\t</dict>
\t</array>
</dict>
</plist>
"""


def main():
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    program, count = pathlib.Path(sys.argv[1]).resolve(), int((sys.argv[2:] or ["50"])[0])
    with tempfile.TemporaryDirectory() as folder:
        file, other = pathlib.Path(folder) / "W.intentdefinition", pathlib.Path(folder) / ".W.new"
        file.write_text(DEFINITION % 0, encoding="utf-8")
        process = subprocess.Popen(
            [program, "validate", "--watch", "--format", "json"], cwd=folder, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True)

        def report(name):
            """Reads reports up to one about an intent of the name, and until the program waits again."""
            found = False
            while not found:
                line = process.stdout.readline()
                if not line:
                    sys.exit(f"the program ended: {process.stderr.read()}")
                found = f"'{name}'" in line
            end = time.perf_counter()
            while process.stdout.readline() != "}\n":
                pass
            process.stderr.readline()
            return end

        report("Show0")
        times = []
        for number in range(1, count + 1):
            text = DEFINITION % number
            if number % 2:
                start = time.perf_counter()
                file.write_text(text, encoding="utf-8")
            else:
                other.write_text(text, encoding="utf-8")
                start = time.perf_counter()
                os.replace(other, file)
            times.append((report(f"Show{number}") - start) * 1000)
        process.send_signal(signal.SIGINT)
        code = process.wait()
    print(f"{count} changes: median {statistics.median(times):.1f} ms, slowest {max(times):.1f} ms; "
          f"Ctrl-C ended it with {code}")
    return 1 if max(times) >= LIMIT or code != 130 else 0


sys.exit(main())
