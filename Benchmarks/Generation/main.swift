// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Times from a definition that was read to the text of all files; Benchmarks/README.md says what the numbers mean.

import Foundation
import IntentGeneration
import IntentMigration
import IntentModel
import PropertyListSyntax
import SourceText

/// A definition with as many intents as asked for, each with five parameters of different kinds, and a response.
func definition(intents: Int) throws -> IntentDefinition {
  let prefix = "INIntentParameter"
  let parameters: [PropertyListLiteral] = ["String", "Integer", "Boolean", "Integer", "Object"]
    .enumerated().map { index, type in
      var members: [PropertyListLiteral.Member] = [
        .init(prefix + "Name", .string("value\(index)")), .init(prefix + "Type", .string(type)),
        .init(prefix + "SupportsResolution", true),
        .init(prefix + "SupportsDynamicEnumeration", .boolean(index.isMultiple(of: 2))),
      ]
      if index == 3 { members.append(.init(prefix + "EnumType", "Kind")) }
      if index == 4 { members.append(.init(prefix + "ObjectType", "Host")) }
      return .dictionary(members)
    }
  let response: PropertyListLiteral = [
    "INIntentResponseCodes": [
      ["INIntentResponseCodeName": "success"],
      [
        "INIntentResponseCodeName": "failure",
        "INIntentResponseCodeFormatString": "${reason}",
      ],
    ],
    "INIntentResponseParameters": [
      ["INIntentResponseParameterName": "reason", "INIntentResponseParameterType": "String"]
    ],
  ]
  let root: PropertyListLiteral = [
    "INEnums": [["INEnumName": "Kind", "INEnumValues": [["INEnumValueName": "unknown"]]]],
    "INTypes": [["INTypeName": "Host"]],
    "INIntents": .array(
      (0..<intents).map { index in
        [
          "INIntentName": .string("Act\(index)"), "INIntentParameters": .array(parameters),
          "INIntentResponse": response,
        ]
      }),
  ]
  let text = String(decoding: XMLWriter.document(root), as: UTF8.self)
  return try IntentDefinition(SourceFile(name: "generated", text: text))
}

/// The milliseconds that the fastest of several rounds takes, and the bytes that each makes.
func best(
  of rounds: Int, _ definition: IntentDefinition, _ options: GenerationOptions
) throws -> (milliseconds: Double, bytes: Int) {
  let generator = IntentGenerator(options: options)
  var best = Duration.seconds(3600)
  var bytes = 0
  for _ in 0..<rounds {
    let start = ContinuousClock.now
    let files = try generator.files(for: [definition])
    best = min(best, ContinuousClock.now - start)
    bytes = files.reduce(0) { $0 + $1.contents.utf8.count }
  }
  return (best / .milliseconds(1), bytes)
}

let forms: [(name: String, options: GenerationOptions)] = [
  ("Apple's Swift", GenerationOptions()),
  ("Objective-C", GenerationOptions(language: .objectiveC)),
]
var isReached = true
for form in forms {
  let small = try best(of: 51, definition(intents: 100), form.options)
  let large = try best(of: 3, definition(intents: 20_000), form.options)
  let growth = large.milliseconds / small.milliseconds / 200
  isReached = isReached && small.milliseconds <= 10 && growth <= 3
  print(
    "\(form.name): \(Int(small.milliseconds * 1000)) µs and \(small.bytes) bytes for 500 parameters,",
    "\(Int(large.milliseconds)) ms for 100,000: \(Int(growth * 100)) % of 200 times as long")
}

/// The milliseconds that the fastest of several migrations takes, and the bytes that each makes.
func migration(
  of rounds: Int, _ definition: IntentDefinition
) throws -> (milliseconds: Double, bytes: Int) {
  var best = Duration.seconds(3600)
  var bytes = 0
  for _ in 0..<rounds {
    let start = ContinuousClock.now
    let files = try IntentMigrator().migration(of: definition).files
    best = min(best, ContinuousClock.now - start)
    bytes = files.reduce(0) { $0 + $1.contents.utf8.count }
  }
  return (best / .milliseconds(1), bytes)
}

let small = try migration(of: 51, definition(intents: 100))
let large = try migration(of: 3, definition(intents: 20_000))
let growth = large.milliseconds / small.milliseconds / 200
isReached = isReached && small.milliseconds <= 50 && growth <= 3
print(
  "App Intents: \(Int(small.milliseconds * 1000)) µs and \(small.bytes) bytes for 500 parameters,",
  "\(Int(large.milliseconds)) ms for 100,000: \(Int(growth * 100)) % of 200 times as long")
print(isReached ? "the goals are reached" : "a goal is missed")
exit(isReached ? 0 : 1)
