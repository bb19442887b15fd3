// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension RandomAccessCollection {
  /// The element of a name, among elements that are sorted by the bytes of theirs; nil where there is none.
  func element<Name: StringProtocol>(
    named name: some StringProtocol, by nameOf: (Element) -> Name
  ) -> Element? {
    let position = name.withUTF8Bytes { name in
      var (low, high) = (startIndex, endIndex)
      while low < high {
        let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
        if nameOf(self[middle]).withUTF8Bytes({ $0.lexicographicallyPrecedes(name) }) {
          low = index(after: middle)
        } else {
          high = middle
        }
      }
      return low < endIndex && nameOf(self[low]).withUTF8Bytes({ $0.isEqual(to: name) }) ? low : nil
    }
    return position.map { self[$0] }
  }
}
