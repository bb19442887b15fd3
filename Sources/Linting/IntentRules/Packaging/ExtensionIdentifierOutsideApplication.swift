// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import SourceText
import WidgetProject

/// Widget extensions whose identifier does not begin with that of the application.
struct ExtensionIdentifierOutsideApplication: ProjectRule {
  static let metadata = RuleMetadata(
    id: "extension-identifier-outside-application", family: .packaging, severity: .error,
    summary: "The bundle identifier of a widget extension does not begin with the application's.",
    why: "The system does not install the application, and Xcode does not build it.",
    remedy: """
      Begin the extension's 'PRODUCT_BUNDLE_IDENTIFIER' with that of the application and a dot, in \
      each configuration.
      """)

  static let examples: [RuleExample] = [
    .packaging(
      application: "PRODUCT_BUNDLE_IDENTIFIER = com.example.app.beta;",
      extension: "PRODUCT_BUNDLE_IDENTIFIER = ↓com.example.app.widget;"),
    .packaging(
      application: "PRODUCT_BUNDLE_IDENTIFIER = com.example.app;",
      extension: "PRODUCT_BUNDLE_IDENTIFIER = com.example.app.widget;"),
    .packaging(
      application: "PRODUCT_BUNDLE_IDENTIFIER = com.example.app;",
      extension: "PRODUCT_BUNDLE_IDENTIFIER = \"$(ORGANIZATION).widget\";"),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let pairs = context.packagedPairs(comparing: .identifier) { outer, inner, _ in
      !inner.hasPrefix(outer + ".")
    }
    for (pair, application, widget) in pairs {
      let place = pair.place(of: .identifier, value: widget)
      findings.add(
        .outside(pair, application: application, widget: widget), at: place.range, in: place.file,
        data: pair.data)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func outside(
    _ pair: PackagedPair, application: String, widget: String
  ) -> Self {
    "the identifier '\(widget)' of '\(pair.widget.name)' does not begin with '\(application).', that of '\(pair.application.name)'\(pair.place); rename it"
  }
}
