#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Count which files of widget extensions compile unchanged against the modules with Apple's names.

    Scripts/measure-widget-sources.py FOLDER [MODULES]

    FOLDER    a folder for each extension, with its Swift files; files in a folder 'Own' stand for the app's own types and are not counted
    MODULES   the folder of the built modules (default: .build/debug/Modules)

Each extension is type-checked as a whole. The table says how many of its files have no error, and why the others have one: a module that
is not here, a type of the app that is not in the folder, what follows from those, or something that our modules lack. Exits with 1 if an
error is of the last kind.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
ERROR = re.compile(r"^(/[^:]+):(\d+):\d+: error: (.*)$")
MODULE = re.compile(r"no such module '([^']+)'")
UNKNOWN = re.compile(r"cannot find (?:type )?'([^']+)' in scope|has no member '([^']+)'")


def checked(folder, modules):
    """The files of an extension, and the errors of each."""
    files = sorted(folder.rglob("*.swift"))
    command = ["swiftc", "-typecheck", "-swift-version", "5", "-parse-as-library", "-module-name", "Widget"]
    command += ["-I", str(modules)]
    for module in ["AppleFoundation", "FoundationNetworking"]:
        command += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    for c_module in ROOT.glob("Sources/*/include"):
        maps = [c_module / "module.modulemap", modules.parent / f"{c_module.parent.name}.build/module.modulemap"]
        command += [f"-Xcc=-fmodule-map-file={m}".replace("=", " ", 1) for m in maps if m.exists()][:1]
    plugin = modules.parent / "libPreviewMacros.so"
    if plugin.exists():
        command += ["-load-plugin-library", str(plugin)]
    command = [part for argument in command for part in argument.split(" ", 1)] + [str(f) for f in files]
    output = subprocess.run(command, capture_output=True, text=True).stderr
    errors = {}
    for line in output.splitlines():
        if match := ERROR.match(line):
            errors.setdefault(match[1], set()).add((int(match[2]), match[3]))
    if "<unknown>:0: error" in output:
        sys.exit(output[:2000])
    return files, errors


def causes(errors):
    """How many errors there are of each cause."""
    texts = [text for found in errors.values() for _, text in found]
    # A missing module or type of the app makes others unknown: what is left where there is none is ours.
    missing = [text for text in texts if MODULE.search(text)]
    unknown = [text for text in texts if UNKNOWN.search(text)]
    rest = len(texts) - len(missing) - len(unknown)
    return missing, unknown, rest


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    modules = pathlib.Path(sys.argv[2]) if len(sys.argv) == 3 else ROOT / ".build/debug/Modules"
    if not folder.is_dir():
        sys.exit(f"'{folder}' is not a folder")
    if not (modules / "SwiftUI.swiftmodule").exists():
        sys.exit(f"'{modules}' has no module SwiftUI; build the package first")
    print("| extension | files | without an error | missing modules | unknown names | other errors |")
    print("|---|--:|--:|---|---|--:|")
    total = clean = 0
    is_ours = False
    for extension in sorted(path for path in folder.iterdir() if path.is_dir()):
        files, errors = checked(extension, modules)
        counted = [file for file in files if "Own" not in file.relative_to(extension).parts]
        good = [file for file in counted if str(file) not in errors]
        missing, unknown, rest = causes(errors)
        names = sorted({MODULE.search(text)[1] for text in missing})
        unknown_names = sorted({next(filter(None, UNKNOWN.search(text).groups())) for text in unknown})
        is_ours = is_ours or (rest > 0 and not missing and not unknown)
        total += len(counted)
        clean += len(good)
        print(
            f"| {extension.name} | {len(counted)} | {len(good)} | {', '.join(names) or '–'}"
            f" | {', '.join(unknown_names) or '–'} | {rest} |")
    part = round(100 * clean / total) if total else 0
    print(f"\n{clean} of {total} files compile unchanged ({part} %).")
    sys.exit(1 if is_ours else 0)


main()
