# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""What an index, the toolchain's interfaces and a table say about names on Apple's systems; see check-availability.py."""

import collections
import json
import pathlib
import re
import subprocess

import conditions
import index_store

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The modules of the toolchain whose symbols have an availability.
INTERFACES = [
    "Swift", "_Concurrency", "_StringProcessing", "_Builtin_float", "RegexBuilder", "Synchronization", "Observation", "Runtime",
    "FoundationEssentials", "FoundationInternationalization",
]
# Proposal 371 of Swift Evolution: the runtime of macOS 15.4 and iOS 18.4 runs them.
FEATURES = {r"\bisolated\s+deinit\b": ("isolated deinit", {"macOS": (15, 4), "iOS": (18, 4)})}
IMPORT = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(.*?)\s*$")
# What brings the names of Apple's C library into a file, besides 'Darwin' itself.
DARWIN = {"Darwin", "Foundation", "Dispatch", "os"}
SKIPPED = ("Sources/Apple/", "Tests/Apple/", "Tests/Running/WidgetProgramsTests/SampleProgram/", ".build")
# A symbol that a module of Foundation declares, also in an extension of a type of the standard library; and an accessor of one.
FOUNDATION = re.compile(r"s:(S[A-Za-z]|s\d+[A-Za-z]+)?\d\dFoundation")
# What the module of the C library declares in Swift, such as 'errno'.
OVERLAY = ("s:5Glibc", "s:4Musl")
UNLISTED = "is not listed in Scripts/apple-names.json as a name of Apple's C library"
ACCESSOR = re.compile(r"(v[gsrMw]|i[gs])Z?$")
WORD = re.compile(r"(?<![\w.#@\"'`$])(\.?)([A-Za-z_]\w*)")
KEYWORDS = set("""as any async await break borrowing case catch class continue default defer deinit do else enum extension false
    fileprivate final for func get guard if import in init inout internal is let mutating nil open override package private
    protocol public repeat rethrows return self Self set some static struct subscript super switch throw throws true try
    typealias var where while""".split())


class Use:
    """A place that was found."""

    def __init__(self, kind, module, path, line, name, reason):
        self.kind, self.module, self.path, self.line, self.name, self.reason = kind, module, path, line, name, reason

    def __str__(self):
        return f"{self.path}:{self.line}: {self.kind}: '{self.name}' {self.reason}"


def platforms():
    """The versions that Package.swift names, by system."""
    manifest = (ROOT / "Package.swift").read_text()
    found = dict(re.findall(r"\.(macOS|iOS)\(\.v(\d+(?:_\d+)?)\)", manifest))
    if set(found) != {"macOS", "iOS"}:
        raise FileNotFoundError("Package.swift no longer names a version of macOS and one of iOS")
    return {system: tuple(map(int, version.split("_"))) for system, version in found.items()}


def newer(introduced, supported):
    """What a symbol needs that the systems may lack; None if they all have it."""
    for system, version in introduced.items():
        if system in supported and version is None:
            return f"is not on {system}"
        if system in supported and version > (supported[system] + (0, 0))[:len(version)]:
            return f"needs {system} {'.'.join(map(str, version))}"
    return None


def interfaces(folder):
    """The versions that introduced each symbol of the toolchain's interfaces, by USR, with its name."""
    target = json.loads(subprocess.run(
        ["swift", "-print-target-info"], check=True, capture_output=True, text=True).stdout)
    triple = target["target"]["triple"]
    folders = [pathlib.Path(path) for path in target["paths"]["runtimeLibraryPaths"]]
    for module in INTERFACES:
        # 'Runtime' is newer than the oldest compiler of the package.
        if not any((path / f"{module}.swiftmodule").exists() for path in folders):
            continue
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module, "-target", triple, "-output-dir", folder,
             "-skip-inherited-docs"], check=True, capture_output=True)
    found = {}
    for path in pathlib.Path(folder).glob("*.symbols.json"):
        for symbol in json.loads(path.read_text())["symbols"]:
            introduced = {}
            for system in symbol.get("availability", []):
                version = system.get("introduced")
                if version and system.get("domain") in ("macOS", "iOS"):
                    introduced[system["domain"]] = (version["major"], version.get("minor", 0))
            found[symbol["identifier"]["precise"]] = (".".join(symbol["pathComponents"]), introduced)
    return found


