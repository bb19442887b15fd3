// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
package import SourceText

extension SuppressionComment {
  /// The comments of a file that leave findings out, in their order.
  ///
  /// Swift sources, and property lists in XML and in the text form of OpenStep, which string tables are in, have comments;
  /// JSON and the binary form have none.
  package static func all(in source: SourceFile) -> [SuppressionComment] {
    // Hardly any file has one, so that the others are not read again.
    guard source.encoding != .binary, source.bytes.span.bytes.contains(marker.utf8) else {
      return []
    }
    if source.name.hasSuffix(".swift") { return SwiftComments(source).suppressions() }
    switch PropertyListDocument.Format.detect(in: source) {
    case .xml: return XMLComments(source).suppressions()
    case .openStep: return OpenStepComments(source).suppressions()
    case .json, .binary: return []
    }
  }
}

extension RawSpan {
  /// Whether some bytes stand among these.
  fileprivate func contains(_ text: String.UTF8View) -> Bool {
    let expected = Array(text)
    guard let first = expected.first else { return true }
    var offset = 0
    while let found = self.offset(ofFirst: first, from: offset) {
      if expected.indices.allSatisfy({
        found + $0 < byteCount
          && unsafeLoadUnaligned(fromByteOffset: found + $0, as: UInt8.self) == expected[$0]
      }) {
        return true
      }
      offset = found + 1
    }
    return false
  }
}
