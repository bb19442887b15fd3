// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import Disk
import IntentLint
import SourceText
import SwiftDeclarations
import WidgetProject

/// Widgets of projects in which nothing has a container background.
struct MissingContainerBackground: ProjectRule {
  static let metadata = RuleMetadata(
    id: "missing-container-background", family: .appIntents, severity: .warning,
    summary: "No view of a project with widgets has 'containerBackground'.",
    why: """
      Since iOS 17 the system shows a widget that was built with Xcode 15 or newer only if its \
      view has a container background. Users see "Please adopt containerBackground API" or an \
      empty tile: https://github.com/home-assistant/iOS/issues/2558.
      """,
    remedy: """
      Add 'containerBackground(for: .widget) { … }' to the view of each widget, with \
      'if #available(iOS 17, *)' where the deployment target is lower.
      """)

  static let examples: [RuleExample] = [
    example(background: "", mark: "↓"),
    example(background: ".containerBackground(for: .widget) { Color.red }", mark: ""),
  ]

  private static func example(background: String, mark: String) -> RuleExample {
    .swift(
      """
      struct ShowWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: \(mark)"Show", provider: P()) { entry in
            Text(entry.title)\(background)
          }
        }
      }

      """,
      with: .widgetExtension(source: "Show.swift", inApplication: false))
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    // Where only a part of a project is asked for, the rest may have the background.
    guard
      context.project.xcodeProjects.contains(where: { context.project.isAsked($0.source.name) })
        || !context.project.specifiedProjects.isEmpty
    else { return }
    let sources = context.appIntents
    let widgets = sources.widgets.filter { widget in
      switch widget.configuration {
      case .static, .intent, .appIntent: true
      case .staticControl, .appIntentControl: false
      }
    }
    guard !widgets.isEmpty else { return }
    let backgrounds = sources.files.filter(Self.hasBackground).map { file -> Set<String> in
      let targets = sources.targets(of: file.source.name)
      // One in a package or a framework may be any project's.
      let isShared = targets.contains { !$0.isApplication && !$0.isAppExtension }
      return isShared ? [] : sources.projectFiles(of: file.source.name)
    }
    guard !backgrounds.contains([]) else { return }
    for widget in widgets {
      let targets = sources.targets(of: widget.fileName)
      let projects = sources.projectFiles(of: widget.fileName)
      guard targets.contains(where: \.isAppExtension),
        backgrounds.allSatisfy(projects.isDisjoint)
      else { continue }
      findings.add(
        "nothing in the project has 'containerBackground', so iOS 17 and newer show nothing of this widget when it is built with Xcode 15 or newer; add it to the widget's view",
        at: widget.kind.range, in: widget.fileName,
        cause: .init(
          "nothing in the project has 'containerBackground', so iOS 17 and newer show nothing of its widgets when they are built with Xcode 15 or newer; add it to the view of each"
        ))
    }
  }

  private static let word = SoughtWords(["containerBackground"])

  /// What has a container background and is no widget.
  private static let otherPlacements: Set<String> = [
    "navigation", "navigationSplitView", "subscriptionStore", "subscriptionStoreFullHeight",
    "subscriptionStoreHeader", "tabView", "window",
  ]

  /// Whether a file has the modifier, or calls one of another module with a name that begins like it.
  private static func hasBackground(_ file: SwiftFile) -> Bool {
    // Most files have no such word, and their tokens are many.
    guard word.occur(in: file.source.bytes) else { return false }
    let tokens = file.tokens
    let others = file.calls(of: ["containerBackground"]).filter { _, call in
      otherPlacements.contains(call["for"]?.lastName ?? "")
    }.map(\.name.range)
    return (0..<tokens.count).contains { index in
      guard tokens.kind(index) == .word, tokens.text(index).hasPrefix("containerBackground"),
        !others.contains(tokens.list[index].range),
        tokens.is(index + 1, "(") || tokens.is(index + 1, "{")
      else { return false }
      // A color of that name is none, nor is what only says that the background may be taken away.
      return tokens.text(index) == "containerBackground"
        || tokens.is(index - 1, ".") && tokens.text(index) != "containerBackgroundRemovable"
    }
  }
}
