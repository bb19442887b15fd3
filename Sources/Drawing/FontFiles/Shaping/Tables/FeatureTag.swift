// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The four letters by which a font names a feature, a script or a language.
struct FeatureTag: Hashable, Sendable, Comparable, ExpressibleByStringLiteral {
  /// The letters, each a byte.
  let value: UInt32

  init(value: UInt32) { self.value = value }

  init(stringLiteral text: StaticString) {
    value = text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  static func < (left: FeatureTag, right: FeatureTag) -> Bool { left.value < right.value }
}
