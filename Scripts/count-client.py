#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Counts the lines that a client of a product compiles, module by module, and fails if there are more than its limit.

Usage: Scripts/count-client.py [PRODUCT...]

Without a product: every product that has a limit. Tests, tools and other packages are not counted.
"""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The most lines that a client of a product may have to compile. Lower a limit when a product gets lighter. Limits
# moved when the layout drew Live Activities, the Dynamic Island and controls, when packaging was checked, when
# symbols got their boxes, when programs of built applications were read, and when text was shaped (2,200 lines of which
# are the tables of fonts that it is measured with), when labels followed the dial of a watch (330 lines), and when symbols
# of asset catalogs were drawn (700 lines).
LIMITS = {
    "IntentLint": 66_100,
    "LayoutRules": 91_100,
    "QuickActions": 21_750,
}


def described() -> dict:
    """The package as SwiftPM describes it."""
    command = ["swift", "package", "--package-path", str(ROOT), "describe", "--type", "json"]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)


def lines(target: dict) -> int:
    """The lines of a target's sources."""
    folder = ROOT / target["path"]
    return sum((folder / source).read_bytes().count(b"\n") for source in target["sources"])


def modules(product: str, targets: dict[str, dict]) -> list[str]:
    """The modules that are compiled for a product: its own and those that they depend on, the largest first."""
    found: set[str] = set()
    waiting = [name for name, target in targets.items() if product in target.get("product_memberships", [])]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += targets[name].get("target_dependencies", [])
    return sorted(found, key=lambda name: (-lines(targets[name]), name))


def main() -> int:
    package = described()
    targets = {target["name"]: target for target in package["targets"]}
    libraries = {product["name"] for product in package["products"] if "library" in product["type"]}
    status = 0
    for product in sys.argv[1:] or LIMITS:
        if product not in libraries:
            print(f"unknown library '{product}'; use one of {', '.join(sorted(libraries))}", file=sys.stderr)
            return 2
        names = modules(product, targets)
        total = sum(lines(targets[name]) for name in names)
        print(f"{product}: {total:,} lines")
        for name in names:
            print(f"  {lines(targets[name]):7,} {name}")
        limit = LIMITS.get(product)
        if limit is not None and total > limit:
            print(f"error: a client of '{product}' compiles {total - limit:,} lines more than {limit:,}", file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
