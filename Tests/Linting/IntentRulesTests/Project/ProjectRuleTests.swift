// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import RuleTestSupport
import TestSupport
import Testing

@testable import IntentRules

/// What the rules about projects pass over, since Xcode builds it and iOS runs it.
@Suite("The boundaries of rules about projects")
struct ProjectRuleTests {
  private static let definition = "Widget.intentdefinition"

  /// A definition of a widget's intent `Show` whose options come from code.
  private static let widget: RuleExample.File =
    RuleExample.rawIntent(
      """
      <key>INIntentEligibleForWidgets</key><true/>
      <key>INIntentParameters</key>
      <array><dict>
      <key>INIntentParameterName</key><string>place</string>
      <key>INIntentParameterType</key><string>String</string>
      <key>INIntentParameterSupportsDynamicEnumeration</key><true/>
      </dict></array>
      """
    ).files[0]

  private static func plist(_ entries: String) -> String {
    "<plist version=\"1.0\"><dict>\(entries)</dict></plist>\n"
  }

  private static func extensionPlist(_ point: String, _ attributes: String = "") -> String {
    plist(
      """
      <key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.\(point)</string>
      <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
      <key>NSExtensionAttributes</key><dict>\(attributes)</dict>
      </dict>
      """)
  }

  private static func intents(_ names: String...) -> String {
    "<key>IntentsSupported</key><array>"
      + names.map { "<string>\($0)</string>" }.joined() + "</array>"
  }

  private static let application = plist("<key>CFBundlePackageType</key><string>APPL</string>")

  /// An application that carries extensions, each with the `Info.plist` in its folder.
  private static func project(
    _ extensions: String..., carried: [String]? = nil, sources: [String] = [definition],
    changing change: (String) -> String = { $0 }
  ) -> RuleExample.File {
    let file = RuleExample.File.xcodeProject(
      [
        ExampleTarget(
          name: "App", sources: [definition], infoPlist: "App/Info.plist",
          embedded: carried ?? extensions)
      ]
        + extensions.map {
          ExampleTarget(
            name: $0, productType: "app-extension", sources: sources, infoPlist: "\($0)/Info.plist")
        })
    return .init(file.path, change(file.content))
  }

  private func findings(
    of rule: any Rule.Type, _ project: RuleExample.File, _ files: [String: String],
    definition: RuleExample.File = widget
  ) throws -> [String] {
    let folder = try ExampleFolder(
      [project, definition] + files.map { RuleExample.File($0.key, $0.value) })
    defer { folder.remove() }
    return folder.findings(of: rule).map { $0.message.text }
  }

  private static let otherHandler = extensionPlist(
    "intents-service", intents("INSendMessageIntent"))

  // MARK: Who handles the intent

