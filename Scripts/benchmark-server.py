#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Measure how soon language servers answer after a key is typed, in turns.

    Scripts/benchmark-server.py PROGRAM [--against PROGRAM] [--ruff PROGRAM] [--sourcekit PROGRAM] [--folder DIR FILE] [--rounds N]

    PROGRAM      a 'quickaction', best of a release build
    --against    another 'quickaction', such as that of an earlier commit
    --ruff       Ruff of PyPI: the same number of bytes and files, in Python
    --sourcekit  'sourcekit-lsp' of a toolchain: the same Swift files
    --folder     a project of your own beside the two that are made, and the file in it that is typed in

Opens a definition of about 83 KB alone, and then one of 1,600 Swift files, in temporary folders. In each round every server is told of
one change and asked what is wrong: 'quickaction' by a hover, which is answered from a check of the whole folder with this text; the
others for the diagnostics of this file alone, as they look at no other. Between two rounds, all rest. Prints medians and longest times
in milliseconds, and the median of the ratios within rounds.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import tempfile
import time

SAMPLE = pathlib.Path(__file__).resolve().parent.parent / "IntentDefinitions/QuickActionWidget.intentdefinition"


class Editor:
    """An editor with a folder open, as far as the server can tell."""

    def __init__(self, command, folder):
        self.server = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=folder)
        self.folder = folder
        self.count = 0
        self.ask("initialize", {
            "processId": os.getpid(), "rootUri": folder.as_uri(),
            "workspaceFolders": [{"uri": folder.as_uri(), "name": "x"}],
            "capabilities": {"textDocument": {"diagnostic": {"dynamicRegistration": False}}}})
        self.send({"method": "initialized", "params": {}})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.server.stdin.flush()

    def ask(self, method, parameters):
        self.count += 1
        self.send({"id": self.count, "method": method, "params": parameters})
        while True:
            length = None
            while line := self.server.stdout.readline().strip():
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            message = json.loads(self.server.stdout.read(length))
            if "method" in message and "id" in message:
                self.send({"id": message["id"], "result": None})
            elif message.get("id") == self.count:
                return message.get("result")

    def end(self):
        self.ask("shutdown", None)
        self.send({"method": "exit"})
        self.server.wait()


class Contender:
    """A server with a file open that is typed in."""

    def __init__(self, name, command, folder, file, method="textDocument/hover"):
        self.name, self.method = name, method
        self.editor = Editor(command, folder)
        self.document = {"uri": (folder / file).as_uri()}
        self.place = {"line": 0, "character": 0}
        self.end_of_text = None
        self.version = 1
        text = (folder / file).read_text(encoding="utf-8")
        if not file.endswith((".swift", ".py")):
            # Nothing may be before the declaration of XML.
            lines = text.split("\n")
            self.end_of_text = {"line": len(lines) - 1, "character": len(lines[-1])}
        language = {".swift": "swift", ".py": "python"}.get(pathlib.Path(file).suffix, "xml")
        self.editor.send({"method": "textDocument/didOpen", "params": {
            "textDocument": {**self.document, "languageId": language, "version": 1, "text": text}}})
        self.ask()

    def ask(self):
        parameters = {"textDocument": self.document}
        if self.method == "textDocument/hover":
            parameters["position"] = self.place
        return self.editor.ask(self.method, parameters)

    def type(self):
        """The milliseconds from a key to the answer: a blank that comes, and goes with the next key."""
        self.version += 1
        start = self.end_of_text or self.place
        end = {**start, "character": start["character"] + self.version % 2}
        begin = time.perf_counter()
        self.editor.send({"method": "textDocument/didChange", "params": {
            "textDocument": {**self.document, "version": self.version},
            "contentChanges": [{"range": {"start": start, "end": end}, "text": " " if self.version % 2 == 0 else ""}]}})
        self.ask()
        return (time.perf_counter() - begin) * 1000


def measure(title, contenders, rounds):
    times = {contender.name: [] for contender in contenders}
    for number in range(rounds):
        # Each round begins with another one.
        first = number % len(contenders)
        for contender in contenders[first:] + contenders[:first]:
            times[contender.name].append(contender.type())
            time.sleep(0.3)
    own = times[contenders[0].name]
    print(f"{title}, {rounds} rounds")
    for contender in contenders:
        found = times[contender.name]
        ratio = statistics.median(a / b for a, b in zip(found, own))
        print(f"  {contender.name}: median {statistics.median(found):.1f} ms, longest {max(found):.1f} ms, "
              f"{ratio:.2f} times the first")
        contender.editor.end()


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


def write_python_files(folder, count, size):
    for number in range(count):
        file = folder / f"module{number // 100}/file{number}.py"
        file.parent.mkdir(exist_ok=True)
        text = "import os\n\n\nprint(os.name)\n"
        function = 0
        while len(text) < size:
            text += f"\n\ndef function_{function}(value):\n    other = [value, {function}]\n    return other\n"
            function += 1
        file.write_text(text, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--against")
    parser.add_argument("--ruff")
    parser.add_argument("--sourcekit")
    parser.add_argument("--folder", nargs=2)
    parser.add_argument("--rounds", type=int, default=21)
    arguments = parser.parse_args()
    own = [("quickaction", arguments.program)] + ([("the other", arguments.against)] if arguments.against else [])
    own = [(name, [str(pathlib.Path(program).resolve()), "server"]) for name, program in own]
    pull = "textDocument/diagnostic"

    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder).resolve()
        (folder / "Large.intentdefinition").write_text(large_definition(), encoding="utf-8")
        contenders = [Contender(name, command, folder, "Large.intentdefinition") for name, command in own]
        if arguments.ruff:
            write_python_files(folder, 1, 83_000)
            contenders.append(Contender("ruff", [arguments.ruff, "server"], folder, "module0/file0.py", pull))
        measure("a definition of 83 KB", contenders, arguments.rounds)

    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder).resolve()
        write_swift_files(folder)
        contenders = [Contender(name, command, folder, "Module0/File0.swift") for name, command in own]
        if arguments.ruff:
            write_python_files(folder, 1600, 1_500)
            contenders.append(Contender("ruff", [arguments.ruff, "server"], folder, "module0/file0.py", pull))
        if arguments.sourcekit:
            contenders.append(Contender("sourcekit-lsp", [arguments.sourcekit], folder, "Module0/File0.swift", pull))
        # A file that has just changed is read again, whoever asks.
        time.sleep(2)
        for contender in contenders:
            contender.type()
        measure("1,600 Swift files", contenders, arguments.rounds)

    if arguments.folder:
        folder, file = pathlib.Path(arguments.folder[0]).resolve(), arguments.folder[1]
        contenders = [Contender(name, command, folder, file) for name, command in own]
        if arguments.sourcekit and file.endswith(".swift"):
            contenders.append(Contender("sourcekit-lsp", [arguments.sourcekit], folder, file, pull))
        measure(file, contenders, arguments.rounds)


if __name__ == "__main__":
    main()
