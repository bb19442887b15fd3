#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""List the public names of Apple's modules that ours lack.

    Scripts/compare-names.py APPLE... --ours FOLDER
    Scripts/compare-names.py --test

    APPLE     a folder of symbol graphs, or a file with one name a line: 'View.padding(_:_:)', 'Text : View' for a
              conformance, and behind a # what tells overloads apart
    --ours    a folder of symbol graphs of our modules
    --test    compare graphs that are made up, and fail if one is misjudged

A symbol graph is what 'swift symbolgraph-extract -module-name SwiftUI -minimum-access-level public
-skip-synthesized-members -output-dir FOLDER' writes, on a Mac with '-sdk' and a target of iOS, here with
'-I .build/debug/Modules' behind 'swift build --build-tests'.

It lists types, members and conformances that are missing, and names with fewer overloads than Apple's. It is a list to
look through: a name can be there by a default argument, by a generic function or by a protocol, and a file with a use of
each shows what really does not compile.

Exit codes: 0 nothing is missing, 1 names are missing, 2 wrong usage.
"""

import argparse
import collections
import json
import pathlib
import re
import sys
import tempfile

# What every type has, or what a compiler makes.
USUAL = re.compile(
    r"(^|\.)_|\.(rawValue|allCases|hashValue|init\(rawValue:\)|hash\(into:\)|encode\(to:\)|init\(from:\)|==\(_:_:\))$")

# Where a modifier was called, which ours take to report it.
PLACE = re.compile(r"(file|fileID):line:(column:)?")


class Names:
    """The names of modules: how often each is declared, what types conform to, and what aliases stand for."""

    def __init__(self):
        self.counts = collections.Counter()
        self.conformances = collections.defaultdict(set)
        self.aliases = {}

    def read(self, path):
        path = pathlib.Path(path)
        if path.is_dir():
            for file in sorted(path.glob("*.symbols.json")):
                self.read_graph(json.loads(file.read_text()))
        else:
            self.read_list(path.read_text().splitlines())
        return self

    def read_graph(self, graph):
        names = {}
        for symbol in graph["symbols"]:
            name = PLACE.sub("", ".".join(symbol["pathComponents"]))
            names[symbol["identifier"]["precise"]] = name
            self.counts[name] += 1
            if symbol["kind"]["identifier"] == "swift.typealias":
                text = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
                target = re.search(r"=\s*(?:any )?([\w.]+)", text)
                if target:
                    self.aliases[name] = target[1]
        for relation in graph["relationships"]:
            if relation["kind"] in ("conformsTo", "inheritsFrom"):
                source = names.get(relation["source"], relation["source"])
                target = names.get(relation["target"], relation.get("targetFallback", ""))
                self.conformances[source].add(target.split(".")[-1])

    def read_list(self, lines):
        for line in lines:
            name = re.sub(r"^[A-Z] ", "", line.split("#")[0].replace("@26", "").strip())
            if " : " in name:
                source, targets = name.split(" : ", 1)
                for target in targets.split(","):
                    self.conformances[source.strip()].add(target.strip().split(".")[-1].split("<")[0])
            elif name:
                self.counts[re.sub(r"<.*?>", "", name)] += 1

    def resolved(self, name):
        """The name behind an alias of its owner."""
        for _ in range(4):
            owners = [alias for alias in self.aliases if name.startswith(alias + ".")]
            if not owners:
                break
            owner = max(owners, key=len)
            target = self.aliases[owner]
            name = (target if target in self.counts else target.split(".")[-1]) + name[len(owner):]
        return name

    def has(self, name):
        return name in self.counts or self.resolved(name) in self.counts


def owner(name):
    """What a name is declared in; nothing for a name of a module."""
    return name.split("(")[0].rpartition(".")[0]


def compare(apple, ours):
    """The lines of the four lists."""
    lists = {"types and functions": [], "members": [], "overloads": [], "conformances": []}
    for name in sorted(apple.counts):
        if USUAL.search(name):
            continue
        if not ours.has(name):
            if not owner(name):
                lists["types and functions"].append(name)
            elif ours.has(owner(name)):
                lists["members"].append(name)
        elif ours.counts[name] and ours.counts[name] < apple.counts[name]:
            lists["overloads"].append(f"{name}: {ours.counts[name]} of {apple.counts[name]}")
    for source, targets in sorted(apple.conformances.items()):
        for target in sorted(targets - ours.conformances[source]):
            if ours.has(source) and ours.has(target) and not target.startswith("_"):
                lists["conformances"].append(f"{source} : {target}")
    return lists


def test():
    def symbol(identifier, *path, kind="swift.struct", text=""):
        return {"identifier": {"precise": identifier}, "pathComponents": list(path), "kind": {"identifier": kind},
                "declarationFragments": [{"spelling": text}]}

    graph = {
        "symbols": [
            symbol("a", "Box"), symbol("b", "Box", "fill(_:file:line:)"), symbol("c", "Shown", kind="swift.protocol"),
            symbol("d", "Box", "Edge", kind="swift.typealias", text="typealias Edge = Side"), symbol("e", "Side"),
            symbol("f", "Side", "top"), symbol("g", "Box", "init(_:)")],
        "relationships": [{"kind": "conformsTo", "source": "a", "target": "c"}]}
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "Boxes.symbols.json").write_text(json.dumps(graph))
        names = folder / "names.txt"
        names.write_text("\n".join([
            "S Box", "Box.fill(_:)", "Box.rawValue", "Box.Edge.top", "Box.Edge.bottom", "Box.init(_:)  #Int",
            "Box.init(_:)  #String", "S Crate @26", "Crate.lid", "Box : Shown, Sendable", "Side : Shown", "P Shown"]))
        found = compare(Names().read(names), Names().read(folder))
    expected = {"types and functions": ["Crate"], "members": ["Box.Edge.bottom"], "overloads": ["Box.init(_:): 1 of 2"],
                "conformances": ["Side : Shown"]}
    if found != expected:
        print(f"compare-names: expected {expected}, found {found}", file=sys.stderr)
        return 1
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("apple", nargs="*", metavar="APPLE")
    parser.add_argument("--ours", metavar="FOLDER")
    parser.add_argument("--test", action="store_true")
    options = parser.parse_args()
    if options.test:
        return test()
    if not options.apple or not options.ours:
        parser.error("name what Apple's modules declare, and with --ours the symbol graphs of ours")
    missing = [path for path in [*options.apple, options.ours] if not pathlib.Path(path).exists()]
    if missing:
        parser.error(f"'{missing[0]}' is not there")
    apple, ours = Names(), Names().read(options.ours)
    if not ours.counts:
        parser.error(f"'{options.ours}' has no symbol graphs")
    for path in options.apple:
        apple.read(path)
    lists = compare(apple, ours)
    for title, names in lists.items():
        print(f"{title}: {len(names)} missing")
        for name in names:
            print(f"  {name}")
    return 1 if any(lists.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
