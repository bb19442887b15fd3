#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Count which files of widget extensions compile unchanged against the modules with Apple's names.

    Scripts/measure-widget-sources.py FOLDER [MODULES]

    FOLDER    a folder for each extension, with its Swift files; files in a folder 'Own' stand for the app's own types and are not counted
    MODULES   the folder of the modules (default: .build/debug/Modules), built with QUICKACTION_PREVIEW_MACROS=1 for '#Preview'

Each extension is type-checked as a whole, with generated intents among the files of 'Own'. A module that is neither here nor in the
toolchain is replaced by an empty one, so that the errors that are left show. The table says how many files have no error, and the causes
of the others:

    missing modules     frameworks of Apple's that QuickAction does not have
    missing names       of Apple's API: types with Apple's prefixes, and members of types that the extension does not declare
    unknown names       of the app, which a file in 'Own' can declare
    other errors        what follows from those, and what is wrong in the code

With '--errors' the errors follow the table. Exits with 1 if a module or a name of Apple's is missing.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
ERROR = re.compile(r"^(/[^:]+):(\d+):\d+: error: (.*)$")
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)", re.M)
NAME = re.compile(r"cannot find (?:type )?'([^']+)' in scope")
MEMBER = re.compile(r"(?:value of type|type|struct|module) '([^']+)' has no (?:dynamic )?member '([^']+)'|no type named '([^']+)' in module '([^']+)'")
DECLARATION = re.compile(r"\b(?:struct|class|enum|protocol|typealias|actor|extension|associatedtype)\s+(\w+)")
APPLE_NAME = re.compile(r"^(?:AV|CA|CF|CG|CI|CK|CL|CN|EK|HK|IN|LA|MK|NE|NS|NW|OS|PH|PK|SC|SF|SK|UI|UN|UT|WK|kCG)[A-Z]\w+$")
APPLE_MODULES = set(
    "ActivityKit Accelerate AppKit AVFoundation AVKit BackgroundTasks CloudKit Contacts CoreData CoreFoundation CoreImage CoreLocation "
    "CoreMotion CoreServices CoreText CoreTransferable CryptoKit DeviceActivity EventKit ExtensionFoundation FamilyControls GameKit "
    "HealthKit ImageIO IntentsUI JavaScriptCore LocalAuthentication MapKit MediaPlayer MessageUI MetricKit MusicKit Network "
    "NetworkExtension Photos PhotosUI QuartzCore RealityKit SafariServices Security ServiceManagement Speech StoreKit SwiftData "
    "SystemConfiguration TipKit UniformTypeIdentifiers UserNotifications Vision WatchConnectivity WatchKit WeatherKit WebKit".split())
TOOLCHAIN = set(
    "CoreFoundation Dispatch Foundation FoundationEssentials FoundationNetworking Glibc Observation RegexBuilder Swift Synchronization".split())


def known(module, modules):
    """Whether a module is here or in the toolchain."""
    return module in TOOLCHAIN or (modules / f"{module}.swiftmodule").exists()


def options(modules):
    """What the compiler needs to find the modules, and what it imports by itself, as 'quickaction build' has it."""
    result = ["-I", str(modules)]
    for module in ["AppleFoundation", "FoundationCombine", "FoundationNetworking", "Security"]:
        result += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    for c_module in ROOT.glob("Sources/*/*/include"):
        maps = [c_module / "module.modulemap", modules.parent / f"{c_module.parent.name}.build/module.modulemap"]
        for path in [path for path in maps if path.exists()][:1]:
            result += ["-Xcc", f"-fmodule-map-file={path}"]
    return result


def service(name, modules, folder):
    """Makes the module of a service of a device, after those that it imports; whether there is one."""
    sources = sorted((ROOT / "Sources/Apple/Services" / name).rglob("*.swift"))
    if not sources:
        return False
    interface = folder / f"{name}.swiftmodule"
    if not interface.exists():
        for other in {other for file in sources for other in IMPORT.findall(file.read_text(encoding="utf-8"))} - {name}:
            service(other, modules, folder)
        subprocess.run(
            ["swiftc", "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", name, "-o", interface]
            + options(modules) + ["-I", folder] + sources,
            check=True, capture_output=True)
    return True


def stand_ins(files, modules, folder):
    """Makes the services that are imported, and an empty module for each one that is not known; the names of these."""
    imported = {name for file in files for name in IMPORT.findall(file.read_text(encoding="utf-8"))}
    unknown = sorted(name for name in imported if not known(name, modules))
    missing = [name for name in unknown if not service(name, modules, folder)]
    for name in missing:
        source = folder / f"{name}.swift"
        source.write_text("import Foundation\n", encoding="utf-8")
        subprocess.run(
            ["swiftc", "-emit-module", "-module-name", name, "-o", f"{folder / name}.swiftmodule", source],
            check=True, capture_output=True)
    return missing


