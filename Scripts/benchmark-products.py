#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Measure how fast a built app in an archive is checked, beside a program that only reads all of the archive.

    Scripts/benchmark-products.py EXECUTABLE [--megabytes 200] [--files 100000] [--rounds 7]

    EXECUTABLE   a release build of quickaction
    --megabytes  the size of the large archive
    --files      the number of files of the archive with many

The archives are written to a temporary folder: an app with the sample's definition and tables in three bundles, and content
that cannot be compressed. Exit codes: 0 the goal is reached, 1 it is not, 2 wrong usage.
"""

import argparse
import pathlib
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
GOAL = 1.0

PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>CFBundleDevelopmentRegion</key><string>en</string>
<key>CFBundlePackageType</key><string>{}</string>
</dict></plist>
"""

METADATA = '{"actions": {"Show": {"identifier": "Show", "parameters": []}}, "autoShortcuts": [], "version": 1}'


def write(path, megabytes, files):
    """Writes an archive of a size, with a number of files that do not matter."""
    content = random.Random(1)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        app = "Payload/Shop.app/"
        for bundle, kind in ((app, "APPL"), (app + "PlugIns/Widget.appex/", "XPC!"), (app + "PlugIns/Intents.appex/", "XPC!")):
            archive.writestr(bundle + "Info.plist", PLIST.format(kind))
            archive.write(ROOT / "IntentDefinitions/QuickActionWidget.intentdefinition", bundle + "QuickActionWidget.intentdefinition")
            for language in ("en", "ja"):
                table = ROOT / "Localization" / f"{language}.lproj" / "QuickActionWidget.strings"
                archive.write(table, f"{bundle}{language}.lproj/QuickActionWidget.strings")
            archive.writestr(bundle + "Metadata.appintents/extract.actionsdata", METADATA)
        for number in range(files):
            archive.writestr(zipfile.ZipInfo(f"{app}Assets/{number:06}.png"), b"")
        left = megabytes
        while left > 0:
            archive.writestr(zipfile.ZipInfo(f"{app}Data/{left:04}.bin"), content.randbytes(min(left, 8) << 20))
            left -= 8


def measure(command):
    """The seconds of the clock and of the processor that a program takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    code = subprocess.run(command, stdout=subprocess.DEVNULL).returncode
    elapsed = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if code not in (0, 1):
        sys.exit(f"{command[0]} ends with {code}")
    return elapsed, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("executable")
    parser.add_argument("--megabytes", type=int, default=200)
    parser.add_argument("--files", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    slowest = 0.0
    with tempfile.TemporaryDirectory() as folder:
        cases = (("large", options.megabytes, 1000), ("many files", 1, options.files))
        for name, megabytes, files in cases:
            path = pathlib.Path(folder) / f"{name.replace(' ', '-')}.ipa"
            write(path, megabytes, files)
            rounds = []
            for _ in range(options.rounds):
                checked = measure([options.executable, "validate", str(path)])
                read = measure(["cat", str(path)])
                rounds.append((*checked, read[0]))
            clock, processor, read = (statistics.median(values) for values in zip(*rounds))
            slowest = max(slowest, clock)
            print(f"{name}: {path.stat().st_size / 1e6:.0f} MB, {files} other files: validate {clock * 1000:.0f} ms "
                  f"(processor {processor * 1000:.0f} ms), cat {read * 1000:.0f} ms")
    print(f"goal: at most {GOAL:.0f} s: {'reached' if slowest <= GOAL else 'not reached'}")
    return 0 if slowest <= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
