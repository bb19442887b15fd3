// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// A place that speaks of something.
struct Reference: Hashable, Sendable {
  /// The name of the file.
  let file: String
  let range: SourceRange

  /// Whether the place declares it.
  let isDeclaration: Bool

  init(_ file: String, _ range: SourceRange, isDeclaration: Bool = false) {
    (self.file, self.range, self.isDeclaration) = (file, range, isDeclaration)
  }

  /// A file that is what is spoken of, such as a picture, which need not be a text.
  init(wholeFile file: String) {
    self.init(file, SourceRange(at: 0), isDeclaration: true)
  }
}

extension [Reference] {
  /// The places as the protocol spells them, each once; those outside of the folder are left out.
  func literal(in review: WorkspaceReview, of session: EditorSession) -> PropertyListLiteral {
    var positions: [String: TextPositions] = [:]
    var seen: Set<Reference> = []
    let encoding = session.encoding
    return .array(
      compactMap { reference -> PropertyListLiteral? in
        guard seen.insert(reference).inserted, let uri = session.uri(of: reference.file),
          let lines = positions[reference.file]
            ?? review.source(of: reference.file).map({ TextPositions($0.bytes, in: encoding) })
            // The beginning is where it is, whatever is in the file.
            ?? (reference.range == SourceRange(at: 0) ? TextPositions([], in: encoding) : nil)
        else { return nil }
        positions[reference.file] = lines
        return ["uri": .string(uri), "range": lines.range(reference.range)]
      })
  }
}
