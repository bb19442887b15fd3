// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText

/// A file with an unresolved merge: nothing of it is read, but its text is shown where the first
/// mark is.
package struct ConflictedFile {
  /// The text, for the lines and columns of the finding.
  package let source: SourceFile

  /// The finding at the first mark.
  package let finding: Diagnostic

  /// Takes a file that could not be read; nil if that is for another reason.
  ///
  /// - Parameters:
  ///   - error: Why it could not be read.
  ///   - bytes: Its bytes.
  package init?(_ error: FileError, bytes: [UInt8]) {
    guard let line = error.conflictLine else { return nil }
    source = SourceFile(name: error.path, text: Self.text(of: bytes))
    finding = Diagnostic(
      id: "unresolved-merge-conflict", severity: .error,
      message:
        "unresolved merge conflict; keep one of the two versions, and remove the lines with the marks",
      at: .init(file: error.path, range: Self.range(ofLine: line, in: source)))
  }

  /// A line without its end, so that the finding is in one line.
  private static func range(ofLine line: Int, in source: SourceFile) -> SourceRange? {
    source.lineTable().range(ofLine: line).map { range in
      let ends = [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
      let bytes = source.bytes[range.indices]
      return SourceRange(range.start, (bytes.lastIndex { !ends.contains($0) } ?? range.start) + 1)
    }
  }

  /// The text of a file that was read up to its marks, so that its bytes are UTF-16 or UTF-8.
  private static func text(of bytes: [UInt8]) -> String {
    let isLittleEndian = bytes.starts(with: [0xFF, 0xFE]) || bytes.dropFirst().first == 0
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF]) || bytes.first == 0
    guard isLittleEndian || isBigEndian else {
      return String(
        decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
    }
    let start = (bytes.first ?? 0) >= 0xFE ? 2 : 0
    let units = stride(from: start, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return String(decoding: units, as: UTF16.self)
  }
}

extension Diagnostic {
  /// The finding of a file that cannot be read: of an unresolved merge at its first mark, with the
  /// text in which that is.
  package static func unread(
    _ error: FileError, in fileSystem: FileSystem
  ) -> (finding: Diagnostic, source: SourceFile?) {
    guard error.conflictLine != nil,
      let bytes = try? fileSystem.bytes(of: FilePath(error.path)),
      let conflicted = ConflictedFile(error, bytes: bytes)
    else { return (Diagnostic(unreadable: error), nil) }
    return (conflicted.finding, conflicted.source)
  }
}
