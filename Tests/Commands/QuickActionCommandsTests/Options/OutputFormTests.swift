// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Dispatch
import TestSupport
import Testing

@Suite struct OutputFormTests {
  @Test(
    "the extension of the file says the form where nothing else does",
    arguments: [
      (["preview", "@"], "a.svg", "<svg "), (["preview", "@"], "a.SVG", "<svg "),
      (["preview", "@"], "a.html", "<!doctype html>"), (["preview", "@"], "a.json", "{"),
      (["preview", "@"], "a.txt", "クイックアクション"), (["preview", "@"], "a", "クイックアクション"),
      (["timeline", "@", "--for", "1h"], "a.svg", "<svg "),
      (["timeline", "@", "--for", "1h"], "a.html", "<!doctype html>"),
      (["timeline", "@", "--for", "1h"], "a.json", "{"),
      (["load", "@", "--for", "1h", "--devices", "10"], "a.svg", "<svg "),
      (["load", "@", "--for", "1h", "--devices", "10"], "a.json", "{"),
      (["validate", "@"], "a.sarif", "{"), (["validate", "@"], "a.json", "{"),
      (["validate", "@"], "a.xml", "<?xml"), (["validate", "@"], "a.txt", "files checked: "),
      (["devices"], "a.json", "{"),
    ])
  func extensions(arguments: [String], name: String, beginning: String) async throws {
    let folder = try SampleFolder.copy()
    let run = await CommandRun.onOwnThread(arguments + ["--output", folder.path(name)], in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output == "")
    let text = try #require(folder.text(of: name))
    #expect(
      text.lowercased().hasPrefix(beginning.lowercased())
        || name.hasSuffix("txt") && text.contains(beginning))
  }

  @Test("what '--format' says holds, and a name that says otherwise is told of")
  func contradiction() throws {
    let folder = try SampleFolder.copy()
    func run(_ form: String, _ name: String) -> CommandRun {
      CommandRun(
        ["preview", "@", "--format", form, "--output", folder.path(name)], in: folder)
    }
    #expect(
      run("json", "a.svg").errors.hasPrefix(
        "note: 'a.svg' is written as json, because of '--format', not as svg\n"))
    #expect(folder.text(of: "a.svg")?.hasPrefix("{") == true)
    #expect(!run("svg", "a.svg").errors.contains("is written as"))
    #expect(!run("svg", "picture").errors.contains("is written as"))
    let sarif = CommandRun(
      ["validate", "@", "--format", "sarif", "--output", folder.path("a.json")], in: folder)
    #expect(sarif.errors == "")
  }

  @Test(
    "a form that a command does not write is refused, and nothing is written",
    arguments: [
      (["preview", "@"], "a.pdf"), (["timeline", "@"], "a.png"), (["load", "@"], "a.html"),
      (["export", "@"], "a.svg"), (["validate", "@"], "a.html"),
    ])
  func unknown(arguments: [String], name: String) throws {
    let folder = try SampleFolder.copy()
    let run = CommandRun(arguments + ["--output", folder.path(name)], in: folder)
    #expect(run.exitCode == 2)
    #expect(
      run.errors.hasPrefix("error: cannot write the result as '.\(name.dropFirst(2))'; use "))
    #expect(folder.text(of: name) == nil)
  }

  @Test("bytes that are no text are not written to a terminal unless somebody asks for it")
  func terminal() throws {
    let folder = try SampleFolder.copy()
    let arguments = ["preview", "@", "--format", "png"]
    let refused = CommandRun(arguments, in: folder, isTerminal: true)
    #expect(refused.exitCode == 2)
    #expect(refused.output == "")
    #expect(
      refused.errors
        == "error: a PNG picture is not written to a terminal; name a file with '--output widget.png', or force it with '--output -'\n"
    )
    let forced = CommandRun(arguments + ["--output", "-"], in: folder, isTerminal: true)
    #expect(!forced.errors.contains("is not written to a terminal"))
  }
}
