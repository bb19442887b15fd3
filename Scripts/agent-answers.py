#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Break a small widget in twenty ways, and note what each tool of 'quickaction mcp' tells an agent.

    Scripts/agent-answers.py [EXECUTABLE] [--only NAME ...] [--keep FILE] [--write]

EXECUTABLE is .build/debug/quickaction unless named. The causes are those of public reports; the widgets are written here. Each is
a folder with the good one as its last commit, that the server is started in with --allow-build. '--write' writes the table
to Documentation/Development/AgentAnswers.md; without, it is printed. '--only' runs some cases alone, and writes no page;
'--keep' writes the answers to a file, and takes those that it has already from there.

Exits with 1 if other tools name a cause than 'broken_widgets.py' says of the case.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from broken_widgets import CASES, GOOD

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Documentation/Development/AgentAnswers.md"

# What an agent calls after a change, in the order in which the skill tells it to.
CALLS = [
    ("find_widgets", "find_widgets", {}),
    ("check (fast)", "check", {"fast": True}),
    ("check", "check", {}),
    ("build_widget", "build_widget", {}),
    ("preview_widget", "preview_widget", {"project": "project.yml", "widget": "Offers", "modes": ["fullColor", "accented"]}),
    ("run_day", "run_day", {"project": "project.yml", "widget": "Offers"}),
    ("diff", "diff", {"since": "HEAD"}),
]


class Client:
    """A client of the server, as far as tools are concerned."""

    def __init__(self, executable, folder):
        command = [executable, "mcp", "--root", folder, "--allow-build"]
        self.server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.count = 0
        self.ask("initialize", {"protocolVersion": "2025-06-18", "capabilities": {},
                                "clientInfo": {"name": "agent-answers", "version": "1"}})

    def ask(self, method, parameters):
        self.count += 1
        message = {"jsonrpc": "2.0", "id": self.count, "method": method, "params": parameters}
        self.server.stdin.write(json.dumps(message).encode() + b"\n")
        self.server.stdin.flush()
        return json.loads(self.server.stdout.readline())["result"]

    def call(self, tool, arguments):
        """The text of an answer, without pictures."""
        result = self.ask("tools/call", {"name": tool, "arguments": arguments})
        return "".join(part["text"] for part in result["content"] if part["type"] == "text")

    def end(self):
        self.server.stdin.close()
        self.server.wait()


def git(folder, *words):
    subprocess.run(["git", "-C", folder, "-c", "user.name=x", "-c", "user.email=x@x", *words], check=True, capture_output=True)


def write(folder, files):
    for name, text in files.items():
        path = pathlib.Path(folder, name)
        if text is None:
            path.unlink()
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def answers(executable, folder, case):
    """What each tool says of a case, by the name of the call."""
    git(folder, "reset", "--quiet", "--hard", "good")
    git(folder, "clean", "--quiet", "-d", "--force")
    write(folder, case.before)
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--allow-empty", "--message=before")
    write(folder, case.files)
    client = Client(executable, folder)
    said = {name: client.call(tool, arguments) for name, tool, arguments in CALLS}
    client.end()
    return said


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("executable", nargs="?", default=str(ROOT / ".build/debug/quickaction"))
    parser.add_argument("--only", nargs="+", default=[], choices=[case.name for case in CASES], metavar="NAME")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--keep")
    arguments = parser.parse_args()
    if arguments.only and arguments.write:
        parser.error("--write writes the page of all cases; leave out --only")
    # One folder, so that what was built of one case is not built again for the next.
    with tempfile.TemporaryDirectory() as folder:
        write(folder, {**GOOD, ".gitignore": ".build/\n"})
        git(folder, "init", "--quiet")
        git(folder, "add", ".")
        git(folder, "commit", "--quiet", "--message=good")
        git(folder, "tag", "good")
        run(arguments, folder)


def run(arguments, folder):
    rows, wrong = [], []
    kept = {}
    if arguments.keep and pathlib.Path(arguments.keep).exists():
        kept = json.loads(pathlib.Path(arguments.keep).read_text(encoding="utf-8"))
    for case in CASES:
        if arguments.only and case.name not in arguments.only:
            continue
        said = kept.get(case.name) or answers(str(pathlib.Path(arguments.executable).resolve()), folder, case)
        if arguments.keep:
            kept[case.name] = said
            pathlib.Path(arguments.keep).write_text(json.dumps(kept, indent=1, ensure_ascii=False), encoding="utf-8")
        named = [name for name, _, _ in CALLS if re.search(case.sign, said[name])]
        tokens = {name: len(text.encode()) // 4 for name, text in said.items()}
        print(f"{case.name}: {', '.join(named) or 'nothing'}", file=sys.stderr, flush=True)
        if named != list(case.named_by):
            wrong.append(f"{case.name}: named by {', '.join(named) or 'nothing'}, not by {', '.join(case.named_by) or 'nothing'}")
        rows.append((case, named, tokens))
    page = table(rows)
    if arguments.write:
        PAGE.write_text(page, encoding="utf-8")
    else:
        print(page)
    if wrong:
        sys.exit("\n".join(["error: causes are named by other tools than they should", *wrong]))


def table(rows):
    found = sum(bool(named) for _, named, _ in rows)
    fast = sum("check (fast)" in named for _, named, _ in rows)
    lines = [
        "# Answers to agents",
        "",
        f"A small widget that is broken in {len(rows)} ways, each of which users or review have met in public projects, and what the tools of "
        "`quickaction mcp --allow-build` say of it. `Scripts/agent-answers.py --write` writes this page: it makes each folder, starts the "
        "server in it and asks each tool once. A tool *names the cause* if its answer has the words beside it.",
        "",
        f"The cause is named for {found} of {len(rows)}; by `check` with `fast`, which builds nothing, for {fast}. "
        "Tokens are bytes of the text by four, pictures aside; the structured content has the same values again.",
        "",
        "| what is broken | the words that name it | named by |",
        "|---|---|---|",
    ]
    for case, named, _ in rows:
        lines.append(f"| {case.what} | {case.words} | {', '.join(named) or '**none**'}{case.remark} |")
    lines += ["", "## Tokens of each answer", "", "| case | " + " | ".join(name for name, _, _ in CALLS) + " |",
              "|---|" + "--:|" * len(CALLS)]
    for case, _, tokens in rows:
        lines.append(f"| {case.what} | " + " | ".join(str(tokens[name]) for name, _, _ in CALLS) + " |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
