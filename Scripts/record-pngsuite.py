#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Record what the files of PngSuite look like, as pypng decodes them.

    Scripts/record-pngsuite.py FOLDER > Tests/Drawing/PNGFilesTests/Fixtures/pngsuite.txt

    FOLDER    the files, from Scripts/unpack-pngsuite.py

A line for each file: its name, the width, the height, and the 64-bit FNV-1a hash of its pixels as red, green, blue and
opacity, a byte each. Needs the package pypng of PyPI ('pip install pypng'), which shares no code with this repository.
"""

import pathlib
import sys

import png


def fnv(data):
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return value


def pixels(file):
    """The size and the pixels of a file, 8 bits a sample."""
    width, height, rows, info = png.Reader(filename=str(file)).asRGBA()
    greatest = 2 ** info["bitdepth"] - 1
    data = bytes((value * 255 + greatest // 2) // greatest for row in rows for value in row)
    return width, height, data


def main():
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    for file in sorted(pathlib.Path(sys.argv[1]).glob("*.png")):
        width, height, data = pixels(file)
        print(f"{file.stem} {width} {height} {fnv(data):016x}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
