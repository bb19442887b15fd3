// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

extension PropertyListValue {
  /// Where a finding about the value points: all of a leaf, and of a container the tag or bracket that it begins with.
  ///
  /// The values of a binary file have no place that a person could look at: there it is the file as a whole.
  var openingPlace: Diagnostic.Place {
    Diagnostic.Place(file: source.name, range: source.encoding == .binary ? nil : openingRange)
  }

  private var openingRange: SourceRange {
    guard kind == .dictionary || kind == .array else { return range }
    let bytes = source.bytes[range.indices]
    switch bytes.first {
    case UInt8(ascii: "<"):
      return SourceRange(
        range.start, bytes.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? range.end)
    case UInt8(ascii: "{"), UInt8(ascii: "("): return SourceRange(range.start, range.start + 1)
    default: return SourceRange(at: range.start)
    }
  }

  /// The text where it stands; nil for any other kind of value.
  var locatedString: Located<String>? {
    string.map { Located($0, at: range) }
  }
}
