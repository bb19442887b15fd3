#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Finds declarations whose documentation comment is missing, or says no more than their name.

    Scripts/check-comments.py            count them, and exit with 1 if there are more, or fewer, than the limits say
    Scripts/check-comments.py --test     check this script itself

A comment of at most three words, such as 'The name.', does not say what a reader of the reference needs: meaning, unit,
range, what nil means, what is thrown, and what a device without a permission answers. The limits say how many there may
be: no declaration that is public, open or of the package may have such a comment, and none that is public or open may
lack one. Of the package's, some have none, most of them requirements of a protocol that is documented; of the cases of
public enums, some have a short one or none, as many say all with their names, such as the sports of a workout. These may
not become more. Where there are fewer, the limit has to be lowered, so that they do not come back.
"""

import argparse
import pathlib
import re
import sys
import typing

ROOT = pathlib.Path(__file__).resolve().parent.parent

# How many words a comment has at least.
LEAST_WORDS = 4

# How many declarations may have a shorter comment, and how many may have none; a number may only become smaller.
LIMITS = {
    "public": {"short": 0, "missing": 0},
    "package": {"short": 0, "missing": 138},
    "case": {"short": 168, "missing": 24},
}

ATTRIBUTE = r"@\w+(?:\((?:[^()]|\([^()]*\))*\))?"
MODIFIER = (
    r"nonisolated(?:\(\w+\))?|final|static|class|override|indirect|mutating|nonmutating|convenience|required|dynamic|weak"
    r"|unowned(?:\(\w+\))?|lazy|consuming|borrowing|prefix|postfix|infix|\w+\(set\)"
)
DECLARATION = re.compile(
    rf"\s*(?:(?:{ATTRIBUTE}|{MODIFIER})\s+)*(?P<access>public|open|package)\s+"
    rf"(?:(?:{ATTRIBUTE}|{MODIFIER})\s+)*(?P<kind>actor|associatedtype|class|enum|func|init|let|macro|operator|protocol|struct"
    r"|subscript|typealias|var)\b(?P<rest>.*)"
)


CASE = re.compile(r"(?P<indent>\s+)(?:indirect )?case [\w`]")
ENUM = re.compile(r"\s*(?:.*\s)?enum \w")


class Finding(typing.NamedTuple):
    """A declaration with a comment that is too short, or none."""

    line: int
    access: str
    words: int
    text: str

    @property
    def fault(self):
        """The name of its limit."""
        return "short" if self.words else "missing"


def findings(source):
    """The findings in a Swift file, in the order of its lines."""
    lines = source.split("\n")
    found = []
    is_quoted = False
    for number, line in enumerate(lines, 1):
        # Code that is written into other programs is in literals of several lines.
        was_quoted = is_quoted
        if line.count('"""') % 2:
            is_quoted = not is_quoted
        if was_quoted:
            continue
        match = DECLARATION.match(line)
        if match:
            access = "package" if match["access"] == "package" else "public"
        elif is_public_case(lines, number - 1):
            access = "case"
        else:
            continue
        words = len(comment(lines, number - 1).split())
        if words < LEAST_WORDS:
            found.append(Finding(number, access, words, line.strip()))
    return found


def is_public_case(lines, index):
    """Whether the line, counted from 0, declares a case of a public enum; a case of a switch ends with a colon."""
    match = CASE.match(lines[index])
    if not match or lines[index].rstrip().endswith(":"):
        return False
    outer = len(match["indent"]) - 2
    for line in reversed(lines[:index]):
        if line.strip() and len(line) - len(line.lstrip()) <= outer:
            return bool(ENUM.match(line)) and "public " in line and line.rstrip().endswith("{")
    return False


def comment(lines, index):
    """The text of the documentation comment of the declaration in a line, counted from 0."""
    text = []
    # How many parentheses of an attribute over several lines are open, from its end.
    depth = 0
    for line in reversed(lines[:index]):
        line = line.strip()
        if line.startswith("///"):
            text.append(line[3:].strip())
            continue
        depth += line.count(")") - line.count("(")
        # Attributes, conditions and remarks may come in between.
        if text or depth <= 0 and not line.startswith(("@", "#", "//")):
            break
    return " ".join(reversed(text))


def test():
    """Checks what is found in a small source."""
    source = '''
/// The name.
public let name = ""

/// The name that users see; nil for none.
@available(iOS 17, *)
// A remark.
public static var title: String? { nil }

/// Makes a type one of those that are drawn.
@attached(
  extension, conformances: Drawn)
public macro Drawn() = external(
  1)
public var bare = 0

open class Thing {
  public private(set) var count = 0
  /// Short.
  @discardableResult package func make() -> Int { 0 }
}

public enum Side {
  /// Left.
  case left
  /// The side of a text's end.
  case right
}

public extension Thing {}
public import Diagnostics
let text = """
  public func written() {}
  """
/// Not a declaration: 'open' and 'public' are words.
let open = public - 1
'''
    found = [(finding.line, finding.access, finding.fault) for finding in findings(source)]
    expected = [
        (3, "public", "short"), (15, "public", "missing"), (17, "public", "missing"), (18, "public", "missing"),
        (20, "package", "short"), (23, "public", "missing"), (25, "case", "short"),
    ]
    if found != expected:
        sys.exit(f"error: found {found}, expected {expected}")
    for count, is_kept in [(2, False), (3, True), (4, False)]:
        if (breach(count, 3) is None) != is_kept:
            sys.exit(f"error: {count} at a limit of 3: {breach(count, 3)}")


def breach(count, limit):
    """What is wrong with a count; None for one that is its limit."""
    if count > limit:
        return f"there are {count - limit} more than the limit allows"
    return f"lower the limit to {count}" if count < limit else None


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n", maxsplit=1)[0],
        epilog="The limits are in the script.")
    parser.add_argument("--test", action="store_true", help="check this script itself")
    if parser.parse_args().test:
        return test()
    found = {access: {"short": [], "missing": []} for access in LIMITS}
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        for finding in findings(path.read_text(encoding="utf-8")):
            found[finding.access][finding.fault].append((path.relative_to(ROOT), finding))
    breaches = []
    for access, limits in LIMITS.items():
        for fault, limit in limits.items():
            places = found[access][fault]
            print(f"{access} declarations with a comment that is {fault}: {len(places)}, at most {limit}")
            if text := breach(len(places), limit):
                breaches.append(f"error: '{fault}' of '{access}': {text}")
            if len(places) > limit:
                for path, finding in places:
                    print(f"{path}:{finding.line}: error: the comment is {fault}: {finding.text}", file=sys.stderr)
    if breaches:
        sys.exit("\n".join(breaches))


if __name__ == "__main__":
    main()
