// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension BidirectionalCollection {
  /// The elements without those at both ends for which a predicate holds.
  package func trimmed(where isBlank: (Element) -> Bool) -> SubSequence {
    let rest = drop(while: isBlank)
    return self[rest.startIndex..<(rest.endOfContent(where: isBlank))]
  }

  /// The elements without those at the end for which a predicate holds.
  package func trimmedEnd(where isBlank: (Element) -> Bool) -> SubSequence {
    self[..<endOfContent(where: isBlank)]
  }

  private func endOfContent(where isBlank: (Element) -> Bool) -> Index {
    var end = endIndex
    while end > startIndex {
      let last = index(before: end)
      guard isBlank(self[last]) else { break }
      end = last
    }
    return end
  }
}

extension StringProtocol {
  /// The text without white space around it.
  package var trimmed: String { String(trimmed(where: \.isWhitespace)) }
}
