// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface
import TerminalText
import Testing

@Suite struct MouseTests {
  private func events(_ bytes: [UInt8]) -> [TerminalEvent] {
    var parser = KeyParser()
    return parser.parse([0x1B, UInt8(ascii: "[")] + bytes)
  }

  private func mouse(_ action: MouseEvent.Action, _ modifiers: KeyModifiers = []) -> [TerminalEvent]
  {
    [.mouse(MouseEvent(action, at: CellPosition(row: 4, column: 11), modifiers: modifiers))]
  }

  @Test(
    "a report of xterm's SGR mode is what was done, and where",
    arguments: [
      ("<0;12;5M", .press(.left), []), ("<1;12;5M", .press(.middle), []),
      ("<2;12;5M", .press(.right), []), ("<0;12;5m", .release(.left), []),
      ("<2;12;5m", .release(.right), []), ("<32;12;5M", .drag(.left), []),
      ("<34;12;5M", .drag(.right), []), ("<35;12;5M", .move, []), ("<64;12;5M", .scroll(.up), []),
      ("<65;12;5M", .scroll(.down), []), ("<66;12;5M", .scroll(.left), []),
      ("<67;12;5M", .scroll(.right), []), ("<128;12;5M", .press(.other(8)), []),
      ("<129;12;5m", .release(.other(9)), []), ("<4;12;5M", .press(.left), .shift),
      ("<8;12;5M", .press(.left), .alt), ("<16;12;5M", .press(.left), .control),
      ("<68;12;5M", .scroll(.up), .shift), ("<60;12;5M", .drag(.left), [.shift, .alt, .control]),
    ] as [(String, MouseEvent.Action, KeyModifiers)])
  func sgr(report: String, action: MouseEvent.Action, modifiers: KeyModifiers) {
    #expect(events(Array(report.utf8)) == mouse(action, modifiers))
  }

  @Test(
    "a report of an old terminal is understood, in bytes or in rxvt's numbers",
    arguments: [
      (0, .press(.left)), (2, .press(.right)), (3, .release(nil)), (32, .drag(.left)), (35, .move),
      (64, .scroll(.up)), (65, .scroll(.down)),
    ] as [(Int, MouseEvent.Action)])
  func old(code: Int, action: MouseEvent.Action) {
    #expect(events([UInt8(ascii: "M"), UInt8(code + 32), 12 + 32, 5 + 32]) == mouse(action))
    #expect(events(Array("\(code + 32);12;5M".utf8)) == mouse(action))
  }

  @Test("an old report far to the right is no UTF-8, and understood")
  func far() {
    let position = CellPosition(row: 0, column: 199)
    #expect(
      events([UInt8(ascii: "M"), 32, 232, 33]) == [.mouse(MouseEvent(.press(.left), at: position))])
  }

  @Test(
    "half a report, or one with numbers that are none, is nothing",
    arguments: ["<0;12M", "<0;;5M", "<M", "<0;1;2;3M", "1;2M", "5;1;1M", "M \u{1}", "<0;12;5 M"])
  func broken(report: String) {
    let events = events(Array(report.utf8)).filter {
      if case .mouse = $0 { true } else { false }
    }
    #expect(events.isEmpty)
  }

  @Test("a report of row and column 0 is of the first cell")
  func zero() {
    let first = CellPosition(row: 0, column: 0)
    #expect(
      events(Array("<0;0;0M".utf8)) == [.mouse(MouseEvent(.press(.left), at: first))])
  }
}
