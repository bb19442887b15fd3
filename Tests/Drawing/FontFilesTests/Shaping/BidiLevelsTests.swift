// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing

@testable import FontFiles

struct BidiLevelsTests {
  /// Unicode's own cases, of Debian's package `unicode-data`.
  static let cases = "/usr/share/unicode/BidiCharacterTest.txt"

  @Test("numbers in Arabic text go from the left, and the rest from the right")
  func numbers() {
    let runs = TextRun.runs(of: "אב 12!", isRightToLeft: true)
    #expect(runs.map { String($0.characters) } == ["!", "12", " ", "אב"])
    #expect(runs.map(\.isRightToLeft) == [true, false, true, true])
    #expect(runs.map(\.script) == [.simple, .simple, .simple, .hebrew])
  }

  @Test("the first letter decides in which direction a text is written")
  func direction() {
    #expect(TextRun.isRightToLeft("12 אב a"))
    #expect(!TextRun.isRightToLeft("12 a אב"))
    #expect(!TextRun.isRightToLeft("12"))
    #expect(!TextRun.isRightToLeft("\u{2067}אב\u{2069} a"))
  }

  @Test(
    "all of Unicode's cases have the levels that they should",
    .enabled(if: FileManager.default.fileExists(atPath: cases)))
  func unicode() throws {
    var count = 0
    for line in try String(contentsOfFile: Self.cases, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      let fields = line.split(separator: ";")
      guard fields.count == 5 else { continue }
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      let bidi = BidiLevels(scalars, base: fields[1] == "2" ? nil : UInt8(fields[1]))
      let wanted = fields[3].split(separator: " ").map { UInt8($0) }
      let isRight =
        bidi.base == UInt8(fields[2])
        && zip(wanted, bidi.levels).allSatisfy { $0 == nil || $0 == $1 }
      if !isRight { Issue.record("\(line): \(bidi.levels)") }
      count += 1
    }
    #expect(count > 90_000)
  }
}
