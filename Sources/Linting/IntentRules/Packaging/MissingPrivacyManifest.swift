// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import Disk
import IntentLint
import PropertyListSyntax
import SourceText
import SwiftDeclarations
import WidgetProject

/// Widget extensions that use API for which Apple wants a reason and have no privacy manifest that gives it.
struct MissingPrivacyManifest: ProjectRule {
  static let metadata = RuleMetadata(
    id: "missing-privacy-manifest", family: .packaging, severity: .warning,
    summary:
      "A widget extension uses API with a required reason and no privacy manifest of it says why.",
    why: """
      App Store Connect looks at each bundle, and sends an email if one uses API with a required \
      reason and its 'PrivacyInfo.xcprivacy' does not say why: \
      https://developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api.
      """,
    remedy: """
      Add a 'PrivacyInfo.xcprivacy' with the category of the API, such as \
      'NSPrivacyAccessedAPICategoryUserDefaults', and its reason to the resources of the extension; \
      the application's file may be in both targets.
      """, mail: "ITMS-91053")

  static let examples: [RuleExample] = [
    example("let store = ↓UserDefaults(suiteName: groups.shared)", hasManifest: false),
    example("let start = ProcessInfo.↓processInfo.systemUptime", hasManifest: false),
    example("let store = UserDefaults(suiteName: groups.shared)", hasManifest: true),
    example("let made = record.creationDate", hasManifest: false),
    example(
      "let start = ProcessInfo.↓processInfo.systemUptime", hasManifest: true),
  ]

  private static func example(_ line: String, hasManifest: Bool) -> RuleExample {
    let packaging = RuleExample.packaging(
      application: "A = B;", extension: "A = B;", sources: ["Store.swift"],
      resources: hasManifest ? ["PrivacyInfo.xcprivacy"] : [])
    let source = """
      import AppIntents
      \(line)

      """
    let manifest = """
      <plist version="1.0">
      <dict>
      <key>NSPrivacyAccessedAPITypes</key>
      <array>
      <dict>
        <key>NSPrivacyAccessedAPIType</key>
        <string>NSPrivacyAccessedAPICategoryUserDefaults</string>
        <key>NSPrivacyAccessedAPITypeReasons</key>
        <array>
          <string>1C8F.1</string>
        </array>
      </dict>
      </array>
      </dict>
      </plist>

      """
    return RuleExample(
      files: [.init("Store.swift", source)]
        + (hasManifest ? [.init("PrivacyInfo.xcprivacy", manifest)] : [])
        + packaging.hiddenFiles)
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    var seen: Set<String> = []
    // No reasons are asked for on a Mac.
    for widget in context.project.packagedApplications.flatMap(\.extensions)
    where widget.platforms != ["macosx"] {
      guard let target = widget.target else {
        checkProgram(of: widget, findings: &findings)
        continue
      }
      guard seen.insert(target.name.value + target.identifier).inserted else { continue }
      var reported: Set<String> = []
      for (file, use) in Self.uses(of: target, in: context.appIntents)
      where lacks(use.category, widget, reported: &reported) {
        findings.add(
          .unreasoned(use.name, use.category, widget), at: use.range, in: file,
          data: [.init("target", widget.name)])
      }
    }
  }

  /// Checks an extension that was built.
  private func checkProgram(of widget: PackagedTarget, findings: inout RuleFindings) {
    guard let plist = widget.infoPlist else { return }
    var reported: Set<String> = []
    for use in RequiredReasonImport.first(among: widget.importedNames)
    where lacks(use.category, widget, reported: &reported) {
      findings.add(
        .unreasoned(use.name, use.category, widget),
        at: (plist.document.root["CFBundleExecutable"] ?? plist.document.root).range,
        in: plist.source.name, data: [.init("target", widget.name)])
    }
  }

  /// Whether an extension lacks the reason for a category that was not reported yet.
  ///
  /// Without a manifest, one category stands for the rest.
  private func lacks(
    _ category: String, _ widget: PackagedTarget, reported: inout Set<String>
  ) -> Bool {
    switch widget.privacyManifest {
    case .unknown: false
    case .none: reported.isEmpty && reported.insert(category).inserted
    case .categories(let categories):
      !categories.contains(category) && reported.insert(category).inserted
    }
  }

  /// The uses in the sources of a target, those of user defaults first.
  private static func uses(
    of target: XcodeTarget, in sources: AppIntentSources
  ) -> [(file: String, use: RequiredReasonUse)] {
    let uses = sources.files.filter { file in
      sources.targets(of: file.source.name).contains { $0.identifier == target.identifier }
    }.flatMap { file in RequiredReasonUse.first(in: file).map { (file.source.name, $0) } }
    let isDefaults = { (use: (String, RequiredReasonUse)) in use.1.name == "UserDefaults" }
    return uses.filter(isDefaults) + uses.filter { !isDefaults($0) }
  }
}

extension Diagnostic.Message {
  fileprivate static func unreasoned(
    _ name: String, _ category: String, _ widget: PackagedTarget
  ) -> Self {
    if case .none = widget.privacyManifest {
      return
        "'\(widget.name)' uses '\(name)' and has no privacy manifest; add 'PrivacyInfo.xcprivacy' to its resources"
    }
    return
      "'\(widget.name)' uses '\(name)' and its privacy manifest gives no reason for '\(category)'; add the category"
  }
}
