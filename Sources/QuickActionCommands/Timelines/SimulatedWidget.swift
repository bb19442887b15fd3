// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActionWidget
import QuickActions
import SampleWidgets
import SourceText
import StringTables
import TimelineReports
import TimelineSimulation
import WidgetProject
import WidgetTimeline
import WidgetViews

/// The widget that is simulated.
struct SimulatedWidget {
  /// The short name of the widget of the catalog.
  static let quickActions = "quick-actions"

  /// The short name, as in `recipes`.
  let name: String

  /// The widget.
  let widget: TimelineWidget

  /// The sample widget; nil for the widget of a catalog, which sends no requests.
  let sample: SampleWidget?

  /// The language and region of its texts.
  let locale: String

  /// The catalog whose images are shown; nil if the widget has its own.
  let catalog: ActionCatalog?

  /// The names of widgets: all short names, then all kinds.
  static var names: [String] {
    SampleWidget.all.map(\.name) + [quickActions] + SampleWidget.all.map(\.kind)
  }

  /// Every endpoint of the sample widgets: those that they ask, and those that their sample feeds answer.
  static var knownEndpoints: [String] {
    let names = SampleWidget.all.flatMap { widget in
      let sample = try? FeedFile(SourceFile(name: widget.name, text: widget.sampleFeed))
      return widget.endpoints.map(\.pattern) + (sample?.endpointNames ?? [])
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// Finds a widget.
  ///
  /// - Parameters:
  ///   - name: Its short name, its kind, or the path of a catalog; nil means the catalog under the current folder.
  ///   - family: The family that is asked for.
  ///   - locale: The language and region; nil for that of the environment if there are texts in it, else a catalog's own, or English.
  ///   - choice: The file of a saved choice of a catalog's destinations.
  ///   - messages: Where notes go.
  ///   - showsTexts: Whether the texts are shown, so that a note on their language is of use.
  /// - Throws: `CommandFailure` if there is no such widget.
  init(
    named name: String?, family: String?, locale: String?, choice: String?,
    _ messages: Messages, showsTexts: Bool = true
  ) throws {
    if let name, let known = SampleWidget.named(name) {
      if choice != nil {
        throw CommandFailure(
          "the widget '\(known.name)' cannot be configured; remove '--choice'",
          exitCode: 2)
      }
      let language = TextLanguage(
        asked: locale.flatMap { TextLanguage.name($0) },
        known: InterfaceLanguage.allCases.map { LocaleName($0.rawValue) },
        own: LocaleName(InterfaceLanguage.english.rawValue),
        environment: Console.current.environment)
      if showsTexts { language.note(messages) }
      self.init(
        known, locale: language.shown?.identifier ?? InterfaceLanguage.english.rawValue)
      return
    }
    let isCatalog = name.map { $0.hasSuffix(ActionCatalog.fileSuffix) || $0.contains("/") }
    guard name == nil || name == Self.quickActions || isCatalog == true else {
      throw Self.unknown(name ?? "")
    }
    let loaded: LoadedCatalog
    do throws(LoadedCatalog.Failure) {
      loaded = try LoadedCatalog(path: isCatalog == true ? name : nil)
    } catch {
      if name == nil, case .noCatalog = error { throw Self.nothingNamed }
      throw CommandFailure(error, style: messages.errorStyle)
    }
    self = try Self.quickActions(
      loaded, family: family, locale: locale, choice: choice, messages,
      showsTexts: showsTexts)
  }

  private init(_ known: SampleWidget, locale: String) {
    name = known.name
    widget = known.widget(locale: locale)
    sample = known
    self.locale = locale
    catalog = nil
  }

  private init(_ widget: TimelineWidget, of catalog: ActionCatalog, locale: String) {
    name = Self.quickActions
    self.widget = widget
    sample = nil
    self.locale = locale
    self.catalog = catalog
  }

  /// What reports say about it.
  var subject: ReportSubject {
    ReportSubject(
      name: name, widget: widget, endpoints: sample?.endpoints.map(\.pattern) ?? [],
      locale: locale)
  }

  /// The images that it names, for a look.
  func images(for look: WidgetLook) -> ImageCatalog {
    guard let catalog else { return ImageCatalog() }
    return ImageCatalog(
      catalog.images(for: .init(scale: look.device.scale, scheme: look.appearance)).images)
  }

  /// What a reload asks for in a fleet, and when it wants the next one.
  func profile(in family: WidgetFamily) -> LoadProfile {
    sample?.profile(in: family) ?? LoadProfile(kind: widget.kind, schedule: .never, endpoints: [])
  }

  /// What it makes of the answer to its first request.
  func reading(in family: WidgetFamily) -> @Sendable (FeedValue) -> FleetFeed.Answer? {
    { [sample] body in sample?.answer(reading: body, in: family) }
  }

  private static func quickActions(
    _ loaded: LoadedCatalog, family: String?, locale: String?, choice: String?,
    _ messages: Messages, showsTexts: Bool
  ) throws -> SimulatedWidget {
    let texts = TextLanguage(asked: locale.flatMap { TextLanguage.name($0) }, of: loaded.widget)
    if showsTexts { texts.note(messages) }
    let language = texts.shown
    var saved: WidgetChoice?
    if let choice {
      do throws(LoadedCatalog.Failure) {
        saved = try loaded.choice(at: choice)
      } catch {
        throw CommandFailure(error, style: messages.errorStyle)
      }
    }
    let chosenFamily =
      (family ?? loaded.catalog.widget.families.first?.value)
      .flatMap { WidgetFamily(rawValue: $0) } ?? .systemMedium
    let choice = saved ?? loaded.widget.defaultChoice(for: chosenFamily)
    return SimulatedWidget(
      TimelineWidget(catalogOf: loaded.widget, locale: language, choice: { choice }),
      of: loaded.catalog, locale: language?.identifier ?? "en")
  }

  /// The short names, for a message.
  static var list: String {
    (SampleWidget.all.map(\.name) + [quickActions]).map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The short names of the widgets that send requests, for a message.
  static var askingList: String {
    let names = SampleWidget.all.filter { !$0.endpoints.isEmpty }.map(\.name)
    return names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "")
      + (names.last ?? "")
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

  /// The requested family; nil for the widget's first.
  func family(named name: String?) throws -> WidgetFamily {
    let offered = widget.supportedFamilies
    guard let name else { return offered.first ?? .systemMedium }
    let family = try WidgetFamily(named: name)
    guard offered.contains(family) else {
      throw CommandFailure(
        "the widget '\(widget.kind)' does not support \(name); it supports "
          + offered.map(\.rawValue).joined(separator: ", "), exitCode: 2)
    }
    return family
  }
}
