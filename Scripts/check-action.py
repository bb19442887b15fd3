#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Run the scripts of the action against a server of this machine that has a release, or has not.

    Scripts/check-action.py PACKAGES EXECUTABLE

PACKAGES is what Scripts/release.sh wrote, EXECUTABLE the one in its archive. Needs bash, curl, xz and PyYAML.
"""

import functools
import http.server
import json
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile
import threading

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent
faults = []


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves the releases without telling of it."""

    def log_message(self, *arguments):
        pass


class Comments(Quiet):
    """A host with the comments of one pull request, of which those who may not write see nothing."""

    comments = []

    def answer(self, code, content):
        data = json.dumps(content).encode()
        self.send_response(code)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def do_GET(self):
        first = 100 * (int(self.path.rpartition("page=")[2]) - 1)
        self.answer(200, self.comments[first:first + 100])

    def do_POST(self):
        if self.headers["Authorization"] != "Bearer allowed":
            return self.answer(403, {})
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["body"]
        if self.command == "POST":
            self.comments.append({"id": len(self.comments), "body": body})
        else:
            self.comments[int(self.path.rpartition("/")[2])]["body"] = body
        self.answer(200, {})

    do_PATCH = do_POST


def serve(handler):
    """Serves on a port of this machine; gives the server and its address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://127.0.0.1:{server.server_port}"


def run(steps, name, server, folder, **variables):
    """Runs the script of a step; gives its exit code, its outputs and what it says."""
    output = folder / "output"
    output.write_text("", encoding="utf-8")
    environment = {
        "PATH": os.environ["PATH"],
        "GITHUB_ACTION_PATH": str(ROOT),
        "GITHUB_OUTPUT": str(output),
        "GITHUB_REPOSITORY": "somebody/app",
        "GITHUB_SERVER_URL": server,
        "RUNNER_TEMP": str(folder),
        "RUNNER_OS": {"Linux": "Linux", "Darwin": "macOS"}[platform.system()],
        "RUNNER_ARCH": {"x86_64": "X64"}.get(platform.machine(), "ARM64"),
        "ACTION_REPOSITORY": "owner/QuickAction",
        "VERSION": "",
        **variables,
    }
    script = next(step["run"] for step in steps if step["name"] == name)
    result = subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script],
        env=environment, cwd=folder, capture_output=True, text=True,
    )
    return result.returncode, output.read_text(encoding="utf-8"), result.stdout + result.stderr


def expect(condition, case, result):
    if not condition:
        faults.append(f"{case}: {result}")


def git(folder, *arguments):
    subprocess.run(
        ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com", *arguments], cwd=folder, check=True,
        capture_output=True)


def make_pictures(folder):
    """A repository whose branch 'topic' has another title on a tile than 'base'."""
    folder.mkdir()
    git(folder, "init", "--quiet", "--initial-branch", "base")
    for name in ["IntentDefinitions", "Localization"]:
        shutil.copytree(ROOT / name, folder / name)
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "base")
    git(folder, "checkout", "--quiet", "-b", "topic")
    table = folder / "Localization/en.lproj/QuickActionWidget.actions.strings"
    text = table.read_text(encoding="utf-8")
    table.write_text(text.replace('"Scan Receipt"', '"Scan"'), encoding="utf-8")
    git(folder, "commit", "--quiet", "--all", "--message", "topic")


def make_history(folder):
    """A repository whose branch 'topic' removes an intent of 'base'."""
    definition = ROOT / "IntentDefinitions/QuickActionWidget.intentdefinition"
    git(folder, "init", "--quiet", "--initial-branch", "base")
    for branch, kept in [("base", True), ("topic", False)]:
        if not kept:
            git(folder, "checkout", "--quiet", "-b", branch)
        text = definition.read_text(encoding="utf-8")
        name = "<string>QuickActionConfiguration</string>"
        (folder / "Widget.intentdefinition").write_text(
            text if kept else text.replace(name, "<string>Other</string>"), encoding="utf-8")
        git(folder, "add", "Widget.intentdefinition")
        git(folder, "commit", "--quiet", "--message", branch)


def check_pictures(steps, url, work, executable):
    """What moved is said, kept and written to the pull request, once."""
    folder = work / "pictures"
    make_pictures(folder)
    installed = folder / "quickaction/bin/quickaction"
    installed.parent.mkdir(parents=True)
    shutil.copy(executable, installed)

    def step(name, **variables):
        return run(steps, name, url, folder, **variables)

    drawn = {"SINCE": "base", "ARGUMENTS": "--locale=en"}
    result = step("Draw", **drawn)
    markdown = (folder / "quickaction/pictures/pictures.md").read_text(encoding="utf-8")
    expect("page=" in result[1] and "status=0" in result[1], "a picture that differs", result)
    expect("    changed: QuickActionWidget.systemMedium.svg\n" in markdown, "what moved", markdown)
    expect("is now 'Scan'" in markdown and str(folder) not in markdown, "what moved", markdown)
    result = step("Draw", **drawn | {"SINCE": "topic"})
    expect("page=" not in result[1] and "No picture has changed." in result[2], "no picture that differs", result)
    result = step("Draw", **drawn | {"ARGUMENTS": "--family=systemHuge"})
    expect("status=0" in result[1] and "cannot be drawn as they were" in result[2], "what cannot be drawn", result)
    result = step("Draw", **drawn | {"SINCE": "nowhere"})
    expect("status=2" in result[1] and "is not a revision here" in result[2], "an unknown revision", result)
    result = step("Draw", **drawn | {"SINCE": ""})
    expect(result[0] == 2 and "needs 'since'" in result[2], "pictures since nothing", result)

    (folder / "quickaction/overview.md").write_text("### quickaction\n\n    no findings\n", encoding="utf-8")
    Comments.comments = [{"id": index, "body": f"comment {index}"} for index in range(150)]
    server, host = serve(Comments)
    told = {"GITHUB_API_URL": host, "GITHUB_TOKEN": "allowed", "PULL_REQUEST": "7"}
    for _ in range(2):
        step("Draw", **drawn)
        result = step("Comment", **told)
        expect(result[0] == 0, "a comment", result)
    own = [comment["body"] for comment in Comments.comments if comment["body"].startswith("<!-- quickaction -->")]
    expect(len(own) == 1 and "no findings" in own[0] and "is now 'Scan'" in own[0], "one comment", own)
    result = step("Comment", **told | {"GITHUB_TOKEN": "refused"})
    expect(result[0] == 0 and "::warning title=quickaction::the pull request has no comment" in result[2], "a refusal", result)
    server.shutdown()


def main(packages, executable):
    steps = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))["runs"]["steps"]
    version = next(packages.glob("quickaction-*.artifactbundle.zip")).name.split("-")[1].removesuffix(".artifactbundle.zip")
    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work)
        releases = work / "www/owner/QuickAction/releases/download"
        shutil.copytree(packages, releases / f"v{version}")
        server, url = serve(functools.partial(Quiet, directory=str(work / "www")))

        def case(name, step="Download quickaction", **variables):
            folder = work / name.replace(" ", "-")
            folder.mkdir(exist_ok=True)
            return folder, run(steps, step, url, folder, **variables)

        folder, result = case("a release")
        expect(result[0] == 0 and "found=true" in result[1], "a release", result)
        installed = folder / "quickaction/bin/quickaction"
        expect(installed.exists() and installed.read_bytes() == executable.read_bytes(), "its executable", result)
        _, result = case("a release by its tag", VERSION=f"v{version}")
        expect(result[0] == 0 and "found=true" in result[1], "a release by its tag", result)
        example = {
            "PATHS": str(ROOT / "Examples/AppStoreMail"), "CHECK": "validate", "SINCE": "", "FAIL_ON": "warning",
            "ARGUMENTS": "", "COMMENT": "false",
        }
        _, result = case("a release", "Validate", **example)
        expect("status=1" in result[1] and "::warning file=" in result[2], "what it validates", result)
        for wrong in [{"CHECK": "slow"}, {"SINCE": "base"}]:
            _, result = case("a release", "Validate", **example | wrong)
            expect(result[0] == 2 and "::error title=quickaction::the input" in result[2], "a wrong input", result)
        make_history(folder)
        summary = folder / "summary.md"
        fast = example | {"CHECK": "fast", "GITHUB_STEP_SUMMARY": str(summary)}
        _, result = case("a release", "Validate", **fast)
        text = summary.read_text(encoding="utf-8")
        expect("status=1" in result[1] and "    Examples" in text.replace(str(ROOT) + "/", ""), "a fast check", (result, text))
        _, result = case("a release", "Validate", **fast | {"PATHS": ".", "SINCE": "topic", "FAIL_ON": "note"})
        expect("status=0" in result[1] and "::warning file" not in result[2], "nothing new", result)
        compared = {"PATHS": ".", "FAIL_ON": "error"}
        _, result = case("a release", "Compare", BASE="base", **compared)
        expect("status=1" in result[1] and "::error file=" in result[2], "what it compares", result)
        _, result = case("a release", "Compare", BASE="topic", **compared)
        expect("status=0" in result[1], "a branch beside itself", result)
        _, result = case("a release", "Compare", BASE="none", **compared)
        expect("status=2" in result[1] and "unknown revision" in result[2], "an unknown revision", result)
        check_pictures(steps, url, work, installed)
        _, result = case("source", VERSION="source")
        expect(result[0] == 0 and "found" not in result[1], "source", result)
        _, result = case("no such release", VERSION="9.9.9")
        expect(result[0] == 2 and "there is no release '9.9.9'" in result[2], "no such release", result)
        _, result = case("another repository", ACTION_REPOSITORY="owner/Other")
        expect(result[0] == 0 and "found" not in result[1], "another repository", result)
        bare = work / "bare"
        bare.mkdir()
        for tool in ["bash", "sed", "head", "cat"]:
            (bare / tool).symlink_to(shutil.which(tool))
        _, result = case("no Swift", "Find the toolchain", PATH=str(bare))
        expect(result[0] == 2 and "no Swift to build one" in result[2], "no Swift", result)
        archive = next((releases / f"v{version}").glob(f"quickaction-{version}-*.tar.xz"))
        archive.write_bytes(archive.read_bytes() + b"\0")
        folder, result = case("a changed archive")
        expect(result[0] == 2 and "is not what SHA256SUMS" in result[2], "a changed archive", result)
        expect(not (folder / "quickaction/bin/quickaction").exists(), "a changed archive is unpacked", result)
        server.shutdown()


main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
for fault in faults:
    print(f"error: the action, {fault}", file=sys.stderr)
if not faults:
    print("the action downloads, verifies and refuses as it should")
sys.exit(1 if faults else 0)
