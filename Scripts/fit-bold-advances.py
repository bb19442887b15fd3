#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Fit the advances of bold letters in Sources/Drawing/WidgetViews/Text/FontMetrics+ASCII.swift to published widths of labels,
and to the words that a recorded picture shows.

    Scripts/fit-bold-advances.py           say how far labels are off that are left out of the fit
    Scripts/fit-bold-advances.py --write   write the letters and the space into the upper halves of the table

A letter begins between Inter's bold advance and the regular one of the table, widened as Inter's; one factor and one constant bring all
of them to the labels. Then each letter moves by as little as explains the labels, which are trusted up to an error: without it, 30 labels
would move 53 letters by what happens to be in them, and other labels would be further off. Digits and signs keep what recorded pictures say.
"""

import json
import pathlib
import re
import string
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "Sources/Drawing/WidgetViews/Text/FontMetrics+ASCII.swift"
FIXTURES = ROOT / "Tests/Drawing/WidgetViewsTests/Fixtures"

LETTERS = string.ascii_uppercase + string.ascii_lowercase + " "
UNITS, SIZE, TRACKING = 8192, 17, -0.43
# The factor from Inter's bold advances to San Francisco's, as FontAdvances has it for other letters.
INTER = 1.026
# The variance of a label beside that of a letter: the middle of the range in which labels that are left out hardly differ.
ERROR = 0.3


def solved(matrix, values):
    """The solution of a system of linear equations."""
    rows = [row[:] + [value] for row, value in zip(matrix, values)]
    for column in range(len(rows)):
        pivot = max(range(column, len(rows)), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, len(rows)):
            factor = rows[row][column] / rows[column][column]
            rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column])]
    result = [0.0] * len(rows)
    for row in reversed(range(len(rows))):
        known = sum(rows[row][other] * result[other] for other in range(row + 1, len(rows)))
        result[row] = (rows[row][-1] - known) / rows[row][row]
    return result


def dot(left, right):
    """The sum of the products."""
    return sum(a * b for a, b in zip(left, right))


def counted(text):
    """How often each of the letters is in a text."""
    return [text.count(letter) for letter in LETTERS]


def fitted(labels, start):
    """The advances of the letters, from labels as counts of letters and widths of them, in em."""
    sums = [(dot(counts, start), sum(counts)) for counts, _ in labels]
    square = [[sum(row[a] * row[b] for row in sums) for b in (0, 1)] for a in (0, 1)]
    factor, constant = solved(square, [sum(row[a] * label[1] for row, label in zip(sums, labels)) for a in (0, 1)])
    advances = [factor * advance + constant for advance in start]
    weights = [advance * advance for advance in advances]
    weighed = [[count * weight for count, weight in zip(counts, weights)] for counts, _ in labels]
    matrix = [
        [dot(row, other) + (ERROR if i == j else 0) for j, (other, _) in enumerate(labels)]
        for i, row in enumerate(weighed)
    ]
    shares = solved(matrix, [width - dot(counts, advances) for counts, width in labels])
    return [
        advance + sum(share * row[index] for share, row in zip(shares, weighed))
        for index, advance in enumerate(advances)
    ]


def main():
    source = TABLE.read_text(encoding="utf-8")
    table = [int(word.replace("_", ""), 16) for word in re.findall(r"0x([0-9A-F_]{9})", source)]
    regular = {chr(32 + index): (word & 0xFFFF) / UNITS for index, word in enumerate(table)}
    bold = {chr(32 + index): (word >> 16) / UNITS for index, word in enumerate(table)}
    inter = json.loads((FIXTURES / "inter_advances.json").read_text(encoding="utf-8"))
    wide, usual = (inter["weights"][weight] for weight in ("Bold", "Regular"))
    start = []
    for letter in LETTERS:
        key = f"{ord(letter):04X}"
        start.append((wide[key] / inter["unitsPerEm"] * INTER + regular[letter] * wide[key] / usual[key]) / 2)
    widths = json.loads((FIXTURES / "label_widths.json").read_text(encoding="utf-8"))
    texts = widths["labels"]
    labels = []
    for label in texts:
        others = sum(bold[character] for character in label["text"] if character not in LETTERS)
        width = (label["bold17"] - TRACKING * len(label["text"])) / SIZE - others
        labels.append((counted(label["text"]), width))
    recorded = [(counted(word["text"]), word["em"]) for word in widths["recorded"]]
    errors = []
    for index, (counts, width) in enumerate(labels):
        found = fitted(labels[:index] + labels[index + 1 :] + recorded, start)
        errors.append(100 * (dot(counts, found) - width) * SIZE / texts[index]["bold17"])
    amounts = [abs(error) for error in errors]
    print(
        f"labels left out: mean {sum(errors) / len(errors):+.2f} %, amounts {sum(amounts) / len(amounts):.2f} %, "
        f"worst {max(amounts):.2f} %"
    )
    found = fitted(labels + recorded, start)
    for word, (counts, width) in zip(widths["recorded"], recorded):
        print(f"recorded {word['text']}: {100 * (dot(counts, found) / width - 1):+.2f} %")
    if "--write" not in sys.argv:
        return
    for letter, advance in zip(LETTERS, found):
        table[ord(letter) - 32] = round(advance * UNITS) << 16 | table[ord(letter) - 32] & 0xFFFF
    words = iter(f"0x{word >> 16:04X}_{word & 0xFFFF:04X}" for word in table)
    TABLE.write_text(re.sub(r"0x[0-9A-F_]{9}", lambda _: next(words), source), encoding="utf-8")


if __name__ == "__main__":
    main()
