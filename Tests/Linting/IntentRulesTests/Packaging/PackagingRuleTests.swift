// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import RuleTestSupport
import Testing

@testable import IntentRules

/// What is known of a package with files of settings and entitlements beside the project.
@Suite("Packaging with files of settings")
struct PackagingRuleTests {
  /// A project whose extension has a file of settings.
  private static func project(
    settingsFile: String, application: String, widget: String = "", sources: [String] = []
  ) -> RuleExample {
    let example = RuleExample.packaging(
      application: application, extension: widget + "A = B;", sources: sources)
    let file = example.files[0]
    let content = file.content
      .replacing(
        "Widget-settings = { isa = XCBuildConfiguration;",
        with:
          "Widget-settings = { isa = XCBuildConfiguration; baseConfigurationReference = SettingsFile;"
      )
      .replacing("children = (", with: "children = (SettingsFile, ")
      .replacing(
        "Project = {\n",
        with:
          "SettingsFile = { isa = PBXFileReference; path = \"\(settingsFile)\"; sourceTree = \"<group>\"; };\nProject = {\n"
      )
    return RuleExample(files: [.init(file.path, content)] + example.files.dropFirst())
  }

  private func findings(
    of rule: any Rule.Type, _ example: RuleExample, _ files: [String: String] = [:]
  ) throws -> [String] {
    let folder = try ExampleFolder(
      example.files + files.map { RuleExample.File($0.key, $0.value) })
    defer { folder.remove() }
    return folder.findings(of: rule).map { $0.message.text }
  }

  private static let application = "GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = 2.1;"

