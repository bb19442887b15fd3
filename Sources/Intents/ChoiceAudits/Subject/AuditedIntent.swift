// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import WidgetValues

/// An intent that choices are for, with its names as bytes.
final class AuditedIntent: Sendable {
  /// A parameter.
  struct Parameter: Sendable {
    let attribute: Attribute
    let name: String
  }

  let widget: WidgetIntent
  let name: String
  let isForWidgets: Bool
  let parameters: [Parameter]

  /// The names of the parameters as bytes; empty if one is unusual, so that only the general readers judge choices.
  ///
  /// Usual are names of ASCII letters, which are only ever equal to those of the same bytes.
  let parameterWords: [ByteName]

  /// The name as bytes; nil if a name is unusual.
  let word: ByteName?

  /// The index of the parameter that holds the destinations.
  let destinationIndex: Int?

  /// The name of the parameter that holds the destinations; empty without a catalog.
  let destinationName: String

  /// The identifiers of the catalog; none without a catalog.
  let identifiers: IdentifierTable

  /// Whether the parameter of the destinations is a list.
  let holdsList: Bool

  /// How many destinations the widget holds; nil for any number.
  let capacity: Int?

  private let family: WidgetFamily

  init(_ widget: WidgetIntent, family: WidgetFamily) {
    self.widget = widget
    self.family = family
    name = widget.nameInChoices
    isForWidgets = widget.intent.isEligibleForWidgets?.value == true
    let destination = widget.destinationParameter
    destinationName = destination ?? ""
    var parameters: [Parameter] = []
    for name in widget.intent.parameters.map(\.propertyName)
    where !parameters.contains(where: { $0.name == name }) {
      guard let attribute = widget.intent.parameter(named: name) else { continue }
      parameters.append(Parameter(attribute: attribute, name: name))
    }
    self.parameters = parameters
    let words = ([self.name] + parameters.map(\.name)).map { name in
      name.utf8.allSatisfy { $0 < 0x80 } ? ByteName(name) : nil
    }
    let isUsual = !words.contains { $0 == nil }
    parameterWords = isUsual ? words.dropFirst().compactMap(\.self) : []
    word = isUsual ? words[0] : nil
    destinationIndex = parameters.firstIndex { $0.name == destination }
    identifiers = IdentifierTable(widget.catalog?.destinations.map(\.identifier.value) ?? [])
    holdsList = widget.target?.parameter.isArray == true
    capacity = widget.capacity(for: family)
  }

  /// The parameter of a name; nil if the intent does not have it.
  func parameter(named name: String) -> Parameter? { parameters.first { $0.name == name } }

  /// The result for a value of a parameter other than that of the destinations.
  enum Finding: Sendable {
    /// The value keeps its place.
    case fits
    /// There is no value: JSON's null.
    case absent
    /// The value is lost; what is lost, as a report names it.
    case lost(LossCause, String)
  }

  /// Judges a value of a parameter.
  func finding(of value: ParameterValue, for parameter: Parameter) -> Finding {
    if value == .unsuitable(.null) { return .absent }
    let name = parameter.name
    return switch widget.problem(of: value, for: parameter.attribute, family: family) {
    case nil, .missingDestination: .fits
    case .invalidValue(let text, _): .lost(.invalidValue, "\(name): \(text)")
    case .tooMany: .lost(.tooMany, name)
    case .listSaved: .lost(.listForValue, name)
    case .valueSaved: .lost(.valueForList, name)
    }
  }
}
