// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@Suite("quickaction migrate --check")
struct CheckedMigrationTests {
  private static let definition = """
    <plist version="1.0"><dict><key>INIntents</key><array><dict>
    <key>INIntentName</key><string>Show</string></dict></array></dict></plist>
    """

  private static let migration = """
    import AppIntents
    struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
      static let intentClassName = "ShowIntent"
      static let isDiscoverable = false
    }

    """

  private func check(_ folder: ScratchFolder, _ arguments: String...) -> CommandRun {
    CommandRun(["migrate", "--check", folder.path] + arguments, in: folder)
  }

  /// A repository whose definition was removed, and its clone without the history.
  private func shallow(_ source: String) throws -> (GitFolder, ScratchFolder) {
    let repository = try GitFolder()
    try repository.commit(["W.intentdefinition": Self.definition])
    try repository.commit(["Show.swift": source], removing: ["W.intentdefinition"])
    let folder = try ScratchFolder()
    try repository.git(
      "clone", "--quiet", "--depth", "1", "file://" + repository.folder.path, folder.path + "/clone"
    )
    return (repository, folder)
  }

  private func checkClone(in folder: ScratchFolder) -> CommandRun {
    CommandRun(["migrate", "--check", folder.path + "/clone"], in: folder)
  }

  @Test("a shallow history is said, also where nothing else is")
  func shallowHistory() throws {
    let (_, folder) = try shallow(Self.migration)
    let known = checkClone(in: folder)
    #expect(known.exitCode == 0)
    #expect(known.errors.contains("note: the history is shallow, so older classes are not known"))
    #expect(known.output.contains("warning[unknown-migrated-class]"))
    let (_, other) = try shallow("import AppIntents\nstruct Show: AppIntent {}\n")
    let unknown = checkClone(in: other)
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors.contains("nothing to check"))
    #expect(unknown.errors.contains("fetch it with 'git fetch --unshallow'"))
  }

  @Test("after a rewrite, a tag or a revision from before has the definitions")
  func rewritten() throws {
    let repository = try GitFolder()
    try repository.commit(["W.intentdefinition": Self.definition], tag: "before")
    try repository.git("checkout", "--quiet", "--orphan", "rewritten")
    try repository.commit(["Show.swift": Self.migration], removing: ["W.intentdefinition"])
    let now = check(repository.folder)
    #expect(now.exitCode == 0)
    #expect(now.output.contains("name a revision that has one with '--history'"))
    let before = check(repository.folder, "--history", "before")
    #expect(before.exitCode == 0)
    #expect(before.errors.contains("1 version of definitions, 1 class: 1 migrated"))
    #expect(before.output.contains("no findings"))
    let unknown = check(repository.folder, "--history", "never")
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors == "error: unknown revision or path 'never'\n")
  }

  @Test("kinds that code computes are said to be left out")
  func computedKinds() throws {
    let repository = try GitFolder()
    func widget(_ name: String) -> String {
      """
      struct \(name): Widget {
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: makeKind("\(name)"), intent: Show.self, provider: P()) { V($0) }
        }
      }

      """
    }
    try repository.commit([
      "W.intentdefinition": Self.definition, "Show.swift": Self.migration,
      "One.swift": widget("One"),
    ])
    #expect(
      check(repository.folder).errors.contains(
        "note: the kind of 'One' is computed, so it is not compared with those of the history"))
    try repository.commit(["Two.swift": widget("Two")])
    #expect(check(repository.folder).errors.contains("the kind of 'One' and of 1 more is computed"))
  }

  @Test("a definition with intents of the system alone has nothing to migrate, which is said")
  func systemIntents() throws {
    let system = Self.definition.replacing(
      "<key>INIntentName</key>",
      with: "<key>INIntentType</key><string>System</string><key>INIntentName</key>")
    let repository = try GitFolder()
    try repository.commit(["W.intentdefinition": system], tag: "1.0")
    let run = check(repository.folder)
    #expect(run.exitCode == 2)
    #expect(
      run.errors.contains(
        "the definitions of the project and its history have only intents of the system, which stay in the definition"
      ))
    try repository.commit([:], removing: ["W.intentdefinition"])
    #expect(check(repository.folder).errors == run.errors)
    let removed = CommandRun(["diff", "1.0", "--path", "@"], in: repository.folder)
    #expect(removed.exitCode == 0, "\(removed.output)")
  }

  @Test(
    "of an intent that no widget uses, nothing is said about widgets", arguments: [true, false])
  func losers(isForWidgets: Bool) throws {
    let definition = """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Show</string>
      <key>INIntentEligibleForWidgets</key><\(isForWidgets)/>
      <key>INIntentParameters</key><array><dict>
      <key>INIntentParameterName</key><string>place</string>
      <key>INIntentParameterType</key><string>String</string></dict></array></dict></array></dict></plist>
      """
    let repository = try GitFolder()
    try repository.commit(["W.intentdefinition": definition, "Show.swift": Self.migration])
    let run = check(repository.folder)
    #expect(
      run.output.contains(
        "has no parameter 'place', so \(isForWidgets ? "placed widgets" : "saved shortcuts") lose its value"
      ))
    #expect(run.output.contains("widgets") == isForWidgets)
  }

  @Test("two widgets of one kind, and sources that do not parse, are reported")
  func badSources() throws {
    let repository = try GitFolder()
    let widget = """
      { var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Shown", intent: Show.self, provider: P()) { V($0) } } }

      """
    try repository.commit([
      "W.intentdefinition": Self.definition, "Show.swift": Self.migration,
      "Widgets.swift": "struct One: Widget \(widget)struct Two: Widget \(widget)",
      "Empty.swift": "import AppIntents\nstruct Empty: AppEntity {}\nstruct Open: AppEntity { [\n",
    ])
    let run = check(repository.folder)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("warning[repeated-widget-kind]: the widget 'One' has the kind"))
    #expect(run.output.contains("warning[malformed-swift-source]"))
    #expect(!run.output.contains("error["))
  }
}
