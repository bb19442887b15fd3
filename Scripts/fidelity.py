#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Write Documentation/Fidelity.md, which says how near our pictures are to those of a simulator.

The numbers are in Documentation/Development/fidelity.json, a row for each set of recorded pictures. A set is measured with 'quickaction
snapshot compare FOLDER … --format json --output FILE', and its row is made anew from that file:

    Scripts/fidelity.py record SET FILE...   put the numbers of the files into the row of the set, and write the page
    Scripts/fidelity.py                      write the page
    Scripts/fidelity.py --check              exit with 1 if the page is out of date

A picture agrees by boxes if no edge of a box is further off than the comparison allows, none is missing and none is only drawn; it agrees
with color if it does not differ at all.
"""

import json
import sys

import generated

NUMBERS = "Documentation/Development/fidelity.json"
SYMBOLS = "Tests/Drawing/WidgetViewsTests/Fixtures/symbol_extents.json"
PAGE = "Documentation/Fidelity.md"


def read(path):
    return json.loads((generated.ROOT / path).read_text(encoding="utf-8"))


def agrees(picture, allowed):
    """Whether all boxes of a picture are where they were recorded."""
    return (
        not picture.get("notDrawn")
        and not picture["missing"]
        and not picture["added"]
        and all(box["deviation"] <= allowed + 1e-6 for box in picture["boxes"])
    )


def measured(documents):
    """The numbers of a set: of one or more documents of the comparison."""
    pictures = [(p, d["allowed"]["points"]) for d in documents for p in d["pictures"]]
    drawn = [(p, allowed) for p, allowed in pictures if "boxes" in p]
    deviations = [box["deviation"] for p, _ in drawn for box in p["boxes"]]
    recorded = len(deviations) + sum(len(p["missing"]) for p, _ in drawn)
    within = sum(
        box["deviation"] <= allowed + 1e-6 for p, allowed in drawn for box in p["boxes"]
    )
    return {
        "pictures": len(pictures),
        "byBoxes": sum(agrees(p, allowed) for p, allowed in drawn),
        "withColor": sum(not p["differs"] for p, _ in drawn),
        "boxes": recorded,
        "within": round(100 * within / max(recorded, 1), 1),
        "mean": round(sum(deviations) / max(len(deviations), 1), 2),
        "notDrawn": len(pictures) - len(drawn),
    }


def row(entry):
    """A row of the table."""
    numbers = entry["numbers"]
    return (
        f"| {entry['title']} | {numbers['pictures']} | {numbers['byBoxes']} | {numbers['withColor']} "
        f"| {numbers['boxes']:,} | {numbers['mean']:.2f} pt | {numbers['within']:g} % |"
    )


def page(content, symbols):
    """The page."""
    measured_sets = [entry for entry in content["sets"] if entry["numbers"]]
    rows = "\n".join(row(entry) for entry in measured_sets)
    sources = "\n".join(
        f"- **{entry['title']}**: {entry['source']}. {entry['left']}".rstrip() for entry in measured_sets
    )
    waiting = [f"{entry['title']}: not measured with this version." for entry in content["sets"] if not entry["numbers"]]
    templates, recorded, guessed = (len(symbols[kind]) for kind in ("templates", "recorded", "estimated"))
    errors = "\n".join(
        f"| `{row['symbol']}` | {row['at']} | {row['recorded']} | {row['drawn']} |" for row in content["symbols"]
    )
    missing = "\n".join(f"- {sentence}" for sentence in waiting + content["notCompared"])
    return f"""\
# How near pictures are to a simulator's

`Scripts/fidelity.py` writes this page from the reports of [`snapshot compare`](Snapshots.md#pictures-that-a-simulator-recorded). Every number was measured; what was not is listed at the end.

| the example `Deliveries` on the Lock Screen | the same in the Dynamic Island |
|---|---|
| ![A delivery on the Lock Screen](Pictures/fidelity-lock-screen.png) | ![The same delivery in the Dynamic Island](Pictures/fidelity-island.png) |

Both are drawn from the [example](../Examples/Widgets/Deliveries) on Linux. Nobody has recorded this example in a simulator yet; other teams' pictures are compared below, and none of them is copied here.

## Pictures

A box is a word, an icon or a bar. Pictures agree *by boxes* if each edge of each box is within a point, and no box is missing or only drawn. *With color*, the mean color of each box is within 10 of 255, too. Letters are other fonts' letters, so that colors
are compared by box.

| set | pictures | agree by boxes | with color | boxes | mean of the worst edges | boxes within 1 pt |
|---|--:|--:|--:|--:|--:|--:|
{rows}

{sources}

## Symbols

SF Symbols may not be distributed, so that all of them are drawings of our own. Where a symbol is, and how much room it takes, decides the layout beside it: the boxes of {templates + recorded + guessed} names are known.

- {templates} from symbol templates that the app SF Symbols exports, in three weights; the other weights and scales are interpolated as those of a circle are, which a template has in all 27 designs.
- {recorded} from recorded pictures, because iOS 26 has another drawing than the templates.
- {guessed} are estimated, from older versions of the symbol or from one that is like it. A preview says so, and it says which size a symbol got that has no drawing.

Names in a circle or a square, and filled ones, have the box of the circle, the square or the outline where the templates say that they are the same. Against recorded pictures and published descriptions of images, in points; what is drawn is computed from the table, and tests draw it:

| symbol | font | recorded | drawn |
|---|---|---|---|
{errors}

## Widths of texts

[Drawing](Drawing.md) has the labels that the widths were fitted to, and how far a label is off that was left out of the fit; [TextWidths](Development/TextWidths.md) has the widths in PNG pictures.

## Not compared

{missing}
"""


def main():
    check = "--check" in sys.argv
    words = [word for word in sys.argv[1:] if word != "--check"]
    content = read(NUMBERS)
    if words:
        if words[0] != "record" or len(words) < 3:
            sys.exit(__doc__)
        entry = next((entry for entry in content["sets"] if entry["name"] == words[1]), None)
        if entry is None:
            sys.exit(f"'{words[1]}' is not a set of {NUMBERS}: add its name, title and source")
        documents = []
        for path in words[2:]:
            with open(path, encoding="utf-8") as file:
                documents.append(json.load(file))
        entry["numbers"] = measured(documents)
        text = json.dumps(content, indent=2, ensure_ascii=False) + "\n"
        (generated.ROOT / NUMBERS).write_text(text, encoding="utf-8")
    generated.write(PAGE, page(content, read(SYMBOLS)), check)


if __name__ == "__main__":
    main()
