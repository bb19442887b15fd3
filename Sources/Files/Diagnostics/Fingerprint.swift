// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// The fingerprint by which a finding is recognized in a later version of its file.
///
/// It is made of the rule, the file, the message and the text of the line, and so stays the same while lines come and go
/// around it, and while the line is indented otherwise. Findings that share all four share it: who counts them tells
/// them apart.
package struct Fingerprint: Hashable, Sendable {
  /// The fingerprint as sixteen hexadecimal digits.
  package let text: String

  /// Takes the digits of a fingerprint that was made earlier.
  package init(text: String) {
    self.text = text
  }

  /// Creates the fingerprint of a finding.
  ///
  /// - Parameters:
  ///   - diagnostic: The finding.
  ///   - file: What the file is called, if that is not the name in the finding.
  ///   - source: The file; nil if it could not be read.
  package init(of diagnostic: Diagnostic, file: String? = nil, source: SourceFile?) {
    var hash = StableHash()
    for part in [diagnostic.id, file ?? diagnostic.place.file, diagnostic.message.text] {
      hash.add(part: part.utf8)
    }
    if let range = diagnostic.place.range, let source, source.encoding != .binary {
      hash.add(part: source.lineContent(at: range.start))
    }
    let digits = String(hash.value, radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension SourceFile {
  /// How many bytes on either side of a place are looked at: a file can be a single line of many megabytes.
  private static let reach = 512

  /// The line at an offset without the blanks around it, or what of it is within reach of the offset.
  fileprivate func lineContent(at offset: Int) -> ArraySlice<UInt8> {
    let lineBreak = UInt8(ascii: "\n")
    let offset = min(max(offset, 0), bytes.count)
    let before = bytes[max(0, offset - Self.reach)..<offset]
    let after = bytes[offset..<min(bytes.count, offset + Self.reach)]
    let start = before.lastIndex(of: lineBreak).map { $0 + 1 } ?? before.startIndex
    let end = after.firstIndex(of: lineBreak) ?? after.endIndex
    let line = bytes[start..<end]
    guard let first = line.firstIndex(where: { !Self.isBlank($0) }),
      let last = line.lastIndex(where: { !Self.isBlank($0) })
    else { return [] }
    return line[first...last]
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
