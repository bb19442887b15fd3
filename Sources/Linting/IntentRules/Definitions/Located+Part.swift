// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension Located<String> {
  /// Where a part of the text stands.
  ///
  /// Exact only where the file spells the text as it reads: entities and escapes shift what follows them, and then
  /// it is the place of the whole text. The part is given by its UTF-8 offsets in the text.
  func range(of part: Range<Int>) -> SourceRange {
    guard isVerbatim else { return range }
    return SourceRange(range.start + part.lowerBound, range.start + part.upperBound)
  }

  /// Whether the file spells the text byte for byte as it reads.
  ///
  /// No entity and no escape is as short as what it stands for, so the lengths are enough.
  var isVerbatim: Bool { range.count == value.utf8.count }
}
