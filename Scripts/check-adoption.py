#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Check what other projects take from this one: the action, the hooks, the snippets that show how, and the workflows.

    Scripts/check-adoption.py

YAML must parse, scripts must be scripts, no expression of GitHub may stand in a script, where its value would be read
as a part of it, what the snippets name must exist, a release that they name must be the one that the sources are on the way to, and the actions of
others must be pinned by the hash of a release's commit. Needs bash and PyYAML.
"""

import pathlib
import re
import subprocess
import sys

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = ["Documentation/Adopting.md", "Documentation/Flutter.md", "Documentation/ReactNative.md"]
faults = []


def check_script(script, place):
    """Reports a script that bash cannot parse."""
    result = subprocess.run(["bash", "-n"], input=script, capture_output=True, text=True)
    if result.returncode != 0:
        faults.append(f"{place}: {result.stderr.strip()}")


def check_step(step, place):
    """Reports what is wrong with a step of the action or of a workflow."""
    if "run" in step:
        if "${{" in step["run"]:
            faults.append(f"{place}: an expression in a script; pass it as a variable")
        check_script(step["run"], place)
        for script in re.findall(r"(?<![\w$/\"])(?:Scripts|Examples)/[\w.-]+\.\w+", step["run"]):
            if not (ROOT / script).exists():
                faults.append(f"{place}: there is no {script}")
    # A tag can be moved to another commit, the hash of one cannot.
    elif not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", step["uses"]):
        faults.append(f"{place}: '{step['uses']}' is not pinned by the hash of a release's commit")


def workflows():
    """Checks the workflows: their steps, and that each job says what it may do."""
    for file in sorted((ROOT / ".github/workflows").glob("*.yml")):
        content = yaml.safe_load(file.read_text(encoding="utf-8"))
        if content.get("permissions") != {}:
            faults.append(f"{file.name}: gives permissions to all jobs")
        for name, job in content["jobs"].items():
            if "permissions" not in job:
                faults.append(f"{file.name}, '{name}': without permissions of its own")
            for step in job["steps"]:
                check_step(step, f"{file.name}, '{name}', '{step.get('name', step.get('uses', step.get('run')))}'")
            for need in [job.get("needs", [])] if isinstance(job.get("needs"), str) else job.get("needs", []):
                if need not in content["jobs"]:
                    faults.append(f"{file.name}, '{name}': there is no job '{need}'")


def action():
    """Checks action.yml; returns the names of its inputs."""
    content = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
    steps = content["runs"]["steps"]
    known = {step["id"] for step in steps if "id" in step}
    for step in steps:
        place = f"action.yml, '{step['name']}'"
        if "run" in step and step.get("shell") != "bash":
            faults.append(f"{place}: a script without 'shell: bash'")
        check_step(step, place)
    text = (ROOT / "action.yml").read_text(encoding="utf-8")
    for name in re.findall(r"\binputs\.([\w-]+)", text):
        if name not in content["inputs"]:
            faults.append(f"action.yml: there is no input '{name}'")
    for name in re.findall(r"\bsteps\.([\w-]+)", text):
        if name not in known:
            faults.append(f"action.yml: there is no step '{name}'")
    return set(content["inputs"])


def hooks():
    """Checks .pre-commit-hooks.yaml; returns the names of the hooks."""
    content = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    for hook in content:
        pattern = re.compile(hook["files"])
        # The comparison reads the kinds of widgets in Swift, and no projects; 'check' reads both.
        compares = hook["entry"].startswith("quickaction diff")
        reads_swift = compares or hook["entry"].startswith("quickaction check")
        files = ["A/B.intentdefinition", "ja.lproj/B.strings", "B.actions.json"]
        files += ["Sources/B.swift"] if reads_swift else []
        files += [] if compares else ["B.xcodeproj/project.pbxproj"]
        for file in files:
            if not pattern.search(file):
                faults.append(f".pre-commit-hooks.yaml, '{hook['id']}': '{file}' does not run it")
        if pattern.search("Sources/B.c" if reads_swift else "Sources/B.swift"):
            faults.append(f".pre-commit-hooks.yaml, '{hook['id']}': runs for every file")
    return {hook["id"] for hook in content}


def page(name, inputs, names):
    """Checks the snippets of a page."""
    text = (ROOT / name).read_text(encoding="utf-8")
    for language, snippet in re.findall(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        place = f"{name}, '{snippet.splitlines()[0]}'"
        if language == "sh":
            check_script(snippet, place)
        if language == "yaml":
            visit(yaml.safe_load(snippet), place, inputs, names)


def pins():
    """Checks that each pinned action says its release, and the same everywhere."""
    pinned = {}
    for file in [ROOT / "action.yml", *sorted((ROOT / ".github/workflows").glob("*.yml"))]:
        for line in re.findall(r"\buses: (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE):
            match = re.fullmatch(r"([\w./-]+)@([0-9a-f]{40}) # (v\d+\.\d+\.\d+)", line)
            if not match:
                faults.append(f"{file.name}: 'uses: {line}' does not say the release behind the hash, as in '# v1.2.3'")
            elif pinned.setdefault(match[1], line) != line:
                faults.append(f"{file.name}: '{line}' differs from '{pinned[match[1]]}'")


def versions():
    """Checks that all that names a release names the one that the sources are on the way to."""
    version = subprocess.run(
        [ROOT / "Scripts/release.sh", "--version"], capture_output=True, text=True, check=True
    ).stdout.strip()
    named = r"(?:QuickAction@v|rev: v|quickaction==|quickaction-|releases/download/v|^version = \"|Version )(\d+\.\d+\.\d+)"
    for name in [*PAGES, "README.md", "README.ja.md", "pyproject.toml", "action.yml", ".pre-commit-hooks.yaml"]:
        text = (ROOT / name).read_text(encoding="utf-8")
        for other in re.findall(named, text, re.MULTILINE):
            if other != version:
                faults.append(f"{name}: names version {other}, the sources are {version}")


def visit(value, place, inputs, names):
    """Looks for what a snippet takes from this repository."""
    if isinstance(value, list):
        for element in value:
            visit(element, place, inputs, names)
    if isinstance(value, dict):
        for name in value.get("with") or {}:
            if name not in inputs and "QuickAction@" in value.get("uses", "QuickAction@"):
                faults.append(f"{place}: the action has no input '{name}'")
        if "id" in value and "entry" not in value and value["id"] not in names:
            faults.append(f"{place}: there is no hook '{value['id']}'")
        for member in value.values():
            visit(member, place, inputs, names)


inputs, hook_names = action(), hooks()
for path in PAGES:
    page(path, inputs, hook_names)
workflows()
pins()
versions()
for fault in faults:
    print(f"error: {fault}", file=sys.stderr)
if not faults:
    print("the action, the hooks, the snippets and the workflows can be read")
sys.exit(1 if faults else 0)