def macros(modules):
    """The library of '#Preview' and '@Entry', which is built if there is none beside the modules."""
    library = modules.parent / "libPreviewMacros.so"
    if not library.exists():
        swift = pathlib.Path(shutil.which("swiftc") or sys.exit("no 'swiftc' in PATH")).resolve()
        host = swift.parent.parent / "lib/swift/host"
        names = ["SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftDiagnostics", "SwiftCompilerPluginMessageHandling"]
        sources = sorted((ROOT / "Sources/Apple/PreviewMacros").glob("*.swift"))
        subprocess.run(
            ["swiftc", "-emit-library", "-o", library, "-module-name", "PreviewMacros", "-parse-as-library", "-I", host, "-L", host]
            + ["-Xlinker", "-rpath", "-Xlinker", host] + [f"-l{name}" for name in names] + sources,
            check=True)
    return library


def compiled(file, number, folder):
    """The file that is compiled: one that asks for iOS as a copy in which that is true, as 'quickaction build' has it."""
    text = file.read_text(encoding="utf-8")
    if not re.search(r"^\s*#(?:if|elseif)\b.*os\(iOS\)", text, re.M):
        return file
    copy = folder / f"{number}-{file.name}"
    copy.write_text(re.sub(r"(?m)^(\s*#(?:if|elseif)\b.*)$", lambda line: line[0].replace("os(iOS)", "os(Linux)"), text), encoding="utf-8")
    return copy


def checked(folder, modules):
    """The files of an extension, the errors of each, and the modules that were replaced by empty ones."""
    files = sorted(folder.rglob("*.swift"))
    with tempfile.TemporaryDirectory() as empty:
        missing = stand_ins(files, modules, pathlib.Path(empty))
        command = ["swiftc", "-typecheck", "-wmo", "-swift-version", "5", "-parse-as-library", "-module-name", "Widget"]
        command += ["-D", "DEBUG", "-I", empty] + options(modules)
        command += ["-load-plugin-library", str(macros(modules))]
        places = {str(compiled(file, number, pathlib.Path(empty))): str(file) for number, file in enumerate(files)}
        command += list(places)
        output = subprocess.run(command, capture_output=True, text=True).stderr
    errors = {}
    for line in output.splitlines():
        if match := ERROR.match(line):
            errors.setdefault(places.get(match[1], match[1]), set()).add((int(match[2]), match[3]))
    if "<unknown>:0: error" in output or ("error:" in output and not errors):
        sys.exit(output[:2000])
    return files, errors, missing


def causes(errors, declared):
    """The missing names of Apple's, the unknown names of the app, and the number of other errors."""
    apple, own, other = set(), set(), 0
    for text in [text for found in errors.values() for _, text in found]:
        if match := NAME.search(text):
            (apple if APPLE_NAME.match(match[1]) else own).add(match[1])
        elif match := MEMBER.search(text):
            container, member = (match[1], match[2]) if match[1] else (match[4], match[3])
            first = re.match(r"[\w.]+", container.replace("any ", "").replace("some ", ""))
            parts = set(first[0].split(".")) if first else set()
            (own if parts & declared else apple).add(f"{container}.{member}")
        else:
            other += 1
    return sorted(apple), sorted(own), other


def row(extension, modules, details):
    """The row of an extension: its files, those without an error, and whether something of Apple's is missing."""
    files, errors, replaced = checked(extension, modules)
    counted = [file for file in files if "Own" not in file.relative_to(extension).parts]
    declared = {name for file in files for name in DECLARATION.findall(file.read_text(encoding="utf-8"))}
    good = [file for file in counted if str(file) not in errors]
    apple, own, other = causes(errors, declared)
    missing = [name for name in replaced if name in APPLE_MODULES]
    cells = [", ".join(f"`{name}`" for name in names) or "–" for names in (missing, apple, own)]
    print(f"| {extension.name} | {len(counted)} | {len(good)} | {' | '.join(cells)} | {other or '–'} |")
    details += [f"{path}:{line}: {text}" for path, found in sorted(errors.items()) for line, text in sorted(found)]
    return len(counted), len(good), bool(missing or apple)


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--errors"]
    if len(arguments) not in (1, 2):
        sys.exit(__doc__)
    folder = pathlib.Path(arguments[0])
    modules = pathlib.Path(arguments[1]) if len(arguments) == 2 else ROOT / ".build/debug/Modules"
    if not folder.is_dir():
        sys.exit(f"'{folder}' is not a folder")
    if not (modules / "SwiftUI.swiftmodule").exists():
        sys.exit(f"'{modules}' has no module SwiftUI; build the package first")
    print("| extension | files | without an error | missing modules | missing names | unknown names | other errors |")
    print("|---|--:|--:|---|---|---|--:|")
    details = []
    rows = [row(path, modules, details) for path in sorted(folder.iterdir()) if path.is_dir() and any(path.rglob("*.swift"))]
    total, clean = sum(row[0] for row in rows), sum(row[1] for row in rows)
    print(f"\n{clean} of {total} files compile unchanged ({round(100 * clean / total) if total else 0} %).")
    if "--errors" in sys.argv[1:]:
        print("\n" + "\n".join(details))
    sys.exit(1 if any(row[2] for row in rows) else 0)


main()
