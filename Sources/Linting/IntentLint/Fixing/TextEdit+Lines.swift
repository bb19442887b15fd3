// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

extension TextEdit {
  /// The edit that makes one text of another: of all lines from the first to the last that differs; nil if none does.
  package init?(replacingLinesOf old: [UInt8], with new: [UInt8]) {
    guard old != new else { return nil }
    let limit = min(old.count, new.count)
    var start = 0
    while start < limit, old[start] == new[start] { start += 1 }
    while start > 0, old[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var tail = 0
    while tail < limit - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    // On to the beginning of a line in both; none of them begins before the first line that differs.
    func beginsLine(_ text: [UInt8]) -> Bool {
      text.count - tail == start || text[text.count - tail - 1] == UInt8(ascii: "\n")
    }
    while tail > 0, !beginsLine(old) || !beginsLine(new) { tail -= 1 }
    self.init(
      range: SourceRange(start, old.count - tail),
      replacement: String(decoding: new[start..<new.count - tail], as: UTF8.self))
  }
}
