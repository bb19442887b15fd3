// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A version of a package by the rules of semantic versioning: `1.2.3`, `2.0.0-beta.1`.
package struct PackageVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  private let numbers: [Int]
  private let preRelease: [String]

  /// The version as it was spelled, without a `v` before it.
  package let description: String

  /// Whether it comes before a release.
  package var isPreRelease: Bool { !preRelease.isEmpty }

  /// Reads a version or the name of a tag, such as `v1.2`; nil if it is something else.
  package init?(_ text: some StringProtocol) {
    let spelled = String(text.first == "v" ? text.dropFirst() : text[...])
    let parts = spelled.prefix(while: { $0 != "+" })
      .split(separator: "-" as Character, maxSplits: 1, omittingEmptySubsequences: false)
    let fields = parts[0].split(separator: "." as Character, omittingEmptySubsequences: false)
    let numbers = fields.compactMap { $0.first?.isNumber == true ? Int($0) : nil }
    guard numbers.count == fields.count, (1...3).contains(numbers.count) else { return nil }
    self.numbers = numbers + Array(repeating: 0, count: 3 - numbers.count)
    preRelease = parts.count > 1 ? parts[1].split(separator: ".").map(String.init) : []
    description = spelled
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.numbers == right.numbers && left.preRelease == right.preRelease
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(numbers)
    hasher.combine(preRelease)
  }

  package static func < (left: Self, right: Self) -> Bool {
    if left.numbers != right.numbers {
      return left.numbers.lexicographicallyPrecedes(right.numbers)
    }
    guard left.isPreRelease, right.isPreRelease else {
      return left.isPreRelease && !right.isPreRelease
    }
    return left.preRelease.lexicographicallyPrecedes(right.preRelease) { first, second in
      switch (Int(first), Int(second)) {
      case (let first?, let second?): first < second
      case (.some, nil): true
      case (nil, .some): false
      case (nil, nil): first < second
      }
    }
  }

  /// The first version of the next major one.
  var nextMajor: Self? { Self("\(numbers[0] + 1).0.0") }

  /// The first version of the next minor one.
  var nextMinor: Self? { Self("\(numbers[0]).\(numbers[1] + 1).0") }
}
