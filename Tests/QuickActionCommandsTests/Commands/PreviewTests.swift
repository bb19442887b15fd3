// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing

@Suite struct PreviewTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
  }

  private func preview(_ arguments: String..., isTerminal: Bool = false) -> CommandRun {
    CommandRun(["preview", "@"] + arguments, in: folder, isTerminal: isTerminal)
  }

  @Test("the widget is drawn with its name and family, in the language asked for")
  func drawing() {
    let run = preview("--locale", "en")
    #expect(
      run.output == """
        Quick Actions  systemMedium
        ╭─────────────────────────────────────────────────────────────╮
        │ ╭───────────────────────────╮ ╭───────────────────────────╮ │
        │ │ New Entry                 │ │ Scan Receipt              │ │
        │ ╰───────────────────────────╯ ╰───────────────────────────╯ │
        │ ╭───────────────────────────╮ ╭───────────────────────────╮ │
        │ │ Transactions              │ │ Cash Flow                 │ │
        │ ╰───────────────────────────╯ ╰───────────────────────────╯ │
        ╰─────────────────────────────────────────────────────────────╯

        """)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  @Test("a destination that is gone is a gap, and the drawing ends with 1")
  func missing() throws {
    try folder.write(SampleFolder.choice("4", "gone", "1"), to: "mine.json")
    let run = preview("--configuration", folder.path("mine.json"))
    #expect(
      run.output == """
        クイックアクション  systemMedium
        ╭─────────────────────────────────────────────────────────────╮
        │ ╭───────────────────────────╮ ╭╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╮ │
        │ │ 家計簿                    │ ╎ gone (missing)            ╎ │
        │ ╰───────────────────────────╯ ╰╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╯ │
        │ ╭───────────────────────────╮                               │
        │ │ 入力                      │                               │
        │ ╰───────────────────────────╯                               │
        ╰─────────────────────────────────────────────────────────────╯

        """)
    #expect(
      run.errors
        == "error: the destination 'gone' at position 2 is no longer in the catalogue; replace it "
        + "with: quickaction edit --configuration mine.json --replace 2=IDENTIFIER\n")
    #expect(run.exitCode == 1)
  }

  @Test("a terminal gets colour, a file and another program none, unless told otherwise")
  func color() throws {
    func isColored(_ text: String?) -> Bool? { text?.contains("\u{1B}[") }
    #expect(isColored(preview(isTerminal: true).output) == true)
    #expect(isColored(preview().output) == false)
    #expect(isColored(preview("--color", "always").output) == true)
    #expect(isColored(preview("--color", "never", isTerminal: true).output) == false)
    _ = preview("--output", folder.path("a.txt"), isTerminal: true)
    #expect(isColored(folder.text(of: "a.txt")) == false)
    _ = preview("--output", folder.path("b.txt"), "--color", "always")
    #expect(isColored(folder.text(of: "b.txt")) == true)
    let environment = ["NO_COLOR": "1"]
    let run = CommandRun(
      ["preview", "@"], in: folder, isTerminal: true, environment: environment)
    #expect(isColored(run.output) == false)
  }

  @Test("a title cannot reach the terminal")
  func hostile() throws {
    try SampleFolder.change(
      SampleFolder.catalog, "\"title\": \"入力\",\n      \"titleKey\": \"destination.input\"",
      to: #""title": "\u001B]0;pwned\u0007\u202E""#, in: folder)
    let run = preview("--locale", "en")
    #expect(run.output.contains("│ ␛]0;pwned␇\\u{202E}"))
    #expect(!run.output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
  }
}
