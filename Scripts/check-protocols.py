#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Hold what 'quickaction server' and 'quickaction mcp' say against the types of their protocols.

    Scripts/check-protocols.py [EXECUTABLE]

EXECUTABLE is .build/debug/quickaction unless named. The types are those of the packages 'lsprotocol' (the protocol's own description
as classes) and 'mcp' (the official client, which refuses answers that are not of its types, and structured content that is not of a
tool's schema) of PyPI. Each request that the server answers is asked at each place of a sample that has a name; every message must be
of its type, have no member that the type lacks, and be the same when it is written again; each request must have a result somewhere.
Each tool is called where it should answer and where it should refuse, and must do so.

    pip install lsprotocol==2025.0.0 mcp==2.3.0
"""

import asyncio
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from lsprotocol import converters, types
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

ROOT = pathlib.Path(__file__).resolve().parent.parent
SAMPLE = ROOT / "IntentDefinitions"
CONVERTER = converters.get_converter()
DEFINITION, CATALOG = "QuickActionWidget.intentdefinition", "QuickActionWidget.actions.json"


def sample(folder):
    shutil.copytree(SAMPLE, folder, dirs_exist_ok=True)
    (folder / "Widget.swift").write_text(
        "import WidgetKit\nimport Intents\nstruct E: TimelineEntry {\n  let date: Date\n"
        "  let configuration: QuickActionConfigurationIntent\n"
        "  var n: Int { configuration.transitionDestinations?.count ?? 0 }\n}\n", encoding="utf-8")
    git(folder, "init", "--quiet")


def git(folder, *words):
    subprocess.run(["git", "-C", folder, "-c", "user.name=x", "-c", "user.email=x@x", *words], check=True)


def change(path, old, new):
    text = path.read_text(encoding="utf-8")
    if old not in text:
        sys.exit(f"error: '{path.name}' lacks '{old}'")
    path.write_text(text.replace(old, new), encoding="utf-8")


def break_catalog(folder):
    """Gives the catalog a member that no catalog has."""
    change(folder / CATALOG, '"version": 1', '"unknown": 2,\n  "version": 1')


# What each tool is called with, and words of its refusal, or None where it should answer: with the sample as it is, and then
# with a broken catalog.
CALLS = [
    ("find_widgets", {}, None), ("check", {}, None), ("preview_widget", {"path": CATALOG}, None),
    ("run_day", {"path": CATALOG}, None), ("configure", {"path": CATALOG}, None),
    ("configure", {"path": CATALOG, "edits": ["replace 2=5"]}, None), ("diff", {"since": "HEAD"}, None),
    ("configure", {"path": CATALOG, "edits": ["remove 2"]}, "always holds 4"), ("diff", {"since": "nothing"}, "nothing"),
    ("build_widget", {}, "--allow-build"), ("check", {"path": "../outside"}, "outside of the root"),
]
BROKEN_CALLS = [
    ("find_widgets", {}, None), ("check", {}, None), ("check", {"limit": 1}, None), ("fix_findings", {}, None),
    ("diff", {"since": "HEAD"}, None),
    *((tool, {"path": CATALOG}, "unknown-catalog-member") for tool in ("configure", "preview_widget", "run_day")),
]


class Server:
    """A language server, every message of which is held against its type."""

    def __init__(self, executable, folder):
        self.folder = folder
        self.counts = {}
        self.asked, self.answered = set(), set()
        self.process = subprocess.Popen([executable, "server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder)
        self.ids = 0

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self):
        length = int(self.process.stdout.readline().split(b":")[1])
        self.process.stdout.readline()
        return json.loads(self.process.stdout.read(length))

    def ask(self, method, parameters):
        self.ids += 1
        self.asked.add(method)
        self.send({"id": self.ids, "method": method, "params": parameters})
        while True:
            message = self.read()
            if "method" in message:
                request = types.METHOD_TO_TYPES[message["method"]][0]
                self.check(message["method"], message, request)
                if "id" in message:
                    self.send({"id": message["id"], "result": None})
            elif message["id"] == self.ids:
                self.check(method, message, types.METHOD_TO_TYPES[method][1] if "error" not in message else types.ResponseErrorMessage)
                if message.get("result"):
                    self.answered.add(method)
                return message.get("result")

    def check(self, method, message, kind):
        value = CONVERTER.structure(message, kind)
        again = json.loads(json.dumps(CONVERTER.unstructure(value, kind)))
        lost = difference(message, again)
        if lost:
            sys.exit(f"error: '{method}' has what its type lacks: {lost}\n{json.dumps(message)[:2000]}")
        self.counts[method] = self.counts.get(method, 0) + 1

    def end(self):
        self.ask("shutdown", None)
        self.send({"method": "exit"})
        if self.process.wait() != 0:
            sys.exit("error: the server did not end with 0")


def difference(said, again, path=""):
    """Where a message has more than, or other than, what was read of it; nothing for a member that is null."""
    if isinstance(said, dict) and isinstance(again, dict):
        for name, value in said.items():
            if value is not None and name not in again:
                return f"{path}.{name}"
            if found := value is not None and difference(value, again[name], f"{path}.{name}"):
                return found
        return None
    if isinstance(said, list) and isinstance(again, list) and len(said) == len(again):
        return next((found for index, pair in enumerate(zip(said, again))
                     if (found := difference(*pair, f"{path}[{index}]"))), None)
    return None if said == again else path


def check_server(executable, folder):
    server = Server(executable, folder)
    server.ask("initialize", {
        "processId": os.getpid(), "rootUri": None, "workspaceFolders": [{"uri": folder.as_uri(), "name": "x"}],
        "capabilities": {"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True},
                                       "workspaceEdit": {"documentChanges": True}}}})
    server.send({"method": "initialized", "params": {}})
    for name in (DEFINITION, CATALOG, "Widget.swift"):
        text = (folder / name).read_text(encoding="utf-8")
        document = {"uri": (folder / name).as_uri()}
        server.send({"method": "textDocument/didOpen", "params": {
            "textDocument": {**document, "languageId": "x", "version": 1, "text": text}}})
        for method in ("documentSymbol", "documentLink"):
            server.ask(f"textDocument/{method}", {"textDocument": document})
        lines = text.split("\n")
        server.ask("textDocument/codeAction", {
            "textDocument": document, "context": {"diagnostics": []},
            "range": {"start": {"line": 0, "character": 0}, "end": {"line": len(lines), "character": 0}}})
        step = 3 if len(lines) > 100 else 1
        for number, line in enumerate(lines):
            # Only a parameter can be renamed.
            if number % step and '"parameter"' not in line:
                continue
            # In the middle of what the line has, where most names are.
            character = (len(line) - len(line.lstrip()) + len(line)) // 2
            place = {"textDocument": document, "position": {"line": number, "character": character}}
            for method in ("hover", "completion", "definition", "prepareRename"):
                server.ask(f"textDocument/{method}", place)
            server.ask("textDocument/references", {**place, "context": {"includeDeclaration": True}})
            server.ask("textDocument/rename", {**place, "newName": "others"})
    if silent := server.asked - server.answered:
        sys.exit(f"error: no result of {', '.join(sorted(silent))}")
    server.end()
    return server.counts


async def check_calls(session, calls, counts, faults):
    for name, arguments, refusal in calls:
        result = await session.call_tool(name, arguments)
        counts[name] = counts.get(name, 0) + 1
        text = "".join(part.text for part in result.content if part.type == "text")
        if bool(result.is_error) != bool(refusal) or (refusal or "") not in text:
            expected = f"a refusal with '{refusal}'" if refusal else "an answer"
            faults.append(f"error: '{name}' with {json.dumps(arguments)} should be {expected}, and is: {text[:2000]}")
        if len(text.encode()) > 16_000:
            faults.append(f"error: '{name}' answers with more than 16,000 bytes")


async def check_agents(executable, folder):
    parameters = StdioServerParameters(command=executable, args=["mcp", "--root", str(folder)])
    counts, faults = {}, []
    async with stdio_client(parameters) as (reading, writing), ClientSession(reading, writing) as session:
        await session.initialize()
        tools = (await session.list_tools()).tools
        if size := sum(len(tool.model_dump_json(exclude_none=True)) for tool in tools):
            counts["tools/list, bytes"] = size
        await check_calls(session, CALLS, counts, faults)
        break_catalog(folder)
        await check_calls(session, BROKEN_CALLS, counts, faults)
        if unused := {tool.name for tool in tools} - set(counts):
            faults.append(f"error: no call of {', '.join(sorted(unused))}")
        resources = (await session.list_resources()).resources
        for resource in resources[:20]:
            await session.read_resource(resource.uri)
        counts["resources"] = len(resources)
        for prompt in (await session.list_prompts()).prompts:
            await session.get_prompt(prompt.name, {argument.name: "x" for argument in prompt.arguments or []})
            counts["prompts"] = counts.get("prompts", 0) + 1
    if faults:
        sys.exit("\n".join(faults))
    return counts


def main():
    if len(sys.argv) > 2:
        sys.exit(__doc__)
    executable = str(pathlib.Path(sys.argv[1] if len(sys.argv) == 2 else ROOT / ".build/debug/quickaction").resolve())
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder).resolve()
        sample(folder)
        # A link, something to fix, and no commit, so that every name may be changed.
        change(folder / CATALOG, '"version": 1', f'"definition": "{DEFINITION}",\n  "version": 1')
        change(folder / DEFINITION, '<plist version="1.0">', '<plist version="1.0"><!-- quickaction:ignore cyclic-relationship -->')
        print("language server:", ", ".join(f"{name} {count}" for name, count in check_server(executable, folder).items()))
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder).resolve()
        sample(folder)
        git(folder, "add", ".")
        git(folder, "commit", "--quiet", "--message=x")
        print("agents:", ", ".join(f"{name} {count}" for name, count in asyncio.run(check_agents(executable, folder)).items()))


if __name__ == "__main__":
    main()
