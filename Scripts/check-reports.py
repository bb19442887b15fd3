#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Read the reports of 'quickaction validate' as the tools do that they are for.

    Scripts/check-reports.py PROGRAM FOLDER

Makes projects with findings in FOLDER, texts that try to get out of their places included, has PROGRAM report on them in
each form, and reads the reports by what the forms are documented to be:

    gitlab      Code Quality of GitLab: description, check_name, fingerprint, severity, location.path, location.lines.begin
    rdjson      reviewdog's DiagnosticResult: its members, positions that are inside the files, suggestions that apply
    checkstyle  XML with 'checkstyle', 'file' and 'error' elements
    junit       XML with 'testsuites', 'testsuite' and 'testcase' elements, whose counts are right
    github      workflow commands, a line each
    xcode       'path:line:column: severity: message'
    json        as many findings as all of the forms that keep each

Leaves X.report.json, X.statistics.json and X.settings.json in FOLDER, for check-schemas.py. Exit codes: 0 nothing to report, 1
findings, 2 wrong usage.
"""

import json
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

LANGUAGES = "ar ca cs da de el es fi fr he hi hr hu id it ja ko ms nb nl pl pt ro ru".split()
HOSTILE = "]]&gt;&lt;b a=&quot;1&quot;&gt; &amp;amp; %0A {0} &#10;::error::x &#9; 入力 \U0001f469\u200d\U0001f469"

faults = []


def fault(place, sentence):
    faults.append(f"{place}: {sentence}")


def intent(name, number):
    return f"""\t\t<dict>
\t\t\t<key>INIntentDescription</key>
\t\t\t<string>{name} a place</string>
\t\t\t<key>INIntentDescriptionID</key>
\t\t\t<string>dEs00{number}</string>
\t\t\t<key>INIntentName</key>
\t\t\t<string>{name}</string>
\t\t\t<key>INIntentTitle</key>
\t\t\t<string>{name} Place</string>
\t\t\t<key>INIntentTitleID</key>
\t\t\t<string>tIt00{number}</string>
\t\t</dict>
"""


def definition(intents):
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
\t<key>INIntents</key>
\t<array>
{intents}\t</array>
</dict>
</plist>
"""


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def projects(folder):
    """The projects: their names, and how many causes their findings have at most."""
    names = ["Show", "Open", "Track"]
    untranslated = folder / "untranslated"
    write(untranslated / "W.intentdefinition",
          definition("".join(intent(name, number) for number, name in enumerate(names))))
    for language in LANGUAGES:
        write(untranslated / f"{language}.lproj/Localizable.strings", '"a" = "b";\n')
    parameters = "".join(
        f"<dict><key>INIntentParameterName</key><string>{name}</string>"
        "<key>INIntentParameterTag</key><integer>1</integer>"
        "<key>INIntentParameterType</key><string>String</string></dict>\n"
        for name in ("first", HOSTILE))
    hostile = folder / "hostile"
    write(hostile / "a b,c%3A]]&.intentdefinition", definition(
        "<dict><key>INIntentName</key><string>Show</string>"
        f"<key>INIntentParameters</key><array>{parameters}</array></dict>\n"))
    write(hostile / "de.lproj/W.strings", '"a" = "b"\n')
    return {"untranslated": untranslated, "hostile": hostile}


def report(program, folder, *arguments):
    run = subprocess.run([program, "validate", *arguments], cwd=folder, capture_output=True)
    if run.returncode == 2:
        fault(folder.name, f"{arguments} ended with 2: {run.stderr.decode()}")
    return run.stdout.decode("utf-8")


def line_count(folder, path):
    return len((folder / path).read_text(encoding="utf-8").split("\n"))


def check_gitlab(place, folder, text, count):
    issues = json.loads(text)
    if len(issues) != count:
        fault(place, f"{len(issues)} issues, {count} findings")
    fingerprints = [issue["fingerprint"] for issue in issues]
    if len(set(fingerprints)) != len(fingerprints):
        fault(place, "two issues have one fingerprint, of which GitLab shows one")
    for issue in issues:
        if set(issue) != {"description", "check_name", "fingerprint", "severity", "location"}:
            fault(place, f"unexpected members: {sorted(issue)}")
        if issue["severity"] not in ("info", "minor", "major", "critical", "blocker"):
            fault(place, f"GitLab knows no severity '{issue['severity']}'")
        path, line = issue["location"]["path"], issue["location"]["lines"]["begin"]
        if path.startswith(("./", "/")) or not (folder / path).exists():
            fault(place, f"'{path}' is no path from the root of the repository")
        elif not 1 <= line <= line_count(folder, path):
            fault(place, f"'{path}' has no line {line}")
        if "\n" in issue["description"] or not issue["description"]:
            fault(place, "a description that is not one line")


