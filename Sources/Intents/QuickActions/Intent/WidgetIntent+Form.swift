// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
import SourceText
public import StringTables
public import WidgetValues

extension WidgetIntent {
  /// The edit sheet for a choice.
  ///
  /// - Parameters:
  ///   - choice: The choice.
  ///   - family: The family of the widget, which may fix how long a list is.
  ///   - locale: The language of texts; nil means the definition's own.
  /// - Returns: The rows of the parameters that a phone shows: see ``offeredParameters``, without those whose relationship
  ///   to another parameter's value does not hold.
  public func form(
    of choice: WidgetChoice, family: WidgetFamily, in locale: LocaleName? = nil
  ) -> ParameterForm {
    let values = values(of: choice, for: family, in: locale)
    let builder = RowBuilder(
      widget: self, choice: choice, family: family, locale: locale, values: values)
    let rows =
      offeredParameters
      .filter { shows($0, given: values, for: family) }
      .map { builder.row(of: $0) }
    let shown = Set(rows.map(\.parameter))
    return ParameterForm(
      title: title(intent.title, in: locale) ?? name, help: title(intent.description, in: locale),
      rows: builder.fillingPrompts(of: rows),
      hiddenValues: choice.members.filter { !shown.contains($0.parameter) })
  }
}

/// Makes the rows of a sheet.
private struct RowBuilder {
  let widget: WidgetIntent
  let choice: WidgetChoice
  let family: WidgetFamily
  let locale: LocaleName?
  let values: [String: ParameterValue]

  func row(of attribute: Attribute) -> ParameterForm.Row {
    let name = attribute.propertyName
    let spelling = widget.spelling(of: attribute, in: locale)
    let value = values[name]
    let defaultValue = widget.defaultValue(of: attribute, for: family, in: locale)
    let length = list(of: attribute)
    let elements = elements(of: value, spelling)
    return ParameterForm.Row(
      parameter: name, title: widget.title(attribute.displayName, in: locale) ?? name,
      prompt: prompt(of: attribute), note: note(on: attribute, spelling.control),
      control: spelling.control, list: length, elements: elements, value: value,
      defaultValue: defaultValue,
      isSet: widget.ownValue(of: attribute, in: choice) != nil,
      isDefault: value.isSame(as: defaultValue),
      spelling: value.map { spelling.text(of: $0) } ?? "",
      problem: problem(of: value, elements, length, spelling))
  }

  private func list(of attribute: Attribute) -> ParameterForm.ListLength? {
    guard attribute.isArray else { return nil }
    return attribute.arraySize(for: family).map { .fixed($0) } ?? .free
  }

  private func prompt(of attribute: Attribute) -> String? {
    attribute.promptDialog(.configuration).flatMap { widget.title($0.format, in: locale) }
      ?? attribute.promptDialog(.primary).flatMap { widget.title($0.format, in: locale) }
  }

  private func note(on attribute: Attribute, _ control: ParameterControl) -> RowNote? {
    switch control {
    case .unavailable(let reason): .unavailable(reason)
    case _ where widget.handler(of: attribute) != nil: nil
    case .destination: nil
    case .object(let type): .optionsOfApp(type: type, expected: control.expectation)
    default:
      attribute.supportsDynamicEnumeration?.value == true
        ? .optionsOfApp(type: nil, expected: control.expectation) : nil
    }
  }

  /// The elements of a list, or the single value.
  private func elements(
    of value: ParameterValue?, _ spelling: ParameterSpelling
  ) -> [ParameterForm.Element] {
    value?.elements.map { element($0, spelling) } ?? []
  }

  private func element(
    _ value: ParameterValue, _ spelling: ParameterSpelling
  ) -> ParameterForm.Element {
    let text = spelling.elementText(of: value)
    var element = ParameterForm.Element(
      value: value, title: text, spelling: text, problem: spelling.problem(of: value))
    switch spelling.control {
    case .destination:
      element.identifier = text
      if let destination = widget.destination(text) {
        element.title = widget.title(of: destination, in: locale)
      } else {
        element.isMissing = true
        element.problem = .missingDestination(identifier: text)
      }
    case .object:
      element.identifier = value.identifier
      element.title = value.identifier ?? text
      if case .object(_, let title) = value { element.title = title }
    case .enumeration(let choices):
      element.title = choices.first { $0.name == text }?.title ?? text
    case .boolean(let trueTitle, let falseTitle):
      if case .boolean(let flag) = value { element.title = flag ? trueTitle : falseTitle }
    case .text:
      if case .string(let string) = value { element.title = string }
    default: break
    }
    return element
  }

  private func problem(
    of value: ParameterValue?, _ elements: [ParameterForm.Element],
    _ length: ParameterForm.ListLength?, _ spelling: ParameterSpelling
  ) -> RowProblem? {
    if let problem = elements.lazy.compactMap(\.problem).first { return problem }
    return widget.shapeProblem(
      of: value, count: elements.count, in: length, family: family,
      isDestination: spelling.control == .destination)
  }

  /// Puts what the values are called into the prompts, in place of `${parameter}`.
  func fillingPrompts(of rows: [ParameterForm.Row]) -> [ParameterForm.Row] {
    rows.map { row in
      guard let prompt = row.prompt, prompt.contains("${") else { return row }
      var filled = row
      filled.prompt = rows.reduce(prompt) { text, other in
        text.replacing(
          "${\(other.parameter)}", with: other.elements.isEmpty ? other.title : other.text)
      }
      return filled
    }
  }
}

extension WidgetIntent {
  /// Returns the problem of a saved value that does not fit its parameter, whether the sheet shows
  /// the parameter or not; nil if it does.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - attribute: The parameter; not that of the catalog's destinations.
  ///   - family: The family of the widget, which may fix how long a list is.
  /// - Returns: The reason.
  package func problem(
    of value: ParameterValue, for attribute: Attribute, family: WidgetFamily
  ) -> RowProblem? {
    let spelling = spelling(of: attribute)
    let elements = value.elements
    if let problem = elements.lazy.compactMap({ spelling.problem(of: $0) }).first {
      return problem
    }
    let length: ParameterForm.ListLength? =
      attribute.isArray ? attribute.arraySize(for: family).map { .fixed($0) } ?? .free : nil
    return shapeProblem(
      of: value, count: elements.count, in: length, family: family, isDestination: false)
  }

  /// Why the number of the values does not fit, or a list is no list.
  fileprivate func shapeProblem(
    of value: ParameterValue?, count: Int, in length: ParameterForm.ListLength?,
    family: WidgetFamily, isDestination: Bool
  ) -> RowProblem? {
    if case .fixed(let capacity) = length, count > capacity {
      return .tooMany(count: count, capacity: capacity, family: family.rawValue)
    }
    let isList: Bool? = value.map { if case .array = $0 { true } else { false } }
    if let isList, isList != (length != nil), !isDestination {
      return isList ? .listSaved : .valueSaved
    }
    return nil
  }
}

extension ParameterValue? {
  /// Whether two values are the same, however their numbers are spelled.
  fileprivate func isSame(as other: ParameterValue?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    if let number = self.number, let otherNumber = other.number { return number == otherNumber }
    return self == other
  }
}