def app_modules(table):
    """The modules that apps link, and what they import."""
    graph = {}
    for path in sorted((ROOT / "Sources").glob("*/*/**/*.swift")):
        module = path.relative_to(ROOT).parts[2]
        graph.setdefault(module, set()).update(imports(path.read_text()))
    found, rest = set(), list(table["appModules"])
    while rest:
        module = rest.pop()
        if module in graph and module not in found:
            found.add(module)
            rest += graph[module]
    return found


def imports(text, compiled=None):
    """The modules that a file imports whole, on the lines that are compiled."""
    found = set()
    for number, line in enumerate(text.split("\n")):
        match = IMPORT.match(line)
        if match and (compiled is None or compiled[number]):
            words = match[1].split("//")[0].split()
            if len(words) == 1:
                found.add(words[0].split(".")[0])
    return found


def demangled(usrs):
    """The name of each symbol without module, generic arguments and types."""
    text = "\n".join("$" + usr.replace(":", "", 1) for usr in usrs)
    names = subprocess.run(
        ["swift", "demangle", "-compact", "-simplified"], input=text, check=True, capture_output=True, text=True).stdout
    return {usr: re.sub(r"^(static|class) | infix|<[^()]*?>", "", name) for usr, name in zip(usrs, names.split("\n"))}


