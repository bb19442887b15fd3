// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import Disk
import IntentLint
import MigrationCheck
import SourceText
import TestSupport
import Testing
import WidgetProject
import WidgetRevisions

/// The mistakes that public migrations made, made again in a repository.
@Suite("The mistakes of public migrations")
struct MigrationMistakeTests {
  private func check(
    _ repository: GitFolder, configuration: LintConfiguration = LintConfiguration(),
    history: [String] = ["HEAD"]
  ) throws -> (result: MigrationCheck.Result, history: MigrationHistory) {
    let path = repository.folder.path
    let project = ProjectLoader.load([path])
    let git = try Git(of: FilePath(path))
    var reader = HistoryReader(
      git, revisions: history,
      currentSources: project.swiftSources.map { String($0.name.dropFirst(path.count + 1)) })
    let read = try reader.read()
    let migration = MigratedProject(project: project, history: read)
    return (
      MigrationCheck(configuration: configuration, today: "2026-01-01").run(on: migration), read
    )
  }

  private func definition(_ intents: String...) -> String {
    """
    <plist version="1.0"><dict><key>INIntents</key><array>
    \(intents.joined(separator: "\n"))
    </array>
    <key>INTypes</key><array><dict><key>INTypeName</key><string>Place</string></dict></array>
    </dict></plist>
    """
  }

  private func intent(_ name: String, _ parameters: String = "", className: String? = nil) -> String
  {
    let override = className.map {
      "<key>INIntentClassName</key><string>\($0)</string>"
    }
    return """
      <dict><key>INIntentName</key><string>\(name)</string>\(override ?? "")
      <key>INIntentParameters</key><array>\(parameters)</array></dict>
      """
  }

  private func parameter(_ name: String, _ type: String, _ more: String = "") -> String {
    """
    <dict><key>INIntentParameterName</key><string>\(name)</string>
    <key>INIntentParameterType</key><string>\(type)</string>\(more)</dict>
    """
  }

  private func widget(_ configuration: String, kind: String, intent: String) -> String {
    """
    import WidgetKit
    struct Places: Widget {
      var body: some WidgetConfiguration {
        \(configuration)(kind: "\(kind)", intent: \(intent).self, provider: P()) { V(entry: $0) }
      }
    }
    """
  }

  private func messages(_ result: MigrationCheck.Result, _ rule: String) -> [String] {
    result.findings.filter { $0.id == rule && $0.severity == .error }.map(\.message.text)
  }

  @Test("a kind that had changed before the migration is not the migration's")
  func earlierKind() throws {
    let repository = try GitFolder()
    try repository.commit(
      [
        "W.intentdefinition": definition(intent("Show")),
        "Widget.swift": widget("IntentConfiguration", kind: "Alpha", intent: "ShowIntent"),
      ], tag: "v1")
    try repository.commit(
      ["Widget.swift": widget("IntentConfiguration", kind: "Places", intent: "ShowIntent")],
      tag: "v2")
    func migrate(to kind: String) throws -> [String] {
      try repository.commit(
        [
          "Show.swift": """
          import AppIntents
          struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "ShowIntent"
          }
          """,
          "Widget.swift": widget("AppIntentConfiguration", kind: kind, intent: "Show"),
        ], removing: [])
      return messages(try check(repository).result, "migrated-widget-kind-changed")
    }
    #expect(try migrate(to: "Places").isEmpty)
    let changed = try migrate(to: "Alpha")
    #expect(changed.count == 1 && changed[0].contains("'Places'"), "\(changed)")
  }

