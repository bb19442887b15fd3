// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetProtocol
import WidgetViews

@Suite struct QuestionLineTests {
  @Test("A world is read as it was written, also with hostile text and the largest seed")
  func world() throws {
    let world = ProgramWorld(
      now: Instant(millisecondsSince1970: -1), timeZone: "Asia/Tokyo", locale: "ja_JP\n\u{1B}[0m",
      allowsNetwork: true, seed: .max, manifest: "a \"b\" \\c", appGroup: nil)
    let line = ProgramQuestion.world(world).line(id: 7)
    #expect(!line.dropLast().contains(UInt8(ascii: "\n")))
    guard case .world(let read)? = try ProgramQuestion(MessageReader(line: line)) else {
      Issue.record("the line is read as another question")
      return
    }
    #expect(read == world)
  }
}
