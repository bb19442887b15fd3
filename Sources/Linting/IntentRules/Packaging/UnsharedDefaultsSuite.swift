// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import SwiftDeclarations
import WidgetProject

/// Suites of user defaults that the application and its extension have in common and that no app group shares.
struct UnsharedDefaultsSuite: ProjectRule {
  static let metadata = RuleMetadata(
    id: "unshared-defaults-suite", family: .packaging, severity: .warning,
    summary:
      "The application and its widget extension use a suite of user defaults that is not an app group.",
    why: """
      A suite is only shared if it is an app group, whose identifier begins with 'group.'. Each of \
      the two has its own otherwise, so the widget reads nothing that the application saved: \
      https://developer.apple.com/documentation/foundation/userdefaults/init(suitename:).
      """,
    remedy: """
      Use the identifier of an app group that the entitlements of both have, and copy what the \
      application has saved in the old suite.
      """)

  static let examples: [RuleExample] = [
    example("↓\"settings\""), example("\"group.com.example.settings\""),
  ]

  private static func example(_ suite: String) -> RuleExample {
    let packaging = RuleExample.packaging(
      application: "CODE_SIGN_ENTITLEMENTS = \"$(TEAM)\";",
      extension: "CODE_SIGN_ENTITLEMENTS = \"$(TEAM)\";", sources: ["Store.swift"],
      resources: ["PrivacyInfo.xcprivacy"])
    let source = """
      import AppIntents
      let store = UserDefaults(suiteName: \(suite))

      """
    return RuleExample(files: [.init("Store.swift", source)] + packaging.hiddenFiles)
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let sources = context.appIntents
    var seen: Set<String> = []
    for packaged in context.project.packagedApplications {
      for widget in packaged.extensions where widget.isForPhones {
        guard let inner = widget.target?.identifier,
          let outer = packaged.application.target?.identifier
        else { continue }
        for file in sources.files {
          let targets = Set(sources.targets(of: file.source.name).map(\.identifier))
          guard targets.contains(inner), targets.contains(outer) else { continue }
          for (name, call) in file.calls(of: ["UserDefaults"]) {
            let scope = file.declaration(around: name.range)?.fullName ?? ""
            guard let value = call["suiteName"], let suite = sources.text(of: value, in: scope),
              Self.isOwn(suite), seen.insert(suite).inserted
            else { continue }
            findings.add(
              .unshared(suite, packaged.application.name, widget.name), at: value.range,
              in: file.source.name, data: [.init("target", widget.name)])
          }
        }
      }
    }
  }

  /// Whether a suite is no app group, and is not one of a preview or a test.
  private static func isOwn(_ suite: String) -> Bool {
    let text = suite.lowercased()
    return !text.isEmpty && !text.hasPrefix("group.")
      && !["$", "preview", "test", "mock"].contains(where: text.contains)
  }
}

extension Diagnostic.Message {
  fileprivate static func unshared(_ suite: String, _ application: String, _ widget: String) -> Self
  {
    "'\(suite)' is not an app group, so '\(application)' and '\(widget)' each have a suite of that name; use the identifier of a group, which begins with 'group.'"
  }
}
