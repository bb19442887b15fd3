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
  fileprivate struct Use {
    let group: String
    let file: String
    let range: SourceRange
  }

  /// A group that targets are not in, in the same way in some build configurations.
  fileprivate struct Lack {
    let use: Use
    let projectFile: String
    let targets: [PackagedTarget]
    var configurations: [String]

    /// Whether the same files of the same targets lack the same group.
    func isSame(as other: Self) -> Bool {
      projectFile == other.projectFile && use.group == other.use.group
        && targets.map(\.target?.identifier) == other.targets.map(\.target?.identifier)
        && targets.map(\.entitlements.file) == other.targets.map(\.entitlements.file)
    }
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    guard !context.project.packagedApplications.isEmpty else { return }
    let sources = context.appIntents
    let uses = sources.files.flatMap { Self.uses(in: $0, of: sources) }
    var found: [Lack] = []
    for packaged in context.project.packagedApplications {
      // Of what was built, no sources are known.
      guard let configuration = packaged.configuration else { continue }
      for widget in packaged.extensions {
        let own = uses.filter { use in
          sources.targets(of: use.file).contains { $0.identifier == widget.target?.identifier }
        }
        var groups: Set<String> = []
        for use in own where groups.insert(use.group).inserted {
          let targets = [widget, packaged.application].filter { lacks(use.group, $0.entitlements) }
          guard !targets.isEmpty else { continue }
          let lack = Lack(
            use: use, projectFile: packaged.file, targets: targets,
            configurations: [configuration])
          if let known = found.firstIndex(where: { $0.isSame(as: lack) }) {
            found[known].configurations.append(configuration)
          } else {
            found.append(lack)
          }
        }
      }
    }
    for lack in found {
      findings.add(
        .missing(lack), at: lack.use.range, in: lack.use.file,
        data: [
          .init("target", lack.targets[0].name),
          .init("configuration", lack.configurations[0]),
        ])
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
    file.calls(of: ["UserDefaults", "init", "containerURL"]).compactMap { name, call in
      let label =
        name.value == "containerURL" ? "forSecurityApplicationGroupIdentifier" : "suiteName"
      guard let value = call[label] else { return nil }
      let scope = file.declaration(around: name.range)?.fullName ?? ""
      guard let group = sources.text(of: value, in: scope),
        group.hasPrefix("group.")
      else { return nil }
      return Use(group: group, file: file.source.name, range: value.range)
    }
  }
}

extension PackagedTarget.Entitlements {
  /// The file with the groups; nil if none is read.
  fileprivate var file: String? {
    if case .groups(_, let file) = self { file } else { nil }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ lack: MissingAppGroup.Lack) -> Self {
    let group = lack.use.group
    let place = PackagedPair.place(of: lack.configurations)
    let names = lack.targets.map { "'\($0.name)'" }.joined(separator: " and ")
    let files = lack.targets.compactMap { target in
      target.entitlements.file.map { "'\($0)' of '\(target.name)'" }
    }
    let isOne = lack.targets.count == 1
    if files.count == lack.targets.count {
      return
        "\(files.joined(separator: " and "))\(place) \(isOne ? "lacks" : "lack") the app group '\(group)'; add it, or the widget reads nothing that the application saved"
    }
    if files.isEmpty {
      return
        "\(names) \(isOne ? "has" : "have") no entitlements\(place), so \(isOne ? "it is" : "they are") not in the app group '\(group)'; add them, or the widget reads nothing that the application saved"
    }
    return
      "\(names) are not in the app group '\(group)'\(place); add it to the entitlements of both, or the widget reads nothing that the application saved"
  }
}
