#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Check what other projects take from this one: the action, the hooks, and the snippets that show how.

    Scripts/check-adoption.py

YAML must parse, scripts must be scripts, no expression of GitHub may stand in a script, where its value would be read
as a part of it, and what the snippets name must exist. Needs bash and PyYAML.
"""

import pathlib
import re
import subprocess
import sys

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = "Documentation/Adopting.md"
faults = []


def check_script(script, place):
    """Reports a script that bash cannot parse."""
    result = subprocess.run(["bash", "-n"], input=script, capture_output=True, text=True)
    if result.returncode != 0:
        faults.append(f"{place}: {result.stderr.strip()}")


def action():
    """Checks action.yml; returns the names of its inputs."""
    content = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
    steps = content["runs"]["steps"]
    known = {step["id"] for step in steps if "id" in step}
    for step in steps:
        place = f"action.yml, '{step['name']}'"
        if "run" in step:
            if "${{" in step["run"]:
                faults.append(f"{place}: an expression in a script; pass it as a variable")
            if step.get("shell") != "bash":
                faults.append(f"{place}: a script without 'shell: bash'")
            check_script(step["run"], place)
        elif "@" not in step["uses"]:
            faults.append(f"{place}: '{step['uses']}' names no version")
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
        for file in ["A/B.intentdefinition", "ja.lproj/B.strings", "B.actions.json", "B.xcodeproj/project.pbxproj"]:
            if not pattern.search(file):
                faults.append(f".pre-commit-hooks.yaml, '{hook['id']}': '{file}' does not run it")
        if pattern.search("Sources/B.swift"):
            faults.append(f".pre-commit-hooks.yaml, '{hook['id']}': runs for every file")
    return {hook["id"] for hook in content}


def page(inputs, names):
    """Checks the snippets of the page."""
    text = (ROOT / PAGE).read_text(encoding="utf-8")
    for language, snippet in re.findall(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        place = f"{PAGE}, '{snippet.splitlines()[0]}'"
        if language == "sh":
            check_script(snippet, place)
        if language == "yaml":
            visit(yaml.safe_load(snippet), place, inputs, names)


def visit(value, place, inputs, names):
    """Looks for what a snippet takes from this repository."""
    if isinstance(value, list):
        for element in value:
            visit(element, place, inputs, names)
    if isinstance(value, dict):
        for name in value.get("with") or {}:
            if name not in inputs:
                faults.append(f"{place}: the action has no input '{name}'")
        if "id" in value and value["id"] not in names:
            faults.append(f"{place}: there is no hook '{value['id']}'")
        for member in value.values():
            visit(member, place, inputs, names)


page(action(), hooks())
for fault in faults:
    print(f"error: {fault}", file=sys.stderr)
if not faults:
    print("the action, the hooks and the snippets can be read")
sys.exit(1 if faults else 0)
