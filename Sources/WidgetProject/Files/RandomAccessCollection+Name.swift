// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension RandomAccessCollection {
  /// The element of a name, among elements that are sorted by the bytes of theirs; nil where there is none.
  func element<Name: StringProtocol>(
    named name: some StringProtocol, by nameOf: (Element) -> Name
  ) -> Element? {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      let own = nameOf(self[middle])
      if own.utf8.elementsEqual(name.utf8) { return self[middle] }
      if own.utf8.lexicographicallyPrecedes(name.utf8) {
        low = index(after: middle)
      } else {
        high = middle
      }
    }
    return nil
  }
}
