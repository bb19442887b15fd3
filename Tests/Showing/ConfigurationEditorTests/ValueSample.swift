// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import StringTables
import WidgetViews

/// An editor of a widget with a slider of many steps, a date and a time.
enum ValueSample {
  static func state(today: CalendarDay? = CalendarDay(year: 2026, month: 12, day: 31)) throws
    -> EditorState
  {
    func parameter(
      _ number: Int, _ name: String, _ type: String,
      _ metadata: KeyValuePairs<String, PropertyListLiteral> = [:]
    ) -> PropertyListLiteral {
      [
        "INIntentParameterName": .string(name), "INIntentParameterDisplayName": .string(name),
        "INIntentParameterType": .string(type), "INIntentParameterTag": .integer(number),
        "INIntentParameterDisplayPriority": .integer(number),
        "INIntentParameterConfigurable": true,
        "INIntentParameterMetadata": .dictionary(
          metadata.map { .init("INIntentParameterMetadata" + $0.key, $0.value) }),
      ]
    }
    let content = XMLWriter.document([
      "INIntents": [
        [
          "INIntentName": "Configure", "INIntentTitle": "Values",
          "INIntentEligibleForWidgets": true,
          "INIntentParameters": .array([
            parameter(
              1, "amount", "Integer",
              ["MinimumValue": 0, "MaximumValue": 10000, "DefaultValue": 5000, "Type": "Slider"]),
            parameter(
              2, "ratio", "Decimal",
              [
                "MinimumValue": 0, "MaximumValue": 1, "DefaultValue": .number(0.5),
                "Type": "Slider",
              ]),
            parameter(3, "count", "Integer", ["DefaultValue": 7]),
            parameter(4, "day", "DateComponents", ["Type": "Date"]),
            parameter(5, "time", "DateComponents", ["Type": "Time"]),
            parameter(6, "moment", "DateComponents"),
            parameter(7, "link", "URL"),
            parameter(8, "warmth", "Temperature"),
          ]),
        ]
      ]
    ])
    let definition = try IntentDefinition(SourceFile(name: "V.intentdefinition", content: content))
    let widget = WidgetIntent(
      definition.widgetIntents[0], of: definition, tables: StringTableSet())
    return EditorState(
      widget: widget, family: .systemMedium, locale: nil,
      choice: widget.defaultChoice(for: .systemMedium), today: { today })
  }
}
