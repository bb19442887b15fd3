// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A property list to be written: a value that is in no file yet.
///
/// Numbers and dates are spellings, so that what was read is written as it was.
public indirect enum PropertyListLiteral: Hashable, Sendable {
  /// Keys with values, in the order in which a JSON writer writes them.
  case dictionary([Member])
  /// An array: values in their order.
  case array([PropertyListLiteral])
  /// A string of text.
  case string(String)
  /// An integer, by its digits.
  case integer(spelling: String)
  /// A number that may have a fraction.
  case real(spelling: String)
  /// A moment in the form `2026-11-21T09:30:00Z`.
  case date(spelling: String)
  /// Data: bytes of any meaning.
  case data([UInt8])
  /// A Boolean: true or false.
  case boolean(Bool)
  /// JSON's `null`; the XML writer leaves it out with its key.
  case null

  /// A key with its value.
  public struct Member: Hashable, Sendable {
    /// The key of the member.
    public var key: String

    /// The value of the key.
    public var value: PropertyListLiteral

    /// Creates a member from a key and its value.
    public init(_ key: String, _ value: PropertyListLiteral) {
      self.key = key
      self.value = value
    }
  }
}

extension PropertyListLiteral {
  /// A dictionary of keys with their values, in order.
  package static func object(_ members: [(String, PropertyListLiteral)]) -> Self {
    .dictionary(members.map { Member($0, $1) })
  }

  /// An integer, spelled in decimal digits.
  public static func integer(_ value: Int) -> Self {
    .integer(spelling: String(value))
  }

  /// A number, without a fraction if it is whole: `149`, `144.5`.
  public static func number(_ value: Double) -> Self {
    value == value.rounded() && abs(value) < 0x1p53
      ? .integer(Int(value)) : .real(spelling: String(value))
  }

  /// A copy of a value of a file, in the order of the file, a repeated key as often as it is there.
  ///
  /// A binary file can have a date that is further away than any calendar reaches: it becomes the number that it is.
  public init(_ value: PropertyListValue) {
    switch value.kind {
    case .dictionary:
      self = .dictionary(value.entries.map { Member($0.key, Self($0.value)) })
    case .array: self = .array(value.elements.map { Self($0) })
    case .string: self = .string(value.string ?? "")
    case .integer: self = .integer(spelling: value.spelling)
    case .real: self = .real(spelling: value.spelling)
    case .date:
      let spelling = value.spelling
      self =
        DateSpelling(spelling) == nil ? .real(spelling: spelling) : .date(spelling: spelling)
    case .data: self = .data(value.data ?? [])
    case .boolean: self = .boolean(value.boolean == true)
    case .null: self = .null
    }
  }
}

extension PropertyListLiteral: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a string from a literal.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates a Boolean from a literal.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// Creates an integer from a literal.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Creates an array from a literal.
  public init(arrayLiteral elements: PropertyListLiteral...) { self = .array(elements) }

  /// Creates a dictionary whose keys stay in this order.
  public init(dictionaryLiteral elements: (String, PropertyListLiteral)...) {
    self = .dictionary(elements.map { Member($0, $1) })
  }
}
