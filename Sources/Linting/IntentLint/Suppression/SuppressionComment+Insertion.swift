// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
import PropertyListSyntax
package import SourceText

extension SuppressionComment {
  /// The fix that leaves a finding out by a comment: before the part of the file that it is in or, where none can be, about the
  /// whole file.
  ///
  /// - Parameters:
  ///   - finding: The finding, which is in the file.
  ///   - source: The file.
  /// - Returns: The fix; nil for a file without comments.
  package static func insertion(leavingOut finding: Diagnostic, in source: SourceFile) -> Fix? {
    guard let marks = marks(in: source) else { return nil }
    func fix(_ title: String, _ edit: TextEdit) -> Fix {
      Fix(title: title, safety: .unsafe, file: source.name, edits: [edit])
    }
    if let range = finding.place.range {
      for line in lines(before: range.start, in: source) {
        let indent = source.bytes[line...].prefix {
          $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
        }
        let comment = "\(marks.opening) \(marker) \(finding.id)\(marks.closing)\n"
        let edit = TextEdit(
          range: SourceRange(at: line),
          replacement: String(decoding: indent, as: UTF8.self) + comment)
        if leavesOut(range, edit, in: source) {
          return fix("leave '\(finding.id)' out here, with a comment", edit)
        }
      }
    }
    let comment = "\(marks.opening) \(fileMarker) \(finding.id)\(marks.closing)\n"
    let start = isXML(source) ? lineOfRoot(in: source) : 0
    return fix(
      "leave '\(finding.id)' out of this file, with a comment",
      TextEdit(range: SourceRange(at: start), replacement: comment))
  }

  /// What comments of a file begin and end with; nil if it has none.
  private static func marks(in source: SourceFile) -> (opening: String, closing: String)? {
    guard source.encoding != .binary else { return nil }
    if source.name.hasSuffix(".swift") { return ("//", "") }
    switch PropertyListDocument.Format.detect(in: source) {
    case .xml: return ("<!--", " -->")
    case .openStep: return ("/*", " */")
    case .json, .binary: return nil
    }
  }

  private static func isXML(_ source: SourceFile) -> Bool {
    !source.name.hasSuffix(".swift") && PropertyListDocument.Format.detect(in: source) == .xml
  }

  /// The beginnings of lines before which a comment may be about a place, the best first: of a value, that of its key.
  private static func lines(before offset: Int, in source: SourceFile) -> [Int] {
    func start(of offset: Int) -> Int {
      source.bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }
    let own = start(of: offset)
    guard isXML(source), own > 0 else { return [own] }
    let above = start(of: own - 1)
    let text = source.bytes[above..<own].drop { $0 <= UInt8(ascii: " ") }
    return text.starts(with: "<key>".utf8) ? [above, own] : [own, above]
  }

  /// Whether a comment that is put into a file is about a place of it.
  private static func leavesOut(
    _ range: SourceRange, _ edit: TextEdit, in source: SourceFile
  ) -> Bool {
    guard let bytes = try? source.applying([edit]) else { return false }
    let changed = SourceFile(name: source.name, text: String(decoding: bytes, as: UTF8.self))
    let length = edit.replacement.utf8.count
    let moved = SourceRange(range.start + length, range.end + length)
    return all(in: changed).contains { comment in
      comment.scope != .file && comment.contains(moved)
        && edit.range.start <= comment.range.start
        && comment.range.start < edit.range.start + length
    }
  }

  /// Where the line with the root of a property list begins: before it is a declaration, which must come first.
  private static func lineOfRoot(in source: SourceFile) -> Int {
    let bytes = source.bytes
    var offset = 0
    while let mark = bytes[offset...].firstIndex(of: UInt8(ascii: "<")), mark + 1 < bytes.count {
      guard bytes[mark + 1] == UInt8(ascii: "?") || bytes[mark + 1] == UInt8(ascii: "!") else {
        return bytes[..<mark].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? mark
      }
      offset = mark + 1
    }
    return bytes.count
  }
}
