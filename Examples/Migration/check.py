#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Make a repository with a migration to App Intents that has seven mistakes, and two built apps, and check both.

    Examples/Migration/check.py EXECUTABLE [--record] [--keep FOLDER]

    EXECUTABLE   quickaction
    --record     write what it says to mistakes.txt and products.txt instead of comparing it
    --keep       make the repository and the apps in this folder, and leave them there

The folders 1.0, 2.0 and 3.0 are what each commit changes; 3.0 removes the definition and the project. The apps are
assembled as a build does: definitions by 'quickaction intentbuilderc compile', binary tables and Info.plist files, and App
Intents metadata.
Exit codes: 0 it says what it should, 1 it says something else, 2 wrong usage.
"""

import argparse
import difflib
import json
import os
import pathlib
import plistlib
import shutil
import subprocess
import sys
import tempfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
DEFINITION = "Shop/Shop.intentdefinition"


def git(folder, *arguments, **environment):
    names = {"GIT_AUTHOR_NAME": "Example", "GIT_AUTHOR_EMAIL": "example@example.com"}
    names |= {name.replace("AUTHOR", "COMMITTER"): value for name, value in names.items()}
    subprocess.run(["git", *arguments], cwd=folder, check=True, env=os.environ | names | environment)


def repository(folder):
    """Commits the releases; the hashes are the same every time."""
    folder.mkdir(parents=True)
    git(folder, "init", "--quiet", "--initial-branch", "main")
    git(folder, "config", "commit.gpgsign", "false")
    for number, release in enumerate(["1.0", "2.0", "3.0"]):
        shutil.copytree(HERE / release, folder, dirs_exist_ok=True)
        if release == "3.0":
            (folder / DEFINITION).unlink()
            # The project is generated from here on.
            shutil.rmtree(folder / "Shop.xcodeproj")
            # And names of classes that are gone.
            plist = {"CFBundlePackageType": "APPL", "NSUserActivityTypes": ["ABShowShopIntent", "ABOldOrdersIntent"]}
            (folder / "Shop/Info.plist").write_bytes(plistlib.dumps(plist))
        date = f"2026-0{number + 1}-01T00:00:00Z"
        git(folder, "add", "--all")
        git(folder, "commit", "--quiet", "--message", f"Release {release}",
            GIT_AUTHOR_DATE=date, GIT_COMMITTER_DATE=date)
        git(folder, "tag", release)


def app(quickaction, folder, release, actions, phrases):
    """A built app: the definition through 'compile', binary property lists, and metadata."""
    folder.mkdir(parents=True)
    subprocess.run(
        [quickaction, "intentbuilderc", "compile", "-input", HERE / release / DEFINITION, "-output", folder],
        check=True)

    def write(name, value):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(plistlib.dumps(value, fmt=plistlib.FMT_BINARY))

    write("Info.plist", {"CFBundleDevelopmentRegion": "en", "CFBundlePackageType": "APPL"})
    write("PlugIns/Widget.appex/Info.plist", {
        "CFBundlePackageType": "XPC!",
        "NSExtension": {"NSExtensionPointIdentifier": "com.apple.widgetkit-extension"}})
    # The application is in Japanese, too, and the definition's table has one title of it.
    write("ja.lproj/Localizable.strings", {"Shop": "店"})
    definition = plistlib.loads((HERE / release / DEFINITION).read_bytes())
    first = definition["INIntents"][0]
    write("ja.lproj/Shop.strings", {first["INIntentTitleID"]: "店を表示"})
    metadata = {
        "actions": {
            name: {
                "identifier": name, "title": {"key": name}, "isDiscoverable": True,
                "parameters": [
                    {"name": parameter, "title": {"key": parameter}, "valueType": {"primitive": {"wrapper": {"typeIdentifier": 0}}}}
                    for parameter in parameters],
            } for name, parameters in actions.items()},
        "autoShortcuts": [{
            "actionIdentifier": next(iter(actions)), "shortTitle": {"key": "Order"},
            "phraseTemplates": [{"key": phrase} for phrase in phrases]}],
        "entities": {}, "enums": [], "version": 1}
    (folder / "Metadata.appintents").mkdir()
    (folder / "Metadata.appintents/extract.actionsdata").write_text(json.dumps(metadata, indent=1))


def archive(folder, path):
    """Packs an app as an export does."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                packed.write(file, f"Payload/{folder.name}/{file.relative_to(folder)}")


def said(folder, *commands):
    """What the commands write, each with its exit code."""
    text = ""
    for command in commands:
        run = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        text += "$ quickaction " + " ".join(str(part) for part in command[1:]) + "\n"
        text += run.stdout + run.stderr + f"exit code {run.returncode}\n\n"
    return text


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("executable", type=pathlib.Path)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--keep", type=pathlib.Path)
    options = parser.parse_args()
    tool = str(options.executable.resolve())
    with tempfile.TemporaryDirectory() as scratch:
        folder = (options.keep or pathlib.Path(scratch)).resolve()
        repository(folder / "repository")
        app(tool, folder / "1.0/Shop.app", "1.0", {"Order": ["shop", "count"]},
            ["Order in ${applicationName}", "Order again in ${applicationName}"])
        app(tool, folder / "2.0/Shop.app", "2.0", {"Order": ["shop"]}, ["Order in ${applicationName}", "Order now"])
        archive(folder / "2.0/Shop.app", folder / "Shop-2.0.ipa")
        texts = {
            "mistakes.txt": said(folder / "repository", [tool, "migrate", "--check"]),
            "products.txt": said(
                folder, [tool, "validate", "Shop-2.0.ipa"], [tool, "diff", "1.0/Shop.app", "Shop-2.0.ipa"]),
        }
    status = 0
    for name, text in texts.items():
        file = HERE / name
        if options.record:
            file.write_text(text, encoding="utf-8")
            continue
        expected = file.read_text(encoding="utf-8")
        if text != expected:
            status = 1
            sys.stderr.writelines(
                difflib.unified_diff(
                    expected.splitlines(True), text.splitlines(True), f"Examples/Migration/{name}", "now"))
    if status == 0 and not options.record:
        print("the example says what it should")
    return status


if __name__ == "__main__":
    sys.exit(main())
