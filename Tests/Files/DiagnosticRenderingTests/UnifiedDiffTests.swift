// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import SourceText
import Testing

@Suite("Unified differences")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(from: SourceFile(name: "a.txt", text: old), to: Array(new.utf8)).text
  }

  @Test("texts that are the same have none", arguments: ["", "a", "a\n", "a\nb\n"])
  func same(text: String) {
    #expect(diff(text, text).isEmpty)
  }

  @Test("a change is shown with three lines before and behind it")
  func context() {
    let old = (1...9).map { "\($0)\n" }.joined()
    let new = old.replacing("5\n", with: "five\n")
    #expect(
      diff(old, new) == """
        --- a/a.txt
        +++ b/a.txt
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test("changes that lie far apart are shown apart, near ones together")
  func hunks() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let near = old.replacing("5\n6\n", with: "5\n").replacing("11\n", with: "11\nx\n")
    #expect(diff(old, near).split(separator: "\n").count { $0.hasPrefix("@@") } == 1)
    let far = old.replacing("2\n3\n", with: "2\n").replacing("18\n", with: "18\nx\n")
    #expect(diff(old, far).split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
  }

  @Test("a missing line break at the end of either text is said")
  func noFinalBreak() {
    #expect(
      diff("a", "a\n") == """
        --- a/a.txt
        +++ b/a.txt
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +a

        """)
  }

  @Test("an empty text is before its first line")
  func empty() {
    #expect(diff("", "a\n").contains("@@ -0,0 +1 @@"))
    #expect(diff("a\n", "").contains("@@ -1 +0,0 @@"))
  }

  @Test("tabs stay, and escape sequences do not")
  func hostileText() {
    let text = diff("\ta\n", "\t\u{1B}[31m\n")
    #expect(text.contains("-\ta\n"))
    #expect(text.contains("+\t␛[31m\n"))
  }
}
