// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText
public import WidgetValues

extension WidgetIntent {
  /// The app's handler; nil if it is not here.
  public var handler: (any ParameterHandler)? {
    if case .handler(let handler) = options { handler } else { nil }
  }

  /// The handler that gives the options of a parameter; nil if they do not come from it.
  func handler(of attribute: Attribute) -> (any ParameterHandler)? {
    attribute.supportsDynamicEnumeration?.value == true ? handler : nil
  }

  /// Whether the sheet shows a parameter: as the app's code says, otherwise as the definition does.
  func shows(
    _ attribute: Attribute, given values: [String: ParameterValue], for family: WidgetFamily
  ) -> Bool {
    handler?.shows(attribute.propertyName, given: values, in: family)
      ?? intent.shows(attribute, given: values, in: definition)
  }

  /// The options that the app's handler gives for a parameter.
  ///
  /// - Parameters:
  ///   - parameter: The name of the parameter.
  ///   - choice: The choice, whose values the handler sees.
  ///   - family: The family of the widget.
  ///   - search: What to search for; the handler does if the definition says so, otherwise titles must contain it.
  /// - Returns: The options; nil if they do not come from a handler.
  /// - Throws: ``ChoiceError/unknownParameter(_:near:)``, or ``ChoiceError/handlerFailed(parameter:reason:)``.
  public func handledOptions(
    of parameter: String, for choice: WidgetChoice, family: WidgetFamily,
    matching search: String? = nil
  ) throws(ChoiceError) -> ObjectCollection<ParameterOption>? {
    let attribute = try self.parameter(parameter)
    guard let handler = handler(of: attribute) else { return nil }
    let searches = attribute.supportsSearch?.value == true
    let values = values(of: choice, for: family, in: nil)
    let options = try asking(parameter) { () throws(ParameterHandlerFailure) in
      try handler.options(of: parameter, given: values, matching: searches ? search : nil)
    }
    guard let search, !searches else { return options }
    let term = SearchTerm(search)
    return ObjectCollection(
      sections: options.sections.map { section in
        .init(title: section.title, items: section.items.filter { term.matches($0.title) })
      })
  }

  /// The results of the app's handler for a parameter's value.
  ///
  /// - Parameters:
  ///   - parameter: The name of the parameter.
  ///   - choice: The choice.
  ///   - family: The family of the widget.
  /// - Returns: What comes of it, of a list for each element; nil if the app does not resolve the parameter, or without
  ///   a handler.
  /// - Throws: ``ChoiceError/unknownParameter(_:near:)``, or ``ChoiceError/handlerFailed(parameter:reason:)``.
  public func resolutions(
    of parameter: String, for choice: WidgetChoice, family: WidgetFamily
  ) throws(ChoiceError) -> [ParameterResolution]? {
    let attribute = try self.parameter(parameter)
    guard let handler, attribute.supportsResolution?.value == true else { return nil }
    let values = values(of: choice, for: family, in: nil)
    return try asking(parameter) { () throws(ParameterHandlerFailure) in
      try handler.resolutions(of: parameter, given: values)
    }
  }

  /// The default that the handler gives a parameter, up to as many elements as the family holds; nil for none.
  func handledDefault(of attribute: Attribute, for family: WidgetFamily) -> ParameterValue? {
    guard let handler = handler(of: attribute) else { return nil }
    do throws(ParameterHandlerFailure) {
      let value = try handler.defaultValue(of: attribute.propertyName)
      guard case .array(let elements) = value, let capacity = attribute.arraySize(for: family)
      else { return value }
      return .array(Array(elements.prefix(capacity)))
    } catch {
      // Without an answer the phone shows a parameter without a value.
      return nil
    }
  }

  /// The value of an option that a typed element means.
  ///
  /// - Throws: ``ChoiceError/notOffered(parameter:value:near:)`` if the handler does not offer it.
  func offered(
    _ element: ParameterValue, of attribute: Attribute, spelled text: String,
    in choice: WidgetChoice, family: WidgetFamily
  ) throws(ChoiceError) -> ParameterValue {
    let name = attribute.propertyName
    // What is chosen need not be among the options: handlers leave it out.
    let own =
      (self.ownValue(of: attribute, in: choice)?.elements ?? [])
      + (handledDefault(of: attribute, for: family)?.elements ?? [])
    func isMeant(_ value: ParameterValue) -> Bool {
      if let identifier = element.identifier { return value.identifier == identifier }
      return value == element || value.number != nil && value.number == element.number
    }
    let search = attribute.supportsSearch?.value == true ? element.identifier : nil
    var known: [String] = []
    // A handler that searches need not find an identifier.
    for term in search == nil ? [nil] : [nil, search] {
      guard
        let options = try handledOptions(of: name, for: choice, family: family, matching: term)
      else { return element }
      if let option = options.items.first(where: { isMeant($0.value) }) { return option.value }
      known += options.items.map(\.identifier)
    }
    if let value = own.first(where: isMeant) { return value }
    throw .notOffered(parameter: name, value: text, near: NearName.of(text, among: known))
  }

  private func asking<Answer>(
    _ parameter: String, _ body: () throws(ParameterHandlerFailure) -> Answer
  ) throws(ChoiceError) -> Answer {
    do throws(ParameterHandlerFailure) {
      return try body()
    } catch {
      throw .handlerFailed(parameter: parameter, reason: error.description)
    }
  }
}
