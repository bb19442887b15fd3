#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Type-checks, on Linux, the modules that apps link for the macOS of Package.swift, with the compiler itself.

    Scripts/typecheck-for-macos.py [MODULE …]

The compiler knows all of Apple's platforms everywhere; what is missing on Linux is a standard library for them. Its interface is
the same text for all systems, with '@available' of Apple's, so a copy of the toolchain's interfaces is compiled for macOS, and
the modules are type-checked against that: availability is checked as on a Mac, also of what is inferred and of conformances,
which an index does not show. In place of Apple's C library there is a module 'Darwin' with the functions that the modules call
and with types of the names in MacTypes.h, so that a name that clashes is found.

What is compiled is not linked or run, and the C library is not Apple's: Scripts/check-availability.py looks at its names.

Needs Linux, Swift and Python 3; takes about three minutes.

Exit codes: 0 all is well, 1 a module does not compile, 2 the interfaces cannot be compiled.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

from availability import ROOT, app_modules, imports, platforms
from index_store import toolchain

INTERFACES = [
    "Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "_RegexParser", "_Builtin_float", "Synchronization",
]
FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault"]
# The functions of C that these modules call, as Swift imports them.
FUNCTIONS = """
public func memchr(_ s: UnsafeRawPointer!, _ c: Int32, _ n: Int) -> UnsafeMutableRawPointer! { nil }
public func sin(_ x: Double) -> Double { x }
public func cos(_ x: Double) -> Double { x }
public func tan(_ x: Double) -> Double { x }
public func atan2(_ y: Double, _ x: Double) -> Double { y }
public func hypot(_ x: Double, _ y: Double) -> Double { x }
"""


def interface(text, target):
    """An interface of Linux's for macOS: what only this one has in it is made harmless, as nothing is run."""
    text = re.sub(r"-target \S+", f"-target {target}", text, count=1)
    text = text.replace(" -static ", " ").replace(" -library-level api", "")
    # The library itself may name what is newer than it.
    if "-module-name Swift " not in text.split("\nimport", 1)[0]:
        text = text.replace("-target-min-inlining-version min", "-disable-availability-checking", 1)
    text = re.sub(r"^ *@backDeployed\(.*\)\n", "", text, flags=re.MULTILINE)
    return text.replace("_swift_stdlib_gettid()", "UInt32(0)").replace("\nimport Glibc\n", "\n")


def prepare(folder, target):
    """Writes the resources of a compiler for macOS."""
    library = toolchain() / "lib/swift"
    resources = folder / "resources"
    (resources / "macosx").mkdir(parents=True)
    for name in ("shims", "clang"):
        (resources / name).symlink_to(library / name)
    for module in INTERFACES:
        sources = list((library / "linux" / f"{module}.swiftmodule").glob("*-linux-*.swiftinterface"))
        sources = [path for path in sources if ".private." not in path.name]
        if not sources:
            raise FileNotFoundError(f"the toolchain has no interface of '{module}'")
        output = resources / "macosx" / f"{module}.swiftmodule/x86_64-apple-macos.swiftinterface"
        output.parent.mkdir()
        output.write_text(interface(sources[0].read_text(), target))
    return resources


def ordered(modules):
    """Modules, each after those that it imports."""
    graph = {
        module: set().union(*(imports(path.read_text()) for path in sources(module))) & modules - {module} for module in modules}
    found = []
    while graph:
        ready = sorted(module for module, needs in graph.items() if needs <= set(found))
        if not ready:
            raise ValueError(f"modules import each other: {', '.join(sorted(graph))}")
        found += ready
        for module in ready:
            del graph[module]
    return found


def sources(module):
    """The files of a module."""
    return sorted(ROOT.glob(f"Sources/*/{module}/**/*.swift"))


def main():
    table = json.loads((ROOT / "Scripts/apple-names.json").read_text())
    target = "x86_64-apple-macosx" + ".".join(map(str, (platforms()["macOS"] + (0,))[:2]))
    modules = ordered(app_modules({"appModules": sys.argv[1:] or table["appModules"]}))
    failed = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        try:
            resources = prepare(folder, target)
        except OSError as error:
            print(error, file=sys.stderr)
            return 2
        compiler = [
            "swiftc", "-target", target, "-resource-dir", resources, "-module-cache-path", folder / "cache", "-I", folder,
            "-swift-version", "6", "-package-name", "quickaction", "-parse-as-library", "-wmo", "-emit-module",
            "-enable-experimental-feature", "Lifetimes"]
        for feature in FEATURES:
            compiler += ["-enable-upcoming-feature", feature]
        clashes = [name for names in table["clashes"]["names"].values() for name in names]
        # What the standard library has, too, is its own name for the same type on Apple's systems.
        clashes = [name for name in clashes if not re.fullmatch(r"U?Int\d+|Float\d+|Protocol|Selector|Class", name)]
        (folder / "Darwin.swift").write_text(FUNCTIONS + "".join(f"public struct {name} {{}}\n" for name in clashes))
        for module in ["Darwin", *modules]:
            files = [folder / "Darwin.swift"] if module == "Darwin" else sources(module)
            result = subprocess.run(
                [*compiler, "-module-name", module, "-emit-module-path", folder / f"{module}.swiftmodule", *files],
                capture_output=True, text=True)
            errors = sorted(set(re.findall(r"^(?!\s).*: error: .*", result.stderr, re.MULTILINE)))
            print(f"{module}: {len(errors)} errors" if result.returncode else module, flush=True)
            if result.returncode:
                failed.append(module)
                print("\n".join(errors) or result.stderr[-2000:], file=sys.stderr)
                if module == "Darwin":
                    return 2
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
