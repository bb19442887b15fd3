#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Write Sources/Drawing/WidgetViews/Text/CharacterTraits+Table.swift from the Unicode Character Database.

The input is the database as the Debian package `unicode-data` installs it; another copy of the
same layout can be named. The version of the data stands in the table, and only data of that
version can prove it fresh.

    Scripts/generate-text-properties.py [--data FOLDER]           write the table
    Scripts/generate-text-properties.py [--data FOLDER] --check   exit with 1 if it is out of date
"""

import generated

TABLE = "Sources/Drawing/WidgetViews/Text/CharacterTraits+Table.swift"

# What the lowest six bits of an entry say; LineBreakClass has the same order. The last three are parts of OP, CP and
# ID that rules LB30 and LB30b set apart.
CLASSES = (
    "BK CR LF NL SP ZW WJ GL ZWJ CM CL CP OP QU NS EX SY IS PR PO NU AL HL ID IN HY BA BB B2 CB EB "
    "EM RI H2 H3 JL JV JT WideOP WideCP UnassignedPictograph"
).split()

# What the three bits above say; CharacterTraits.Width has the same order.
ZERO, OTHER, HALF, WIDE, HANGUL, AMBIGUOUS, EMOJI = range(7)

LAST_SCALAR = 0x10FFFF


def values(path, default, wanted=None):
    """The value of every scalar in a file of the database."""
    result = [default] * (LAST_SCALAR + 1)
    for first, last, value in generated.properties(path):
        if wanted is None or value in wanted:
            result[first : last + 1] = [value] * (last - first + 1)
    return result


def line_break_classes(data, categories, widths):
    """The number of the line breaking class of every scalar."""
    classes = values(data / "LineBreak.txt", "XX")
    # What is not assigned yet in the blocks of ideographs and pictographs is expected to be one.
    for first, last in ((0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD),
                        (0x30000, 0x3FFFD), (0x1F000, 0x1FAFF), (0x1FC00, 0x1FFFD)):  # fmt: skip
        for scalar in range(first, last + 1):
            if classes[scalar] == "XX":
                classes[scalar] = "ID"
    for scalar in range(0x20A0, 0x20D0):
        if classes[scalar] == "XX":
            classes[scalar] = "PR"
    pictographs = values(data / "emoji/emoji-data.txt", None, ("Extended_Pictographic",))
    result = bytearray(LAST_SCALAR + 1)
    for scalar, value in enumerate(classes):
        # Rule LB1. Small kana and the long vowel mark do not begin a line: that is strict Japanese typesetting.
        if value in ("AI", "SG", "XX"):
            value = "AL"
        elif value == "SA":
            value = "CM" if categories[scalar] in ("Mn", "Mc") else "AL"
        elif value == "CJ":
            value = "NS"
        if pictographs[scalar] and categories[scalar] == "Cn":
            value = "UnassignedPictograph"
        elif value in ("OP", "CP") and widths[scalar] in ("F", "W", "H"):
            value = f"Wide{value}"
        result[scalar] = CLASSES.index(value)
    return result


def width_classes(data, categories, widths):
    """The number of the width of every scalar."""
    named = {"W": WIDE, "F": WIDE, "H": HALF, "A": AMBIGUOUS}
    result = bytearray(named.get(value, OTHER) for value in widths)

    def assign(first, last, value):
        result[first : last + 1] = bytes([value]) * (last - first + 1)

    for first, last, value in generated.properties(data / "emoji/emoji-data.txt"):
        if value == "Emoji_Presentation":
            assign(first, last, EMOJI)
    # Jamo in their compatible forms are as wide as a syllable too.
    assign(0x3131, 0x318E, HANGUL)
    # What has no width of its own goes over what is wide or ambiguous: U+3099 is wide and combines.
    for scalar, category in enumerate(categories):
        if category in ("Cc", "Cf", "Zl", "Zp", "Mn", "Me"):
            result[scalar] = ZERO
    for first, last, value in generated.properties(data / "DerivedCoreProperties.txt"):
        if value == "Default_Ignorable_Code_Point":
            assign(first, last, ZERO)
    # The vowels and finals of conjoining Hangul are drawn into the square of the initial.
    for first, last, value in generated.properties(data / "HangulSyllableType.txt"):
        assign(first, last, ZERO if value in ("V", "T") else HANGUL)
    return result


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
    categories = values(data / "extracted/DerivedGeneralCategory.txt", "Cn")
    widths = values(data / "extracted/DerivedEastAsianWidth.txt", "N")
    classes = line_break_classes(data, categories, widths)
    widths = width_classes(data, categories, widths)
    entries, previous = [], None
    for scalar, pair in enumerate(zip(classes, widths)):
        if pair != previous:
            entries.append(scalar << 9 | pair[1] << 6 | pair[0])
            previous = pair
    ascii_traits = [f"0x{widths[scalar] << 6 | classes[scalar]:X}" for scalar in range(128)]
    return f"""\
// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Generated by Scripts/generate-text-properties.py; do not edit.

// swift-format-ignore
extension CharacterTraits {{
  /// The version of Unicode that the table is made from.
  static let unicodeVersion = "{generated.version(data / "LineBreak.txt")}"

  /// The traits of the scalars of ASCII, as ``table`` has them.
  static let ascii: [UInt16] = [
{wrapped(ascii_traits)}
  ]

  /// Where the traits of the scalars change, ascending.
  ///
  /// The six lowest bits of an entry are the class for line breaking of all scalars up to the next entry, the three bits
  /// above their width. The bits above are the first of these scalars.
  static let table: [UInt32] = [
{wrapped(f"0x{value:X}" for value in entries)}
  ]
}}
"""


if __name__ == "__main__":
    generated.from_unicode(__doc__, TABLE, table, needed="LineBreak.txt")