class Check:
    """One reading of an index."""

    def __init__(self, store, root, table, interface, supported, apps):
        self.store, self.root, self.table = store, root, table
        self.interface, self.supported, self.apps = interface, supported, apps
        self.clashes = {name for names in table["clashes"]["names"].values() for name in names}
        self.c_names = {name for names in table["cNames"]["names"].values() for name in names}
        self.uses, self.foundation, self.known = [], collections.defaultdict(list), set()
        self.branches = []

    def run(self):
        """All uses that were found."""
        for module, path, record in sorted(self.store.units()):
            source = self.root / path
            if path.endswith(".swift") and not path.startswith(SKIPPED + ("..",)) and source.is_file():
                self.read(module, path, conditions.without_literals(source.read_text()), record)
        self.read_foundation()
        self.read_branches()
        # A place has several occurrences of a symbol if it is called, read and so on.
        return sorted({str(use): use for use in self.uses}.values(), key=lambda use: (use.path, use.line, use.name))

    def systems(self, module):
        """The versions that a module must run on."""
        return self.supported if module in self.apps else {"macOS": self.supported["macOS"]}

    def add(self, kind, module, path, line, name, reason):
        self.uses.append(Use(kind, module, path, line, name, reason))

    def is_looked_at(self, usr, name):
        """Whether the places of a symbol matter; its name is remembered as one that is known."""
        base = name.split("(")[0]
        if usr.startswith("c:"):
            return not usr.startswith("c:@M@")
        self.known.add(base)
        self.known.update(re.findall(r"\w+(?=:)", name))
        return usr.startswith(OVERLAY) or base in self.clashes or bool(self.introduced(usr)) or bool(FOUNDATION.match(usr))

    def introduced(self, usr):
        """The versions that introduced a symbol of the toolchain's interfaces; empty if they do not say."""
        return self.interface.get(usr, (None, {}))[1]

    def read(self, module, path, text, record):
        """Reads one file: its record, and its words where the record does not say."""
        here = conditions.compiled_lines(text, conditions.APPLE)
        lines = text.split("\n")
        has_darwin = bool(imports(text, here) & DARWIN)
        chosen = set(re.findall(r"import (?:struct|class|enum|protocol|typealias) \w+\.(\w+)", text))
        for usr, name, line, roles in dict.fromkeys(self.store.occurrences(record, self.is_looked_at)):
            if not roles & index_store.REFERENCE or line == 0 or line > len(here) or not here[line - 1]:
                continue
            base = name.split("(")[0]
            if usr.startswith("c:"):
                self.read_c(module, path, line, usr, usr.split("@")[-1])
            elif usr.startswith(OVERLAY):
                if not ACCESSOR.search(usr):
                    self.read_c(module, path, line, usr, base)
            elif self.introduced(usr):
                reason = newer(self.introduced(usr), self.systems(module))
                if reason:
                    self.add("newer", module, path, line, self.interface[usr][0], reason)
            elif FOUNDATION.match(usr) and not ACCESSOR.search(usr):
                self.foundation[usr].append((module, path, line))
            if has_darwin and base in self.clashes - chosen and self.is_foreign_type(usr, module, base):
                self.add(
                    "clash", module, path, line, base,
                    f"is a name of Apple's, too; say which is meant with 'import struct {self.owner(usr)}.{base}'")
        for number, line in enumerate(lines, 1):
            if here[number - 1]:
                for pattern, (name, introduced) in FEATURES.items():
                    version = newer(introduced, self.systems(module))
                    if version and re.search(pattern, line.split("//")[0]):
                        self.add("feature", module, path, number, name, version)
        elsewhere = conditions.compiled_lines(text, conditions.LINUX)
        self.branches += [
            (module, path, number + 1, line) for number, line in enumerate(lines)
            if here[number] and not elsewhere[number] and "Darwin" in text]

    @staticmethod
    def owner(usr):
        """The module of a type's USR."""
        match = re.match(r"s:(\d+)(\w+)", usr)
        return match[2][:int(match[1])] if match else None

    def is_foreign_type(self, usr, module, name):
        """Whether a USR is that of a type at the top of another module, not of the standard library."""
        owner = self.owner(usr)
        return owner not in (None, module) and bool(
            re.fullmatch(rf"s:{len(owner)}{owner}{len(name)}{name}[VCOPa]p?", usr)) and not owner.startswith("Foundation")

    def read_c(self, module, path, line, usr, name):
        """A name of the C library, which Apple's must have, too; our own functions are none."""
        if name not in self.c_names and not name.startswith("quickaction_"):
            self.add("c-name", module, path, line, name, UNLISTED)

    def read_foundation(self):
        """Symbols of Foundation without an availability on Linux."""
        types = self.table["foundation"]["symbols"]
        names = demangled(sorted(self.foundation)) if self.foundation else {}
        for usr, name in names.items():
            introduced = self.listed(types, name)
            for module, path, line in self.foundation[usr]:
                if introduced is None:
                    self.add("newer", module, path, line, name, "has no row in Scripts/apple-names.json; look at Apple's page of it")
                elif version := newer(introduced, self.systems(module)):
                    self.add("newer", module, path, line, name, version)

    @staticmethod
    def listed(types, name):
        """The versions of a symbol of Foundation, from the row of the longest part of its name."""
        parts = name.split(".")
        for count in range(len(parts), 0, -1):
            row = types.get(".".join(parts[:count]))
            if row is None:
                continue
            member = ".".join(parts[count:])
            if member and member not in row["members"]:
                return None
            versions = row["members"].get(member, {}) if member else {}
            return {
                system: version and tuple(map(int, version.split(".")))
                for system, version in {**row["introduced"], **versions}.items()}
        return None

    def read_branches(self):
        """Words of a branch that Linux does not compile, which must be names of ours, of the standard library's or listed."""
        known = self.known | {
            re.sub(r"\(.*", "", part) for name, _ in self.interface.values() for part in name.split(".")}
        known |= {label for name, _ in self.interface.values() for label in re.findall(r"\w+(?=:)", name)}
        texts = collections.defaultdict(list)
        for module, path, number, line in self.branches:
            texts[(module, path)].append((number, line.split("//")[0]))
            known.update(re.findall(r"\b(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)", line))
        for (module, path), lines in texts.items():
            declared = {
                word for _, line in lines
                for group in re.findall(r"\b(?:let|var|func|for|case)\s+(\(?[\w, ]+)", line)
                + re.findall(r"\{\s*\(?([\w, ]+)\)?\s+in\b", line)
                for word in re.findall(r"\w+", group)}
            declared |= {word for _, line in lines for word in re.findall(r"(\w+)\s*:\s*[\[A-Z]", line)}
            for number, line in lines:
                if line.strip().startswith("#") or IMPORT.match(line):
                    continue
                qualified = set(re.findall(r"\bDarwin\.(\w+)", line))
                words = {match[2] for match in WORD.finditer(line)} | qualified | set(re.findall(r"\.(\w+)", line))
                for word in sorted(words):
                    if word in self.c_names or word in KEYWORDS or word == "Darwin" or word.isdigit():
                        continue
                    if word in qualified or word not in known | declared:
                        self.add("c-name", module, path, number, word, UNLISTED)


def check(store_path, root, table, interface, apps):
    """All uses that an index shows."""
    return Check(index_store.IndexStore(store_path), root, table, interface, platforms(), apps).run()
