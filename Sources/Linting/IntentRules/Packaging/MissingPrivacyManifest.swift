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
    summary: "A widget extension uses 'UserDefaults' and has no privacy manifest.",
    why: """
      App Store Connect looks at each bundle, and sends an email if one uses API with a required \
      reason and its 'PrivacyInfo.xcprivacy' does not say why: \
      https://developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api.
      """,
    remedy: """
      Add a 'PrivacyInfo.xcprivacy' with 'NSPrivacyAccessedAPICategoryUserDefaults' and its reason \
      to the resources of the extension; the application's file may be in both targets.
      """, mail: "ITMS-91053")

  static let examples: [RuleExample] = [example(hasManifest: false), example(hasManifest: true)]

  private static func example(hasManifest: Bool) -> RuleExample {
    let packaging = RuleExample.packaging(
      application: "A = B;", extension: "A = B;", sources: ["Store.swift"],
      resources: hasManifest ? ["PrivacyInfo.xcprivacy"] : [])
    let source = """
      import AppIntents
      let store = \(hasManifest ? "" : "↓")UserDefaults(suiteName: groups.shared)

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
      for file in sources.files {
        guard
          sources.targets(of: file.source.name).contains(where: {
            $0.identifier == target.identifier
          }),
          let range = Self.use(in: file)
        else { continue }
        findings.add(
          "'\(widget.name)' uses 'UserDefaults' and has no privacy manifest; add 'PrivacyInfo.xcprivacy' to its resources",
          at: range, in: file.source.name, data: [.init("target", widget.name)])
        break
      }
    }
  }

  /// Where a file uses 'UserDefaults': a call of it or of a member, and neither a type nor a name in another.
  private static func use(in file: SwiftFile) -> SourceRange? {
    let tokens = file.tokens
    return (0..<tokens.count).first { index in
      tokens.is(index, "UserDefaults")
        && (tokens.is(index + 1, "(") || tokens.is(index + 1, ".")) && !tokens.is(index - 1, ".")
    }.map { tokens.list[$0].range }
  }
}
