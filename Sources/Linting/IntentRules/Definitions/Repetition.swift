// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A part that has what an earlier one has already.
struct Repetition<Part> {
  /// The part that repeats it.
  let later: Part

  /// The first part that has it.
  let earlier: Part
}

extension Array {
  /// The elements whose key an earlier one has, each with the first of them; those without a key are passed over.
  func repetitions<Key: Hashable>(
    of key: (Element) -> Key?
  ) -> [Repetition<Element>] {
    let keys = map(key)
    // Nearly all lists are so short that to compare a key with those before takes less time than to hash it.
    if count <= 24 {
      return indices.compactMap { later in
        guard keys[later] != nil, let earlier = keys[..<later].firstIndex(of: keys[later]) else {
          return nil
        }
        return Repetition(later: self[later], earlier: self[earlier])
      }
    }
    var first: [Key: Int] = [:]
    var result: [Repetition<Element>] = []
    for (position, key) in keys.enumerated() {
      guard let key else { continue }
      if let earlier = first[key] {
        result.append(Repetition(later: self[position], earlier: self[earlier]))
      } else {
        first[key] = position
      }
    }
    return result
  }
}
