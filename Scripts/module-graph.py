#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Draw the modules of the package by house, with their lines and arrows, and check them.

    Scripts/module-graph.py [--dot | --svg] [--limit MODULE=LINES ...] [FOLDER]

    --dot     print the graph for Graphviz instead of the table
    --svg     print the graph as a picture instead of the table
    --limit   fail if a client of MODULE compiles more lines than this; repeatable
    FOLDER    the package (default: this repository)

The modules are those that SwiftPM reads from the manifest; their houses are in Scripts/houses.json. The check fails on a
module without a house, outside of its folder or not named in its README.md, on an arrow that the houses forbid and that is
not listed there, on one that is listed and no longer there, on a cycle, on a dependency that no file imports, and on an
import of what no dependency brings. Exit codes: 0 all is well, 1 it is not, 2 wrong usage.
"""

import argparse
import html
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys

IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([\w, ]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)", re.M)


# What may stand between imports; the first other line ends them, as texts in a file can have imports, too.
HEAD = re.compile(r"(?:[ \t]*(?://[^\n]*|#(?:if|elseif|else|endif)[^\n]*|[^\n]*\bimport\b[^\n]*)?\n)*")


def head(text):
    """The lines of a source file with its imports."""
    return HEAD.match(text).group()


class Module:
    def __init__(self, name, kind, house, dependencies, folder, excluded=()):
        self.name = name
        self.kind = kind
        self.house = house
        self.dependencies = dependencies
        self.folder = folder
        self.lines = {}
        self.imports = set()
        self.rules = set()
        left_out = [folder / path for path in excluded]
        for file in sorted(folder.rglob("*.swift")):
            if any(file.is_relative_to(path) for path in left_out):
                continue
            text = file.read_text(encoding="utf-8")
            self.lines[file] = text.count("\n")
            if "static let metadata = RuleMetadata(" in text:
                self.rules.add(file)
            self.imports.update(IMPORT.findall(head(text)))

    @property
    def total(self):
        return sum(self.lines.values())

    @property
    def is_test(self):
        return self.kind == "test" or self.house is None


class Houses:
    """The parts of the product, the lowest first, and what each may import."""

    def __init__(self, file):
        table = json.loads(file.read_text(encoding="utf-8"))
        self.names = list(table["houses"])
        self.of = {room: name for name, house in table["houses"].items() for room in house["rooms"]}
        self.direct = {name: house["imports"] for name, house in table["houses"].items()}
        self.tests = set(table["tests"])
        self.also = {room: set(others) for room, others in table["also"].items()}
        self.known = [tuple(arrow) for arrow in table["toBeCut"]]

    def reachable(self, name):
        """A house and those that it may import, directly or through others."""
        found = {name}
        for other in self.direct[name]:
            if other in self.direct:
                found |= self.reachable(other)
        return found

    def allows(self, module, other):
        """Whether a module may import another one: by their houses, or because a single room is listed."""
        house, target = self.of[module], self.of[other]
        listed = set(self.direct[house]) | self.also.get(module, set())
        return target in self.reachable(house) or not listed.isdisjoint({other, target})


def read(folder, houses):
    """The modules of a package by name."""
    command = ["swift", "package", "--package-path", str(folder), "--ignore-lock", "dump-package"]
    # Without the dependencies that the manifest adds to those of its table.
    environment = {**os.environ, "QUICKACTION_NAMED_IMPORTS": "1"}
    dump = json.loads(
        subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout)
    modules = {}
    for target in dump["targets"]:
        if target["type"] == "plugin":
            continue
        dependencies = []
        for dependency in target["dependencies"]:
            (kind, values), = dependency.items()
            dependencies.append(values[0])
        home = "Tests" if target["type"] == "test" else "Sources"
        source = folder / (target.get("path") or f"{home}/{target['name']}")
        name = target["name"]
        modules[name] = Module(name, target["type"], houses.of.get(name), dependencies, source, target["exclude"])
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


def faults(folder, modules, houses, limits):
    products = {"ArgumentParser"}
    forbidden = set()
    for module in modules.values():
        if module.house is None and module.kind != "test" and module.name not in houses.tests:
            yield f"'{module.name}' has no house in Scripts/houses.json"
        if module.house and module.folder != folder / "Sources" / module.house / module.name:
            yield f"'{module.name}' is not in the folder of its house, 'Sources/{module.house}'"
        for other in module.dependencies:
            # Swift Testing asks for its overlays by itself; all tests may use what tests share.
            is_used = other in module.imports or not module.lines or other.startswith("_Testing_") or module.is_test
            # Only so that it is built first, as the manifest says.
            is_used = is_used or (module.name, other) == ("os", "ArgumentParser")
            if not is_used:
                yield f"'{module.name}' declares a dependency on '{other}' and does not import it"
            if other in modules and module.name in below(modules, other):
                yield f"'{module.name}' and '{other}' depend on each other"
        own = {module.name}
        for other in sorted((module.imports | set(module.dependencies)) & (set(modules) | products) - own):
            # What a module imports, it need not declare again if another one of its dependencies does.
            declared = {name for one in below(modules, module.name) for name in modules[one].dependencies}
            if other not in declared:
                yield f"'{module.name}' imports '{other}', and neither it nor what it depends on declares that"
            if other not in modules or module.is_test:
                continue
            if modules[other].house is None:
                yield f"'{module.name}' depends on '{other}', which is for tests"
            elif module.house and not houses.allows(module.name, other):
                forbidden.add((module.name, other))
    # Package.swift makes a target of tests where their folder is, so one whose name is wrong would be lost without a word.
    folders = {module.folder for module in modules.values()}
    for tests in sorted((folder / "Tests").glob("*/*Tests")):
        if tests not in folders:
            yield f"'{tests.relative_to(folder)}' is the folder of no module's tests"
    for name in sorted(set(houses.of) - set(modules)):
        yield f"Scripts/houses.json lists '{name}', which is no module"
    for room, house in houses.of.items():
        readme = folder / "Sources" / house / "README.md"
        if not readme.is_file() or f"`{room}`" not in readme.read_text(encoding="utf-8"):
            yield f"Sources/{house}/README.md does not say what '{room}' is"
    for module, other in sorted(forbidden - set(houses.known)):
        yield (f"'{module}' ({houses.of[module]}) depends on '{other}' ({houses.of[other]}), which its house may not import")
    for module, other in houses.known:
        if (module, other) not in forbidden:
            yield f"Scripts/houses.json lists the arrow from '{module}' to '{other}', which is not there any more; remove it"
    for name, limit in limits:
        if name not in modules:
            yield f"there is no module '{name}'"
            continue
        count = sum(modules[other].total for other in below(modules, name))
        if count > limit:
            yield f"a client of '{name}' compiles {count:,} lines, more than {limit:,}"


def drawn(modules, houses):
    """The modules of the houses, the highest first."""
    shown = [m for m in modules.values() if m.house is not None]
    return sorted(shown, key=lambda m: (-houses.names.index(m.house), -m.total, m.name))


def spread(files):
    if not files:
        return "no files"
    longest = max(files, key=files.get)
    return f"median {statistics.median(files.values()):.0f}, maximum {files[longest]} ({longest.name}) lines a file"


def table(modules, houses):
    width = max(len(m.name) for m in drawn(modules, houses))
    print(f"{'house':8}  {'module':{width}}   lines  files  with all below  on")
    house = None
    for module in drawn(modules, houses):
        mark = module.house if module.house != house else ""
        house = module.house
        whole = sum(modules[other].total for other in below(modules, module.name))
        print(f"{mark:8}  {module.name:{width}} {module.total:>7,} {len(module.lines):>6}"
              f" {whole:>15,}  {', '.join(arrows(modules, module.name)) or '–'}")
    own = [m for m in modules.values() if not m.is_test]
    tests = [m for m in modules.values() if m.is_test]
    files = {file: count for m in own for file, count in m.lines.items()}
    rules = {file: files[file] for m in own for file in m.rules}
    print(f"\nSources: {sum(files.values()):,} lines in {len(files):,} files; {spread(files)}")
    print(f"Rules: {sum(rules.values()):,} lines in {len(rules):,} files; {spread(rules)}")
    print(f"Arrows that the houses forbid: {len(houses.known)} to be cut")
    print(f"Tests: {sum(m.total for m in tests):,} lines in {sum(len(m.lines) for m in tests):,} files")


def dot(modules, houses):
    print("digraph modules {\n  node [shape=box, fontname=\"sans-serif\"];")
    for house in reversed(houses.names):
        print(f'  subgraph "cluster {house}" {{ label="{house}";')
        for module in (m for m in drawn(modules, houses) if m.house == house):
            print(f'    {module.name} [label="{module.name}\\n{module.total:,}"];')
        print("  }")
    for module in drawn(modules, houses):
        for other in arrows(modules, module.name):
            if modules[other].house is not None:
                forbidden = "" if houses.allows(module.name, other) else " [color=red]"
                print(f"  {module.name} -> {other}{forbidden};")
    print("}")


def svg(modules, houses):
    box, gap, row, margin = (150, 44), 24, 110, 90
    names = [name for name in reversed(houses.names) if any(m.house == name for m in drawn(modules, houses))]
    rows = [[m for m in drawn(modules, houses) if m.house == name] for name in names]
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
    for module in drawn(modules, houses):
        for other in arrows(modules, module.name):
            if other in place:
                (x, y), (toX, toY) = place[module.name], place[other]
                same = y == toY
                color = "#9aa4b2" if houses.allows(module.name, other) else "#d03030"
                startY, endY = (y, toY) if same else (y + box[1], toY)
                bend = (startY - 30 if same else (startY + endY) / 2)
                print(f'<path d="M{x + box[0] / 2:g} {startY:g}C{x + box[0] / 2:g} {bend:g} '
                      f'{toX + box[0] / 2:g} {bend:g} {toX + box[0] / 2:g} {endY:g}" fill="none" stroke="{color}"/>')
    for module in drawn(modules, houses):
        x, y = place[module.name]
        print(f'<rect x="{x:g}" y="{y:g}" width="{box[0]}" height="{box[1]}" rx="8" fill="#eef3fb" stroke="#5b7fb8"/>'
              f'<text x="{x + box[0] / 2:g}" y="{y + 19:g}" font-weight="600">{html.escape(module.name)}</text>'
              f'<text x="{x + box[0] / 2:g}" y="{y + 35:g}" fill="#556">{module.total:,}</text>')
    for name, modules_of_row in zip(names, rows):
        y = place[modules_of_row[0].name][1] + box[1] / 2 + 4
        print(f'<text x="16" y="{y:g}" fill="#889">{name}</text>')
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
    houses = Houses(options.folder / "Scripts/houses.json")
    modules = read(options.folder, houses)
    (dot if options.dot else svg if options.svg else table)(modules, houses)
    found = list(faults(options.folder, modules, houses, options.limit))
    for fault in found:
        print(f"error: {fault}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
