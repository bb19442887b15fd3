// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax

/// A definition with every key that the format has.
///
/// Each text in it is the path of the property that it must be decoded into.
enum CompleteDefinition {
  /// The file.
  static let content = XMLWriter.document(root)

  static let root: PropertyListLiteral = [
    "INEnums": [enumType], "INTypes": [type], "INIntents": [intent],
    "INIntentDefinitionNamespace": "namespace", "INIntentDefinitionModelVersion": "modelVersion",
    "INIntentDefinitionSystemVersion": "systemVersion",
    "INIntentDefinitionToolsVersion": "toolsVersion",
    "INIntentDefinitionToolsBuildVersion": "toolsBuildVersion",
  ]

  private static let enumType = dictionary(
    "INEnum", at: "enums[0]",
    texts: [
      "ClassName": "classNameOverride", "DisplayName": "displayName.text",
      "DisplayNameID": "displayName.id", "Name": "name", "Type": "typeName",
    ],
    ["GeneratesHeader": true, "Values": [enumValue]])

  private static let enumValue = dictionary(
    "INEnumValue", at: "enums[0].values[0]",
    texts: [
      "DisplayName": "displayName.text", "DisplayNameID": "displayName.id", "Name": "name",
    ],
    [
      "Index": 3,
      "Synonyms": [
        dictionary(
          "INEnumValueSynonym", at: "enums[0].values[0].synonyms[0]",
          texts: ["Synonym": "text.text", "SynonymID": "text.id"])
      ],
    ])

  private static let type = dictionary(
    "INType", at: "types[0]",
    texts: [
      "ClassName": "classNameOverride", "ClassPrefix": "classPrefix",
      "DisplayName": "displayName.text", "DisplayNameID": "displayName.id", "Name": "name",
    ],
    ["LastPropertyTag": 119, "Properties": [attribute(of: .type, at: "types[0].properties[0]")]])

  private static let intent = dictionary(
    "INIntent", at: "intents[0]",
    texts: [
      "Category": "category", "ClassName": "classNameOverride", "ClassPrefix": "classPrefix",
      "DefaultImageName": "defaultImageName", "Description": "declaredDescription.text",
      "DescriptionID": "declaredDescription.id", "Domain": "domain", "Input": "inputParameterName",
      "KeyParameter": "keyParameterName", "Name": "name", "Summary": "summary",
      "Title": "declaredTitle.text", "TitleID": "declaredTitle.id", "Type": "typeName",
      "Verb": "verb",
    ],
    [
      "Configurable": true, "Customizable": true, "EligibleForWidgets": true,
      "IneligibleForSuggestions": true, "LastParameterTag": 21, "Restrictions": 2,
      "UserConfirmationRequired": false,
      "ManagedParameterCombinations": [
        "accountUUID,cameraID": combination(
          at: "intents[0].managedParameterCombinations['accountUUID,cameraID']")
      ],
      "ParameterCombinations": [
        "cameraID": combination(at: "intents[0].parameterCombinations['cameraID']")
      ],
      "Parameters": [attribute(of: .intent, at: "intents[0].parameters[0]")],
      "Response": response,
    ])

  private static func combination(at path: String) -> PropertyListLiteral {
    dictionary(
      "INIntentParameterCombination", at: path,
      texts: [
        "Subtitle": "subtitle.text", "SubtitleID": "subtitle.id", "Title": "title.text",
        "TitleID": "title.id",
      ],
      [
        "IsLinked": true, "IsPrimary": false, "SupportsBackgroundExecution": true,
        "UpdatesLinked": false,
      ])
  }

  private static let response = dictionary(
    "INIntentResponse", at: "intents[0].response", texts: ["Output": "outputParameterName"],
    [
      "Codes": [
        dictionary(
          "INIntentResponseCode", at: "intents[0].response.codes[0]",
          texts: [
            "ConciseFormatString": "conciseFormat.text",
            "ConciseFormatStringID": "conciseFormat.id", "FormatString": "format.text",
            "FormatStringID": "format.id", "Name": "name",
          ],
          ["Success": false])
      ],
      "LastParameterTag": 19,
      "Parameters": [attribute(of: .response, at: "intents[0].response.parameters[0]")],
    ])

  private static func attribute(of owner: Attribute.Owner, at path: String) -> PropertyListLiteral {
    dictionary(
      owner.rawValue, at: path,
      texts: [
        "DisplayName": "displayName.text", "DisplayNameID": "displayName.id",
        "EnumType": "enumTypeName", "EnumTypeNamespace": "enumTypeNamespace", "Name": "name",
        "ObjectType": "objectTypeName", "ObjectTypeNamespace": "objectTypeNamespace",
        "Type": "typeName",
      ],
      [
        "Configurable": true, "CustomDisambiguation": true, "Default": true, "FixedSizeArray": 1,
        "SupportsDynamicEnumeration": true, "SupportsMultipleValues": true,
        "SupportsResolution": true, "SupportsSearch": true, "DisplayPriority": 4, "Tag": 5,
        "WindowSize": 6,
        "ArraySizes": [
          dictionary(
            owner.rawValue + "ArraySize", at: path + ".arraySizes.entries[0]",
            texts: ["SizeClass": "sizeClassName"], ["Size": 7])
        ],
        "Metadata": metadata(of: owner, at: path + ".metadata.knownEntries"),
        "PromptDialogs": [
          dictionary(
            owner.rawValue + "PromptDialog", at: path + ".promptDialogs[0]",
            texts: [
              "FormatString": "format.text", "FormatStringID": "format.id", "Type": "typeName",
            ],
            ["Custom": true])
        ],
        "Relationship": relationship(of: owner, at: path + ".relationship"),
        "UnsupportedReasons": [
          dictionary(
            owner.rawValue + "UnsupportedReason", at: path + ".unsupportedReasons[0]",
            texts: [
              "Code": "code", "FormatString": "format.text", "FormatStringID": "format.id",
            ],
            ["Custom": true, "Default": false])
        ],
      ])
  }

  private static func metadata(of owner: Attribute.Owner, at path: String) -> PropertyListLiteral {
    let prefix = owner.rawValue + "Metadata"
    let texts = AttributeMetadata.Key.allCases.filter { $0 != .customUTIs }.map { key in
      PropertyListLiteral.Member(prefix + key.rawValue, .string("\(path).\(key)"))
    }
    let types: PropertyListLiteral = [["UTI": .string(path + ".customUTIs[0].UTI")]]
    return .dictionary(texts + [.init(prefix + "CustomUTIs", types)])
  }

  private static func relationship(
    of owner: Attribute.Owner, at path: String
  ) -> PropertyListLiteral {
    let values = [0, 1].map { PropertyListLiteral.string("\(path).predicateValues[\($0)]") }
    // The list wins over the single value, so only one of them is given.
    return dictionary(
      owner.rawValue + "Relationship", at: path,
      texts: ["ParentName": "parentName", "PredicateName": "predicateName"],
      owner == .intent ? ["PredicateValues": .array(values)] : ["PredicateValue": values[0]])
  }

  /// A dictionary of texts, each the path of its property, and of other values.
  private static func dictionary(
    _ prefix: String, at path: String, texts: KeyValuePairs<String, String>,
    _ others: KeyValuePairs<String, PropertyListLiteral> = [:]
  ) -> PropertyListLiteral {
    .dictionary(
      texts.map { .init(prefix + $0, .string("\(path).\($1)")) }
        + others.map { .init(prefix + $0, $1) })
  }
}
