// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import StringTables
import TestSupport
import Testing
import WidgetValues

@Suite("A catalog to start from")
struct CatalogSkeletonTests {
  /// The intent of the skeleton for a parameter of a definition.
  private func intent(
    of definition: IntentDefinition, parameter: String? = nil
  ) throws -> WidgetIntent {
    let target = try CatalogSkeleton.target(
      in: definition, intentName: nil, parameterName: parameter)
    let skeleton = CatalogSkeleton(target: target, definition: definition, widgetKind: "Kind")
    let source = SourceFile(name: "Shop.actions.json", text: skeleton.document)
    return try WidgetIntent(
      ActionCatalog(source), of: definition, tables: StringTableSet())
  }

  @Test("the skeleton for the sample is valid, and has one destination more than the widget holds")
  func sample() throws {
    let intent = try intent(of: SampleWidget.definition())
    let catalog = try #require(intent.catalog)
    #expect(catalog.widget.kind.value == "Kind")
    #expect(catalog.destinations.count == 5)
    #expect(intent.defaultIdentifiers(for: .systemMedium) == ["1", "2", "3", "4"])
    #expect(intent.urlPropertyName == "urlScheme")
    #expect(catalog.imagePropertyName?.value == "imageName")
    #expect(intent.shortcuts(of: intent.defaultChoice(for: .systemMedium)).first?.url != nil)
    #expect(
      intent.text(catalog.widget.displayName, in: nil)
        == intent.intent.title.text?.value)
  }

  @Test("the skeleton has a value for each property, whatever its kind")
  func everyKind() throws {
    let intent = try intent(of: CatalogMistake.definition())
    let names = intent.target?.type.customProperties.map(\.propertyName)
    for destination in try #require(intent.catalog).destinations {
      #expect(destination.properties.map(\.name.value) == names)
    }
  }

  @Test("the skeleton for a free list, or for a single object, is valid")
  func otherShapes() throws {
    #expect(try intent(of: TestWidget(sizes: nil).definition()).catalog?.destinations.count == 5)
    let single = try intent(of: TestWidget(isArray: false, sizes: nil).definition())
    #expect(single.catalog?.destinations.count == 2)
  }

  @Test(
    "the skeletons for the definitions of the corpus are valid",
    .enabled(if: Repository.corpus != nil))
  func corpus() throws {
    var count = 0
    for file in Repository.corpusFiles(withExtension: "intentdefinition") {
      let source = SourceFile(
        name: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
      let definition = try IntentDefinition(source)
      guard
        (try? CatalogSkeleton.target(in: definition, intentName: nil, parameterName: nil)) != nil
      else { continue }
      #expect(throws: Never.self, "\(file.path)") { try intent(of: definition) }
      count += 1
    }
    #expect(count > 3)
  }

  @Test("the best parameter is a widget's list whose options come from code")
  func choice() throws {
    func parameter(
      _ name: String, isArray: Bool, _ keys: KeyValuePairs<String, PropertyListLiteral>
    )
      -> PropertyListLiteral
    { TestWidget.attribute("INIntentParameter", name, "Object", isArray: isArray, keys) }
    var widget = TestWidget(isArray: false, sizes: nil)
    widget.parameters = [
      parameter("list", isArray: true, ["ObjectType": "Screen"]),
      parameter(
        "dynamic", isArray: true, ["ObjectType": "Screen", "SupportsDynamicEnumeration": true]),
      parameter(
        "last", isArray: true, ["ObjectType": "Screen", "SupportsDynamicEnumeration": true]),
    ]
    let definition = try widget.definition()
    func target(_ intent: String?, _ parameter: String?) throws -> String {
      try CatalogSkeleton.target(in: definition, intentName: intent, parameterName: parameter)
        .parameter.propertyName
    }
    #expect(try target(nil, nil) == "dynamic")
    #expect(try target("ShopConfiguration", nil) == "dynamic")
    #expect(try target(nil, "screens") == "screens")
    #expect(try target("ShopConfiguration", "list") == "list")
  }

  @Test(
    "what cannot be chosen is refused, and says what there is",
    arguments: [
      ("Other", nil, "the definition has no intent 'Other'; it has 'ShopConfiguration'"),
      (
        nil, "color",
        "no intent has a parameter 'color'; there are 'screens', 'title', 'shop'"
      ),
      (
        "ShopConfiguration", "color",
        "the intent 'ShopConfiguration' has no parameter 'color'; there are 'screens', 'title', 'shop'"
      ),
      (
        nil, "title",
        "the parameter 'title' of 'ShopConfiguration' is not of a custom type, and a catalog needs one that is"
      ),
    ] as [(String?, String?, String)])
  func refusal(intent: String?, parameter: String?, sentence: String) throws {
    let definition = try CatalogMistake.definition()
    let error = #expect(throws: CatalogSkeleton.Failure.self) {
      try CatalogSkeleton.target(in: definition, intentName: intent, parameterName: parameter)
    }
    #expect(error?.description == sentence)
  }

  @Test("a definition without a custom type, or without an intent, has nothing to choose from")
  func nothingSuitable() throws {
    let empty = try IntentDefinition(
      SourceFile(name: "Empty.intentdefinition", text: "{ INIntents = (); }"))
    let failure = #expect(throws: CatalogSkeleton.Failure.self) {
      try CatalogSkeleton.target(in: empty, intentName: nil, parameterName: nil)
    }
    #expect(failure == .nothingSuitable)
    #expect(
      failure?.description
        == "no parameter of the definition is of a custom type, so there is nothing to make a catalog for; "
        + "'edit', 'export' and 'preview' take the definition itself")
    let unknown = #expect(throws: CatalogSkeleton.Failure.self) {
      try CatalogSkeleton.target(in: empty, intentName: "A", parameterName: nil)
    }
    #expect(unknown?.description == "the definition has no intent 'A'; it has none")
  }
}
