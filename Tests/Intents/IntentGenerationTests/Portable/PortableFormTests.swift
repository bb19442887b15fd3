// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import IntentModel
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

/// The portable classes of two definitions, which the tests of the bridge compile and run on Linux.
@Suite("The portable form")
struct PortableFormTests {
  @Test(
    "the classes are those in the folder",
    arguments: [
      "IntentDefinitions/QuickActionWidget.intentdefinition",
      "Tests/Apple/IntentsBridgeTests/Fixtures/Cities.intentdefinition",
    ])
  func classes(path: String) throws {
    for file in try files(of: path) {
      let mismatch = try Snapshot("Tests/Apple/IntentsBridgeTests/Generated/\(file.path)")
        .mismatch(with: file.contents)
      #expect(mismatch == nil)
    }
  }

  @Test("a project's own classes are internal and import nothing publicly")
  func internalAccess() throws {
    let files = try files(
      of: "Tests/Apple/IntentsBridgeTests/Fixtures/Cities.intentdefinition", visibility: .project)
    for file in files {
      #expect(!file.contents.contains("public"))
      #expect(file.contents.contains("\nimport Intents\n"))
    }
  }

  @Test("a property has the name of the definition, and its value that of the system")
  func names() throws {
    let parameters = [
      GenerationFixture.parameter("Period"),
      GenerationFixture.parameter("Stop", "Object", texts: ["ObjectType": "Stop"]),
    ]
    let definition = try GenerationFixture.definition(
      intents: [GenerationFixture.intent("Ping", parameters)], types: [["INTypeName": "Stop"]])
    let options = GenerationOptions(platform: .portable, visibility: .public)
    let files = try IntentGenerator(options: options).files(for: [definition])
    let text = files.map(\.contents).joined()
    #expect(text.contains("public var Period: String? {"))
    #expect(text.contains("get { generatedValues[\"period\"] }"))
    #expect(text.contains("INGeneratedProperty(\"period\", .string)"))
    // In an expression, the property would go before the type.
    #expect(text.contains("public var Stop: Stop? {"))
    #expect(text.contains("INGeneratedProperty(\"stop\", .object(Array<Stop>.Element.self))"))
  }

  @Test("nothing is left of Objective-C")
  func noObjectiveC() throws {
    for file in try files(of: "Tests/Apple/IntentsBridgeTests/Fixtures/Cities.intentdefinition") {
      #expect(!file.contents.contains("@objc"))
      #expect(!file.contents.contains("@NSManaged"))
    }
  }

  private func files(
    of path: String, visibility: GenerationOptions.Visibility = .public
  ) throws -> [GeneratedFile] {
    let source = try SourceFile(name: path, content: Repository.content(of: path))
    let options = GenerationOptions(platform: .portable, visibility: visibility)
    return try IntentGenerator(options: options).files(for: [IntentDefinition(source)])
  }
}
