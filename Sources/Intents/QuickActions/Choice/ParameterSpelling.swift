// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText

/// Reads and writes values of a parameter as users type them.
///
/// What ``text(of:)`` writes, ``value(_:)`` reads as the same value.
struct ParameterSpelling {
  /// The name of the parameter.
  let parameter: String

  /// The control of a value, or of each element of a list.
  let control: ParameterControl

  /// Whether the value is a list.
  let isArray: Bool

  /// The value that a text means; of a list, the values joined by commas.
  ///
  /// - Throws: ``ChoiceError/invalidValue(parameter:value:expected:)`` if the parameter cannot have it, and
  ///   ``ChoiceError/readOnly(parameter:reason:)`` if it cannot be typed at all.
  func value(_ text: String) throws(ChoiceError) -> ParameterValue {
    guard isArray else { return try element(text) }
    var values: [ParameterValue] = []
    for part in ListSpelling.parts(of: text) { values.append(try element(part)) }
    return .array(values)
  }

  /// The value of a single text, or of an element of a list.
  func element(_ text: String) throws(ChoiceError) -> ParameterValue {
    let value = try typedValue(text)
    try check(value, shownAs: text)
    return value
  }

  /// The spelling of a value, which users can type; of a list, the elements joined by commas.
  func text(of value: ParameterValue) -> String {
    guard case .array(let elements) = value else { return elementText(of: value) }
    return ListSpelling.text(of: elements.map(elementText))
  }

  /// The spelling of a single value, or of an element of a list.
  func elementText(of value: ParameterValue) -> String {
    switch (control, value) {
    case (.text(let traits), .string(let text)) where traits.isMultiline:
      text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    case (.object, _): ObjectSpelling.text(of: value) ?? ""
    case (.duration, .number(let spelling)):
      value.number.map { DurationSpelling.text($0) } ?? spelling
    case (_, .string(let text)): text
    case (_, .number(let spelling)): spelling
    case (_, .boolean(let flag)): flag ? "true" : "false"
    case (_, .array(let elements)): ListSpelling.text(of: elements.map(elementText))
    case (_, .object), (_, .unsuitable): ""
    }
  }

  /// Why a saved value does not fit; nil if it does.
  func problem(of value: ParameterValue) -> RowProblem? {
    if case .unavailable = control { return nil }
    let text = elementText(of: value)
    do throws(ChoiceError) {
      try check(value, shownAs: text.isEmpty ? value.kindWords : text)
      return nil
    } catch {
      guard case .invalidValue(_, let value, let expected) = error else { return nil }
      return .invalidValue(value, expected: expected)
    }
  }

  /// The refusal of a text.
  private func refusal(of text: String, _ expected: Expectation? = nil) -> ChoiceError {
    .invalidValue(parameter: parameter, value: text, expected: expected ?? control.expectation)
  }
}

// MARK: What a value must be

extension ParameterSpelling {
  /// Refuses a value that the control does not take.
  private func check(_ value: ParameterValue, shownAs text: String) throws(ChoiceError) {
    switch (control, value) {
    case (.boolean, .boolean), (.destination, .string): return
    case (.enumeration(let choices), .string(let name)):
      // The values of an enum that the definition does not declare are not known.
      if choices.isEmpty ? !name.isEmpty : choices.contains(where: { $0.name == name }) { return }
    case (.number(let traits), .number(let spelling)):
      let isWhole = traits.isWhole
      guard let number = value.number, number.isFinite, !isWhole || Int(spelling) != nil
      else { throw refusal(of: text, .number(isWhole: isWhole, minimum: nil, maximum: nil)) }
      return try check(number, traits.minimum, traits.maximum, of: text) {
        .number(isWhole: isWhole, minimum: $0, maximum: $1)
      }
    case (.duration(let minimum, let maximum), .number):
      guard let seconds = value.number else { break }
      return try check(seconds, minimum, maximum, of: text) { .duration(minimum: $0, maximum: $1) }
    case (.url, .string(let url)):
      do throws(URLReference.Fault) {
        _ = try URLReference(encoding: url)
        return
      } catch {
        throw refusal(of: text, .url(error))
      }
    case (.text(let traits), .string(let line)):
      if isArray, line.isEmpty { throw refusal(of: text, .nonemptyText) }
      guard !traits.isMultiline, line.contains(where: \.isNewline) else { return }
      throw refusal(of: text, .text(.plain, isMultiline: false))
    case (.date(let parts), .string(let date)):
      if CalendarSpelling.canonical(date, parts: parts) != nil { return }
    case (.amount(let codes), .string(let amount)):
      if AmountSpelling.canonicalAmount(amount, codes: codes) != nil { return }
    case (.measurement(let quantity), .string(let measurement)):
      if AmountSpelling.canonicalMeasurement(measurement, of: quantity) != nil { return }
    case (.object, _):
      if value.identifier?.isEmpty == false { return }
    default: break
    }
    throw refusal(of: text)
  }

