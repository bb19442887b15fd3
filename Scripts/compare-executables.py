#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Compare what two executables of QuickAction print, write and return, for about 300 invocations.

    Scripts/compare-executables.py OLD NEW [--corpus DIR] [--list] [--show LINES]

For a change that must not show: help, the sample, the examples, bad input, and every definition of the corpus, in every
format; nothing that builds a widget first. Each invocation runs in a fresh copy of the same folder, under the same path. Exits with 1 where the executables
differ; the differences are printed as patches.
"""

import argparse
import difflib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMMANDS = [
    "init", "validate", "rules", "edit", "export", "preview", "timeline", "load", "snapshot", "devices", "diff",
    "audit", "generate", "migrate", "build", "intentbuilderc",
]
REPORTS = ["text", "xcode", "github", "json", "sarif", "junit", "gitlab", "checkstyle", "rdjson", "grouped"]
# What an invocation may take; a run that ends no sooner is a difference if the other one ends.
SECONDS = 120


def help_pages():
    yield ["--help"]
    yield ["--version"]
    yield ["help"]
    for command in COMMANDS:
        yield [command, "--help"]
        yield ["help", command]
    for shell in ["bash", "zsh", "fish"]:
        yield [f"--generate-completion-script={shell}"]


def sample():
    for locale in ["en", "ja", "de", "pt-BR", "x"]:
        yield ["export", "--locale", locale]
    for family in ["systemSmall", "systemMedium", "systemLarge", "accessoryCircular"]:
        yield ["export", "--locale", "en", "--family", family]
        yield ["preview", "--locale", "en", "--family", family, "--format", "svg", "--output", "widget.svg"]
    for device in ["320x568", "390x844", "430x932", "744x1133", "1032x1376", "1x1"]:
        yield ["export", "--locale", "ja", "--device", device]
        yield ["preview", "--locale", "ja", "--device", device, "--format", "svg", "--output", "widget.svg"]
    for size in ["xSmall", "large", "xxxLarge", "AX1", "AX5"]:
        for appearance in ["light", "dark"]:
            yield [
                "preview", "--locale", "en", "--type-size", size, "--appearance", appearance, "--format", "svg", "--output", "w.svg",
            ]
    for mode in ["fullColor", "accented", "vibrant"]:
        yield ["preview", "--locale", "en", "--rendering-mode", mode, "--wallpaper", "night", "--format", "svg", "--output", "w.svg"]
    yield ["preview", "--locale", "en", "--color", "never"]
    yield ["preview", "--locale", "ja", "--color", "always"]
    yield ["preview", "--format", "png", "--locale", "ja", "--output", "widget.png"]
    yield ["preview", "--format", "html", "--all", "--locale", "en", "--language", "ja", "--output", "page.html"]
    for arguments in [
        ["--list"], ["--options"], ["--list", "--format", "json"], ["--replace", "2", "11", "--dry-run"], ["--move", "1", "3", "--dry-run"],
        ["--swap", "1", "2"], ["--remove", "4"], ["--add", "11"], ["--reset"], ["--replace", "2", "Cards"], ["--plain", "--list"],
    ]:
        yield ["edit", "--locale", "en", *arguments]
    for format in ["text", "json", "svg", "html"]:
        yield ["timeline", "quick-actions", "--locale", "en", "--format", format]
    yield ["timeline", "--rules"]
    for format in ["text", "json"]:
        yield ["rules", "--format", format]
        yield ["devices", "--format", format]
    for rule in ["app-store-title-missing", "repeated-widget-kind", "unresolved-merge-conflict", "parameter-renamed", "no-such-rule"]:
        yield ["rules", rule]
        yield ["rules", rule, "--format", "json"]
    for format in REPORTS:
        yield ["validate", "--format", format]
        yield ["validate", "Examples/AppStoreMail", "--format", format]
        yield ["validate", "Examples/Migration", "--format", format]
        yield ["diff", "Examples/Migration/1.0", "Examples/Migration/2.0", "--format", format]
        yield ["diff", "Examples/Migration/2.0", "Examples/Migration/3.0", "--format", format]
    for format in ["html", "excerpts"]:
        yield ["diff", "Examples/Migration/1.0", "Examples/Migration/3.0", "--format", format, "--language", "ja"]
    yield ["validate", "--layout", "--format", "json"]
    yield ["validate", "--layout"]
    yield ["validate", "--statistics", "Examples"]
    yield ["validate", "--show-config"]
    yield ["validate", "--show-files"]
    yield ["validate", "--fix", "Examples"]
    yield ["validate", "--diff", "Examples"]
    yield ["diff", "Examples/Migration/1.0", "Examples/Migration/3.0", "--language", "ja"]
    yield ["diff", "Examples/Migration/1.0", "Examples/Migration/3.0", "--steps"]
    yield ["init", "Examples/Migration/1.0/Shop/Shop.intentdefinition"]


def mistakes():
    for command in COMMANDS:
        yield [command, "--no-such-option"]
        yield [command, "missing.intentdefinition"]
    for text in ["broken", "empty", "conflict", "hostile"]:
        file = f"Mistakes/{text}.intentdefinition"
        for command in ["validate", "diff", "export", "edit", "init"]:
            yield [command, file] + ([file] if command == "diff" else [])
        yield ["generate", file, "--output", "-"]
        yield ["migrate", file, "--output", "-"]


def corpus(folder):
    files = sorted(path.relative_to(folder.parent) for path in folder.rglob("*.intentdefinition"))
    yield ["validate", "Corpus", "--statistics"]
    yield ["validate", "Corpus", "--fix", "--unsafe-fixes"]
    for format in REPORTS:
        yield ["validate", "Corpus", "--format", format]
    for index, file in enumerate(files):
        file = str(file)
        yield ["validate", file]
        yield ["validate", file, "--format", "json"]
        for language in ["swift", "objc"]:
            yield ["generate", file, "--language", language, "--output", "generated"]
        yield ["generate", file, "--platform", "portable", "--output", "generated"]
        yield ["migrate", file, "--output", "migrated"]
        yield ["diff", file, str(files[index - 1]), "--format", "json"]


MISTAKES = {
    "broken": b"<plist><dict><key>INIntents</key>",
    "empty": b"",
    "conflict": b"<plist version=\"1.0\">\n<<<<<<< HEAD\n<dict/>\n=======\n<array/>\n>>>>>>> main\n</plist>\n",
    "hostile": b"<plist version=\"1.0\"><dict><key>\x1b[31m&#x202E;INIntents</key><string>../../etc</string></dict></plist>\n",
}


def make_folder(folder, source):
    """The folder in which each invocation runs."""
    for name in ["IntentDefinitions", "Localization", "Examples"]:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns(".build", "*.snapshot"))
    for name in ["quickaction.json"]:
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, folder / name)
    (folder / "Mistakes").mkdir()
    for name, data in MISTAKES.items():
        (folder / "Mistakes" / f"{name}.intentdefinition").write_bytes(data)
    if source:
        shutil.copytree(source, folder / "Corpus")


def state(folder):
    """What a folder has: each file's content by its path."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
    }