  @Test("each of the seven mistakes is found")
  func sevenMistakes() throws {
    let repository = try GitFolder()
    let place = parameter(
      "place", "Object", "<key>INIntentParameterObjectType</key><string>Place</string>")
    let sizes = """
      <key>INIntentParameterSupportsMultipleValues</key><true/>
      <key>INIntentParameterFixedSizeArray</key><true/>
      <key>INIntentParameterArraySizes</key><array><dict>
      <key>INIntentParameterArraySizeSize</key><integer>4</integer>
      <key>INIntentParameterArraySizeSizeClass</key><string>Medium</string></dict></array>
      """
    // The first release, with a class that the second renames.
    try repository.commit(
      [
        "W.intentdefinition": definition(
          intent("Old"), intent("Show", place + parameter("items", "String", sizes))),
        "Widget.swift": widget("IntentConfiguration", kind: "Places", intent: "ABShowIntent"),
        "App.xcodeproj/project.pbxproj":
          "// !$*UTF8*$!\n{ objects = { P = { isa = PBXProject; attributes = { CLASSPREFIX = AB; }; targets = (); }; }; rootObject = P; }",
      ], tag: "v1")
    try repository.commit(
      [
        "W.intentdefinition": definition(
          intent("Show", place + parameter("items", "String", sizes)), intent("Open"),
          intent("Special", className: "VerySpecialIntent"))
      ], tag: "v2")
    try repository.commit(
      [
        "Intents.swift": """
        import AppIntents
        struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
          static let intentClassName = "ABShowIntent"
          @Parameter(title: "Place") var chosenPlace: Place?
          @Parameter(title: "Items", size: [.systemMedium: 2]) var items: [String]?
        }
        struct Open: AppIntent, CustomIntentMigratedAppIntent {
          static let intentClassName = "OpenIntentHandler"
        }
        struct Special: AppIntent, CustomIntentMigratedAppIntent {
          static let intentClassName = "SpecialIntent"
        }
        struct Place: AppEntity { let id: String }
        """,
        "Widget.swift": widget("AppIntentConfiguration", kind: "PlacesV2", intent: "Show"),
        "App/Info.plist": """
        <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
        <key>NSUserActivityTypes</key><array><string>ABShowIntent</string></array></dict></plist>
        """,
      ], removing: ["W.intentdefinition", "App.xcodeproj/project.pbxproj"])
    let (result, history) = try check(repository)
    // 1, 2: the class of an older release, and classes of the last, are not migrated.
    let unmigrated = result.findings.filter { $0.id == "unmigrated-intent-class" }
      .compactMap { $0.data.first { $0.name == "subject" }?.value }
    #expect(unmigrated.sorted() == ["ABOldIntent", "ABOpenIntent", "VerySpecialIntent"])
    // 3, 4: a handler's name, and a class that never was.
    let unknown = messages(result, "unknown-migrated-class")
    #expect(unknown.count == 2)
    #expect(
      unknown.contains { $0.contains("'OpenIntentHandler'") && $0.contains("'ABOpenIntent'") })
    #expect(
      unknown.contains { $0.contains("'SpecialIntent'") && $0.contains("'VerySpecialIntent'") })
    // 5: the kind; 6: a parameter's name; 7: the sizes.
    #expect(messages(result, "migrated-widget-kind-changed").count == 1)
    #expect(messages(result, "migrated-parameter-missing").count == 1)
    #expect(result.findings.contains { $0.id == "migrated-array-size-changed" })
    // And the dead name in the property list.
    #expect(result.findings.contains { $0.id == "leftover-intent-class" })
    #expect(result.classCount == 4)
    #expect(result.migratedCount == 1)
    #expect(history.intents.first { $0.className == "ABOldIntent" }?.tag == "v1")
  }

  @Test("a migration that keeps everything is clean, and an allowance names the rest")
  func clean() throws {
    let repository = try GitFolder()
    try repository.commit(
      [
        "W.intentdefinition": definition(intent("Old"), intent("Show", parameter("a", "String"))),
        "Widget.swift": widget("IntentConfiguration", kind: "Places", intent: "ShowIntent"),
      ], tag: "v1")
    try repository.commit(
      [
        "Intents.swift": """
        import AppIntents
        struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
          static let intentClassName = "ShowIntent"
          @Parameter(title: "A") var a: String?
        }
        """,
        "Widget.swift": widget("AppIntentConfiguration", kind: "Places", intent: "Show"),
      ], removing: ["W.intentdefinition"])
    let (first, _) = try check(repository)
    func allowing(_ end: String) throws -> LintConfiguration {
      let allowance =
        #"{ "rule": "unmigrated-intent-class", "subject": "OldIntent", "reason": "never shown""#
        + end
        + " }"
      let text = #"{ "version": 1, "migration": { "allow": ["# + allowance + "] } }"
      return try LintConfiguration(
        SourceFile(name: "quickaction.json", text: text), rules: .migration
      ) { _ in true }
    }
    var configuration: LintConfiguration
    #expect(first.findings.map(\.id) == ["unmigrated-intent-class"])
    configuration = try allowing("")
    let (second, _) = try check(repository, configuration: configuration)
    #expect(second.findings.map(\.severity) == [.note])
    #expect(second.allowedCount == 1)
    configuration = try allowing(#", "until": "2025-12-31""#)
    let (third, _) = try check(repository, configuration: configuration)
    #expect(third.findings.contains { $0.severity == .error })
    #expect(third.findings.contains { $0.message.text.contains("ended on 2025-12-31") })
  }

  @Test("two widgets of one kind, broken sources and a shallow history are no obstacle")
  func badInput() throws {
    let repository = try GitFolder()
    try repository.commit(["W.intentdefinition": definition(intent("Show"))], tag: "v1")
    try repository.commit(["W.intentdefinition": "<plist"])
    try repository.commit([
      "W.intentdefinition": definition(intent("Show")),
      "Widget.swift": widget("IntentConfiguration", kind: "Places", intent: "ShowIntent"),
      "Other.swift": widget("IntentConfiguration", kind: "Places", intent: "ShowIntent"),
    ])
    try repository.commit([
      "Intents.swift": """
      import AppIntents
      struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
        static let isDiscoverable = false
        static let title = "never closed
      """
    ])
    let (result, history) = try check(repository)
    // The version that is broken, and not the one that repaired it.
    let broken = try Git(of: FilePath(repository.folder.path)).commit("HEAD~2")
    #expect(history.unreadable == ["'W.intentdefinition' at \(Git.shortName(broken))"])
    #expect(result.findings.isEmpty)
    #expect(result.migratedCount == 1)
    let clone = try ScratchFolder()
    try repository.git(
      "clone", "--quiet", "--depth", "1", "file://" + repository.folder.path, clone.path + "/clone")
    let path = clone.path + "/clone"
    let git = try Git(of: FilePath(path))
    var reader = HistoryReader(git, revisions: ["HEAD"], currentSources: [])
    #expect(try reader.read().isShallow)
  }

  @Test("a class that is left in a property list is reported with the list that has it")
  func leftoverLists() throws {
    let repository = try GitFolder()
    try repository.commit(["W.intentdefinition": definition(intent("Show"))], tag: "v1")
    let keys = [
      "IntentsSupported", "IntentsRestrictedWhileLocked",
      "IntentsRestrictedWhileProtectedDataUnavailable",
    ]
    func list(_ key: String) -> String {
      "<key>\(key)</key><array><string>ShowIntent</string></array>"
    }
    try repository.commit(
      [
        "Info.plist": """
        <plist version="1.0"><dict>\(list("INIntentsSupported"))<key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
        <key>NSExtensionAttributes</key><dict>\(keys.map(list).joined())</dict></dict></dict></plist>
        """
      ], removing: ["W.intentdefinition"])
    let (result, _) = try check(repository)
    let lists = result.findings.filter { $0.id == "leftover-intent-class" }
      .map { String($0.message.text.prefix { $0 != " " }) }
    #expect(Set(lists) == Set((["INIntentsSupported"] + keys).map { "'\($0)'" }))
    #expect(lists.count == 4)
  }

  @Test("a renamed case keeps its raw value, or is reported")
  func rawValues() throws {
    let repository = try GitFolder()
    func source(_ cases: String) -> String {
      "import AppIntents\nenum Period: String, AppEnum { case day, \(cases) }\n"
    }
    try repository.commit(
      ["P.swift": source("week"), "W.intentdefinition": definition(intent("Show"))], tag: "v1")
    try repository.commit(["P.swift": source("weekly")])
    let (result, _) = try check(repository)
    #expect(messages(result, "app-enum-raw-value-changed").count == 1)
    try repository.commit(["P.swift": source("weekly = \"week\"")])
    let (fixed, _) = try check(repository)
    #expect(messages(fixed, "app-enum-raw-value-changed").isEmpty)
  }
}
