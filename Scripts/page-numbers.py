#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Measures the numbers that the readme and the pages for users state, and says which it could not.

    Scripts/page-numbers.py EXECUTABLE [--packages DIR] [--all]

A number is read from the page, and measured by the executable, from the constant in the sources that it is about, from files of
this repository, or from the packages that Scripts/release.sh wrote to DIR. Those that need another machine, an idle one or a
network are listed with what measures them. --all also lists each line with a quantity that nothing here knows. Exits with 1 if a
number has changed, or a page does not have its sentence any more.
"""

import argparse
import json
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BOTH = ["README.md", "README.ja.md"]
INSTALLING = ["Documentation/Installing.md", "Documentation/Installing.ja.md"]


class NotHere(Exception):
    """What is needed for a number and is not here."""


def run(*arguments, status=0):
    """What the executable prints."""
    result = subprocess.run([options.executable, *arguments], cwd=ROOT, capture_output=True, text=True)
    if result.returncode != status:
        raise SystemExit(f"'{' '.join(arguments)}' ended with {result.returncode}: {result.stderr}")
    return result.stdout


def rules(*left_out):
    """How many rules there are without those of some families."""
    listed = json.loads(run("rules", "--format", "json"))["rules"]
    return sum(rule["family"] not in left_out for rule in listed)


def sheet():
    """How many pictures the contact sheet of the sample has."""
    with tempfile.TemporaryDirectory() as folder:
        run("preview", "--format", "html", "--all", "--output", f"{folder}/sheet.html")
        return pathlib.Path(folder, "sheet.html").read_text(encoding="utf-8").count("<figure")


def constant(file, name):
    """A number in the sources: '64 << 20' is 64, as pages have the unit beside it."""
    text = (ROOT / "Sources" / file).read_text(encoding="utf-8")
    found = re.search(rf"\b{name}\b[^=\n]*= (-?[\d_.]+)", text)
    if not found:
        raise SystemExit(f"Sources/{file}: without '{name}'")
    return float(found[1].replace("_", ""))


def setting(name):
    """The value of a setting of the simulated system."""
    return int(re.search(rf"^{name} +(\d+)", run("timeline", "--rules"), re.MULTILINE)[1])


def minimum(part):
    """The smallest screen of the editor."""
    text = (ROOT / "Sources/Showing/ConfigurationEditor/View/EditorScreen.swift").read_text(encoding="utf-8")
    return int(re.search(rf"minimumSize = TerminalSize\(.*{part}: (\d+)", text)[1])


def packed(pattern):
    """The sizes of packages in megabytes, the smallest and the largest."""
    if not options.packages:
        raise NotHere("Scripts/release.sh, and --packages with its folder")
    # The archive, the package of npm and the wheel.
    sizes = [file.stat().st_size / 1e6 for file in pathlib.Path(options.packages).glob(pattern)]
    return round(min(sizes)), round(max(sizes))


def unpacked():
    """The size of the executable of a package in megabytes."""
    if not options.packages:
        raise NotHere("Scripts/release.sh, and --packages with its folder")
    sizes = [file.stat().st_size for file in pathlib.Path(options.packages).glob("docker/*/bin/quickaction")]
    if not sizes:
        raise NotHere("the files of the image, which Scripts/release.sh writes last")
    return round(max(sizes) / 1e6)


def elsewhere(reason):
    def measure():
        raise NotHere(reason)

    return measure


def sources(file, name):
    return lambda: constant(file, name)


IDLE = elsewhere("two idle cores, and 'swift run quickaction export' and 'swift test' in a new clone")
ZIP = "Projects/BuiltProducts/Archives/ZipArchive.swift"
AUDIT = "Intents/ChoiceAudits/Counting/"
# The page, the sentence with its numbers in groups, what measures them, and how much 'about' allows.
CLAIMS = [
    ("README.md", r"About (\d+) \[rules\]", lambda: rules("changes", "drawing", "timelines", "migration"), 0.05),
    ("README.ja.md", r"約(\d+)の\[ルール\]", lambda: rules("changes", "drawing", "timelines", "migration"), 0.05),
    ("README.md", r"takes about (\w+) minutes the first time", IDLE, 0),
    ("README.md", r"takes about (\S+) minutes, (\w+) of them", IDLE, 0),
    ("README.ja.md", r"初回に約(\d+)分.*約(\d+)分（うち(\d+)分", IDLE, 0),
    ("Documentation/Rules/README.md", r": (\d+) rules, by family", rules, 0),
    ("Documentation/ContactSheet.md", r"([\d,]+) pictures for the sample", sheet, 0),
    ("Documentation/ContactSheet.md", r"printed if at most (\d+) are shown",
     sources("Drawing/WidgetRendering/HTML/ContactSheetPage.swift", "printedPictures"), 0),
    ("Documentation/ContactSheet.md", r"Above ([\d,]+), a terminal asks",
     sources("Showing/ShownWidgets/Programs/ProgramGallery.swift", "usualCount"), 0),
    ("Documentation/Building.md", r"the first (\d+) entries are drawn",
     sources("Showing/ShownWidgets/Programs/ProgramGallery.swift", "entryLimit"), 0),
    ("Documentation/Building.md", r"takes about (\w+) minutes on two cores that do nothing", elsewhere("two idle cores, and an empty cache"), 0),
    ("Documentation/Agents.md", r"at most ([\d,]+) bytes", sources("Serving/AgentTools/ToolResult.swift", "byteLimit"), 0),
    ("Documentation/Agents.md", r"too long \((\d+) MiB\)",
     sources("Serving/MessageStream/MessageFramer.swift", "standardLimit"), 0),
    ("Documentation/Agents.md", r"(\d+) of 33 checks", elsewhere("the package mcp-conform of PyPI"), 0),
    ("Documentation/Agents.md", r"(\d+) of 25;", elsewhere("the package mcp-lighthouse of PyPI"), 0),
    ("Documentation/Audit.md", r"Of what is lost, (\d+) texts", sources(AUDIT + "SubjectSample.swift", "limit"), 0),
    ("Documentation/Audit.md", r"The first (\d+) positions", sources(AUDIT + "DestinationCounts.swift", "positionCount"), 0),
    ("Documentation/Audit.md", r"up to (\d+) destinations", sources(AUDIT + "DestinationCounts.swift", "pairLimit"), 0),
    ("Documentation/Audit.md", r"longer than (\d+) MiB", sources("Intents/ChoiceAudits/Running/LineBlock.swift", "longestLine"), 0),
    ("Documentation/Audit.md", r"10 million take less than (\d+) MiB", elsewhere("Scripts/benchmark-audit.sh"), 0),
    ("Documentation/BuiltProducts.md", r"more than (\d+) parts", sources(ZIP, "maximumPartCount"), 0),
    ("Documentation/BuiltProducts.md", r"more than ([\d,]+) files", sources(ZIP, "maximumFileCount"), 0),
    ("Documentation/BuiltProducts.md", r"a file of more than (\d+) MiB", sources(ZIP, "maximumFileByteCount"), 0),
    ("Documentation/BuiltProducts.md", r"grows more than (\d+) times", sources(ZIP, "maximumRatio"), 0),
    ("Documentation/BuiltProducts.md", r"more than (\d+) MiB of such", sources(ZIP, "maximumContentByteCount"), 0),
    ("Documentation/BuiltProducts.md", r"takes (\d+) ms for one of 210 MB and (\d+) ms", elsewhere("Scripts/benchmark-products.py"), 0),
    ("Documentation/Checking.md", r"the (\d+) MB of a device",
     sources("Linting/ProgramCheck/Observations/ObservationCollection.swift", "memoryLimit"), 0),
    ("Documentation/Diff.md", r"files of (\d+) commits at a time",
     sources("Projects/WidgetRevisions/RevisionLoader.swift", "commitsAtOnce"), 0),
    ("Documentation/Editor.md", r"at least (\d+) columns the widget",
     sources("Showing/ConfigurationEditor/View/EditorScreen.swift", "wideColumns"), 0),
    ("Documentation/Editor.md", r"smaller than (\d+) × \d+ asks", lambda: minimum("columns"), 0),
    ("Documentation/Editor.md", r"smaller than \d+ × (\d+) asks", lambda: minimum("rows"), 0),
    ("Documentation/Editors.md", r"checked in (\d+) ms \(at most (\d+)\)", elsewhere("Scripts/benchmark-server.py"), 0),
    ("Documentation/Migration.md", r"more than (\d+) sentences",
     sources("Intents/IntentMigration/Writing/Migrator+Summary.swift", "sentenceLimit"), 0),
    ("Documentation/MigrationCheck.md", r"([\d.]+) s for the largest definition", elsewhere("Scripts/benchmark-migration-check.py"), 0),
    ("Documentation/Snapshots.md", r"more than (\d+) levels of gray", sources("Showing/GoldenPictures/Boxes/InkRuns.swift", "threshold"), 0),
    ("Documentation/Snapshots.md", r"within (\d+) columns",
     lambda: 2 * constant("Showing/GoldenPictures/Boxes/PictureInk.swift", "columnReach"), 0),
    ("Documentation/Snapshots.md", r"columns and (\d+) rows of pixels",
     lambda: 2 * constant("Showing/GoldenPictures/Boxes/PictureInk.swift", "rowReach"), 0),
    ("Documentation/Snapshots.md", r"up to (\d+) points away", sources("Showing/GoldenPictures/Boxes/BoxComparison.swift", "reach"), 0),
    ("Documentation/Timelines.md", r"\*(\d+) reloads in a row are allowed", lambda: setting("reloads-in-a-row"), 0),
    ("Documentation/Generation/Builds.md", r"took ([\d.]+) s with the plugin and ([\d.]+) s", elsewhere("two cores, and seven builds"), 0),
    *[(page, r"(\d+)(?: to |〜)(\d+) MB", lambda: packed("quickaction*linux*"), 0) for page in INSTALLING],
    *[(page, r"(\d+) MB(?: on disk|）)", unpacked, 0) for page in INSTALLING],
]
# What is a quantity in a sentence, for --all: a number with a unit, or a count of things.
QUANTITY = re.compile(
    r"(?<![\w.-])\d[\d,.]*(?: |-)?(?:[KMG]i?B|ms|s|minutes?|seconds?|hours?|points?|pt|%|bytes|pictures|rules|lines|files|rows|"
    r"columns|entries|names|tests|times|cores|devices|levels|intents|apps|projects|widgets|repositories)\b"
)


def pages():
    """The pages that users read, but for those that a test or a script writes, numbers and all, which CI compares."""
    written = {"Drawing.md", "Fidelity.md", "WidgetAPI.md"}
    yield from (ROOT / name for name in BOTH)
    yield from (page for page in sorted((ROOT / "Documentation").glob("*.md")) if page.name not in written)
    yield from sorted((ROOT / "Documentation/Generation").glob("*.md"))


def number(text):
    try:
        return float(text.replace(",", ""))
    except ValueError:
        return text


def check(page, pattern, measure, allowed):
    """How a claim ends: 'same', 'changed', 'gone' or 'not measured', and a sentence."""
    found = re.search(pattern, (ROOT / page).read_text(encoding="utf-8"))
    if not found:
        return "gone", f"{page}: no sentence like '{pattern}'", None
    try:
        measured = measure()
    except NotHere as reason:
        return "not measured", f"{page}: '{found[0]}' needs {reason}", found
    measured = list(measured) if isinstance(measured, tuple) else [measured]
    stated = [number(text) for text in found.groups()]
    if all(abs(one - other) <= allowed * other for one, other in zip(stated, measured, strict=True)):
        return "same", f"{page}: '{found[0]}'", found
    return "changed", f"{page}: '{found[0]}', and measured: {', '.join(f'{value:g}' for value in measured)}", found


def unknown(known):
    """The lines with quantities that no claim is about."""
    for page in pages():
        name, code = str(page.relative_to(ROOT)), False
        for index, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            code ^= line.startswith("```")
            rest = line if not code else ""
            for text in known.get(name, []):
                rest = rest.replace(text, "")
            for quantity in QUANTITY.findall(rest):
                yield name, index, quantity


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("executable", type=lambda path: str(pathlib.Path(path).resolve()))
parser.add_argument("--packages")
parser.add_argument("--all", action="store_true")
options = parser.parse_args()
ends, known = {}, {}
for claim in CLAIMS:
    end, sentence, found = check(*claim)
    ends.setdefault(end, []).append(sentence)
    if found:
        known.setdefault(claim[0], []).append(found[0])
for end in ["not measured", "gone", "changed"]:
    for sentence in ends.get(end, []):
        print(f"{end}: {sentence}")
others = list(unknown(known))
if options.all:
    for name, line, quantity in others:
        print(f"not known here: {name}:{line}: {quantity}")
print(", ".join(f"{len(ends.get(end, []))} {end}" for end in ["same", "changed", "gone", "not measured"])
      + f"; {len(others)} other quantities are not known here" + ("" if options.all else ", which --all lists"))
raise SystemExit(1 if "changed" in ends or "gone" in ends else 0)
