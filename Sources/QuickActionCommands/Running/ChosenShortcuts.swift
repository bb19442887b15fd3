// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import QuickActionWidget
import QuickActions
import SourceText
import StringTables
import WidgetProject
import WidgetViews

/// The shortcuts that a command shows: those chosen for a widget, with where they stand on a device.
struct ChosenShortcuts {
  /// What knows the destinations.
  let handler: IntentHandler

  /// The family of the widget.
  let family: SizeClass

  private let loaded: LoadedCatalog
  private let choice: WidgetConfiguration
  private let catalog: CatalogOptions
  private let messages: Messages

  /// Loads the catalogue and the choice that options name.
  ///
  /// - Throws: `CommandFailure` where one of them cannot be used.
  init(_ catalog: CatalogOptions, _ messages: Messages) throws {
    loaded = try catalog.load(messages)
    handler = loaded.handler
    family = try catalog.sizeClass(of: handler)
    choice = try catalog.choice(of: loaded, family: family, messages)
    self.catalog = catalog
    self.messages = messages
  }

  /// The language of the texts: the one that is asked for, else the catalogue's own.
  var locale: LocaleName? { catalog.localeName ?? handler.developmentLanguage }

  /// The languages that the catalogue's texts are in, its own first.
  var locales: [LocaleName] {
    let known = handler.tables.locales(ofTable: handler.catalog.tableName)
    let own = locale.map { [$0] } ?? []
    return own + known.filter { !own.contains($0) }
  }

  /// The name of the widget, as the gallery shows it.
  func displayName(in locale: LocaleName?) -> String {
    handler.text(handler.catalog.widget.displayName, in: locale)
  }

  /// What the widget shows, in a language.
  func entry(in locale: LocaleName?) -> QuickActionEntry {
    QuickActionEntry(shortcuts: handler.shortcuts(of: choice, in: locale))
  }

  /// What the widget is drawn on; nil where its size on the device is not known.
  func canvas(on device: WidgetDevice) -> WidgetCanvas? {
    WidgetFamily(rawValue: family.widgetFamily).flatMap {
      WidgetCanvas(family: $0, device: device)
    }
  }

  /// What the widget is drawn on.
  ///
  /// - Throws: `CommandFailure` where its size on the device is not known.
  func knownCanvas(on device: WidgetDevice) throws -> WidgetCanvas {
    guard let canvas = canvas(on: device) else {
      throw CommandFailure(
        "the size of \(family.widgetFamily) on \(device.identifier) is not known; "
          + "choose another device", exitCode: 2)
    }
    return canvas
  }

  /// The images of the destinations; what is wrong with them is said on standard error.
  func images(scale: Int, appearance: ColorScheme) -> ImageCatalog {
    ImageCatalog(
      handler.catalog.images(for: .init(scale: scale, scheme: appearance)).images)
  }

  /// Says what stands in the way of reading the destinations' images.
  func noteImages() {
    for diagnostic in handler.catalog.images().diagnostics {
      messages.note(
        VisibleText.of("\(diagnostic.place.file): \(diagnostic.message.text)"))
    }
  }

  /// Says what there is to know besides the result, once that is written.
  ///
  /// - Parameters:
  ///   - issues: What a person would not like about the widget.
  ///   - device: What it was drawn on.
  /// - Throws: `CommandFailure` with the exit code 1 where a destination is gone.
  func finish(_ issues: [WidgetIssue] = [], on device: WidgetDevice? = nil) throws {
    catalog.noteSavedChoice(of: loaded, messages)
    catalog.noteMissingLanguage(handler, messages)
    let place = device.map { "on \($0.identifier) " } ?? ""
    for issue in issues { messages.note(place + VisibleText.of(issue.description)) }
    try reportMissing()
  }

  private func reportMissing() throws {
    let missing = entry(in: locale).shortcuts.filter { $0.state == .missing }
    guard !missing.isEmpty else { return }
    let path = catalog.catalog.map { " \(ShellWord.of($0))" } ?? ""
    let file = catalog.configuration.map { " --configuration \(ShellWord.of($0))" } ?? ""
    for shortcut in missing {
      Console.current.writeError(
        "error: the destination '\(VisibleText.of(shortcut.identifier))' at position "
          + "\(shortcut.position) is no longer in the catalogue; replace it with: "
          + "quickaction edit\(path)\(file) --replace \(shortcut.position)=IDENTIFIER\n")
    }
    throw CommandFailure(silently: 1)
  }
}
