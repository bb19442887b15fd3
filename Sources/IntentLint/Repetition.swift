// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A part that has what an earlier one has already.
package struct Repetition<Part> {
  /// The part that repeats it.
  package let later: Part

  /// The first part that has it.
  package let earlier: Part
}

extension Sequence {
  /// The elements whose key an earlier one has; those without a key are passed over.
  package func repetitions<Key: Hashable>(
    of key: (Element) -> Key?
  ) -> [Repetition<Element>] {
    var first: [Key: Element] = [:]
    var result: [Repetition<Element>] = []
    for element in self {
      guard let key = key(element) else { continue }
      if let earlier = first[key] {
        result.append(Repetition(later: element, earlier: earlier))
      } else {
        first[key] = element
      }
    }
    return result
  }
}
