// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActions
import SourceText
import WidgetValues

extension Part where Value == Intent {
  /// The title of a parameter's default value; nil if it is empty.
  func defaultTitle(of attribute: Attribute, _ settings: DiffSettings) -> String? {
    let widget = WidgetIntent(value, of: home.definition, tables: home.tables)
    guard let found = widget.defaultValue(of: attribute, for: .systemMedium, in: settings.locale)
    else { return nil }
    return title(of: found, attribute, settings)
  }

  /// The title of a value of a parameter.
  func title(of value: ParameterValue, _ attribute: Attribute, _ settings: DiffSettings) -> String {
    switch value {
    case .string(let name):
      guard let type = home.definition.enumType(of: attribute),
        let member = type.value(named: name)
      else { return name }
      return home.text(member.displayName, in: settings.locale) ?? name
    case .number(let spelling): return spelling
    case .boolean(let flag):
      let text = flag ? attribute.metadata?.trueDisplayName : attribute.metadata?.falseDisplayName
      return text.flatMap { home.text($0, in: settings.locale) } ?? String(flag)
    case .object(_, let title): return title
    case .array(let elements):
      return elements.map { title(of: $0, attribute, settings) }.joined(separator: ", ")
    case .unsuitable: return ""
    }
  }
}

extension RevisionPair {
  /// Calls a function with each parameter that both revisions have.
  func forEachParameter(_ body: (IntentPair, AttributePairing.Pair) -> Void) {
    for intent in intents {
      for pair in intent.parameters.pairs { body(intent, pair) }
    }
  }

  /// The words about what a parameter has after it lost its value: its default in quotation marks, or nothing.
  func restart(_ attribute: Attribute, of intent: IntentPair) -> [String] {
    [intent.new.defaultTitle(of: attribute, settings) ?? ""]
  }
}

extension IntentPair {
  /// The name of the intent and a parameter, as messages have them: `'period' of 'Show'`.
  func words(_ attribute: Attribute) -> String {
    "'\(attribute.propertyName)' of '\(new.value.name?.value ?? "")'"
  }
}