def run(executable, arguments, template, before, folder):
    """What an invocation prints, returns and changes."""
    if state(folder) != before if folder.exists() else True:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(template, folder, symlinks=True)
    environment = {
        "PATH": os.environ["PATH"], "HOME": str(folder.parent), "LANG": "C.UTF-8", "TMPDIR": str(folder.parent / "temporary"),
    }
    try:
        result = subprocess.run(
            [executable, *arguments], cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS
        )
    except subprocess.TimeoutExpired:
        return {"exit code": b"none within the time limit"}
    after = state(folder)
    found = {"exit code": str(result.returncode).encode(), "output": result.stdout, "errors": result.stderr}
    for path in sorted(before.keys() | after.keys()):
        if before.get(path, b"\0") != after.get(path, b"\0"):
            found[f"file {path}"] = after.get(path, b"removed") or b""
    return found


def patch(old, new, lines):
    """The lines that differ."""
    text = lambda data: data.decode("utf-8", "backslashreplace").splitlines()
    found = list(difflib.unified_diff(text(old), text(new), "old", "new", lineterm="", n=0))[2:]
    more = [f"... and {len(found) - lines} more lines"] if len(found) > lines else []
    return [line[:400] for line in found[:lines]] + more


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("old", type=pathlib.Path, nargs="?")
    parser.add_argument("new", type=pathlib.Path, nargs="?")
    parser.add_argument("--corpus", type=pathlib.Path, help="a folder with definitions of real projects")
    parser.add_argument("--list", action="store_true", help="print the invocations and run none")
    parser.add_argument("--show", type=int, default=12, help="the lines that are printed of each difference")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        template, folder = scratch / "template", scratch / "work"
        template.mkdir()
        (scratch / "temporary").mkdir()
        make_folder(template, arguments.corpus)
        invocations = [*help_pages(), *sample(), *mistakes()]
        if arguments.corpus:
            invocations += corpus(template / "Corpus")
        if arguments.list:
            for invocation in invocations:
                print(*invocation)
            print(f"{len(invocations)} invocations")
            return
        if not arguments.old or not arguments.new:
            parser.error("name two executables")
        executables = [path.resolve(strict=True) for path in [arguments.old, arguments.new]]
        before = state(template)
        different = 0
        for invocation in invocations:
            old, new = (run(executable, invocation, template, before, folder) for executable in executables)
            if old == new:
                continue
            different += 1
            print(f"== {' '.join(invocation)}")
            for part in sorted(old.keys() | new.keys()):
                if old.get(part) != new.get(part):
                    print(f"-- {part}")
                    print("\n".join(patch(old.get(part, b""), new.get(part, b""), arguments.show)), flush=True)
        print(f"{len(invocations)} invocations: {different or 'none'} differ")
    sys.exit(1 if different else 0)


if __name__ == "__main__":
    main()
