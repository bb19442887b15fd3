// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax

/// A value that a parameter has while a widget is configured.
public indirect enum ParameterValue: Hashable, Sendable {
  /// Text; also a date, a URL, the name of an enum's value, and the identifier of an object without a title.
  case string(String)
  /// A number, spelled as the file has it.
  case number(spelling: String)
  /// A Boolean: true or false.
  case boolean(Bool)
  /// An object of a custom type: its identifier, and the display string that users see.
  case object(identifier: String, title: String)
  /// A list of values of one type.
  case array([ParameterValue])
  /// A value that no parameter can have, such as JSON's `null`, kept as the file has it.
  case unsuitable(PropertyListLiteral)
}

extension ParameterValue {
  /// A number, without a fraction if it is whole: `149`, `144.5`.
  public static func number(_ value: Double) -> Self {
    .number(spelling: spelling(of: value))
  }

  /// Returns the spelling of a number, without a fraction if it is whole.
  package static func spelling(of number: Double) -> String {
    number == number.rounded() && abs(number) < 0x1p53 ? String(Int(number)) : String(number)
  }

  /// The number; nil for any other value.
  public var number: Double? {
    if case .number(let spelling) = self { Double(spelling) } else { nil }
  }

  /// The elements of a list; of any other value, the value alone.
  public var elements: [ParameterValue] {
    if case .array(let elements) = self { elements } else { [self] }
  }

  /// The identifier of an object, with or without a title; nil for any other value.
  public var identifier: String? {
    switch self {
    case .string(let identifier), .object(let identifier, _): identifier
    default: nil
    }
  }
}

extension ParameterValue {
  /// The value that a file has.
  public init(_ literal: PropertyListLiteral) {
    self =
      switch literal {
      case .string(let text): .string(text)
      case .integer(let spelling), .real(let spelling): .number(spelling: spelling)
      case .boolean(let flag): .boolean(flag)
      case .array(let elements): .array(elements.map { ParameterValue($0) })
      case .dictionary(let members): Self.object(members) ?? .unsuitable(literal)
      case .date, .data, .null: .unsuitable(literal)
      }
  }

  /// An object, if nothing but its identifier and its title is known of it.
  private static func object(_ members: [PropertyListLiteral.Member]) -> Self? {
    guard case .string(let identifier) = members.first(where: { $0.key == "identifier" })?.value
    else { return nil }
    if members.count == 1 { return .string(identifier) }
    guard members.count == 2,
      case .string(let title) = members.first(where: { $0.key == "title" })?.value
    else { return nil }
    return title.isEmpty ? .string(identifier) : .object(identifier: identifier, title: title)
  }

  /// The value as it is written to a file.
  public var literal: PropertyListLiteral {
    switch self {
    case .string(let text): .string(text)
    case .number(let spelling):
      spelling.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) }
        ? .integer(spelling: spelling) : .real(spelling: spelling)
    case .boolean(let flag): .boolean(flag)
    case .object(let identifier, let title):
      ["identifier": .string(identifier), "title": .string(title)]
    case .array(let elements): .array(elements.map(\.literal))
    case .unsuitable(let literal): literal
    }
  }
}

extension ParameterValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral
{
  /// Creates a text from a string literal.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates a Boolean from a literal.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// Creates a number from an integer literal.
  public init(integerLiteral value: Int) { self = .number(spelling: String(value)) }

  /// Creates a list from an array literal.
  public init(arrayLiteral elements: ParameterValue...) { self = .array(elements) }
}
