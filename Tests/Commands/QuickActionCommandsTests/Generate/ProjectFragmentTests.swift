// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import IntentLint
import PropertyListSyntax
import TestSupport
import Testing

/// The targets of a widget, as a project has them.
@Suite struct ProjectFragmentTests {
  private let folder: ScratchFolder
  private let definition = "Intents/Base.lproj/QuickActionWidget.intentdefinition"

  init() throws {
    folder = try ScratchFolder()
    for (name, source) in [
      (definition, SampleFolder.definition),
      (
        "Intents/ja.lproj/QuickActionWidget.strings",
        "Localization/ja.lproj/QuickActionWidget.strings"
      ),
    ] {
      try folder.write(Repository.content(of: source), to: name)
    }
  }

  private func fragment(_ arguments: String...) -> CommandRun {
    CommandRun(
      [
        "generate", "@" + definition, "--app-target", "Shop", "--bundle-id", "com.example.shop",
      ] + arguments, in: folder)
  }

  @Test("names and folders are those that are given, and a good folder needs no note")
  func names() throws {
    let run = fragment(
      "--project-format", "xcodegen", "--widget-target", "ShopWidget", "--intents-target",
      "ShopIntents",
      "--deployment-target", "15.0", "--output", "@widget.yml")
    #expect(run.errors == "" && run.output == "" && run.exitCode == 0)
    let root = try #require(Specification(folder.text(of: "widget.yml") ?? "")).root
    let targets = root["targets"]
    #expect(
      targets?["Shop"]?["dependencies"]?.elements.compactMap { $0["target"]?.text } == [
        "ShopWidget", "ShopIntents",
      ])
    let widget = targets?["ShopWidget"]
    #expect(widget?["type"]?.text == "app-extension")
    #expect(widget?["deploymentTarget"]?.text == "15.0")
    #expect(
      widget?["settings"]?["base"]?["PRODUCT_BUNDLE_IDENTIFIER"]?.text
        == "com.example.shop.ShopWidget")
    let attributes = targets?["ShopIntents"]?["info"]?["properties"]?["NSExtension"]?[
      "NSExtensionAttributes"]
    #expect(attributes?["IntentsSupported"] == .array(["QuickActionConfigurationIntent"]))
  }

  @Test("Tuist gets the same targets")
  func tuist() {
    let run = fragment("--project-format", "tuist")
    #expect(run.errors == "" && run.exitCode == 0)
    for text in [
      "name: \"QuickActionWidget\"", "name: \"QuickActionWidgetIntents\"",
      "\"IntentsSupported\": [\"QuickActionConfigurationIntent\"]",
      ".sdk(name: \"WidgetKit\", type: .framework, status: .optional)",
    ] {
      #expect(run.output.contains(text))
    }
  }

  @Test("a definition without a folder of its own, or without languages, gets a note")
  func remarks() throws {
    try folder.write(folder.text(of: definition) ?? "", to: "Mixed/W.intentdefinition")
    try folder.write("let a = 1", to: "Mixed/A.swift")
    let run = CommandRun(
      ["generate", "@Mixed/W.intentdefinition", "--project-format", "tuist"], in: folder)
    #expect(
      run.errors == """
        note: 'Mixed/W.intentdefinition' is in no language folder, so App Store Connect would miss its texts (ITMS-90626); move it to 'Base.lproj' in a folder of its own
        note: 'Mixed' also has 'A.swift', which the tool would add to each target; move the definition and its language folders to a folder of their own
        note: the bundle identifiers begin with 'com.example.app'; give yours with '--bundle-id'

        """)
    #expect(run.exitCode == 0)
  }

  @Test("a definition without an intent for widgets has no targets")
  func noWidget() throws {
    let text = (folder.text(of: definition) ?? "")
      .replacing(
        "<key>INIntentEligibleForWidgets</key>\n\t\t\t<true/>",
        with: "<key>INIntentEligibleForWidgets</key>\n\t\t\t<false/>")
    try folder.write(text, to: definition)
    let run = fragment("--project-format", "tuist", "--force")
    #expect(run.errors.hasSuffix("has no intent for widgets\n") && run.exitCode == 2)
  }

  // MARK: The rules about projects

  /// An Xcode project with what a specification says, as far as rules look at it, in the folder.
  private func makeProject(_ specification: Specification) throws {
    guard case .dictionary(let targets)? = specification.root["targets"] else { return }
    var examples: [ExampleTarget] = []
    for target in targets {
      let isApp = target.value["type"] == nil
      let info = target.value["info"]
      if let path = info?["path"]?.text, let properties = info?["properties"] {
        try folder.write(XMLWriter.document(properties), to: path)
        try folder.write("class IntentHandler {}", to: "\(target.key)/IntentHandler.swift")
      }
      // The folder of the definition, which XcodeGen searches.
      let hasDefinition = target.value["sources"]?.elements.contains {
        $0["path"]?.text.map { definition.hasPrefix($0 + "/") } == true
      }
      examples.append(
        ExampleTarget(
          name: target.key, productType: isApp ? "application" : "app-extension",
          sources: hasDefinition == true ? [definition] : [],
          resources: isApp ? ["Intents/ja.lproj/QuickActionWidget.strings"] : [],
          infoPlist: info?["path"]?.text,
          embedded: target.value["dependencies"]?.elements.compactMap { $0["target"]?.text } ?? []))
    }
    let project = RuleExample.File.xcodeProject(examples)
    try folder.write(project.content, to: project.path)
  }

  /// The findings about the project.
  private func findings() -> String {
    CommandRun(["validate", "@", "--select", "project", "--format", "grouped"], in: folder).output
  }

  @Test(
    "the rules about projects find nothing in the targets, and something without each of their parts"
  )
  func rules() throws {
    _ = fragment("--project-format", "xcodegen", "--output", "@widget.yml")
    let text = folder.text(of: "widget.yml") ?? ""
    try makeProject(try #require(Specification(text)))
    #expect(findings().contains("no findings"), "\(findings())")
    for (part, other, rule) in [
      ("      - path: Intents\n", "      - path: Other\n", "definition-outside-application"),
      (
        "IntentsSupported: [QuickActionConfigurationIntent]", "IntentsSupported: [OtherIntent]",
        "undeclared-supported-intent"
      ),
    ] {
      // The first part is that of the app.
      let broken = text.replacing(part, with: other, maxReplacements: 1)
      #expect(broken != text)
      try makeProject(try #require(Specification(broken)))
      #expect(findings().contains(rule), "\(findings())")
    }
  }

  private static let xcodeGen = [
    "/opt/homebrew/bin/xcodegen", "/usr/local/bin/xcodegen", "/usr/bin/xcodegen",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(
    "XcodeGen reads the targets, and the rules find nothing in its project",
    .enabled(if: xcodeGen != nil, "XcodeGen is not installed"))
  func generated() throws {
    _ = fragment("--project-format", "xcodegen", "--output", "@widget.yml")
    try folder.write(
      """
      name: Shop
      include: [widget.yml]
      targets:
        Shop: { type: application, platform: iOS, sources: [Shop] }

      """, to: "project.yml")
    for name in ["Shop", "QuickActionWidget", "QuickActionWidgetIntents"] {
      try folder.write("class IntentHandler {}", to: "\(name)/\(name).swift")
    }
    let run = try Executable.shell("\(Self.xcodeGen ?? "") generate", in: folder)
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    #expect(findings().contains("no findings"), "\(findings())")
  }
}
