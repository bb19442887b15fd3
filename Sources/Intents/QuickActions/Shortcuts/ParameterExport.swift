// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
package import PropertyListSyntax
import SourceText
public import StringTables
public import WidgetValues

/// The JSON form in which the values of an intent's parameters are exported.
public struct ParameterExport: Sendable {
  /// The intent whose values are exported.
  public var widget: WidgetIntent

  /// The family of the widget.
  public var family: WidgetFamily

  /// The language of the titles; nil means the definition's own.
  public var locale: LocaleName?

  /// Creates an export for a widget of a family.
  public init(widget: WidgetIntent, family: WidgetFamily, locale: LocaleName?) {
    self.widget = widget
    self.family = family
    self.locale = locale
  }

  /// The document of an intent without a catalog: its keys always in this order, a final line break.
  public func document(_ choice: WidgetChoice) -> String {
    JSONWriter.document([
      "version": .integer(ShortcutExport.version),
      "intent": .string(widget.name),
      "widget": ["family": .string(family.rawValue)],
      "locale": locale.map { .string($0.identifier) } ?? .null,
      "parameters": .array(parameters(of: choice)),
    ])
  }

  /// The parameters with their values: those that the edit sheet shows, in its order, then those that are set and hidden.
  ///
  /// That of a catalog's destinations is not among them: its values are the shortcuts.
  package func parameters(of choice: WidgetChoice) -> [PropertyListLiteral] {
    let form = widget.form(of: choice, family: family, in: locale)
    let shown = form.rows.filter { $0.control != .destination }.map { row in
      Self.literal(
        name: row.parameter, title: row.title, type: row.control.exportedType,
        isArray: row.list != nil, isShown: true, isSet: row.isSet, value: row.value?.literal,
        text: row.text)
    }
    let hidden = form.hiddenValues.compactMap { member -> PropertyListLiteral? in
      guard let attribute = widget.intent.parameter(named: member.parameter) else { return nil }
      let control = widget.control(of: attribute, in: locale)
      return Self.literal(
        name: member.parameter,
        title: widget.title(attribute.displayName, in: locale) ?? member.parameter,
        type: control.exportedType, isArray: attribute.isArray, isShown: false, isSet: true,
        value: member.value.literal,
        text: widget.spelling(of: attribute, in: locale).text(of: member.value)
      )
    }
    return shown + hidden
  }

  private static func literal(
    name: String, title: String, type: String, isArray: Bool, isShown: Bool, isSet: Bool,
    value: PropertyListLiteral?, text: String
  ) -> PropertyListLiteral {
    [
      "parameter": .string(name), "title": .string(title), "type": .string(type),
      "isArray": .boolean(isArray), "isShown": .boolean(isShown), "isSet": .boolean(isSet),
      "value": value ?? .null, "text": .string(text),
    ]
  }
}

extension ParameterControl {
  /// The name of the type in exports.
  fileprivate var exportedType: String {
    switch self {
    case .destination, .object: "object"
    case .enumeration: "enumeration"
    case .boolean: "boolean"
    case .text: "string"
    case .number(let traits): traits.isWhole ? "integer" : "number"
    case .date: "date"
    case .duration: "duration"
    case .url: "url"
    case .amount: "amount"
    case .measurement: "measurement"
    case .unavailable: "other"
    }
  }
}
