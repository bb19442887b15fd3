#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Pack the extension for Visual Studio Code, and run it in Node with the real server and a stand-in of the editor.

    Scripts/check-vscode-extension.py [EXECUTABLE]

EXECUTABLE is .build/debug/quickaction unless named. Needs git and Node.
"""

import io
import os
import pathlib
import subprocess
import sys
import tempfile
import zipfile
from xml.etree import ElementTree

os.environ.setdefault("SOURCE_DATE_EPOCH", "1767225600")
import vscode_extension  # noqa: E402

ROOT = vscode_extension.ROOT


def main():
    if len(sys.argv) > 2 or sys.argv[1:2] in (["-h"], ["--help"]):
        sys.exit(__doc__)
    executable = pathlib.Path(sys.argv[1] if len(sys.argv) == 2 else ROOT / ".build/debug/quickaction").resolve()
    data = vscode_extension.package("0.0.1")
    if data != vscode_extension.package("0.0.1"):
        sys.exit("error: the same sources give two packages")
    with tempfile.TemporaryDirectory() as folder:
        with zipfile.ZipFile(io.BytesIO(data)) as package:
            package.extractall(folder)
            names = package.namelist()
        check_lists(pathlib.Path(folder), names)
        tests = sorted((ROOT / "Packaging/vscode/test").glob("*.test.js"))
        environment = {**os.environ, "QUICKACTION": str(executable), "QUICKACTION_EXTENSION": f"{folder}/extension"}
        run = subprocess.run(["node", "--test", "--test-reporter=tap", *tests], env=environment, capture_output=True, text=True)
        if run.returncode != 0:
            sys.exit(run.stdout + run.stderr + "error: the extension does not do what it should")
        count = sum(line.startswith("ok ") for line in run.stdout.splitlines())
    print(f"{count} tests of the extension passed; it has {len(data):,} bytes")


def check_lists(folder, names):
    """Whether each file has a type, and each that the list names is there."""
    types = {entry.get("Extension") for entry in ElementTree.parse(folder / "[Content_Types].xml").getroot()}
    for name in names:
        if name != "[Content_Types].xml" and pathlib.Path(name).suffix not in types:
            sys.exit(f"error: '{name}' has no type in '[Content_Types].xml'")
    space = "{http://schemas.microsoft.com/developer/vsx-schema/2011}"
    for asset in ElementTree.parse(folder / "extension.vsixmanifest").iter(f"{space}Asset"):
        if asset.get("Path") not in names:
            sys.exit(f"error: the package lacks '{asset.get('Path')}'")


if __name__ == "__main__":
    main()
