#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Draw a terminal's screen, as 'tmux capture-pane -e -N' prints it, as SVG.

    tmux capture-pane -p -e -N | Scripts/terminal-picture.py COLUMNS ROWS > screen.svg

Blocks and braille are drawn as shapes, so that cells meet without a seam, whatever the font.
"""

import re
import sys
import unicodedata
from html import escape

WIDTH, HEIGHT, MARGIN, SIZE = 9, 19, 14, 14.95
GROUND, INK = "#1b1d23", "#d7dae0"
PALETTE = ["#3b4048", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#d7dae0"]
BRIGHT = ["#7f848e", "#ef8891", "#b1d89a", "#f0d399", "#84c4f8", "#d79be9", "#7fd0da", "#ffffff"]
FONTS = "'DejaVu Sans Mono', 'Noto Sans Mono CJK JP', monospace"

# The quarters of a cell that a block fills: upper left, upper right, lower left, lower right.
QUARTERS = {
    "▀": "1100", "▄": "0011", "█": "1111", "▌": "1010", "▐": "0101", "▖": "0010", "▗": "0001", "▘": "1000",
    "▙": "1011", "▚": "1001", "▛": "1110", "▜": "1101", "▝": "0100", "▞": "0110", "▟": "0111",
}


class Style:
    """What the codes so far say of a cell."""

    def __init__(self):
        self.reset()

    def reset(self):
        self.ink = self.ground = None
        self.bold = self.dim = self.underlined = self.reversed = False

    def apply(self, codes):
        codes = [int(code or 0) for code in re.split("[;:]", codes)]
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.reset()
            elif code in (1, 2, 4, 7):
                setattr(self, {1: "bold", 2: "dim", 4: "underlined", 7: "reversed"}[code], True)
            elif code == 22:
                self.bold = self.dim = False
            elif code in (24, 27):
                setattr(self, {24: "underlined", 27: "reversed"}[code], False)
            elif code in (38, 48):
                color, codes = self.extended(codes)
                setattr(self, "ink" if code == 38 else "ground", color)
            elif code in (39, 49):
                setattr(self, "ink" if code == 39 else "ground", None)
            elif 30 <= code < 38 or 90 <= code < 98:
                self.ink = (PALETTE if code < 90 else BRIGHT)[code % 10]
            elif 40 <= code < 48 or 100 <= code < 108:
                self.ground = (PALETTE if code < 100 else BRIGHT)[code % 10]

    @staticmethod
    def extended(codes):
        if codes[0] == 2:
            return "#%02x%02x%02x" % tuple(codes[1:4]), codes[4:]
        index = codes[1]
        if index < 16:
            color = (PALETTE + BRIGHT)[index]
        elif index < 232:
            parts = [(index - 16) // 36, (index - 16) // 6 % 6, (index - 16) % 6]
            color = "#%02x%02x%02x" % tuple(55 + 40 * part if part else 0 for part in parts)
        else:
            color = "#%02x%02x%02x" % ((8 + 10 * (index - 232),) * 3)
        return color, codes[2:]

    @property
    def colors(self):
        ink, ground = self.ink or INK, self.ground
        return (ground or GROUND, ink) if self.reversed else (ink, ground)


def rectangle(x, y, width, height, color):
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{color}"/>'


def shape(character, x, y, color):
    """The parts of a block or of a braille pattern; nothing for a letter."""
    if character in QUARTERS:
        half = (WIDTH / 2, HEIGHT / 2)
        return [
            rectangle(x + index % 2 * half[0], y + index // 2 * half[1], *half, color)
            for index, filled in enumerate(QUARTERS[character]) if filled == "1"
        ]
    if "\u2800" <= character <= "\u28ff":
        bits = ord(character) - 0x2800
        places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
        return [
            f'<circle cx="{x + (column + 0.5) * WIDTH / 2:g}" cy="{y + (row + 0.5) * HEIGHT / 4:g}" r="1.6" fill="{color}"/>'
            for bit, (column, row) in enumerate(places) if bits >> bit & 1
        ]
    return []


def draw(screen, columns, rows):
    grounds, marks = [], []
    style = Style()
    for row, line in enumerate(screen.split("\n")[:rows]):
        column = 0
        for codes, character in re.findall(r"\x1b\[([0-9;:]*)m|([^\x1b])", line):
            if not character:
                style.apply(codes)
                continue
            cells = 2 if unicodedata.east_asian_width(character) in "WF" else 1
            x, y = MARGIN + column * WIDTH, MARGIN + row * HEIGHT
            ink, ground = style.colors
            if ground:
                grounds.append(rectangle(x, y, WIDTH * cells, HEIGHT, ground))
            shapes = shape(character, x, y, ink)
            if shapes:
                marks += shapes
            elif character != " ":
                attributes = f' fill="{ink}"'
                if style.bold:
                    attributes += ' font-weight="bold"'
                if style.dim:
                    attributes += ' opacity="0.6"'
                if style.underlined:
                    attributes += ' text-decoration="underline"'
                if cells == 2:
                    attributes += ' font-size="16.5"'
                marks.append(f'<text x="{x}" y="{y + 14.5}"{attributes}>{escape(character)}</text>')
            column += cells
    width, height = columns * WIDTH + 2 * MARGIN, rows * HEIGHT + 2 * MARGIN
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="{FONTS}" font-size="{SIZE}">',
        f'<rect width="{width}" height="{height}" rx="10" fill="{GROUND}"/>',
        '<g shape-rendering="crispEdges">', *grounds, "</g>", *marks, "</svg>", "",
    ])


sys.stdout.reconfigure(encoding="utf-8")
sys.stdin.reconfigure(encoding="utf-8", errors="replace")
sys.stdout.write(draw(sys.stdin.read(), int(sys.argv[1]), int(sys.argv[2])))
