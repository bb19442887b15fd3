// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActionWidget
import QuickActions
import SourceText
import WidgetProject

/// The shortcuts that a command shows: those chosen for a widget, with where they stand on a device.
struct ChosenShortcuts {
  /// What knows the destinations.
  let handler: IntentHandler

  /// The family of the widget.
  let family: SizeClass

  /// The shortcuts, in the order of the choice.
  let shortcuts: [Shortcut]

  /// The grid that they stand in.
  let grid: ShortcutGrid

  private let loaded: LoadedCatalog
  private let catalog: CatalogOptions
  private let device: DeviceOptions
  private let messages: Messages

  /// Loads the catalogue and the choice that options name.
  ///
  /// - Throws: `CommandFailure` where one of them cannot be used.
  init(_ catalog: CatalogOptions, on device: DeviceOptions, _ messages: Messages) throws {
    loaded = try catalog.load(messages)
    handler = loaded.handler
    family = try catalog.sizeClass(of: handler)
    let choice = try catalog.choice(of: loaded, family: family, messages)
    shortcuts = handler.shortcuts(of: choice, in: catalog.localeName)
    grid = try device.grid(itemCount: shortcuts.count, family: family)
    self.catalog = catalog
    self.device = device
    self.messages = messages
  }

  /// Says what there is to know besides the result, once that is written.
  ///
  /// - Throws: `CommandFailure` with the exit code 1 where a destination is gone.
  func finish() throws {
    catalog.noteSavedChoice(of: loaded, messages)
    catalog.noteMissingLanguage(handler, messages)
    device.noteOverflow(grid, messages)
    try reportMissing()
  }

  private func reportMissing() throws {
    let missing = shortcuts.filter { $0.state == .missing }
    guard !missing.isEmpty else { return }
    let file = catalog.configuration.map { " --configuration \(ShellWord.of($0))" } ?? ""
    for shortcut in missing {
      Console.current.writeError(
        "error: the destination '\(VisibleText.of(shortcut.identifier))' at position "
          + "\(shortcut.position) is no longer in the catalogue; replace it with: "
          + "quickaction edit\(file) --replace \(shortcut.position)=IDENTIFIER\n")
    }
    throw CommandFailure(silently: 1)
  }
}
