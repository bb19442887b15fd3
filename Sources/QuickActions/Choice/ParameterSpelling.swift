// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// Reads and writes values of a parameter as people type them.
///
/// What ``text(of:)`` writes, ``literal(_:)`` reads as the same value.
struct ParameterSpelling {
  /// The name of the parameter.
  let parameter: String

  /// The control of a value, or of each element of a list.
  let control: ParameterControl

  /// Whether the value is a list.
  let isArray: Bool

  /// The value that a text means; of a list, the values joined by commas.
  ///
  /// - Throws: ``ChoiceError/invalidValue(parameter:value:expected:)`` where the parameter cannot have it, and
  ///   ``ChoiceError/readOnly(parameter:reason:)`` where it cannot be typed at all.
  func literal(_ text: String) throws(ChoiceError) -> PropertyListLiteral {
    guard isArray else { return try element(text) }
    var values: [PropertyListLiteral] = []
    for part in ListSpelling.parts(of: text) { values.append(try element(part)) }
    return .array(values)
  }

  /// The value of a single text, or of an element of a list.
  func element(_ text: String) throws(ChoiceError) -> PropertyListLiteral {
    switch control {
    case .enumeration(let choices): return try enumValue(text, choices)
    case .boolean(let trueTitle, let falseTitle):
      return try boolean(text, trueTitle, falseTitle)
    case .number(let traits): return try number(text, traits)
    case .duration(let minimum, let maximum):
      return try duration(text, minimum: minimum, maximum: maximum)
    case .url: return try url(text)
    case .text(let traits): return try string(text, traits)
    case .date(let parts):
      guard let date = CalendarSpelling.canonical(text, parts: parts) else {
        throw refusal(of: text)
      }
      return .string(date)
    case .amount(let codes):
      guard let amount = AmountSpelling.canonicalAmount(text, codes: codes) else {
        throw refusal(of: text)
      }
      return .string(amount)
    case .measurement(let quantity):
      guard let measurement = AmountSpelling.canonicalMeasurement(text, of: quantity) else {
        throw refusal(of: text)
      }
      return .string(measurement)
    case .object:
      guard let object = SavedObject(spelling: text) else { throw refusal(of: text) }
      return object.literal
    case .destination: return .string(text)
    case .unavailable(let reason): throw .readOnly(parameter: parameter, reason: reason)
    }
  }

  /// What a person types for a value; of a list, the values joined by commas.
  func text(of literal: PropertyListLiteral) -> String {
    guard case .array(let elements) = literal else { return elementText(of: literal) }
    return ListSpelling.text(of: elements.map(elementText))
  }

  /// What a person types for a single value, or for an element of a list.
  func elementText(of literal: PropertyListLiteral) -> String {
    switch (control, literal) {
    case (.text(let traits), .string(let text)) where traits.isMultiline:
      text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    case (.object, _): SavedObject(literal)?.spelling ?? ""
    case (.duration, .integer(let spelling)), (.duration, .real(let spelling)):
      Double(spelling).map { DurationSpelling.text($0) } ?? spelling
    case (_, .string(let text)), (_, .date(let text)): text
    case (_, .integer(let spelling)), (_, .real(let spelling)): spelling
    case (_, .boolean(let flag)): flag ? "true" : "false"
    case (_, .array(let elements)): ListSpelling.text(of: elements.map(elementText))
    case (_, .null), (_, .data), (_, .dictionary): ""
    }
  }

  /// Why a saved value does not fit, in a sentence; nil where it does.
  func problem(of literal: PropertyListLiteral) -> String? {
    let text = elementText(of: literal)
    let hasRightType =
      switch (control, literal) {
      case (.unavailable, _): true
      case (.boolean, .boolean), (.number, .integer), (.number, .real), (.duration, .integer),
        (.duration, .real):
        true
      case (.boolean, _), (.number, _), (.duration, _): false
      case (.object, _): SavedObject(literal) != nil
      case (_, .string): true
      default: false
      }
    guard hasRightType else {
      return refusal(of: text.isEmpty ? literal.kindWords : text).description
    }
    if case .unavailable = control { return nil }
    do throws(ChoiceError) {
      let value = try element(text)
      // A title can be typed; what is saved is the name.
      if case .enumeration = control, value != literal { return refusal(of: text).description }
      return nil
    } catch {
      return error.description
    }
  }

  /// The refusal of a text that the control does not take.
  func refusal(of text: String) -> ChoiceError {
    refusal(of: text, control.expectation)
  }

