// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import RuleTestSupport
import SourceText
import TestSupport
import Testing

@testable import IntentRules

/// What is said of an application whose project XcodeGen has not made yet.
@Suite("Packaging by a specification of XcodeGen")
struct SpecifiedPackagingTests {
  private static func specification(extra: String = "", target: String = "") -> String {
    """
    name: Tea
    options:
      deploymentTarget:
        iOS: "18.0"
    schemes:
      TeaWidget:
        build: {}
    targets:
      Tea:
        type: application
        platform: iOS
        sources: [Tea, Shared]
        dependencies:
          - target: TeaWidget
        settings:
          base:
            CODE_SIGN_ENTITLEMENTS: Tea.entitlements
      ↓TeaWidget↓:
        type: app-extension
        platform: iOS
        sources: [TeaWidget, Shared]
        \(target)
        info:
          path: TeaWidget/Info.plist
          properties:
            NSExtension:
              NSExtensionPointIdentifier: com.apple.widgetkit-extension
    \(extra)
    """
  }

  private static let files: [RuleExample.File] = [
    .init("Tea/App.swift", "let a = 1\n"),
    .init("Shared/Store.swift", "let store = UserDefaults(suiteName: \"group.tea\")\n"),
    .init(
      "TeaWidget/Pour.swift",
      """
      import AppIntents
      struct Pour: AppIntent {
        static let openAppWhenRun = true
      }

      """),
    .init("Tea.entitlements", "<plist version=\"1.0\"><dict></dict></plist>\n"),
  ]

  /// What a rule finds, as `path:start` and the sentence.
  private func findings(
    of rule: any Rule.Type, _ specification: String
  ) throws -> [(place: String, text: String)] {
    let folder = try ExampleFolder([.init("project.yml", specification)] + Self.files)
    defer { folder.remove() }
    return folder.findings(of: rule).map { finding in
      (
        "\(folder.path(of: finding.place)):\(finding.place.range?.start ?? -1)",
        finding.message.text
      )
    }
  }

  @Test("an intent that opens the application is known to be in the extension alone")
  func openApp() throws {
    let found = try findings(of: OpenAppWhenRunInExtension.self, Self.specification())
    #expect(found.map(\.text).count == 1)
    #expect(found.first?.place.hasPrefix("TeaWidget/Pour.swift:") == true)
  }

  @Test("a deployment target above the application's is found at the name of the target")
  func deploymentTarget() throws {
    let specification = Self.specification(target: "deploymentTarget: \"26.0\"")
    let found = try findings(of: ExtensionDeploymentTargetAboveApplication.self, specification)
    #expect(found.map(\.place) == ["project.yml:\(MarkedText(specification).offsets[0])"])
    #expect(found.first?.text.hasPrefix("'TeaWidget' needs iOS 26.0 and 'Tea' iOS 18.0") == true)
  }

  @Test("groups and manifests of a specified extension are looked at")
  func groups() throws {
    #expect(try findings(of: MissingAppGroup.self, Self.specification()).count == 1)
    #expect(try findings(of: MissingPrivacyManifest.self, Self.specification()).count == 1)
  }

  @Test("a specification of which a part is not read says nothing")
  func unread() throws {
    let specification = Self.specification(extra: "projectReferences: {}")
    for rule in [OpenAppWhenRunInExtension.self, MissingAppGroup.self] as [any Rule.Type] {
      #expect(try findings(of: rule, specification).isEmpty, "\(rule.metadata.id)")
    }
  }

  @Test("an Info.plist of an extension's own that names no extension point is found")
  func extensionPoint() throws {
    let specification = """
      name: Tea
      targets:
        TeaWidget:
          type: app-extension
          platform: iOS
          sources: [TeaWidget]
          settings:
            INFOPLIST_FILE: TeaWidget/Info.plist

      """
    let widget = """
      import WidgetKit
      struct Tea: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Tea", provider: Provider()) { TeaView($0) }
        }
      }

      """
    for (content, count) in [
      ("", 1),
      (
        "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict>",
        0
      ),
    ] {
      let folder = try ExampleFolder([
        .init("project.yml", specification), .init("TeaWidget/Tea.swift", widget),
        .init("TeaWidget/Info.plist", "<plist version=\"1.0\"><dict>\(content)</dict></plist>\n"),
      ])
      defer { folder.remove() }
      #expect(folder.findings(of: MissingExtensionPoint.self).count == count)
    }
  }
}
