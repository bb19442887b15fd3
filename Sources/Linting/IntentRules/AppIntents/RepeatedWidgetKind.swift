// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import Disk
import IntentLint
import SourceText
import WidgetProject

/// Two widgets of one kind.
struct RepeatedWidgetKind: ProjectRule {
  static let metadata = RuleMetadata(
    id: "repeated-widget-kind", family: .appIntents, severity: .warning,
    summary: "Two widgets of an extension have the same kind.",
    why: """
      The system knows a widget by its kind: the gallery, timelines that are reloaded, and placed \
      widgets. Of two widgets with one kind, users see one.
      """,
    remedy: """
      Give each widget a kind of its own, and leave the kind of the one that users have placed. An \
      'IntentConfiguration' for older systems may have the kind of the 'AppIntentConfiguration' \
      that takes its place.
      """)

  static let examples: [RuleExample] = [
    .swift(widget("First", kind: #""Show""#) + widget("Second", kind: #"↓"Show""#)),
    .swift(
      widget("First", kind: #""Show""#)
        + widget("Second", kind: #""Show""#, configuration: "IntentConfiguration")),
  ]

  private static func widget(
    _ name: String, kind: String, configuration: String = "AppIntentConfiguration"
  ) -> String {
    """
    struct \(name): Widget {
      var body: some WidgetConfiguration {
        \(configuration)(kind: \(kind), intent: Show.self, provider: P()) { V($0) }
      }
    }

    """
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let sources = context.appIntents
    var earlier: [String: [WidgetSource]] = [:]
    for widget in sources.widgets {
      guard let kind = widget.kind.value else { continue }
      let others = earlier[kind, default: []]
      earlier[kind, default: []].append(widget)
      guard let first = others.first(where: { isRival($0, of: widget, in: sources) }) else {
        continue
      }
      findings.add(
        .repeated(kind, first.type), at: widget.kind.range, in: widget.fileName,
        data: [.init("subject", kind), .init("other", first.type)],
        notes: [
          .init(
            message: "the other widget",
            at: .init(file: first.fileName, range: first.kind.range))
        ])
    }
  }

  /// Whether two widgets of one kind are in one extension at the same time.
  private func isRival(
    _ first: WidgetSource, of second: WidgetSource, in sources: AppIntentSources
  ) -> Bool {
    // One for older systems and one that takes its place; both branches of a condition.
    guard first.configuration == second.configuration, first.type != second.type else {
      return false
    }
    let files = [first, second].map(\.fileName)
    let targets = files.map { Set(sources.targets(of: $0).map(\.name.value)) }
    if targets.allSatisfy(\.isEmpty) {
      let folders = files.map { $0.split(separator: "/").dropLast() }
      return folders[0] == folders[1]
    }
    return !targets[0].isDisjoint(with: targets[1])
  }
}

extension Diagnostic.Message {
  fileprivate static func repeated(_ kind: String, _ other: String) -> Self {
    "the widget '\(other)' has the kind '\(kind)', too; users see one of the two, so give this one a kind of its own"
  }
}
