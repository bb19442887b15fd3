// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActionWidget
import QuickActions
import SampleWidgets
import SourceText
import StringTables
import TimelineSimulation
import WidgetProject
import WidgetTimeline
import WidgetViews

/// The widget that a timeline is run of.
struct TimelineSubject {
  /// The short name of the widget of the catalog.
  static let quickActions = "quick-actions"

  /// The short name, as in `recipes`.
  let name: String

  /// The widget.
  let widget: TimelineWidget

  /// What it asks of servers, `images/*` for all that begin so.
  let endpoints: [String]

  /// The text of the feed that it is run with where none is named; nil where it asks for nothing.
  let sampleFeed: String?

  /// The language and region of its texts.
  let locale: String

  /// The catalog whose images are shown; nil where the widget brings its own.
  let catalog: ActionCatalog?

  /// The names that people can name widgets by: all short names, then all kinds.
  static var names: [String] {
    SampleWidget.all.map(\.name) + [quickActions] + SampleWidget.all.map(\.kind)
  }

  /// Everything that any widget can ask of servers: what it does ask, and what else its sample feed answers.
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
  ///   - locale: The language and region; nil means that of the environment if there are texts in it, else a catalog's own and English.
  ///   - choice: The file of a saved choice of a catalog's destinations.
  ///   - messages: What is said besides.
  ///   - showsTexts: Whether anybody sees the texts, and so whether it matters which language they are in.
  /// - Throws: `CommandFailure` where there is no such widget.
  init(
    named name: String?, family: String?, locale: String?, choice: String?,
    _ messages: Messages, showsTexts: Bool = true
  ) throws {
    if let name, let known = SampleWidget.named(name) {
      if choice != nil {
        throw CommandFailure(
          "the widget '\(known.name)' has no choice; remove '--choice'",
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
    self.init(
      name: known.name, widget: known.widget(locale: locale),
      endpoints: known.endpoints.map(\.pattern), sampleFeed: known.sampleFeed, locale: locale)
  }

  /// Describes a widget.
  init(
    name: String, widget: TimelineWidget, endpoints: [String], sampleFeed: String?,
    locale: String, catalog: ActionCatalog? = nil
  ) {
    self.name = name
    self.widget = widget
    self.endpoints = endpoints
    self.sampleFeed = sampleFeed
    self.locale = locale
    self.catalog = catalog
  }

  private static func quickActions(
    _ loaded: LoadedCatalog, family: String?, locale: String?, choice: String?,
    _ messages: Messages, showsTexts: Bool
  ) throws -> TimelineSubject {
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
    let configuration = IntentConfiguration(
      quickActionsOf: loaded.widget, locale: language?.identifier, choice: { choice })
    return TimelineSubject(
      name: quickActions, widget: configuration.widget, endpoints: [], sampleFeed: nil,
      locale: language?.identifier ?? "en", catalog: loaded.catalog)
  }

  /// The short names, to be listed in a sentence.
  static var list: String {
    (SampleWidget.all.map(\.name) + [quickActions]).map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The short names of the widgets that ask servers for something.
  static var askingList: String {
    let names = SampleWidget.all.filter { !$0.endpoints.isEmpty }.map(\.name)
    return names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "")
      + (names.last ?? "")
  }

  private static func unknown(_ name: String) -> CommandFailure {
    let near = NearName.question(name, among: names)
    return CommandFailure(
      "there is no widget '\(VisibleText.of(name))'"
        + (near.isEmpty ? "; there are \(list)" : near),
      exitCode: 2)
  }

  private static var nothingNamed: CommandFailure {
    CommandFailure(
      "there is no catalog '*.actions.json' under the current folder; name a widget: \(list)",
      exitCode: 2)
  }

  /// The family that is asked for; the widget's first where none is.
  func family(named name: String?) throws -> WidgetFamily {
    let offered = widget.supportedFamilies
    guard let name else { return offered.first ?? .systemMedium }
    let family = try WidgetFamily(named: name)
    guard offered.contains(family) else {
      throw CommandFailure(
        "the widget '\(widget.kind)' does not come in \(name); it comes in "
          + offered.map(\.rawValue).joined(separator: ", "), exitCode: 2)
    }
    return family
  }
}

extension WidgetEndpoint {
  /// The name as feeds give it: with a star where all are meant that begin so.
  var pattern: String { isPrefix ? name + "*" : name }
}
