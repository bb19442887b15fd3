// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import IntentModel
import QuickActions
import SourceText
import StringTables
import WidgetViews

/// An editor of a widget without a catalog, with a parameter of many kinds.
enum SheetSample {
  static func state() throws -> EditorState {
    let definition = try IntentDefinition(
      SourceFile(name: "S.intentdefinition", text: text))
    let widget = WidgetIntent(
      definition.widgetIntents[0], of: definition, tables: StringTableSet())
    return EditorState(
      widget: widget, family: .systemMedium, locale: nil,
      choice: widget.defaultChoice(for: .systemMedium))
  }

  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>INEnums</key><array><dict>
        <key>INEnumName</key><string>Color</string>
        <key>INEnumValues</key><array>
          <dict><key>INEnumValueName</key><string>unknown</string></dict>
          \(value("red", "Red", 1)) \(value("blue", "Deep Blue", 2))
        </array>
      </dict></array>
      <key>INIntents</key><array><dict>
        <key>INIntentName</key><string>Configure</string>
        <key>INIntentTitle</key><string>Panel</string>
        <key>INIntentEligibleForWidgets</key><true/>
        <key>INIntentParameters</key><array>
          \(parameter(1, "pages", "Pages", "Object", """
            <key>INIntentParameterObjectType</key><string>Page</string>
            <key>INIntentParameterSupportsMultipleValues</key><true/>
            <key>INIntentParameterFixedSizeArray</key><true/>
            <key>INIntentParameterArraySizes</key><array><dict>
              <key>INIntentParameterArraySizeSizeClass</key><string>Medium</string>
              <key>INIntentParameterArraySizeSize</key><integer>3</integer>
            </dict></array>
            """))
          \(parameter(2, "tags", "Tags", "String", """
            <key>INIntentParameterSupportsMultipleValues</key><true/>
            """))
          \(parameter(3, "color", "Color", "Integer", """
            <key>INIntentParameterEnumType</key><string>Color</string>
            <key>INIntentParameterMetadata</key><dict>
              <key>INIntentParameterMetadataDefaultValue</key><string>red</string>
            </dict>
            """))
          \(parameter(4, "shaded", "Shaded", "Boolean", """
            <key>INIntentParameterMetadata</key><dict>
              <key>INIntentParameterMetadataTrueDisplayName</key><string>With Shade</string>
              <key>INIntentParameterMetadataFalseDisplayName</key><string>Flat</string>
            </dict>
            """))
          \(parameter(5, "depth", "Depth", "Integer", """
            <key>INIntentParameterMetadata</key><dict>
              <key>INIntentParameterMetadataMinimumValue</key><integer>1</integer>
              <key>INIntentParameterMetadataMaximumValue</key><integer>9</integer>
              <key>INIntentParameterMetadataType</key><string>Slider</string>
            </dict>
            <key>INIntentParameterRelationship</key><dict>
              <key>INIntentParameterRelationshipParentName</key><string>shaded</string>
              <key>INIntentParameterRelationshipPredicateName</key><string>BooleanHasExactValue</string>
              <key>INIntentParameterRelationshipPredicateValue</key><true/>
            </dict>
            """))
          \(parameter(6, "note", "Note", "String", """
            <key>INIntentParameterMetadata</key><dict>
              <key>INIntentParameterMetadataMultiline</key><true/>
            </dict>
            """))
          \(parameter(7, "every", "Every", "TimeInterval"))
          \(parameter(8, "card", "Card", "PaymentMethod"))
        </array>
      </dict></array>
    </dict></plist>
    """

  private static func value(_ name: String, _ title: String, _ index: Int) -> String {
    """
    <dict><key>INEnumValueName</key><string>\(name)</string>
      <key>INEnumValueIndex</key><integer>\(index)</integer>
      <key>INEnumValueDisplayName</key><string>\(title)</string></dict>
    """
  }

  private static func parameter(
    _ number: Int, _ name: String, _ title: String, _ type: String, _ rest: String = ""
  ) -> String {
    """
    <dict>
      <key>INIntentParameterName</key><string>\(name)</string>
      <key>INIntentParameterDisplayName</key><string>\(title)</string>
      <key>INIntentParameterType</key><string>\(type)</string>
      <key>INIntentParameterTag</key><integer>\(number)</integer>
      <key>INIntentParameterDisplayPriority</key><integer>\(number)</integer>
      <key>INIntentParameterConfigurable</key><true/>
      \(rest)
    </dict>
    """
  }
}
