// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import IntentModel
import PropertyListSyntax
import SourceText
import TestSupport

/// Definitions with as much in them as a test needs.
enum GenerationFixture {
  /// The definition with every kind of parameter, arrays, search, reasons, codes, keywords and intents of the system's.
  static func kinds() throws -> IntentDefinition {
    try definition(at: "Tests/Intents/IntentGenerationTests/Fixtures/Kinds.intentdefinition")
  }

  /// The definition that comes with the repository.
  static func sample() throws -> IntentDefinition {
    try definition(at: "IntentDefinitions/QuickActionWidget.intentdefinition")
  }

  /// The definition in a file of the repository.
  static func definition(at path: String) throws -> IntentDefinition {
    try IntentDefinition(SourceFile(name: path, content: Repository.content(of: path)))
  }

  /// A definition of the given root.
  static func definition(
    intents: [PropertyListLiteral] = [], enums: [PropertyListLiteral] = [],
    types: [PropertyListLiteral] = [], name: String = "test"
  ) throws -> IntentDefinition {
    let root: PropertyListLiteral = [
      "INIntents": .array(intents), "INEnums": .array(enums), "INTypes": .array(types),
    ]
    let text = String(decoding: XMLWriter.document(root), as: UTF8.self)
    return try IntentDefinition(SourceFile(name: name, text: text))
  }

  /// An intent with the given parameters.
  static func intent(
    _ name: String, _ parameters: [PropertyListLiteral] = [],
    codes: [PropertyListLiteral] = [], response: [PropertyListLiteral] = [],
    flags: [String] = [], texts: [String: String] = [:]
  ) -> PropertyListLiteral {
    var members: [PropertyListLiteral.Member] = [
      .init("INIntentName", .string(name)),
      .init("INIntentParameters", .array(parameters)),
      .init(
        "INIntentResponse",
        [
          "INIntentResponseCodes": .array(codes), "INIntentResponseParameters": .array(response),
        ]),
    ]
    for flag in flags { members.append(.init("INIntent" + flag, true)) }
    for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
      members.append(.init("INIntent" + key, .string(text)))
    }
    return .dictionary(members)
  }

  /// A parameter of an intent; other owners have another prefix.
  static func parameter(
    _ name: String, _ type: String = "String", flags: [String] = [],
    texts: [String: String] = [:], prefix: String = "INIntentParameter"
  ) -> PropertyListLiteral {
    var members: [PropertyListLiteral.Member] = [
      .init(prefix + "Name", .string(name)),
      .init(prefix + "Type", .string(type)),
    ]
    for flag in flags { members.append(.init(prefix + flag, true)) }
    for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
      members.append(.init(prefix + key, .string(text)))
    }
    return .dictionary(members)
  }

  /// A code of a response.
  static func code(
    _ name: String, _ format: String? = nil, concise: String? = nil
  ) -> PropertyListLiteral {
    var members: [PropertyListLiteral.Member] = [
      .init("INIntentResponseCodeName", .string(name))
    ]
    if let format {
      members.append(.init("INIntentResponseCodeFormatString", .string(format)))
    }
    if let concise {
      members.append(.init("INIntentResponseCodeConciseFormatString", .string(concise)))
    }
    return .dictionary(members)
  }
}

extension GenerationPlan {
  /// All files in one text, each after a line with its path.
  var listing: String {
    files.map { "==== \($0.path)\n\($0.contents)" }.joined()
  }
}
