// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A version of the Swift language, such as 5.0 or 6.
public struct SwiftVersion: Hashable, Comparable, Sendable {
  /// Swift 5.0, with which Xcode creates projects.
  public static let five = SwiftVersion(major: 5, minor: 0)

  /// Swift 6.0, the first version with the Swift 6 language mode.
  public static let six = SwiftVersion(major: 6, minor: 0)

  /// The major version: 6 of 6.2.
  public let major: Int

  /// The minor version: 2 of 6.2.
  public let minor: Int

  /// Creates a version from its major and minor numbers.
  public init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Reads a version such as `5`, `5.0` or `4.2`; nil for any other text.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.prefix(3).compactMap { part in
      part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0)
  }

  /// Whether the left version is older than the right one.
  public static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension SwiftVersion: CustomStringConvertible {
  /// The two numbers, such as `5.0`.
  public var description: String { "\(major).\(minor)" }
}
