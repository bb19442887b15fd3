// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import SourceText
import Testing

@Suite("Keys that the format has")
struct KnownKeysTests {
  @Test("every text is decoded into its own property, and none gets lost")
  func texts() throws {
    let definition = try IntentDefinition(
      SourceFile(name: "test", content: CompleteDefinition.content))
    #expect(definition.diagnostics.isEmpty)
    let lines = Outline(definition).lines.filter { Int($0.value) == nil && Bool($0.value) == nil }
    for line in lines { #expect(line.path == line.value) }
    #expect(lines.map(\.value).sorted() == CompleteDefinition.root.texts.sorted())
  }

  /// The values of a definition.
  private func lines(of root: PropertyListLiteral) throws -> [String] {
    try Outline(Fixture.definition(root)).lines.map(\.description)
  }

  @Test(
    "every flag and number of an intent is decoded into its own property",
    arguments: [
      ("Configurable", "isConfigurable: true"), ("Customizable", "isCustomizable: true"),
      ("EligibleForWidgets", "isEligibleForWidgets: true"),
      ("IneligibleForSuggestions", "isIneligibleForSuggestions: true"),
      ("LastParameterTag", "lastParameterTag: 7"), ("Restrictions", "restrictions: 7"),
      ("UserConfirmationRequired", "requiresUserConfirmation: true"),
    ])
  func intents(suffix: String, line: String) throws {
    #expect(
      try lines(of: ["INIntents": [.dictionary([.init("INIntent" + suffix, 7)])]])
        == ["intents[0]." + line])
  }

  @Test(
    "every flag of a combination is decoded into its own property",
    arguments: ["IsLinked", "IsPrimary", "SupportsBackgroundExecution", "UpdatesLinked"])
  func combinations(suffix: String) throws {
    let combination = PropertyListLiteral.dictionary([
      .init("INIntentParameterCombination" + suffix, true)
    ])
    let line = "['a'].\(suffix.prefix(1).lowercased() + suffix.dropFirst()): true"
    #expect(
      try lines(of: ["INIntents": [["INIntentParameterCombinations": ["a": combination]]]])
        == ["intents[0].parameterCombinations" + line])
    #expect(
      try lines(of: ["INIntents": [["INIntentManagedParameterCombinations": ["a": combination]]]])
        == ["intents[0].managedParameterCombinations" + line])
  }

  @Test("every flag and number of a response, an enum and a type is decoded into its own property")
  func otherParts() throws {
    let root: PropertyListLiteral = [
      "INEnums": [["INEnumGeneratesHeader": true, "INEnumValues": [["INEnumValueIndex": 3]]]],
      "INTypes": [["INTypeLastPropertyTag": 119]],
      "INIntents": [
        [
          "INIntentResponse": [
            "INIntentResponseLastParameterTag": 19,
            "INIntentResponseCodes": [["INIntentResponseCodeSuccess": false]],
          ]
        ]
      ],
    ]
    #expect(
      try lines(of: root) == [
        "enums[0].generatesHeader: true", "enums[0].values[0].declaredIndex: 3",
        "intents[0].response.codes[0].isSuccess: false",
        "intents[0].response.lastParameterTag: 19", "types[0].lastPropertyTag: 119",
      ])
  }

  @Test(
    "every flag and number of an attribute is decoded into its own property",
    arguments: [
      ("Configurable", "isConfigurable: true"),
      ("CustomDisambiguation", "customDisambiguation: true"),
      ("Default", "isDefaultProperty: true"), ("DisplayPriority", "displayPriority: 7"),
      ("FixedSizeArray", "isFixedSizeArray: true"),
      ("SupportsDynamicEnumeration", "supportsDynamicEnumeration: true"),
      ("SupportsMultipleValues", "supportsMultipleValues: true"),
      ("SupportsResolution", "supportsResolution: true"),
      ("SupportsSearch", "supportsSearch: true"), ("Tag", "declaredTag: 7"),
      ("WindowSize", "declaredWindowSize: 7"),
    ], Attribute.Owner.allCases)
  func attributes(key: (suffix: String, line: String), owner: Attribute.Owner) throws {
    let attribute: PropertyListLiteral = [.dictionary([.init(owner.rawValue + key.suffix, 7)])]
    let (root, path): (PropertyListLiteral, String) =
      switch owner {
      case .intent: (["INIntents": [["INIntentParameters": attribute]]], "intents[0].parameters")
      case .response:
        (
          ["INIntents": [["INIntentResponse": ["INIntentResponseParameters": attribute]]]],
          "intents[0].response.parameters"
        )
      case .type: (["INTypes": [["INTypeProperties": attribute]]], "types[0].properties")
      }
    #expect(try lines(of: root) == ["\(path)[0].\(key.line)"])
  }

  @Test("every flag and number of an attribute's parts is decoded into its own property")
  func attributeParts() throws {
    for (part, lines) in [
      (["…ArraySizes": [["…ArraySizeSize": 7]]], ["arraySizes.entries[0].size: 7"]),
      (["…PromptDialogs": [["…PromptDialogCustom": 1]]], ["promptDialogs[0].isCustom: true"]),
      (
        ["…UnsupportedReasons": [["…UnsupportedReasonCustom": 1]]],
        ["unsupportedReasons[0].isCustom: true"]
      ),
      (
        ["…UnsupportedReasons": [["…UnsupportedReasonDefault": 1]]],
        ["unsupportedReasons[0].isDefault: true"]
      ),
    ] as [(PropertyListLiteral, [String])] {
      #expect(Outline(try Fixture.attribute(part)).lines.map(\.description) == lines)
    }
  }
}

extension PropertyListLiteral {
  /// The texts in a value.
  fileprivate var texts: [String] {
    switch self {
    case .dictionary(let members): members.flatMap(\.value.texts)
    case .array(let elements): elements.flatMap(\.texts)
    case .string(let text): [text]
    default: []
    }
  }
}
