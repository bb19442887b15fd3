// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AssetCatalogs
package import CommandConsole
import Diagnostics
import Disk
import IntentModel
package import QuickActionWidget
package import QuickActions
import SourceText
package import StringTables
package import WidgetChoices
import WidgetProject
package import WidgetViews

/// The shortcuts that a command shows: those chosen for a widget, with where they stand on a device.
package struct ChosenShortcuts: ShownWidget {
  /// The intent, with its catalog.
  package var widget: WidgetIntent { loaded.widget }

  /// The family of the widget.
  package let family: WidgetFamily

  /// The choice that is shown.
  package let choice: WidgetChoice

  /// The language of the texts.
  private let language: TextLanguage

  private let loaded: LoadedCatalog
  private let request: WidgetRequest
  private let messages: Messages

  /// Loads the choice of a catalog.
  package init(_ loaded: LoadedCatalog, _ request: WidgetRequest, _ messages: Messages) throws {
    self.loaded = loaded
    language = TextLanguage(
      asked: request.locale, of: loaded.widget, environment: messages.console.environment)
    family = try request.family(of: loaded)
    choice = try request.choice(of: loaded, family: family, messages)
    self.request = request
    self.messages = messages
  }

  /// The language of the texts; nil if it is not known.
  package var locale: LocaleName? { language.shown }

  /// The languages that the catalog's texts are in, its own first.
  package var locales: [LocaleName] {
    let known = widget.tables.locales(ofTable: loaded.catalog.tableName)
    let own = locale.map { [$0] } ?? []
    return own + known.filter { !own.contains($0) }
  }

  /// The name of the widget, as the gallery shows it.
  package func displayName(in locale: LocaleName?) -> String {
    widget.text(loaded.catalog.widget.displayName, in: locale)
  }

  /// The shortcuts of the widget, in a language.
  package func entry(in locale: LocaleName?) -> StyledShortcuts {
    StyledShortcuts(widget.shortcuts(of: choice, in: locale), style: loaded.catalog.style)
  }

  /// The content of the widget, in a language.
  package func content(in locale: LocaleName?) -> WidgetContent { .shortcuts(entry(in: locale)) }

  /// The images of the destinations; what is wrong with them is said on standard error.
  package func images(scale: Int, appearance: ColorScheme) -> ImageCatalog {
    ImageCatalog(
      loaded.catalog.images(
        for: .init(scale: scale, scheme: appearance, convertsPDF: true)
      ).images)
  }

  /// The colors that the style names.
  package var colors: ColorCatalog { loaded.catalog.colors().catalog }

  /// Says what stands in the way of reading the destinations' images and the colors of the style.
  package func noteAssets() {
    for diagnostic in loaded.catalog.images(for: .init(convertsPDF: true)).diagnostics
      + loaded.catalog.colors().diagnostics
    {
      messages.note(
        VisibleText.of("\(diagnostic.place.file): \(diagnostic.message.text)"))
    }
  }

  /// Says what there is to know besides the result, once that is written.
  ///
  /// - Parameters:
  ///   - issues: The issues of the widget that users would notice.
  ///   - device: The device that it was drawn on.
  /// - Throws: `CommandFailure` with the exit code 1 if a destination is gone.
  package func finish(_ issues: [WidgetIssue] = [], on device: WidgetDevice? = nil) throws {
    request.noteSavedChoice(of: loaded, messages)
    language.note(messages)
    let place = device.map { "on \($0.identifier) " } ?? ""
    for issue in issues {
      let scope = issue.isSameOnEveryDevice ? "" : place
      let sentence = scope + VisibleText.of(issue.description)
      if issue.severity == .warning { messages.warn(sentence) } else { messages.note(sentence) }
    }
    try reportMissing()
  }

  private func reportMissing() throws {
    let missing = entry(in: locale).shortcuts.filter { $0.state == .missing }
    guard !missing.isEmpty else { return }
    let path = request.catalog.map { " \(ShellWord.of($0))" } ?? ""
    let file = request.choicePath.map { " --choice \(ShellWord.of($0))" } ?? ""
    for shortcut in missing {
      messages.console.writeError(
        "error: the destination '\(VisibleText.of(shortcut.identifier))' at position "
          + "\(shortcut.position) is no longer in the catalog; replace it with: "
          + "quickaction edit\(path)\(file) --replace \(shortcut.position)=IDENTIFIER\n")
    }
    throw CommandFailure(silently: 1)
  }
}
