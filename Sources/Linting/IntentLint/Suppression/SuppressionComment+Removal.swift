// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText

extension SuppressionComment {
  /// The fix that removes a name from the comment or, without one, the comment from its file.
  package func removal(of name: Located<String>?, in source: SourceFile) -> Fix {
    if let name {
      return Fix(
        title: "remove '\(name.value)' from the comment", safety: .safe, file: source.name,
        edits: [TextEdit(range: rangeWithComma(of: name, in: source.bytes), replacement: "")])
    }
    return Fix(
      title: "remove the comment", safety: .safe, file: source.name,
      edits: [TextEdit(range: lines(in: source.bytes), replacement: "")])
  }

  /// A name with the comma and the blanks before it or, for the first, after it.
  private func rangeWithComma(of name: Located<String>, in bytes: [UInt8]) -> SourceRange {
    guard let position = names.firstIndex(where: { $0.range == name.range }) else {
      return name.range
    }
    if position > 0 { return SourceRange(names[position - 1].range.end, name.range.end) }
    return names.count > 1 ? SourceRange(name.range.start, names[1].range.start) : name.range
  }

  /// The comment or, if nothing else is in its lines, those lines.
  private func lines(in bytes: [UInt8]) -> SourceRange {
    func isBlank(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
    let lineBreak = UInt8(ascii: "\n")
    let start = bytes[..<range.start].lastIndex { !isBlank($0) }
    let end = bytes[range.end...].firstIndex { !isBlank($0) }
    guard start.map({ bytes[$0] == lineBreak }) ?? true, end.map({ bytes[$0] == lineBreak }) ?? true
    else { return range }
    return SourceRange(start.map { $0 + 1 } ?? 0, end.map { $0 + 1 } ?? bytes.count)
  }
}
