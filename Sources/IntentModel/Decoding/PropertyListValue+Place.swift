// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

extension PropertyListValue {
  /// Where a finding about the value points: all of a leaf, and the opening mark of a container, since pointing at all of
  /// it would hide what is meant.
  ///
  /// The values of a binary file have no place that a person could look at: there it is the file as a whole.
  var place: Diagnostic.Place {
    Diagnostic.Place(
      file: source.name, range: source.encoding == .binary ? nil : openingRange ?? range)
  }

  /// The tag or bracket that a container begins with; nothing where it has none, as the root of a string table; nil for a
  /// leaf.
  private var openingRange: SourceRange? {
    guard kind == .dictionary || kind == .array else { return nil }
    let bytes = source.bytes[range.indices]
    switch bytes.first {
    case UInt8(ascii: "<"):
      return bytes.firstIndex(of: UInt8(ascii: ">")).map { SourceRange(range.start, $0 + 1) }
    case UInt8(ascii: "{"), UInt8(ascii: "("): return SourceRange(range.start, range.start + 1)
    default: return SourceRange(at: range.start)
    }
  }
}
