#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Measure how soon 'quickaction server' answers after a key is typed.

    Scripts/benchmark-server.py PROGRAM [CHANGES]

Opens a definition of about 83 KB alone, and then one of 1,600 Swift files, in temporary folders. After each change it asks for what
needs a check of the whole folder (hover) and for what needs the text alone (symbols), and prints the median and the longest time.
"""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

SAMPLE = pathlib.Path(__file__).resolve().parent.parent / "IntentDefinitions/QuickActionWidget.intentdefinition"


class Editor:
    """An editor with a folder open, as far as the server can tell."""

    def __init__(self, program, folder):
        self.server = subprocess.Popen([program, "server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.folder = folder
        self.count = 0
        self.ask("initialize", {"processId": os.getpid(), "rootUri": folder.as_uri(), "capabilities": {}})
        self.tell("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.server.stdin.flush()

    def tell(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def ask(self, method, parameters):
        self.count += 1
        self.send({"id": self.count, "method": method, "params": parameters})
        while True:
            length = None
            while line := self.server.stdout.readline().strip():
                length = int(line.partition(b":")[2])
            message = json.loads(self.server.stdout.read(length))
            if message.get("id") == self.count and "method" not in message:
                return message.get("result")

    def measure(self, name, changes):
        text = (self.folder / name).read_text(encoding="utf-8")
        document = {"uri": (self.folder / name).as_uri()}
        self.tell("textDocument/didOpen",
                  {"textDocument": {**document, "languageId": "x", "version": 1, "text": text}})
        place = {"line": 0, "character": 0}
        self.ask("textDocument/hover", {"textDocument": document, "position": place})
        for method in ("textDocument/hover", "textDocument/documentSymbol"):
            times = []
            for number in range(changes):
                start = time.perf_counter()
                self.tell("textDocument/didChange", {
                    "textDocument": {**document, "version": number + 2},
                    "contentChanges": [{"range": {"start": place, "end": place}, "text": " "}]
                    if name.endswith(".swift") else [{"text": text + " " * number}]})
                self.ask(method, {"textDocument": document, "position": place})
                times.append((time.perf_counter() - start) * 1000)
                time.sleep(0.3)
            print(f"{name}, {method}: median {statistics.median(times):.1f} ms, longest {max(times):.1f} ms")

    def end(self):
        self.ask("shutdown", {})
        self.tell("exit", {})
        return self.server.wait()


def large_definition():
    """The sample with its intent as often as 83 KB have room for."""
    text = SAMPLE.read_text(encoding="utf-8")
    start = text.index("\t\t<dict>", text.index("INIntents"))
    end = text.index("\t</array>\n\t<key>INTypes")
    intents = [text[start:end].replace("QuickActionConfiguration", f"Show{number}")
               for number in range(83_000 // (end - start))]
    return text[:start] + "".join(intents) + text[end:]


def write_swift_files(folder):
    for number in range(1600):
        file = folder / f"Module{number // 40}" / f"File{number}.swift"
        file.parent.mkdir(exist_ok=True)
        intent = f"import AppIntents\nstruct Pick{number}: AppIntent {{}}\n" if number % 10 == 0 else ""
        views = "".join(
            f'struct View{number}_{part}: View {{\n  var body: some View {{ Text("a").padding({part}) }}\n}}\n'
            for part in range(60))
        file.write_text("import SwiftUI\n" + intent + views, encoding="utf-8")


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    changes = int(sys.argv[2]) if len(sys.argv) == 3 else 20
    for name in ("Large.intentdefinition", "Module0/File0.swift"):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder).resolve()
            if name.endswith(".swift"):
                write_swift_files(folder)
            else:
                (folder / name).write_text(large_definition(), encoding="utf-8")
            editor = Editor(pathlib.Path(sys.argv[1]).resolve(), folder)
            editor.measure(name, changes)
            if editor.end() != 0:
                sys.exit("the server did not end with 0")


if __name__ == "__main__":
    main()
