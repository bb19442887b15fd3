// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import SwiftDeclarations

/// Intents that only configure a widget or a control and are offered as actions.
struct DiscoverableConfigurationIntent: ProjectRule {
  static let metadata = RuleMetadata(
    id: "discoverable-configuration-intent", family: .appIntents, severity: .note,
    summary: "An intent that only configures a widget or a control is offered as an action.",
    why: """
      'isDiscoverable' is true unless the intent says otherwise, so the Shortcuts app and Spotlight \
      offer an action that does nothing: \
      https://developer.apple.com/documentation/appintents/appintent/isdiscoverable, \
      https://developer.apple.com/forums/thread/761318 and \
      https://github.com/home-assistant/iOS/pull/3669.
      """,
    remedy: "Add 'static let isDiscoverable = false'.")

  static let examples: [RuleExample] = [
    .swift(
      """
      struct ↓Show: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Show"
      }

      """),
    .swift(
      """
      struct Show: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Show"
        static var isDiscoverable: Bool { false }
      }

      """),
    .swift(
      """
      struct Show: AppIntent, WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Show"
        func perform() async throws -> some IntentResult { .result() }
      }

      """),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let sources = context.appIntents
    let offered = Set(sources.shortcuts.compactMap(\.intent))
    for intent in sources.intents where intent.isConfiguration {
      // One that does something, is predicted or has phrases is meant to be an action as well.
      guard intent.type.property("isDiscoverable") == nil,
        !intent.type.functions.contains(where: { $0.function.name.value == "perform" }),
        !intent.type.conforms(to: "PredictableIntent"), !offered.contains(intent.name),
        !inheritsDiscoverability(intent, in: sources)
      else { continue }
      let isForWidgets = intent.type.conforms(to: "WidgetConfigurationIntent")
      findings.add(
        .offered(intent.name, configures: isForWidgets ? "a widget" : "a control"),
        at: intent.type.nameRange, in: intent.type.fileName,
        cause: .init(.offered(intent.name, configures: isForWidgets ? "widgets" : "controls")))
    }
  }

  /// Whether a protocol of the sources, or one that they do not have, may decide.
  private func inheritsDiscoverability(
    _ intent: AppIntentSource, in sources: AppIntentSources
  ) -> Bool {
    intent.type.conformances.contains { name in
      sources.types.types(named: name).contains { $0.property("isDiscoverable") != nil }
        || sources.extends(name, with: "isDiscoverable")
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func offered(_ name: String, configures what: String) -> Self {
    "'\(name)' configures \(what) and is also offered as an action; add 'static let isDiscoverable = false'"
  }
}

extension Diagnostic.Cause.Sentence {
  fileprivate static func offered(_ name: String, configures what: String) -> Self {
    "\("'\(name)'", each: .intent) configure \(what) and are also offered as actions; add 'static let isDiscoverable = false' to each"
  }
}

extension Diagnostic.Cause.Variable {
  fileprivate static let intent = Self("", "intents: ")
}
