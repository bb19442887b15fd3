// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A value and the bytes it was read from.
public struct Located<Value> {
  /// The value, without its place.
  public var value: Value

  /// The range of the value in its file.
  public var range: SourceRange

  /// Creates a value that is at `range`.
  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