  private func refusal(of text: String, _ expected: String) -> ChoiceError {
    .invalidValue(parameter: parameter, value: text, expected: expected)
  }
}

extension ParameterSpelling {
  private func enumValue(
    _ text: String, _ choices: [ParameterControl.Choice]
  ) throws(ChoiceError) -> PropertyListLiteral {
    // The values of an enum that the definition does not declare are not known.
    if choices.isEmpty {
      guard !text.isEmpty else { throw refusal(of: text) }
      return .string(text)
    }
    if choices.contains(where: { $0.name == text }) { return .string(text) }
    // What people read they also type; but two values can be called the same.
    let titled = choices.filter { Self.isTitle($0.title, text) }
    guard let only = titled.first, titled.count == 1 else { throw refusal(of: text) }
    return .string(only.name)
  }

  private func boolean(
    _ text: String, _ trueTitle: String, _ falseTitle: String
  ) throws(ChoiceError) -> PropertyListLiteral {
    let word = text.lowercased()
    if ["true", "1"].contains(word) { return .boolean(true) }
    if ["false", "0"].contains(word) { return .boolean(false) }
    // What people read counts before what the words mean elsewhere: true can be called 'Off'.
    let (isTrue, isFalse) = (Self.isTitle(trueTitle, text), Self.isTitle(falseTitle, text))
    if isTrue != isFalse { return .boolean(isTrue) }
    if ["yes", "on"].contains(word) { return .boolean(true) }
    if ["no", "off"].contains(word) { return .boolean(false) }
    throw refusal(of: text)
  }

  /// Whether a text is a title as people type it.
  private static func isTitle(_ title: String, _ text: String) -> Bool {
    !text.isEmpty && SearchTerm.fold(title) == SearchTerm.fold(text)
  }

  private func number(
    _ text: String, _ traits: ParameterControl.NumberTraits
  ) throws(ChoiceError) -> PropertyListLiteral {
    let words = traits.isWhole ? "a whole number" : "a number"
    guard let value = traits.isWhole ? Int(text).map(Double.init) : Double(text), value.isFinite
    else { throw refusal(of: text, words) }
    if let minimum = traits.minimum, value < minimum {
      throw refusal(of: text, "\(words), \(Self.words(of: minimum)) at least")
    }
    if let maximum = traits.maximum, value > maximum {
      throw refusal(of: text, "\(words), \(Self.words(of: maximum)) at most")
    }
    // By way of a fraction, a whole number would lose digits from 2⁵³ on.
    return Int(text).map { .integer($0) } ?? .number(value)
  }

  private func duration(
    _ text: String, minimum: Double?, maximum: Double?
  ) throws(ChoiceError) -> PropertyListLiteral {
    guard let seconds = DurationSpelling.seconds(text) else { throw refusal(of: text) }
    if let minimum, seconds < minimum {
      throw refusal(of: text, "a duration, \(DurationSpelling.text(minimum)) at least")
    }
    if let maximum, seconds > maximum {
      throw refusal(of: text, "a duration, \(DurationSpelling.text(maximum)) at most")
    }
    return Int(text).map { .integer($0) } ?? .number(seconds)
  }

  private func url(_ text: String) throws(ChoiceError) -> PropertyListLiteral {
    do throws(URLReference.Fault) {
      return .string(try URLReference(encoding: text).text)
    } catch {
      throw refusal(of: text, "a URL: \(error.words)")
    }
  }

  private func string(
    _ text: String, _ traits: ParameterControl.TextTraits
  ) throws(ChoiceError) -> PropertyListLiteral {
    if isArray, text.isEmpty { throw refusal(of: text, "a text that is not empty") }
    guard traits.isMultiline else {
      if text.contains(where: \.isNewline) { throw refusal(of: text, "a text in one line") }
      return .string(text)
    }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch (character, rest.first) {
      case ("\\", "n"):
        rest.removeFirst()
        result.append("\n")
      case ("\\", "\\"):
        rest.removeFirst()
        result.append("\\")
      default: result.append(character)
      }
    }
    return .string(result)
  }

  static func words(of number: Double) -> String {
    PropertyListLiteral.number(number).numberSpelling
  }
}

extension PropertyListLiteral {
  /// What kind of value it is, for one that cannot be typed.
  fileprivate var kindWords: String {
    switch self {
    case .dictionary: "{…}"
    case .array: "[…]"
    case .null: "null"
    default: ""
    }
  }
}
