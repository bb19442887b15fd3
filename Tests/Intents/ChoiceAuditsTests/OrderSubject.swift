// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActions
import SourceText
import StringTables
import WidgetValues

@testable import ChoiceAudits

/// Intents without a catalog: one for widgets, with parameters of several kinds, and one that is not.
enum OrderSubject {
  static func make() throws -> AuditSubject {
    let definition = try IntentDefinition(SourceFile(name: "Order.intentdefinition", text: text))
    return AuditSubject(
      definition.intents.map { WidgetIntent($0, of: definition, tables: StringTableSet()) },
      family: .systemMedium, in: nil)
  }

  private static func parameter(_ name: String, _ type: String, _ more: String = "") -> String {
    """
    <dict><key>INIntentParameterName</key><string>\(name)</string>
    <key>INIntentParameterConfigurable</key><true/>
    <key>INIntentParameterType</key><string>\(type)</string>\(more)</dict>
    """
  }

  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string>
    <key>INEnumType</key><string>Regular</string><key>INEnumValues</key><array>
    <dict><key>INEnumValueName</key><string>unknown</string></dict>
    <dict><key>INEnumValueIndex</key><integer>1</integer>
    <key>INEnumValueName</key><string>large</string></dict></array></dict></array>
    <key>INIntents</key><array>
    <dict><key>INIntentName</key><string>Order</string>
    <key>INIntentEligibleForWidgets</key><true/>
    <key>INIntentParameters</key><array>
    \(parameter("size", "Integer", "<key>INIntentParameterEnumType</key><string>Size</string>"))
    \(parameter("count", "Integer", "<key>INIntentParameterMetadata</key><dict><key>INIntentParameterMetadataMaximumValue</key><integer>9</integer></dict>"))
    \(parameter("gift", "String", "<key>INIntentParameterRelationship</key><dict><key>INIntentParameterRelationshipParentName</key><string>count</string><key>INIntentParameterRelationshipPredicateName</key><string>HasExactValue</string><key>INIntentParameterRelationshipPredicateValue</key><integer>5</integer></dict>"))
    \(parameter("names", "String", "<key>INIntentParameterSupportsMultipleValues</key><true/>"))
    </array></dict>
    <dict><key>INIntentName</key><string>Siri</string></dict>
    </array></dict></plist>
    """
}
