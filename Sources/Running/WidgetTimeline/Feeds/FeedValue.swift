// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The answer of a feed: a JSON value.
///
/// Whoever reads it knows nothing of files: numbers are numbers here, not spellings with a place as in a property list.
public indirect enum FeedValue: Hashable, Sendable {
  /// The JSON literal `null`.
  case null
  /// A Boolean, `true` or `false`.
  case bool(Bool)
  /// A whole number that 64 bits hold.
  case integer(Int64)
  /// A number that is not a whole one, or that 64 bits do not hold.
  case number(Double)
  /// A string without its escapes.
  case string(String)
  /// An array of values, in their order.
  case array([FeedValue])
  /// Named values, in their order.
  case object([Member])

  /// A named value of an object.
  public struct Member: Hashable, Sendable {
    /// The name of the member.
    public var name: String
    /// The value of the member.
    public var value: FeedValue

    /// Creates a member of an object.
    public init(_ name: String, _ value: FeedValue) {
      self.name = name
      self.value = value
    }
  }

  /// The kind of the value, in words.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .integer: "a whole number"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
