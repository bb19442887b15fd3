#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Let a debug build check each declaration of options once, in place of at every parse.

    Scripts/check-declarations-once.py [--undo] [CHECKOUT]     .build/checkouts/swift-argument-parser where none is named

In a debug build swift-argument-parser checks how a type declares its options whenever it asks for them: several times in a
parse, four times as often for what a group declares, and sixteen times for what a group in a group does. The answer depends on
the type alone, and a wrong one ends the process, so that it is enough to ask once in a process. The rest is most of what a
command costs in a debug build, and more than half of the processor time of the tests of commands (524 s, and 231 s without
it). A release build does not check.

The checkout is changed in one place. Where that place is not as expected, as in a later version, nothing is changed, and only
time is lost. Nothing is changed beside a build with a module 'os' either: the package takes it for Apple's, so that it must be
compiled before. Begin with 'swift package clean' there. After 'swift package reset' the package is as it was.

Exit codes: 0 the checkout is changed (or as it was, with '--undo'), 1 it cannot be, 2 there is none.
"""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = "Sources/ArgumentParser/Parsable Types/ParsableArguments.swift"

EACH_TIME = """
      try type._validate(parent: parent)
"""
ONCE = """
      let identifier = ObjectIdentifier(type)
      if !checkedTypes.withLock({ $0.contains(identifier) }) {
        try type._validate(parent: parent)
        checkedTypes.withLock { _ = $0.insert(identifier) }
      }
"""
TYPES = """
#if DEBUG
/// The types whose declarations were checked.
private let checkedTypes = Mutex<Set<ObjectIdentifier>>([])
#endif
"""


def main():
    arguments = sys.argv[1:]
    undo = "--undo" in arguments
    paths = [argument for argument in arguments if argument != "--undo"]
    checkout = pathlib.Path(paths[0]) if paths else ROOT / ".build/checkouts/swift-argument-parser"
    source = checkout / SOURCE
    if not source.is_file():
        print(f"there is no {source}; 'swift package resolve' makes a checkout", file=sys.stderr)
        return 2
    text = source.read_text()
    original = text.replace(ONCE, EACH_TIME).removesuffix(TYPES)
    if original.count(EACH_TIME) != 1:
        print(f"{source} is not as expected, so declarations are checked at every parse", file=sys.stderr)
        return 1
    changed = original if undo else original.replace(EACH_TIME, ONCE) + TYPES
    if changed != text:
        # Of any system, configuration and build folder; those of tools have their own.
        if any(checkout.parent.parent.glob("*/*/Modules*/os.swiftmodule")):
            print("the package is built, and cannot be again beside the module 'os'; clean it first", file=sys.stderr)
            return 1
        # SwiftPM lets nobody write there.
        mode = source.stat().st_mode
        source.chmod(mode | 0o200)
        source.write_text(changed)
        source.chmod(mode)
    print("declarations of options are checked " + ("at every parse" if undo else "once in a process"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
