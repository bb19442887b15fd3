// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Reads a feed's answer, and knows the way to the value that is read.
public struct FeedReader: Hashable, Sendable {
  /// The value at the reader's path.
  public let value: FeedValue

  /// The way to it, as in `recipes[2].title`; empty for the whole answer.
  public let path: String

  /// Creates a reader at the root of an answer.
  public init(_ value: FeedValue) {
    self.init(value, path: "")
  }

  private init(_ value: FeedValue, path: String) {
    self.value = value
    self.path = path
  }

  /// The value of a name.
  ///
  /// - Throws: ``FeedDataError`` if the value is not an object or has no such name.
  public func member(_ name: String) throws(FeedDataError) -> FeedReader {
    guard let member = try optionalMember(name) else {
      throw FeedDataError(path: step(name), expected: "a value", found: "nothing")
    }
    return member
  }

  /// The value of a name; nil if it is missing or `null`.
  ///
  /// - Throws: ``FeedDataError`` if the value is not an object.
  public func optionalMember(_ name: String) throws(FeedDataError) -> FeedReader? {
    guard case .object(let members) = value else { throw mismatch("an object") }
    guard let member = members.last(where: { $0.name == name }), member.value != .null else {
      return nil
    }
    return FeedReader(member.value, path: step(name))
  }

  /// The values of a list.
  ///
  /// - Throws: ``FeedDataError`` if the value is not a list.
  public func elements() throws(FeedDataError) -> [FeedReader] {
    guard case .array(let values) = value else { throw mismatch("a list") }
    return values.indices.map { FeedReader(values[$0], path: "\(path)[\($0)]") }
  }

  /// Returns the value as a string.
  ///
  /// - Throws: ``FeedDataError`` if it is something else.
  public func string() throws(FeedDataError) -> String {
    guard case .string(let text) = value else { throw mismatch("a text") }
    return text
  }

  /// Returns the value as an integer of 64 bits.
  ///
  /// - Throws: ``FeedDataError`` if it is something else.
  public func integer() throws(FeedDataError) -> Int64 {
    guard case .integer(let number) = value else { throw mismatch("a whole number") }
    return number
  }

  /// Returns the value as a number; an integer is converted.
  ///
  /// - Throws: ``FeedDataError`` if it is something else.
  public func number() throws(FeedDataError) -> Double {
    switch value {
    case .integer(let number): return Double(number)
    case .number(let number): return number
    default: throw mismatch("a number")
    }
  }

  /// Returns the value as a Boolean.
  ///
  /// - Throws: ``FeedDataError`` if it is something else.
  public func bool() throws(FeedDataError) -> Bool {
    guard case .bool(let value) = value else { throw mismatch("true or false") }
    return value
  }

  private func step(_ name: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }

  private func mismatch(_ expected: String) -> FeedDataError {
    FeedDataError(path: path, expected: expected, found: value.kind)
  }
}
