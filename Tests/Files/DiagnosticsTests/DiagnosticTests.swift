// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText
import Synchronization
import Testing

extension Diagnostic.Message {
  fileprivate static func unknownColor(_ name: String) -> Self { "no color is named '\(name)'" }
}

@Suite("Findings")
struct DiagnosticTests {
  @Test("a message is its sentence with the user's text as it is")
  func message() {
    let message = Diagnostic.Message.unknownColor("red\u{1B}[31m")
    #expect(message.text == "no color is named 'red\u{1B}[31m'")
    #expect(message.description == message.text)
    #expect(message != .unknownColor("red"))
  }

  @Test("a finding has no facts, notes and fixes unless it is given some")
  func defaults() {
    let place = Diagnostic.Place(file: "a.plist")
    let finding = Diagnostic(id: "a", severity: .note, message: "b", at: place)
    #expect(finding.data.isEmpty && finding.notes.isEmpty && finding.fixes.isEmpty)
    #expect(finding.place.range == nil)
  }

  @Test("findings are equal when all of their parts are")
  func equality() {
    let place = Diagnostic.Place(file: "a.plist", range: SourceRange(1, 2))
    let edit = TextEdit(range: SourceRange(1, 2), replacement: "x")
    let finding = Diagnostic(
      id: "a", severity: .error, message: "b", at: place, data: [.init("name", "value")],
      notes: [.init(message: "c", at: place)],
      fixes: [Fix(title: "write x", safety: .safe, file: "a.plist", edits: [edit])])
    var other = finding
    #expect(other == finding)
    other.fixes[0].safety = .unsafe
    #expect(other != finding)
    other = finding
    other.notes[0].place = nil
    #expect(other != finding)
  }

  @Test("edits that are made on demand are made once, and are the same as others")
  func editsOnDemand() {
    let edit = TextEdit(range: SourceRange(1, 2), replacement: "x")
    let count = Atomic(0)
    let fix = Fix(title: "write x", safety: .safe, file: "a.plist") {
      count.add(1, ordering: .relaxed)
      return [edit]
    }
    #expect(!fix.isAdvice)
    #expect(count.load(ordering: .relaxed) == 0)
    var copy = fix
    #expect(fix.edits == [edit] && copy.edits == [edit])
    #expect(count.load(ordering: .relaxed) == 1)
    let made = Fix(title: "write x", safety: .safe, file: "a.plist", edits: [edit])
    #expect(Set([fix, made]).count == 1)
    copy.edits = []
    #expect(copy.isAdvice && copy != made)
  }
}
