// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import PropertyListSyntax
import SourceText
import SwiftDeclarations
import WidgetProject

/// App groups that the sources of a widget extension use and its entitlements, or the application's, do not have.
struct MissingAppGroup: ProjectRule {
  static let metadata = RuleMetadata(
    id: "missing-app-group", family: .packaging, severity: .warning,
    summary:
      "A widget extension uses an app group that it or the application is not in, or that nothing names.",
    why: """
      Without the entitlement, user defaults of the group are the extension's own and empty, and \
      its container is nil. The widget shows nothing or sample data, often only in the release. \
      Groups whose names the sources do not spell are seen when the extension runs.
      """,
    remedy: """
      Add the group to 'com.apple.security.application-groups' of the extension and of the \
      application, in the entitlements of every configuration.
      """)

  static let examples: [RuleExample] = [
    example(extensionGroups: "", mark: "↓"),
    example(extensionGroups: "<string>group.com.example</string>", mark: ""),
    example(extensionGroups: "<string>group.$(TEAM)</string>", mark: ""),
    example(extensionGroups: "", mark: "↓", key: "AppGroup"),
    example(extensionGroups: "<string>group.com.example</string>", mark: "↓", key: "Group"),
  ]

  private static func example(
    extensionGroups: String, mark: String, key: String? = nil
  ) -> RuleExample {
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
    let name =
      key != nil
      ? #"Bundle.main.object(forInfoDictionaryKey: "AppGroup") as? String"#
      : #""group.com.example""#
    let source = """
      let store = UserDefaults(suiteName: \(mark)\(name))

      """
    var others = packaging.hiddenFiles
    if let key, let plist = others.firstIndex(where: { $0.path == "Widget/Info.plist" }) {
      let entry = "<dict>\n<key>\(key)</key>\n<string>group.com.example</string>\n"
      let content = others[plist].content.split(separator: "<dict>\n", maxSplits: 1)
      others[plist] = .init("Widget/Info.plist", content.joined(separator: entry))
    }
    return RuleExample(
      files: [
        .init("Store.swift", source),
        .init("Widget.entitlements", entitlements(extensionGroups)),
        .init("App.entitlements", entitlements("<string>group.com.example</string>")),
      ] + others)
  }

  /// How the sources name a group.
  fileprivate enum Name {
    /// By its identifier.
    case text(String)
    /// By a key of the `Info.plist`, which has it.
    case key(String)

    /// The identifier in a target; nil if it is not known.
    func group(in target: PackagedTarget) -> String? {
      switch self {
      case .text(let text): text
      case .key(let key): target.infoText(of: key)
      }
    }
  }

  /// A use of a group in the sources.
  fileprivate struct Use {
    let name: Name
    let file: String
    let range: SourceRange
  }

  /// A group that targets are not in, in the same way in some build configurations.
  fileprivate struct Lack {
    let use: Use
    let group: String
    let projectFile: String
    let targets: [PackagedTarget]
    var configurations: [String]

    /// Whether the same files of the same targets lack the same group.
    func isSame(as other: Self) -> Bool {
      projectFile == other.projectFile && group == other.group
        && targets.map(\.target?.identifier) == other.targets.map(\.target?.identifier)
        && targets.map(\.entitlements.file) == other.targets.map(\.entitlements.file)
    }
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    guard !context.project.packagedApplications.isEmpty else { return }
    let sources = context.appIntents
    let uses = sources.files.flatMap { Self.uses(in: $0, of: sources) }
    var found: [Lack] = []
    var keys: Set<String> = []
    for packaged in context.project.packagedApplications {
      // Of what was built, no sources are known.
      guard let configuration = packaged.configuration else { continue }
      for widget in packaged.extensions {
        let own = uses.filter { use in
          sources.targets(of: use.file).contains { $0.identifier == widget.target?.identifier }
        }
        var groups: Set<String> = []
        for use in own {
          if case .key(let key) = use.name, widget.lacksInfoKey(key),
            keys.insert(key + widget.name).inserted
          {
            findings.add(
              .missingKey(key, widget.name), at: use.range, in: use.file,
              data: [.init("target", widget.name)])
          }
          guard let group = use.name.group(in: widget), Self.isGroup(group),
            groups.insert(group).inserted
          else { continue }
          let targets = [widget, packaged.application].filter { target in
            use.name.group(in: target).map { lacks($0, target.entitlements) } ?? false
          }
          guard !targets.isEmpty else { continue }
          let lack = Lack(
            use: use, group: group, projectFile: packaged.file, targets: targets,
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
      if let group = sources.text(of: value, in: scope) {
        return Use(name: .text(group), file: file.source.name, range: value.range)
      }
      return key(of: value, in: file, of: sources).map {
        Use(name: .key($0), file: file.source.name, range: value.range)
      }
    }
  }

  /// Whether a suite is an app group: of those on a Mac, the team's prefix may be in place of the word.
  private static func isGroup(_ name: String) -> Bool { name.hasPrefix("group.") }

  /// The key of the `Info.plist` that an expression reads, itself or by a property; nil if there is none, or several.
  private static func key(
    of value: SwiftExpression, in file: SwiftFile, of sources: AppIntentSources
  ) -> String? {
    if let tokens = file.tokens(in: value.range), let key = key(in: tokens, of: file) { return key }
    guard let name = value.lastName else { return nil }
    var keys: Set<String> = []
    for other in sources.files where Self.reading.occur(in: other.source.bytes) {
      let members = [other.members] + other.allDeclarations.map(\.members)
      for property in members.flatMap(\.properties) where property.name.value == name {
        guard let tokens = other.tokens(in: property.range), let key = key(in: tokens, of: other)
        else { return nil }
        keys.insert(key)
      }
    }
    return keys.count == 1 ? keys.first : nil
  }

  private static let reading = SoughtWords(["forInfoDictionaryKey"])

  /// The only key of the `Info.plist` that some tokens read.
  private static func key(in tokens: Range<Int>, of file: SwiftFile) -> String? {
    let keys = file.calls(of: ["object"], in: tokens).compactMap { _, call in
      call["forInfoDictionaryKey"]?.text
    }
    return Set(keys).count == 1 ? keys[0] : nil
  }
}

extension PackagedTarget.Entitlements {
  /// The file with the groups; nil if none is read.
  fileprivate var file: String? {
    if case .groups(_, let file) = self { file } else { nil }
  }
}

extension Diagnostic.Message {
  fileprivate static func missingKey(_ key: String, _ name: String) -> Self {
    "the name of the app group is read from '\(key)', which the 'Info.plist' of '\(name)' does not have, so it is nil or ends the extension; add the key"
  }

  fileprivate static func missing(_ lack: MissingAppGroup.Lack) -> Self {
    let group = lack.group
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
