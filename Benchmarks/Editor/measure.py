#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Type at `quickaction edit` in a pseudo-terminal, and say what each key costs; Scripts/benchmark-editor.sh runs it.

The processor time is the kernel's own account of the process (/proc/PID/schedstat, in nanoseconds), read before a key is
sent and once the process sleeps again: reading the key, the change, the frame, writing it and keeping the draft are all in.
"""

import argparse
import fcntl
import itertools
import json
import os
import pathlib
import re
import select
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FRAME_END = b"\x1b[?2026l"
COLUMNS, ROWS = 100, 30


class Terminal:
    """A program at a terminal that nobody sees."""

    def __init__(self, command, folder):
        person, process = os.openpty()
        fcntl.ioctl(person, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        environment = {
            "PATH": os.environ["PATH"], "TERM": "xterm-256color", "COLORTERM": "truecolor",
            "LC_ALL": "en_US.UTF-8",
        }
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            command, cwd=folder, env=environment, stdin=process, stdout=process, stderr=process,
            start_new_session=True, close_fds=True,
        )
        os.close(process)
        self.person = person
        os.set_blocking(person, False)

    def read(self, seconds=0.0):
        """What has come; waits for it where told to."""
        if not select.select([self.person], [], [], seconds)[0]:
            return b""
        try:
            return os.read(self.person, 1 << 16)
        except (BlockingIOError, OSError):
            return b""

    def first_frame(self):
        """The seconds from the start to the end of the first frame."""
        seen = b""
        while FRAME_END not in seen:
            seen += self.read(1)
            if self.process.poll() is not None:
                sys.exit(f"the editor ended: {seen.decode(errors='replace')}")
        return time.perf_counter() - self.began

    def end(self):
        """The seconds from the start to the end of the process."""
        while self.process.poll() is None:
            self.read(0.001)
        elapsed = time.perf_counter() - self.began
        os.close(self.person)
        return elapsed

    def kill(self):
        self.process.kill()
        self.process.wait()
        os.close(self.person)

    @property
    def nanoseconds(self):
        total = 0
        for task in os.listdir(f"/proc/{self.process.pid}/task"):
            with open(f"/proc/{self.process.pid}/task/{task}/schedstat") as file:
                total += int(file.read().split()[0])
        return total

    @property
    def wake_ups(self):
        with open(f"/proc/{self.process.pid}/status") as file:
            return sum(int(n) for n in re.findall(r"ctxt_switches:\s+(\d+)", file.read()))

    @property
    def is_asleep(self):
        with open(f"/proc/{self.process.pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] == "S"

    def settle(self):
        """Waits until nothing happens any more; what has come meanwhile."""
        seen, quiet, last = b"", 0, -1
        while quiet < 3:
            new = self.read(0.0005)
            now = self.nanoseconds
            quiet = 0 if new or now != last or not self.is_asleep else quiet + 1
            seen, last = seen + new, now
        return seen

    def press(self, key):
        """Sends a key; the microseconds of processor time, and what was written."""
        before = self.nanoseconds
        os.write(self.person, key.encode())
        while self.nanoseconds == before:
            if self.process.poll() is not None:
                sys.exit(f"the editor ended at the key {key!r}")
            time.sleep(0.0001)
        written = self.settle()
        return (self.nanoseconds - before) / 1000, written


def changed_rows(frame):
    """How many rows the bytes of a frame go to."""
    row, rows = 0, set()
    for part in re.finditer(rb"\x1b\[(\d*)(?:;(\d*))?H|(\r\n)|\x1b\[[?0-9;]*[A-Za-z]|([^\x1b\r\n]+)", frame):
        if part[3]:
            row += 1
        elif part[4]:
            rows.add(row)
        elif part[0].endswith(b"H"):
            row = int(part[1] or 1)
        elif part[0].endswith((b"K", b"X")):
            rows.add(row)
    return len(rows)


def catalog(folder, count):
    """Copies the sample into a folder, with as many destinations as told."""
    shutil.copytree(ROOT / "IntentDefinitions", folder / "IntentDefinitions")
    shutil.copytree(ROOT / "Localization", folder / "Localization")
    for left in (folder / "IntentDefinitions").glob("*.configuration.json*"):
        left.unlink()
    path = folder / "IntentDefinitions/QuickActionWidget.actions.json"
    document = json.loads(path.read_text(encoding="utf-8"))
    sections = [section["identifier"] for section in document["sections"]]
    template = document["destinations"][-1]
    words = ["Screen", "Report", "画面", "カテゴリ", "Budget", "ﾚｼｰﾄ", "Account", "残高"]
    for number in range(len(document["destinations"]), count):
        destination = dict(template)
        destination["identifier"] = f"extra-{number}"
        destination.pop("titleKey", None)
        word = words[number % len(words)]
        destination["title"] = f"{word} {number} {words[number // 7 % len(words)]}"
        destination["section"] = sections[number % len(sections)]
        document["destinations"].append(destination)
    path.write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * share))]


UP, DOWN, ENTER, ESCAPE = "\x1b[A", "\x1b[B", "\r", "\x1b[27u"

# A round of what people do: look around, move, carry, search and choose, take back, look at the widget otherwise.
SAMPLE_ROUND = (
    ["j", "j", "k", "J", "j", "K", " ", DOWN, UP, " ", ENTER, DOWN, DOWN, "c", "a", "\x7f", "t"]
    + ["\x7f", "\x7f", ENTER, "u", "U", "u", "d", "d", "l", "l", "?", DOWN, "q", "c", "q", ":", "u"]
    + ["n", "\x7f", "\x7f", "\x7f", "G", "g", "J", "u", "r", "u"]
)
TERMS = ["screen 12", "画面 777", "かてご", "れし", "budget 99", "acc9", "report sc", "zzz", "残高 5"]


def search_keys():
    """Terms typed and taken away again, with arrows between."""
    for term in itertools.cycle(TERMS):
        yield from term
        yield from [DOWN, DOWN, UP]
        yield from "\x7f" * len(term)


def type_keys(terminal, keys, count):
    """The processor time of each key and the bytes it wrote."""
    costs, frames = [], []
    for key in itertools.islice(keys, count):
        cost, written = terminal.press(key)
        costs.append(cost)
        frames.append(written)
    return costs, frames


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--executable", required=True)
    parser.add_argument("--events", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=31)
    parser.add_argument("--destinations", type=int, default=10_000)
    options = parser.parse_args()
    if not os.path.exists("/proc/self/schedstat"):
        sys.exit("the kernel keeps no account in /proc/PID/schedstat; this needs Linux")
    edit = [options.executable, "edit", "--locale", "en"]
    rows, all_reached = [], True

    def judge(name, value, goal, reached):
        nonlocal all_reached
        all_reached = all_reached and reached
        rows.append((name, value, goal, "yes" if reached else "NO"))

    def tell(name, value):
        rows.append((name, value, "", ""))

    with tempfile.TemporaryDirectory() as scratch:
        small, large = pathlib.Path(scratch, "sample"), pathlib.Path(scratch, "large")
        catalog(small, 0)
        catalog(large, options.destinations)

        terminal = Terminal(edit, small)
        terminal.first_frame()
        terminal.settle()
        costs, frames = type_keys(terminal, itertools.cycle(SAMPLE_ROUND), options.events)
        keys = list(itertools.islice(itertools.cycle(SAMPLE_ROUND), options.events))
        changed = [(key, len(frame), changed_rows(frame)) for key, frame in zip(keys, frames)]
        # Another appearance gives every cell of the picture other colors, whatever else is on its rows.
        per_row = [size / rows for key, size, rows in changed if rows and key != "d"]
        recolored = [(size, rows) for key, size, rows in changed if rows and key == "d"]
        idle, woken = terminal.nanoseconds, terminal.wake_ups
        time.sleep(3)
        idle, woken = terminal.nanoseconds - idle, terminal.wake_ups - woken
        terminal.kill()
        p99 = percentile(costs, 0.99)
        tell("sample: a key, median", f"{statistics.median(costs):.0f} µs")
        judge("sample: a key, p99", f"{p99:.0f} µs", "< 1000 µs", p99 < 1000)
        sizes = [len(frame) for frame in frames]
        tell("sample: a frame, median and p99",
             f"{statistics.median(sizes):.0f}, {percentile(sizes, 0.99)} bytes")
        widest = percentile(per_row, 0.99)
        judge("sample: a changed row, p99", f"{widest:.0f} bytes", "< 200 bytes", widest < 200)
        most, lines = max(recolored)
        tell("sample: the picture in other colors", f"{most} bytes, {lines} rows")
        judge("idle for 3 s", f"{idle / 1000:.0f} µs, {woken} wake-ups", "0 µs", idle == 0 and woken == 0)

        terminal = Terminal(edit, large)
        terminal.first_frame()
        terminal.settle()
        opening, _ = terminal.press(ENTER)
        costs, frames = type_keys(terminal, search_keys(), options.events)
        terminal.kill()
        count = f"{options.destinations:,} destinations"
        p99 = percentile(costs, 0.99)
        tell(f"{count}: the picker opens, once", f"{opening / 1000:.1f} ms")
        tell(f"{count}: a key of a search, median", f"{statistics.median(costs):.0f} µs")
        judge(f"{count}: a key of a search, p99", f"{p99:.0f} µs", "< 4000 µs", p99 < 4000)

        starts, helps = [], []
        for turn in range(options.rounds):
            tasks = [0, 1] if turn % 2 else [1, 0]
            for task in tasks:
                if task == 0:
                    terminal = Terminal(edit, small)
                    starts.append(terminal.first_frame())
                    terminal.kill()
                else:
                    helps.append(Terminal([options.executable, "validate", "--help"], small).end())
        ratio = statistics.median(a / b for a, b in zip(starts, helps))
        tell("start to first frame, median", f"{statistics.median(starts) * 1000:.1f} ms")
        tell("`validate --help`, median", f"{statistics.median(helps) * 1000:.1f} ms")
        judge("start to first frame : `validate --help`", f"{ratio:.2f} x", "< 1.5 x", ratio < 1.5)

    width = max(len(row[0]) for row in rows) + 2
    print(f"{'':{width}}{'measured':24}{'goal':14}reached")
    for name, value, goal, reached in rows:
        print(f"{name:{width}}{value:24}{goal:14}{reached}")
    sys.exit(0 if all_reached else 1)


if __name__ == "__main__":
    main()
