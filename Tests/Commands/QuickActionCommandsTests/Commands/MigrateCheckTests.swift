// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing

@Suite("quickaction migrate --check")
struct MigrateCheckTests {
  private static let definition = """
    <plist version="1.0"><dict><key>INIntents</key><array>
    <dict><key>INIntentName</key><string>Show</string>
    <key>INIntentParameters</key><array>
    <dict><key>INIntentParameterName</key><string>place</string>
    <key>INIntentParameterType</key><string>String</string></dict></array></dict>
    </array></dict></plist>
    """

  private static func source(_ className: String, parameter: String = "place") -> String {
    """
    import AppIntents
    struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
      static let title: LocalizedStringResource = "Show"
      static let intentClassName = "\(className)"
      static let isDiscoverable = false
      @Parameter(title: "Place") var \(parameter): String?
    }

    """
  }

  private func folder(_ source: String, configuration: String? = nil) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(Self.definition, to: "Widget.intentdefinition")
    try folder.write(source, to: "Show.swift")
    if let configuration { try folder.write(configuration, to: "quickaction.json") }
    return folder
  }

  @Test("a migration that keeps everything is clean")
  func clean() throws {
    let folder = try folder(Self.source("ShowIntent"))
    let run = CommandRun(["migrate", "--check", "@"], in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output.hasSuffix("no findings\n"))
    #expect(run.errors.contains("1 class: 1 migrated"))
  }

  @Test("a wrong class ends with 1, in each format")
  func wrongClass() throws {
    let folder = try folder(Self.source("ShowIntentHandler"))
    for format in ["text", "json", "sarif", "github", "xcode", "junit", "gitlab", "checkstyle"] {
      let run = CommandRun(["migrate", "--check", "@", "--format", format], in: folder)
      #expect(run.exitCode == 1)
      #expect(run.output.contains("ShowIntentHandler"), "\(format)")
    }
    let run = CommandRun(["migrate", "--check", "@", "--exit-zero"], in: folder)
    #expect(run.exitCode == 0)
    let selected = CommandRun(
      ["migrate", "--check", "@", "--select", "migrated-parameter-missing"], in: folder)
    #expect(selected.exitCode == 0)
  }

  @Test("an allowance makes a note of a finding")
  func allowance() throws {
    let source = Self.source("ShowIntent", parameter: "location")
    let plain = try folder(source)
    #expect(CommandRun(["migrate", "--check", "@"], in: plain).exitCode == 1)
    let allowed = try folder(
      source,
      configuration: """
        { "version": 1, "migration": { "allow": [ { "rule": "migrated-parameter-missing",
          "subject": "ShowIntent.place", "reason": "Nobody used it" } ] } }
        """)
    let run = CommandRun(["migrate", "--check", "@"], in: allowed)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("allowed: Nobody used it"))
  }

  @Test("versions that cannot be read are counted, and three are named")
  func unreadable() throws {
    let repository = try GitFolder()
    try repository.commit([
      "Widget.intentdefinition": Self.definition, "Show.swift": Self.source("ShowIntent"),
    ])
    for number in 0..<5 {
      try repository.commit(["Widget.intentdefinition": "<plist \(number)"])
    }
    try repository.commit(["Widget.intentdefinition": Self.definition])
    let run = CommandRun(["migrate", "--check", "@"], in: repository.folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.split(separator: "so its classes are not known").count == 4)
    #expect(run.errors.contains("note: 2 more versions of definitions cannot be read\n"))
  }

  @Test("without a definition and without a migration there is nothing to check")
  func nothing() throws {
    let folder = try ScratchFolder()
    try folder.write("import AppIntents\nstruct A: AppIntent {}\n", to: "A.swift")
    let run = CommandRun(["migrate", "--check", "@"], in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("nothing to check"))
    let unknown = CommandRun(["migrate", "--check", "@", "--history", "v9"], in: folder)
    #expect(unknown.exitCode == 2)
  }

  @Test("a definition of the history that is not in a partial clone is named")
  func partialClone() throws {
    let repository = try GitFolder()
    try repository.commit(["W.intentdefinition": Self.definition], tag: "v1")
    try repository.commit(
      ["W.intentdefinition": Self.definition + "\n", "Show.swift": Self.source("ShowIntent")],
      tag: "v2")
    try repository.git("config", "uploadpack.allowFilter", "true")
    let clone = GitFolder(of: try ScratchFolder())
    try clone.git(
      "clone", "--quiet", "--filter=blob:none", "file://" + repository.folder.path,
      clone.folder.path(""))
    try clone.git("remote", "set-url", "origin", "file:///nowhere")
    let run = CommandRun(["migrate", "--check", "@"], in: clone.folder)
    #expect(
      run.errors.contains("error: 'W.intentdefinition' of '")
        && run.errors.contains("is not in this clone, and git cannot fetch it"), "\(run.errors)")
    #expect(run.exitCode == 2)
  }

  @Test("validate checks the App Intents of a folder")
  func validate() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "import AppIntents\nstruct A: WidgetConfigurationIntent {}\n", to: "A.swift")
    let run = CommandRun(["validate", "@"], in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("discoverable-configuration-intent"))
  }

  @Test("a removed intent that an App Intent takes the place of is no loss to diff")
  func diff() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.definition, to: "old/Widget.intentdefinition")
    try folder.write(
      Self.definition.replacing("Show", with: "Other"), to: "old/Other.intentdefinition")
    try folder.write(
      Self.definition.replacing("Show", with: "Other"), to: "new/Other.intentdefinition")
    try folder.write(Self.source("WrongIntent"), to: "new/Show.swift")
    let lost = CommandRun(["diff", "@old", "@new", "--format", "json"], in: folder)
    #expect(lost.exitCode == 1)
    #expect(lost.output.contains("intent-removed"))
    try folder.write(Self.source("ShowIntent"), to: "new/Show.swift")
    let kept = CommandRun(["diff", "@old", "@new", "--format", "json"], in: folder)
    #expect(!kept.output.contains("intent-removed"))
    #expect(kept.exitCode == 0)
  }
}
