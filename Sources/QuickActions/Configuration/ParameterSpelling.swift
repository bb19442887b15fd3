// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText

/// Reads values of a parameter as people type them.
struct ParameterSpelling {
  private let attribute: Attribute
  private let definition: IntentDefinition

  init(_ attribute: Attribute, in definition: IntentDefinition) {
    self.attribute = attribute
    self.definition = definition
  }

  /// The value that a text means; of a list, the values joined by commas.
  ///
  /// - Throws: ``ConfigurationError/invalidValue(parameter:value:expected:)`` where the parameter cannot have it.
  func literal(_ text: String) throws(ConfigurationError) -> PropertyListLiteral {
    guard attribute.isArray else { return try single(text) }
    var values: [PropertyListLiteral] = []
    for part in Self.parts(of: text) { values.append(try single(part)) }
    return .array(values)
  }

  /// The parts of a list that are joined by commas, without the white space around them.
  static func parts(of list: String) -> [String] {
    list.split(separator: ",").map { part in
      let start = part.firstIndex { !$0.isWhitespace } ?? part.endIndex
      let end = part.lastIndex { !$0.isWhitespace }.map { part.index(after: $0) } ?? start
      return String(part[start..<end])
    }
  }

  private func single(_ text: String) throws(ConfigurationError) -> PropertyListLiteral {
    switch attribute.kind {
    case .enumeration: try enumValue(text)
    case .scalar(.boolean): try boolean(text)
    case .scalar(.integer): try number(text, isWhole: true)
    case .scalar(.decimal), .system("TimeInterval"): try number(text, isWhole: false)
    case .system("URL"): try url(text)
    case .scalar(.string), .object, .system: .string(text)
    }
  }

  private func enumValue(_ text: String) throws(ConfigurationError) -> PropertyListLiteral {
    guard let type = definition.enumType(of: attribute) else { return .string(text) }
    let names = type.values.compactMap { $0.name?.value }
    guard names.contains(text) else {
      throw refusal(of: text, "one of \(names.map { "'\($0)'" }.joined(separator: ", "))")
    }
    return .string(text)
  }

  private func boolean(_ text: String) throws(ConfigurationError) -> PropertyListLiteral {
    switch text.lowercased() {
    case "true", "yes", "on", "1": return .boolean(true)
    case "false", "no", "off", "0": return .boolean(false)
    default: throw refusal(of: text, "'true' or 'false'")
    }
  }

  private func number(
    _ text: String, isWhole: Bool
  ) throws(ConfigurationError) -> PropertyListLiteral {
    let words = isWhole ? "a whole number" : "a number"
    guard let value = isWhole ? Int(text).map(Double.init) : Double(text), value.isFinite else {
      throw refusal(of: text, words)
    }
    if let metadata = attribute.metadata {
      if metadata[.minimumValue] != nil, case .value(let minimum) = metadata.minimum,
        value < minimum
      {
        throw refusal(
          of: text, "\(words), \(PropertyListLiteral.number(minimum).spelling) at least")
      }
      if metadata[.maximumValue] != nil, case .value(let maximum) = metadata.maximum,
        value > maximum
      {
        throw refusal(of: text, "\(words), \(PropertyListLiteral.number(maximum).spelling) at most")
      }
    }
    // By way of a fraction, a whole number would lose digits from 2⁵³ on.
    return Int(text).map { .integer($0) } ?? .number(value)
  }

  private func url(_ text: String) throws(ConfigurationError) -> PropertyListLiteral {
    do throws(URLReference.Fault) {
      return .string(try URLReference(text).text)
    } catch {
      throw refusal(of: text, "a URL: \(error.words)")
    }
  }

  private func refusal(of text: String, _ expected: String) -> ConfigurationError {
    .invalidValue(parameter: attribute.propertyName, value: text, expected: expected)
  }
}

extension PropertyListLiteral {
  /// How a number is written.
  fileprivate var spelling: String {
    switch self {
    case .integer(let spelling), .real(let spelling): spelling
    default: ""
    }
  }
}
