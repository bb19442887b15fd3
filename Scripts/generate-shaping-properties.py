#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Write Sources/Drawing/FontFiles/Shaping/Characters/ShapingTraits+Table.swift from the Unicode Character Database.

The input is the database as the Debian package `unicode-data` installs it; another copy of the
same layout can be named. The version of the data stands in the table, and only data of that
version can prove it fresh.

    Scripts/generate-shaping-properties.py [--data FOLDER]           write the table
    Scripts/generate-shaping-properties.py [--data FOLDER] --check   exit with 1 if it is out of date
"""

import generated

TABLE = "Sources/Drawing/FontFiles/Shaping/Characters/ShapingTraits+Table.swift"

# What the five lowest bits of an entry say; BidiClass has the same order.
BIDI = "L R EN ES ET AN CS B S WS ON BN NSM AL LRO RLO LRE RLE PDF LRI RLI FSI PDI".split()

# What the three bits above say; JoiningType has the same order.
JOINING = "U L R D C T".split()

# What the three bits above say; ShapingScript has the same order.
SIMPLE, COMMON, INHERITED, ARABIC, HEBREW, DEVANAGARI, THAI, COMPLEX = range(8)
SCRIPTS = {
    "Common": COMMON, "Inherited": INHERITED, "Arabic": ARABIC, "Hebrew": HEBREW, "Devanagari": DEVANAGARI, "Thai": THAI,
}  # fmt: skip

# Scripts whose letters stand side by side, each with a glyph of its own.
SIDE_BY_SIDE = (
    "Latin Greek Cyrillic Armenian Georgian Han Hiragana Katakana Bopomofo Hangul Yi Cherokee Canadian_Aboriginal "
    "Ethiopic Ogham Runic Braille Coptic Gothic Deseret Glagolitic Lisu Vai Tifinagh Unknown"
).split()

# The scripts whose decompositions are known: Hebrew and Arabic with their forms for compatibility, and Devanagari.
DECOMPOSED = ((0x0590, 0x097F), (0xFB1D, 0xFDFF))

LAST_SCALAR = 0x10FFFF


def values(path, default):
    """The value of every scalar in a file of the database."""
    result = [default] * (LAST_SCALAR + 1)
    for first, last, value in generated.properties(path):
        result[first : last + 1] = [value] * (last - first + 1)
    return result


def bidi_classes(data):
    """The number of the class of every scalar; what is not assigned has that of its block."""
    result = ["L"] * (LAST_SCALAR + 1)
    long = {"Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET"}
    path = data / "extracted/DerivedBidiClass.txt"
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("# @missing:"):
            scalars, _, value = line.removeprefix("# @missing:").partition(";")
            first, _, last = scalars.strip().partition("..")
            value = long.get(value.strip(), value.strip())
            result[int(first, 16) : int(last, 16) + 1] = [value] * (int(last, 16) - int(first, 16) + 1)
    for first, last, value in generated.properties(path):
        result[first : last + 1] = [value] * (last - first + 1)
    return [BIDI.index(value) for value in result]


def scripts(data):
    """The number of the script of every scalar."""
    return [SCRIPTS.get(value, SIMPLE if value in SIDE_BY_SIDE else COMPLEX)
            for value in values(data / "Scripts.txt", "Unknown")]  # fmt: skip


def decompositions(data):
    """The canonical decompositions: the scalar, its parts, and whether the parts are composed again."""
    excluded = {scalar for first, last, value in generated.properties(data / "DerivedNormalizationProps.txt")
                if value == "Full_Composition_Exclusion" for scalar in range(first, last + 1)}  # fmt: skip
    for line in (data / "UnicodeData.txt").read_text(encoding="utf-8").splitlines():
        fields = line.split(";")
        scalar, parts = int(fields[0], 16), fields[5]
        if parts and "<" not in parts and any(first <= scalar <= last for first, last in DECOMPOSED):
            parts = [int(part, 16) for part in parts.split()]
            yield scalar, parts[0], parts[1] if len(parts) > 1 else 0, scalar not in excluded


def wrapped(values):
    """Values in lines of at most 100 columns."""
    lines, line = [], "   "
    for value in values:
        if len(line) + len(value) + 2 > 100:
            lines.append(line)
            line = "   "
        line += f" {value},"
    return "\n".join([*lines, line])


def table(data):
    """The Swift file."""
    joining = values(data / "extracted/DerivedJoiningType.txt", "U")
    entries, previous = [], None
    for scalar, traits in enumerate(zip(scripts(data), joining, bidi_classes(data))):
        if traits != previous:
            script, join, bidi = traits
            entries.append(scalar << 11 | script << 8 | JOINING.index(join) << 5 | bidi)
            previous = traits
    mirrors = [(first, int(value, 16)) for first, _, value in generated.properties(data / "BidiMirroring.txt")]
    brackets = []
    for line in (data / "BidiBrackets.txt").read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) == 3 and fields[2] == "o":
            brackets.append((int(fields[0], 16), int(fields[1], 16)))
    parts = [f"(0x{whole:X}, 0x{first:X}, 0x{second:X}, {str(composed).lower()})"
             for whole, first, second, composed in decompositions(data)]  # fmt: skip
    return f"""\
// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Generated by Scripts/generate-shaping-properties.py; do not edit.

// swift-format-ignore
extension ShapingTraits {{
  /// The version of Unicode that the table is made from.
  static let unicodeVersion = "{generated.version(data / "Scripts.txt")}"

  /// Where the traits of the scalars change, ascending.
  ///
  /// The five lowest bits of an entry are the class for the direction of all scalars up to the next entry, the three bits above
  /// how they join, and the three above their script. The bits above are the first of these scalars.
  static let table: [UInt32] = [
{wrapped(f"0x{value:X}" for value in entries)}
  ]

  /// The scalars that are another one in text from the right, ascending.
  static let mirrors: [(scalar: UInt32, other: UInt32)] = [
{wrapped(f"(0x{scalar:X}, 0x{other:X})" for scalar, other in mirrors)}
  ]

  /// Brackets that open, ascending, and what closes them.
  static let brackets: [(opening: UInt32, closing: UInt32)] = [
{wrapped(f"(0x{opening:X}, 0x{closing:X})" for opening, closing in sorted(brackets))}
  ]

  /// The scalars of the shaped scripts that are others together, ascending; 0 where there is no second one.
  static let decompositions: [(whole: UInt32, first: UInt32, second: UInt32, isComposed: Bool)] = [
{wrapped(parts)}
  ]
}}
"""


if __name__ == "__main__":
    generated.from_unicode(__doc__, TABLE, table, needed="Scripts.txt")
