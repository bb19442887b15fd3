#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Let each call of the system that a command makes fail once, and look at what is on the disk.

    Scripts/inject-faults.py [PROGRAM]     .build/debug/quickaction where none is named

Each command that writes a file is run once to count its calls about files: open, read, write, fsync, close, rename, link and
so on. Then it is run again for each of them and for each of several errors, with that one call failing. Each time

- the file holds its old content or its new one, whole, and no other file changed;
- no temporary file is left, unless its removal is what failed;
- what was not written is said on standard error, with the exit code 2; what was written ends as it does without a fault.

Needs Linux and a C compiler. Exit codes: 0 all held, 1 something did not, 2 it cannot be tried here.
"""

import concurrent.futures
import errno
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FAULTS = [
    ("EIO", {}, None),
    ("ENOSPC", {}, {"open to write", "write", "fsync", "link", "rename", "renameat2", "mkdir"}),
    ("EACCES", {}, {"open to write", "link", "rename", "renameat2"}),
    ("EMFILE", {}, {"open to write"}),
    # Interrupted, or moved in part, is not failed.
    ("EINTR", {}, {"read", "write"}),
    ("short", {"FAULT_SHORT": "1"}, {"read", "write"}),
]

# A definition with a key that `--fix` takes the space out of.
DEFINITION = """<plist version="1.0"><dict><key>INIntents</key><array><dict>
<key>INIntentName</key><string>Show</string>
<key>INIntentParameterCombinations</key><dict><key>a, b</key><dict/></dict>
<key>INIntentParameters</key><array>
<dict><key>INIntentParameterName</key><string>a</string></dict>
<dict><key>INIntentParameterName</key><string>b</string></dict>
</array>
</dict></array></dict></plist>
"""


class Case:
    """A command, the folder that it runs in, and the file that it writes."""

    def __init__(self, name, arguments, target, input=None, before=None):
        self.name, self.arguments, self.target, self.input = name, arguments, target, input
        self.before = before

    def prepare(self, folder, program):
        for place in ("IntentDefinitions", "Localization"):
            shutil.copytree(ROOT / place, folder / place)
        (folder / "Fix.intentdefinition").write_text(DEFINITION)
        if self.name == "init":
            (folder / "IntentDefinitions/QuickActionWidget.actions.json").unlink()
        if self.before:
            subprocess.run([program, *self.before], cwd=folder, check=True, capture_output=True)


# The longest first, so that no processor has nothing to do at the end.
CASES = [
    Case("preview", ["preview", "--family", "systemMedium", "--format", "svg", "--output", "out.svg"], "out.svg",
         before=["preview", "--appearance", "dark", "--format", "svg", "--output", "out.svg"]),
    Case("edit", ["edit", "--move", "4:1"], "IntentDefinitions/QuickActionWidget.configuration.json"),
    Case("edit over a choice", ["edit", "--move", "4:1"], "IntentDefinitions/QuickActionWidget.configuration.json",
         before=["edit", "--move", "3:1"]),
    Case("edit line by line", ["edit", "--plain"], "IntentDefinitions/QuickActionWidget.configuration.json",
         input="move 4 1\nsave\nquit\n"),
    Case("validate --fix", ["validate", "--fix", "Fix.intentdefinition"], "Fix.intentdefinition"),
    Case("init", ["init", "IntentDefinitions/QuickActionWidget.intentdefinition"],
         "IntentDefinitions/QuickActionWidget.actions.json"),
    Case("export", ["export", "--output", "out.json"], "out.json"),
    Case("export over a file", ["export", "--output", "out.json"], "out.json",
         before=["export", "--device", "iPhone SE (1st generation)", "--output", "out.json"]),
    Case("baseline", ["validate", "--write-baseline", "baseline.json", "Fix.intentdefinition"], "baseline.json",
         before=["validate", "--write-baseline", "baseline.json", "IntentDefinitions/QuickActionWidget.intentdefinition"]),
]


def tree(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def run(program, case, folder, **variables):
    log = folder.parent / (folder.name + ".log")
    log.unlink(missing_ok=True)
    environment = {key: value for key, value in os.environ.items() if not key.startswith("FAULT_")}
    environment.update(variables, FAULT_ROOT=str(folder) + "/", FAULT_LOG=str(log), SWIFT_BACKTRACE="enable=no")
    end = subprocess.run([program, *case.arguments], cwd=folder, env=environment, capture_output=True,
                         text=True, input=case.input, timeout=120)
    calls = log.read_text().splitlines() if log.exists() else []
    return end, calls


def faults_of(calls):
    for number, call in enumerate(calls, 1):
        for name, variables, where in FAULTS:
            if where is None or call in where:
                code = errno.errorcode and getattr(errno, name, errno.EIO)
                yield number, call, name, dict(variables, FAULT_AT=str(number), FAULT_ERRNO=str(code))


def check(case, program, shim, scratch):
    """What does not hold, and the number of runs."""
    sound = scratch / "sound"
    sound.mkdir()
    case.prepare(sound, program)
    old = tree(sound)
    end, calls = run(program, case, sound, LD_PRELOAD=shim)
    new = tree(sound)
    if new.get(case.target) == old.get(case.target) or end.returncode not in (0, 1):
        return [f"{case.name}: does not write {case.target} even without a fault: {end.stderr}"], 1
    if not calls:
        return [f"{case.name}: no call was seen, so that the program is linked in a way that nothing can be put before"], 1
    wrong, count = [], 0
    folder = scratch / "work"
    for number, call, name, variables in faults_of(calls):
        case_folder_reset(folder, case, program)
        count += 1
        fault, _ = run(program, case, folder, LD_PRELOAD=shim, **variables)
        left = tree(folder)

        def say(words):
            wrong.append(f"{case.name}: {call} {number} of {len(calls)} failing with {name}: {words}")

        temporary = [path for path in left if path.endswith(".tmp")]
        if temporary and call != "unlink":
            say(f"left {temporary[0]} behind")
        for path in temporary:
            del left[path]
        others = {path for path in left.keys() | old.keys()
                  if path != case.target and left.get(path) != old.get(path)}
        if others:
            say(f"changed {sorted(others)}")
        content = left.get(case.target)
        if content not in (old.get(case.target), new[case.target]) and not is_whole(case, content):
            say("left neither the old content nor the new one")
        is_old = content == old.get(case.target)
        if fault.returncode < 0 or fault.returncode > 2:
            say(f"ended with {fault.returncode}")
        if name in ("EINTR", "short") and (is_old or fault.returncode != end.returncode):
            say(f"gave up: {fault.stderr.strip()}")
        if is_old and fault.returncode == 0 and fault.stdout == end.stdout:
            say("ended with 0, and wrote nothing")
        if is_old and not fault.stderr.strip() and fault.stdout == end.stdout:
            say("wrote nothing, and said nothing")
        shutil.rmtree(folder)
    return wrong, count


def is_whole(case, content):
    """Whether what was written without a part of the project is whole in its own way."""
    if content is None or case.name.startswith("edit"):
        return False
    text = content.decode()
    return text.startswith(("{", "<svg", "<?xml", "<!DOCTYPE")) and text.rstrip().endswith(("}", ">"))


def case_folder_reset(folder, case, program):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    case.prepare(folder, program)


def main():
    program = str(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/debug/quickaction").resolve())
    if not sys.platform.startswith("linux") or not shutil.which("cc"):
        print("left out: needs Linux and a C compiler", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        shim = str(scratch / "inject-faults.so")
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-D_FILE_OFFSET_BITS=32", "-o", shim,
                        str(ROOT / "Scripts/inject-faults.c"), "-ldl"], check=True)
        failed = False

        def checked(case):
            place = scratch / str(CASES.index(case))
            place.mkdir()
            return check(case, program, shim, place)

        # The cases share no file, and a thread waits for its program most of the time.
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for case, (wrong, count) in zip(CASES, pool.map(checked, CASES)):
                failed = failed or bool(wrong)
                print(f"{case.name}: {count} runs with a fault, {len(wrong)} that do not hold", flush=True)
                for line in wrong[:20]:
                    print(f"  {line}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
