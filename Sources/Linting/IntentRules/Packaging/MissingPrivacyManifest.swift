// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import Disk
import IntentLint
import SourceText
import SwiftDeclarations
import WidgetProject

/// Widget extensions that use API for which Apple wants a reason and have no privacy manifest.
struct MissingPrivacyManifest: ProjectRule {
  static let metadata = RuleMetadata(
    id: "missing-privacy-manifest", family: .packaging, severity: .warning,
    summary: "A widget extension uses API with a required reason and has no privacy manifest.",
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
  ]

  private static func example(_ line: String, hasManifest: Bool) -> RuleExample {
    let packaging = RuleExample.packaging(
      application: "A = B;", extension: "A = B;", sources: ["Store.swift"],
      resources: hasManifest ? ["PrivacyInfo.xcprivacy"] : [])
    let source = """
      import AppIntents
      \(line)

      """
    return RuleExample(files: [.init("Store.swift", source)] + packaging.hiddenFiles)
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    var seen: Set<String> = []
    let sources = context.appIntents
    for widget in context.project.packagedApplications.flatMap(\.extensions) {
      // No reasons are asked for on a Mac.
      guard widget.platforms != ["macosx"], let target = widget.target,
        seen.insert(target.name.value + target.identifier).inserted,
        target.bundledFiles(withExtension: "xcprivacy").isEmpty
      else { continue }
      let files = sources.files.filter { file in
        sources.targets(of: file.source.name).contains { $0.identifier == target.identifier }
      }
      // What most extensions use stands for the rest.
      let uses = files.lazy.compactMap { file in
        Self.defaults(in: file).map { (file: file, name: "UserDefaults", range: $0) }
      }
      let others = files.lazy.compactMap { file in
        RequiredReasonUse.first(in: file).map { (file: file, name: $0.name, range: $0.range) }
      }
      guard let use = uses.first ?? others.first else { continue }
      findings.add(
        "'\(widget.name)' uses '\(use.name)' and has no privacy manifest; add 'PrivacyInfo.xcprivacy' to its resources",
        at: use.range, in: use.file.source.name, data: [.init("target", widget.name)])
    }
  }

  /// Where a file uses 'UserDefaults': a call of it or of a member, and neither a type nor a name in another.
  private static func defaults(in file: SwiftFile) -> SourceRange? {
    let tokens = file.tokens
    return (0..<tokens.count).first { index in
      tokens.is(index, "UserDefaults")
        && (tokens.is(index + 1, "(") || tokens.is(index + 1, ".")) && !tokens.is(index - 1, ".")
    }.map { tokens.list[$0].range }
  }
}