  /// Refuses a number beyond its limits.
  private func check(
    _ number: Double, _ minimum: Double?, _ maximum: Double?, of text: String,
    _ expected: (_ minimum: Double?, _ maximum: Double?) -> Expectation
  ) throws(ChoiceError) {
    if let minimum, number < minimum { throw refusal(of: text, expected(minimum, nil)) }
    if let maximum, number > maximum { throw refusal(of: text, expected(nil, maximum)) }
  }
}

// MARK: What a text means

extension ParameterSpelling {
  /// The value that a text means, if it is of the right kind at all.
  private func typedValue(_ text: String) throws(ChoiceError) -> ParameterValue {
    let value: ParameterValue? =
      switch control {
      case .enumeration(let choices): .string(Self.name(text, among: choices))
      case .boolean(let trueTitle, let falseTitle):
        Self.boolean(text, trueTitle, falseTitle).map { .boolean($0) }
      case .number:
        // By way of a fraction, a whole number would lose digits from 2⁵³ on.
        Int(text).map { .number(spelling: String($0)) }
          ?? Double(text).flatMap { $0.isFinite ? .number($0) : nil }
      case .duration:
        Int(text).map { .number(spelling: String($0)) }
          ?? DurationSpelling.seconds(text).map { .number($0) }
      case .url: .string((try? URLReference(encoding: text))?.text ?? text)
      case .text(let traits): .string(traits.isMultiline ? Self.lines(text) : text)
      case .date(let parts): CalendarSpelling.canonical(text, parts: parts).map { .string($0) }
      case .amount(let codes):
        AmountSpelling.canonicalAmount(text, codes: codes).map { .string($0) }
      case .measurement(let quantity):
        AmountSpelling.canonicalMeasurement(text, of: quantity).map { .string($0) }
      case .object: ObjectSpelling.value(text)
      case .destination: .string(text)
      case .unavailable(let reason): throw .readOnly(parameter: parameter, reason: reason)
      }
    if let value { return value }
    if case .number(let traits) = control {
      throw refusal(of: text, .number(isWhole: traits.isWhole, minimum: nil, maximum: nil))
    }
    throw refusal(of: text)
  }

  /// The name of the value of an enum that a text means; the text if it means none.
  private static func name(_ text: String, among choices: [ParameterControl.Choice]) -> String {
    if choices.contains(where: { $0.name == text }) { return text }
    // Titles that users see they also type; but two values can be called the same.
    let titled = choices.filter { isTitle($0.title, text) }
    return titled.count == 1 ? titled[0].name : text
  }

  private static func boolean(
    _ text: String, _ trueTitle: String, _ falseTitle: String
  ) -> Bool? {
    let word = text.lowercased()
    if ["true", "1"].contains(word) { return true }
    if ["false", "0"].contains(word) { return false }
    // Titles that users see count before what the words mean elsewhere: true can be called 'Off'.
    let (isTrue, isFalse) = (isTitle(trueTitle, text), isTitle(falseTitle, text))
    if isTrue != isFalse { return isTrue }
    if ["yes", "on"].contains(word) { return true }
    if ["no", "off"].contains(word) { return false }
    return nil
  }

  /// Whether a text is a title, however a user types it.
  private static func isTitle(_ title: String, _ text: String) -> Bool {
    !text.isEmpty && SearchTerm.fold(title) == SearchTerm.fold(text)
  }

  /// The text with line breaks in place of `\n`.
  private static func lines(_ text: String) -> String {
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
    return result
  }
}

extension ParameterValue {
  /// The kind of value in words, for one that cannot be typed.
  fileprivate var kindWords: String {
    switch self {
    case .object, .unsuitable(.dictionary): "{…}"
    case .array: "[…]"
    case .unsuitable(.null): "null"
    default: ""
    }
  }
}
