// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import SwiftDeclarations
import WidgetProject

/// App groups that the sources of a widget extension use and its entitlements, or the application's, do not have.
struct MissingAppGroup: ProjectRule {
  static let metadata = RuleMetadata(
    id: "missing-app-group", family: .packaging, severity: .warning,
    summary: "A widget extension uses an app group that it or the application is not in.",
    why: """
      Without the entitlement, user defaults of the group are the extension's own and empty, and \
      its container is nil. The widget shows nothing or sample data, often only in the release.
      """,
    remedy: """
      Add the group to 'com.apple.security.application-groups' of the extension and of the \
      application, in the entitlements of every configuration.
      """)

  static let examples: [RuleExample] = [
    example(extensionGroups: "", mark: "↓"),
    example(extensionGroups: "<string>group.com.example</string>", mark: ""),
    example(extensionGroups: "<string>group.$(TEAM)</string>", mark: ""),
  ]

  private static func example(extensionGroups: String, mark: String) -> RuleExample {
    func entitlements(_ groups: String) -> String {
      """
      <plist version="1.0">
      <dict>
      <key>com.apple.security.application-groups</key>
      <array>
        \(groups)
      </array>
      </dict>
      </plist>

      """
    }
    let packaging = RuleExample.packaging(
      application: "CODE_SIGN_ENTITLEMENTS = App.entitlements;",
      extension: "CODE_SIGN_ENTITLEMENTS = Widget.entitlements;", sources: ["Store.swift"])
    let source = """
      let store = UserDefaults(suiteName: \(mark)"group.com.example")

      """
    return RuleExample(
      files: [
        .init("Store.swift", source),
        .init("Widget.entitlements", entitlements(extensionGroups)),
        .init("App.entitlements", entitlements("<string>group.com.example</string>")),
      ] + packaging.hiddenFiles)
  }

  /// A use of a group in the sources.
  private struct Use {
    let group: String
    let file: String
    let range: SourceRange
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    guard !context.project.packagedApplications.isEmpty else { return }
    let sources = context.appIntents
    let uses = sources.files.flatMap { Self.uses(in: $0, of: sources) }
    var seen: Set<[String]> = []
    for packaged in context.project.packagedApplications {
      // Of what was built, no sources are known.
      guard let configuration = packaged.configuration else { continue }
      for widget in packaged.extensions {
        let own = uses.filter { use in
          sources.targets(of: use.file).contains { $0.identifier == widget.target?.identifier }
        }
        for use in own {
          for packagedTarget in [widget, packaged.application] {
            guard lacks(use.group, packagedTarget.entitlements),
              let target = packagedTarget.target,
              seen.insert([packaged.file, target.identifier, use.group]).inserted
            else { continue }
            findings.add(
              .missing(use.group, of: packagedTarget, in: configuration), at: use.range,
              in: use.file,
              data: [
                .init("target", packagedTarget.name), .init("configuration", configuration),
              ])
          }
        }
      }
    }
  }

  private func lacks(_ group: String, _ entitlements: PackagedTarget.Entitlements) -> Bool {
    switch entitlements {
    case .none: true
    case .unknown: false
    case .groups(let groups, _): !groups.contains(group)
    }
  }

  private static func uses(in file: SwiftFile, of sources: AppIntentSources) -> [Use] {
    file.calls(of: ["UserDefaults", "containerURL"]).compactMap { name, call in
      let label =
        name.value == "UserDefaults" ? "suiteName" : "forSecurityApplicationGroupIdentifier"
      guard let value = call[label] else { return nil }
      let scope = file.declaration(around: name.range)?.fullName ?? ""
      guard let group = sources.text(of: value, in: scope),
        group.hasPrefix("group.")
      else { return nil }
      return Use(group: group, file: file.source.name, range: value.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(
    _ group: String, of target: PackagedTarget, in configuration: String
  ) -> Self {
    switch target.entitlements {
    case .groups(_, let file):
      "'\(file)' of '\(target.name)' in the configuration '\(configuration)' lacks the app group '\(group)'; add it, or the widget reads nothing that the application saved"
    case .none, .unknown:
      "'\(target.name)' has no entitlements in the configuration '\(configuration)', so it is not in the app group '\(group)'; add them, or the widget reads nothing that the application saved"
    }
  }
}
