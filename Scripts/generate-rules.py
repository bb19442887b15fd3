#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Writes the list of rules from the files that hold them.

Usage: Scripts/generate-rules.py [--check]

Each file Sources/IntentLint/Rules/<Family>/<Name>.swift holds the rule of its name. --check writes nothing and fails
where the list is not what the files say.
"""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
RULES = ROOT / "Sources/IntentLint/Rules"
OUTPUT = ROOT / "Sources/IntentLint/RuleRegistry+Generated.swift"


def registry() -> str:
    lines = [
        "// SPDX-License-Identifier: Apache-2.0",
        "// Copyright (c) 2026 the QuickAction authors",
        "",
        "// Written by Scripts/generate-rules.py.",
        "",
        "/// The rules that there are.",
        "package enum RuleRegistry {",
        "  /// The rules, by family and name.",
        "  package static let rules: [any Rule.Type] = [",
    ]
    for path in sorted(RULES.glob("*/*.swift")):
        if f"struct {path.stem}:" in path.read_text(encoding="utf-8"):
            lines.append(f"    {path.stem}.self,")
    return "\n".join(lines + ["  ]", "}", ""])


def main() -> int:
    text = registry()
    if "--check" in sys.argv[1:]:
        if OUTPUT.read_text(encoding="utf-8") != text:
            print(f"{OUTPUT.relative_to(ROOT)} is out of date; run Scripts/generate-rules.py", file=sys.stderr)
            return 1
        return 0
    OUTPUT.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
