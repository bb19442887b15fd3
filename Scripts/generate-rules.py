#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Writes the lists of rules from the files that hold them.

Usage: Scripts/generate-rules.py [--check]

Each file Sources/Linting/IntentRules/<Family>/<Name>.swift, Sources/Linting/LayoutRules/Rules/<Name>.swift,
Sources/Linting/MigrationCheck/Rules/<Name>.swift, Sources/Linting/ProgramCheck/Rules/<Part>/<Name>.swift and
Sources/Intents/IntentDiff/Rules/<Part>/<Name>.swift may hold the rule of its name. --check writes nothing, and fails if a list is out of date.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The protocol that a rule conforms to, and the case of RuleSet.Member for it.
KINDS = {
    "DefinitionRule": "definition",
    "ProjectRule": "project",
    "TranslationRule": "project",
    "LayoutRule": "layout",
    "ReaderRule": "reader",
    "ChangeRule": "change",
    "MigrationRule": "change",
    "ProgramRule": "program",
    "ProblemRule": "program",
    "DayRule": "program",
}

HEAD = """\
// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Written by Scripts/generate-rules.py.

public import IntentLint

extension RuleSet {
"""


CHANGES = """\
// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Written by Scripts/generate-rules.py.

/// The rules about changes between two revisions.
package enum ChangeRules {
  /// All of them, by part and name.
  package static let all: [any ChangeRule.Type] = [
"""


MIGRATIONS = """\
// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Written by Scripts/generate-rules.py.

/// The rules about migrations to App Intents.
package enum MigrationRules {
  /// All of them, by name.
  package static let all: [any MigrationRule.Type] = [
"""


PROGRAMS = """\
// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Written by Scripts/generate-rules.py.

/// The rules about what a built extension shows and does.
package enum ProgramRules {
  /// All of them, by subject and name.
  package static let all: [any ProgramRule.Type] = [
"""


def members(module: str, folder: str = ".") -> list[tuple[str, str]]:
    """The rules of a module: the case and the type of each, and the identifier."""
    found = []
    for path in sorted((ROOT / "Sources" / module / folder).glob("*/*.swift")):
        match = re.search(rf"^struct {path.stem}: (\w+Rule) ", path.read_text(encoding="utf-8"), re.MULTILINE)
        if match:
            found.append((KINDS[match[1]], path.stem))
    return found


def identifier(name: str) -> str:
    """The identifier of a rule, which is its type's name in kebab case."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name).lower()


def listed(rules: list[tuple[str, str]]) -> str:
    return "".join(f"      .{kind}({name}.self),\n" for kind, name in rules)


def outputs() -> dict[pathlib.Path, str]:
    intents, layout = members("Linting/IntentRules"), members("Linting/LayoutRules")
    changes = members("Intents/IntentDiff", "Rules")
    migrations, programs = members("Linting/MigrationCheck"), members("Linting/ProgramCheck", "Rules")
    others = "".join(f'      "{identifier(name)}",\n' for _, name in layout + changes + migrations)
    return {
        ROOT / "Sources/Linting/IntentRules/RuleSet+Generated.swift": HEAD
        + "  /// The rules about definitions and the files that belong to them, by family and name.\n"
        + f"  public static let intents = RuleSet(\n    [\n{listed(intents)}    ],\n"
        + f"    otherRules: [\n{others}    ] + runningRules,\n    release: EarlyComparison())\n\n"
        + "  /// The identifiers of the rules about what a built extension shows and does.\n"
        + "  package static let runningRules = [\n"
        + "".join(f'    "{identifier(name)}",\n' for _, name in programs)
        + "  ]\n}\n",
        ROOT / "Sources/Linting/LayoutRules/RuleSet+Generated.swift": HEAD
        + "  /// The rules about the widget as phones draw it, by name.\n"
        + f"  public static let layout = RuleSet(\n    [\n{listed(layout)}    ])\n}}\n",
        ROOT / "Sources/Intents/IntentDiff/ChangeRules+Generated.swift": CHANGES
        + "".join(f"    {name}.self,\n" for _, name in changes)
        + "  ]\n}\n",
        ROOT / "Sources/Linting/MigrationCheck/MigrationRules+Generated.swift": MIGRATIONS
        + "".join(f"    {name}.self,\n" for _, name in migrations)
        + "  ]\n}\n",
        ROOT / "Sources/Linting/ProgramCheck/ProgramRules+Generated.swift": PROGRAMS
        + "".join(f"    {name}.self,\n" for _, name in programs)
        + "  ]\n}\n",
    }


def main() -> int:
    for path, text in outputs().items():
        if "--check" not in sys.argv[1:]:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path.relative_to(ROOT)} is out of date; run Scripts/generate-rules.py", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
