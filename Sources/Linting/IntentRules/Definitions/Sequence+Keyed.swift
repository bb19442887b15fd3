// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Sequence {
  /// The elements by a key, such as the name of their file; the first of those with the same key.
  func keyed<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
    Dictionary(map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
  }
}
