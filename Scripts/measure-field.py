#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Measure which widget extensions of whole checkouts build at the first try, and are drawn.

    Scripts/measure-field.py CHECKOUTS [--program QUICKACTION] [--engine FOLDER] [--only NAME ...] [--json FILE] [--pictures FOLDER]
    Scripts/measure-field.py --test

    CHECKOUTS        a folder with a folder for each project, as 'git clone' makes them
    --program        the executable (default: .build/debug/quickaction)
    --engine         passed to 'quickaction build'; by default the modules for widgets are those of the executable
    --only           measures these projects alone; repeatable
    --json           writes all facts to this file, too
    --pictures       keeps the pictures in this folder
    --test           checks how errors are grouped and pictures compared, and measures nothing

Each checkout is copied without what was built in it. In the copy, 'quickaction build' runs without options; it is *built* if that ends
with 0. Then 'quickaction preview --part snapshot' draws each widget; it is *drawn* if the picture shows more than a ground. Prints a table with
the seconds and the causes of what does not build:

    module NAME      a module that is not available
    missing NAME     of Apple's API
    code TEXT        what the compiler says, with names left out
    TEXT             any other first line of the message

Exits with 0 if all that builds is drawn, with 1 if something is not, and with 2 if the arguments are wrong. Packages are not downloaded
by this script, and the first run builds the modules for widgets, which takes minutes.
"""

import argparse
import json
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIMIT = 900  # seconds for a command
HEADS = {
    "modules that are not available here": "module",
    "not in QuickAction's SwiftUI": "missing",
    "probably misspelled": "missing",
    "declared in files that are left out": "file",
}


def causes(output):
    """The causes in a message of 'quickaction build', each once, in its order."""
    found, kind = [], None
    for line in output.splitlines():
        head = next((kind for text, kind in HEADS.items() if line.startswith(text)), None)
        if head:
            kind = head
        elif line.startswith("error[swift]: "):
            found.append("code " + re.sub(r"'[^']*'", "'…'", line[14:]))
        elif not line.strip():
            continue
        elif kind == "module" and (match := re.match(r"  (\S+?)(?: \(.*\))?: imported by", line)):
            found.append(f"module {match[1]}")
        elif kind == "missing" and (match := re.match(r"  (\S+) \((?:once|\d+ times)\)$", line)):
            found.append(f"missing {match[1]}")
        elif kind == "missing" and (match := re.match(r"  .*; did you mean '.*'\? \((.*)\)$", line)):
            found.append(f"missing {match[1]}")
        elif kind == "file" and (match := re.match(r"  '(\S+)' \(", line)):
            found.append(f"file of '{match[1]}'")
        elif not line.startswith("  "):
            kind = None
    if not found:
        lines = [line for line in output.splitlines() if line.startswith("error: ")]
        found = [lines[0][7:]] if lines else output.strip().splitlines()[-1:]
    return list(dict.fromkeys(found))


def rows(png):
    """The rows of pixels of a PNG file with 8 bits for each channel, which is what QuickAction writes, and the bytes of a pixel."""
    place, data, width, height, channels, palette, opacity = 8, b"", 0, 0, 4, b"", b""
    while place < len(png):
        size, kind = struct.unpack(">I4s", png[place:place + 8])
        body = png[place + 8:place + 8 + size]
        if kind == b"IHDR":
            width, height, _, color = struct.unpack(">IIBB", body[:10])
            channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[color]
        elif kind == b"IDAT":
            data += body
        elif kind == b"PLTE":
            palette = body
        elif kind == b"tRNS":
            opacity = body
        place += size + 12
    data, above, result = zlib.decompress(data), bytes(width * channels), []
    for number in range(height):
        start = number * (width * channels + 1)
        line = bytearray(data[start + 1:start + 1 + width * channels])
        for index in range(len(line) if data[start] else 0):
            left = line[index - channels] if index >= channels else 0
            up = above[index]
            corner = above[index - channels] if index >= channels else 0
            if data[start] == 4:
                estimate = left + up - corner
                distances = abs(estimate - left), abs(estimate - up), abs(estimate - corner)
                predicted = (left, up, corner)[distances.index(min(distances))]
            else:
                predicted = {1: left, 2: up, 3: (left + up) // 2}[data[start]]
            line[index] = (line[index] + predicted) & 255
        above = bytes(line)
        result.append(above)
    if palette:
        colors = [palette[3 * index:3 * index + 3] + (opacity[index:index + 1] or b"\xff") for index in range(len(palette) // 3)]
        return [b"".join(colors[index] for index in line) for line in result], 4
    return result, channels


# The greatest difference between the pixels of a ground that are beside each other, such as those of a gradient, in levels of 255.
SMOOTH = 8


def is_blank(png):
    """Whether a picture shows nothing but a ground: no two pixels beside each other are of clearly different colors.

    What is translucent is seen in front of gray, and the corners, which are rounded, are not looked at.
    """
    lines, channels = rows(png)
    width, height = len(lines[0]) // channels, len(lines)
    corner = min(width, height) // 5
    if channels in (2, 4):
        def shown(line):
            opacity = line[channels - 1::channels]
            return [
                bytes((color * part + 128 * (255 - part)) // 255 for color, part in zip(line[channel::channels], opacity))
                for channel in range(channels - 1)]
    else:
        def shown(line):
            return [line[channel::channels] for channel in range(channels)]

    def is_smooth(left, right):
        # Whole lines are compared first, as most are the same.
        return left == right or all(abs(first - second) <= SMOOTH for first, second in zip(left, right))

    above, last, skipped_above = None, None, 0
    for number, line in enumerate(lines):
        skipped = corner if min(number, height - 1 - number) < corner else 0
        if line == last and skipped == skipped_above:
            continue
        current = shown(line)
        middle = slice(max(skipped, skipped_above), width - max(skipped, skipped_above))
        for index, channel in enumerate(current):
            seen = channel[skipped:width - skipped]
            if not is_smooth(seen[:-1], seen[1:]) or above and not is_smooth(above[index][middle], channel[middle]):
                return False
        above, last, skipped_above = current, line, skipped
    return True


def run(arguments, folder):
    """A command's exit code, standard output, everything that it wrote, and its seconds."""
    start = time.monotonic()
    try:
        result = subprocess.run(arguments, cwd=folder, capture_output=True, text=True, errors="replace", timeout=LIMIT)
    except subprocess.TimeoutExpired:
        return 124, "", f"error: no end after {LIMIT} seconds", LIMIT
    return result.returncode, result.stdout, result.stdout + result.stderr, time.monotonic() - start


