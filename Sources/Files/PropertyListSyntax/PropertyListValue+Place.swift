// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText

extension PropertyListValue {
  /// The location of a finding about the value: ``openingRange``; the whole file if it is a binary
  /// one, which has no lines.
  package var place: Diagnostic.Place {
    Diagnostic.Place(file: source.name, range: source.encoding == .binary ? nil : openingRange)
  }

  /// The bytes that show where the value is: all of a leaf, and the tag or bracket that a container begins with.
  ///
  /// It is empty for a container without either, as the root of a string table.
  package var openingRange: SourceRange {
    guard kind == .dictionary || kind == .array else { return range }
    let bytes = source.bytes[range.indices]
    switch bytes.first {
    case UInt8(ascii: "<"):
      return SourceRange(
        range.start, bytes.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? range.end)
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      return SourceRange(range.start, range.start + 1)
    default: return SourceRange(at: range.start)
    }
  }
}
