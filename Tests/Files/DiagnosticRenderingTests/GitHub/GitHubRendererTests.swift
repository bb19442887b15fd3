// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import Diagnostics
import SourceText
import TestSupport
import Testing

@Suite struct GitHubRendererTests {
  @Test("each finding is a workflow command with its place")
  func report() throws {
    let report = try SampleReport()
    let text = GitHubRenderer(sources: report.sources).render(report.diagnostics)
    let golden = Snapshot("Tests/Files/DiagnosticRenderingTests/Goldens/report.github.txt")
    try #expect(golden.mismatch(with: text) == nil)
  }

  @Test("no text makes a command or a property of its own")
  func hostile() throws {
    let report = HostileReport()
    let text = GitHubRenderer(sources: report.sources).render(report.diagnostics)
    let golden = Snapshot("Tests/Files/DiagnosticRenderingTests/Goldens/hostile.github.txt")
    try #expect(golden.mismatch(with: text) == nil)
    #expect(!HostileReport.hasCommands(text))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      // As the runner reads it: the properties end at the next pair of colons, and are split at commas.
      let command = try #require(line.firstMatch(of: #/^::(error|notice) (.*?)::/#))
      let names = command.2.split(separator: ",").map { $0.prefix { $0 != "=" } }
      #expect([["file", "line", "endLine", "title"], ["file", "title"]].contains(names))
    }
  }

  @Test("a percent sign in a text is one when it is shown")
  func percentSigns() {
    let diagnostic = Diagnostic(
      id: "rule", severity: .warning, message: "100 %0A",
      at: Diagnostic.Place(file: "50%,1:2.strings"))
    let text = GitHubRenderer(sources: []).render([diagnostic])
    #expect(text == "::warning file=50%25%2C1%3A2.strings,title=rule::100 %250A\n")
  }

  @Test("columns are given only where a place is on one line, and its last column is in it")
  func columns() {
    let file = MarkedFile("f", "ab↓cd\n↓ef↓g\nh↓i↓j↓↓k")
    let commands = (0..<3).map { number in
      GitHubRenderer(sources: [file.source]).render([
        Diagnostic(id: "r", severity: .error, message: "m", at: file.place(number))
      ])
    }
    #expect(
      commands == [
        "::error file=f,line=1,endLine=1,col=3,endColumn=3,title=r::m\n",
        "::error file=f,line=2,endLine=3,title=r::m\n",
        "::error file=f,line=3,endLine=3,col=3,endColumn=3,title=r::m\n",
      ])
  }

  @Test("without findings there is nothing to show")
  func empty() {
    #expect(GitHubRenderer(sources: []).render([]).isEmpty)
  }
}