def drawn(program, options, pictures):
    """What is said of each widget of a program: 'drawn', 'blank', or why it is not drawn."""
    _, listing, everything, _ = run([options.program, "preview", "--program", program, "--list", "--format", "json"], options.scratch)
    try:
        kinds = [widget["kind"] for widget in json.loads(listing)["widgets"]]
    except (ValueError, KeyError):
        return {"–": (causes(everything) or ["no list of widgets"])[0]}
    result = {}
    for number, kind in enumerate(kinds):
        picture = pictures / f"{number}.png"
        code, _, words, _ = run(
            [options.program, "preview", "--program", program, "--widget", kind, "--part", "snapshot", "--format", "png",
             "--output", picture], options.scratch)
        if code or not picture.exists():
            result[kind] = (causes(words) or ["no picture"])[0]
        else:
            result[kind] = "blank" if is_blank(picture.read_bytes()) else "drawn"
    return result


def measured(checkout, options):
    """The facts of a checkout."""
    copy = options.scratch / checkout.name
    shutil.copytree(checkout, copy, symlinks=True, ignore=shutil.ignore_patterns(".git", ".build"))
    command = [options.program, "build"] + (["--engine", options.engine] if options.engine else [])
    code, output, everything, seconds = run(command, copy)
    facts = {"name": checkout.name, "code": code, "seconds": round(seconds, 1), "causes": [], "widgets": {}}
    if code == 0:
        pictures = options.pictures / checkout.name
        pictures.mkdir(parents=True, exist_ok=True)
        facts["widgets"] = drawn(output.strip().splitlines()[-1], options, pictures)
        facts["notes"] = [line for line in everything.splitlines() if line.startswith(("note: ", "warning: "))]
    else:
        facts["causes"] = causes(everything)
    shutil.rmtree(copy)
    return facts


def row(facts):
    """A row of the table."""
    count = sum(state == "drawn" for state in facts["widgets"].values())
    shown = f"{count} of {len(facts['widgets'])}" if facts["widgets"] else "–"
    others = [f"{kind}: {state}" for kind, state in facts["widgets"].items() if state != "drawn"]
    reasons = facts["causes"] + others
    text = "; ".join(reasons[:6]) + (f"; and {len(reasons) - 6} more" if len(reasons) > 6 else "")
    text = text.replace("|", "\\|") or "–"
    return f"| {facts['name']} | {'yes' if facts['code'] == 0 else 'no'} | {shown} | {facts['seconds']:.1f} | {text} |"


