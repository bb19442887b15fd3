// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
package import PropertyListSyntax
import SourceText

/// An error in a message.
package struct MessageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value that was expected, and where.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// Reads a message, or a value of one.
package struct MessageReader {
  private let value: PropertyListValue

  /// Parses a line as JSON.
  ///
  /// - Throws: ``MessageError`` if it is not JSON.
  package init(line: [UInt8]) throws(MessageError) {
    do {
      let source = try SourceFile(name: "message", content: line)
      value = try PropertyListDocument(source, as: .json).root
    } catch {
      throw MessageError("not JSON: \(error)")
    }
    guard value.kind == .dictionary else { throw MessageError("expected an object") }
  }

  /// Creates a reader of a value.
  package init(_ value: PropertyListValue) {
    self.value = value
  }

  /// The value of a member; nil if there is none, or it is `null`.
  package subscript(key: String) -> MessageReader? {
    guard value.kind == .dictionary, let member = value[key], member.kind != .null else {
      return nil
    }
    return MessageReader(member)
  }

  /// The value of a member.
  ///
  /// - Throws: ``MessageError`` if there is none.
  package func member(_ key: String) throws(MessageError) -> MessageReader {
    guard let member = self[key] else { throw MessageError("expected the member '\(key)'") }
    return member
  }

  /// The elements of a list, to be read one after the other.
  package func items() throws(MessageError) -> Items {
    guard value.kind == .array else { throw failure("a list") }
    return Items(elements: value.elements)
  }

  /// Reads each element of a list.
  package func array<Element>(
    _ read: (MessageReader) throws(MessageError) -> Element
  ) throws(MessageError) -> [Element] {
    guard value.kind == .array else { throw failure("a list") }
    var result: [Element] = []
    for element in value.elements { result.append(try read(MessageReader(element))) }
    return result
  }

  /// The members of an object, in their order.
  package func members() throws(MessageError) -> [(name: String, value: MessageReader)] {
    guard value.kind == .dictionary else { throw failure("an object") }
    return value.entries.map { ($0.key, MessageReader($0.value)) }
  }

  /// Returns the value as a string.
  package func string() throws(MessageError) -> String {
    guard let string = value.string else { throw failure("a text") }
    return string
  }

  /// Returns the value as a number.
  package func number() throws(MessageError) -> Double {
    guard let number = value.number else { throw failure("a number") }
    return number
  }

  /// Returns the value as an integer.
  package func integer() throws(MessageError) -> Int {
    guard let integer = value.integer else { throw failure("a whole number") }
    return integer
  }

  /// Returns the value as a Boolean.
  package func bool() throws(MessageError) -> Bool {
    guard let boolean = value.boolean else { throw failure("true or false") }
    return boolean
  }

  /// A name of those that an enumeration has.
  package func name<Name: RawRepresentable<String>>() throws(MessageError) -> Name {
    let text = try string()
    guard let name = Name(rawValue: text) else {
      throw MessageError("'\(text)' is not a \(Name.self)")
    }
    return name
  }

  /// Returns the bytes of a base64 string.
  package func data() throws(MessageError) -> [UInt8] { Base64.decode(try string().utf8) }

  /// The value of a parameter.
  package func parameterValue() -> ParameterValue { ParameterValue(literal) }

  /// Values of parameters by their names.
  package func parameterValues() throws(MessageError) -> [String: ParameterValue] {
    var result: [String: ParameterValue] = [:]
    for (name, value) in try members() { result[name] = value.parameterValue() }
    return result
  }

  /// The value, whatever it is.
  package var literal: PropertyListLiteral { Self.literal(value) }

  private static func literal(_ value: PropertyListValue) -> PropertyListLiteral {
    switch value.kind {
    case .dictionary:
      .dictionary(value.entries.map { .init($0.key, literal($0.value)) })
    case .array: .array(value.elements.map(literal))
    case .integer: .integer(spelling: value.spelling)
    case .real: .real(spelling: value.spelling)
    case .boolean: .boolean(value.boolean ?? false)
    case .null: .null
    case .string, .date, .data: .string(value.string ?? "")
    }
  }

  private func failure(_ expected: String) -> MessageError {
    MessageError("expected \(expected), found '\(value.kind.rawValue)'")
  }

  /// The elements of a list, which are read one after the other.
  package struct Items {
    fileprivate var elements: PropertyListValue.Elements

    /// The next element; nil if it is `null` or there is none.
    package mutating func nextIfAny() -> MessageReader? {
      guard let element = elements.next(), element.kind != .null else { return nil }
      return MessageReader(element)
    }

    /// Returns the next element of the list.
    package mutating func next() throws(MessageError) -> MessageReader {
      guard let element = elements.next() else { throw MessageError("expected another element") }
      return MessageReader(element)
    }

    /// The next element, a number.
    package mutating func number() throws(MessageError) -> Double { try next().number() }

    /// The next element, a whole number.
    package mutating func integer() throws(MessageError) -> Int { try next().integer() }

    /// The next element, a text.
    package mutating func string() throws(MessageError) -> String { try next().string() }

    /// The next element, a truth value.
    package mutating func bool() throws(MessageError) -> Bool { try next().bool() }
  }
}
