// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import WidgetProject

/// Widget extensions that need a newer system than the application that carries them.
struct ExtensionDeploymentTargetAboveApplication: ProjectRule {
  static let metadata = RuleMetadata(
    id: "extension-deployment-target-above-application", family: .packaging, severity: .warning,
    summary: "A widget extension needs a newer iOS than the application that carries it.",
    why: """
      On older systems the application is installed and has no widgets, without any error: \
      https://github.com/scastiel/kado/issues/97. An application for systems that are older \
      than the first with its widgets, such as iOS 14, is not reported.
      """,
    remedy: """
      Set 'IPHONEOS_DEPLOYMENT_TARGET' of the extension to that of the application, and use \
      'if #available' for what is newer.
      """)

  static let examples: [RuleExample] = [
    .packaging(
      application: "IPHONEOS_DEPLOYMENT_TARGET = 18.0;",
      extension: "IPHONEOS_DEPLOYMENT_TARGET = ↓26.4;"),
    .packaging(
      application: "IPHONEOS_DEPLOYMENT_TARGET = 12.0;",
      extension: "IPHONEOS_DEPLOYMENT_TARGET = 14.0;"),
    .packaging(
      application: "IPHONEOS_DEPLOYMENT_TARGET = 18.0;",
      extension: "IPHONEOS_DEPLOYMENT_TARGET = \"$(WIDGET_TARGET)\";"),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let pairs = context.packagedPairs(comparing: .oldestSystem) { low, high, widget in
      // What is built for a watch has this setting of the project, too.
      guard widget.isForPhones, let lowest = SystemRelease(low), let needed = SystemRelease(high)
      else { return false }
      return needed > max(lowest, firstRelease(of: widget, in: context.appIntents))
    }
    for (pair, application, widget) in pairs {
      let place = pair.place(of: .oldestSystem, value: widget)
      findings.add(
        .aboveApplication(pair, application: application, widget: widget), at: place.range,
        in: place.file, data: pair.data)
    }
  }

  /// The first system that has any of the widgets of an extension.
  private func firstRelease(
    of widget: PackagedTarget, in sources: AppIntentSources
  ) -> SystemRelease {
    let configurations = sources.widgets.filter { source in
      sources.targets(of: source.fileName)
        .contains { $0.identifier == widget.target?.identifier }
    }.map(\.configuration)
    // An extension may have Live Activities or controls alone, and its sources may be anywhere.
    guard !configurations.isEmpty else { return SystemRelease(major: 18) }
    return configurations.map { configuration in
      switch configuration {
      case .static, .intent: SystemRelease(major: 14)
      case .appIntent: SystemRelease(major: 17)
      case .staticControl, .appIntentControl: SystemRelease(major: 18)
      }
    }.min() ?? SystemRelease(major: 14)
  }
}

extension Diagnostic.Message {
  fileprivate static func aboveApplication(
    _ pair: PackagedPair, application: String, widget: String
  ) -> Self {
    "'\(pair.widget.name)' needs iOS \(widget) and '\(pair.application.name)' iOS \(application)\(pair.place), so users between the two have no widgets; lower the extension's deployment target"
  }
}