def test():
    """Checks what is computed here."""
    message = """error: the widget does not compile: 4 errors in 3 files

modules that are not available here; supply an empty one with '--stub MODULE', or your own files with '--stub MODULE=FOLDER':
  Gauges (https://example.com/gauges): imported by A.swift
not in QuickAction's SwiftUI, WidgetKit and other modules; if Xcode compiles it, please report this list:
  View.glow (2 times)
  A.swift:5:20: value of type 'some View' has no member 'glow'
in the code:

error[swift]: extra argument 'b' in call
 --> A.swift:9:48
"""
    assert causes(message) == ["module Gauges", "missing View.glow", "code extra argument '…' in call"], causes(message)
    assert causes("note: a\nerror: several Xcode projects\n  a\n  b\n") == ["several Xcode projects"]
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
    def png(lines, color=6, extra=b""):
        header = struct.pack(">IIBBBBB", 5, 5, 8, color, 0, 0, 0)
        return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra + chunk(b"IDAT", zlib.compress(b"".join(lines))) + chunk(b"IEND", b"")
    blue, near, dark, clear = b"\10\20\370\377", b"\10\20\364\377", b"\10\20\350\377", b"\0\0\0\0"
    plain = b"\0" + blue * 5
    assert is_blank(png([plain] * 5))
    # A gradient, and corners that are cut off.
    assert is_blank(png([b"\0" + clear + blue + near + near + clear] + [b"\0" + near * 5] * 3 + [b"\0" + clear + near * 3 + clear]))
    assert not is_blank(png([plain] * 3 + [b"\0" + blue * 4 + dark] * 2))
    assert not is_blank(png([plain] * 3 + [b"\0" + dark * 5] * 2))
    # Letters on no ground.
    assert is_blank(png([b"\0" + clear * 5] * 5))
    assert not is_blank(png([b"\0" + clear * 5] * 2 + [b"\0" + clear * 2 + blue + clear * 2] + [b"\0" + clear * 5] * 2))
    # Two colors of a palette whose numbers are beside each other.
    listed = [b"\0" + bytes(5)] * 3 + [b"\0\1\1\1\1\1"] * 2
    assert not is_blank(png(listed, 3, chunk(b"PLTE", blue[:3] + dark[:3])))
    assert is_blank(png(listed, 3, chunk(b"PLTE", blue[:3] + near[:3])))
    # Filtered lines: the same as what is before and above.
    assert is_blank(png([b"\1" + blue + bytes(16)] + [b"\2" + bytes(20)] * 4))
    assert not is_blank(png([b"\1" + blue + bytes(8) + b"\0\0\360\0" + bytes(4)] + [b"\2" + bytes(20)] * 4))
    print("causes and pictures are read as they should be")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, usage=argparse.SUPPRESS)
    parser.add_argument("checkouts", type=pathlib.Path, nargs="?")
    parser.add_argument("--program", type=pathlib.Path, default=ROOT / ".build/debug/quickaction")
    parser.add_argument("--engine")
    parser.add_argument("--only", action="append", default=[])
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--pictures", type=pathlib.Path)
    parser.add_argument("--test", action="store_true")
    options = parser.parse_args()
    if options.test:
        return test()
    if not options.checkouts or not options.checkouts.is_dir():
        parser.error(f"'{options.checkouts or ''}' is not a folder with checkouts")
    if not options.program.is_file():
        parser.error(f"'{options.program}' is not there; build it with 'swift build --product quickaction'")
    options.program = options.program.resolve()
    checkouts = sorted(path for path in options.checkouts.iterdir() if path.is_dir() and (not options.only or path.name in options.only))
    if not checkouts:
        parser.error(f"'{options.checkouts}' has no checkout to measure")
    print("| project | built | widgets drawn | seconds | why not |\n|---|---|--:|--:|---|")
    with tempfile.TemporaryDirectory() as scratch:
        options.scratch = pathlib.Path(scratch).resolve()
        options.pictures = (options.pictures or options.scratch / "pictures").resolve()
        results = []
        for checkout in checkouts:
            results.append(measured(checkout, options))
            print(row(results[-1]), flush=True)
    built = [facts for facts in results if facts["code"] == 0]
    whole = [facts for facts in built if facts["widgets"] and set(facts["widgets"].values()) == {"drawn"}]
    print(f"\n{len(built)} of {len(results)} are built ({100 * len(built) // len(results)} %); of these, {len(whole)} are drawn wholly.")
    counts = {}
    for cause in [cause for facts in results for cause in facts["causes"]]:
        counts[cause] = counts.get(cause, 0) + 1
    for cause, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        if count > 1:
            print(f"- {cause}: {count} projects")
    if options.json:
        options.json.write_text(json.dumps(results, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    sys.exit(0 if len(whole) == len(built) else 1)


main()
