// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText
import Testing

@Suite("Fingerprints")
struct FingerprintTests {
  private func fingerprint(
    _ text: String, id: String = "rule", file: String? = nil, message: Diagnostic.Message = "m"
  ) -> Fingerprint {
    let source = SourceFile(name: "f", text: text)
    let offset = text.utf8.firstIndex(of: UInt8(ascii: "!")).map {
      text.utf8.distance(from: text.utf8.startIndex, to: $0)
    }
    let diagnostic = Diagnostic(
      id: id, severity: .note, message: message,
      at: .init(file: "f", range: offset.map { SourceRange(at: $0) }))
    return Fingerprint(of: diagnostic, file: file, source: source)
  }

  @Test("a fingerprint stays the same while lines move and are indented otherwise")
  func stable() {
    let first = fingerprint("a !b c\n")
    #expect(first == fingerprint("\n\nx\n\t a !b c \r\ny"))
    #expect(first.text.count == 16 && first.text.allSatisfy(\.isHexDigit))
  }

  @Test("the rule, the file, the message and the line each tell findings apart")
  func different() {
    let all = [
      fingerprint("a !b"), fingerprint("a !c"), fingerprint("a !b", id: "other"),
      fingerprint("a !b", file: "g"), fingerprint("a !b", message: "n"), fingerprint("a"),
      fingerprint("a !b", id: "rulef", file: ""),
    ]
    #expect(Set(all).count == all.count)
  }

  @Test("a finding in an endless line is told apart by what is near")
  func longLine() {
    let blanks = String(repeating: "x", count: 5000)
    #expect(fingerprint(blanks + "!a" + blanks) == fingerprint(blanks + blanks + "!a" + blanks))
    #expect(fingerprint(blanks + "!a" + blanks) != fingerprint(blanks + "!b" + blanks))
  }

  @Test("a hash is the same on every machine and in every run")
  func pinned() {
    #expect(fingerprint("a !b").text == "01994d7a972d333e")
  }
}
