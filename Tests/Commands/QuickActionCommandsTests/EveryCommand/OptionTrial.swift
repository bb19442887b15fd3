// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// Runs of a command in a tree with what options need: files with faults, a baseline, a migration.
struct OptionTrial {
  /// What a run did.
  struct Outcome: Equatable {
    var exitCode: Int32
    var output: String
    var errors: String
    var files: [String: Data]
  }

  private var current: (tree: UserTree, states: [String: UserTree.State])?

  /// Runs a command; an at sign at the beginning of an argument stands for the tree.
  mutating func run(_ arguments: [String], input: [String] = []) async throws -> Outcome {
    try current?.tree.rename()
    let (tree, before) = try current ?? Self.newTree()
    let run = await CommandRun.onOwnThread(
      arguments.map { $0.hasPrefix("@") ? tree.path(String($0.dropFirst())) : $0 }, input: input,
      environment: ["HOME": tree.path("home"), "QUICKACTION_ENGINE": tree.path("engine")])
    let after = try tree.states()
    current = after == before ? (tree, before) : nil
    let root = tree.root
    return Outcome(
      exitCode: run.exitCode, output: run.output.replacing(root, with: "@"),
      errors: run.errors.replacing(root, with: "@"),
      files: after.filter { before[$0.key] != $0.value }.compactMapValues { state in
        state.content.map {
          Data(String(decoding: $0, as: UTF8.self).replacing(root, with: "@").utf8)
        }
      })
  }

  private static func newTree() throws -> (UserTree, [String: UserTree.State]) {
    let tree = try UserTree()
    func text(_ name: String) -> String {
      String(
        decoding: FileManager.default.contents(atPath: tree.path(name)) ?? Data(), as: UTF8.self)
    }
    let definition = text("Widget/Widget.intentdefinition")
    let migrated = """
      import AppIntents
      struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        static let title: LocalizedStringResource = "Show"
        static let intentClassName = "ShowIntent"
        static let isDiscoverable = false
        @Parameter(title: "Place") var location: String?
      }

      """
    let shown = """
      <plist version="1.0"><dict><key>INIntents</key><array>
      <dict><key>INIntentName</key><string>Show</string>
      <key>INIntentParameters</key><array>
      <dict><key>INIntentParameterName</key><string>place</string>
      <key>INIntentParameterType</key><string>String</string></dict></array></dict>
      </array></dict></plist>
      """
    let files = [
      "Twice.intentdefinition": twice(definition),
      "Less.intentdefinition": definition.replacing(
        "<string>transitionDestinations<", with: "<string>others<"),
      "Renamed.intentdefinition": definition.replacing(
        "<string>クイックアクション<", with: "<string>Other<"),
      "Half.intentdefinition": String(definition.prefix(definition.count / 2)),
      "Half.actions.json": String(text("Widget/Widget.actions.json").prefix(500)),
      "Other.configuration.json": SampleFolder.choice("5", "6"),
      "choices.jsonl": ["1\",\"99", "1\",\"2"].map {
        "{\"intent\":\"QuickActionConfiguration\",\"parameters\":{\"transitionDestinations\":[\"\($0)\"]}}\n"
      }.joined(),
      "strict.json": """
      { "version": 1, "ignore": ["parameter-renamed"], "fail-on": "note", "migration": { "allow": [
        { "rule": "migrated-parameter-missing", "subject": "ShowIntent.place",
          "reason": "Nobody used it" } ] } }
      """,
      "cases.json": """
      { "version": 1, "pictures": [
        { "file": "QuickActionWidget.systemMedium.png", "appearance": "dark" } ] }
      """,
      "baselined.json": "{ \"version\": 1, \"baseline\": \"known.json\" }",
      "Moved/Widget.intentdefinition": shown, "Moved/Show.swift": migrated,
      "mine/QuickActionConfiguration.swift": "let mine = 1\n",
    ]
    for (name, text) in files { try tree.write(Data(text.utf8), to: name) }
    try tree.write(try #require(baseline), to: "known.json")
    // Not the font of any machine, and so another picture or another note everywhere. The texts of the catalog are Japanese.
    var font = FontBuilder()
    font.family = "Noto Sans CJK JP"
    font.characters = Set(text("Widget/Widget.actions.json").unicodeScalars)
      .filter { $0.value >= 0x3040 }.sorted()
      .map { ($0, .init(advance: 600, bytes: FontBuilder.square(x: 50, side: 500))) }
    try tree.write(Data(font.file), to: "letters/NotoSansCJK-Regular.ttf")
    return (tree, try tree.states())
  }

  /// The definition of the sample with a key twice, which is found and can be fixed.
  private static func twice(_ definition: String) -> String {
    let key = /<key>INIntentParameterTag<\/key>\s*<integer>\d+<\/integer>/
    guard let tag = definition.firstMatch(of: key)?.output else { return definition }
    return definition.replacing(tag, with: tag + "\n" + tag)
  }

  /// The findings of that, which are the same in each tree.
  private static let baseline: Data? = {
    guard let folder = try? ScratchFolder(), let tree = try? UserTree() else { return nil }
    let definition = FileManager.default.contents(atPath: tree.path(UserTree.files[0])) ?? Data()
    try? folder.write(
      twice(String(decoding: definition, as: UTF8.self)), to: "Twice.intentdefinition")
    _ = CommandRun(
      ["validate", "@Twice.intentdefinition", "--write-baseline", "@known.json"], in: folder)
    return FileManager.default.contents(atPath: folder.path("known.json"))
  }()
}
