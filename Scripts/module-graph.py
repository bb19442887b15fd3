#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Draw the modules of the package by tier, with their lines and arrows, and check them.

    Scripts/module-graph.py [--dot | --svg] [--limit MODULE=LINES ...] [FOLDER]

    --dot     print the graph for Graphviz instead of the table
    --svg     print the graph as a picture instead of the table
    --limit   fail if a client of MODULE compiles more lines than this; repeatable
    FOLDER    the package (default: this repository)

The tiers are those of the marks in Package.swift. The check fails on an arrow to a higher tier, on a cycle, on a
dependency that no file imports, and on an import without a dependency. Exit codes: 0 all is well, 1 it is not, 2 wrong
usage.
"""

import argparse
import html
import pathlib
import re
import statistics
import sys

IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([\w, ]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)", re.M)


class Module:
    def __init__(self, name, kind, tier, dependencies, folder):
        self.name = name
        self.kind = kind
        self.tier = tier
        self.dependencies = dependencies
        self.lines = {}
        self.imports = set()
        self.rules = set()
        for file in sorted(folder.rglob("*.swift")):
            text = file.read_text(encoding="utf-8")
            self.lines[file] = text.count("\n")
            if "static let metadata = RuleMetadata(" in text:
                self.rules.add(file)
            self.imports.update(IMPORT.findall(text))

    @property
    def total(self):
        return sum(self.lines.values())


def closing(text, start):
    """The offset after the bracket that closes the one at an offset."""
    depth = 0
    for match in re.compile(r'"(?:[^"\\]|\\.)*"|[()\[\]{}]').finditer(text, start):
        if match.group() in "([{":
            depth += 1
        elif match.group() in ")]}":
            depth -= 1
            if depth == 0:
                return match.end()
    sys.exit(f"Package.swift: the bracket at {start} is not closed")


def read(folder):
    """The modules of a package by name."""
    manifest = re.sub(r"(?m)^\s*//(?! MARK:).*$", "", (folder / "Package.swift").read_text("utf-8"))
    targets = manifest.index("targets: [\n    //")
    targets = manifest[targets:closing(manifest, targets + len("targets: "))]
    modules = {}
    tier = None
    mark = re.compile(r"// MARK: (?:Tiers? (\d+))?|\.(target|executableTarget|testTarget)\(")
    position = 0
    while match := mark.search(targets, position):
        position = match.end()
        if match.group(2) is None:
            tier = int(match.group(1)) if match.group(1) else None
            continue
        position = closing(targets, match.end() - 1)
        text = targets[match.start():position]
        name = re.search(r'name: "(\w+)"', text).group(1)
        kind = match.group(2)
        dependencies = []
        if found := re.search(r"dependencies: \[", text):
            listed = text[found.end() - 1:closing(text, found.end() - 1)]
            listed = re.sub(r'\.product\(name: "(\w+)"[^)]*\)', r'"\1"', listed)
            dependencies = re.findall(r'"(\w+)"', listed)
        path = re.search(r'path: "([^"]+)"', text)
        home = "Tests" if kind == "testTarget" else "Sources"
        source = folder / (path.group(1) if path else f"{home}/{name}")
        modules[name] = Module(name, kind, tier, dependencies, source)
    return modules


def below(modules, name, seen=None):
    """A module and everything below it."""
    seen = set() if seen is None else seen
    if name in modules and name not in seen:
        seen.add(name)
        for dependency in modules[name].dependencies:
            below(modules, dependency, seen)
    return seen


def arrows(modules, name):
    """The dependencies of a module that do not follow from the others."""
    own = [other for other in modules[name].dependencies if other in modules]
    implied = set().union(*(below(modules, other) - {other} for other in own)) if own else set()
    return [other for other in own if other not in implied]


def faults(modules, limits):
    products = {"ArgumentParser"}
    for module in modules.values():
        for other in module.dependencies:
            if other not in module.imports and module.lines:
                # An executable and a test may name a module for its side effects, but none of ours does.
                yield f"'{module.name}' declares a dependency on '{other}' and does not import it"
            target = modules.get(other)
            if target and None not in (module.tier, target.tier) and module.kind != "testTarget":
                if target.tier > module.tier:
                    yield f"'{module.name}' (tier {module.tier}) depends on '{other}' (tier {target.tier})"
                if module.name in below(modules, other):
                    yield f"'{module.name}' and '{other}' depend on each other"
        for other in sorted(module.imports & (set(modules) | products)):
            if other != module.name and other not in module.dependencies:
                yield f"'{module.name}' imports '{other}' and does not declare it"
    for name, limit in limits:
        if name not in modules:
            yield f"there is no module '{name}'"
            continue
        count = sum(modules[other].total for other in below(modules, name))
        if count > limit:
            yield f"a client of '{name}' compiles {count:,} lines, more than {limit:,}"


def drawn(modules):
    """The modules of the tiers, the highest first."""
    shown = [m for m in modules.values() if m.kind != "testTarget" and m.tier is not None]
    return sorted(shown, key=lambda m: (-m.tier, -m.total, m.name))


def spread(files):
    if not files:
        return "no files"
    longest = max(files, key=files.get)
    return f"median {statistics.median(files.values()):.0f}, maximum {files[longest]} ({longest.name}) lines a file"


def table(modules):
    width = max(len(m.name) for m in drawn(modules))
    print(f"tier  {'module':{width}}   lines  files  with all below  on")
    tier = None
    for module in drawn(modules):
        mark = str(module.tier) if module.tier != tier else ""
        tier = module.tier
        whole = sum(modules[other].total for other in below(modules, module.name))
        print(f"{mark:>4}  {module.name:{width}} {module.total:>7,} {len(module.lines):>6}"
              f" {whole:>15,}  {', '.join(arrows(modules, module.name)) or '–'}")
    own = [m for m in modules.values() if m.kind != "testTarget" and m.name != "TestSupport"]
    tests = [m for m in modules.values() if m.kind == "testTarget" or m.name == "TestSupport"]
    files = {file: count for m in own for file, count in m.lines.items()}
    rules = {file: files[file] for m in own for file in m.rules}
    print(f"\nSources: {sum(files.values()):,} lines in {len(files):,} files; {spread(files)}")
    print(f"Rules: {sum(rules.values()):,} lines in {len(rules):,} files; {spread(rules)}")
    print(f"Tests: {sum(m.total for m in tests):,} lines in {sum(len(m.lines) for m in tests):,} files")


def dot(modules):
    print("digraph modules {\n  node [shape=box, fontname=\"sans-serif\"];")
    for tier in sorted({m.tier for m in drawn(modules)}, reverse=True):
        print("  { rank=same;")
        for module in (m for m in drawn(modules) if m.tier == tier):
            print(f'    {module.name} [label="{module.name}\\n{module.total:,}"];')
        print("  }")
    for module in drawn(modules):
        for other in arrows(modules, module.name):
            if modules[other].tier is not None:
                print(f"  {module.name} -> {other};")
    print("}")


def svg(modules):
    box, gap, row, margin = (150, 44), 24, 110, 40
    tiers = sorted({m.tier for m in drawn(modules)}, reverse=True)
    rows = [[m for m in drawn(modules) if m.tier == tier] for tier in tiers]
    width = margin * 2 + max(len(r) for r in rows) * (box[0] + gap) - gap
    place = {}
    for index, modules_of_row in enumerate(rows):
        left = (width - len(modules_of_row) * (box[0] + gap) + gap) / 2
        for column, module in enumerate(modules_of_row):
            place[module.name] = (left + column * (box[0] + gap), margin + index * row)
    height = margin * 2 + (len(rows) - 1) * row + box[1]
    print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
          'font-family="system-ui, sans-serif" font-size="12" text-anchor="middle">')
    print(f'<rect width="{width}" height="{height}" fill="#fff"/>')
    for module in drawn(modules):
        for other in arrows(modules, module.name):
            if other in place:
                (x, y), (toX, toY) = place[module.name], place[other]
                same = y == toY
                startY, endY = (y, toY) if same else (y + box[1], toY)
                bend = (startY - 30 if same else (startY + endY) / 2)
                print(f'<path d="M{x + box[0] / 2:g} {startY:g}C{x + box[0] / 2:g} {bend:g} '
                      f'{toX + box[0] / 2:g} {bend:g} {toX + box[0] / 2:g} {endY:g}" fill="none" stroke="#9aa4b2"/>')
    for module in drawn(modules):
        x, y = place[module.name]
        print(f'<rect x="{x:g}" y="{y:g}" width="{box[0]}" height="{box[1]}" rx="8" fill="#eef3fb" stroke="#5b7fb8"/>'
              f'<text x="{x + box[0] / 2:g}" y="{y + 19:g}" font-weight="600">{html.escape(module.name)}</text>'
              f'<text x="{x + box[0] / 2:g}" y="{y + 35:g}" fill="#556">{module.total:,}</text>')
    for tier, modules_of_row in zip(tiers, rows):
        y = place[modules_of_row[0].name][1] + box[1] / 2 + 4
        print(f'<text x="16" y="{y:g}" fill="#889">{tier}</text>')
    print("</svg>")


def limit(text):
    name, separator, lines = text.partition("=")
    if not separator or not lines.isdigit():
        raise argparse.ArgumentTypeError("must be MODULE=LINES")
    return name, int(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--dot", action="store_true")
    form.add_argument("--svg", action="store_true")
    parser.add_argument("--limit", action="append", default=[], type=limit, metavar="MODULE=LINES")
    parser.add_argument("folder", nargs="?", type=pathlib.Path, default=pathlib.Path(__file__).parent.parent)
    options = parser.parse_args()
    modules = read(options.folder)
    (dot if options.dot else svg if options.svg else table)(modules)
    found = list(faults(modules, options.limit))
    for fault in found:
        print(f"error: {fault}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