  @Test("a version of a file of settings is compared")
  func settingsFile() throws {
    #expect(
      try mismatches("GENERATE_INFOPLIST_FILE = YES\nMARKETING_VERSION = 2.0\n") == [
        "'CFBundleShortVersionString' of 'Widget' is '2.0' and that of 'App' is '2.1' in the configuration 'Release'; give both the same"
      ])
  }

  @Test("an Info.plist whose name differs in case is read, as on a Mac")
  func infoPlistOfOtherCase() throws {
    let source = RuleExample.File(
      "Ride.swift", "import ActivityKit\nlet ride = try Activity.request(attributes: a)\n")
    func example(_ path: String) -> RuleExample {
      .packaging(
        application: "INFOPLIST_FILE = \"\(path)\";", extension: "A = B;", sources: ["Ride.swift"],
        with: source, .init("App Files/Info.plist", "<plist version=\"1.0\"><dict/></plist>\n"))
    }
    for path in ["App Files/Info.plist", "app files/info.plist"] {
      let found = try findings(of: MissingLiveActivitiesKey.self, example(path))
      #expect(found.count == 1, "\(path)")
    }
    // Of one that is nowhere, nothing is known.
    let found = try findings(of: MissingLiveActivitiesKey.self, example("Other/Info.plist"))
    #expect(found == [])
  }

  @Test("a merge conflict in a file of settings or in entitlements is an error at its first mark")
  func conflicts() throws {
    let conflict = "A = B\n<<<<<<< HEAD\nMARKETING_VERSION = 2.0\n=======\n>>>>>>> feature\n"
    let example = Self.project(
      settingsFile: "Widget.xcconfig", application: Self.application,
      widget: "CODE_SIGN_ENTITLEMENTS = Widget.entitlements;")
    let folder = try ExampleFolder(
      example.files + [
        .init("Widget.xcconfig", conflict), .init("Widget.entitlements", "<plist>\n" + conflict),
      ])
    defer { folder.remove() }
    let failures = folder.failures()
    #expect(failures.map(\.id) == ["unresolved-merge-conflict", "unresolved-merge-conflict"])
    #expect(
      failures.map { FilePath($0.place.file).name }.sorted()
        == ["Widget.entitlements", "Widget.xcconfig"])
  }

  @Test(
    "a merge conflict in a table or an asset catalog of the extension is an error at its first mark",
    arguments: [
      "Localizable.strings", "Assets.xcassets/Contents.json",
      "Assets.xcassets/Colors/Red.colorset/Contents.json",
    ])
  func conflictedResources(file: String) throws {
    let example = RuleExample.packaging(
      application: "A = B;", extension: "A = B;",
      resources: ["Localizable.strings", "Assets.xcassets"])
    let valid = [
      "Localizable.strings": "\"a\" = \"A\";\n", "Assets.xcassets/Contents.json": "{}\n",
      "Assets.xcassets/Colors/Red.colorset/Contents.json": "{}\n",
    ]
    for isConflicted in [true, false] {
      var files = valid
      if isConflicted { files[file]? += "<<<<<<< HEAD\n=======\n>>>>>>> feature\n" }
      let folder = try ExampleFolder(
        example.files + files.map { RuleExample.File($0.key, $0.value) })
      defer { folder.remove() }
      let failures = folder.failures()
      #expect(failures.map(\.id) == (isConflicted ? ["unresolved-merge-conflict"] : []))
      #expect(failures.allSatisfy { $0.place.file.hasSuffix(file) && $0.place.range != nil })
    }
  }

  @Test("a file of settings that includes itself is as one that cannot be read")
  func cyclicSettingsFile() throws {
    #expect(
      try mismatches(
        "#include \"Widget.xcconfig\"\nGENERATE_INFOPLIST_FILE = YES\nMARKETING_VERSION = 2.0\n"
      ).isEmpty)
  }

  /// What is said of the versions of a project whose extension has a file of settings.
  private func mismatches(_ settings: String) throws -> [String] {
    try findings(
      of: MismatchedExtensionVersion.self,
      Self.project(settingsFile: "Widget.xcconfig", application: Self.application),
      ["Widget.xcconfig": settings])
  }

  @Test("nothing is said of settings that a missing file may have")
  func missingFile() throws {
    let widget = "GENERATE_INFOPLIST_FILE = YES;"
    #expect(
      try findings(
        of: MissingAppGroup.self,
        Self.project(
          settingsFile: "Secret.xcconfig",
          application: "CODE_SIGN_ENTITLEMENTS = App.entitlements;",
          widget: widget, sources: ["Store.swift"]),
        [
          "Store.swift": "let store = UserDefaults(suiteName: \"group.a\")\n",
          "App.entitlements": Self.entitlements("group.a"),
        ]
      ).isEmpty)
  }

  @Test("a file that CocoaPods writes on each machine hides nothing")
  func cocoaPods() throws {
    let found = try findings(
      of: MissingAppGroup.self,
      Self.project(
        settingsFile: "Pods/Target Support Files/Pods-Widget/Pods-Widget.release.xcconfig",
        application: "CODE_SIGN_ENTITLEMENTS = App.entitlements;", sources: ["Store.swift"]),
      [
        "Store.swift":
          "enum Groups { static let shared = \"group.a\" }\nlet store = UserDefaults(suiteName: Groups.shared)\n",
        "App.entitlements": Self.entitlements("group.a"),
      ])
    #expect(
      found == [
        "'Widget' has no entitlements in the configuration 'Release', so it is not in the app group 'group.a'; add them, or the widget reads nothing that the application saved"
      ])
  }

  @Test("entitlements that a setting names and that are not there are not known")
  func missingEntitlements() throws {
    let example = RuleExample.packaging(
      application: "CODE_SIGN_ENTITLEMENTS = App.entitlements;",
      extension: "CODE_SIGN_ENTITLEMENTS = Nowhere.entitlements;", sources: ["Store.swift"])
    let store = "let store = UserDefaults(suiteName: \"group.a\")\n"
    #expect(
      try findings(
        of: MissingAppGroup.self, example,
        ["Store.swift": store, "App.entitlements": Self.entitlements("group.a")]
      ).isEmpty)
    let found = try findings(
      of: MissingAppGroup.self, example,
      ["Store.swift": store, "App.entitlements": Self.entitlements("group.b")])
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix(
        "App.entitlements' of 'App' in the configuration 'Release' lacks the app group 'group.a'; add it, or the widget reads nothing that the application saved"
      ) == true)
  }

  @Test(
    "an app that was built is compared with the widgets in it",
    arguments: [
      (
        MismatchedExtensionVersion.self, ["CFBundleVersion": "41"],
        "'CFBundleVersion' of 'Widget.appex' is '41' and that of 'Ride.app' is '42'; give both the same"
      ),
      (
        ExtensionIdentifierOutsideApplication.self, ["CFBundleIdentifier": "org.other.widget"],
        "the identifier 'org.other.widget' of 'Widget.appex' does not begin with 'com.example.ride.', that of 'Ride.app'; rename it"
      ),
      (
        ExtensionDeploymentTargetAboveApplication.self, ["MinimumOSVersion": "26.4"],
        "'Widget.appex' needs iOS 26.4 and 'Ride.app' iOS 18.0, so users between the two have no widgets; lower the extension's deployment target"
      ),
    ] as [(any Rule.Type, [String: String], String)])
  func product(_ rule: any Rule.Type, _ difference: [String: String], _ message: String) throws {
    let alike = [
      "CFBundleIdentifier": "com.example.ride.widget", "CFBundleVersion": "42",
      "CFBundleShortVersionString": "2.1", "MinimumOSVersion": "18.0",
    ]
    #expect(try findings(of: rule, Self.product(widget: alike)).isEmpty)
    let other = alike.merging(difference) { $1 }
    #expect(try findings(of: rule, Self.product(widget: other)) == [message])
    // That of a watch's application belongs to that application.
    #expect(
      try findings(of: rule, Self.product(widget: other, in: "Watch/Hand.app/PlugIns")).isEmpty)
  }

  @Test(
    "an extension that was built without an extension point is reported, and one of the other form is not"
  )
  func productWithoutPoint() throws {
    let keys = ["CFBundleIdentifier": "com.example.ride.widget"]
    #expect(
      try findings(of: MissingExtensionPoint.self, Self.product(widget: keys, point: "")) == [
        "the 'Info.plist' of 'Widget.appex' names no extension point, so the system does not know the extension; add 'NSExtension' with 'NSExtensionPointIdentifier'"
      ])
    let other = "<key>EXAppExtensionAttributes</key><dict></dict>\n"
    #expect(
      try findings(of: MissingExtensionPoint.self, Self.product(widget: keys, point: other))
        .isEmpty)
    #expect(
      try findings(of: MissingExtensionPoint.self, Self.product(widget: keys)).isEmpty)
  }

  /// The point of widget extensions, as their `Info.plist` has it.
  private static let widgetPoint = """
    <key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>
    </dict>

    """

  /// An app as a build leaves it, with a widget extension.
  private static func product(
    widget: [String: String], in folder: String = "PlugIns", point: String = widgetPoint
  ) -> RuleExample {
    func plist(_ keys: [String: String], _ rest: String) -> String {
      let lines = keys.sorted { $0.key < $1.key }
        .map { "<key>\($0)</key><string>\($1)</string>\n" }
      return "<plist version=\"1.0\"><dict>\n\(lines.joined())\(rest)</dict></plist>\n"
    }
    let application = [
      "CFBundleIdentifier": "com.example.ride", "CFBundleVersion": "42",
      "CFBundleShortVersionString": "2.1", "CFBundlePackageType": "APPL",
      "MinimumOSVersion": "18.0",
    ]
    return RuleExample(
      files: [
        .init("Ride.app/Info.plist", plist(application, "")),
        .init("Ride.app/\(folder)/Widget.appex/Info.plist", plist(widget, point)),
      ]
        + (folder.hasPrefix("Watch")
          ? [.init("Ride.app/Watch/Hand.app/Info.plist", plist(application, ""))] : []))
  }

  @Test(
    "what another system than iOS shows is not compared with iOS, and a Mac asks for no reasons",
    arguments: [("watchos", 0, 1), ("macosx", 0, 0), ("iphoneos", 1, 1)])
  func otherSystems(sdk: String, deployment: Int, privacy: Int) throws {
    let example = RuleExample.packaging(
      application: "IPHONEOS_DEPLOYMENT_TARGET = 18.0;",
      extension: "SDKROOT = \(sdk); IPHONEOS_DEPLOYMENT_TARGET = 26.4;", sources: ["Store.swift"])
    let files = ["Store.swift": "let store = UserDefaults(suiteName: \"group.a\")\n"]
    #expect(
      try findings(of: ExtensionDeploymentTargetAboveApplication.self, example, files).count
        == deployment)
    #expect(try findings(of: MissingPrivacyManifest.self, example, files).count == privacy)
  }

  @Test("an included file is found whatever the case of its name, and Flutter's own may be missing")
  func includedFiles() throws {
    let settings = "#include \"Versions.PUBLIC.xcconfig\"\nGENERATE_INFOPLIST_FILE = YES\n"
    let example = Self.project(
      settingsFile: "Widget.xcconfig", application: Self.application)
    #expect(
      try findings(
        of: MismatchedExtensionVersion.self, example,
        [
          "Widget.xcconfig": settings, "Versions.Public.xcconfig": "MARKETING_VERSION = 2.0\n",
        ]
      ).count == 1)
    #expect(
      try findings(
        of: MismatchedExtensionVersion.self,
        Self.project(settingsFile: "Flutter/Debug.xcconfig", application: Self.application),
        [
          "Flutter/Debug.xcconfig":
            "#include \"Generated.xcconfig\"\nGENERATE_INFOPLIST_FILE = YES\nMARKETING_VERSION = 2.0\nCURRENT_PROJECT_VERSION = $(FLUTTER_BUILD_NUMBER)\n"
        ]
      ).count == 1)
  }

  @Test("a version whose variable has no closing bracket is not known")
  func unclosedVariable() throws {
    #expect(
      try findings(
        of: MismatchedExtensionVersion.self,
        .packaging(
          application:
            "GENERATE_INFOPLIST_FILE = YES; OWN_VERSION = 2.1; MARKETING_VERSION = \"$(OWN_VERSION\";",
          extension: "GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = 2.0;")
      ).isEmpty)
  }

  @Test("one finding names both files that lack an app group")
  func twoFiles() throws {
    let found = try findings(
      of: MissingAppGroup.self,
      .packaging(
        application: "CODE_SIGN_ENTITLEMENTS = App.entitlements;",
        extension: "CODE_SIGN_ENTITLEMENTS = Widget.entitlements;", sources: ["Store.swift"]),
      [
        "Store.swift": "let store = UserDefaults(suiteName: \"group.a\")\n",
        "App.entitlements": Self.entitlements("group.b"),
        "Widget.entitlements": Self.entitlements("group.b"),
      ])
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix(
        "App.entitlements' of 'App' in the configuration 'Release' lack the app group 'group.a'; add it, or the widget reads nothing that the application saved"
      ) == true)
  }

  @Test(
    "user defaults of an app group are found in every spelling",
    arguments: [
      "UserDefaults(\n  suiteName: \"group.a\"\n)", "UserDefaults.init(suiteName: \"group.a\")",
    ])
  func spellings(call: String) throws {
    let example = RuleExample.packaging(
      application: "A = B;", extension: "A = B;", sources: ["Store.swift"])
    for rule in [MissingAppGroup.self, MissingPrivacyManifest.self] as [any Rule.Type] {
      let found = try findings(of: rule, example, ["Store.swift": "let store = \(call)\n"])
      #expect(found.count == 1, "\(rule.metadata.id)")
    }
  }

  private static func entitlements(_ group: String) -> String {
    """
    <plist version="1.0"><dict>
    <key>com.apple.security.application-groups</key><array><string>\(group)</string></array>
    </dict></plist>

    """
  }
}
