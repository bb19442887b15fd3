// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
package import PropertyListSyntax
import SourceText
import WidgetViews

/// An error in a message.
package struct MessageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value that was expected, and where.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// A message that was read, or a value of one.
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

  /// Returns the value as a string.
  package func string() throws(MessageError) -> String { try read() }

  /// Returns the value as an integer.
  package func integer() throws(MessageError) -> Int { try read() }

  /// The value of a parameter.
  package func parameterValue() -> ParameterValue { ParameterValue(literal) }

  /// The value, whatever it is.
  package var literal: PropertyListLiteral { PropertyListLiteral(value) }

  /// Reads the value as what is expected; drawings name images by their numbers.
  func read<Value: WireValue>(
    images: [Int: ImageAsset.Content] = [:]
  ) throws(MessageError) -> Value {
    var reader = ValueReader(value, images: images)
    return try Value.take(from: &reader)
  }

  /// A reader of the members of the message.
  var members: ValueReader { ValueReader(value) }
}
