// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import IntentGeneration
import TestSupport
import Testing

@Suite struct WidgetTargetsTests {
  private static let targets = WidgetTargets(
    app: "Shop", widget: "OrderWidget", intents: "OrderWidgetIntents",
    bundleIdentifier: "com.example.shop", deploymentTarget: "14.0",
    definitionFolder: "OrderWidget/Resources/Intents", definitionName: "Orders.intentdefinition",
    intentClasses: ["ShowOrdersIntent"])

  private func golden(_ name: String) -> Snapshot {
    Snapshot("Tests/Intents/IntentGenerationTests/Goldens/Projects/\(name)")
  }

  @Test("the targets for XcodeGen")
  func xcodeGen() throws {
    try #expect(golden("widget.yml").mismatch(with: Self.targets.text(for: .xcodegen)) == nil)
  }

  @Test("the targets for Tuist")
  func tuist() throws {
    try #expect(golden("Widget.swift.txt").mismatch(with: Self.targets.text(for: .tuist)) == nil)
  }

  private static let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/swiftc" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(
    "the targets for Tuist are of the types that its manifests have",
    .enabled(if: compiler != nil, "there is no Swift compiler"))
  func tuistTypes() throws {
    let folder = try ScratchFolder()
    let fixture = "Tests/Intents/IntentGenerationTests/Fixtures/ProjectDescription.swift.txt"
    try folder.write(Repository.content(of: fixture), to: "ProjectDescription.swift")
    try folder.write(Self.targets.text(for: .tuist), to: "Widget.swift")
    let process = Process()
    process.executableURL = Self.compiler.map { URL(filePath: $0) }
    process.arguments = [
      "-typecheck", folder.path("ProjectDescription.swift"), folder.path("Widget.swift"),
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let errors = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: errors, as: UTF8.self))")
  }

  @Test(
    "a widget without options from code has no intents extension",
    arguments: WidgetTargets.Tool.allCases)
  func noHandler(tool: WidgetTargets.Tool) {
    var targets = Self.targets
    targets.intents = nil
    let text = targets.text(for: tool)
    #expect(!text.contains("IntentHandler") && !text.contains("OrderWidgetIntents"))
    #expect(text.contains("widgetkit-extension"))
  }

  @Test("names that mean something else to the tool are quoted")
  func quoted() {
    var targets = Self.targets
    targets.app = "no"
    targets.widget = "My: \"Widget\" #1"
    targets.definitionName = "A\nB.intentdefinition"
    let yaml = targets.text(for: .xcodegen)
    #expect(yaml.contains("\n  \"no\":\n"))
    #expect(yaml.contains("\n  \"My: \\\"Widget\\\" #1\":\n"))
    #expect(yaml.contains("com.example.shop.My---Widget---1"))
    #expect(yaml.contains("made from A\\u000aB.intentdefinition."))
    let swift = targets.text(for: .tuist)
    #expect(swift.contains("name: \"My: \\\"Widget\\\" #1\""))
    #expect(swift.contains("made from A\\nB.intentdefinition."))
  }

  @Test("a definition outside of the widget's folder is excluded from nothing")
  func outside() {
    var targets = Self.targets
    targets.definitionFolder = "Intents"
    #expect(!targets.text(for: .xcodegen).contains("excludes"))
    #expect(!targets.text(for: .tuist).contains("excluding"))
  }
}
