// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import IntentModel
import QuickActions
import ShownWidgets
import SourceText
import StringTables
import TimelineSimulation
import WidgetTimeline
import WidgetViews

/// Which widget is drawn, in which families and languages.
struct SnapshotSubjectOptions: ParsableArguments {
  @Option(
    name: .customLong("family"),
    help: ArgumentHelp(
      "The families of the widget, such as systemSmall,systemMedium. (default: all of the widget's)",
      valueName: "family,…"), completion: .families)
  var familyNames: [NameList] = []

  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      "The languages of the widget's texts, such as en,ja. (default: all that there are texts in; for a program or an example, en)",
      valueName: "locale,…"))
  var localeNames: [NameList] = []

  @Option(
    help: ArgumentHelp(
      "The intent of a definition. (default: the only one for widgets)", valueName: "intent"))
  var intent: String?

  @Option(name: .customLong("choice"), help: .choice, completion: .json)
  var choicePath: String?

  /// The families; none for all.
  func families() throws -> [WidgetFamily] {
    try familyNames.flatMap(\.names).map { try WidgetFamily(named: $0) }
  }

  /// The names of families, and of presentations of Live Activities and controls; none for all.
  func shapes() throws -> [String] {
    let names = familyNames.flatMap(\.names)
    for name in names where WidgetPresentation(rawValue: name) == nil {
      _ = try WidgetFamily(named: name)
    }
    return names
  }

  /// The languages; none for all.
  var locales: [LocaleName] { localeNames.flatMap(\.names).map { LocaleName($0) } }

  /// The request for a family; nil is the widget's first.
  func request(catalog: String?, family: WidgetFamily?) -> WidgetRequest {
    WidgetRequest(
      catalog: catalog, intent: intent, family: family?.rawValue, locale: locales.first,
      choicePath: choicePath)
  }

  /// Refuses what only the widget of a catalog or of a definition has.
  ///
  /// - Parameter reason: Why, as in `the widget 'recipes' cannot be configured`.
  /// - Throws: `CommandFailure` if such an option is given.
  func refuseCatalogOptions(_ reason: String) throws {
    let option = intent != nil ? "--intent" : choicePath != nil ? "--choice" : nil
    guard let option else { return }
    throw CommandFailure("\(reason); remove '\(option)'", exitCode: 2)
  }

  func validate() throws {
    for name in localeNames.flatMap(\.names) { try TextLanguage.check(name) }
    try GivenFileName.check(choicePath, of: "--choice")
  }
}

/// When and from what the widget of a program or of an example makes its timeline.
struct SnapshotMomentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The moment at which the timeline is made, such as 2026-11-24T08:00. (default: \(ProgramTimeOptions.standardMoment))",
      valueName: "time"))
  var at: String?

  @Option(
    help: ArgumentHelp(
      "The device's time zone, such as Asia/Tokyo or +09:00. (default: UTC)", valueName: "zone"))
  var timeZone: String?

  @Option(
    help: ArgumentHelp(
      "The feed file that answers the widget's requests. (default: an example's own, none for a program)",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var feed: String?

  func validate() throws { try GivenFileName.check(feed, of: "--feed") }

  /// The time zone.
  func zone(_ messages: Messages) throws -> TimeZoneRules {
    try .named(timeZone ?? "UTC", environment: messages.console.environment)
  }

  /// The moment.
  func instant(in zone: TimeZoneRules) throws -> Instant {
    let text = at ?? ProgramTimeOptions.standardMoment
    guard let moment = FeedMoment(text), let instant = moment.instant(in: zone) else {
      throw CommandFailure(
        "'\(VisibleText.of(text))' is not a moment for '--at'; write it as 2026-11-24T08:00",
        exitCode: 2)
    }
    return instant
  }

  /// Refuses options that the widget of a catalog has no use for.
  func refuse(for widget: String?) throws {
    let given = [("--at", at), ("--time-zone", timeZone), ("--feed", feed)]
    guard let option = given.first(where: { $0.1 != nil }) else { return }
    throw CommandFailure(
      "'\(option.0)' is for widgets with a timeline, of a program or an example; remove it",
      exitCode: 2)
  }
}
