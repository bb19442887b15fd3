// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AssetCatalogs
import CommandConsole
import Disk
import IntentModel
import QuickActions
import ShownWidgets
import SourceText
import StringTables
import TimelineReports
import WidgetChoices
import WidgetProject
import WidgetTimeline
import WidgetViews

extension SimulatedWidget {
  /// Finds the widget of a catalog.
  ///
  /// - Parameters:
  ///   - name: Its short name, or the path of a catalog; nil means the catalog under the current folder.
  ///   - family: The family that is asked for.
  ///   - locale: The language and region; nil for that of the environment if there are texts in it, else the catalog's own.
  ///   - choice: The file of a saved choice of a catalog's destinations.
  ///   - messages: Where notes go.
  ///   - showsTexts: Whether the texts are shown, so that a note on their language is of use.
  /// - Throws: `CommandFailure` if there is no such widget.
  init(
    named name: String?, family: String?, locale: String?, choice: String?,
    _ messages: Messages, showsTexts: Bool = true
  ) throws {
    let isCatalog = name.map { $0.hasSuffix(ActionCatalog.fileSuffix) || $0.contains("/") }
    guard name == nil || name == Self.quickActions || isCatalog == true else {
      throw Self.unknown(name ?? "")
    }
    let loaded = try Self.catalog(
      at: isCatalog == true ? name : nil, isNamed: name != nil, messages)
    let texts = TextLanguage(
      asked: locale.flatMap { TextLanguage.name($0) }, of: loaded.widget,
      environment: messages.console.environment)
    if showsTexts { texts.note(messages) }
    let saved = try choice.map { path in
      try messages.failing { () throws(LoadedCatalog.Failure) in try loaded.choice(at: path) }
    }
    let description = loaded.catalog.widget
    let family = try WidgetFamily(
      named: family, ofWidget: description.kind.value,
      supporting: description.families.compactMap { WidgetFamily(rawValue: $0.value) })
    self.init(
      ShownWidget(
        loaded.widget, family: family,
        choice: saved ?? loaded.widget.defaultChoice(for: family)),
      locale: texts.shown)
  }

  private static func catalog(
    at path: String?, isNamed: Bool, _ messages: Messages
  ) throws -> LoadedCatalog {
    do throws(LoadedCatalog.Failure) {
      return try LoadedCatalog(path: path)
    } catch {
      if !isNamed, case .noCatalog = error { throw Self.nothingNamed }
      throw CommandFailure(error, style: messages.errorStyle)
    }
  }

  /// The subject of reports on the widget.
  var subject: ReportSubject {
    ReportSubject(
      name: Self.quickActions, widget: widget, endpoints: [], locale: locale)
  }

  private static func unknown(_ name: String) -> CommandFailure {
    let near = NearName.question(name, among: names)
    return CommandFailure(
      "unknown widget '\(VisibleText.of(name))'" + (near.isEmpty ? "; use one of \(list)" : near),
      exitCode: 2)
  }

  private static var nothingNamed: CommandFailure {
    CommandFailure(
      "no catalog ('*.actions.json') below the current folder; name a widget: \(list)",
      exitCode: 2)
  }
}
