#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Unpack the files of PngSuite from the source archive of pypng, which has them as hexadecimal digits.

    Scripts/unpack-pngsuite.py ARCHIVE FOLDER

The module is read, not run. Those whose names begin with a capital letter are not PngSuite's, and are left out.
"""

import pathlib
import re
import sys
import tarfile


def main():
    archive, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    with tarfile.open(archive) as files:
        name = next(name for name in files.getnames() if name.endswith("/pngsuite.py"))
        module = files.extractfile(name).read().decode()
    pictures = re.findall(r"'(\w+)': _dehex\(b\"\"\"([0-9a-f\s]+)\"\"\"\)", module)
    folder.mkdir(parents=True, exist_ok=True)
    for name, digits in pictures:
        if name[0].islower():
            (folder / f"{name}.png").write_bytes(bytes.fromhex(digits))
    print(f"{len(list(folder.glob('*.png')))} files of PngSuite in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