  @Test("a handler that lacks the widget's intent is found")
  func lacking() throws {
    let found = try findings(
      of: UnsupportedWidgetIntent.self, Self.project("Handler"),
      ["App/Info.plist": Self.application, "Handler/Info.plist": Self.otherHandler])
    #expect(
      found == [
        "the options of 'Show' come from an extension, but 'IntentsSupported' of 'Handler' lacks 'ShowIntent'; add it"
      ])
  }

  @Test("an application that handles intents itself needs no extension for them")
  func inApplication() throws {
    let own = Self.plist(
      """
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>INIntentsSupported</key><array><string>ShowIntent</string></array>
      """)
    #expect(
      try findings(
        of: UnsupportedWidgetIntent.self, Self.project("Handler"),
        ["App/Info.plist": own, "Handler/Info.plist": Self.otherHandler]
      ).isEmpty)
  }

  @Test("a widget extension alone lists no intents, and says nothing of who handles them")
  func widgetAlone() throws {
    #expect(
      try findings(
        of: UnsupportedWidgetIntent.self, Self.project("Widget"),
        [
          "App/Info.plist": Self.application,
          "Widget/Info.plist": Self.extensionPlist("widgetkit-extension"),
        ]
      ).isEmpty)
  }

  @Test("one of several extensions is enough")
  func severalExtensions() throws {
    #expect(
      try findings(
        of: UnsupportedWidgetIntent.self, Self.project("Messages", "Handler"),
        [
          "App/Info.plist": Self.application, "Messages/Info.plist": Self.otherHandler,
          "Handler/Info.plist": Self.extensionPlist("intents-service", Self.intents("ShowIntent")),
        ]
      ).isEmpty)
  }

  @Test(
    "an extension whose Info.plist is not there, or one of another project, may handle anything")
  func unknownExtension() throws {
    let files = ["App/Info.plist": Self.application, "Handler/Info.plist": Self.otherHandler]
    #expect(
      try findings(of: UnsupportedWidgetIntent.self, Self.project("Handler", "Other"), files)
        .isEmpty)
    let foreign = Self.project("Handler", carried: ["Handler", "Foreign"]) {
      $0.replacing(
        "isa = PBXCopyFilesBuildPhase;",
        with: "isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13;")
    }
    #expect(try findings(of: UnsupportedWidgetIntent.self, foreign, files).isEmpty)
  }

  // MARK: Names in 'IntentsSupported'

  @Test("names of the system, and those that only a build knows, are declared by nobody here")
  func systemNames() throws {
    let names = Self.intents("ShowIntent", "INSendMessageIntent", "$(PREFIX)ShowIntent")
    #expect(
      try findings(
        of: UndeclaredSupportedIntent.self, Self.project("Handler"),
        [
          "App/Info.plist": Self.application,
          "Handler/Info.plist": Self.extensionPlist("intents-service", names),
        ]
      ).isEmpty)
  }

  @Test("an extension without a definition may have its classes from a package, unless misspelled")
  func fromPackage() throws {
    func found(_ name: String) throws -> Int {
      try findings(
        of: UndeclaredSupportedIntent.self, Self.project("Handler", sources: []),
        [
          "App/Info.plist": Self.application,
          "Handler/Info.plist": Self.extensionPlist("intents-service", Self.intents(name)),
        ]
      ).count
    }
    #expect(try found("TransferMoneyIntent") == 0)
    #expect(try found("Show") == 1)
    #expect(try found("ShwoIntent") == 1)
  }

  @Test("a wrong name beside the right one is to be removed, not corrected")
  func leftover() throws {
    let names = Self.intents("ShwoIntent", "ShowIntent")
    let found = try findings(
      of: UndeclaredSupportedIntent.self, Self.project("Handler"),
      [
        "App/Info.plist": Self.application,
        "Handler/Info.plist": Self.extensionPlist("intents-service", names),
      ])
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix("; 'ShowIntent' is in the list, too, so remove this one") == true)
  }

  // MARK: The principal class

  @Test("an extension with a storyboard, or of another kind, needs no principal class")
  func storyboard() throws {
    func found(_ point: String, _ entries: String = "") throws -> Int {
      let content = Self.plist(
        """
        <key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.\(point)</string>\(entries)
        </dict>
        """)
      return try findings(
        of: MissingPrincipalClass.self, Self.project("Handler"), ["Handler/Info.plist": content]
      ).count
    }
    #expect(try found("intents-service") == 1)
    #expect(try found("widgetkit-extension") == 0)
    #expect(try found("appintents-extension") == 0)
    let storyboard = "<key>NSExtensionMainStoryboard</key><string>Main</string>"
    #expect(try found("intents-service", storyboard) == 0)
  }

  // MARK: The definition in targets

  @Test("tests read definitions as any other file")
  func amongResourcesOfTests() throws {
    func found(_ productType: String) throws -> Int {
      let project = RuleExample.File.xcodeProject([
        ExampleTarget(name: "App", productType: productType, resources: [Self.definition])
      ])
      return try findings(of: DefinitionAmongResources.self, project, [:]).count
    }
    #expect(try found("application") == 1)
    #expect(try found("bundle.unit-test") == 0)
  }

  @Test(
    "a target without generated classes, or a framework that nobody depends on, is no second one")
  func generatedTwice() throws {
    func found(attributes: String, embedded: [String]) throws -> Int {
      let project = RuleExample.File.xcodeProject([
        ExampleTarget(
          name: "App", sources: [Self.definition], attributes: attributes, embedded: embedded),
        ExampleTarget(name: "Kit", productType: "framework", sources: [Self.definition]),
      ])
      return try findings(of: ClassesGeneratedTwice.self, project, [:]).count
    }
    #expect(try found(attributes: "", embedded: ["Kit"]) == 1)
    #expect(try found(attributes: "codegen", embedded: ["Kit"]) == 1)
    #expect(try found(attributes: "no_codegen", embedded: ["Kit"]) == 0)
    #expect(try found(attributes: "", embedded: []) == 0)
  }
}
