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

  private static let setting = "PRODUCT_BUNDLE_IDENTIFIER"

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let pairs = context.packagedPairs { application, widget in
      guard let outer = application.settings.knowledge(of: Self.setting).value, !outer.isEmpty,
        let inner = widget.settings.knowledge(of: Self.setting).value, !inner.isEmpty,
        !inner.hasPrefix(outer + ".")
      else { return nil }
      return (outer, inner)
    }
    for (pair, application, widget) in pairs {
      findings.add(
        .outside(pair, application: application, widget: widget),
        at: pair.widget.range(of: Self.setting, value: widget), in: pair.projectFile,
        data: [.init("target", pair.widget.name), .init("application", pair.application.name)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func outside(
    _ pair: PackagedPair, application: String, widget: String
  ) -> Self {
    "the identifier '\(widget)' of '\(pair.widget.name)' does not begin with '\(application).', that of '\(pair.application.name)' \(pair.place); rename it"
  }
}