def offset(lines, position):
    """The offset of a position in the bytes of a file; counts from 1, the column in bytes."""
    return sum(map(len, lines[: position["line"] - 1])) + position["column"] - 1


def check_rdjson(place, folder, text, count):
    result = json.loads(text)
    if not 1 <= len(result["diagnostics"]) <= count:
        fault(place, f"{len(result['diagnostics'])} diagnostics, {count} findings")
    for diagnostic in result["diagnostics"]:
        if not isinstance(diagnostic["message"], str) or not diagnostic["code"]["value"]:
            fault(place, "a diagnostic without message or code")
        if diagnostic["severity"] not in ("ERROR", "WARNING", "INFO"):
            fault(place, f"reviewdog knows no severity '{diagnostic['severity']}'")
        locations = [diagnostic["location"]]
        locations += [related["location"] for related in diagnostic.get("relatedLocations", [])]
        for location in locations:
            content = (folder / location["path"]).read_bytes()
            lines = content.splitlines(keepends=True)
            ranges = [location["range"]] if "range" in location else []
            if location is diagnostic["location"]:
                ranges += [suggestion["range"] for suggestion in diagnostic.get("suggestions", [])]
            for span in ranges:
                if not 0 <= offset(lines, span["start"]) <= offset(lines, span["end"]) <= len(content):
                    fault(place, f"a range that is not in '{location['path']}': {span}")


def check_checkstyle(place, folder, text, count):
    root = ElementTree.fromstring(text)
    errors = root.findall("file/error")
    if root.tag != "checkstyle" or len(errors) != count:
        fault(place, f"{len(errors)} errors, {count} findings")
    for file in root.findall("file"):
        if not (folder / file.get("name")).exists():
            fault(place, f"there is no file '{file.get('name')}'")
    for error in errors:
        if error.get("severity") not in ("ignore", "info", "warning", "error"):
            fault(place, f"Checkstyle knows no severity '{error.get('severity')}'")
        if int(error.get("line")) < 1 or not error.get("message") or not error.get("source"):
            fault(place, "an error without line, message or source")


def check_junit(place, folder, text, count):
    root = ElementTree.fromstring(text)
    for suite in [root, *root.findall("testsuite")]:
        cases = suite.iter("testcase")
        numbers = [1 if case.find("failure") is not None else 0 for case in cases]
        if int(suite.get("tests")) != len(numbers) or int(suite.get("failures")) != sum(numbers):
            fault(place, f"a suite counts wrongly: {suite.attrib}")


def check_lines(place, text, pattern, count):
    lines = text.splitlines()
    if not 1 <= len(lines):
        fault(place, f"no lines for {count} findings")
    for line in lines:
        if not re.match(pattern, line):
            fault(place, f"a line that no reader knows: {line}")


def check(program, name, folder, target):
    text = report(program, folder, "--format", "json")
    write(target / f"{name}.report.json", text)
    count = len(json.loads(text)["diagnostics"])
    if count == 0:
        fault(name, "there is no finding to look at")
    for form, reader in {"gitlab": check_gitlab, "rdjson": check_rdjson,
                         "checkstyle": check_checkstyle, "junit": check_junit}.items():
        reader(f"{name}, {form}", folder, report(program, folder, "--format", form), count)
    check_lines(f"{name}, github", report(program, folder, "--format", "github"),
                r"::(error|warning|notice) file=[^:]+::", count)
    check_lines(f"{name}, xcode", report(program, folder, "--format", "xcode"),
                r"/.+:\d+:\d+: (error|warning|note): ", count)
    write(target / f"{name}.statistics.json", report(program, folder, "--statistics", "--format", "json"))
    write(target / f"{name}.settings.json", report(program, folder, "--show-config", "--format", "json"))
    return count


def main():
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    program, target = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    counts = {name: check(program, name, folder, target) for name, folder in projects(target).items()}
    blocks = report(program, target / "untranslated", "--format", "github").count("\n")
    if counts["untranslated"] != len(LANGUAGES) * 3 or blocks != 1:
        fault("untranslated", f"{counts['untranslated']} findings in {blocks} annotations, not 72 in 1")
    for sentence in faults:
        print(f"error: {sentence}", file=sys.stderr)
    if not faults:
        print(f"all forms can be read: {counts}")
    return 1 if faults else 0


sys.exit(main())
