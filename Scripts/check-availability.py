#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Finds, without a Mac, what would not compile for the systems that Package.swift names.

    Scripts/check-availability.py [--counts] [--store DIR]    after 'swift build --build-tests'
    Scripts/check-availability.py --test                      what is planted in a file of its own is found

It reads the index that a debug build leaves: every symbol that is named, and where. Found are

  newer     a symbol that is newer than macOS or, in modules that apps link, iOS of Package.swift. The toolchain's interfaces say
            so, on Linux as well ('swift symbolgraph-extract'); for the rest of Foundation, Scripts/apple-names.json does.
  clash     a type of another module whose name MacTypes.h or the Objective-C runtime has, too, in a file that imports Darwin or
            Foundation there; 'import struct MODULE.NAME' says which is meant
  c-name    a name of the C library, outside of what only Linux compiles, that Apple's headers do not have, or one in a branch
            that only Apple's systems compile; Scripts/apple-names.json lists those that were looked up, with the header
  feature   a form of the language that needs a newer runtime

What it cannot find: types that differ ('mode_t' has 16 bits there), conformances that are newer than their types, and what Linux
does not compile but for names of C. Modules with Apple's names exist on Linux alone and are left out.

  --counts      say how often, by symbol and module, in place of where
  --store DIR   the index; default: that of the debug build

Needs Linux, where the interfaces are files of the toolchain, and Swift.

Exit codes: 0 nothing was found, 1 something was, 2 there is no index or no toolchain.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import sys
import tempfile

from availability import ROOT, app_modules, check, interfaces, platforms

TABLE = ROOT / "Scripts/apple-names.json"
PLANTED = {
    "newer: 'Array.span'": "func newest(_ list: [UInt8]) -> Int { list.span.count }",
    "newer: 'String.utf8Span'": "func text(_ text: String) -> Int { text.utf8Span.count }",
    "newer: 'InlineArray'": "func inline(_ list: InlineArray<2, Int>) -> Int { list[0] }",
    "feature: 'isolated deinit'": "@MainActor final class Closed { isolated deinit {} }",
    "clash: 'Size'": "func area(_ size: Size) -> Int { size.side }",
    "c-name: 'inotify_init1'": "func watch() -> Int32 { inotify_init1(0) }",
    "c-name: 'kqueue2'": "#if canImport(Darwin)\n  func queue() -> Int32 { kqueue2() }\n#endif",
    "newer: 'Host.current()'": "func host() -> Host { Host.current() }",
}
# What is there on every system, or only compiled on Linux.
ALLOWED = """
#if os(Linux)
  func linux(_ list: [UInt8]) -> Int { list.span.count }
#endif
func slice(_ list: [UInt8]) -> Int { let slice = list[...]; return slice.span.count }
func number() -> Int32 { getpid() }
func manager() -> FileManager { FileManager.default }
let literal = \"""
  #if canImport(Darwin)
  func other() -> Int32 { kqueue3() }
  #endif
  \"""
"""


def test(table, interface):
    """Whether each planted use is found, and nothing that is allowed."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "Other.swift").write_text("public struct Size { public let side = 1 }\n")
        lines = ["import Foundation", "import Glibc", "import Other"]
        expected = {}
        for name, text in PLANTED.items():
            expected[name] = len("\n".join(lines).split("\n")) + (2 if text.startswith("#if") else 1)
            lines.append(text)
        last = len("\n".join(lines).split("\n"))
        (root / "Planted.swift").write_text("\n".join(lines) + ALLOWED)
        flags = ["-parse-as-library", "-swift-version", "6", "-index-store-path", str(root / "store"), "-Onone", "-c"]
        for module in ("Other", "Planted"):
            subprocess.run(
                ["swiftc", f"{module}.swift", "-module-name", module, "-emit-module", "-I", ".", "-o", f"{module}.o", *flags],
                check=True, cwd=root)
        uses = check(root / "store", root, table, interface, {"Planted"})
        found = {(f"{use.kind}: '{use.name}'", use.line) for use in uses}
        missed = [name for name, line in expected.items() if (name, line) not in found]
        wrong = [use for use in uses if use.line > last]
        for name in missed:
            print(f"'{name}' is planted in line {expected[name]} and was not found", file=sys.stderr)
        for use in wrong:
            print(f"{use} is allowed", file=sys.stderr)
        if missed or wrong:
            print("\n".join(map(str, uses)), file=sys.stderr)
            return 1
        print(f"{len(expected)} planted uses are found, and nothing else")
        return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--counts", action="store_true")
    parser.add_argument("--test", action="store_true")
    parser.add_argument("--store", type=pathlib.Path, default=ROOT / ".build/debug/index/store")
    options = parser.parse_args()
    table = json.loads(TABLE.read_text())
    try:
        with tempfile.TemporaryDirectory() as folder:
            interface = interfaces(folder)
        if options.test:
            return test(table, interface)
        uses = check(options.store, ROOT, table, interface, app_modules(table))
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"{error}; 'swift build --build-tests' leaves an index", file=sys.stderr)
        return 2
    if options.counts:
        counts = collections.Counter((use.kind, use.name, use.module, use.reason) for use in uses)
        for (kind, name, module, reason), count in sorted(counts.items()):
            print(f"{count:4} {kind:8} {name:24} {module:24} {reason}")
    else:
        for use in uses:
            print(use)
    print(f"{len(uses)} uses are newer than {platforms()} or have no name on Apple's systems" if uses else "nothing is newer")
    return 1 if uses else 0


if __name__ == "__main__":
    sys.exit(main())
